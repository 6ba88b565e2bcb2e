"""Who is how strong, and how sure that is: intervals by drawing whole deals again."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ludotheque.arena.extras import needed
from ludotheque.arena.ratings import ratings
from ludotheque.arena.tournament.formats import ROUND_ROBIN, Meeting
from ludotheque.arena.tournament.playing import Encounter

__all__ = ["Comparison", "Standing", "Standings"]

# Deals are drawn again so many times, so many of them at once.
RESAMPLES = 10_000
AT_ONCE = 500
LEVEL = 0.95


@dataclass(frozen=True)
class Standing:
    """How one bot did: its share of wins with an interval, and its rating by openskill."""

    bot: int
    games: int
    share: float
    low: float
    high: float
    rating: float
    off: float


@dataclass(frozen=True)
class Comparison:
    """Whether *one* is stronger than *other*: a difference of shares, and its interval."""

    one: int
    other: int
    difference: float
    low: float
    high: float

    def certain(self) -> bool:
        """Say whether the interval excludes that they are equal."""
        return not self.low <= 0.0 <= self.high


class Standings:
    """What is known after some deals; *rounds* has the games of each deal, meeting by meeting."""

    def __init__(
        self, form: str, bots: int, meetings: list[Meeting], rounds: list[list[list[Encounter]]]
    ) -> None:
        self.form = form
        self.bots = bots
        self.meetings = meetings
        self.rounds = rounds
        self.numpy: Any = needed("numpy")
        self.draws = self.drawn_again()

    def drawn_again(self) -> Any:
        """Return how often each deal was drawn, in each of many draws of as many deals."""
        deals = len(self.rounds)
        rng = self.numpy.random.default_rng(deals)
        evenly = [1 / deals] * deals
        parts = [rng.multinomial(deals, evenly, size=AT_ONCE) for _ in range(RESAMPLES // AT_ONCE)]
        return self.numpy.concatenate(parts)

    def interval(self, by_deal: Sequence[float], level: float) -> tuple[float, float]:
        """Return where the mean of a figure, one a deal, lies when deals are drawn again."""
        means = self.draws @ self.numpy.asarray(by_deal) / len(by_deal)
        tail = (1 - level) / 2
        low, high = self.numpy.quantile(means, [tail, 1 - tail])
        return float(low), float(high)

    def share_by_deal(self, bot: int) -> list[float]:
        """Return what part of its games on each deal a *bot* has won."""
        found: list[float] = []
        for met in self.rounds:
            shares = [
                share
                for games in met
                for game in games
                for seated, share in zip(game.seated, game.shares, strict=True)
                if seated == bot
            ]
            found.append(sum(shares) / len(shares) if shares else 0.0)
        return found

    def standings(self) -> list[Standing]:
        """Return how every bot did, the strongest first."""
        games = [game for met in self.rounds for one in met for game in one]
        rated = ratings([(game.seated, game.ranks) for game in games], self.bots)
        found: list[Standing] = []
        for bot in range(self.bots):
            by_deal = self.share_by_deal(bot)
            low, high = self.interval(by_deal, LEVEL)
            count = sum(bot in game.seated for game in games)
            share = sum(by_deal) / len(by_deal)
            found.append(Standing(bot, count, share, low, high, *rated[bot]))
        if self.form == ROUND_ROBIN:
            return sorted(found, key=lambda one: -one.share)
        return sorted(found, key=lambda one: -one.rating)

    def comparisons(self, level: float) -> list[Comparison]:
        """Return what the ranking rests on, with intervals at *level*.

        In a round robin it is the neighbours in the table, elsewhere the two of each meeting.
        """
        if self.form == ROUND_ROBIN:
            order = sorted(range(self.bots), key=lambda bot: -sum(self.share_by_deal(bot)))
            return [self.neighbours(one, other, level) for one, other in pairwise(order)]
        return [self.meeting(number, level) for number in range(len(self.meetings))]

    def neighbours(self, one: int, other: int, level: float) -> Comparison:
        """Compare two bots by all their games."""
        pairs = zip(self.share_by_deal(one), self.share_by_deal(other), strict=True)
        return self.compared(one, other, [mine - theirs for mine, theirs in pairs], level)

    def meeting(self, number: int, level: float) -> Comparison:
        """Compare the first of a meeting with the others, whose share is told for one of them."""
        bots = self.meetings[number].bots
        gaps: list[float] = []
        for met in self.rounds:
            won = [game.shares[game.seated.index(bots[0])] for game in met[number]]
            mine = sum(won) / len(won)
            gaps.append(mine - (1 - mine) / (len(bots) - 1))
        return self.compared(bots[0], bots[1], gaps, level)

    def compared(self, one: int, other: int, gaps: list[float], level: float) -> Comparison:
        """Return a comparison by its difference on each deal."""
        return Comparison(one, other, sum(gaps) / len(gaps), *self.interval(gaps, level))
