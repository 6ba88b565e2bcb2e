"""Camps: announced by priority, smaller ones may go first, on virgin land (BK-10)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import DECLINE, SETTLE, WITHDRAW
from ludotheque.games.bunny_kingdom.box.cards import without
from ludotheque.games.bunny_kingdom.box.components import CAMP, CARD_NAMES, SQUARE_NAMES, SQUARES
from ludotheque.games.bunny_kingdom.table import BUILT_CAMP, EMPTY, NOBODY, Table

__all__ = [
    "PlaceCamp",
    "PlaceCampBefore",
    "announce",
    "asked_before",
    "can_announce",
    "settle",
    "virgin",
    "why_not_announce",
]


def virgin(s: Table, square: i64) -> bool:
    """Say whether *square* has neither rabbit nor construction (BK-10.1)."""
    return s.owner[square] == NOBODY and s.built[square] == EMPTY


def any_virgin(s: Table) -> bool:
    """Say whether there is virgin land left."""
    square: i64 = 0
    while square < SQUARES:
        if virgin(s, square):
            return True
        square += 1
    return False


def can_announce(s: Table, camp: i64) -> bool:
    """Say whether *camp*, which waits, may be announced (BK-10.2, BK-10.5)."""
    return s.withdrawn >> camp & 1 == 0 and any_virgin(s)


def why_not_announce(s: Table, seat: i64, camp: i64) -> Refusal:
    """Say why *seat* may not announce *camp*."""
    facts: dict[str, object] = {"card": CARD_NAMES[CAMP + camp]}
    if CAMP + camp not in s.waits[seat]:
        return Refusal("not-waiting", "BK-6.6", facts)
    if s.withdrawn >> camp & 1:
        return Refusal("camp-withdrawn", "BK-10.5", facts)
    return Refusal("no-virgin-land", "BK-10.2", facts)


def announce(s: Table, seat: i64, camp: i64) -> None:
    """Announce the priority of *camp*, and ask whoever may go before it (BK-10.3)."""
    if s.telling():
        s.tell("announced", {"seat": seat, "card": CARD_NAMES[CAMP + camp]})
    ask_next(s, seat, camp, 0)


def ask_next(s: Table, announcer: i64, camp: i64, smaller: i64) -> None:
    """Ask for the next camp from *smaller* on, and at last for the announced one."""
    # Looked for anew after each answer: the camp placed last may have taken the last virgin land.
    while smaller < camp:
        holder = asked_before(s, announcer, smaller)
        if holder >= 0:
            s.ask(PlaceCampBefore(holder, smaller, announcer, camp))
            return
        smaller += 1
    s.ask(PlaceCamp(announcer, camp))


def asked_before(s: Table, announcer: i64, smaller: i64) -> i64:
    """Return the seat that *smaller* is asked of before a camp of *announcer*, or -1."""
    holder = holder_of(s, CAMP + smaller)
    return holder if holder != announcer and can_announce(s, smaller) else -1


def holder_of(s: Table, card: i64) -> i64:
    """Return the seat before which *card* waits, or -1."""
    for seat in range(s.seats):
        if card in s.waits[seat]:
            return seat
    return -1


def virgin_squares(s: Table, found: Ints) -> Ints:
    """Return *found* and a placement on every virgin square."""
    square: i64 = 0
    while square < SQUARES:
        if virgin(s, square):
            found = append(found, SETTLE + square)
        square += 1
    return found


def settle(s: Table, seat: i64, camp: i64, square: i64) -> None:
    """Put the camp and a rabbit on *square* (BK-10.1)."""
    s.waits[seat] = without(s.waits[seat], CAMP + camp)
    s.spent = append(s.spent, seat * 256 + CAMP + camp)
    s.owner[square] = seat
    s.built[square] = BUILT_CAMP + camp
    if s.telling():
        name = CARD_NAMES[CAMP + camp]
        s.tell("settled", {"seat": seat, "card": name, "square": SQUARE_NAMES[square]})


class PlaceCampBefore(Decision[Table]):
    """Place a camp before the announced one, or let that go first."""

    __slots__ = ("announced", "announcer", "camp")
    rule: ClassVar[str] = "BK-10.3"
    first: ClassVar[int] = DECLINE
    last: ClassVar[int] = WITHDRAW - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "camp", "announcer", "announced")

    def __init__(self, seat: i64, camp: i64, announcer: i64, announced: i64) -> None:
        super().__init__(seat)
        self.camp: i64 = camp
        self.announcer: i64 = announcer
        self.announced: i64 = announced

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=32)
        return virgin_squares(s, append(found, DECLINE))

    def resolve(self, s: Table, action: i64) -> None:
        if action >= SETTLE:
            settle(s, self.seat, self.camp, action - SETTLE)
        elif s.telling():
            s.tell("declined", {"seat": self.seat, "card": CARD_NAMES[CAMP + self.camp]})
        # Declining is for this announcement only: unlike a withdrawal nothing is written down.
        ask_next(s, self.announcer, self.announced, self.camp + 1)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-virgin", "BK-10.1", {"square": SQUARE_NAMES[action - SETTLE]})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {
            "card": CARD_NAMES[CAMP + self.camp],
            "other": self.announcer,
            "announced": CARD_NAMES[CAMP + self.announced],
        }


class PlaceCamp(Decision[Table]):
    """Place the announced camp, or keep it for a later round."""

    __slots__ = ("camp",)
    rule: ClassVar[str] = "BK-10.4"
    first: ClassVar[int] = SETTLE
    last: ClassVar[int] = WITHDRAW
    fields: ClassVar[tuple[str, ...]] = ("seat", "camp")

    def __init__(self, seat: i64, camp: i64) -> None:
        super().__init__(seat)
        self.camp: i64 = camp

    def options(self, s: Table) -> Ints:
        return append(virgin_squares(s, vec[i64](capacity=32)), WITHDRAW)

    def resolve(self, s: Table, action: i64) -> None:
        if action != WITHDRAW:
            settle(s, self.seat, self.camp, action - SETTLE)
            return
        s.withdrawn |= 1 << self.camp
        if s.telling():
            s.tell("withdrew", {"seat": self.seat, "card": CARD_NAMES[CAMP + self.camp]})

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-virgin", "BK-10.1", {"square": SQUARE_NAMES[action - SETTLE]})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"card": CARD_NAMES[CAMP + self.camp]}
