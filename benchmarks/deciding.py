"""What bots do most, at fixed positions: µs of `evaluate` and `glance`, playouts of the expert.

    python benchmarks/deciding.py --before ../before/.venv/bin/python

The engine of the commit before lays out the positions, all of them where somebody has a choice, of
games played by `greedy:worlds=1` and at random; both engines take the same ones, in turns, each run
a fresh process.  Times are CPU time, the quickest of so many rounds.  Exit 1 where the two do not
agree, bit by bit, on what they say of the positions or on what the expert does.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from struct import pack
from time import process_time
from typing import Any

HERE = Path(__file__).resolve()
POSITIONS = 200
# Of each game one position in so many decisions is kept.
EVERY = 7
PLAYOUTS = 8

HEAD = """\
| game | evaluate, µs | after | glance, µs | after | playouts/s | after | times |
|---|---|---|---|---|---|---|---|"""

Run = dict[str, Any]


# In the process that is measured


def walked(game: Any, bot: str, seed: int) -> Iterator[Any]:
    """Play a game and give every state in which somebody has a choice."""
    import ludotheque as lt

    player = lt.bot(bot, seed)
    state = game.new(max(game.seats), seed)
    while not state.over:
        seat = state.actor()
        if seat == lt.CHANCE:
            state.roll()
            continue
        if len(state.legal(seat)) > 1:
            yield state
        state.apply(seat, player.choose(lt.Seat(state, seat)))


def laid_out(game: Any) -> list[object]:
    """Return snapshots: half of them of greedy games, half of random ones."""
    found: list[object] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        bot = "random" if seed % 2 else "greedy:worlds=1"
        states = enumerate(walked(game, bot, seed))
        kept = [state.snapshot() for number, state in states if number % EVERY == 0]
        found += kept[: POSITIONS // 4]
    return found[:POSITIONS]


def quickest(work: Callable[[], list[Any]], rounds: int) -> tuple[float, list[Any]]:
    """Return how long *work* takes at best, and what came of it."""
    times = []
    for _ in range(rounds):
        began = process_time()
        outcome = work()
        times.append(process_time() - began)
    return min(times), outcome


def expert(game: Any) -> str:
    """Return the expert with a number of playouts instead of a clock."""
    words = [word for word in game.levels["expert"].split(":") if not word.startswith("ms=")]
    return ":".join([words[0], f"iterations={PLAYOUTS}", *words[1:]])


def measured(name: str, kept: str, rounds: int) -> Run:
    """Measure one game at the positions that are *kept* in a file."""
    import ludotheque as lt

    game = lt.all_games()[name]
    states = [game.restore(snapshot) for snapshot in json.loads(Path(kept).read_text("utf-8"))]
    seats = [lt.Seat(state, state.actor()) for state in states]
    looks = [(state, seat) for state in states for seat in range(state.seats)]
    evaluating, values = quickest(lambda: [s.evaluate(seat) for s, seat in looks], rounds)
    glancing, glances = quickest(lambda: [s.glance(seat) for s, seat in looks], rounds)

    def think() -> list[Any]:
        player = lt.bot(expert(game), 1)
        return [player.choose(seat) for seat in seats]

    thinking, choices = quickest(think, 1)
    said = pack(f"{2 * len(looks)}d", *values, *glances) + repr(choices).encode()
    return {
        "evaluate": 1e6 * evaluating / len(looks),
        "glance": 1e6 * glancing / len(looks),
        "playouts": PLAYOUTS * len(seats) / thinking,
        "said": blake2b(said, digest_size=8).hexdigest(),
    }


# In the process that compares


def run(python: str, *words: str) -> Any:
    """Run this file in another engine, on one core."""
    done = subprocess.run(
        [python, str(HERE), *words], env={**os.environ, "PYTHONPATH": ""}, check=True, cwd="/",
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def compared(sides: list[str], name: str, rounds: int) -> bool:
    """Print the row of one game; say whether both engines agree."""
    with tempfile.TemporaryDirectory() as folder:
        kept = str(Path(folder) / "positions.json")
        Path(kept).write_text(json.dumps(run(sides[0], "--lay-out", name)), "utf-8")
        words = ["--one", name, "--kept", kept, "--rounds", str(rounds)]
        before, after = [run(side, *words) for side in sides]
    cells = [f"{before[what]:.2f} | {after[what]:.2f}" for what in ("evaluate", "glance")]
    gained = after["playouts"] / before["playouts"]
    playouts = f"{before['playouts']:,.0f} | {after['playouts']:,.0f} | {gained:.2f}"
    same = before["said"] == after["said"]
    print(f"| {name} | {cells[0]} | {cells[1]} | {playouts} |" + ("" if same else " DIFFER"))
    sys.stdout.flush()
    return bool(same)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", metavar="PYTHON", help="interpreter of the commit before")
    parser.add_argument("--after", metavar="PYTHON", default=sys.executable)
    parser.add_argument("--games", nargs="*", help="only these")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--lay-out", help=argparse.SUPPRESS)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--kept", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    import ludotheque as lt

    if chosen.lay_out:
        print(json.dumps(laid_out(lt.all_games()[chosen.lay_out])))
    elif chosen.one:
        print(json.dumps(measured(chosen.one, chosen.kept, chosen.rounds)))
    elif not chosen.before:
        parser.error("--before PYTHON is needed")
    else:
        sides = [str(Path(side).absolute()) for side in (chosen.before, chosen.after)]
        names = chosen.games or list(lt.all_games())
        print(HEAD)
        same = [compared(sides, name, chosen.rounds) for name in names]
        sys.exit(0 if all(same) else 1)


if __name__ == "__main__":
    main()
