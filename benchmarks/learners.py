"""`make bench`, for learners: batches and environments beside those of others, on one core.

Each figure is the median of interleaved rounds of CPU time; each ratio the median, with its
spread, of the ratios inside the rounds.  What a way costs is the time of a step beyond the bare
engine's.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

import ludotheque as lt
from ludotheque.arena.measuring import measuring
from process import measured

LEARNING = Path(__file__).with_name("learning.py")
WAYS = ("bare", "batch", "pettingzoo", "performance_benchmark", "parallel", "gymnasium",
        "gymnasium-bots")  # fmt: skip
PEERS = ("texas_holdem", "catanatron_gym")
THEIR_OWN = "texas_holdem-performance_benchmark"

Found = dict[str, list[float]]


def our_tables(only: list[str] | None) -> list[str]:
    """Return the tables that are measured, as their rooms say."""
    return [
        f"{name}:{seats}"
        for name, game in lt.all_games().items()
        if not only or name in only
        for seats in measuring(game).speed_seats
    ]


def rounds(whats: list[str], pythons: dict[str, str], seconds: float, times: int) -> Found:
    """Measure everything *times* times in turn; return steps a second by what was measured."""
    found: Found = {what: [] for what in whats}
    for number in range(times):
        for what in whats:
            python = pythons.get(what, sys.executable)
            found[what].append(measured(python, LEARNING, what, str(seconds))["steps"])
            print(f"  round {number + 1}/{times}: {what}", file=sys.stderr)
    return found


def ratio(mine: list[float], theirs: list[float]) -> str:
    """Return the median and spread of how many times faster *mine* is, round by round."""
    pairs = [a / b for a, b in zip(mine, theirs, strict=True)]
    shown = [f"{value:.1f}" if value < 10 else f"{value:.0f}" for value in
             (median(pairs), min(pairs), max(pairs))]  # fmt: skip
    return f"{shown[0]} ({shown[1]}-{shown[2]})"


def line(what: str, found: Found) -> str:
    """Return a row: steps a second, what a step costs beyond the engine's, and the ratios."""
    way, *table = what.split(":")
    steps = median(found[what])
    engine = found.get(":".join(["bare", *table]))
    cost = f"{1e6 / steps - 1e6 / median(engine):.2f}" if engine and way != "bare" else ""
    ratios = [ratio(found[what], found[peer]) for peer in PEERS]
    return f"| {what} | {steps:,.0f} | {1e6 / steps:.2f} | {cost} | {ratios[0]} | {ratios[1]} |"


def main() -> None:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zoo", required=True, help="python of PettingZoo's environment")
    parser.add_argument("--catan", required=True, help="python of Catanatron's environment")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ways", nargs="*", default=list(WAYS))
    parser.add_argument("--games", nargs="*", help="only these of ours")
    chosen = parser.parse_args()
    tables = our_tables(chosen.games)
    whats = [*PEERS, THEIR_OWN, *(f"{way}:{table}" for table in tables for way in chosen.ways)]
    pythons = {"texas_holdem": chosen.zoo, "catanatron_gym": chosen.catan, THEIR_OWN: chosen.zoo}
    found = rounds(whats, pythons, chosen.seconds, chosen.rounds)
    print(
        f"compiled: {lt.COMPILED}; {chosen.rounds} rounds of {chosen.seconds:g} s CPU time each\n"
    )
    print("| random steps | a second | µs a step | µs beyond the engine | times texas_holdem | "
          "times Catanatron's Gymnasium |")  # fmt: skip
    print("|---|---|---|---|---|---|")
    for what in whats:
        print(line(what, found))


if __name__ == "__main__":
    main()
