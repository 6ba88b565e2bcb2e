"""Let two versions of the engine play each other, to see whether a change makes bots better.

    python tools/duel.py bunny_kingdom greedy@/tmp/new/src greedy@/tmp/old/src --seats 4

Who plays is a bot, and after an @ where its engine is; without one it is the installed package.
Each side runs in a process of its own and hears every move, so that the two need to agree about
nothing but the rules.  The challenger sits on every seat in turn against rivals on all others.
"""

import json
import os
import subprocess
import sys

import click
from bots_page import wilson

import ludotheque as lt


def listen() -> None:
    """Be one side: read what happens, line by line, and answer where asked."""
    state = lt.game("aisopos").new(2, 0)
    bots: list[lt.Bot] = []
    for line in sys.stdin:
        what, *facts = json.loads(line)
        if what == "deal":
            game, seats, seed, name, luck = facts
            state = lt.game(game).new(seats, seed)
            bots = [lt.bot(name, luck + seat) for seat in range(seats)]
        elif what == "move":
            state.apply(*facts)
        else:
            print(bots[facts[0]].choose(lt.Seat(state, facts[0])), flush=True)  # noqa: T201


class Side:
    """One of the two: a bot with its engine in a process of its own."""

    def __init__(self, words: str) -> None:
        self.name, _, path = words.partition("@")
        env = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, __file__, "--listen", "aisopos", "", ""],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *words: object) -> None:
        """Tell the other process something."""
        assert self.process.stdin is not None, "it was asked for"
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def answer(self, seat: int) -> int:
        """Ask for an action."""
        self.tell("ask", seat)
        assert self.process.stdout is not None, "it was asked for"
        return int(self.process.stdout.readline())


def played(game: str, seated: list[Side], seed: int, luck: int) -> list[int]:
    """Play one game and return its winners."""
    sides = set(seated)
    for side in sides:
        side.tell("deal", game, len(seated), seed, side.name, luck)
    state = lt.game(game).new(len(seated), seed)
    while not state.over:
        actor = state.actor()
        if actor == lt.CHANCE:
            action = state.roll()
        else:
            action = seated[actor].answer(actor)
            state.apply(actor, action)
        for side in sides:
            side.tell("move", actor, action)
    return state.winners()


@click.command()
@click.argument("game")
@click.argument("challenger")
@click.argument("rival")
@click.option("--seats", default=2, show_default=True)
@click.option("--games", default=200, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The first deal.")
@click.option("--listen", "listening", is_flag=True, hidden=True)
def main(
    game: str, challenger: str, rival: str, seats: int, games: int, seed: int, listening: bool
) -> None:
    """Play GAME: CHALLENGER on one seat, RIVAL on all others."""
    if listening:
        listen()
        return
    one, other = Side(challenger), Side(rival)
    won = 0.0
    for number in range(games):
        seated = [other] * seats
        seated[number % seats] = one
        winners = played(game, seated, seed + number // seats, seed + number * seats)
        won += (number % seats in winners) / max(len(winners), 1)
    low, high = wilson(won, games)
    click.echo(f"{won:g} of {games}: {won / games:.1%}, {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
