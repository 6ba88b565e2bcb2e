"""What a seat does in a hurry, without comparing positions: it plans as if it were alone.

Greedy would compare four positions for each of its tiles.  A plan thought out in one walk made
races run several times as fast.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.state import NO_HABIT
from ludotheque.games.antler_island.box.actions import PLAN
from ludotheque.games.antler_island.box.components import BLANK
from ludotheque.games.antler_island.rules.plan import PlanTile
from ludotheque.games.antler_island.strategy.prospects import PlanAhead, planned
from ludotheque.games.antler_island.table import Table

__all__ = ["habit"]


def habit(s: Table, seat: i64) -> i64:
    """Plan the best way on; the blank tile may lie anywhere."""
    question = s.stack[-1].question_for(seat)
    if not isinstance(question, PlanTile):
        return NO_HABIT
    action = intended(s, seat, question.tile) if question.tile < BLANK else 0
    return PLAN + question.tile * 4 + action


def intended(s: Table, seat: i64, tile: i64) -> i64:
    """Return the action that *seat* has in mind for *tile*, thought out once for all its tiles."""
    # A copy begins with none, and its seats think again.
    if len(s.intents) == 0:
        s.intents = [vec[i64]() for _ in range(s.seats)]
    if not keeps_to(planned(s, seat), s.intents[seat], tile):
        s.intents[seat] = PlanAhead(s, seat).best_plan()
    return s.intents[seat][tile]


def keeps_to(laid: Ints, intent: Ints, tiles: i64) -> bool:
    """Say whether the first *tiles* were *laid* as was the *intent*."""
    # Before the first tile nothing says whether the intent still holds: it is thought out anew.
    if tiles == 0 or len(intent) == 0:
        return False
    return all(laid[tile] == intent[tile] for tile in range(tiles))
