"""Aisopos as a game: the class that keeps the contract, and `GAME`."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.observation import Sheet
from ludotheque.core.rng import Rng
from ludotheque.games.aisopos.box.actions import ACTIONS
from ludotheque.games.aisopos.box.edition import OPTIONS, make_edition
from ludotheque.games.aisopos.consequences import foresee
from ludotheque.games.aisopos.fields import FIELDS, fill
from ludotheque.games.aisopos.knowledge import imagine, observation, view
from ludotheque.games.aisopos.knowledge.drawing import draw
from ludotheque.games.aisopos.rules import census, scoring, turn
from ludotheque.games.aisopos.rules.agreement import AnswerDraw
from ludotheque.games.aisopos.rules.setup import FirstSeat, bound, lay_out
from ludotheque.games.aisopos.rules.turn import Turn, explain
from ludotheque.games.aisopos.strategy import evaluate, features
from ludotheque.games.aisopos.strategy.levels import LEVELS, WORLDS
from ludotheque.games.aisopos.table import Table

__all__ = ["GAME", "Aisopos"]


class Aisopos(Table):
    """One table of Aisopos: every question of the contract, handed on to whom it concerns."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = FIELDS

    def copy(self) -> "Aisopos":
        other = Aisopos(self.box, self.seats, self.rng.copy(), self.stack[:], self.over)
        fill(other, self)
        return other

    def advance(self) -> None:
        turn.begin(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def consequences(self, seat: i64, action: i64) -> list[Fact]:
        return foresee.consequences(self, seat, action)

    def observe_table(self, viewer: i64, sheet: Sheet) -> None:
        observation.observe_table(self, viewer, sheet)

    def table_view(self, viewer: i64) -> dict[str, object]:
        return view.table_view(self, viewer)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        imagine.deal_again(self, viewer, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def count_features(self, seat: i64, sheet: Sheet) -> None:
        features.write_features(self, seat, sheet)


GAME = Game(
    name="aisopos",
    title="Aisopos",
    credits="a Japanese game, 2010 or earlier; its author is not known to us",
    room="ludotheque.games.aisopos",
    prefix="AI",
    rules_version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    actions=ACTIONS,
    state=Aisopos,
    kinds=[FirstSeat, Turn, AnswerDraw],
    make_edition=make_edition,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    observation=observation.LAYOUT,
    levels=LEVELS,
    worlds=WORLDS,
    turn_rule="AI-3.1",
    explain=explain,
    features=features.FEATURES,
)
