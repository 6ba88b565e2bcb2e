"""`make bench`: our games beside Catanatron and OpenSpiel, in one run, on one core.

Each figure is the median of interleaved rounds of CPU time; each ratio the median, with its
spread, of the ratios inside the rounds, so that a noisy machine disturbs both sides alike.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
GAMES = [("aisopos", 2), ("aisopos", 4), ("antler_island", 4), ("bunny_kingdom", 4),
         ("above_and_below", 4)]  # fmt: skip
SPIEL = ["backgammon", "dark_chess", "gin_rummy"]
UNITS = {"play": ("decisions", "random decisions/s"), "copy": ("microseconds", "copy, µs"),
         "playouts": ("playouts", "imagine + playout /s")}  # fmt: skip


def measured(python, what, seconds):
    """Run one measurement in its own process, pinned to one core."""
    command = [python, str(HERE / "measure.py"), what, str(seconds)]
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env["PYTHONHASHSEED"] = "0"
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        command, env=env, check=True, capture_output=True, text=True, cwd="/",
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )  # fmt: skip
    return json.loads(done.stdout)


def rounds(kind, ours, peers, python, seconds, times):
    """Measure everybody *times* times in turn; return the rows of figures by name."""
    found = {}
    for number in range(times):
        for what in [*peers, *ours]:
            who = sys.executable if what.startswith("ours") else python
            found.setdefault(what, []).append(measured(who, what, seconds))
            print(f"  {kind} round {number + 1}/{times}: {what}", file=sys.stderr)
    return found


def ratio(kind, mine, theirs):
    """Return the median and spread of how many times faster *mine* is, round by round."""
    unit = UNITS[kind][0]
    pairs = [
        b[unit] / a[unit] if kind == "copy" else a[unit] / b[unit]
        for a, b in zip(mine, theirs, strict=True)
    ]
    return f"{median(pairs):.0f} ({min(pairs):.0f}-{max(pairs):.0f})"


def table(kind, found):
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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="python of the peers' environment")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", nargs="*", default=list(UNITS))
    parser.add_argument("--games", nargs="*", help="only these of ours")
    chosen = parser.parse_args()
    import ludotheque as lt

    print(f"compiled: {lt.COMPILED}; {chosen.rounds} rounds of {chosen.seconds:g} s CPU time each")
    for kind in chosen.kinds:
        ours = [
            f"ours:{kind}:{name}:{seats}"
            for name, seats in GAMES
            if name in lt.all_games() and (not chosen.games or name in chosen.games)
        ]
        peers = [f"catanatron:{kind}", *(f"spiel:{kind}:{name}" for name in SPIEL)]
        table(kind, rounds(kind, ours, peers, chosen.peers, chosen.seconds, chosen.rounds))


if __name__ == "__main__":
    main()
