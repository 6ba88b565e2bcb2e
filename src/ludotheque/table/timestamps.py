"""Timestamps: every time that is kept or sent is in milliseconds since 1970."""

from time import time

__all__ = ["now_ms"]


def now_ms() -> int:
    """Return the time now in milliseconds since 1970."""
    return int(time() * 1000)
