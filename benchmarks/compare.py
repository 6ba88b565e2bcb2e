"""`make bench`: our games beside Catanatron and OpenSpiel, in one run, on one core.

Each figure is the median of interleaved rounds of CPU time; each ratio the median, with its
spread, of the ratios inside the rounds, so that a noisy machine disturbs both sides alike.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

import ludotheque as lt
from ludotheque.arena.measuring import measuring
from process import measured

MEASURE = Path(__file__).with_name("measure.py")
SPIEL = ["backgammon", "dark_chess", "gin_rummy"]
UNITS = {"play": ("decisions", "random decisions/s"), "copy": ("microseconds", "copy, µs"),
         "playouts": ("playouts", "imagine + playout /s")}  # fmt: skip

# What one measurement found, by unit, and the measurements of all rounds by who was measured.
Row = dict[str, float]
Found = dict[str, list[Row]]


def our_games(kind: str, only: list[str] | None) -> list[str]:
    """Return what is measured of our games, at the tables that their rooms say."""
    return [
        f"ours:{kind}:{name}:{seats}"
        for name, game in lt.all_games().items()
        if not only or name in only
        for seats in measuring(game).speed_seats
    ]


def rounds(kind: str, whats: list[str], peers: str, seconds: float, times: int) -> Found:
    """Measure everybody *times* times in turn; return the rows of figures by name."""
    found: Found = {what: [] for what in whats}
    for number in range(times):
        for what in whats:
            python = sys.executable if what.startswith("ours") else peers
            found[what].append(measured(python, MEASURE, what, str(seconds)))
            print(f"  {kind} round {number + 1}/{times}: {what}", file=sys.stderr)
    return found


def ratio(kind: str, mine: list[Row], theirs: list[Row]) -> str:
    """Return the median and spread of how many times faster *mine* is, round by round."""
    unit = UNITS[kind][0]
    pairs = [
        b[unit] / a[unit] if kind == "copy" else a[unit] / b[unit]
        for a, b in zip(mine, theirs, strict=True)
    ]
    return f"{median(pairs):.0f} ({min(pairs):.0f}-{max(pairs):.0f})"


def table(kind: str, found: Found) -> None:
    """Print one Markdown table: a row a game, ratios against Catanatron and dark_chess."""
    unit, title = UNITS[kind]
    print(f"\n| {title} | median | games/s | times Catanatron | times dark_chess | bytes a copy |")
    print("|---|---|---|---|---|---|")
    for what, rows in found.items():
        value = median(row[unit] for row in rows)
        games = f"{median(row['games'] for row in rows):,.0f}" if "games" in rows[0] else ""
        size = f"{median(row['bytes'] for row in rows):,.0f}" if "bytes" in rows[0] else ""
        catan = ratio(kind, rows, found[f"catanatron:{kind}"])
        chess = ratio(kind, rows, found[f"spiel:{kind}:dark_chess"])
        shown = f"{value:,.2f}" if kind == "copy" else f"{value:,.0f}"
        print(f"| {what} | {shown} | {games} | {catan} | {chess} | {size} |")


def main() -> None:
    """Measure everything and print a table of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="python of the peers' environment")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", nargs="*", default=list(UNITS))
    parser.add_argument("--games", nargs="*", help="only these of ours")
    chosen = parser.parse_args()
    print(f"compiled: {lt.COMPILED}; {chosen.rounds} rounds of {chosen.seconds:g} s CPU time each")
    for kind in chosen.kinds:
        peers = [f"catanatron:{kind}", *(f"spiel:{kind}:{name}" for name in SPIEL)]
        whats = [*peers, *our_games(kind, chosen.games)]
        table(kind, rounds(kind, whats, chosen.peers, chosen.seconds, chosen.rounds))


if __name__ == "__main__":
    main()
