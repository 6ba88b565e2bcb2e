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
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from process import measured

if TYPE_CHECKING:
    from ludotheque.core import State

CATANATRON, SPIEL = "catanatron", "spiel:gin_rummy"
FIGURES = Path(__file__).parents[1] / "docs/bots.json"


def rate(seconds: float, work: Callable[[], int]) -> float:
    """Return how many iterations a second *work* makes, which returns how many it made."""
    work()
    done, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        done += work()
    return done / spent


def opening(name: str, seats: int) -> "State":
    """Return the first decision of a game."""
    import ludotheque as lt

    state = lt.game(name).new(seats, 1)
    while state.actor() == lt.CHANCE:
        state.roll()
    return state


def ours(kind: str, name: str, seats: int, seconds: float) -> float:
    """Return how many iterations a second one of our searches makes."""
    import ludotheque as lt
    from ludotheque.bots import Search
    from ludotheque.bots.bot import Levelled

    state = opening(name, seats)
    seat = lt.Seat(state, state.actor())
    player = lt.bot(f"{kind}:iterations=100", 1)
    search = player.player(seat) if isinstance(player, Levelled) else player
    assert isinstance(search, Search), "only a search iterates"
    return rate(seconds, lambda: int(search.grown(seat).visits))


def catanatron(seconds: float) -> float:
    """Return how many simulations a second Catanatron makes, or can make at the most."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    try:
        from catanatron.players.mcts import MCTSPlayer
    except ImportError:
        return rate(seconds, lambda: played_out(game))
    player = MCTSPlayer(game.state.current_color(), 10)
    return rate(seconds, lambda: 10 if player.decide(game, game.playable_actions) else 0)


def played_out(game: Any) -> int:
    """Play a copy of *game* to the end: one simulation."""
    game.copy().play()
    return 1


def spiel(name: str, seconds: float) -> float:
    """Return how many simulations a second OpenSpiel's search makes."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    searcher = pyspiel.ISMCTSBot(7, evaluator, 2.0, 100, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                                 False, True)  # fmt: skip
    return rate(seconds, lambda: 100 if searcher.step(state) >= 0 else 0)


def measure(what: str, seconds: float) -> float:
    """Return the rate of *what*."""
    owner, *rest = what.split(":")
    if owner == CATANATRON:
        return catanatron(seconds)
    if owner == "spiel":
        return spiel(rest[0], seconds)
    return ours(owner, rest[0], int(rest[1]), seconds)


def rounds(whats: list[str], peers: str, seconds: float, times: int) -> dict[str, list[float]]:
    """Measure everybody *times* times in turn."""
    found: dict[str, list[float]] = {what: [] for what in whats}
    for number in range(times):
        for what in whats:
            python = peers if what in (CATANATRON, SPIEL) else sys.executable
            words = ("--one", what, "--seconds", str(seconds))
            found[what].append(measured(python, Path(__file__), *words))
            print(f"  round {number + 1}/{times}: {what}", file=sys.stderr)
    return found


def table(found: dict[str, list[float]], bars: dict[str, int]) -> dict[str, dict[str, object]]:
    """Return the figures, and print them as a Markdown table."""
    figures: dict[str, dict[str, object]] = {}
    print("| who | iterations/s | times Catanatron | must be |\n|---|---|---|---|")
    for what, rates in found.items():
        pairs = [a / b for a, b in zip(rates, found[CATANATRON], strict=True)]
        ratio = f"{median(pairs):.0f} ({min(pairs):.0f} to {max(pairs):.0f})"
        print(f"| {what} | {median(rates):,.0f} | {ratio} | {bars.get(what, '')} |")
        figures[what] = {"iterations": median(rates), "ratio": ratio}
    return figures


def our_bars() -> dict[str, int]:
    """Return our searches, each with how many times Catanatron's iterations it must make."""
    import ludotheque as lt
    from ludotheque.arena.measuring import measuring

    asked = {name: measuring(game) for name, game in lt.all_games().items()}
    return {f"ismcts:{name}:{how.search_seats}": how.search_times for name, how in asked.items()}


def main() -> None:
    """Measure everybody, or the one that is asked for."""
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

    bars = our_bars()
    experts = [what.replace("ismcts", "expert") for what in bars]
    whats = [CATANATRON, SPIEL, *bars, *experts]
    print(f"compiled: {lt.COMPILED}; {chosen.rounds} rounds of {chosen.seconds:g} s CPU time each")
    figures = table(rounds(whats, chosen.peers, chosen.seconds, chosen.rounds), bars)
    if chosen.keep:
        kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
        FIGURES.write_text(json.dumps({**kept, "speed": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
