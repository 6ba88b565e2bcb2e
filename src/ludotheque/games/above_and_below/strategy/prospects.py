"""The prospects of what is being asked: a building, a crop, an expedition, a night's rest.

A turn is looked at one action deep: whatever it leads to is valued by the question it asks.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.decision import CHANCE, Together
from ludotheque.core.ints import zeros
from ludotheque.games.above_and_below.box.actions import (
    ACCEPT,
    END_BEDS,
    EXPLORE,
    HARVEST,
    LEAST_OFFER,
    SLEEP,
)
from ludotheque.games.above_and_below.box.contents import GOODS, VILLAGERS
from ludotheque.games.above_and_below.rules import scoring
from ludotheque.games.above_and_below.rules.gather import EXPLORERS, Gather
from ludotheque.games.above_and_below.rules.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.rules.night import (
    Drink,
    Sleep,
    beds,
    carry_out,
    step_up,
)
from ludotheque.games.above_and_below.rules.supplies import owned
from ludotheque.games.above_and_below.rules.trade import AnswerOffer, PayRenewal
from ludotheque.games.above_and_below.rules.turn import Turn
from ludotheque.games.above_and_below.rules.villagers import bit, count_bits, ready
from ludotheque.games.above_and_below.strategy import expedition, standing, weights
from ludotheque.games.above_and_below.strategy.likely import actions_of_turn
from ludotheque.games.above_and_below.table import INJURED, REST, Table

__all__ = ["expected_points", "rival_standing"]

# What only breaks ties: an offer that will be refused is a little worse than none.
TRIFLE: Final = 0.02


def expected_points(s: Table, seat: i64, spent: bool = False) -> float:
    """Return the points that *seat* may expect if it does its best with what it is asked.

    What nobody needs any more may be *spent*: then it is played on itself, not a copy of it.
    """
    top = s.stack[-1]
    # After a free action the turn goes on and is worth what its best action is, or free actions
    # would be compared with real ones as if nothing came after them.
    if s.turn == seat and isinstance(top, Turn) and not top.fresh:
        return best_action(s, seat)
    # A row to be renewed cannot be known before: it counts as if it stayed as it is.
    if s.turn == seat and isinstance(top, PayRenewal):
        return best_action(s, seat) - standing.coin_worth(s) * float(top.price)
    return points_when_asked(s, seat, spent)


def rival_standing(s: Table, seat: i64) -> float:
    """Return the points a rival may expect: at night its beds are made as those of the others."""
    top = s.stack[-1]
    if isinstance(top, Together):
        return by_morning(s, seat, top)
    return standing.standing(s, seat)


def points_when_asked(s: Table, seat: i64, spent: bool) -> float:
    """Return the points that *seat* may expect from what is being asked; a new turn is open."""
    if s.over:
        return float(scoring.points(s, seat))
    top = s.stack[-1]
    if isinstance(top, Together):
        return by_morning(s, seat, top)
    if isinstance(top, AnswerOffer) and top.buyer == seat:
        return after_answer(s, seat, top)
    if s.turn != seat or isinstance(top, Turn):
        return standing.standing(s, seat)
    if s.cave >= 0:
        return standing.standing(s, seat) + expedition.under_way(s, seat)
    if isinstance(top, Gather):
        return with_group(s, seat, top)
    if isinstance(top, PickGood):
        return standing.standing(s, seat) + crop(s, seat, top.left)
    if isinstance(top, StowGood):
        return standing.standing(s, seat) + crop(s, seat, top.left)
    if top.next_owing() == CHANCE:
        return standing.standing(s, seat)
    return best_after(s, seat, spent)


def best_action(s: Table, seat: i64) -> float:
    """Return the standing after the best action of the turn, all free ones left out."""
    best = -1000.0
    turn = Turn(seat, False)
    for action in actions_of_turn(s, turn):
        world = s.copy()
        world.stack[-1] = turn
        world.step(seat, action)
        best = max(best, points_when_asked(world, seat, True))
    return best + sale_worth(s, seat)


def sale_worth(s: Table, seat: i64) -> float:
    """Return what it is worth to have something for sale that another may need more."""
    item = s.sale[seat]
    if item < 0 or item >= GOODS:
        return -TRIFLE if s.sale_changed else 0.0
    price = LEAST_OFFER * standing.coin_worth(s)
    return TRIFLE if standing.good_worth(s, seat, item) < price else -TRIFLE


def best_after(s: Table, seat: i64, spent: bool) -> float:
    """Return the standing after the best answer to the question at hand."""
    best = -1000.0
    options = s.stack[-1].options(s)
    left: i64 = len(options)
    for action in options:
        left -= 1
        # Most questions of a turn have but one answer or two: the last may have the table itself.
        world = s if spent and left == 0 else s.copy()
        world.step(seat, action)
        best = max(best, points_when_asked(world, seat, True))
    return best


def after_answer(s: Table, seat: i64, offer: AnswerOffer) -> float:
    """Return the standing of a buyer: the seller accepts what makes him richer."""
    world = s.copy()
    world.step(offer.seat, ACCEPT)
    if standing.standing(world, offer.seat) > standing.standing(s, offer.seat):
        return standing.standing(world, seat)
    return standing.standing(s, seat) - TRIFLE


def with_group(s: Table, seat: i64, question: Gather) -> float:
    """Return the standing of *seat* with the group that it is gathering."""
    value = standing.standing(s, seat) - used_up(s, question.group)
    if question.action == EXPLORE:
        return value + best_party(s, seat, question.group)
    if question.group == 0:
        # Nobody is named yet: whoever is missed least will go, alone.
        group = bit(idlest(s, seat))
        value -= used_up(s, group)
    else:
        group = question.group
    if question.action == HARVEST:
        return value + crop(s, seat, count_bits(group))
    cider = weights.CIDER_WORTH if s.cider > 0 and standing.rounds_to_come(s) > 0 else 0.0
    return value + standing.coin_worth(s) * float(count_bits(group)) + cider


def used_up(s: Table, group: i64) -> float:
    """Return what it costs that the *group* cannot be used for anything else."""
    cost = 0.0
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            cost += standing.ready_worth(s, villager)
    return cost


def idlest(s: Table, seat: i64) -> i64:
    """Return the usable villager who will be missed least."""
    best: i64 = -1
    for villager in ready(s, seat):
        if best < 0 or standing.ready_worth(s, villager) < standing.ready_worth(s, best):
            best = villager
    return best


def best_party(s: Table, seat: i64, group: i64) -> float:
    """Return the prospects of *group* in the open cave, with one or two more if that is better."""
    worths = expedition.Worths(s, seat)
    best = -1000.0
    cost = 0.0
    # A party more to look at is six paragraphs more to read: one or two more people are tried.
    for _ in range(3):
        if count_bits(group) >= EXPLORERS:
            best = max(best, expedition.open_cave(worths, group) - cost)
        villager = brightest(s, seat, group)
        if villager < 0:
            break
        cost += standing.ready_worth(s, villager)
        group |= bit(villager)
    return best


def brightest(s: Table, seat: i64, but: i64) -> i64:
    """Return the usable villager who shows the most lanterns, or -1."""
    best: i64 = -1
    for villager in ready(s, seat):
        if but >> villager & 1 == 0:
            if best < 0 or standing.mean_lanterns(s, villager) > standing.mean_lanterns(s, best):
                best = villager
    return best


def crop(s: Table, seat: i64, hands: i64) -> float:
    """Return what so many *hands* gain by taking the best goods that lie on the cards."""
    gains: list[float] = []
    for card in owned(s, seat):
        if s.stock[card] > 0:
            # While it lies on the card it is counted as RIPE already.
            gain = standing.good_worth(s, seat, s.box.buildings[card].kind) - weights.RIPE
            gains += [gain] * s.stock[card]
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[:hands]:
        total += gain
    return total


def by_morning(s: Table, seat: i64, frame: "Together[Table]") -> float:
    """Return the standing of *seat* once its answers so far are carried out."""
    world = s.copy()
    for action in frame.answers[seat]:
        carry_out(world, seat, action)
    question = frame.asked[seat]
    # Who has answered has placed all that it wanted to; until then all at hand may still be.
    if question is None:
        return standing.standing_with(world, seat, zeros(GOODS))
    if isinstance(question, (Drink, Sleep)):
        slept: i64 = 0
        for action in frame.answers[seat]:
            if SLEEP <= action < END_BEDS:
                slept |= bit(action - SLEEP)
        make_beds(world, seat, slept)
    return standing.standing_with(world, seat, standing.goods_at_hand(world, seat))


def make_beds(s: Table, seat: i64, slept: i64) -> None:
    """Fill the beds that are left: first those who will be ready, then the injured.

    Those who *slept* tonight have had theirs.
    """
    places = beds(s, seat) - count_bits(slept)
    for area in (REST, INJURED):
        for villager in range(VILLAGERS):
            if places > 0 and s.villager_at[villager] == area + 4 * seat:
                if slept >> villager & 1 == 0 and not s.box.villagers[villager].metal:
                    step_up(s, seat, villager)
                    places -= 1
