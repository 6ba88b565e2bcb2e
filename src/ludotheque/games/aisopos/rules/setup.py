"""Setting up: ten pieces each, an empty board, and who begins (AI-2)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, filled, zeros
from ludotheque.core.lot import Lot
from ludotheque.games.aisopos.box.actions import FIRST, LAST
from ludotheque.games.aisopos.box.components import KINDS, PIECES
from ludotheque.games.aisopos.box.edition import Box
from ludotheque.games.aisopos.table import UNFINISHED, Table

__all__ = ["FirstSeat", "bound", "lay_out", "put_back"]


def bound(box: Box, seats: int) -> int:
    """Return how many decisions there can be: every quiet stretch ends by losing a piece."""
    turns = box.quiet_turns * ((box.pieces - 1) * seats + 1)
    questions = seats + 1 if box.truce else 1
    return int(box.games) * int(turns) * questions


def lay_out(s: Table) -> None:
    """Lay the table out before the first turn; draw a lot for the first seat if they wish."""
    s.kept = zeros(s.seats)
    s.number = 1
    s.starter = s.turn = max(s.box.first, 0)
    put_back(s)
    if s.box.first < 0:
        s.ask(FirstSeat())


def put_back(s: Table) -> None:
    """Give every seat its pieces back and forget all that was known of them (AI-2.1)."""
    s.board = s.box.board[:]
    s.kind = filled(s.seats * PIECES, -1)
    s.could = filled(s.seats * PIECES, s.box.kinds)
    s.seen = zeros(s.seats * PIECES)
    s.hand = full_hands(s)
    s.lost = zeros(s.seats * KINDS)
    s.captured = zeros(s.seats * KINDS)
    s.placed = zeros(s.seats)
    s.left = filled(s.seats, s.box.pieces)
    s.quiet = 0
    s.offered = False
    s.ended = UNFINISHED


def full_hands(s: Table) -> Ints:
    """Return by seat and kind what everybody has in hand before the first turn."""
    hands = vec[i64]()
    for _ in range(s.seats):
        for count in s.box.hand:
            hands = append(hands, count)
    return hands


class FirstSeat(Lot[Table]):
    """The lot decides who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "AI-2.3"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = LAST

    def begin(self, s: Table, seat: i64) -> None:
        s.starter = s.turn = seat
