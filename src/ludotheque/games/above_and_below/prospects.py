"""What a pending question promises: a building, a crop, an expedition, a night's rest."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import CHANCE, Together
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below import evaluate, expedition, scoring
from ludotheque.games.above_and_below.actions import (
    ACCEPT,
    END_BEDS,
    EXPLORE,
    HARVEST,
    LEAST_OFFER,
    PASS,
    SLEEP,
)
from ludotheque.games.above_and_below.box import GOODS, VILLAGERS
from ludotheque.games.above_and_below.gather import EXPLORERS, Gather
from ludotheque.games.above_and_below.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.night import (
    Drink,
    Sleep,
    beds,
    carry_out,
    step_up,
)
from ludotheque.games.above_and_below.state import INJURED, REST, AboveAndBelow
from ludotheque.games.above_and_below.supplies import owned
from ludotheque.games.above_and_below.trade import AnswerOffer, PayRenewal
from ludotheque.games.above_and_below.turn import Turn
from ludotheque.games.above_and_below.villagers import bit, count_bits, ready

__all__ = ["outlook", "rivals"]

# An offer that will be refused is not worth the breath.
BREATH: Final = 0.02


def outlook(s: AboveAndBelow, seat: i64) -> float:
    """Return the points that *seat* may expect, with what it is about to do."""
    top = s.stack[-1]
    if s.turn == seat and isinstance(top, Turn) and not top.fresh:
        return best_action(s, seat)
    if s.turn == seat and isinstance(top, PayRenewal):
        return best_action(s, seat) - evaluate.coin_worth(s) * float(top.price)
    return pending(s, seat)


def rivals(s: AboveAndBelow, seat: i64) -> float:
    """Return the points a rival may expect: at night its beds are made as those of the others."""
    top = s.stack[-1]
    if isinstance(top, Together):
        return by_morning(s, seat, top)
    return evaluate.worth(s, seat)


def pending(s: AboveAndBelow, seat: i64) -> float:
    """Return the points that *seat* may expect from what is being asked; a new turn is open."""
    if s.over:
        return float(scoring.points(s, seat))
    top = s.stack[-1]
    if isinstance(top, Together):
        return by_morning(s, seat, top)
    if isinstance(top, AnswerOffer) and top.buyer == seat:
        return after_answer(s, seat, top)
    if s.turn != seat or isinstance(top, Turn):
        return evaluate.worth(s, seat)
    if s.cave >= 0:
        return evaluate.worth(s, seat) + expedition.promise(s, seat)
    if isinstance(top, Gather):
        return with_group(s, seat, top)
    if isinstance(top, PickGood):
        return evaluate.worth(s, seat) + crop(s, seat, top.left)
    if isinstance(top, StowGood):
        return evaluate.worth(s, seat) + crop(s, seat, top.left)
    if top.next_owing() == CHANCE:
        return evaluate.worth(s, seat)
    return best_after(s, seat)


def best_action(s: AboveAndBelow, seat: i64) -> float:
    """Return the outlook after the best action of the turn, all free ones left out."""
    best = -1000.0
    turn = Turn(seat, False)
    for action in turn.with_actions(s, one(PASS)):
        world = s.copy()
        world.stack[-1] = turn
        world.step(seat, action)
        best = max(best, pending(world, seat))
    return best + shop_window(s, seat)


def one(action: i64) -> Ints:
    """Return a row of one action."""
    row = vec[i64]()
    return append(row, action)


def shop_window(s: AboveAndBelow, seat: i64) -> float:
    """Return what it is worth to have something for sale that another may need more."""
    item = s.sale[seat]
    if item < 0 or item >= GOODS:
        return -BREATH if s.changed else 0.0
    price = LEAST_OFFER * evaluate.coin_worth(s)
    return BREATH if evaluate.good_gain(s, seat, item) < price else -BREATH


def best_after(s: AboveAndBelow, seat: i64) -> float:
    """Return the outlook after the best answer to the question at hand."""
    best = -1000.0
    for action in s.stack[-1].options(s):
        world = s.copy()
        world.step(seat, action)
        best = max(best, pending(world, seat))
    return best


def after_answer(s: AboveAndBelow, seat: i64, offer: AnswerOffer) -> float:
    """Return the outlook of a buyer: the seller accepts what makes him richer."""
    world = s.copy()
    world.step(offer.seat, ACCEPT)
    if evaluate.worth(world, offer.seat) > evaluate.worth(s, offer.seat):
        return evaluate.worth(world, seat)
    return evaluate.worth(s, seat) - BREATH


def with_group(s: AboveAndBelow, seat: i64, question: Gather) -> float:
    """Return the outlook of a group that is being gathered."""
    value = evaluate.worth(s, seat) - used_up(s, question.group)
    if question.action == EXPLORE:
        return value + best_party(s, seat, question.group)
    if question.group == 0:
        group = bit(idlest(s, seat, 0))
        value -= used_up(s, group)
    else:
        group = question.group
    if question.action == HARVEST:
        return value + crop(s, seat, count_bits(group))
    cider = evaluate.CIDER_WORTH if s.cider > 0 and evaluate.rounds_to_come(s) > 0 else 0.0
    return value + evaluate.coin_worth(s) * float(count_bits(group)) + cider


def used_up(s: AboveAndBelow, group: i64) -> float:
    """Return what it costs that the *group* cannot be used for anything else."""
    cost = 0.0
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            cost += evaluate.ready_worth(s, villager)
    return cost


def idlest(s: AboveAndBelow, seat: i64, but: i64) -> i64:
    """Return the usable villager who will be missed least, or -1."""
    best: i64 = -1
    for villager in ready(s, seat):
        if but >> villager & 1 == 0:
            if best < 0 or evaluate.ready_worth(s, villager) < evaluate.ready_worth(s, best):
                best = villager
    return best


def best_party(s: AboveAndBelow, seat: i64, group: i64) -> float:
    """Return what the expedition of *group* promises, with one or two more if that is better."""
    wishes = expedition.Wishes(s, seat)
    best = -1000.0
    cost = 0.0
    for _ in range(3):
        if count_bits(group) >= EXPLORERS:
            best = max(best, expedition.before(wishes, group) - cost)
        villager = brightest(s, seat, group)
        if villager < 0:
            break
        cost += evaluate.ready_worth(s, villager)
        group |= bit(villager)
    return best


def brightest(s: AboveAndBelow, seat: i64, but: i64) -> i64:
    """Return the usable villager who shows the most lanterns, or -1."""
    best: i64 = -1
    for villager in ready(s, seat):
        if but >> villager & 1 == 0:
            if best < 0 or evaluate.mean_lanterns(s, villager) > evaluate.mean_lanterns(s, best):
                best = villager
    return best


def crop(s: AboveAndBelow, seat: i64, hands: i64) -> float:
    """Return what so many *hands* gain by taking the best goods that lie on the cards."""
    gains: list[float] = []
    for card in owned(s, seat):
        if s.stock[card] > 0:
            gain = evaluate.good_gain(s, seat, s.things.buildings[card].kind) - evaluate.RIPE
            for _ in range(s.stock[card]):
                gains.append(gain)
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[:hands]:
        total += gain
    return total


def by_morning(s: AboveAndBelow, seat: i64, frame: "Together[AboveAndBelow]") -> float:
    """Return the outlook once the answers of *seat* so far are carried out."""
    world = s.copy()
    for action in frame.answers[seat]:
        carry_out(world, seat, action)
    question = frame.asked[seat]
    if question is None:
        return evaluate.worth_with(world, seat, settled=True)
    if isinstance(question, (Drink, Sleep)):
        slept: i64 = 0
        for action in frame.answers[seat]:
            if SLEEP <= action < END_BEDS:
                slept |= bit(action - SLEEP)
        make_beds(world, seat, slept)
    return evaluate.worth_with(world, seat, settled=False)


def make_beds(s: AboveAndBelow, seat: i64, slept: i64) -> None:
    """Fill the beds that are left: first those who will be ready, then the injured.

    Those who *slept* tonight have had theirs.
    """
    places = beds(s, seat) - count_bits(slept)
    for area in (REST, INJURED):
        for villager in range(VILLAGERS):
            if places > 0 and s.villager[villager] == area + 4 * seat:
                if slept >> villager & 1 == 0 and not s.things.villagers[villager].metal:
                    step_up(s, seat, villager)
                    places -= 1
