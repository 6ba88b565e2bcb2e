"""Measure the bots of this project and write docs/bots.md.

Figures are kept in docs/bots.json as they come in, so that a long run can be stopped and goes on
where it was, and begins anew where a level has got another setting.
"""

from typing import Final

from ludotheque.arena.measure.budget import measure_budget
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.measure.ladder import measure_ladder
from ludotheque.arena.measure.page import write
from ludotheque.arena.measure.pairings import Pairing, level_pairings, pairings
from ludotheque.arena.measure.strength import measure_pairing
from ludotheque.arena.telling import Tell

__all__ = ["PARTS", "Figures", "measure", "write"]

PARTS: Final = ("strength", "levels", "ladder", "budget")


def measure(
    part: str,
    names: list[str],
    figures: Figures,
    *,
    bots: tuple[str, ...] = (),
    games: int = 120,
    workers: int = 1,
    again: bool = False,
    tell: Tell,
) -> None:
    """Measure one part of what the page says of the games called *names*."""
    for name in names:
        if part == "budget":
            measure_budget(name, figures, tell)
        elif part == "ladder":
            if again:
                figures.forget("ladder", name)
            measure_ladder(name, games, figures, workers, tell)
        else:
            for pairing in wanted(part, name, bots):
                if again:
                    figures.forget("strength", pairing.key())
                measure_pairing(pairing, figures, workers, tell)


def wanted(part: str, game: str, bots: tuple[str, ...]) -> list[Pairing]:
    """Return the pairings of a *game*, those of some challengers only where *bots* are named."""
    found = pairings() if part == "strength" else level_pairings()
    return [
        pairing
        for pairing in found
        if pairing.game == game and (not bots or pairing.challenger in bots)
    ]
