"""Planning: five control tiles laid face down beside four actions, all at once (AN-3)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Decision, Together, no_answers
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import PLAN
from ludotheque.games.antler_island.box.components import ACTION_NAMES, TILE_NAMES, TILES
from ludotheque.games.antler_island.table import TURN, Table

__all__ = ["PlanTile", "Plans", "action_of", "begin"]


def begin(s: Table) -> None:
    """Let every seat take its tiles back and lay them anew; the turns follow (AN-4.1)."""
    s.stage = TURN
    starts: list[AnyDecision | None] = []
    for seat in range(s.seats):
        s.used[seat] = 0
        starts.append(PlanTile(seat, 0))
    for entry in range(s.seats * TILES):
        s.plan[entry] = -1
    # What seats had in mind was for the round that is over.
    s.intents = []
    s.ask(Plans(starts, starts[:], no_answers(starts)))


def action_of(answer: i64) -> i64:
    """Return the action beside which *answer* lays a control tile."""
    return (answer - PLAN) % 4


class Plans(Together[Table]):
    """Everybody plans in secret; the tiles are on the table once the last plan is in (AN-3.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-3.2"

    def reveal(self, s: Table, answers: list[Ints]) -> None:
        # Only now does anything lie on the table: till then plans are in the answers alone.
        seat: i64 = 0
        for answer in answers:
            for tile in range(TILES):
                s.plan[seat * TILES + tile] = action_of(answer[tile])
            seat += 1
        if s.telling():
            tell_plans(s)


def tell_plans(s: Table) -> None:
    """Tell each seat its own plan, and all how many tiles lie beside each action (AN-3.3)."""
    for seat in range(s.seats):
        counts: dict[str, object] = {"seat": seat}
        own: dict[str, object] = {"seat": seat}
        laid = s.plan[seat * TILES : seat * TILES + TILES]
        for action in range(4):
            counts[ACTION_NAMES[action]] = sum(1 for each in laid if each == action)
        for tile in range(TILES):
            own[f"tile-{TILE_NAMES[tile]}"] = ACTION_NAMES[laid[tile]]
        s.tell("planned", counts)
        s.tell_some("own-plan", 1 << seat, own)


class PlanTile(Decision[Table]):
    """Lay one control tile beside an action; the next one follows (AN-3.1)."""

    __slots__ = ("tile",)
    rule: ClassVar[str] = "AN-3.1"
    first: ClassVar[int] = PLAN
    last: ClassVar[int] = PLAN + TILES * 4 - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=4)
        for action in range(4):
            found = append(found, PLAN + self.tile * 4 + action)
        return found

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        return PlanTile(self.seat, self.tile + 1) if self.tile + 1 < TILES else None

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        # Which tile is next says how far a plan has come: that too is its owner's (AN-3.2).
        return {"tile": TILE_NAMES[self.tile]} if viewer == self.seat else {}
