"""What taking, keeping or giving up a wily tile would bring (AN-7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import DISCARD, SPEED_TO, TAKE_OPEN
from ludotheque.games.antler_island.box.components import (
    DIAMOND,
    DOPING,
    DOUBLE_RUT,
    GREEDY,
    KIND_NAMES,
    KINDS,
    ROUTE_TO,
    SPEED,
    WILY_MOST,
)
from ludotheque.games.antler_island.consequences.chances import next_drawn
from ludotheque.games.antler_island.rules import food, move, roar, wily
from ludotheque.games.antler_island.rules.wily import ChooseTile, DiscardTile
from ludotheque.games.antler_island.table import Table

__all__ = ["choosing", "discarding", "kept", "spent"]


def spent(kind: i64) -> Fact:
    """Return that a tile is played and gone (AN-7.6)."""
    return Fact("spends-tile", {"kind": KIND_NAMES[kind]}, "AN-7.6")


def kept(s: Table, seat: i64, kind: i64) -> list[Fact]:
    """Return that a tile is kept for later, if *seat* has it at all."""
    if not wily.holds(s, seat, kind):
        return []
    return [Fact("keeps-tile", {"kind": KIND_NAMES[kind]}, "AN-7.4")]


def choosing(s: Table, question: ChooseTile, action: i64) -> list[Fact]:
    """Return what the open tile does, or what the one from the pile can be."""
    seat = question.seat
    found = use_of(s, seat, s.wily_open) if action == TAKE_OPEN else next_tile(s, seat)
    if s.hidden_tiles(seat) + s.open_tiles(seat) == WILY_MOST:
        found.append(Fact("gives-one-up", {}, "AN-7.3"))
    return found


def next_tile(s: Table, seat: i64) -> list[Fact]:
    """Return the chance of each kind for the next tile drawn from the pile."""
    pile = s.tile_piles - 1 if wily.total(s.wily_pile) > 0 else -1
    exact, chances = next_drawn(s, seat, s.tiles_seen, pile, s.wily_spent)
    found: list[Fact] = []
    for kind in range(KINDS):
        if chances[kind][0] > 0:
            facts: dict[str, object] = {"kind": KIND_NAMES[kind], "chance": chances[kind]}
            if exact:
                found.append(Fact("next-tile", facts, "AN-7.1"))
            else:
                found.append(Fact("next-tile-about", facts, "AN-7.1"))
    return found


def discarding(s: Table, question: DiscardTile, action: i64) -> list[Fact]:
    """Return what the tile given up would do here, and whether it lies open for the next one."""
    seat = question.seat
    kind = (action - DISCARD) % KINDS
    facts: dict[str, object] = {"kind": KIND_NAMES[kind]}
    found = use_of(s, seat, kind)
    entry = seat * KINDS + kind
    if s.facedown[entry] + s.faceup[entry] > 1:
        found.append(Fact("keeps-another", facts, "AN-7.3"))
    if s.wily_open < 0:
        found.append(Fact("lies-open", facts, "AN-7.8"))
    return found


def use_of(s: Table, seat: i64, kind: i64) -> list[Fact]:
    """Return what a tile of *kind* does, and what it would do where the stag stands now."""
    here = s.where[seat]
    if kind == SPEED:
        ends = {int(ROUTE_TO[way - SPEED_TO]) for way in move.with_routes(s, here, vec[i64]())}
        return [Fact("use-speed", {"count": len(ends)}, "AN-7.9")]
    if kind == GREEDY:
        return [Fact("use-greedy", {"room": food.room(s, seat)}, "AN-7.11")]
    if kind == DOUBLE_RUT:
        return [Fact("use-double-rut", {"count": s.does[here]}, "AN-7.12")]
    if kind == DOPING:
        return [Fact("use-doping", {}, "AN-7.13")]
    if kind == DIAMOND:
        return [Fact("use-diamond", {"antlers": s.antlers[seat]}, "AN-7.14")]
    return [Fact("use-roar", {"count": roar.within_hearing(s, here)}, "AN-7.16")]
