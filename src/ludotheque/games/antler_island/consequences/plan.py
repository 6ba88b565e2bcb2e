"""What a control tile would do where it is laid; what others plan is not known (AN-3)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    BLANK,
    EAT,
    GROW,
    KINDS,
    MOVE,
    RUT,
    SPACE_NAMES,
    SPEED,
    TILE_NAMES,
    X,
)
from ludotheque.games.antler_island.consequences.ahead import Ahead, Places
from ludotheque.games.antler_island.consequences.places import does_on, food_on, named
from ludotheque.games.antler_island.rules.plan import Plans, PlanTile, action_of
from ludotheque.games.antler_island.table import Table

__all__ = ["planning"]


def planning(s: Table, question: PlanTile, action: i64) -> list[Fact]:
    """Return where the stag can be when the tile comes, and what its action finds there now."""
    if question.tile == BLANK:
        return [Fact("decoy", {}, "AN-3.6")]
    frame = s.stack[-1]
    assert isinstance(frame, Plans), "plans are made together"
    ahead = Ahead(s, question.seat)
    before = when_it_comes(ahead, frame.answers[question.seat], question.tile)
    chosen = action_of(action)
    possible = ahead.able(before, chosen)
    facts: dict[str, object] = {"tile": TILE_NAMES[question.tile], "action": ACTION_NAMES[chosen]}
    if not possible:
        return [*can_be(s, question, "plan-at", before), Fact("plan-skipped", facts, "AN-3.7")]
    if chosen == MOVE:
        after = ahead.carried_out(before, MOVE)
        return [*can_be(s, question, "plan-move", after), *met(s, question.seat, after)]
    found = can_be(s, question, "plan-at", before)
    if chosen == EAT:
        found += food_on(s, spaces_of(possible))
    elif chosen == RUT:
        found += does_on(s, spaces_of(possible))
    elif chosen == GROW:
        most = max([place.tokens for place in possible])
        found.append(Fact("plan-pay", {"tokens": most}, "AN-5.8"))
    return found


def when_it_comes(ahead: Ahead, laid: Ints, tile: i64) -> Places:
    """Return how things can stand when *tile* comes; X may come before any of the others."""
    now = ahead.begun()
    ever = now
    for number in range(min(tile, X)):
        now = ahead.carried_out(now, action_of(laid[number]))
        ever = ever | now
    return ever if tile == X else now


def spaces_of(places: Places) -> list[int]:
    """Return the spaces of *places* in order."""
    return sorted({place.space for place in places})


def can_be(s: Table, question: PlanTile, key: str, places: Places) -> list[Fact]:
    """Return the spaces, and apart those where only Speed leads."""
    speeds = s.faceup[question.seat * KINDS + SPEED] + s.facedown[question.seat * KINDS + SPEED]
    afoot = sorted({place.space for place in places if place.speeds == speeds})
    tile = TILE_NAMES[question.tile]
    found = [Fact(key, {"tile": tile, "spaces": named(afoot)}, "AN-3.5")]
    further = [space for space in spaces_of(places) if space not in afoot]
    if further:
        facts: dict[str, object] = {"tile": tile, "spaces": named(further)}
        found.append(Fact("plan-speed", facts, "AN-7.9"))
    return found


def met(s: Table, seat: i64, places: Places) -> list[Fact]:
    """Return the rivals that a move can meet, and what lies on the spaces now."""
    spaces = spaces_of(places)
    found = [*food_on(s, spaces), *does_on(s, spaces)]
    for other in range(s.seats):
        if other != seat and s.where[other] in spaces:
            facts: dict[str, object] = {"other": other, "space": SPACE_NAMES[s.where[other]]}
            found.append(Fact("plan-fight", facts, "AN-5.3"))
    return found
