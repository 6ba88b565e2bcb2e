"""Trading posts: each produces what its owner chooses for the round (BK-9.12, BK-9.13)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Decision, Together, no_answers
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import COPY, TRADE
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    RESOURCE_NAMES,
    SQUARE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.table import BUILT_POST, CHOSEN_POST, Table

__all__ = ["ChooseResource", "Trading", "choose", "next_post", "trade", "trade_all"]


def choose(s: Table) -> None:
    """Ask the owners of the posts on the board, all at once (BK-9.13)."""
    starts: list[AnyDecision | None] = []
    asked = False
    for seat in range(s.seats):
        square = next_post(s, seat, 0)
        starts.append(ChooseResource(seat, square) if square >= 0 else None)
        asked = asked or square >= 0
    if asked:
        s.ask(Trading(starts, starts[:], no_answers(starts)))


def next_post(s: Table, seat: i64, square: i64) -> i64:
    """Return the first square from *square* on where *seat* has a trading post, or -1."""
    # Until it is chosen anew, a post shows what it produced in the round before.
    built = s.built
    while square < SQUARES:
        post = built[square] == BUILT_POST or built[square] >= CHOSEN_POST
        if post and s.owner[square] == seat:
            return square
        square += 1
    return -1


class ChooseResource(Decision[Table]):
    """Choose what the trading post on *square* produces this round."""

    __slots__ = ("square",)
    rule: ClassVar[str] = "BK-9.12"
    first: ClassVar[int] = TRADE
    last: ClassVar[int] = COPY - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "square")

    def __init__(self, seat: i64, square: i64) -> None:
        super().__init__(seat)
        self.square: i64 = square

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=BASIC)
        for resource in range(BASIC):
            found = append(found, TRADE + resource)
        return found

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        square = next_post(s, self.seat, self.square + 1)
        return ChooseResource(self.seat, square) if square >= 0 else None

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"square": SQUARE_NAMES[self.square]}


class Trading(Together[Table]):
    """The owners of trading posts choose in secret, and show at once."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-9.13"

    def framed(self, asked: "list[AnyDecision | None]", answers: list[Ints]) -> "Trading":
        return Trading(self.starts, asked, answers)

    def reveal(self, s: Table, answers: list[Ints]) -> None:
        for seat in range(s.seats):
            trade_all(s, seat, answers[seat])

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        if viewer < 0:
            return {}
        return {"chosen": [RESOURCE_NAMES[answer - TRADE] for answer in self.answers[viewer]]}


def trade_all(s: Table, seat: i64, answers: Ints) -> None:
    """Let the posts of *seat*, in the order of their squares, produce what it answered."""
    square: i64 = -1
    for action in answers:
        square = next_post(s, seat, square + 1)
        trade(s, seat, square, action - TRADE)


def trade(s: Table, seat: i64, square: i64, resource: i64) -> None:
    """Let the post on *square* produce *resource*."""
    s.built[square] = CHOSEN_POST + resource
    if s.telling():
        s.tell(
            "traded",
            {"seat": seat, "square": SQUARE_NAMES[square], "resource": RESOURCE_NAMES[resource]},
        )
