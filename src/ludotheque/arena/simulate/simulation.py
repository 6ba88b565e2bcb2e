"""Simulate: many games between bots, on one core, on several, or on a cluster."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ludotheque.arena.build import this_build
from ludotheque.arena.extras import needed
from ludotheque.arena.means import Means
from ludotheque.arena.simulate.folder import FORMAT, Folder
from ludotheque.arena.simulate.plan import Plan
from ludotheque.arena.simulate.playing import Job, Part, play_part
from ludotheque.arena.simulate.results import Results
from ludotheque.core import LudothequeError, Rng

__all__ = ["Simulation", "part_size", "simulate"]

# Into so many parts the games are divided, so that little is lost where a run is ended; but no
# part has more games than fit into little memory.
PARTS: Final = 100
MOST_GAMES: Final = 2000
MOST_RECORDS: Final = 100


def part_size(games: int, records: bool = False) -> int:
    """Return how many games one process plays at a time, whoever plays them and how many do."""
    return max(1, min(MOST_RECORDS if records else MOST_GAMES, games // PARTS))


class Simulation:
    """So many *games* of a *plan*, of which some may have been played before.

    With a *folder*, every part is written there once it is whole, with *records* if they are
    wanted; *resume* goes on with what is there, which must be of the same plan.
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        means: Means | None = None,
        *,
        out: Path | None = None,
        resume: bool = False,
        records: bool = False,
    ) -> None:
        self.plan = plan
        self.games = games
        self.means = means or Means()
        self.records = records
        self.part = part_size(games, records)
        if games < 1 or self.means.workers < 0:
            raise LudothequeError("games and workers are at least 1")
        Rng.seeded(plan.seed)  # refuses what is no seed before anything is played
        self.folder = Folder(out, self.part, games) if out is not None else None
        if self.folder is not None:
            needed("pyarrow.parquet")
            (self.folder.go_on if resume else self.folder.begin)(self.described())

    def described(self) -> dict[str, Any]:
        """Return the whole plan as plain values."""
        return {
            "format": FORMAT,
            **self.plan.described(),
            "games": self.games,
            "part": self.part,
            "records": self.records,
            "repeatable": self.plan.repeatable(),
            "build": this_build(self.plan.found()),
        }

    def starts(self) -> range:
        """Return the first game of each part."""
        return range(0, self.games, self.part)

    def there(self, first: int) -> bool:
        """Say whether the part that begins at *first* was played before."""
        return self.folder is not None and self.folder.whole(first)

    def done(self) -> int:
        """Return how many games were played before."""
        return sum(self.size(first) for first in self.starts() if self.there(first))

    def size(self, first: int) -> int:
        """Return how many games the part that begins at *first* has."""
        return min(self.part, self.games - first)

    def play(self, progress: Callable[[int], None] | None = None) -> Results:
        """Play what is missing; return what came of all, in order, whoever was done first."""
        total = Results(len(self.plan.players))
        waiting: dict[int, Results] = {}
        missing = [first for first in self.starts() if not self.there(first)]
        following = iter(self.starts())
        expected = next(following, None)
        for first, part in self.arrivals(missing):
            if self.folder is not None:
                self.folder.keep(first, part)
            waiting[first] = part.results
            if progress is not None:
                progress(part.results.games)
            while expected is not None and (expected in waiting or self.there(expected)):
                total.join(waiting.pop(expected) if expected in waiting else self.kept(expected))
                expected = next(following, None)
        while expected is not None:
            total.join(self.kept(expected))
            expected = next(following, None)
        return total

    def kept(self, first: int) -> Results:
        """Return what a part that was played before came to."""
        assert self.folder is not None, "only a folder keeps parts"
        return self.folder.results(first, len(self.plan.players))

    def arrivals(self, missing: list[int]) -> Iterator[tuple[int, Part]]:
        """Yield the parts that are *missing*, each by its first game, as they are done."""
        if not missing:
            return
        build = this_build(self.plan.found())
        rows = self.folder is not None
        jobs = (
            (Job(self.plan, first, self.size(first), build, rows, self.records),)
            for first in missing
        )
        done = self.means.as_done(self.plan.found(), play_part, jobs, len(missing))
        for number, part in done:
            yield missing[number], part


def simulate(
    plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Results, float]:
    """Play *games* games here; return what came of them and the seconds it took."""
    if workers < 1:
        raise LudothequeError("games and workers are at least 1")
    started = perf_counter()
    results = Simulation(plan, games, Means(workers=workers)).play(progress)
    return results, perf_counter() - started
