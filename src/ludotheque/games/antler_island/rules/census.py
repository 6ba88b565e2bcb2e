"""The count of everything in the box: nothing is ever lost."""

from ludotheque.games.antler_island.box.components import KIND_NAMES, KINDS, VALUES
from ludotheque.games.antler_island.rules import grow, rut
from ludotheque.games.antler_island.table import Table

__all__ = ["census"]


def census(s: Table) -> dict[str, int]:
    """Count every token, tile, doe, antler piece and cube, wherever it lies."""
    counts: dict[str, int] = {}
    for kind in range(VALUES):
        of_mats = sum(s.held[entry] + s.laid[entry] for entry in range(kind, s.seats * 3, 3))
        unseen = sum(s.unseen[entry] for entry in range(kind, len(s.unseen), 3))
        counts[f"food {kind + 1}"] = int(of_mats + unseen + s.spent[kind])
    for kind in range(KINDS):
        of_mats = sum(
            s.faceup[entry] + s.facedown[entry] for entry in range(kind, s.seats * KINDS, KINDS)
        )
        lying = s.wily_pile[kind] + s.wily_spent[kind] + (1 if s.wily_open == kind else 0)
        counts[f"tile {KIND_NAMES[kind]}"] = int(of_mats + lying)
    kept = sum(rut.kept_does(s, seat) for seat in range(s.seats))
    counts["does"] = int(s.reserve + sum(s.does) + kept)
    counts["antlers"] = int(grow.supply(s) + sum(s.antlers) + sum(s.broken))
    for colour in range(s.seats):
        held = range(colour, s.seats * s.seats, s.seats)
        counts[f"cubes {colour}"] = int(sum(s.cubes[entry] for entry in held))
    return counts
