"""What food would bring in antlers and wily tiles (AN-5.8 to AN-5.13)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import PAY
from ludotheque.games.antler_island.box.components import HANDFUL_OF, VALUES
from ludotheque.games.antler_island.rules import food, wily
from ludotheque.games.antler_island.rules.grow import Grow, Pieces, antlers_for, can_grow
from ludotheque.games.antler_island.table import Table

__all__ = ["about_to_grow", "growing"]


def growing(s: Table, question: Grow, action: i64) -> list[Fact]:
    """Return the antlers gained, what of the food is paid for nothing, and the tiles earned."""
    seat = question.seat
    handful = action - PAY
    pieces = Pieces(s, seat, antlers_for(handful))
    gained = pieces.mended + pieces.fresh
    facts: dict[str, object] = {"gained": gained, "antlers": s.antlers[seat] + gained}
    found = [Fact("grows", facts, "AN-5.8")]
    lost = sum(food.values_in(handful)) - 2 * gained
    if lost > 0:
        found.append(Fact("food-lost", {"value": lost}, "AN-5.8"))
    if pieces.tiles > 0 and wily.tile_left(s):
        found.append(Fact("tiles-earned", {"count": pieces.tiles}, "AN-5.13"))
    elif pieces.tiles > 0:
        found.append(Fact("no-tile-left", {}, "AN-7.7"))
    return found


def about_to_grow(s: Table, seat: i64) -> list[Fact]:
    """Return what all the food held would bring, or that growing is skipped."""
    if not can_grow(s, seat):
        return [Fact("no-growth", {}, "AN-3.7")]
    entry = seat * VALUES
    held = HANDFUL_OF[(s.held[entry] * 6 + s.held[entry + 1]) * 6 + s.held[entry + 2]]
    pieces = Pieces(s, seat, antlers_for(held))
    facts: dict[str, object] = {
        "tokens": s.tokens_held(seat),
        "most": pieces.mended + pieces.fresh,
    }
    return [Fact("can-grow", facts, "AN-5.8")]
