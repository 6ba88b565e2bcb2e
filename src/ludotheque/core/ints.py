"""Rows of unboxed integers: what states, piles and lists of legal actions are made of."""

from collections.abc import Iterable
from typing import SupportsIndex, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = [
    "Ints",
    "Shared",
    "alike",
    "changed",
    "filled",
    "i64",
    "ints",
    "listed",
    "rows_copied",
    "whole_number",
    "zeros",
]

# A string, because the compiled module would otherwise build the type when it is loaded.
Ints: TypeAlias = "vec[i64]"
# A row that copies of a state share, because rules never write into it: they lay down a new one.
Shared: TypeAlias = "vec[i64]"


def whole_number(value: object) -> int | None:
    """Return *value* from outside if it is a whole number, and None for anything else.

    Not for True and False, which the compiled engine would take for 1 and 0: whatever comes from
    outside is therefore asked for as an object, or as something that has an index.
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return value.__index__() if isinstance(value, SupportsIndex) else None


def zeros(length: i64) -> Ints:
    """Return a row of *length* zeros."""
    return filled(length, 0)


def filled(length: i64, value: i64) -> Ints:
    """Return a row of *length* times *value*."""
    row = vec[i64](capacity=length)
    while len(row) < length:
        row = append(row, value)
    return row


def ints(values: Iterable[int]) -> Ints:
    """Return *values* as a row of their own."""
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


def changed(row: Ints, index: i64, value: i64) -> Ints:
    """Return *row* with one entry changed, as a row of its own: copies may share the old one."""
    fresh = row[:]
    fresh[index] = value
    return fresh


def alike(one: Ints, other: Ints) -> bool:
    """Say whether both rows hold the same."""
    if len(one) != len(other):
        return False
    place: i64 = 0
    while place < len(one):
        if one[place] != other[place]:
            return False
        place += 1
    return True


def listed(row: Ints) -> list[int]:
    """Return *row* as an ordinary list, for the world outside the engine."""
    return [int(value) for value in row]


def rows_copied(rows: list[Ints]) -> list[Ints]:
    """Return rows of their own that are the same."""
    return [row[:] for row in rows]
