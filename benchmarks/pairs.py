"""The engine of one commit beside that of another, in pairs of runs that follow each other.

    python benchmarks/pairs.py --before ../before/.venv/bin/python
    python benchmarks/pairs.py --before PYTHON --plain --before-src ../before/src

Every registered game, as many players as it takes: copies, random games, decisions of greedy,
choices of two searches.  Each run is a fresh process on one core that does a fixed amount of work
several times, the quickest of which counts; runs alternate (before, after, before, ...), so that
a busy machine slows both alike, and the figure is the median of the ratios of CPU time inside the
pairs.  Exit 1 if a median is too high.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).resolve()
COPIES = 100
WORLDS = 8
ITERATIONS = 5
POSITIONS = 3
# Others on the same machine can only make work slower: the quickest of so many times is the truest.
TIMES = 4
# Where the smallest amount takes longer than wished, it must do with fewer.
LEAST_TIMES = 2
# Work is doubled until it takes this part of the time wished for; then the amount is known.
ENOUGH = 0.25

Work = Callable[[int], list[object]]
Run = dict[str, Any]


# In the process that is measured


def registered() -> dict[str, Any]:
    """Every game by name; the function that says so has had two names."""
    import ludotheque as lt

    listed: Callable[[], dict[str, Any]]
    listed = getattr(lt, "all_games" if hasattr(lt, "all_games") else "games")
    return listed()


def positions(game: Any) -> list[Any]:
    """States at the beginning, after a third and after two thirds of a random game."""
    from ludotheque import CHANCE, Rng
    from ludotheque.core import play_on, play_out

    seats = max(game.seats)
    length = play_out(game.new(seats, 1), Rng.seeded(3)).decisions
    found = []
    for part in range(POSITIONS):
        state = game.new(seats, 1)
        play_on(state, Rng.seeded(3), length * part // POSITIONS)
        while state.actor() == CHANCE:
            state.roll()
        found.append(state)
    return found


def copying(game: Any) -> Work:
    states = positions(game)

    def work(amount: int) -> list[object]:
        for _ in range(amount):
            for state in states:
                for _ in range(COPIES):
                    state.copy()
        return [state.digest() for state in states]

    return work


def random_play(game: Any) -> Work:
    from ludotheque import Rng
    from ludotheque.core import play_out

    def work(amount: int) -> list[object]:
        rng = Rng.seeded(1)
        return [play_out(game.new(max(game.seats), seed), rng).decisions for seed in range(amount)]

    return work


def greedy_play(game: Any) -> Work:
    import ludotheque as lt

    def work(amount: int) -> list[object]:
        player = lt.bot(f"greedy:worlds={WORLDS}", 1)
        seeds = count(1)
        state = game.new(max(game.seats), next(seeds))
        while amount:
            if state.over:
                state = game.new(max(game.seats), next(seeds))
            elif state.actor() == lt.CHANCE:
                state.roll()
            else:
                amount -= 1
                seat = state.actor()
                state.apply(seat, player.choose(lt.Seat(state, seat)))
        return [state.digest()]

    return work


def searching(name: str) -> Callable[[Any], Work]:
    def search(game: Any) -> Work:
        import ludotheque as lt

        seats = [lt.Seat(state, state.actor()) for state in positions(game)]

        def work(amount: int) -> list[object]:
            player = lt.bot(f"{name}:iterations={ITERATIONS}", 1)
            return [player.choose(seat) for _ in range(amount) for seat in seats]

        return work

    return search


KINDS: dict[str, Callable[[Any], Work]] = {
    "copy": copying,
    "random play": random_play,
    "greedy": greedy_play,
    "ismcts": searching("ismcts"),
    "expert": searching("expert"),
}


def timed(work: Work, amount: int) -> tuple[float, list[object]]:
    """How long *amount* takes, and what came of it."""
    began = process_time()
    outcome = work(amount)
    return process_time() - began, outcome


def planned(work: Work, seconds: float) -> list[int]:
    """How much is to be done at a time, and how many times, for all to take so many *seconds*."""
    amount = 1
    while (spent := timed(work, amount)[0]) < seconds / TIMES * ENOUGH:
        amount *= 2
    amount = max(1, round(amount * seconds / TIMES / spent))
    return [amount, TIMES if amount > 1 or spent * TIMES < seconds else LEAST_TIMES]


def measured(game: str, kinds: list[str], plans: dict[str, list[int]], seconds: float) -> Run:
    """Measure all *kinds* of work at *game*; what is not planned yet is planned first."""
    import ludotheque as lt

    run: Run = {"compiled": lt.COMPILED, "games": list(registered())}
    for kind in kinds if game else []:
        work = KINDS[kind](registered()[game])
        amount, times = plans[kind] if kind in plans else planned(work, seconds)
        done = [timed(work, amount) for _ in range(times)]
        spent = min(seconds for seconds, _ in done)
        outcome = hash(tuple(done[0][1]))
        run[kind] = {"plan": [amount, times], "seconds": spent, "outcome": outcome}
    return run


# In the process that compares


class Side:
    """One of the two engines: an interpreter, and the sources it takes instead of its package."""

    def __init__(self, python: str, sources: str) -> None:
        # Not resolved: an environment's interpreter is a link, and knows its packages by that.
        self.python = str(Path(shutil.which(python) or python).absolute())
        path = str(Path(sources).absolute()) if sources else ""
        self.environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": path}

    def run(self, *words: str) -> Run:
        """Measure in a fresh process, on one core."""
        core = min(os.sched_getaffinity(0))
        done = subprocess.run(
            [self.python, str(HERE), *words], env=self.environment, check=True, cwd="/",
            stdout=subprocess.PIPE, text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )  # fmt: skip
        found: Run = json.loads(done.stdout)
        return found


def pairs_of(sides: list[Side], game: str, chosen: argparse.Namespace) -> dict[str, list[Run]]:
    """Measure both *sides* in turn; return for each kind the runs, before and after by turns."""
    words = ["--one", game, "--kinds", *chosen.kinds, "--seconds", str(chosen.seconds)]
    first = sides[0].run(*words)
    words += ["--plans", json.dumps({kind: first[kind]["plan"] for kind in chosen.kinds})]
    runs = []
    for number in range(chosen.pairs):
        print(f"  {game}: pair {number + 1} of {chosen.pairs}", end="\r", file=sys.stderr)
        runs += [side.run(*words) for side in sides]
    return {kind: [run[kind] for run in runs] for kind in chosen.kinds}


def row(game: str, kind: str, runs: list[Run]) -> tuple[str, float]:
    """One line of the table, and the median of its ratios."""
    before, after = runs[::2], runs[1::2]
    ratios = sorted(b["seconds"] / a["seconds"] for a, b in zip(before, after, strict=True))
    same = len({run["outcome"] for run in runs}) == 1
    middle = median(ratios)
    spread = f"{ratios[0]:.3f} to {ratios[-1]:.3f}"
    work = f"{1000 * median(run['seconds'] for run in before):.0f} ms"
    told = f"{game:24} {kind:12} {work:>8} {middle:8.3f}   {spread}"
    return told + ("" if same else "   NOT THE SAME WORK"), middle


def compared(sides: list[Side], chosen: argparse.Namespace) -> int:
    """Print one table of all games; return how many medians are too high."""
    looked = [side.run("--one", "") for side in sides]
    engines = ["compiled" if run["compiled"] else "plain" for run in looked]
    if engines[0] != engines[1]:
        sys.exit(f"nothing to compare: before is {engines[0]}, after is {engines[1]}")
    games = [game for game in looked[0]["games"] if game in looked[1]["games"]]
    print(f"{engines[0]}, {chosen.pairs} pairs; CPU time after / before, median and spread")
    print(f"{'game':24} {'work':12} {'before':>8} {'median':>8}   spread")
    slow = 0
    for game in chosen.games or games:
        for kind, runs in pairs_of(sides, game, chosen).items():
            told, middle = row(game, kind, runs)
            slow += middle > chosen.most
            print(told + ("   TOO SLOW" if middle > chosen.most else ""), flush=True)
    return slow


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", metavar="PYTHON", help="interpreter of the commit before")
    parser.add_argument("--after", metavar="PYTHON", default=sys.executable)
    parser.add_argument("--plain", action="store_true", help="compare the uncompiled sources")
    parser.add_argument("--before-src", metavar="DIR", help="sources of the commit before")
    parser.add_argument("--after-src", metavar="DIR", default=str(HERE.parents[1] / "src"))
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--most", type=float, default=1.05, help="exit 1 above this median")
    parser.add_argument("--seconds", type=float, default=0.7, help="of each work in each run")
    parser.add_argument("--games", nargs="*", help="only these")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--plans", type=json.loads, default={}, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one is None and not chosen.before:
        parser.error("--before PYTHON is needed")
    if chosen.plain and not chosen.before_src:
        parser.error("--plain needs --before-src DIR")
    return chosen


def main() -> None:
    chosen = wishes()
    if chosen.one is not None:
        print(json.dumps(measured(chosen.one, chosen.kinds, chosen.plans, chosen.seconds)))
        return
    sources = [chosen.before_src, chosen.after_src] if chosen.plain else ["", ""]
    sides = [Side(chosen.before, sources[0]), Side(chosen.after, sources[1])]
    sys.exit(1 if compared(sides, chosen) else 0)


if __name__ == "__main__":
    main()
