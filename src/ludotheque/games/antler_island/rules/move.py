"""Move: one step to a neighbouring space, two with Speed; onto a stag it is a fight (AN-5.1)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import MOVE_TO, SPEED_TO
from ludotheque.games.antler_island.box.components import (
    BOARDS,
    NEAR,
    ROUTE_OF,
    ROUTE_TO,
    ROUTE_VIA,
    ROUTES,
    SPACE_NAMES,
    SPACES,
    SPEED,
)
from ludotheque.games.antler_island.rules import fight, wily
from ludotheque.games.antler_island.table import Table

__all__ = ["MoveStag", "explain", "with_routes", "with_steps"]


def with_steps(s: Table, origin: i64, found: Ints) -> Ints:
    """Return *found* and a move to every neighbour but marshes: there is always one (AN-5.2)."""
    near = s.box.board.open_near
    entry = origin * NEAR
    while entry < origin * NEAR + NEAR and near[entry] >= 0:
        found = append(found, MOVE_TO + near[entry])
        entry += 1
    return found


def with_routes(s: Table, origin: i64, found: Ints) -> Ints:
    """Return *found* and every way of two steps, the first onto a free space (AN-7.9)."""
    near = s.box.board.open_near
    entry = origin * NEAR
    while entry < origin * NEAR + NEAR and near[entry] >= 0:
        via = near[entry]
        entry += 1
        if s.stag_on(via) >= 0:
            continue
        onward = via * NEAR
        while onward < via * NEAR + NEAR and near[onward] >= 0:
            if near[onward] != origin:
                found = append(found, SPEED_TO + ROUTE_OF[via * SPACES + near[onward]])
            onward += 1
    return found


class MoveStag(Decision[Table]):
    """Choose where to; with Speed also the way (AN-7.10)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-5.1"
    first: ClassVar[int] = MOVE_TO
    last: ClassVar[int] = SPEED_TO + ROUTES - 1

    def options(self, s: Table) -> Ints:
        origin = s.where[self.seat]
        found = with_steps(s, origin, vec[i64](capacity=8))
        if wily.holds(s, self.seat, SPEED):
            found = with_routes(s, origin, found)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if action < SPEED_TO:
            step(s, self.seat, s.where[self.seat], action - MOVE_TO)
            return
        route = action - SPEED_TO
        wily.play(s, self.seat, SPEED)
        # It comes from the space in between: after a draw it goes back there (AN-6.10).
        step(s, self.seat, ROUTE_VIA[route], ROUTE_TO[route])

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action < SPEED_TO:
            return self.why_not_step(s, s.where[self.seat], action - MOVE_TO)
        if not wily.holds(s, self.seat, SPEED):
            return Refusal("no-such-tile", "AN-7.9", {"kind": "speed"})
        return self.why_not_route(s, ROUTE_VIA[action - SPEED_TO], ROUTE_TO[action - SPEED_TO])

    def why_not_route(self, s: Table, via: i64, target: i64) -> Refusal:
        """Say which step of a way is impossible: the first one, or the second."""
        origin = s.where[self.seat]
        if not s.box.board.are_near(origin, via):
            return self.why_not_step(s, origin, via)
        if s.stag_on(via) >= 0:
            return Refusal("stag-in-the-way", "AN-7.9", {"space": SPACE_NAMES[via]})
        if target == origin:
            return Refusal("back-again", "AN-7.9")
        return self.why_not_step(s, via, target)

    def why_not_step(self, s: Table, origin: i64, target: i64) -> Refusal:
        """Say why no stag can step from *origin* to *target*."""
        facts: dict[str, object] = {"space": SPACE_NAMES[target]}
        if s.box.board.height[target] < 0:
            return Refusal("no-such-space", "AN-1.5", facts)
        if s.box.board.dry[target] == 0:
            return Refusal("marsh", "AN-1.7", facts)
        return Refusal("not-near", "AN-5.1", {**facts, "from": SPACE_NAMES[origin]})


def explain(words: list[str]) -> Refusal | None:
    """Say which rule is broken by what is no action: Speed where no way leads on any island."""
    if len(words) != 5 or words[:2] != ["speed", "via"] or words[3] != "to":
        return None
    via, target = words[2].upper(), words[4].upper()
    if via not in SPACE_NAMES or target not in SPACE_NAMES:
        return None
    for name in (via, target):
        if BOARDS["4"].dry[SPACE_NAMES.index(name)] == 0:
            return Refusal("marsh", "AN-1.7", {"space": name})
    return Refusal("not-near", "AN-7.9", {"space": target, "from": via})


def step(s: Table, seat: i64, origin: i64, target: i64) -> None:
    """Put the stag on *target*, coming from *origin*; a stag there must be fought (AN-5.3)."""
    defender = s.stag_on(target)
    if s.telling():
        left = SPACE_NAMES[s.where[seat]]
        s.tell("moved", {"seat": seat, "from": left, "space": SPACE_NAMES[target]})
    s.where[seat] = target
    if defender >= 0:
        fight.begin(s, seat, defender, origin)
