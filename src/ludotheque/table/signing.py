"""Signing: what clients keep for the server carries a signature, so that nobody can make it up."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256

import msgspec

from ludotheque.table.guests import Guest

__all__ = ["COOKIE", "Signer"]

COOKIE = "ludotheque"


class Signer:
    """Signs cookies and the secrets of seats with the server's own *secret*."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def signature(self, purpose: str, text: str) -> str:
        """Return the signature of *text*; one made for another *purpose* is another."""
        mac = hmac.new(self.secret, f"{purpose}\0{text}".encode(), sha256)
        return urlsafe_b64encode(mac.digest()[:24]).decode()

    def cookie(self, guest: Guest) -> str:
        """Return the value of the cookie for *guest*."""
        text = urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        return f"{text}.{self.signature('guest', text)}"

    def guest(self, cookie: str | None) -> Guest:
        """Return who sends *cookie*; a stranger if it is not ours."""
        text, _, signature = (cookie or "").partition(".")
        # Compared in constant time: how long a refusal takes tells nothing of the right signature.
        if not hmac.compare_digest(signature.encode(), self.signature("guest", text).encode()):
            return Guest()
        try:
            return msgspec.json.decode(urlsafe_b64decode(text), type=Guest)
        except (msgspec.MsgspecError, NotBase64, ValueError):
            return Guest()

    def seat_secret(self, table_id: str, seat: int, player: str) -> str:
        """Return what hands a seat that *player* holds to another device."""
        return f"{seat}.{self.signature('seat', f'{table_id} {seat} {player}')}"
