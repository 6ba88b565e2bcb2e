"""The table of Aisopos: hexes, pieces, and who knows what of each piece."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.game import Game, Tables
from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.aisopos.components import PIECES

__all__ = ["AGREED", "ELIMINATED", "QUIET", "UNFINISHED", "Agreement", "Aisopos"]

UNFINISHED: Final = 0
ELIMINATED: Final = 1
QUIET: Final = 2
AGREED: Final = 3


class Agreement(Tables):
    """What the players settled before the game.

    *quiet_turns* turns without a clash draw the game; *truce* lets them agree on a draw;
    *games* are played and added; *first* begins, -1 if it is drawn by lot.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        quiet_turns: i64,
        truce: bool,
        games: i64,
        first: i64,
    ) -> None:
        super().__init__(game, options)
        self.quiet_turns: i64 = quiet_turns
        self.truce = truce
        self.games: i64 = games
        self.first: i64 = first


class Aisopos(State):
    """One table.  A piece is owner * 10 + how many of the owner's were placed before it.

    By hex: *board*, the piece + 1, or 0.  By piece: its *kind* (-1 before it is placed), the
    bits of the kinds it *could* be by what all have seen, the bits of the seats that have
    *seen* it.  By seat and kind: the *hand*, and the pieces *lost* and *captured*.  By seat:
    how many were *placed*, how many are *left* on board and in hand, the points *kept* from
    the game before.

    Only the board changes at every move.  The other rows are never written in place, so that
    copies share them: a rule that changes one lays down a new row.
    """

    __slots__ = (
        "board",
        "captured",
        "could",
        "ended",
        "hand",
        "kept",
        "kind",
        "left",
        "lost",
        "number",
        "offered",
        "placed",
        "quiet",
        "rules",
        "seen",
        "starter",
        "turn",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "board",
        "kind",
        "could",
        "seen",
        "hand",
        "lost",
        "captured",
        "placed",
        "left",
        "kept",
        "number",
        "starter",
        "turn",
        "quiet",
        "offered",
        "ended",
    )

    def __init__(
        self,
        tables: Agreement,
        seats: i64,
        rng: Rng,
        stack: list[AnyDecision],
        over: bool,
        board: Ints,
        kind: Ints,
        could: Ints,
        seen: Ints,
        hand: Ints,
        lost: Ints,
        captured: Ints,
        placed: Ints,
        left: Ints,
        kept: Ints,
        number: i64,
        starter: i64,
        turn: i64,
        quiet: i64,
        offered: bool,
        ended: i64,
    ) -> None:
        super().__init__(tables, seats, rng, stack, over)
        self.rules = tables
        self.board = board
        self.kind = kind
        self.could = could
        self.seen = seen
        self.hand = hand
        self.lost = lost
        self.captured = captured
        self.placed = placed
        self.left = left
        self.kept = kept
        self.number: i64 = number
        self.starter: i64 = starter
        self.turn: i64 = turn
        self.quiet: i64 = quiet
        self.offered = offered
        self.ended: i64 = ended

    def copy(self) -> "Aisopos":
        return Aisopos(
            self.rules,
            self.seats,
            self.rng.copy(),
            self.stack[:],
            self.over,
            self.board[:],
            self.kind,
            self.could,
            self.seen,
            self.hand,
            self.lost,
            self.captured,
            self.placed,
            self.left,
            self.kept,
            self.number,
            self.starter,
            self.turn,
            self.quiet,
            self.offered,
            self.ended,
        )

    def advance(self) -> None:
        turn.begin(self)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        knowledge.deal_again(self, viewer, rng)

    def table(self, viewer: i64) -> dict[str, object]:
        return view.table(self, viewer)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return view.census(self)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def knows(self, viewer: i64, piece: i64) -> bool:
        """Say whether *viewer* has seen *piece*: its own, or one it looked at."""
        return viewer == piece // PIECES or (viewer >= 0 and self.seen[piece] >> viewer & 1 == 1)


# The rules know the table and the table calls the rules: those come last.
from ludotheque.games.aisopos import (  # noqa: E402
    evaluate,
    knowledge,
    scoring,
    turn,
    view,
)
