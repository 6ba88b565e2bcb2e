"""One measurement of what learners use, in a process of its own: `python learning.py WHAT SECONDS`.

Prints one JSON line: steps a second of CPU time, by random legal actions.  Ours need ludotheque;
PettingZoo's and Catanatron's run in environments of their own, since their versions clash.
"""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from time import process_time
from typing import Any

Figures = dict[str, float]

# So many games a batch: enough that a call's own cost is nothing beside theirs.
GAMES = 64


def steps_per_second(seconds: float, step: Callable[[], int]) -> Figures:
    """Call *step*, which says how many steps it took, for so long, after a second to warm up."""
    began = process_time()
    while process_time() - began < min(1.0, seconds):
        step()
    steps, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        steps += step()
    return {"steps": steps / spent}


def bare(name: str, seats: int, seconds: float) -> Figures:
    """Measure the engine alone: whole random games inside compiled code."""
    import ludotheque as lt
    from ludotheque.core import Rng, play_out

    game, rng, seeds = lt.game(name), Rng.seeded(1), iter(range(10**9))
    return steps_per_second(
        seconds, lambda: int(play_out(game.new(seats, next(seeds)), rng).decisions)
    )


def batched(name: str, seats: int, seconds: float) -> Figures:
    """Measure a batch, with masks and observations."""
    from ludotheque.research import batch

    games = batch(name, GAMES, seats)

    def step() -> int:
        games.step(games.sample())
        return GAMES

    return steps_per_second(seconds, step)


def in_turn(table: Any, seconds: float) -> Figures:
    """Measure an environment of PettingZoo as its own benchmark does, step by step."""
    import numpy as np

    table.reset(seed=1)

    def step() -> int:
        known, _, over, cut, _ = table.last()
        legal = np.flatnonzero(known["action_mask"]).tolist()
        table.step(None if over or cut else random.choice(legal))
        if all(table.terminations.values()):
            table.reset()
        return 1

    return steps_per_second(seconds, step)


def by_their_own(table: Any) -> Figures:
    """Measure an environment by PettingZoo's own benchmark: five seconds, by the clock."""
    from pettingzoo.test import performance_benchmark

    said = io.StringIO()
    with redirect_stdout(said):
        performance_benchmark(table)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None, "it tells its turns"
    return {"steps": float(found[1])}


def zoo_by_their_own(name: str, seats: int, seconds: float) -> Figures:
    """Measure our games so."""
    from ludotheque.research.pettingzoo import env

    return by_their_own(env(name, seats))


def zoo(name: str, seats: int, seconds: float) -> Figures:
    """Measure our games as environments of PettingZoo."""
    from ludotheque.research.pettingzoo import env

    return in_turn(env(name, seats), seconds)


def together(name: str, seats: int, seconds: float) -> Figures:
    """Measure the same where all act in every step; counted are those who were asked."""
    import numpy as np

    from ludotheque.research.pettingzoo import parallel_env

    table = parallel_env(name, seats)
    known, _ = table.reset(seed=1)

    def step() -> int:
        nonlocal known
        asked = len(table.playing.state.waiting())
        chosen = {
            agent: random.choice(np.flatnonzero(each["action_mask"]).tolist())
            for agent, each in known.items()
        }
        known, *_ = table.step(chosen)
        if not table.agents:
            known, _ = table.reset()
        return asked

    return steps_per_second(seconds, step)


def learner(table: Any, seconds: float, legal: Callable[[Any], list[int]]) -> Figures:
    """Measure an environment of Gymnasium; *legal* says what may be done after an observation."""
    known, _ = table.reset(seed=1)

    def step() -> int:
        nonlocal known
        known, _, over, cut, _ = table.step(random.choice(legal(known)))
        if over or cut:
            known, _ = table.reset()
        return 1

    return steps_per_second(seconds, step)


def gym(name: str, seats: int, seconds: float) -> Figures:
    """Measure our games as environments of Gymnasium, the learner at every seat."""
    import numpy as np

    from ludotheque.research.gymnasium import Learner

    table = Learner(name, seats, opponents="self")
    return learner(table, seconds, lambda known: np.flatnonzero(known["action_mask"]).tolist())


def gym_among_bots(name: str, seats: int, seconds: float) -> Figures:
    """Measure the same with random bots at the other seats; counted are the learner's steps."""
    import numpy as np

    from ludotheque.research.gymnasium import Learner

    table = Learner(name, seats, opponents="random")
    return learner(table, seconds, lambda known: np.flatnonzero(known["action_mask"]).tolist())


def holdem(seconds: float) -> Figures:
    """Measure PettingZoo's own Texas hold 'em."""
    from pettingzoo.classic import texas_holdem_v4

    return in_turn(texas_holdem_v4.env(), seconds)


def holdem_by_their_own(seconds: float) -> Figures:
    """Measure the same by PettingZoo's own benchmark."""
    from pettingzoo.classic import texas_holdem_v4

    return by_their_own(texas_holdem_v4.env())


def catan(seconds: float) -> Figures:
    """Measure Catanatron's environment of Gymnasium: a learner and a random bot."""
    import gymnasium

    table: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    return learner(table, seconds, lambda _: list(table.unwrapped.get_valid_actions()))


OURS = {"bare": bare, "batch": batched, "pettingzoo": zoo, "parallel": together, "gymnasium": gym,
        "gymnasium-bots": gym_among_bots, "performance_benchmark": zoo_by_their_own}  # fmt: skip
THEIRS = {"texas_holdem": holdem, "catanatron_gym": catan,
          "texas_holdem-performance_benchmark": holdem_by_their_own}  # fmt: skip


def measure(what: str, seconds: float) -> Figures:
    """Return the figures of *what*: the name of a peer, or `way:game:seats` of ours."""
    way, *rest = what.split(":")
    return OURS[way](rest[0], int(rest[1]), seconds) if rest else THEIRS[way](seconds)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
