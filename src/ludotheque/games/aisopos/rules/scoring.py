"""The end: points of captured pieces only; draws count nothing (AI-6, AI-7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.aisopos.box.components import KIND_NAMES, KINDS, POINTS
from ludotheque.games.aisopos.table import ELIMINATED, Table

__all__ = ["captured_points", "ending", "scores", "sheet", "winners", "words_of"]

ENDINGS: Final = ["", "eliminated", "quiet", "agreement"]


def captured_points(s: Table, seat: i64) -> i64:
    """Add up the pieces that *seat* has captured; its own count nothing (AI-6.2, AI-6.3)."""
    points: i64 = 0
    for kind in range(KINDS):
        points += s.captured[seat * KINDS + kind] * POINTS[kind]
    return points


def drawn(s: Table) -> bool:
    """Say whether the game on the table ended in a draw."""
    # Of the ways to end only this one is no draw; the others are numbered after it.
    return s.ended > ELIMINATED


def scores(s: Table) -> list[int]:
    """Return each seat's points: this game's, and what it kept from the one before."""
    return [
        int(s.kept[seat]) + (0 if drawn(s) else int(captured_points(s, seat)))
        for seat in range(s.seats)
    ]


def sheet(s: Table) -> list[dict[str, int]]:
    """Return each seat's points by kind captured; those of a draw are struck out (AI-7.5)."""
    sheets: list[dict[str, int]] = []
    for seat in range(s.seats):
        row: dict[str, int] = {}
        for kind in range(KINDS):
            row[KIND_NAMES[kind]] = int(s.captured[seat * KINDS + kind] * POINTS[kind])
        if s.box.games > 1:
            row["first-game"] = int(s.kept[seat])
        if drawn(s):
            row["struck-out"] = -int(captured_points(s, seat))
        sheets.append(row)
    return sheets


def winners(s: Table) -> list[int]:
    """Return the seats with the most points: all where everything was drawn (AI-6.4)."""
    if not s.over:
        return []
    points = scores(s)
    return [seat for seat in range(s.seats) if points[seat] == max(points)]


def words_of(how: i64) -> str:
    """Return the word for the way a game ended."""
    return ENDINGS[how]


def ending(s: Table) -> str:
    """Return why the last game ended."""
    return ENDINGS[s.ended] if s.over else ""
