"""Drawing: rows, places for hire, key houses and the open cave are filled from their piles."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import ARRIVE, DRAW, DRAW_CAVE, FIRST
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    CAVE_IDS,
    KEYS,
    STARS,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.table import (
    AWAY,
    FOR_HIRE,
    OPEN,
    UNSEEN,
    Table,
    places_of,
)

__all__ = [
    "HOUSE_ROW", "KEY_HOUSES", "OUTPOST_ROW", "ROW", "FillHire", "FillRow", "OpenKeys",
    "ShowCave", "fill_hire", "fill_row", "show_cave",
]  # fmt: skip

HOUSE_ROW: Final = 0
OUTPOST_ROW: Final = 1
ROW: Final = 4
KEY_HOUSES: Final = 4


def fill_row(s: Table, row: i64) -> None:
    """Draw a card for the leftmost gap of *row*, if there is one and a card for it (AB-5.5)."""
    if gap(s, row) >= 0 and len(s.piles[row]) > 0:
        s.ask(FillRow(row))


def gap(s: Table, row: i64) -> i64:
    """Return the leftmost place of *row* without a card, or -1."""
    for place in range(row * ROW, row * ROW + ROW):
        if s.rows[place] < 0:
            return place
    return -1


def shifted(cards: Ints, block: i64) -> Ints:
    """Return the action of *block* for each of *cards*."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        found = append(found, block + card)
    return found


class FillRow(Chance[Table]):
    """The next house or outpost is laid open."""

    __slots__ = ("row",)
    rule: ClassVar[str] = "AB-5.5"
    first: ClassVar[int] = DRAW
    last: ClassVar[int] = DRAW_CAVE - 1
    fields: ClassVar[tuple[str, ...]] = ("row",)

    def __init__(self, row: i64) -> None:
        super().__init__()
        self.row: i64 = row

    def options(self, s: Table) -> Ints:
        return shifted(s.piles[self.row].top(), DRAW)

    def resolve(self, s: Table, action: i64) -> None:
        card = action - DRAW
        s.piles[self.row].take(card)
        s.rows = changed(s.rows, gap(s, self.row), card)
        s.building_at = changed(s.building_at, card, OPEN)
        if s.telling():
            s.tell("card-open", {"card": BUILDING_IDS[card]})
        fill_row(s, self.row)


class OpenKeys(Chance[Table]):
    """Four of the nine key houses are laid open, and the others leave the game (AB-2.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-2.4"
    first: ClassVar[int] = DRAW + KEYS
    last: ClassVar[int] = DRAW + STARS - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for card in range(KEYS, STARS):
            if s.building_at[card] == UNSEEN:
                found = append(found, DRAW + card)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        s.building_at = changed(s.building_at, action - DRAW, OPEN)
        if s.telling():
            s.tell("card-open", {"card": BUILDING_IDS[action - DRAW]})
        if len(self.options(s)) > STARS - KEYS - KEY_HOUSES:
            # The same question again: a decision is never changed, so it can be.
            s.ask(self)
            return
        for card in range(KEYS, STARS):
            if s.building_at[card] == UNSEEN:
                s.building_at = changed(s.building_at, card, AWAY)


def fill_hire(s: Table) -> None:
    """Draw a villager for the cheapest empty place for hire, if there is one (AB-11.3)."""
    if -1 in s.hire and UNSEEN in s.villager_at:
        s.ask(FillHire())


class FillHire(Chance[Table]):
    """The next villager comes to be hired."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-11.3"
    first: ClassVar[int] = ARRIVE
    last: ClassVar[int] = FIRST - 1

    def options(self, s: Table) -> Ints:
        return shifted(places_of(s.villager_at, UNSEEN), ARRIVE)

    def resolve(self, s: Table, action: i64) -> None:
        villager = action - ARRIVE
        place: i64 = 0
        while s.hire[place] >= 0:
            place += 1
        s.hire = changed(s.hire, place, villager)
        s.villager_at[villager] = FOR_HIRE
        if s.telling():
            s.tell("for-hire", {"villager": VILLAGER_IDS[villager], "place": place + 1})
        fill_hire(s)


def show_cave(s: Table) -> None:
    """See the cave that now lies on top, unless everybody knows it (AB-2.8)."""
    if s.cave_pile.top_size() > 1:
        s.ask(ShowCave())


class ShowCave(Chance[Table]):
    """The next cave of the pile comes to light."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-2.8"
    first: ClassVar[int] = DRAW_CAVE
    last: ClassVar[int] = ARRIVE - 1

    def options(self, s: Table) -> Ints:
        return shifted(s.cave_pile.top(), DRAW_CAVE)

    def resolve(self, s: Table, action: i64) -> None:
        # Taken and put back as a layer of one: from now on everybody knows what lies on top.
        top = vec[i64]()
        top = append(top, action - DRAW_CAVE)
        s.cave_pile.take(action - DRAW_CAVE)
        s.cave_pile.put_on_top(top)
        if s.telling():
            s.tell("cave-open", {"cave": CAVE_IDS[action - DRAW_CAVE]})
