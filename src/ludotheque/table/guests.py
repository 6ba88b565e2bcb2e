"""Guests: who somebody is, as their cookie tells it."""

import secrets

import msgspec

__all__ = ["Guest", "KnownBrowser", "random_id"]

# Without those that look alike: 0, O and o, 1, I and l.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789"


class Guest(msgspec.Struct, array_like=True, frozen=True):
    """A player as the cookie tells it; all parts are '' for a stranger."""

    player: str = ""
    name: str = ""
    account: str = ""
    # Cookies of guests of earlier versions have none.
    session: str = ""


class KnownBrowser(msgspec.Struct, array_like=True, frozen=True):
    """A browser that has signed in before, and as whom."""

    id: str = ""
    logins: list[str] = []


def random_id(length: int = 12) -> str:
    """Return an id that nobody can guess, of letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
