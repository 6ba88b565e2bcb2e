"""Setting up: ten pieces each, an empty board, and who begins (AI-2)."""

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game, Tables
from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.aisopos.actions import FIRST, LAST
from ludotheque.games.aisopos.components import COPIES, EVERY_KIND, HEXES, KINDS, PIECES
from ludotheque.games.aisopos.state import UNFINISHED, Agreement, Aisopos

__all__ = ["FirstSeat", "agreement", "bound", "lay_out", "put_back"]


def agreement(game: Game, seats: int, options: dict[str, object], pack: object) -> Agreement:
    """Return what *options* mean for so many *seats*."""
    turns = cast("int", options["quiet"])
    if options["quiet_unit"] == "rounds":
        turns *= seats
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}")
    return Agreement(
        game,
        options,
        turns,
        options["agreement"] is True,
        cast("int", options["games"]),
        first if isinstance(first, int) else -1,
    )


def bound(tables: Tables, seats: int) -> int:
    """Return how many decisions there can be: every quiet stretch ends by losing a piece."""
    rules = cast("Agreement", tables)
    turns = rules.quiet_turns * ((PIECES - 1) * seats + 1)
    questions = seats + 1 if rules.truce else 1
    return int(rules.games) * int(turns) * questions


def lay_out(tables: Tables, seats: int, rng: Rng) -> State:
    """Return a table before the first turn, with the lot for the first seat if one is drawn."""
    rules = cast("Agreement", tables)
    first = max(rules.first, 0)
    s = Aisopos(
        rules, seats, rng, [], False,
        zeros(HEXES), zeros(0), zeros(0), zeros(0), zeros(0), zeros(0), zeros(0), zeros(0),
        zeros(0), zeros(seats), 1, first, first, 0, False, UNFINISHED,
    )  # fmt: skip
    put_back(s)
    if rules.first < 0:
        s.ask(FirstSeat())
    return s


def put_back(s: Aisopos) -> None:
    """Give every seat its ten pieces back and forget all that was known of them (AI-2.1)."""
    s.board = zeros(HEXES)
    s.kind = filled(s.seats * PIECES, -1)
    s.could = filled(s.seats * PIECES, EVERY_KIND)
    s.seen = zeros(s.seats * PIECES)
    s.hand = filled(s.seats * KINDS, COPIES)
    s.lost = zeros(s.seats * KINDS)
    s.captured = zeros(s.seats * KINDS)
    s.placed = zeros(s.seats)
    s.left = filled(s.seats, PIECES)
    s.quiet = 0
    s.offered = False
    s.ended = UNFINISHED


def filled(length: i64, value: i64) -> Ints:
    """Return a row of *length* times *value*."""
    row = vec[i64](capacity=length)
    for _ in range(length):
        row = append(row, value)
    return row


class FirstSeat(Chance[Aisopos]):
    """The lot decides who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "AI-2.3"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = LAST

    def options(self, s: Aisopos) -> Ints:
        seats = vec[i64]()
        for seat in range(s.seats):
            seats = append(seats, FIRST + seat)
        return seats

    def resolve(self, s: Aisopos, action: i64) -> None:
        s.starter = action - FIRST
        s.turn = s.starter
        if s.telling():
            s.tell("begins", {"seat": s.turn})
