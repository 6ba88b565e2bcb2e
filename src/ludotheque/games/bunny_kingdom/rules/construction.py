"""The construction: in turns, one piece at a time, never by force (BK-9)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import ANNOUNCE, BUILD, JOIN, PASS, RAISE
from ludotheque.games.bunny_kingdom.box.cards import without
from ludotheque.games.bunny_kingdom.box.components import (
    CAMP,
    CARD_NAMES,
    CONSTRUCTION,
    PLACEABLE,
    SQUARE_NAMES,
    SQUARES,
    TERRAIN_NAMES,
    TOWER,
)
from ludotheque.games.bunny_kingdom.rules import camps
from ludotheque.games.bunny_kingdom.rules.fiefs import fiefs_of
from ludotheque.games.bunny_kingdom.table import BUILT_TOWER, EMPTY, TRADING, Table

__all__ = [
    "Construct",
    "JoinFiefs",
    "can_construct",
    "free_squares",
    "join",
    "next_turn",
    "other_ends",
    "place",
    "suits",
    "tower_ends",
]


def next_turn(s: Table) -> None:
    """Ask the next seat that can place something, until all have passed in a row (BK-9.2)."""
    # A seat that is passed over counts as one that passed: otherwise the phase would not end.
    while s.passes < s.seats:
        seat = s.turn
        s.turn = (seat + 1) % s.seats
        if can_construct(s, seat):
            s.ask(Construct(seat))
            return
        s.passes += 1
    s.phase = TRADING


def free_squares(s: Table, seat: i64) -> Ints:
    """Return the squares that *seat* controls and that hold no construction (BK-9.4, BK-9.6)."""
    owner = s.owner
    built = s.built
    found = vec[i64](capacity=24)
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and built[square] == EMPTY:
            found = append(found, square)
        square += 1
    return found


def suits(s: Table, card: i64, square: i64) -> bool:
    """Say whether the terrain of *square* is right for *card* (BK-9.5)."""
    need = s.box.needs[card - CONSTRUCTION]
    return need < 0 or need == s.box.terrain[square]


def can_construct(s: Table, seat: i64) -> bool:
    """Say whether *seat* has anything to do but pass."""
    last: i64 = -1
    for card in s.waits[seat]:
        if card == last:
            continue
        last = card
        if card < TOWER:
            if has_place(s, seat, card):
                return True
        elif card == TOWER:
            if len(tower_ends(s, free_squares(s, seat))) > 0:
                return True
        elif camps.can_announce(s, card - CAMP):
            return True
    return False


def has_place(s: Table, seat: i64, card: i64) -> bool:
    """Say whether *seat* has a square for *card*."""
    owner = s.owner
    built = s.built
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and built[square] == EMPTY and suits(s, card, square):
            return True
        square += 1
    return False


def tower_ends(s: Table, free: Ints) -> Ints:
    """Return the *free* squares where a sky tower can stand: all, or none in a single fief."""
    # With free squares in two fiefs, each of them has another in a different one (BK-9.10).
    if len(free) < 2:
        return vec[i64]()
    of = fiefs_of(s, s.owner[free[0]])
    for square in free:
        if of[square] != of[free[0]]:
            return free
    return vec[i64]()


class Construct(Decision[Table]):
    """Place one construction, announce one camp, or pass."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-9.1"
    first: ClassVar[int] = BUILD
    last: ClassVar[int] = PASS

    def opens_turn(self) -> bool:
        return True

    def options(self, s: Table) -> Ints:
        free = free_squares(s, self.seat)
        found = vec[i64](capacity=48)
        # Cards that look alike are one choice, and stand together in the sorted row.
        last: i64 = -1
        for card in s.waits[self.seat]:
            if card == last:
                continue
            last = card
            if card < TOWER:
                action = BUILD + (card - CONSTRUCTION) * SQUARES
                for square in free:
                    if suits(s, card, square):
                        found = append(found, action + square)
            elif card == TOWER:
                for square in tower_ends(s, free):
                    found = append(found, RAISE + square)
            elif camps.can_announce(s, card - CAMP):
                found = append(found, ANNOUNCE + card - CAMP)
        # Always: no construction has to be placed (BK-9.3).
        return append(found, PASS)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PASS:
            s.passes += 1
            if s.telling():
                s.tell("passed", {"seat": self.seat})
            return
        s.passes = 0
        if action >= ANNOUNCE:
            camps.announce(s, self.seat, action - ANNOUNCE)
        elif action >= RAISE:
            # Nothing is placed before the second square is chosen: both towers come together.
            s.ask(JoinFiefs(self.seat, action - RAISE))
        else:
            card = CONSTRUCTION + (action - BUILD) // SQUARES
            place(s, self.seat, card, (action - BUILD) % SQUARES)

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action >= ANNOUNCE:
            return camps.why_not_announce(s, self.seat, action - ANNOUNCE)
        tower = action >= RAISE
        card = TOWER if tower else CONSTRUCTION + (action - BUILD) // SQUARES
        if card not in s.waits[self.seat]:
            return Refusal("not-waiting", "BK-6.6", {"card": CARD_NAMES[card]})
        square = action - RAISE if tower else (action - BUILD) % SQUARES
        return why_not_here(s, self.seat, card, square)


