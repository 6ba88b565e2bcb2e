"""Ratings by openskill: how strong somebody is, from who came before whom."""

from collections.abc import Iterable, Sequence

from ludotheque.arena.extras import needed
from ludotheque.arena.intervals import Z

__all__ = ["places", "ratings"]


def ratings(
    games: Iterable[tuple[Sequence[int], Sequence[float]]], players: int
) -> list[tuple[float, float]]:
    """Return for each of *players* a rating and what it may be off by, at 95 %.

    A game is who played, by number, and for each of them a rank: the less the better.
    """
    model = needed("openskill.models").PlackettLuce()
    held = [model.rating() for _ in range(players)]
    for seated, ranks in games:
        teams = model.rate([[held[player]] for player in seated], ranks=places(ranks))
        for player, team in zip(seated, teams, strict=True):
            held[player] = team[0]
    return [(rating.mu, Z * rating.sigma) for rating in held]


def places(ranks: Sequence[float]) -> list[float]:
    """Return who was first, second and so on: openskill takes fractions of a rank for none."""
    return [float(sorted(ranks).index(rank)) for rank in ranks]
