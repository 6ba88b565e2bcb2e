"""Tournament: which bots are stronger, and when that is sure.

Every deal is played from every seat.  The rule of when to end is written down before the first
deal: after so many deals, and twice as many, and so on, every comparison that the ranking rests on
is looked at; the ranking is certain where the interval of each, from drawing whole deals again,
excludes that the two are equal.  As there are several comparisons and several looks, each interval
is so much wider that all of them together are wrong as seldom as was asked for.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from ludotheque.arena.build import this_build
from ludotheque.arena.extras import needed
from ludotheque.arena.means import Means
from ludotheque.arena.tournament.formats import FORMATS, ROUND_ROBIN, Meeting, meetings
from ludotheque.arena.tournament.playing import Encounter, Entry, play_deal
from ludotheque.arena.tournament.standings import Comparison, Standing, Standings
from ludotheque.bots import timed
from ludotheque.games import game as game_named

__all__ = ["FORMATS", "ROUND_ROBIN", "Outcome", "Rule", "Tournament"]

FIRST_LOOK: Final = 16


@dataclass(frozen=True)
class Rule:
    """When a tournament ends: after *deals*, or when it is *sure* of every one of *comparisons*."""

    deals: int
    sure: float
    comparisons: int

    def looks(self) -> list[int]:
        """Return after how many deals it is looked whether the ranking is certain."""
        doubled = (FIRST_LOOK << times for times in range(64))
        return [*takewhile(lambda deals: deals < self.deals, doubled), self.deals]

    def level(self) -> float:
        """Return at which level each interval is, so that all together are as sure as asked."""
        return 1 - (1 - self.sure) / (self.comparisons * len(self.looks()))


@dataclass
class Outcome:
    """How a tournament ended: the ranking, what it rests on, and whether it is certain."""

    entry: Entry
    form: str
    seats: int
    rule: Rule
    deals: int
    standings: list[Standing]
    comparisons: list[Comparison]
    certain: bool
    repeatable: bool

    def games(self) -> int:
        """Return how many games were played."""
        count = len(meetings(self.form, len(self.entry.bots), self.seats))
        return count * self.seats * self.deals

    def described(self) -> dict[str, Any]:
        """Return all of it as plain values."""
        names = self.entry.bots
        return {
            "game": self.entry.game,
            "format": self.form,
            "seats": self.seats,
            "options": dict(self.entry.options),
            "bots": list(names),
            "rule": {
                "deals": self.rule.deals,
                "sure": self.rule.sure,
                "looks": self.rule.looks(),
                "level": self.rule.level(),
            },
            "deals": self.deals,
            "games": self.games(),
            "certain": self.certain,
            "repeatable": self.repeatable,
            "standings": [
                {
                    "bot": names[one.bot], "games": one.games, "share": one.share,
                    "low": one.low, "high": one.high, "rating": one.rating, "off": one.off,
                }
                for one in self.standings
            ],
            "comparisons": [
                {
                    "bot": names[one.one], "other": names[one.other],
                    "difference": one.difference, "low": one.low, "high": one.high,
                    "certain": one.certain(),
                }
                for one in self.comparisons
            ],
        }  # fmt: skip


@dataclass
class Tournament:
    """Bots at tables of so many *seats*, on deals from *seed* on, until the *rule* ends it."""

    entry: Entry
    form: str
    seats: int
    deals: int
    seed: int = 0
    sure: float = 0.95
    means: Means = field(default_factory=Means)

    def rule(self) -> Rule:
        """Return the rule, which does not depend on anything that is played."""
        met = self.meetings()
        comparisons = len(self.entry.bots) - 1 if self.form == ROUND_ROBIN else len(met)
        return Rule(self.deals, self.sure, comparisons)

    def meetings(self) -> list[Meeting]:
        """Return who meets whom."""
        return meetings(self.form, len(self.entry.bots), self.seats)

    def play(self, progress: Callable[[int], None] | None = None) -> Outcome:
        """Play until the rule ends it; *progress* is called with every deal of all meetings."""
        needed("numpy")
        needed("openskill.models")
        rule = self.rule()
        rounds: list[list[list[Encounter]]] = []
        for look in rule.looks():
            for one in self.played(len(rounds), look):
                rounds.append(one)
                if progress is not None:
                    progress(1)
            known = Standings(self.form, len(self.entry.bots), self.meetings(), rounds)
            comparisons = known.comparisons(rule.level())
            certain = all(one.certain() for one in comparisons)
            if certain:
                break
        game = game_named(self.entry.game)
        repeatable = not any(timed(name, game) for name in self.entry.bots)
        return Outcome(
            self.entry, self.form, self.seats, rule, len(rounds), known.standings(), comparisons,
            certain, repeatable,
        )  # fmt: skip

    def played(self, first: int, last: int) -> Iterator[list[list[Encounter]]]:
        """Yield, deal by deal in order, the games of all meetings."""
        game, met = game_named(self.entry.game), self.meetings()
        entry = Entry(
            self.entry.game, self.entry.bots, self.entry.options, self.entry.pack, this_build(game)
        )
        jobs = (
            (entry, meeting, self.seed + deal) for deal in range(first, last) for meeting in met
        )
        waiting: dict[int, list[Encounter]] = {}
        given = 0
        for number, games in self.means.as_done(game, play_deal, jobs, (last - first) * len(met)):
            waiting[number] = games
            while all(given + one in waiting for one in range(len(met))):
                yield [waiting.pop(given + one) for one in range(len(met))]
                given += len(met)