def why_not_here(s: Table, seat: i64, card: i64, square: i64) -> Refusal:
    """Say why *card* cannot be placed on *square*."""
    facts: dict[str, object] = {"card": CARD_NAMES[card], "square": SQUARE_NAMES[square]}
    if s.owner[square] != seat:
        return Refusal("not-controlled", "BK-9.4", facts)
    if s.built[square] != EMPTY:
        return Refusal("built-already", "BK-9.6", facts)
    if card < TOWER:
        terrain = TERRAIN_NAMES[s.box.needs[card - CONSTRUCTION]]
        return Refusal("wrong-terrain", "BK-9.5", {**facts, "terrain": terrain})
    return Refusal("no-other-fief", "BK-9.10", facts)


def place(s: Table, seat: i64, card: i64, square: i64) -> None:
    """Put the piece of *card* on the board for good (BK-9.7)."""
    assert card < CONSTRUCTION + PLACEABLE, "towers and camps have their own ways"
    s.waits[seat] = without(s.waits[seat], card)
    s.spent = append(s.spent, seat * 256 + card)
    s.built[square] = card - CONSTRUCTION + 1
    if s.telling():
        s.tell("built", {"seat": seat, "card": CARD_NAMES[card], "square": SQUARE_NAMES[square]})


def other_ends(s: Table, seat: i64, start: i64) -> Ints:
    """Return where the second tower can stand: free squares of another fief (BK-9.10)."""
    of = fiefs_of(s, seat)
    found = vec[i64](capacity=24)
    for square in free_squares(s, seat):
        if of[square] != of[start]:
            found = append(found, square)
    return found


class JoinFiefs(Decision[Table]):
    """Choose where the second sky tower of the pair stands."""

    __slots__ = ("start",)
    rule: ClassVar[str] = "BK-9.10"
    first: ClassVar[int] = JOIN
    last: ClassVar[int] = JOIN + SQUARES - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "start")

    def __init__(self, seat: i64, start: i64) -> None:
        super().__init__(seat)
        self.start: i64 = start

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=24)
        for square in other_ends(s, self.seat, self.start):
            found = append(found, JOIN + square)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        join(s, self.seat, self.start, action - JOIN)

    def why_not(self, s: Table, action: i64) -> Refusal:
        refusal = why_not_here(s, self.seat, TOWER, action - JOIN)
        if refusal.key != "no-other-fief":
            return refusal
        return Refusal("same-fief", self.rule, refusal.facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"square": SQUARE_NAMES[self.start]}


def join(s: Table, seat: i64, start: i64, end: i64) -> None:
    """Put a pair of sky towers on the board (BK-9.10)."""
    s.waits[seat] = without(s.waits[seat], TOWER)
    s.spent = append(s.spent, seat * 256 + TOWER)
    pair = next_pair(s)
    s.built[start] = pair
    s.built[end] = pair
    if s.telling():
        names = {"from": SQUARE_NAMES[start], "to": SQUARE_NAMES[end]}
        s.tell("joined", {"seat": seat, **names})


def next_pair(s: Table) -> i64:
    """Return the first pair of sky towers that is not on the board."""
    pair: i64 = BUILT_TOWER
    while pair in s.built:
        pair += 1
    return pair
