"""Signing: what clients keep for the server carries a signature, so that nobody can make it up."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import TypeVar

import msgspec

from ludotheque.table.guests import Guest, KnownBrowser

__all__ = ["COOKIE", "KNOWN_COOKIE", "Signer"]

T = TypeVar("T")

COOKIE = "ludotheque"
# Stays where somebody signs out: their browser is known by it.
KNOWN_COOKIE = "ludotheque-known"


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
        return self._signed("guest", guest)

    def guest(self, cookie: str | None) -> Guest:
        """Return who sends *cookie*; a stranger if it is not ours."""
        return self._read("guest", cookie, Guest) or Guest()

    def known_cookie(self, browser: KnownBrowser) -> str:
        """Return the value of the cookie for a *browser* that has signed in."""
        return self._signed("browser", browser)

    def known_browser(self, cookie: str | None) -> KnownBrowser:
        """Return what *cookie* tells of a browser; nothing if it is not ours."""
        return self._read("browser", cookie, KnownBrowser) or KnownBrowser()

    def _signed(self, purpose: str, value: msgspec.Struct) -> str:
        text = urlsafe_b64encode(msgspec.json.encode(value)).decode()
        return f"{text}.{self.signature(purpose, text)}"

    def _read(self, purpose: str, cookie: str | None, kind: type[T]) -> T | None:
        text, _, signature = (cookie or "").partition(".")
        # Compared in constant time: how long a refusal takes tells nothing of the right signature.
        if not hmac.compare_digest(signature.encode(), self.signature(purpose, text).encode()):
            return None
        try:
            return msgspec.json.decode(urlsafe_b64decode(text), type=kind)
        except (msgspec.MsgspecError, NotBase64, ValueError):
            return None

    def seat_secret(self, table_id: str, seat: int, player: str, since: int) -> str:
        """Return what hands a seat that *player* holds to another device.

        *since* is the number at which they came to hold it: handed back, it is another's secret.
        """
        # Those who sat there from the beginning have the secrets of earlier versions.
        held = f"{table_id} {seat} {player}" + (f" {since}" if since else "")
        return f"{seat}.{self.signature('seat', held)}"
