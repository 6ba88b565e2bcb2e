"""What takes minutes: `python -m tests.research.soak`."""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from ludotheque.research.openspiel import register

FOUR = "ludotheque_aisopos(board=four,quiet=2)"
ITERATIONS = 8
CLOSE = 0.05


def main() -> int:
    """Come close to an equilibrium on the board of four hexes, 62,521 histories."""
    register()
    table = pyspiel.load_game(FOUR)
    solver = cfr.CFRPlusSolver(table)
    for number in range(1, ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        print(f"{FOUR}: {number} of {ITERATIONS}", flush=True)
    found = exploitability.exploitability(table, solver.average_policy())
    print(f"exploitability {found:.4f}, to be under {CLOSE}")
    return 0 if found < CLOSE else 1


if __name__ == "__main__":
    sys.exit(main())
