"""Draws by agreement: offered in turn, answered clockwise, ended by the first refusal (AI-7)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.ints import Ints
from ludotheque.games.aisopos.box.actions import AGREE, DECLINE
from ludotheque.games.aisopos.rules import match
from ludotheque.games.aisopos.table import AGREED, Table

__all__ = ["AnswerDraw", "offer"]


def offer(s: Table, seat: i64) -> None:
    """Ask the next seat whether it agrees; the offer is no move (AI-7.4)."""
    s.offered = True
    if s.telling():
        s.tell("offered-draw", {"seat": seat})
    s.ask(AnswerDraw((seat + 1) % s.seats))


class AnswerDraw(Decision[Table]):
    """Agree to the draw on offer, or play on."""

    __slots__ = ()
    rule: ClassVar[str] = "AI-7.4"
    first: ClassVar[int] = AGREE
    last: ClassVar[int] = DECLINE

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        found = append(found, AGREE)
        return append(found, DECLINE)

    def resolve(self, s: Table, action: i64) -> None:
        agrees = action == AGREE
        if s.telling():
            s.tell("agreed" if agrees else "declined", {"seat": self.seat})
        following = (self.seat + 1) % s.seats
        if agrees and following == s.turn:
            match.finish_game(s, AGREED)
        elif agrees:
            s.ask(AnswerDraw(following))
        # After a refusal nothing is owed: the turn in which it was offered is asked for again.
