"""Harvest: each villager takes one good off a card of the village (AB-6)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import KEEP, PICK, SHELVE, TRACK
from ludotheque.games.above_and_below.box.contents import BUILDING_IDS, ITEM_NAMES, ITEMS
from ludotheque.games.above_and_below.rules import track
from ludotheque.games.above_and_below.rules.supplies import owned
from ludotheque.games.above_and_below.rules.villagers import count_bits, move_all, names_of
from ludotheque.games.above_and_below.table import OWNED, REST, Table

__all__ = ["PickGood", "StowGood", "goods_lying", "harvest"]


def goods_lying(s: Table, seat: i64) -> i64:
    """Return how many goods lie on the cards of *seat*."""
    count: i64 = 0
    for card in owned(s, seat):
        count += s.stock[card]
    return count


def harvest(s: Table, seat: i64, group: i64) -> None:
    """Let the *group* take its goods, one each."""
    s.acted = True
    if s.telling():
        s.tell("harvests", {"seat": seat, "villagers": names_of(group)})
    move_all(s, seat, group, REST)
    s.ask(PickGood(seat, count_bits(group)))


class PickGood(Decision[Table]):
    """The card that the next villager harvests."""

    __slots__ = ("left",)
    rule: ClassVar[str] = "AB-6.1"
    first: ClassVar[int] = PICK
    last: ClassVar[int] = KEEP - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, s: Table) -> Ints:
        # Never none: there are no more harvesters than goods (Gather.full).
        found = vec[i64]()
        for card in owned(s, self.seat):
            if s.stock[card] > 0:
                found = append(found, PICK + card)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        card = action - PICK
        good = s.box.buildings[card].kind
        s.stock = changed(s.stock, card, s.stock[card] - 1)
        s.reserve[self.seat * ITEMS + good] += 1
        if s.telling():
            s.tell(
                "harvested",
                {"seat": self.seat, "item": ITEM_NAMES[good], "card": BUILDING_IDS[card]},
            )
        s.ask(StowGood(self.seat, self.left - 1, good))

    def why_not(self, s: Table, action: i64) -> Refusal:
        facts: dict[str, object] = {"card": BUILDING_IDS[action - PICK]}
        if s.building_at[action - PICK] != OWNED + self.seat:
            return Refusal("not-your-building", "AB-6.1", facts)
        return Refusal("no-good-there", "AB-6.1", facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"left": self.left}


class StowGood(Decision[Table]):
    """Where the harvested good goes: reserve, track or sale space."""

    __slots__ = ("good", "left")
    rule: ClassVar[str] = "AB-6.2"
    first: ClassVar[int] = KEEP
    last: ClassVar[int] = SHELVE
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "good")

    def __init__(self, seat: i64, left: i64, good: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.good: i64 = good

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        found = append(found, KEEP)
        found = append(found, TRACK)
        if s.sale[self.seat] < 0:
            found = append(found, SHELVE)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if self.left > 0:
            s.ask(PickGood(self.seat, self.left))
        if action == TRACK:
            track.place(s, self.seat, self.good)
        elif action == SHELVE:
            # Not put_up_for_sale of trade.py: this is not the change of the turn (AB-6.3).
            s.reserve[self.seat * ITEMS + self.good] -= 1
            s.sale[self.seat] = self.good
            if s.telling():
                s.tell("for-sale", {"seat": self.seat, "item": ITEM_NAMES[self.good]})

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("sale-space-taken", "AB-6.3", {"item": ITEM_NAMES[s.sale[self.seat]]})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"item": ITEM_NAMES[self.good]}
