"""A trial: a game is played at random, and every law is tried on the way."""

import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ludotheque.core import CHANCE, GameRecord, State, Table
from ludotheque.laws.broken import LAWS, LawBroken, hold
from ludotheque.laws.cases import Case
from ludotheque.laws.determinism import copies, determinism, same_in_another_process
from ludotheque.laws.fairness import (
    any_order,
    box_is_whole,
    chance_is_fair_to_the_record,
    ended_well,
    legality,
    refused_cleanly,
)
from ludotheque.laws.keeping import open_table, records, snapshots
from ludotheque.laws.secrecy import (
    foresight_is_of_legal_actions,
    imagined,
    is_dealt_again,
    no_leak,
    no_leak_by_events,
    no_leak_by_foresight,
)
from ludotheque.laws.walking import seat_to_answer, viewers

__all__ = ["Finding", "Trial", "told"]

# So many of the first states are looked at closely, and then one in ever more.
STATES: Final = 5
# Worlds and copies are played on for so long.
STEPS_ON: Final = 40
# Chance may be owed more often than seats decide, yet not for ever.
STEPS_A_DECISION: Final = 50


@dataclass(frozen=True)
class Finding:
    """Where a law was broken: in which game, what was seen, and the record up to there."""

    law: int
    said: str
    case: Case
    seed: int
    record: GameRecord | None


class Trial:
    """The laws tried on one game after another, until one is found broken.

    A broken law breaks others by consequence (a copy that is not one cannot be imagined in):
    what is found first is what is to be mended first.
    """

    def __init__(self) -> None:
        self.tried = dict.fromkeys(LAWS, 0)
        self.found: Finding | None = None
        # Whether anything was dealt again for anybody: if not, laws 4 and 5 had an easy day.
        self.dealt_again = False

    def play(self, case: Case, seed: int) -> None:
        """Try the laws on the game of *seed*."""
        Watched(self, case, seed).run()

    def play_elsewhere(self, case: Case, seed: int) -> None:
        """Try the first law in another process, which takes longer than a game."""
        with suppress(Stopped):
            Watched(self, case, seed).attempt(1, same_in_another_process, case, seed)


class Stopped(Exception):
    """A law was found broken, and the game is not played on."""


class Watched:
    """One game under the eye of the laws."""

    def __init__(self, trial: Trial, case: Case, seed: int) -> None:
        self.trial = trial
        self.case = case
        self.seed = seed
        self.picker = Random(seed)
        self.table: Table | None = None
        self.decisions = 0

    def attempt(self, law: int, work: Callable[..., object], *given: object) -> None:
        """Try *law* by *work* on what is *given*; it says False where there was nothing to try."""
        try:
            if work(*given) is not False:
                self.trial.tried[law] += 1
        except LawBroken as broken:
            self.stop(broken.law, broken.said)
        except Exception as error:  # noqa: BLE001  # a game may fail in any way
            self.stop(law, f"the game fails with {told(error)}")

    def stop(self, law: int, said: str) -> None:
        """Note where a law is broken, and play no further."""
        record = self.table.record if self.table is not None else None
        self.trial.found = Finding(law, said, self.case, self.seed, record)
        raise Stopped

    def run(self) -> None:
        """Play the game to its end, or to the first law that is broken."""
        with suppress(Stopped):
            self.attempt(3, self.open)
            self.attempt(1, determinism, self.case, self.seed, self.most_steps())
            self.play()
            self.attempt(8, records, self.case, self.seed)

    def open(self) -> bool:
        """Lay out the table, which is no law yet."""
        self.table = open_table(self.case, self.seed)
        self.bound = self.case.game.bound(self.table.state.edition, self.case.seats)
        self.box = self.table.state.census()
        return False

    def most_steps(self) -> int:
        """Return how many steps no game has that ends within its bound."""
        return STEPS_A_DECISION * (self.bound + 1)

    def play(self) -> None:
        """Play and look at some states closely, at all of them for what is lost."""
        assert self.table is not None, "the table was laid out"
        state = self.table.state
        steps, every = 0, 1
        while not state.over:
            if self.picker.randrange(every) == 0:
                self.look(state)
            self.attempt(3, self.step)
            steps += 1
            # The longer the game, the rarer: so a short one is looked at as often as a long one.
            every = max(1, steps // STATES)
            self.attempt(6, box_is_whole, state, self.box, "after the last move")
            self.attempt(7, self.ends_in_time, steps)
        self.attempt(7, ended_well, state)

    def step(self) -> bool:
        """Take one legal action, or let chance decide; that it can be is no law of its own."""
        assert self.table is not None, "the table was laid out"
        seat = seat_to_answer(self.table.state, self.picker)
        if seat == CHANCE:
            self.table.roll()
        else:
            self.table.apply(seat, self.picker.choice(self.table.state.legal(seat)))
            self.decisions += 1
        return False

    def ends_in_time(self, steps: int) -> bool:
        """Law 7: it has not gone on for longer than it may."""
        said = f"{self.decisions} decisions were made, and the bound says {self.bound}"
        hold(self.decisions <= self.bound, 7, said)
        hold(steps <= self.most_steps(), 7, f"chance was asked again and again, {steps} times")
        return False

    def look(self, state: State) -> None:
        """Try the laws of one state."""
        seed = self.picker.getrandbits(60)
        viewer = Random(seed).choice(viewers(state))
        self.attempt(2, copies, state, seed, STEPS_ON)
        self.attempt(3, legality, state)
        self.attempt(3, refused_cleanly, state, Random(seed))
        self.attempt(3, foresight_is_of_legal_actions, state, Random(seed))
        self.attempt(9, any_order, state, seed)
        self.attempt(8, snapshots, state)
        self.attempt(8, chance_is_fair_to_the_record, state)
        self.attempt(4, no_leak, state, viewer, seed)
        self.attempt(4, no_leak_by_events, state, viewer, seed)
        self.attempt(4, no_leak_by_foresight, state, seed)
        self.attempt(5, imagined, state, viewer, seed, STEPS_ON)
        self.trial.dealt_again = self.trial.dealt_again or is_dealt_again(state, viewer, seed)


def told(error: BaseException) -> str:
    """Return what went wrong, and in which line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__}: {error} ({where})"
