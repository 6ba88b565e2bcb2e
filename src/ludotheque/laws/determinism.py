"""Laws 1 and 2: the same game again, here and in another process; copies."""

import os
import subprocess
import sys
from importlib import import_module
from random import Random
from typing import Final

from ludotheque.core import Rng, State, play_out
from ludotheque.laws.broken import difference, hold
from ludotheque.laws.cases import Case
from ludotheque.laws.walking import TO_THE_END, play_on, step_at_random

__all__ = ["copies", "determinism", "digests", "same_in_another_process"]

GAMES: Final = 3
CODE: Final = """
import sys
sys.path[:] = {path!r}
from ludotheque.laws.determinism import print_digests
print_digests({room!r}, {seats!r}, {options!r}, {seed!r})
"""


def determinism(case: Case, seed: int, steps: int = TO_THE_END) -> None:
    """Law 1: seed and actions give the same states, bit by bit, for so many *steps*."""
    first, second = case.new(seed), case.new(seed)
    one, two = Random(seed), Random(seed)
    while not first.over and steps > 0:
        steps -= 1
        same_state(first, second)
        taken, again = step_at_random(first, one), step_at_random(second, two)
        hold(taken == again, 1, f"{taken} was taken the first time and {again} the second")
    same_state(first, second)


def same_state(first: State, second: State) -> None:
    """Say where two states differ that should not."""
    if first.digest() != second.digest():
        hold(False, 1, difference(first.snapshot(), second.snapshot()))


def digests(case: Case, seed: int) -> list[str]:
    """Return how a few random games end."""
    found = []
    for number in range(seed, seed + GAMES):
        state = case.new(number)
        play_out(state, Rng.seeded(number))
        found.append(state.digest())
    return found


def print_digests(room: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Print how a few games of the game in the module *room* end."""
    case = Case(import_module(room).GAME, seats, options)
    sys.stdout.write(" ".join(digests(case, seed)))


def same_in_another_process(case: Case, seed: int, path: list[str] | None = None) -> None:
    """Law 1: games end alike in a process of its own, where texts have other hashes.

    The other process finds packages on *path*, by default as this one does.
    """
    code = CODE.format(
        path=path or sys.path, room=case.game.room, seats=case.seats, options=case.options,
        seed=seed,
    )  # fmt: skip
    # Whoever goes through a set meets another order there.
    environment = {**os.environ, "PYTHONHASHSEED": str(1 + seed % 1000)}
    done = subprocess.run(  # noqa: S603  # our own interpreter, and code of our own
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    last = (done.stderr.strip().splitlines() or ["nothing"])[-1]
    hold(done.returncode == 0, 1, f"the game cannot be played in another process: {last}")
    hold(done.stdout.split() == digests(case, seed), 1, "another process plays the game otherwise")


def copies(state: State, seed: int, steps: int = TO_THE_END) -> None:
    """Law 2: a copy and its original never touch each other."""
    before = state.snapshot()
    other = state.copy()
    if other.snapshot() != before:
        hold(False, 2, f"a copy differs: {difference(before, other.snapshot())}")
    play_on(other, seed, steps)
    if state.snapshot() != before:
        seen = difference(before, state.snapshot())
        hold(False, 2, f"playing on a copy changed the original: {seen}")
    twin = state.copy()
    kept = twin.snapshot()
    play_on(state.copy(), seed + 1, steps)
    if twin.snapshot() != kept:
        hold(False, 2, f"two copies share something: {difference(kept, twin.snapshot())}")
