"""What an expedition promises: every face of the cave, every choice, every lantern thrown."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.above_and_below import evaluate
from ludotheque.games.above_and_below.box import CIDER, GOODS, POTION, ROPE, VILLAGERS
from ludotheque.games.above_and_below.encounters import (
    IF_FISHFOLK,
    IF_HAS,
    IF_PAID,
    PER_HAMMER,
    PER_QUILL,
    PER_ROPE,
    Choice,
    Reward,
)
from ludotheque.games.above_and_below.lanterns import ChooseRerolls, LanternDie
from ludotheque.games.above_and_below.luck import PressLuck
from ludotheque.games.above_and_below.state import AboveAndBelow
from ludotheque.games.above_and_below.supplies import funds, possessed
from ludotheque.games.above_and_below.villagers import bit, count_bits, on_card

__all__ = ["Wishes", "before", "promise"]

# Nobody will ever show more lanterns than this.
MOST_LANTERNS: Final = 48
# A level that there are no coins for.
UNPAYABLE: Final = -1000.0


class Wishes:
    """What things are worth to *seat* now: looked up once for all that a cave may hold."""

    __slots__ = (
        "cider", "coin", "funds", "goods", "newcomer", "potion", "s", "seat", "strain",
    )  # fmt: skip

    def __init__(self, s: AboveAndBelow, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.coin: float = evaluate.coin_worth(s)
        self.funds: i64 = funds(s, seat)
        self.goods: list[float] = [evaluate.good_gain(s, seat, good) for good in range(GOODS)]
        self.newcomer: float = evaluate.newcomer_worth(s, seat)
        # In the last round nobody drinks any more, and nobody needs to be well tomorrow.
        tomorrow = 1.0 if evaluate.rounds_to_come(s) > 0 else 0.0
        self.potion: float = tomorrow * evaluate.POTION_WORTH
        self.cider: float = tomorrow * evaluate.CIDER_WORTH
        self.strain: float = tomorrow * (evaluate.HURT + evaluate.HAND)


def before(wishes: Wishes, group: i64) -> float:
    """Return what the open cave promises to the *group*."""
    return any_face(wishes, wishes.s.caverns.top()[0], group)


def any_face(wishes: Wishes, cave: i64, group: i64) -> float:
    """Return what *cave* promises before its die is thrown."""
    s = wishes.s
    party = thrown(s, group)
    total = 0.0
    for face in range(1, 7):
        total += paragraph(wishes, s.things.caves[cave][face], group, party)
    return total / 6.0


def promise(s: AboveAndBelow, seat: i64) -> float:
    """Return what the encounter under way still promises."""
    wishes = Wishes(s, seat)
    group: i64 = 0
    for villager in on_card(s):
        group |= bit(villager)
    if s.paragraph == 0:
        return any_face(wishes, s.cave, group)
    if s.choice < 0:
        return paragraph(wishes, s.paragraph, group, thrown(s, group))
    top = s.stack[-1]
    if isinstance(top, PressLuck):
        return evaluate.CAVE + float(count_bits(top.seen)) * wishes.coin
    choice = s.things.book[s.paragraph].choices[s.choice]
    if len(choice.levels) == 0 or s.level >= 0:
        return evaluate.CAVE
    again: i64 = 0
    if isinstance(top, LanternDie):
        again = top.group
    elif isinstance(top, ChooseRerolls):
        again = top.picked
    if again == 0 and count_bits(group) > 0 and not any(face > 0 for face in s.faces):
        return course(wishes, choice, group, thrown(s, group))
    return by_levels(wishes, choice, standing(s, again), thrown(s, again), count_bits(group))


def standing(s: AboveAndBelow, again: i64) -> i64:
    """Return the lanterns that are sure: extra ones, and dice not thrown *again*."""
    sure = s.extra
    villager: i64 = 0
    for face in s.faces:
        if again >> villager & 1 == 0:
            sure += s.things.villagers[villager].lanterns[face]
        villager += 1
    return sure


def thrown(s: AboveAndBelow, group: i64) -> list[float]:
    """Return how likely each number of lanterns is when the dice of *group* are thrown."""
    likely = [0.0] * MOST_LANTERNS
    likely[0] = 1.0
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            likely = with_one_more(s, villager, likely)
    return likely


def with_one_more(s: AboveAndBelow, villager: i64, likely: list[float]) -> list[float]:
    """Return *likely* with the die of *villager* added."""
    more = [0.0] * MOST_LANTERNS
    lanterns = s.things.villagers[villager].lanterns
    for count in range(MOST_LANTERNS - 9):
        share = likely[count] / 6.0
        if share > 0.0:
            for face in range(1, 7):
                more[count + lanterns[face]] += share
    return more


def paragraph(wishes: Wishes, number: i64, group: i64, party: list[float]) -> float:
    """Return the best that can be made of a paragraph."""
    best = 0.0
    for choice in wishes.s.things.book[number].choices:
        best = max(best, course(wishes, choice, group, party))
    return best


def course(wishes: Wishes, choice: Choice, group: i64, party: list[float]) -> float:
    """Return what a choice promises to the *party* of dice."""
    if choice.fee > wishes.funds:
        return 0.0
    fee = float(choice.fee) * wishes.coin
    if choice.luck > 0 or choice.takes > 0:
        return evaluate.CAVE + evaluate.LUCK
    if choice.link > 0:
        return paragraph(wishes, choice.link, group, party) - fee
    if len(choice.levels) == 0:
        return evaluate.CAVE + reward_worth(wishes, choice.reward) - fee
    if choice.bonus == IF_PAID:
        return with_or_without_pay(wishes, choice, group, party)
    extra = extra_lanterns(wishes.s, wishes.seat, choice, group)
    return by_levels(wishes, choice, extra, party, count_bits(group)) - fee


def with_or_without_pay(wishes: Wishes, choice: Choice, group: i64, party: list[float]) -> float:
    """Return what a choice promises whose lanterns may be bought."""
    plain = by_levels(wishes, choice, 0, party, count_bits(group))
    if choice.bonus_price > wishes.funds:
        return plain
    paid = by_levels(wishes, choice, choice.bonus_lanterns, party, count_bits(group))
    return max(plain, paid - wishes.coin * float(choice.bonus_price))


def extra_lanterns(s: AboveAndBelow, seat: i64, choice: Choice, group: i64) -> i64:
    """Return the lanterns that a choice would give to *group*."""
    count: i64 = 0
    if choice.bonus == PER_ROPE:
        count = possessed(s, seat, ROPE)
    elif choice.bonus == IF_HAS:
        count = 1 if any(possessed(s, seat, item) > 0 for item in choice.bonus_items) else 0
    elif choice.bonus > 0:
        for villager in range(VILLAGERS):
            if group >> villager & 1 and helps(s, choice, villager):
                count += 1
        if choice.bonus == IF_FISHFOLK:
            count = min(count, 1)
    return choice.bonus_lanterns * count


def helps(s: AboveAndBelow, choice: Choice, villager: i64) -> bool:
    """Say whether *villager* has what the choice asks for."""
    token = s.things.villagers[villager]
    if choice.bonus == PER_HAMMER:
        return token.hammer
    if choice.bonus == PER_QUILL:
        return token.quill
    return token.fishfolk


def by_levels(wishes: Wishes, choice: Choice, sure: i64, party: list[float], hands: i64) -> float:
    """Return what the levels promise: *sure* lanterns and those thrown, and exertion."""
    values = level_worths(wishes, choice)
    failed = reward_worth(wishes, choice.penalty)
    expected = 0.0
    for count in range(MOST_LANTERNS):
        share = party[count]
        if share > 0.0:
            best = best_level(choice, values, failed, sure + count, hands, wishes.strain)
            expected += share * best
    return expected


def level_worths(wishes: Wishes, choice: Choice) -> list[float]:
    """Return what each level is worth, far below nothing where it cannot be paid."""
    values: list[float] = []
    for level in choice.levels:
        if level.fee > wishes.funds:
            values.append(UNPAYABLE)
            continue
        value = evaluate.CAVE - float(level.fee) * wishes.coin
        if level.link > 0:
            value += linked(wishes, level.link)
        else:
            value += reward_worth(wishes, level.reward)
        values.append(value)
    return values


def best_level(
    choice: Choice, values: list[float], failed: float, shown: i64, hands: i64, strain: float
) -> float:
    """Return what so many lanterns *shown* come to, with as much exertion as pays."""
    reached = failed
    for index in range(len(values)):
        if choice.levels[index].lanterns <= shown and values[index] > UNPAYABLE:
            reached = values[index]
    best = reached
    for index in range(len(values)):
        short = choice.levels[index].lanterns - shown
        if 0 < short <= hands:
            best = max(best, values[index] - strain * float(short))
    return best


def linked(wishes: Wishes, number: i64) -> float:
    """Return what the paragraph behind a level brings."""
    return reward_worth(wishes, wishes.s.things.book[number].choices[0].reward)


def reward_worth(wishes: Wishes, reward: Reward) -> float:
    """Return what a reward or penalty is worth in points."""
    value = float(reward.coins) * wishes.coin + evaluate.STEP * float(reward.reputation)
    for good in range(GOODS):
        if reward.items[good] > 0:
            value += float(reward.items[good]) * wishes.goods[good]
    value += wishes.potion * float(reward.items[POTION]) + wishes.cider * float(reward.items[CIDER])
    if reward.hires or reward.species >= 0:
        value += wishes.newcomer
    if reward.cave:
        value += evaluate.CAVE
    value -= wishes.strain * float(reward.injuries)
    if reward.free_cost >= 0:
        value += evaluate.FREE_BUILDING
    best = 0.0
    for option in reward.options:
        best = max(best, reward_worth(wishes, option))
    return value + best
