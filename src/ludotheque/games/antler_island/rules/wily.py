"""Wily tiles: earning, keeping and playing them (AN-7.1 to AN-7.8)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Chance, Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.antler_island.box.actions import DISCARD, DRAW, OPEN, TAKE_OPEN, TAKE_PILE
from ludotheque.games.antler_island.box.components import KIND_NAMES, KINDS, WILY_MOST
from ludotheque.games.antler_island.table import (
    ALL,
    Table,
    with_look,
    with_pile,
    with_showing,
)

__all__ = [
    "ChooseTile",
    "DiscardTile",
    "DrawTile",
    "OpenTile",
    "asked_about",
    "earn",
    "holds",
    "play",
    "play_or_pass",
    "refill",
    "tile_left",
    "total",
]


def holds(s: Table, seat: i64, kind: i64) -> bool:
    """Say whether *seat* has a tile of *kind*, open or face down."""
    return s.faceup[seat * KINDS + kind] + s.facedown[seat * KINDS + kind] > 0


def asked_about(s: Table, seat: i64, kind: i64) -> bool:
    """Say whether *seat* may have a tile of *kind*, by what all can see (AN-10.6)."""
    return s.faceup[seat * KINDS + kind] > 0 or s.hidden_tiles(seat) > 0


def play_or_pass(s: Table, seat: i64, kind: i64, first: i64) -> Ints:
    """Return *first*, playing the tile, if *seat* has it, and passing, the action after it."""
    found = vec[i64](capacity=2)
    if holds(s, seat, kind):
        found = append(found, first)
    return append(found, first + 1)


def play(s: Table, seat: i64, kind: i64) -> None:
    """Play a tile of *kind*, the open one first (AN-7.18), and discard it."""
    if s.telling():
        s.tell("played", {"seat": seat, "kind": KIND_NAMES[kind]})
    discard(s, seat, kind, s.faceup[seat * KINDS + kind] > 0)


def discard(s: Table, seat: i64, kind: i64, faceup: bool) -> None:
    """Discard a tile face up; it fills the open place if that is empty (AN-7.6, AN-7.8)."""
    if faceup:
        s.faceup[seat * KINDS + kind] -= 1
    else:
        s.facedown[seat * KINDS + kind] -= 1
        # An open tile tells nothing new: all saw it come.
        s.tiles_seen = with_showing(s.tiles_seen, seat, kind)
    if s.wily_open < 0:
        s.wily_open = kind
    else:
        s.wily_spent[kind] += 1


def total(counts: Ints) -> i64:
    """Return how many tiles *counts* are."""
    tiles: i64 = 0
    for count in counts:
        tiles += count
    return tiles


def pile_has_tiles(s: Table) -> bool:
    """Say whether a tile can be drawn, from the pile or from shuffled discards."""
    return total(s.wily_pile) + total(s.wily_spent) > 0


def tile_left(s: Table) -> bool:
    """Say whether there is any tile to take (AN-7.7)."""
    return s.wily_open >= 0 or pile_has_tiles(s)


def earn(s: Table, seat: i64) -> None:
    """Let *seat* take a tile; where all can see what it must be, it is not asked (AN-7.7).

    An empty open place means that pile and discards are empty too: they would have filled it.
    """
    if s.wily_open >= 0 and pile_has_tiles(s):
        s.ask(ChooseTile(seat))
    elif s.wily_open >= 0:
        take_open(s, seat)
    elif s.telling():
        s.tell("no-tile-left", {"seat": seat})


def take_open(s: Table, seat: i64) -> None:
    """Take the open tile, refill its place, and give one up if it is the fourth (AN-7.2)."""
    kind = s.wily_open
    s.faceup[seat * KINDS + kind] += 1
    s.wily_open = -1
    if s.telling():
        s.tell("took-open", {"seat": seat, "kind": KIND_NAMES[kind]})
    # Asked before the place is refilled and so answered after: what comes is seen first (AN-7.2).
    if too_many(s, seat):
        s.ask(DiscardTile(seat))
    refill(s)


def refill(s: Table) -> None:
    """Lay the next tile of the pile open, if there is one."""
    if pile_has_tiles(s):
        shuffle_if_empty(s)
        s.ask(OpenTile())


def take_hidden(s: Table, seat: i64) -> None:
    """Draw from the pile unseen, and give one up if it is the fourth."""
    shuffle_if_empty(s)
    if s.telling():
        s.tell("took-hidden", {"seat": seat})
    asked: list[AnyDecision] = [DrawTile(seat)]
    # The tile is not drawn yet: with three in hand it will be the fourth.
    if s.hidden_tiles(seat) + s.open_tiles(seat) == WILY_MOST:
        asked.append(DiscardTile(seat))
    s.ask_in_order(asked)


def too_many(s: Table, seat: i64) -> bool:
    """Say whether *seat* has more tiles than it may keep (AN-7.3)."""
    return s.hidden_tiles(seat) + s.open_tiles(seat) > WILY_MOST


def shuffle_if_empty(s: Table) -> None:
    """Make a new pile of the discards when a tile must be drawn and there is none (AN-7.6)."""
    if total(s.wily_pile) > 0:
        return
    s.wily_pile = s.wily_spent
    s.wily_spent = zeros(KINDS)
    s.tiles_seen = with_pile(s.tiles_seen, s.wily_pile)
    s.tile_piles += 1
    if s.telling():
        s.tell("tiles-reshuffled", {"count": total(s.wily_pile)})


def kinds_in_pile(s: Table, first: i64) -> Ints:
    """Return the kinds that may be drawn, counted from *first*."""
    found = vec[i64]()
    for kind in range(KINDS):
        if s.wily_pile[kind] > 0:
            found = append(found, first + kind)
    return found


def weights_in_pile(s: Table) -> Ints:
    """Return how many tiles the pile has of each of those kinds."""
    found = vec[i64]()
    for count in s.wily_pile:
        if count > 0:
            found = append(found, count)
    return found


class DrawTile(Chance[Table]):
    """*owner* draws a tile and keeps it face down."""

    __slots__ = ("owner",)
    rule: ClassVar[str] = "AN-7.2"
    first: ClassVar[int] = DRAW
    last: ClassVar[int] = DRAW + KINDS - 1
    fields: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def options(self, s: Table) -> Ints:
        return kinds_in_pile(s, DRAW)

    def weights(self, s: Table) -> Ints:
        return weights_in_pile(s)

    def resolve(self, s: Table, action: i64) -> None:
        kind = action - DRAW
        s.wily_pile[kind] -= 1
        s.facedown[self.owner * KINDS + kind] += 1
        s.tiles_seen = with_look(s.tiles_seen, self.owner, s.tile_piles - 1, kind)
        if s.telling():
            facts: dict[str, object] = {"seat": self.owner, "kind": KIND_NAMES[kind]}
            s.tell_some("drew-tile", 1 << self.owner, facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"seat": self.owner}


class OpenTile(Chance[Table]):
    """The top tile of the pile is laid open beside it."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.2"
    first: ClassVar[int] = OPEN
    last: ClassVar[int] = OPEN + KINDS - 1

    def options(self, s: Table) -> Ints:
        return kinds_in_pile(s, OPEN)

    def weights(self, s: Table) -> Ints:
        return weights_in_pile(s)

    def resolve(self, s: Table, action: i64) -> None:
        kind = action - OPEN
        s.wily_pile[kind] -= 1
        s.wily_open = kind
        s.tiles_seen = with_look(s.tiles_seen, ALL, s.tile_piles - 1, kind)
        if s.telling():
            s.tell("opened", {"kind": KIND_NAMES[kind]})


