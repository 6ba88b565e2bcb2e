"""Let two versions of the engine play each other, to see whether a change makes bots better.

Who plays is a bot, and after an @ where its engine is, `greedy@../before/src`; without one it is
the engine that runs.  Each side runs in a process of its own and hears every move, so that the two
need to agree about nothing but the rules.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import ludotheque as lt
from ludotheque.arena.loop import step

__all__ = ["Duel", "SideGone", "shares"]

SIDE = Path(__file__).with_name("side.py")


class SideGone(lt.LudothequeError):
    """One side ended before the duel did."""


@dataclass(frozen=True)
class Duel:
    """Who meets whom: the challenger sits on every seat in turn, rivals on all others."""

    game: str
    challenger: str
    rival: str
    seats: int
    games: int
    seed: int = 0


class Side:
    """One of the two: a bot with its engine in a process of its own."""

    def __init__(self, words: str) -> None:
        self.name, _, path = words.partition("@")
        if path and not Path(path, "ludotheque").is_dir():
            raise lt.LudothequeError(
                f"{path} has no engine: no folder ludotheque", "no-engine", {"place": path}
            )
        self.process = subprocess.Popen(  # noqa: S603
            # Not from its own folder, whose modules are none of the other engine's.
            [sys.executable, "-P", str(SIDE)],
            env={**os.environ, "PYTHONPATH": path} if path else None,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def tell(self, *words: object) -> None:
        """Tell the other process something."""
        assert self.process.stdin is not None, "it was asked for"
        try:
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise self.gone() from error

    def choose(self, seat: lt.Seat) -> int:
        """Ask the other process for an action: it has heard all that happened at the table."""
        self.tell("ask", seat.number)
        assert self.process.stdout is not None, "it was asked for"
        answer = self.process.stdout.readline()
        if not answer:
            raise self.gone()
        return int(answer)

    def gone(self) -> SideGone:
        """Return that this side has ended, which it should not."""
        return SideGone(f"the side of '{self.name}' has ended", "side-gone", {"name": self.name})


def shares(duel: Duel) -> Iterator[float]:
    """Play a *duel*; yield the challenger's share of the win, game by game."""
    lt.bot(duel.challenger.partition("@")[0])
    lt.bot(duel.rival.partition("@")[0])
    with ExitStack() as stack:
        one = stack.enter_context(Side(duel.challenger))
        other = stack.enter_context(Side(duel.rival))
        for number in range(duel.games):
            seat = number % duel.seats
            seated = [other] * duel.seats
            seated[seat] = one
            deal, luck = duel.seed + number // duel.seats, duel.seed + number * duel.seats
            yield played(duel.game, seated, deal, luck).shares()[seat]


def played(game: str, seated: list[Side], seed: int, luck: int) -> lt.State:
    """Play one game to the end and return it."""
    sides = set(seated)
    for side in sides:
        side.tell("deal", game, len(seated), seed, side.name, luck)
    state = lt.game(game).new(len(seated), seed)
    while not state.over:
        seat = state.actor()
        action = step(state, seated)
        for side in sides:
            side.tell("move", seat, action)
    return state
