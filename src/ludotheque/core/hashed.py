"""An observation for games that declare none: their view, spread over a fixed number of cells."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from ludotheque.core.observation import Feature, Layout, Sheet

__all__ = ["HASHED", "write_hashed"]

CELLS: Final = 512
MOST: Final = 30_000
# So many places and values are known by heart, more than a game has in play.
KNOWN: Final = 1 << 16

MEANING: Final = (
    "Everything in the seat's view: each number is added to the cell of its place, and each value "
    "of a place counts in a cell of its own; a few share one."
)
HASHED: Final = Layout(1, [Feature("view", (CELLS,), -MOST, MOST, MEANING)])


@lru_cache(KNOWN)
def cell_of(text: str) -> int:
    """Return the cell in which *text* is counted, the same in every process."""
    return crc32(text.encode()) % CELLS


def write_hashed(seen: dict[str, object], sheet: Sheet) -> None:
    """Write all that is *seen*, part by part, as plain JSON values."""
    counts = [0] * CELLS
    for name, part in seen.items():
        count(counts, name, part)
    for number in counts:
        sheet.put(max(-MOST, min(MOST, number)))


def count(counts: list[int], place: str, value: object) -> None:
    """Count *value*, which stands at *place* of the view, and all that is in it."""
    if isinstance(value, dict):
        for name, part in value.items():
            count(counts, f"{place}.{name}", part)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            count(counts, f"{place}.{index}", part)
            # Many lists are sets: that something is in it matters more than where.
            if isinstance(part, (int, str)):
                counts[cell_of(f"{place} has {part}")] += 1
    elif value is not None:
        counts[cell_of(f"{place} is {value}")] += 1
        if isinstance(value, int):
            counts[cell_of(place)] += int(value)
