"""One side of a duel, in a process of its own: see `ludotheque.arena.duel`.

It uses nothing but the front door of `ludotheque`, so that engines of two commits can meet.
"""

import json
import sys
from typing import TYPE_CHECKING

import ludotheque as lt

if TYPE_CHECKING:
    from ludotheque.bots import Bot

__all__ = ["listen"]


def listen() -> None:
    """Read what happens, a line each, and answer where asked."""
    state: lt.State
    bots: list[Bot] = []
    for line in sys.stdin:
        what, *facts = json.loads(line)
        if what == "deal":
            game, seats, seed, name, luck = facts
            state = lt.game(game).new(seats, seed)
            bots = [lt.bot(name, luck + seat) for seat in range(seats)]
        elif what == "move":
            state.apply(*facts)
        else:
            action = bots[facts[0]].choose(lt.Seat(state, facts[0]))
            sys.stdout.write(f"{action}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    listen()
