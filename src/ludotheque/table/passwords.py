"""Passwords: only their argon2 hashes are kept."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

__all__ = ["FITS_NOBODY", "hashed", "matches"]

HASHER = PasswordHasher()
# Argon2 takes 64 MB a password: few at a time.
HASHING = asyncio.Semaphore(2)
# A hash that no password fits, so that an unknown login takes as long as a wrong password.
FITS_NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$"
    "YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg"
)


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
