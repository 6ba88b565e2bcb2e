"""Hands: how large they are, which way they go, and the reserves of two players (BK-5, BK-7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.table import DRAFTING, RESOLVING, Table

__all__ = ["direction", "hand_size", "picks", "reserve"]

RESERVE: Final = 10


def picks(seats: i64) -> i64:
    """Return how often a round's hands are chosen from (BK-5.5, BK-7.3)."""
    if seats == 2:
        return 10
    return 6 if seats == 3 else 5


def hand_size(seats: i64, pick: i64) -> i64:
    """Return how many cards a hand has when it is chosen from (BK-4.2, BK-7.2)."""
    if seats == 2:
        return 11 - pick
    return 2 * (picks(seats) - pick)


def direction(round_: i64) -> i64:
    """Return 1 where hands go to the left, -1 where they go to the right (BK-1.3, BK-5.2)."""
    return 1 if round_ % 2 == 0 else -1


def reserve(s: Table, seat: i64) -> i64:
    """Return how many cards *seat* has in reserve; with more than two players none (BK-7.1)."""
    # Counted, not kept: reserves are part of the deck, since nobody knows what lies in them.
    if s.seats != 2 or s.phase > RESOLVING:
        return 0
    to_be_added = s.phase == DRAFTING and len(s.hands[seat]) < hand_size(2, s.pick)
    return RESERVE - s.pick - (0 if to_be_added else 1)
