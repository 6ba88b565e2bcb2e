"""Bunny Kingdom as a game: the class that keeps the contract, and `GAME`."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.observation import Sheet
from ludotheque.core.odds import share_by_odds
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.box.actions import ACTIONS
from ludotheque.games.bunny_kingdom.box.edition import make_edition
from ludotheque.games.bunny_kingdom.box.pack import read_pack
from ludotheque.games.bunny_kingdom.consequences import foresee
from ludotheque.games.bunny_kingdom.fields import FIELDS, fill
from ludotheque.games.bunny_kingdom.knowledge import imagine, observation, view
from ludotheque.games.bunny_kingdom.knowledge.drawing import draw
from ludotheque.games.bunny_kingdom.knowledge.worths import worths
from ludotheque.games.bunny_kingdom.rules import census, course, scoring
from ludotheque.games.bunny_kingdom.rules.camps import PlaceCamp, PlaceCampBefore
from ludotheque.games.bunny_kingdom.rules.construction import Construct, JoinFiefs
from ludotheque.games.bunny_kingdom.rules.copying import CopyParchment
from ludotheque.games.bunny_kingdom.rules.dealing import Deal
from ludotheque.games.bunny_kingdom.rules.draft import Discard, Draft, Play, PlayAnother
from ludotheque.games.bunny_kingdom.rules.resolution import Supply
from ludotheque.games.bunny_kingdom.rules.setup import bound, lay_out
from ludotheque.games.bunny_kingdom.rules.trading import ChooseResource, Trading
from ludotheque.games.bunny_kingdom.strategy import comparison, evaluate, weights
from ludotheque.games.bunny_kingdom.strategy.levels import LEVELS
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["GAME", "BunnyKingdom"]


class BunnyKingdom(Table):
    """One table of Bunny Kingdom: each question of the contract, handed on to whom it concerns."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = FIELDS

    def copy(self) -> "BunnyKingdom":
        other = BunnyKingdom(self.box, self.seats, self.rng.copy(), self.stack[:], self.over)
        fill(other, self)
        other.surveys = self.surveys
        return other

    def advance(self) -> None:
        course.go_on(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return "rounds" if self.over else ""

    def census(self) -> dict[str, int]:
        return census.census(self)

    def consequences(self, seat: i64, action: i64) -> list[Fact]:
        return foresee.consequences(self, seat, action)

    def observe_table(self, viewer: i64, sheet: Sheet) -> None:
        observation.observe_table(self, viewer, sheet)

    def table_view(self, viewer: i64) -> dict[str, object]:
        return view.table_view(self, viewer)

    def aids(self, viewer: i64) -> dict[str, object]:
        return {"worths": worths(self, viewer)}

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        imagine.deal_again(self, viewer, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def glance(self, seat: i64) -> float:
        return evaluate.glance(self, seat)

    def comparison(self, seat: i64) -> Comparison:
        return comparison.compare(self, seat)

    def spread(self) -> float:
        return weights.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, weights.CERTAINTY)


GAME = Game(
    name="bunny_kingdom",
    title="Bunny Kingdom",
    credits="by Richard Garfield, illustrated by Paul Mafayon, published by Iello in 2017",
    room="ludotheque.games.bunny_kingdom",
    prefix="BK",
    rules_version=1,
    seats=(2, 3, 4),
    options=[],
    actions=ACTIONS,
    state=BunnyKingdom,
    kinds=[
        Deal,
        Draft,
        Play,
        PlayAnother,
        Discard,
        Supply,
        Construct,
        JoinFiefs,
        PlaceCampBefore,
        PlaceCamp,
        Trading,
        ChooseResource,
        CopyParchment,
    ],
    make_edition=make_edition,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    observation=observation.LAYOUT,
    read_pack=read_pack,
    levels=LEVELS,
)
