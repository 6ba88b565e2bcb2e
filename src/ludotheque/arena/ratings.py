"""Ratings by openskill: how strong somebody is, from who came before whom."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

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
        for player in set(seated):
            own = [team[0] for team, at in zip(teams, seated, strict=True) if at == player]
            held[player] = own[0] if len(own) == 1 else mean_rating(model, own)
    return [(rating.mu, Z * rating.sigma) for rating in held]


def mean_rating(model: Any, copies: list[Any]) -> Any:
    """Return one rating for copies of the same player at one table: what they learnt on average."""
    return model.rating(
        mu=fmean(copy.mu for copy in copies), sigma=fmean(copy.sigma for copy in copies)
    )


def places(ranks: Sequence[float]) -> list[float]:
    """Return who was first, second and so on: openskill takes fractions of a rank for none."""
    return [float(sorted(ranks).index(rank)) for rank in ranks]
