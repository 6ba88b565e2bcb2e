"""What happened to things that lie face down, in the order all saw it happen (AN-10).

A row of numbers, one an event.  A pile is *made* of known things; a seat *looks* at one of a
pile and takes it under its mat, where things mix; a seat *shows* one from there.  Everybody
sees all of it but for what a seat looks at.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.ints import Ints

__all__ = ["ALL", "DIGIT", "LOOKED", "MADE", "SHOWN", "look", "make", "show", "what_of"]

MADE: Final = 0
LOOKED: Final = 1
SHOWN: Final = 2

# The seat that stands for everybody, where a thing is turned up for all to see.
ALL: Final = 7
# Counts are written one beside the other, five bits each: no pile has more than 31 things.
DIGIT: Final = 5


def make(events: Ints, counts: Ints) -> Ints:
    """Return *events* and then a new pile that holds *counts* of each kind."""
    code: i64 = 0
    shift: i64 = 0
    for count in counts:
        code += count << shift
        shift += DIGIT
    return append(events, code << 2 | MADE)


def look(events: Ints, seat: i64, pile: i64, kind: i64) -> Ints:
    """Return *events* and then *seat* looking at a thing of *pile*."""
    return append(events, (pile << 6 | kind << 3 | seat) << 2 | LOOKED)


def show(events: Ints, seat: i64, kind: i64) -> Ints:
    """Return *events* and then *seat* showing one of the things under its mat."""
    return append(events, (kind << 3 | seat) << 2 | SHOWN)


def what_of(event: i64) -> i64:
    """Return which of the three it was."""
    return event & 3
