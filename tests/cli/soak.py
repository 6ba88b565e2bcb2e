"""`make soak`: a simulation on two processes is interrupted 200 times at random moments."""

import argparse
import sys
import time

from tests.cli.processes import blows

# From the start of Python to well inside the games; a game at a time, so that batches end too.
LONGEST = 1.5
WORDS = ("simulate", "aisopos", "--players", "random,random", "--workers", "2", "--games")
# The second ends by itself meanwhile, so that its end is hit as well.
RUNS = {"endless": "100000000", "short": "3000"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    chosen = parser.parse_args()
    wrong = []
    for name, games in RUNS.items():
        began = time.perf_counter()
        times = chosen.times // len(RUNS)
        found = blows(times, LONGEST, chosen.seed, *WORDS, games)
        spent = time.perf_counter() - began
        print(f"{name}: {times} interrupts (seed {chosen.seed}), {len(found)} wrong, {spent:.0f} s")
        wrong += found
    for text in wrong[:5]:
        print(text)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
