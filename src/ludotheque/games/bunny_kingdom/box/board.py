"""The New World: the terrain of its squares, and which of them lie side by side (BK-2)."""

from typing import Final

from ludotheque.games.bunny_kingdom.box.components import BOARD, RESOURCE_NAMES, SQUARE_NAMES

__all__ = ["connections", "terrains", "yielded"]

NEIGHBOUR_STEPS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))


def terrains(corrected: dict[str, str]) -> list[str]:
    """Return the terrain of every square: as printed, or as *corrected*."""
    codes = BOARD["terrains"]
    printed = [codes[code] for row in BOARD["rows"] for code in row.split()]
    return [
        corrected.get(square, terrain)
        for square, terrain in zip(SQUARE_NAMES, printed, strict=True)
    ]


def yielded(terrain: str) -> int:
    """Return the bit of the resource that *terrain* produces (BK-2.2)."""
    resource = {"forest": "wood", "sea": "fish", "field": "carrots"}.get(terrain)
    return 1 << RESOURCE_NAMES.index(resource) if resource else 0


def connections(lava: list[list[str]]) -> list[int]:
    """Return the four neighbours of every square; none over lava (BK-2.3, BK-11.1)."""
    # Looked up, not searched for: a pack may name an edge as often as it likes.
    numbers = {name: number for number, name in enumerate(SQUARE_NAMES)}
    cut = {(numbers[here], numbers[there]) for here, there in lava}
    found: list[int] = []
    for square in range(len(SQUARE_NAMES)):
        row, column = divmod(square, 10)
        for down, right in NEIGHBOUR_STEPS:
            other = (row + down) * 10 + column + right
            inside = 0 <= row + down < 10 and 0 <= column + right < 10
            apart = (square, other) in cut or (other, square) in cut
            found.append(other if inside and not apart else -1)
    return found
