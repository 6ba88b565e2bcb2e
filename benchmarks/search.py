"""Iterations a second of the search at the opening position, beside Catanatron and OpenSpiel.

    python benchmarks/search.py --peers .venv-peers/bin/python

Interleaved rounds of CPU time on one core, each figure the median, each ratio the median and
spread of the ratios inside the rounds.  An iteration of ours is an imagined world, a walk down
the tree and a random playout to the end of the game (`ismcts`); `expert` is how it plays.
Catanatron's package on the index comes without its MCTS player; where it is not installed, its
place is taken by what one simulation of it costs at the least: a copy and a random playout.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

GAMES = [("aisopos", 2, 50), ("bunny_kingdom", 4, 50), ("antler_island", 4, 20),
         ("above_and_below", 4, 20)]  # fmt: skip
CATANATRON, SPIEL = "catanatron", "spiel:gin_rummy"
FIGURES = Path(__file__).parents[1] / "docs/bots.json"


def rate(seconds, work):
    """Return how many iterations a second *work* makes, which returns how many it made."""
    work()
    done, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        done += work()
    return done / spent


def opening(name, seats):
    import ludotheque as lt

    state = lt.game(name).new(seats, 1)
    while state.actor() == lt.CHANCE:
        state.roll()
    return state


def ours(kind, name, seats, seconds):
    import ludotheque as lt
    from ludotheque.bots import bot

    state = opening(name, int(seats))
    seat = lt.Seat(state, state.actor())
    player = bot(f"{kind}:iterations=100", 1)
    search = player.player(seat) if kind == "expert" else player
    return rate(seconds, lambda: int(search.grown(seat).visits))


def catanatron(seconds):
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    try:
        from catanatron.players.mcts import MCTSPlayer
    except ImportError:
        return rate(seconds, lambda: [game.copy().play()] and 1)
    player = MCTSPlayer(game.state.current_color(), 10)
    return rate(seconds, lambda: player.decide(game, game.playable_actions) and 10)


def spiel(name, seconds):
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    searcher = pyspiel.ISMCTSBot(7, evaluator, 2.0, 100, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                                 False, True)  # fmt: skip
    return rate(seconds, lambda: searcher.step(state) >= 0 and 100)


def measure(what, seconds):
    """Return the rate of *what*."""
    owner, *rest = what.split(":")
    if owner == CATANATRON:
        return catanatron(seconds)
    return spiel(*rest, seconds) if owner == "spiel" else ours(owner, *rest, seconds)


def measured(python, what, seconds):
    """Run one measurement in its own process, pinned to one core."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    if python != sys.executable:
        env.pop("PYTHONPATH", None)
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        [python, __file__, "--one", what, "--seconds", str(seconds)],
        env=env, check=True, capture_output=True, text=True, cwd="/",
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )  # fmt: skip
    return json.loads(done.stdout)


def rounds(whats, peers, seconds, times):
    """Measure everybody *times* times in turn."""
    found = {what: [] for what in whats}
    for number in range(times):
        for what in whats:
            python = peers if what in (CATANATRON, SPIEL) else sys.executable
            found[what].append(measured(python, what, seconds))
            print(f"  round {number + 1}/{times}: {what}", file=sys.stderr)
    return found


def table(found, bars):
    """Return the figures, and print them as a Markdown table."""
    figures = {}
    print("| who | iterations/s | times Catanatron | must be |\n|---|---|---|---|")
    for what, rates in found.items():
        pairs = [a / b for a, b in zip(rates, found[CATANATRON], strict=True)]
        ratio = f"{median(pairs):.0f} ({min(pairs):.0f} to {max(pairs):.0f})"
        print(f"| {what} | {median(rates):,.0f} | {ratio} | {bars.get(what, '')} |")
        figures[what] = {"iterations": median(rates), "ratio": ratio}
    return figures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", help="python of the peers' environment")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="for docs/bots.md")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one:
        print(json.dumps(measure(chosen.one, chosen.seconds)))
        return
    import ludotheque as lt

    bars = {f"ismcts:{name}:{seats}": bar for name, seats, bar in GAMES if name in lt.all_games()}
    experts = [what.replace("ismcts", "expert") for what in bars]
    whats = [CATANATRON, SPIEL, *bars, *experts]
    print(f"compiled: {lt.COMPILED}; {chosen.rounds} rounds of {chosen.seconds:g} s CPU time each")
    figures = table(rounds(whats, chosen.peers, chosen.seconds, chosen.rounds), bars)
    if chosen.keep:
        kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
        FIGURES.write_text(json.dumps({**kept, "speed": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
