"""The prospects of an expedition: every face of the cave, every choice, every lantern thrown."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.above_and_below.box.contents import CIDER, GOODS, POTION, VILLAGERS
from ludotheque.games.above_and_below.box.encounters import IF_PAID, Choice, Reward
from ludotheque.games.above_and_below.rules.lanterns import (
    ChooseRerolls,
    LanternDie,
    bonus,
    sure_lanterns,
)
from ludotheque.games.above_and_below.rules.luck import PressLuck
from ludotheque.games.above_and_below.rules.supplies import funds
from ludotheque.games.above_and_below.rules.villagers import count_bits, party
from ludotheque.games.above_and_below.strategy import standing, weights
from ludotheque.games.above_and_below.table import Table

__all__ = ["Worths", "by_levels", "course", "open_cave", "thrown", "under_way"]

# Nobody will ever show more lanterns than this; one villager shows nine at the most.
MOST_LANTERNS: Final = 48
# How likely each number of lanterns is; a string for the same reason as Ints.
Chances: TypeAlias = "vec[float]"
NO_CHANCES: Final = vec[float]([0.0] * MOST_LANTERNS)
# A level that there are no coins for.
UNPAYABLE: Final = -1000.0


class Worths:
    """What things are worth to *seat* now: looked up once for all that a cave may hold."""

    __slots__ = (
        "cider", "coin", "funds", "goods", "newcomer", "potion", "s", "seat", "strain",
    )  # fmt: skip

    def __init__(self, s: Table, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.coin: float = standing.coin_worth(s)
        self.funds: i64 = funds(s, seat)
        self.goods: list[float] = [standing.good_worth(s, seat, good) for good in range(GOODS)]
        self.newcomer: float = standing.newcomer_worth(s, seat)
        # In the last round nobody drinks any more, and nobody needs to be well tomorrow.
        tomorrow = 1.0 if standing.rounds_to_come(s) > 0 else 0.0
        self.potion: float = tomorrow * weights.POTION_WORTH
        self.cider: float = tomorrow * weights.CIDER_WORTH
        self.strain: float = tomorrow * (weights.HURT + weights.HAND)


def open_cave(worths: Worths, group: i64) -> float:
    """Return the prospects of the *group* in the cave that lies open."""
    return any_face(worths, worths.s.cave_pile.top()[0], group)


def any_face(worths: Worths, cave: i64, group: i64) -> float:
    """Return the prospects of the *group* in *cave* before its die is thrown."""
    s = worths.s
    chances = thrown(s, group)
    total = 0.0
    for face in range(1, 7):
        total += paragraph(worths, s.box.caves[cave][face], group, chances)
    return total / 6.0


def under_way(s: Table, seat: i64) -> float:
    """Return the prospects of the encounter under way."""
    worths = Worths(s, seat)
    group = party(s)
    if s.paragraph == 0:
        return any_face(worths, s.cave, group)
    if s.choice < 0:
        return paragraph(worths, s.paragraph, group, thrown(s, group))
    return after_choice(worths, group)


def after_choice(worths: Worths, group: i64) -> float:
    """Return the prospects of the encounter under way, with a choice announced."""
    s = worths.s
    top = s.stack[-1]
    if isinstance(top, PressLuck):
        return weights.CAVE + float(count_bits(top.seen)) * worths.coin
    choice = s.chosen()
    # Whatever is asked here, a reward to pick or somebody to injure, it is a success.
    if len(choice.levels) == 0 or s.level >= 0:
        return weights.CAVE
    again: i64 = 0
    if isinstance(top, LanternDie):
        again = top.group
    elif isinstance(top, ChooseRerolls):
        again = top.picked
    # No die was thrown yet: a stake, a fee or lanterns to buy are asked for.
    if again == 0 and count_bits(group) > 0 and not any(face > 0 for face in s.faces):
        return course(worths, choice, group, thrown(s, group))
    return by_levels(worths, choice, sure_lanterns(s, again), thrown(s, again), count_bits(group))


def thrown(s: Table, group: i64) -> Chances:
    """Return how likely each number of lanterns is when the dice of *group* are thrown."""
    likely = NO_CHANCES[:]
    likely[0] = 1.0
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            likely = with_one_more(s, villager, likely)
    return likely


def with_one_more(s: Table, villager: i64, likely: Chances) -> Chances:
    """Return *likely* with the die of *villager* added."""
    more = NO_CHANCES[:]
    lanterns = s.box.villagers[villager].lanterns
    for count in range(MOST_LANTERNS - 9):
        share = likely[count] / 6.0
        if share > 0.0:
            for face in range(1, 7):
                more[count + lanterns[face]] += share
    return more


def paragraph(worths: Worths, number: i64, group: i64, chances: Chances) -> float:
    """Return the best that can be made of a paragraph."""
    best = 0.0
    for choice in worths.s.box.book[number].choices:
        best = max(best, course(worths, choice, group, chances))
    return best


def course(worths: Worths, choice: Choice, group: i64, chances: Chances) -> float:
    """Return the prospects of a choice; *chances* are those of each number of lanterns."""
    if choice.fee > worths.funds:
        return 0.0
    fee = float(choice.fee) * worths.coin
    if choice.luck > 0 or choice.takes > 0:
        return weights.CAVE + weights.LUCK
    if choice.link > 0:
        return paragraph(worths, choice.link, group, chances) - fee
    if len(choice.levels) == 0:
        return weights.CAVE + reward_worth(worths, choice.reward) - fee
    if choice.bonus == IF_PAID:
        return with_or_without_pay(worths, choice, group, chances)
    extra = bonus(worths.s, worths.seat, group, choice)
    return by_levels(worths, choice, extra, chances, count_bits(group)) - fee


def with_or_without_pay(worths: Worths, choice: Choice, group: i64, chances: Chances) -> float:
    """Return the prospects of a choice whose lanterns may be bought."""
    plain = by_levels(worths, choice, 0, chances, count_bits(group))
    if choice.bonus_price > worths.funds:
        return plain
    paid = by_levels(worths, choice, choice.bonus_lanterns, chances, count_bits(group))
    return max(plain, paid - worths.coin * float(choice.bonus_price))


def by_levels(worths: Worths, choice: Choice, sure: i64, chances: Chances, hands: i64) -> float:
    """Return the prospects of the levels: *sure* lanterns, those thrown, and exertion."""
    values = level_worths(worths, choice)
    failed = reward_worth(worths, choice.penalty)
    expected = 0.0
    for count in range(MOST_LANTERNS):
        share = chances[count]
        if share > 0.0:
            best = best_level(choice, values, failed, sure + count, hands, worths.strain)
            expected += share * best
    return expected


def level_worths(worths: Worths, choice: Choice) -> list[float]:
    """Return what each level is worth, far below nothing where it cannot be paid."""
    values: list[float] = []
    for level in choice.levels:
        if level.fee > worths.funds:
            values.append(UNPAYABLE)
            continue
        value = weights.CAVE - float(level.fee) * worths.coin
        if level.link > 0:
            value += linked(worths, level.link)
        else:
            value += reward_worth(worths, level.reward)
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


def linked(worths: Worths, number: i64) -> float:
    """Return what the paragraph behind a level brings."""
    # Of the 43 such paragraphs all but one (109) only tell how it ended: one choice, no dice.
    return reward_worth(worths, worths.s.box.book[number].choices[0].reward)


def reward_worth(worths: Worths, reward: Reward) -> float:
    """Return what a reward or penalty is worth in points."""
    value = float(reward.coins) * worths.coin + weights.STEP * float(reward.reputation)
    for good in range(GOODS):
        if reward.items[good] > 0:
            value += float(reward.items[good]) * worths.goods[good]
    value += worths.potion * float(reward.items[POTION]) + worths.cider * float(reward.items[CIDER])
    if reward.hires or reward.species >= 0:
        value += worths.newcomer
    if reward.cave:
        value += weights.CAVE
    value -= worths.strain * float(reward.injuries)
    if reward.free_cost >= 0:
        value += weights.FREE_BUILDING
    best = 0.0
    for option in reward.options:
        best = max(best, reward_worth(worths, option))
    return value + best
