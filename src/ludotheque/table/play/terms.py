"""Terms: what was agreed when a table was opened, and never changes."""

import msgspec

from ludotheque.core import Game, State, UnknownGame
from ludotheque.games import game as game_named
from ludotheque.table.errors import RequestError
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.clock import KeptClock, NoClock

__all__ = ["OpenedTable", "Terms", "game_of", "lay_out"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The game, its options and seed, and how the table is kept."""

    game: str
    rules: int
    seats: int
    # As text: it has up to 128 bits, more than readers of JSON take.
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
    clock: KeptClock = NoClock()
    # Whether the host chose the seed; not written where nobody could, nor at tables of before.
    seed_chosen: bool | msgspec.UnsetType = msgspec.UNSET
    # False where players agreed to be told neither what choices would bring nor what cards are
    # worth; not written where they are.
    aids: bool | msgspec.UnsetType = msgspec.UNSET
    # The package that brings the game; not written for those of this house.
    package: str | msgspec.UnsetType = msgspec.UNSET

    def with_aids(self) -> bool:
        """Say whether players are told what choices would bring and cards are worth."""
        return self.aids is not False


class OpenedTable(msgspec.Struct):
    """A table as it was opened: its id, who opened it and what lets others in."""

    id: str
    terms: Terms
    chairs: list[Chair]
    invite: str
    host: str
    opened: int


def game_of(terms: Terms) -> Game:
    """Return the game that was agreed on; where it is missing, say which package brings it."""
    package = "" if terms.package is msgspec.UNSET else terms.package
    try:
        return game_named(terms.game, package)
    except UnknownGame as error:
        details = {"package": package} if package else {}
        raise RequestError("unavailable", str(error), **details) from error


def lay_out(terms: Terms) -> State:
    """Return the first position of the game that was agreed on."""
    game = game_of(terms)
    # The log holds actions, not positions: by other rules they would lead elsewhere.
    if game.rules_version != terms.rules:
        raise RequestError(
            "unavailable", f"played by rules {terms.rules}, not {game.rules_version}"
        )
    options: dict[str, object] = dict(terms.options)
    return game.new(terms.seats, int(terms.seed), pack=terms.pack, **options)
