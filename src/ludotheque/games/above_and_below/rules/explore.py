"""Explore: a party, a cave, a paragraph of the book, a choice, and lanterns (AB-4)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import (
    BUY_LANTERNS,
    CHOOSE,
    DIE,
    NO_LANTERNS,
    REROLL,
    STAKE,
    STAKE_VILLAGER,
)
from ludotheque.games.above_and_below.box.contents import (
    CAVE_IDS,
    ITEM_NAMES,
    ITEMS,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.box.encounters import (
    IF_PAID,
    STAKE_ITEM,
    STAKE_PERSON,
    Choice,
)
from ludotheque.games.above_and_below.rules import lanterns, luck, reward
from ludotheque.games.above_and_below.rules.dice import Die
from ludotheque.games.above_and_below.rules.draws import show_cave
from ludotheque.games.above_and_below.rules.encounter import turn_to
from ludotheque.games.above_and_below.rules.payment import Payment, charge
from ludotheque.games.above_and_below.rules.supplies import funds, held, owned
from ludotheque.games.above_and_below.rules.villagers import move_all, names_of, on_card
from ludotheque.games.above_and_below.table import EXPLORED, ON_CARD, Table

__all__ = [
    "BuyLanterns", "ChooseCourse", "ParagraphDie", "PayCourse", "PayLanterns", "StakeItem",
    "StakeVillager", "explore", "open_paragraph", "read_on",
]  # fmt: skip


def explore(s: Table, seat: i64, group: i64) -> None:
    """Send the *group* into the open cave, and see the next one (AB-4.2)."""
    s.acted = True
    move_all(s, seat, group, ON_CARD)
    s.cave = s.cave_pile.top()[0]
    s.cave_pile.take(s.cave)
    s.cave_at = changed(s.cave_at, s.cave, EXPLORED)
    s.rerolls = 0
    for card in owned(s, seat):
        s.rerolls += s.box.buildings[card].rerolls
    if s.telling():
        s.tell("explores", {"seat": seat, "villagers": names_of(group), "cave": CAVE_IDS[s.cave]})
    # What is asked last is answered first: the next cave is seen before the die is thrown.
    s.ask(ParagraphDie())
    show_cave(s)


class ParagraphDie(Die):
    """The die that, read on the cave, names the paragraph (AB-4.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.4"

    def resolve(self, s: Table, action: i64) -> None:
        open_paragraph(s, s.box.caves[s.cave][action - DIE + 1])


def open_paragraph(s: Table, number: i64) -> None:
    """Open the book at a paragraph and read it."""
    turn_to(s, number)
    read_on(s)


def read_on(s: Table) -> None:
    """Read the open paragraph: where there is only one thing to do, do it (AB-4.20)."""
    if s.telling():
        s.tell("paragraph", {"seat": s.turn, "number": s.paragraph})
    if len(s.box.book[s.paragraph].choices) > 1:
        s.ask(ChooseCourse(s.turn))
    else:
        take_course(s, 0)


class ChooseCourse(Decision[Table]):
    """What the party does, announced for good before any die (AB-4.6)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.6"
    first: ClassVar[int] = CHOOSE
    last: ClassVar[int] = BUY_LANTERNS - 1

    def options(self, s: Table) -> Ints:
        # Never none: a book without a free choice in every paragraph is refused (AB-4.7).
        found = vec[i64]()
        for index in range(len(s.box.book[s.paragraph].choices)):
            if can_take(s, s.box.book[s.paragraph].choices[index]):
                found = append(found, CHOOSE + index)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if s.telling():
            choice = action - CHOOSE + 1
            s.tell("chose", {"seat": self.seat, "number": s.paragraph, "choice": choice})
        take_course(s, action - CHOOSE)

    def why_not(self, s: Table, action: i64) -> Refusal:
        choices = s.box.book[s.paragraph].choices
        if action - CHOOSE >= len(choices):
            return Refusal("no-such-choice", "AB-4.6", {"number": s.paragraph})
        if choices[action - CHOOSE].stake:
            return Refusal("nothing-to-stake", "AB-4.7")
        return Refusal("fee-too-high", "AB-4.7")


def can_take(s: Table, choice: Choice) -> bool:
    """Say whether the stake can be made and a level be paid (AB-4.7)."""
    coins = funds(s, s.turn)
    if choice.fee > coins:
        return False
    if choice.stake == STAKE_ITEM:
        return len(items_at_hand(s, s.turn)) > 0
    # A villager can always be staked: the whole party stands on the card.
    if len(choice.levels) == 0:
        return True
    return any(level.fee <= coins for level in choice.levels)


def items_at_hand(s: Table, seat: i64) -> Ints:
    """Return the kinds of items in the reserve and on the sale space (AB-4.32)."""
    found = vec[i64]()
    for item in range(ITEMS):
        if held(s, seat, item) > 0:
            found = append(found, item)
    return found


def take_course(s: Table, index: i64) -> None:
    """Set out on a choice; what is bought without a roll is paid now (AB-4.9)."""
    # Fees of levels are paid later, by those who reach them (AB-4.8): PayLevel in lanterns.py.
    s.choice = index
    charge(s, PayCourse(s.turn, s.box.book[s.paragraph].choices[index].fee))


class PayCourse(Payment):
    """The fee of a choice without a roll."""

    __slots__ = ()

    def left_to_pay(self, price: i64) -> Payment:
        return PayCourse(self.seat, price)

    def paid(self, s: Table) -> None:
        stake = s.chosen().stake
        if stake == STAKE_ITEM:
            s.ask(StakeItem(self.seat))
        elif stake == STAKE_PERSON:
            s.ask(StakeVillager(self.seat))
        else:
            follow_course(s)


def follow_course(s: Table) -> None:
    """Do what was chosen: throw dice, try one's luck, read on or be rewarded."""
    choice = s.chosen()
    if choice.luck > 0:
        luck.try_luck(s)
    elif choice.takes > 0:
        s.ask(luck.TakeCoins(s.turn))
    elif len(choice.levels) > 0:
        if choice.bonus == IF_PAID and funds(s, s.turn) >= choice.bonus_price:
            s.ask(BuyLanterns(s.turn))
        else:
            lanterns.throw_for_all(s, 0)
    elif choice.link > 0:
        open_paragraph(s, choice.link)
    else:
        reward.succeed(s)


class StakeItem(Decision[Table]):
    """The item at stake (AB-4.32)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.32"
    first: ClassVar[int] = STAKE
    last: ClassVar[int] = STAKE_VILLAGER - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for item in items_at_hand(s, self.seat):
            found = append(found, STAKE + item)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        s.staked_item = action - STAKE
        if s.telling():
            s.tell("staked", {"seat": self.seat, "what": ITEM_NAMES[s.staked_item]})
        follow_course(s)


class StakeVillager(Decision[Table]):
    """The explorer at stake (AB-4.33)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.33"
    first: ClassVar[int] = STAKE_VILLAGER
    last: ClassVar[int] = REROLL - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in on_card(s):
            found = append(found, STAKE_VILLAGER + villager)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        s.staked_villager = action - STAKE_VILLAGER
        if s.telling():
            s.tell("staked", {"seat": self.seat, "what": VILLAGER_IDS[s.staked_villager]})
        follow_course(s)


class BuyLanterns(Decision[Table]):
    """Pay for more lanterns before the dice, or not (AB-4.13)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.13"
    first: ClassVar[int] = BUY_LANTERNS
    last: ClassVar[int] = NO_LANTERNS

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        found = append(found, BUY_LANTERNS)
        return append(found, NO_LANTERNS)

    def resolve(self, s: Table, action: i64) -> None:
        if action == BUY_LANTERNS:
            charge(s, PayLanterns(self.seat, s.chosen().bonus_price))
        else:
            lanterns.throw_for_all(s, 0)


class PayLanterns(Payment):
    """The price of more lanterns."""

    __slots__ = ()

    def left_to_pay(self, price: i64) -> Payment:
        return PayLanterns(self.seat, price)

    def paid(self, s: Table) -> None:
        lanterns.throw_for_all(s, s.chosen().bonus_lanterns)
