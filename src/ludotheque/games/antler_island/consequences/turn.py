"""What revealing a control tile would bring (AN-3.5, AN-3.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import MOVE_TO, PLAY_ROAR, REVEAL, SPEED_TO
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    EAT,
    MOVE,
    ROUTE_TO,
    RUT,
    SPEED,
    TILE_NAMES,
    TILES,
)
from ludotheque.games.antler_island.consequences.eat import eating
from ludotheque.games.antler_island.consequences.grow import about_to_grow
from ludotheque.games.antler_island.consequences.move import fight_with
from ludotheque.games.antler_island.consequences.places import (
    does_on,
    food_on,
    named,
    points_on,
)
from ludotheque.games.antler_island.consequences.roar import roar_heard
from ludotheque.games.antler_island.consequences.rut import rutting
from ludotheque.games.antler_island.rules import move, wily
from ludotheque.games.antler_island.rules.turn import TakeTurn
from ludotheque.games.antler_island.table import Table

__all__ = ["taking_turn"]


def taking_turn(s: Table, question: TakeTurn, action: i64) -> list[Fact]:
    """Return the action that follows, and what it brings or that it is skipped."""
    seat = question.seat
    if action == PLAY_ROAR:
        return [roar_heard(s, seat)]
    tile = action - REVEAL
    planned = s.plan[seat * TILES + tile]
    facts: dict[str, object] = {"tile": TILE_NAMES[tile], "action": ACTION_NAMES[planned]}
    found = [Fact("follows", facts, "AN-3.5")]
    if planned == MOVE:
        return found + about_to_move(s, seat)
    if planned == EAT:
        return found + eating(s, seat)
    return found + (rutting(s, seat) if planned == RUT else about_to_grow(s, seat))


def about_to_move(s: Table, seat: i64) -> list[Fact]:
    """Return where the stag can go, whom it would fight there, and what lies there now."""
    near = [int(move_to - MOVE_TO) for move_to in move.with_steps(s, s.where[seat], vec[i64]())]
    found = [Fact("move-to", {"spaces": named(near)}, "AN-5.1")]
    reached = near
    if wily.holds(s, seat, SPEED):
        routes = move.with_routes(s, s.where[seat], vec[i64]())
        ends = {int(ROUTE_TO[route - SPEED_TO]) for route in routes}
        further = sorted([space for space in ends if space not in near])
        if further:
            found.append(Fact("speed-to", {"spaces": named(further)}, "AN-7.9"))
        reached = sorted(near + further)
    found += [*food_on(s, reached), *does_on(s, reached), *points_on(s, reached)]
    for other in range(s.seats):
        if s.where[other] in reached:
            found.append(fight_with(s, seat, other))
    return found
