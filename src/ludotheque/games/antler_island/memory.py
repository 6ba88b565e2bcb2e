"""What happened to things that lie face down, in the order all saw it happen (AN-10).

A row of numbers.  A pile is *made* of known things; a seat *looks* at one of a pile and takes
it under its mat, where things mix; a seat *shows* one from there.  Everybody sees all of it but
for what a seat looks at.  In an imagined table there is a fourth: somebody *dreamed* what the
others may have looked at so far (dream.py); it is followed by the four words of the generator
that dreamed it.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng

__all__ = [
    "ALL",
    "DIGIT",
    "DREAMED",
    "DREAM_LENGTH",
    "LOOKED",
    "MADE",
    "SHOWN",
    "dreamed",
    "look",
    "make",
    "show",
]

MADE: Final = 0
LOOKED: Final = 1
SHOWN: Final = 2
DREAMED: Final = 3

# The seat that stands for everybody, where a thing is turned up for all to see.
ALL: Final = 7
# Counts are written one beside the other, five bits each: no pile has more than 31 things.
DIGIT: Final = 5
DREAM_LENGTH: Final = 5


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


def dreamed(events: Ints, viewer: i64, rng: Rng) -> Ints:
    """Return *events* and then *viewer* dreaming with *rng*, whose words stand behind."""
    row = append(events, (viewer & 7) << 2 | DREAMED)
    for word in rng.words():
        row = append(row, word)
    return row