class ChooseTile(Decision[Table]):
    """Take the open tile or one from the pile (AN-7.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.1"
    first: ClassVar[int] = TAKE_OPEN
    last: ClassVar[int] = TAKE_PILE

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=2)
        found = append(found, TAKE_OPEN)
        return append(found, TAKE_PILE)

    def resolve(self, s: Table, action: i64) -> None:
        if action == TAKE_OPEN:
            take_open(s, self.seat)
        else:
            take_hidden(s, self.seat)


class DiscardTile(Decision[Table]):
    """Give up one of four tiles, the new one included (AN-7.3)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.3"
    first: ClassVar[int] = DISCARD
    last: ClassVar[int] = DISCARD + 2 * KINDS - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=4)
        for kind in range(KINDS):
            if s.facedown[self.seat * KINDS + kind] > 0:
                found = append(found, DISCARD + kind)
        for kind in range(KINDS):
            if s.faceup[self.seat * KINDS + kind] > 0:
                found = append(found, DISCARD + KINDS + kind)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        kind = (action - DISCARD) % KINDS
        if s.telling():
            s.tell("gave-up", {"seat": self.seat, "kind": KIND_NAMES[kind]})
        discard(s, self.seat, kind, action >= DISCARD + KINDS)

    def why_not(self, s: Table, action: i64) -> Refusal:
        kind = KIND_NAMES[(action - DISCARD) % KINDS]
        return Refusal("no-such-tile", self.rule, {"kind": kind})
