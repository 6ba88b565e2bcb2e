"""Guests: who somebody is, kept in a signed cookie; accounts for those who want one."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

__all__ = ["COOKIE", "Guest", "Signet", "fresh_id", "hashed", "matches"]

COOKIE = "ludotheque"
HASHER = PasswordHasher()
# Argon2 takes 64 MB a password: few at a time.
HASHING = asyncio.Semaphore(2)


class Guest(msgspec.Struct, array_like=True, frozen=True):
    """A player as the cookie tells it."""

    player: str = ""
    name: str = ""
    account: str = ""


def fresh_id(length: int = 12) -> str:
    """Return a name that nobody can guess, of letters and digits."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(length))


class Signet:
    """Signs what clients keep for us."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def stamp(self, purpose: str, text: str) -> str:
        """Return the signature of *text*."""
        mac = hmac.new(self.secret, f"{purpose}\0{text}".encode(), sha256)
        return urlsafe_b64encode(mac.digest()[:24]).decode()

    def cookie(self, guest: Guest) -> str:
        """Return the value of the cookie for *guest*."""
        text = urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        return f"{text}.{self.stamp('guest', text)}"

    def guest(self, cookie: str | None) -> Guest:
        """Return who sends *cookie*; a stranger if it is not ours."""
        text, _, stamp = (cookie or "").partition(".")
        if not hmac.compare_digest(stamp.encode(), self.stamp("guest", text).encode()):
            return Guest()
        try:
            return msgspec.json.decode(urlsafe_b64decode(text), type=Guest)
        except (msgspec.MsgspecError, NotBase64, ValueError):
            return Guest()

    def seat_secret(self, table: str, seat: int, player: str) -> str:
        """Return what hands a seat that *player* holds to another device."""
        return f"{seat}.{self.stamp('seat', f'{table} {seat} {player}')}"


async def hashed(password: str) -> str:
    """Return what is kept of *password*."""
    async with HASHING:
        return await asyncio.to_thread(HASHER.hash, password)


async def matches(kept: str, password: str) -> bool:
    """Say whether *password* is the one of which *kept* was made."""
    async with HASHING:
        try:
            return await asyncio.to_thread(HASHER.verify, kept, password)
        except Argon2Error:
            return False
