"""One measurement in a process of its own: `python measure.py WHAT SECONDS` prints one JSON line.

Ours need ludotheque; Catanatron's and OpenSpiel's run in an environment that has only them.
Times are CPU time of the process.
"""

import gc
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core import Rng, State

Figures = dict[str, float]


def repeated(seconds: float, work: Callable[[], int]) -> tuple[int, int, float]:
    """Call *work*, which returns how much it did, for so long.

    Return how much was done in all, in how many calls, and the time they took.
    """
    total = calls = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        total += work()
        calls += 1
    return total, calls, spent


def random_play(seconds: float, play: Callable[[], int]) -> Figures:
    """Return decisions and games a second of *play*, which plays one game."""
    play()
    decisions, games, spent = repeated(seconds, play)
    return {"decisions": decisions / spent, "games": games / spent}


def copying(seconds: float, times: int, copy: Callable[[], object]) -> Figures:
    """Return how long one *copy* takes; so many are made between two looks at the clock."""

    def copies() -> int:
        for _ in range(times):
            copy()
        return times

    count, _, spent = repeated(seconds, copies)
    return {"microseconds": spent / count * 1e6}


def our_play(name: str, seats: int, seconds: float) -> Figures:
    """Return how fast random games are played."""
    import ludotheque as lt
    from ludotheque.core import Rng, play_out

    game, rng, seeds = lt.game(name), Rng.seeded(1), iter(range(10**9))
    return {
        "compiled": lt.COMPILED,
        **random_play(seconds, lambda: int(play_out(game.new(seats, next(seeds)), rng).decisions)),
    }


def middle(name: str, seats: int) -> "tuple[State, Rng]":
    """Return a state in the middle of a random game."""
    import ludotheque as lt
    from ludotheque.core import Rng, play_on, play_out

    game, rng = lt.game(name), Rng.seeded(3)
    length = play_out(game.new(seats, 1), rng).decisions
    state = game.new(seats, 2)
    play_on(state, rng, length // 2)
    while state.actor() == lt.CHANCE:
        state.roll()
    return state, rng


def our_copy(name: str, seats: int, seconds: float) -> Figures:
    """Return how long a copy takes, and how much memory."""
    state, _ = middle(name, seats)
    return {**copying(seconds, 1000, state.copy), "bytes": copied_bytes(state)}


def copied_bytes(state: "State") -> float:
    """Return the memory that one copy takes, from the growth of the process with many."""
    kept = [state.copy() for _ in range(1000)]
    gc.collect()
    before = resident()
    kept += [state.copy() for _ in range(20000)]
    return (resident() - before) / 20000


def resident() -> int:
    """Return the memory of this process."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096


def our_imagined_playouts(name: str, seats: int, seconds: float) -> Figures:
    """Return how many worlds a second are imagined and played out."""
    from ludotheque.core import play_out

    state, rng = middle(name, seats)
    seat = max(state.actor(), 0)

    def imagined() -> int:
        for _ in range(20):
            play_out(state.imagine(seat, rng), rng)
        return 20

    count, _, spent = repeated(seconds, imagined)
    return {"playouts": count / spent}


def catanatron_game(seed: int) -> Any:
    """Return a game of Catan between four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


def catanatron_play(seconds: float) -> Figures:
    """Return how fast random games of Catan are played."""
    seeds = iter(range(10**9))

    def play() -> int:
        game = catanatron_game(next(seeds))
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return random_play(seconds, play)


def catanatron_middle() -> Any:
    """Return a game of Catan that is under way."""
    game = catanatron_game(1)
    for _ in range(300):
        game.play_tick()
    return game


def catanatron_copy(seconds: float) -> Figures:
    """Return how long a copy of it takes."""
    return copying(seconds, 100, catanatron_middle().copy)


def catanatron_playouts(seconds: float) -> Figures:
    """Return how many copies of it a second are played out."""
    game = catanatron_middle()

    def playout() -> int:
        game.copy().play()
        return 1

    count, _, spent = repeated(seconds, playout)
    return {"playouts": count / spent}


def spiel_game(name: str) -> Any:
    """Return a game of OpenSpiel."""
    import pyspiel

    return pyspiel.load_game(name)


def spiel_step(state: Any) -> int:
    """Take one random step; say whether a player took it."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
        return 0
    state.apply_action(random.choice(state.legal_actions()))
    return 1


def spiel_play(name: str, seconds: float) -> Figures:
    """Return how fast random games are played."""
    game = spiel_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += spiel_step(state)
        return decisions

    return random_play(seconds, play)


def spiel_middle(name: str) -> Any:
    """Return a game that is under way."""
    state = spiel_game(name).new_initial_state()
    for _ in range(40):
        spiel_step(state)
    return state


def spiel_copy(name: str, seconds: float) -> Figures:
    """Return how long a copy of it takes."""
    return copying(seconds, 1000, spiel_middle(name).clone)


def spiel_playouts(name: str, seconds: float) -> Figures:
    """Return how many copies of it a second are played out."""
    state = spiel_middle(name)

    def playout() -> int:
        copy = state.clone()
        while not copy.is_terminal():
            spiel_step(copy)
        return 1

    count, _, spent = repeated(seconds, playout)
    return {"playouts": count / spent}


def measure(what: str, seconds: float) -> Figures:
    """Return the figures of *what*: `owner:measure[:game[:seats]]`."""
    owner, kind, *rest = what.split(":")
    if owner == "ours":
        name, seats = rest[0], int(rest[1])
        ours = {"play": our_play, "copy": our_copy, "playouts": our_imagined_playouts}
        return ours[kind](name, seats, seconds)
    if owner == "catanatron":
        theirs = {
            "play": catanatron_play,
            "copy": catanatron_copy,
            "playouts": catanatron_playouts,
        }
        return theirs[kind](seconds)
    spiel = {"play": spiel_play, "copy": spiel_copy, "playouts": spiel_playouts}
    return spiel[kind](rest[0], seconds)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
