"""What a move would bring: what lies there, what the place scores, and a fight (AN-5.1)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import MOVE_TO, SPEED_TO
from ludotheque.games.antler_island.box.components import ROUTE_TO, SPACE_NAMES, SPEED
from ludotheque.games.antler_island.consequences.places import there
from ludotheque.games.antler_island.consequences.reach import Reach
from ludotheque.games.antler_island.consequences.wily import spent
from ludotheque.games.antler_island.rules.fight import least_strength, most_strength
from ludotheque.games.antler_island.rules.move import MoveStag
from ludotheque.games.antler_island.table import Table

__all__ = ["fight_with", "moving"]


def moving(s: Table, question: MoveStag, action: i64) -> list[Fact]:
    """Return what the target holds now, and the reach of both in a fight that it means."""
    speed = action >= SPEED_TO
    target = ROUTE_TO[action - SPEED_TO] if speed else action - MOVE_TO
    found = [there(s, target)]
    other = s.stag_on(target)
    if other >= 0:
        found.append(fight_with(s, question.seat, other))
    return [*found, spent(SPEED)] if speed else found


def fight_with(s: Table, seat: i64, other: i64) -> Fact:
    """Return with whom a fight would be, and how strong each of the two can be (AN-6.1)."""
    reach = Reach(s, seat, other)
    facts: dict[str, object] = {
        "other": other,
        "space": SPACE_NAMES[s.where[other]],
        "own_least": least_strength(s, seat),
        "own_most": most_strength(s, seat),
        "least": reach.least,
        "most": reach.most,
    }
    return Fact("fight", facts, "AN-5.3") if reach.whole else Fact("fight-about", facts, "AN-5.3")
