"""What others may have had in mind when they laid the tiles that they hide."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.box.components import TILES
from ludotheque.games.antler_island.knowledge.imagine import mix_plan
from ludotheque.games.antler_island.strategy.prospects import prospects
from ludotheque.games.antler_island.table import Table

__all__ = ["presume"]

# So many ways to lay the tiles that another hides are tried beside the first: with 6 the next tile
# is foretold right two times of three in games of greedy bots, with none less than every second.
PRESUMED: Final = 6


def presume(s: Table, viewer: i64, rng: Rng) -> None:
    """Of a few ways in which others may have laid the tiles they hide, take the most promising."""
    for seat in range(s.seats):
        if seat != viewer and s.plan[seat * TILES] >= 0 and s.where[seat] >= 0:
            best = s.plan[seat * TILES : seat * TILES + TILES]
            most = prospects(s, seat)
            for _ in range(PRESUMED):
                mix_plan(s, seat, rng)
                worth = prospects(s, seat)
                if worth > most:
                    best = s.plan[seat * TILES : seat * TILES + TILES]
                    most = worth
            for tile in range(TILES):
                s.plan[seat * TILES + tile] = best[tile]
