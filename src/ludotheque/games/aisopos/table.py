"""The table of Aisopos: hexes, pieces, and who has seen what of each piece."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.ints import Ints, Shared
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.aisopos.box.components import PIECES
from ludotheque.games.aisopos.box.edition import Box

__all__ = ["AGREED", "ELIMINATED", "QUIET", "UNFINISHED", "Table"]

# How a game ended.
UNFINISHED: Final = 0
ELIMINATED: Final = 1
QUIET: Final = 2
AGREED: Final = 3


class Table(State):
    """The flat data of one table.  A piece is owner * 10 + how many the owner placed before it.

    Only the board changes at every move.  The other rows change seldom, so copies share them.
    """

    # By hex: the piece + 1, or 0; OFF where the hex is not in play.
    board: Ints
    # By piece: its kind, -1 before it is placed; a bit for each kind it could be by what all have
    # seen; a bit for each seat that has seen it.
    kind: Shared
    could: Shared
    seen: Shared
    # By seat and kind: pieces in hand, lost to others, and captured from them.
    hand: Shared
    lost: Shared
    captured: Shared
    # By seat: pieces placed so far; those left on board and in hand; points kept from the game
    # before.
    placed: Shared
    left: Shared
    kept: Shared
    # Which game of the match this is, who began it, and whose turn it is.
    number: i64
    starter: i64
    turn: i64
    # Turns without a clash; whether a draw was offered in this turn; how the game ended.
    quiet: i64
    offered: bool
    ended: i64

    __slots__ = ("box", *__annotations__)

    def __init__(
        self, edition: Box, seats: i64, rng: Rng, stack: list[AnyDecision], over: bool
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.box = edition

    def copy(self) -> "Table":
        raise NotImplementedError(type(self).__name__)

    def knows(self, viewer: i64, piece: i64) -> bool:
        """Say whether *viewer* has seen *piece*: its own (AI-5.1), or one it looked at (AI-5.2)."""
        return viewer == piece // PIECES or (viewer >= 0 and self.seen[piece] >> viewer & 1 == 1)
