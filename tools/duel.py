"""Let two versions of the engine play each other, to see whether a change makes bots better.

    python tools/duel.py GAME greedy@/tmp/new/src greedy@/tmp/old/src --seats 4

Who plays is a bot, and after an @ where its engine is; without one it is the installed package.
Each side runs in a process of its own and hears every move, so that the two need to agree about
nothing but the rules.  The challenger sits on every seat in turn against rivals on all others.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import click

import ludotheque as lt
from ludotheque.arena import step, wilson

SIDE = Path(__file__).with_name("duel_side.py")


class Side:
    """One of the two: a bot with its engine in a process of its own."""

    def __init__(self, words: str) -> None:
        self.name, _, path = words.partition("@")
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, str(SIDE)],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *words: object) -> None:
        """Tell the other process something."""
        assert self.process.stdin is not None, "it was asked for"
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def choose(self, seat: lt.Seat) -> int:
        """Ask the other process for an action: it has heard all that happened at the table."""
        self.tell("ask", seat.number)
        assert self.process.stdout is not None, "it was asked for"
        return int(self.process.stdout.readline())


def played(game: str, seated: list[Side], seed: int, luck: int) -> lt.State:
    """Play one game to the end and return it."""
    sides = set(seated)
    for side in sides:
        side.tell("deal", game, len(seated), seed, side.name, luck)
    state = lt.game(game).new(len(seated), seed)
    while not state.over:
        seat = state.actor()
        action = step(state, seated)
        for side in sides:
            side.tell("move", seat, action)
    return state


@click.command()
@click.argument("game")
@click.argument("challenger")
@click.argument("rival")
@click.option("--seats", default=2, show_default=True)
@click.option("--games", default=200, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The first deal.")
def main(game: str, challenger: str, rival: str, seats: int, games: int, seed: int) -> None:
    """Play GAME: CHALLENGER on one seat, RIVAL on all others."""
    one, other = Side(challenger), Side(rival)
    won = 0.0
    for number in range(games):
        seat = number % seats
        seated = [other] * seats
        seated[seat] = one
        won += played(game, seated, seed + number // seats, seed + number * seats).shares()[seat]
    low, high = wilson(won, games)
    click.echo(f"{won:g} of {games}: {won / games:.1%}, {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
