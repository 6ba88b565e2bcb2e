"""Passwords: only their argon2 hashes are kept."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ludotheque.table.errors import RequestError

__all__ = ["FITS_NOBODY", "Passwords"]

T = TypeVar("T")

HASHER = PasswordHasher()
# Argon2 takes 64 MB a password: few at a time.
AT_A_TIME = 2
# Who may wait: about a second's work; a few more places are kept for browsers that are known.
MOST_WAITING = 16
KEPT_FOR_KNOWN = 8
# A hash that no password fits, so that an unknown login takes as long as a wrong password.
FITS_NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$"
    "YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg"
)


class Passwords:
    """Hashes passwords in threads, few at a time; the queue before them has an end."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_A_TIME)
        self.waiting = 0

    async def hashed(self, password: str, *, known: bool = False) -> str:
        """Return what is kept of *password*."""
        return await self._in_turn(known, lambda: HASHER.hash(password))

    async def matches(self, kept: str, password: str, *, known: bool = False) -> bool:
        """Say whether *password* is the one of which *kept* was made."""
        return await self._in_turn(known, lambda: verified(kept, password))

    async def _in_turn(self, known: bool, work: Callable[[], T]) -> T:
        """Do *work* in a thread when its turn has come; a *known* browser finds more room."""
        if self.waiting >= MOST_WAITING + KEPT_FOR_KNOWN * known:
            text = "too many passwords are being looked at: try again in a second"
            raise RequestError("unavailable", text, wait=1)
        self.waiting += 1
        try:
            async with self.places:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1


def verified(kept: str, password: str) -> bool:
    """Say whether *password* fits what was *kept*."""
    try:
        return HASHER.verify(kept, password)
    except Argon2Error:
        return False
