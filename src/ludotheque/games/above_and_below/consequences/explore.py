"""An encounter before its dice: how likely each threshold is, and what is asked for (AB-4).

Of the book only what everybody has heard is used (AB-4.5): thresholds, fees, stakes, conditions.
"""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import (
    BUY_LANTERNS,
    CHOOSE,
    STAKE,
    STAKE_VILLAGER,
)
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, VILLAGER_IDS
from ludotheque.games.above_and_below.box.encounters import (
    IF_PAID,
    STAKE_ITEM,
    STAKE_PERSON,
    Choice,
    Level,
)
from ludotheque.games.above_and_below.consequences.changes import price
from ludotheque.games.above_and_below.consequences.payment import settles, spent
from ludotheque.games.above_and_below.knowledge.odds import (
    Rerolls,
    at_least,
    throws,
    too_many_throws,
)
from ludotheque.games.above_and_below.rules.explore import (
    BuyLanterns,
    ChooseCourse,
    PayCourse,
    PayLanterns,
    StakeItem,
    StakeVillager,
)
from ludotheque.games.above_and_below.rules.lanterns import bonus
from ludotheque.games.above_and_below.rules.supplies import funds
from ludotheque.games.above_and_below.rules.villagers import count_bits, party
from ludotheque.games.above_and_below.table import Table

__all__ = [
    "buying", "choosing", "paying", "paying_lanterns", "staking_item", "staking_villager",
]  # fmt: skip


def choosing(s: Table, question: ChooseCourse, action: i64) -> list[Fact]:
    """Return what a choice asks for, and how likely its thresholds are."""
    choice = s.box.book[s.paragraph].choices[action - CHOOSE]
    facts = price(s, question.seat, choice.fee, "AB-4.9")
    if choice.stake == STAKE_ITEM:
        facts.append(Fact("stake-item", {}, "AB-4.32"))
    elif choice.stake == STAKE_PERSON:
        facts.append(Fact("stake-villager", {}, "AB-4.33"))
    return facts + course(s, choice, funds(s, question.seat) - choice.fee)


def staking_item(s: Table, question: StakeItem, action: i64) -> list[Fact]:
    """Return what is at stake, and the course on which it is."""
    facts = [Fact("at-stake", {"what": ITEM_NAMES[action - STAKE]}, "AB-4.32")]
    return facts + course(s, s.chosen(), funds(s, question.seat))


def staking_villager(s: Table, question: StakeVillager, action: i64) -> list[Fact]:
    """Return who is at stake, and the course on which he is."""
    facts = [Fact("at-stake", {"what": VILLAGER_IDS[action - STAKE_VILLAGER]}, "AB-4.33")]
    return facts + course(s, s.chosen(), funds(s, question.seat))


def paying(s: Table, question: PayCourse, action: i64) -> list[Fact]:
    """Return what a fee takes; what was paid for is not read before."""
    return spent(s, question, action)


def buying(s: Table, question: BuyLanterns, action: i64) -> list[Fact]:
    """Return how likely the thresholds are with the lanterns for sale, or without."""
    choice = s.chosen()
    if action == BUY_LANTERNS:
        return bought(s, question.seat, choice)
    return thresholds(s, choice, 0, funds(s, question.seat))


def bought(s: Table, seat: i64, choice: Choice) -> list[Fact]:
    """Return what bought lanterns cost and do."""
    coins = funds(s, seat) - choice.bonus_price
    facts = price(s, seat, choice.bonus_price, "AB-4.13")
    return facts + thresholds(s, choice, choice.bonus_lanterns, coins)


def paying_lanterns(s: Table, question: PayLanterns, action: i64) -> list[Fact]:
    """Return what bought lanterns take, and what they do once they are paid."""
    facts = spent(s, question, action)
    if not settles(question, action):
        return facts
    choice = s.chosen()
    coins = funds(s, question.seat) - question.price
    return facts + thresholds(s, choice, choice.bonus_lanterns, coins)


def course(s: Table, choice: Choice, coins: i64) -> list[Fact]:
    """Return how a choice goes on: by lanterns, or without them to what nobody has read."""
    if len(choice.levels) == 0:
        return [Fact("no-roll", {}, "AB-4.21")]
    facts: list[Fact] = []
    if choice.bonus == IF_PAID:
        sale: dict[str, object] = {"lanterns": choice.bonus_lanterns, "price": choice.bonus_price}
        facts.append(Fact("lanterns-for-sale", sale, "AB-4.13"))
    extra = bonus(s, s.turn, party(s), choice)
    if extra > 0:
        facts.append(Fact("extra", {"lanterns": extra}, "AB-4.10"))
    return facts + thresholds(s, choice, extra, coins)


def thresholds(s: Table, choice: Choice, sure: i64, coins: i64) -> list[Fact]:
    """Return how likely each threshold is with *sure* lanterns beside the dice."""
    group = party(s)
    ways = throws(s, group)
    hands = count_bits(group)
    facts: list[Fact] = []
    for level in choice.levels:
        facts.append(threshold(level, ways, hands, sure, coins))
    return facts + with_rerolls(s, choice, group, sure, coins)


def threshold(level: Level, ways: list[int], hands: i64, sure: i64, coins: i64) -> Fact:
    """Return how likely a *level* is: as the dice fall, with one exerted, and with all."""
    if level.fee > coins:
        return Fact("cannot-be-paid", {"lanterns": level.lanterns, "fee": level.fee}, "AB-4.8")
    most = sure + len(ways) - 1 + hands
    if level.lanterns > most:
        return Fact("out-of-reach", {"lanterns": level.lanterns, "most": most}, "AB-4.18")
    needed = level.lanterns - sure
    facts: dict[str, object] = {
        "lanterns": level.lanterns,
        "fee": level.fee,
        "chance": at_least(ways, needed),
        "one_chance": at_least(ways, needed - 1),
        "all_chance": at_least(ways, needed - hands),
    }
    return Fact("threshold", facts, "AB-4.19")


def with_rerolls(s: Table, choice: Choice, group: i64, sure: i64, coins: i64) -> list[Fact]:
    """Return how likely rerolls make what can be paid, the best dice for it thrown again."""
    if s.rerolls == 0:
        return []
    if too_many_throws(count_bits(group), s.rerolls):
        return [Fact("rerolls-wait", {"count": s.rerolls}, "AB-4.15")]
    dice = Rerolls(s, group)
    return [
        Fact(
            "with-rerolls",
            {
                "lanterns": level.lanterns,
                "count": s.rerolls,
                "chance": dice.chance(level.lanterns - sure, s.rerolls),
            },
            "AB-4.15",
        )
        for level in choice.levels
        if level.fee <= coins and dice.least() < level.lanterns - sure <= dice.most()
    ]
