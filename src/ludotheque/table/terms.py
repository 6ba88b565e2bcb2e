"""Terms: what was agreed when a table was opened, and never changes."""

import msgspec

from ludotheque.core import State
from ludotheque.games import game as game_named
from ludotheque.table.clock import Clock, NoClock
from ludotheque.table.trouble import Trouble

__all__ = ["Terms", "lay_out"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The game, its options and seed, and how the table is kept."""

    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, bool | int | str]
    pack: object = None
    name: str = ""
    open: bool = False
    practice: bool = False
    spectators: bool = True
    chat: bool = True
    hot_seat: bool = False
    random_seats: bool = False
    pace: int = 0
    clock: Clock = NoClock()


def lay_out(terms: Terms) -> State:
    """Return the first position of the game that was agreed on."""
    game = game_named(terms.game)
    if game.rules_version != terms.rules:
        raise Trouble("unavailable", f"played by rules {terms.rules}, not {game.rules_version}")
    options: dict[str, object] = dict(terms.options)
    return game.new(terms.seats, int(terms.seed), pack=terms.pack, **options)
