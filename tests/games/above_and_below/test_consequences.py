"""What is foreseen: counted against all dice, and against what really comes."""

import functools
import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest

from ludotheque import laws
from ludotheque.core import CHANCE, Rng, chance
from ludotheque.games.above_and_below.box.actions import ERECT
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, VILLAGER_IDS
from ludotheque.games.above_and_below.knowledge.odds import Rerolls
from ludotheque.games.above_and_below.rules.supplies import held
from ludotheque.games.above_and_below.table import INJURED, READY, REST, TURNS
from tests.games.above_and_below.tables import (
    ABOVE,
    at_paragraph,
    do,
    drain,
    everybody_passes,
    for_hire,
    give,
    kind,
    lay_open,
    move,
    names,
    own,
    roll,
    table,
    take_coins,
    throw,
    told,
    win_cave,
)

FACES = range(1, 7)


def foreseen(s, name, seat=None):
    """What the action called *name* would bring, as whoever is asked is told."""
    return s.foresee(s.actor() if seat is None else seat, ABOVE.action(name))


def facts(s, name, key, seat=None):
    """The facts of one key, in order."""
    return [fact.facts for fact in foreseen(s, name, seat) if fact.key == key]


def fact(s, name, key, seat=None):
    """The facts of a key that is told once."""
    (only,) = facts(s, name, key, seat)
    return only


def keys(s, name, seat=None):
    """The keys of all that is told."""
    return [fact.key for fact in foreseen(s, name, seat)]


# A turn


@pytest.mark.rule("AB-10.1")
def test_who_passes_is_told_how_many_are_still_ready():
    s = table()
    assert fact(s, "pass", "still-ready") == {"count": 3}
    move(s, 0, REST, "B1", "T1", "E1")
    assert fact(s, "pass", "still-ready") == {"count": 0}
    assert fact(s, "pass", "beds") == {"tired": 3, "beds": 3}


@pytest.mark.rule("AB-11.6")
def test_beds_count_those_who_are_not_ready_but_no_metal_man_and_no_night_after_the_last():
    s = table()
    move(s, 0, REST, "B1", "MM1")
    move(s, 0, INJURED, "T1")
    assert fact(s, "pass", "beds") == {"tired": 2, "beds": 3}
    own(s, 0, "H05")
    assert fact(s, "pass", "beds")["beds"] == s.view(0)["table"]["villages"][0]["beds"] > 3
    s.round = 7
    assert "beds" not in keys(s, "pass")


@pytest.mark.rule("AB-3.4")
@pytest.mark.rule("AB-5.2")
@pytest.mark.rule("AB-7.1")
def test_the_actions_of_a_turn_say_who_is_ready_and_what_can_be_paid_for():
    s = table()
    assert fact(s, "explore", "ready") == {"count": 3}
    after = s.copy()
    do(after, "build", "builder B1")
    assert fact(s, "build", "can-build") == {"count": len(names(after)), "coins": s.coins[0]}
    after = s.copy()
    do(after, "train", "trainer T1")
    assert fact(s, "train", "can-train") == {"count": len(names(after)), "coins": s.coins[0]}


@pytest.mark.rule("AB-6.1")
@pytest.mark.rule("AB-8.1")
@pytest.mark.rule("AB-8.2")
def test_harvest_and_work_say_what_lies_there_and_what_is_earned():
    s = table()
    own(s, 0, "H10")
    s.stock[9] = 2
    assert fact(s, "harvest", "ripe") == {"count": 2}
    assert fact(s, "work", "wages") == {"coins": 3}
    assert "cider-waits" in keys(s, "work")
    do(s, "work")
    assert fact(s, "send B1", "coins") == {"before": 7, "after": 8}
    assert fact(s, "send B1", "gain") == {"item": "cider", "count": 1}
    do(s, "send B1", "send T1")
    assert fact(s, "go", "coins") == {"before": 7, "after": 9}


@pytest.mark.rule("AB-9.7")
def test_renewing_says_the_coin_and_the_pile_and_no_card():
    s = table()
    assert fact(s, "renew outposts", "price") == {"price": 1, "left": 6}
    assert fact(s, "renew outposts", "renewed-row") == {"row": "outposts", "count": 20}
    take_coins(s, 0)
    own(s, 0, "K5")
    give(s, 0, cider=1)
    assert fact(s, "renew houses", "price-with-drinks") == {"price": 1, "coins": 0, "drinks": 1}
    do(s, "renew houses")
    assert fact(s, "pay cider", "drink-paid") == {"item": "cider", "count": 0, "price": 0}
    assert fact(s, "pay cider", "renewed-row")["count"] == 21


@pytest.mark.rule("AB-9.5")
@pytest.mark.rule("AB-9.1")
def test_free_actions_of_the_sale_space_say_what_they_do():
    s = table()
    give(s, 0, fish=1)
    assert fact(s, "sell fish", "for-sale") == {"item": "fish", "least": 3}
    do(s, "sell fish", "pass")
    assert fact(s, "buy @0", "on-sale") == {"other": 0, "item": "fish", "least": 3}
    assert fact(s, "buy @0", "track")["place"] == 1
    s = table()
    give(s, 0, fish=1)
    s.sale[0] = 0
    s.supply[0] -= 1
    assert fact(s, "withdraw", "taken-back") == {"item": "mushroom"}


# Lanterns


def shown_after(s, faces, exertions):
    """The lanterns that are shown after these dice and at most so many exertions."""
    world = s.copy()
    world.listen()
    throw(world, *faces)
    while not told(world, "lanterns"):
        may = kind(world) == "Exert" and exertions > 0
        do(world, names(world)[0] if may else "stop")
        exertions -= 1
    return told(world, "lanterns")[0]["lanterns"]


def chance_of(s, dice, threshold, exertions):
    """How many of all throws, played to their end, show the threshold."""
    throws = list(itertools.product(FACES, repeat=dice))
    reached = [shown_after(s, faces, exertions) >= threshold for faces in throws]
    return chance(sum(reached), len(throws))


@pytest.mark.rule("AB-4.14")
def test_the_chances_of_a_party_are_those_of_all_its_dice():
    s = table()
    move(s, 0, READY, "V16")
    do(s, "explore", "send B1", "send T1")
    tokens = [s.box.villagers[VILLAGER_IDS.index(name)] for name in ("B1", "T1", "V16")]
    shown = [
        sum(token.lanterns[face] for token, face in zip(tokens, faces, strict=True))
        for faces in itertools.product(FACES, repeat=3)
    ]
    assert [(one["lanterns"], one["chance"], one["all_chance"])
            for one in facts(s, "send V16", "reach")] == [
        (wanted, chance(sum(count >= wanted for count in shown), 216),
         chance(sum(count + 3 >= wanted for count in shown), 216))
        for wanted in range(2, 9)
    ]  # fmt: skip
    do(s, "send V16")
    assert facts(s, "go", "reach")[5]["chance"] == chance(sum(n >= 7 for n in shown), 216)
    own(s, 0, "K3")
    assert fact(s, "go", "rerolls-wait") == {"count": 2}


@pytest.mark.rule("AB-4.5")
def test_the_odds_before_setting_out_are_the_same_for_every_open_cave():
    s = table()
    do(s, "explore", "send B1")
    told_now = foreseen(s, "send T1")
    caves = set()
    for seed in range(60):
        other = laws.other_world(s, 0, Rng.seeded(seed))
        bottom = other.cave_pile.cards[seed % 24]
        other.cave_pile.cards[seed % 24] = other.cave_pile.cards[24]
        other.cave_pile.cards[24] = bottom
        caves.add(other.cave_pile.top()[0])
        assert foreseen(other, "send T1") == told_now
    assert len(caves) > 20


@pytest.mark.rule("AB-13.4")
@pytest.mark.rule("AB-13.5")
def test_a_cat_obeys_on_four_faces_of_six():
    s = table()
    move(s, 0, READY, "CC1")
    do(s, "explore")
    obeyed = 0
    for face in FACES:
        world = s.copy()
        do(world, "send CC1", f"die {face}")
        obeyed += "CC1" in world.view(0)["question"]["group"]
    assert fact(s, "send CC1", "cat-die") == {"villager": "CC1", "chance": chance(obeyed, 6)}
    assert facts(s, "send B1", "cat-die") == []
    do(s, "send CC1", "die 1")
    assert keys(s, "drop") == ["dropped"]


@pytest.mark.rule("AB-4.10")
@pytest.mark.rule("AB-4.18")
@pytest.mark.rule("AB-4.19")
@pytest.mark.parametrize(("number", "choice"), [(1, 1), (1, 2), (4, 2), (9, 2), (13, 2)])
def test_the_chance_of_each_threshold_is_that_of_all_throws_played_out(number, choice):
    s = table()
    at_paragraph(s, number, "B1", "T1")
    name = f"choose {choice}"
    likely = {one["lanterns"]: one for one in facts(s, name, "threshold")}
    beyond = {one["lanterns"]: one["most"] for one in facts(s, name, "out-of-reach")}
    extra = sum(one["lanterns"] for one in facts(s, name, "extra"))
    thresholds = [level.lanterns for level in s.box.book[number].choices[choice - 1].levels]
    do(s, name)
    assert extra == s.extra_lanterns
    assert sorted([*likely, *beyond]) == thresholds
    for wanted, one in likely.items():
        assert one["chance"] == chance_of(s, 2, wanted, 0)
        assert one["one_chance"] == chance_of(s, 2, wanted, 1)
        assert one["all_chance"] == chance_of(s, 2, wanted, 2)
    for wanted, most in beyond.items():
        assert chance_of(s, 2, wanted, 2)[0] == 0
        assert most == 4 + extra + 2


@pytest.mark.rule("AB-4.8")
@pytest.mark.rule("AB-4.9")
@pytest.mark.rule("AB-4.21")
def test_fees_and_what_cannot_be_paid():
    s = table()
    at_paragraph(s, 129, "B1", "T1")
    assert facts(s, "choose 1", "threshold")[0]["fee"] == 1
    take_coins(s, 0)
    assert fact(s, "choose 1", "cannot-be-paid") == {"lanterns": 3, "fee": 1}
    s = table()
    at_paragraph(s, 139, "B1", "T1")
    assert fact(s, "choose 2", "price") == {"price": 3, "left": 4}
    assert keys(s, "choose 2") == ["price", "no-roll"]


@pytest.mark.rule("AB-4.32")
@pytest.mark.rule("AB-4.33")
def test_stakes_are_named_and_what_follows_is_not():
    s = table()
    give(s, 0, fish=1)
    at_paragraph(s, 156, "B1", "T1")
    assert keys(s, "choose 2") == ["stake-item", "no-roll"]
    assert keys(s, "choose 3") == ["stake-villager", "no-roll"]
    item, person = s.copy(), s.copy()
    do(item, "choose 2")
    assert fact(item, "stake fish", "at-stake") == {"what": "fish"}
    do(person, "choose 3")
    assert fact(person, "stake B1", "at-stake") == {"what": "B1"}
    assert keys(person, "stake B1") == ["at-stake", "no-roll"]


@pytest.mark.rule("AB-4.13")
def test_bought_lanterns_are_counted_and_cost_their_coin():
    s = table()
    at_paragraph(s, 167, "B1", "T1")
    (sale,) = [option for option in names(s) if facts(s, option, "lanterns-for-sale")]
    offer = fact(s, sale, "lanterns-for-sale")
    do(s, sale)
    assert kind(s) == "BuyLanterns"
    assert fact(s, "buy-lanterns", "price")["price"] == offer["price"]
    for option in ("buy-lanterns", "no-lanterns"):
        likely = facts(s, option, "threshold")
        world = s.copy()
        do(world, option)
        for one in likely:
            assert one["chance"] == chance_of(world, 2, one["lanterns"], 0)
    own(s, 0, "K5")
    give(s, 0, potion=1)
    paid = facts(s, "buy-lanterns", "threshold")
    do(s, "buy-lanterns")
    assert facts(s, "pay potion", "threshold") == paid


def best_of_rerolls(dice, wanted, rerolls):
    """The chance of *wanted* if of all dice to throw again the best are, by trying all."""

    @functools.cache
    def won(shown, left):
        if sum(shown) >= wanted or left == 0:
            return Fraction(sum(shown) >= wanted)
        return max(expected(shown, again, left) for again in subsets)

    def expected(shown, again, left):
        throws = list(itertools.product(*[dice[die] for die in again]))
        total = Fraction(0)
        for faces in throws:
            after = list(shown)
            for die, face in zip(again, faces, strict=True):
                after[die] = face
            total += won(tuple(after), left - 1)
        return total / len(throws)

    subsets = [again for size in range(len(dice) + 1)
               for again in itertools.combinations(range(len(dice)), size)]  # fmt: skip
    throws = list(itertools.product(*dice))
    return sum(won(shown, rerolls) for shown in throws) / len(throws)


@pytest.mark.rule("AB-4.15")
@pytest.mark.parametrize("party", [("B1", "T1"), ("E1", "V16"), ("B1", "CC1", "V18")])
def test_with_rerolls_the_best_dice_are_thrown_again(party):
    s = table()
    group = sum(1 << VILLAGER_IDS.index(name) for name in party)
    dice = [list(s.box.villagers[VILLAGER_IDS.index(name)].lanterns)[1:] for name in party]
    for wanted, rerolls in itertools.product(range(2, 10), range(3)):
        ways, of = Rerolls(s, group).chance(wanted, rerolls)
        assert Fraction(ways, of) == best_of_rerolls(dice, wanted, rerolls)


@pytest.mark.rule("AB-4.15")
def test_rerolls_are_counted_for_up_to_six_dice_and_wait_for_more():
    s = table()
    own(s, 0, "K3")
    crowd = ["V01", "V02", "V03"]
    move(s, 0, READY, *crowd, "V04")
    few, many = s.copy(), s.copy()
    at_paragraph(few, 1, "B1", "T1", "E1", *crowd)
    assert [one["count"] for one in facts(few, "choose 2", "with-rerolls")] == [2]
    at_paragraph(many, 1, "B1", "T1", "E1", *crowd, "V04")
    assert fact(many, "choose 2", "rerolls-wait") == {"count": 2}
    assert not facts(many, "choose 2", "with-rerolls")


@pytest.mark.rule("AB-4.15")
@pytest.mark.rule("AB-4.16")
def test_dice_that_are_named_are_counted_as_they_may_fall_again():
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 8, "B1", "T1", "E1")
    do(s, "choose 2")
    throw(s, 1, 1, 6)
    assert kind(s) == "ChooseRerolls"
    assert keys(s, "stand") == ["reached", "short-of"]
    assert fact(s, "stand", "short-of") == {"lanterns": 7, "short": 3, "hands": 3}
    do(s, "reroll B1")
    likely = facts(s, "reroll T1", "thrown-again")
    assert fact(s, "reroll T1", "rerolls-wait") == {"count": 1}
    do(s, "reroll T1")
    assert facts(s, "throw", "thrown-again") == likely
    bram, tilda = (s.box.villagers[villager].lanterns for villager in (0, 1))
    shown = [bram[one] + tilda[two] + 2 for one, two in itertools.product(FACES, repeat=2)]
    assert [(one["lanterns"], one["chance"], one["all_chance"]) for one in likely] == [
        (wanted, chance(sum(count >= wanted for count in shown), 36),
         chance(sum(count + 3 >= wanted for count in shown), 36)) for wanted in (4, 7)
    ]  # fmt: skip


@pytest.mark.rule("AB-4.17")
@pytest.mark.rule("AB-4.34")
def test_exerting_says_what_is_reached_and_who_is_injured():
    s = table()
    at_paragraph(s, 8, "B1", "T1")
    do(s, "choose 2")
    throw(s, 1, 1)
    assert fact(s, "stop", "fails") == {"shown": 2}
    assert fact(s, "exert B1", "injured") == {"villager": "B1"}
    assert fact(s, "exert B1", "short-of") == {"lanterns": 4, "short": 1, "hands": 1}
    assert fact(s, "exert B1", "beds") == {"tired": 2, "beds": 3}
    do(s, "exert B1")
    assert fact(s, "exert T1", "reached") == {"shown": 4, "lanterns": 4}
    assert fact(s, "exert T1", "out-of-reach") == {"lanterns": 7, "most": 4}


# What was read


@pytest.mark.rule("AB-4.23")
@pytest.mark.rule("AB-1.3")
def test_a_reward_says_what_bank_and_supply_still_give():
    s = table()
    at_paragraph(s, 149, "B1", "T1")
    assert fact(s, "reward 1", "gain") == {"item": "amethyst", "count": 2}
    assert fact(s, "reward 1", "track")["place"] == 1
    assert fact(s, "reward 3", "coins") == {"before": 7, "after": 14}
    drain(s, 1, "amethyst", left=1)
    assert fact(s, "reward 1", "gain")["count"] == 1
    for item in ("amethyst", "ore"):
        drain(s, 1, item)
    s.coins[1] += s.bank
    s.bank = 0
    assert keys(s, "reward 1") == ["no-gain"]


@pytest.mark.rule("AB-4.26")
def test_who_is_injured_needs_a_bed():
    s = table()
    at_paragraph(s, 194, "B1", "T1")
    assert kind(s) == "ChooseInjured"
    assert keys(s, "injure B1") == ["injured", "beds"]


@pytest.mark.rule("AB-4.28")
def test_a_free_building_costs_nothing_and_brings_no_coin_of_the_symbol():
    s = table()
    own(s, 0, "K2")
    at_paragraph(s, 24, "B1", "T1", "E1")
    do(s, "choose 1")
    throw(s, 6, 6, 6)
    assert kind(s) == "ChooseFree"
    for name in names(s):
        assert not {"price", "coin-back", "coins"} & set(keys(s, name))
        assert "points" in keys(s, name)


@pytest.mark.rule("AB-4.30")
def test_pressing_on_says_the_chance_of_a_new_face_and_the_coins_at_risk():
    s = table()
    at_paragraph(s, 180, "B1", "T1")
    do(s, "choose 1", "die 3", "press-on", "die 5")
    new = 0
    for face in FACES:
        world = s.copy()
        world.listen()
        do(world, "press-on", f"die {face}")
        new += not told(world, "luck-lost")
    assert fact(s, "press-on", "press-on") == {"chance": chance(new, 6), "banked": 2}
    assert fact(s, "leave", "coins") == {"before": 7, "after": 9}


@pytest.mark.rule("AB-4.31")
@pytest.mark.rule("AB-14.1")
def test_coins_that_are_taken_cost_reputation():
    s = table()
    at_paragraph(s, 180, "B1", "T1")
    do(s, "choose 2")
    assert fact(s, "coins 3", "coins") == {"before": 7, "after": 10}
    assert fact(s, "coins 3", "reputation") == {"before": 0, "after": -3}
    assert keys(s, "coins 0") == []


# Building, training, goods, the night and trade


@pytest.mark.rule("AB-5.3")
@pytest.mark.rule("AB-7.2")
def test_a_plus_saves_a_coin():
    s = table()
    move(s, 0, READY, "V09", "V11")
    do(s, "build")
    assert fact(s, "builder V09", "discount") == {"villager": "V09", "coins": 1}
    assert not facts(s, "builder B1", "discount")
    s = table()
    move(s, 0, READY, "V09", "V11")
    do(s, "train")
    assert fact(s, "trainer V11", "discount") == {"villager": "V11", "coins": 1}


@pytest.mark.rule("AB-15.9")
@pytest.mark.rule("AB-11.9")
@pytest.mark.rule("AB-16.2")
@pytest.mark.rule("AB-16.6")
@pytest.mark.rule("AB-16.7")
@pytest.mark.rule("AB-16.8")
def test_a_building_says_all_that_it_brings():
    s = table()
    own(s, 0, "K2")
    give(s, 0, coins=40, fish=3)
    win_cave(s, 0, 2)
    lay_open(s, "H24", "H10", "H07", "K6", "O24")
    do(s, "build", "builder B1")
    for name in names(s):
        card = s.box.buildings[ABOVE.action(name) - ERECT]
        after = s.copy()
        do(after, name)
        assert fact(s, name, "coin-back") == {"coins": 1}
        assert fact(s, name, "price")["left"] + 1 == after.coins[0]
        assert fact(s, name, "points") == {"before": s.scores()[0], "after": after.scores()[0]}
        assert fact(s, name, "beds")["beds"] == after.view(0)["table"]["villages"][0]["beds"]
        if card.income:
            gained = income(after) - income(s)
            assert fact(s, name, "income") == {
                "before": income(s), "after": income(after), "nights": 6, "more": 6 * gained
            }  # fmt: skip
        for scored in facts(s, name, "scores"):
            assert scored["points"] == scored["each"] * scored["count"]
        if card.points_per and any(card.points_per):
            more = sum(scored["points"] for scored in facts(s, name, "scores"))
            assert after.score_sheet()[0]["objects"] - s.score_sheet()[0]["objects"] == more
    assert fact(s, "erect H10", "goods-once") == {"item": "fish", "count": 2}
    assert fact(s, "erect H07", "refilling")["count"] == 1
    assert fact(s, "erect K6", "potions") == {"count": 1, "nights": 6}


@pytest.mark.rule("AB-5.4")
def test_an_outpost_says_how_many_caves_are_left():
    s = table()
    give(s, 0, coins=40)
    win_cave(s, 0, 2)
    do(s, "build", "builder B1")
    outpost = next(name for name in names(s) if name.startswith("erect O"))
    assert fact(s, outpost, "cave-covered") == {"left": 1}


@pytest.mark.rule("AB-7.3")
@pytest.mark.rule("AB-16.1")
def test_a_recruit_says_his_price_his_area_and_the_beds():
    s = table()
    for_hire(s, "V01", "V02")
    do(s, "train", "trainer T1")
    assert fact(s, "hire 1", "joins") == {"villager": "V01", "area": "rest"}
    assert fact(s, "hire 1", "beds") == {"tired": 2, "beds": 3}
    own(s, 0, "K1")
    assert fact(s, "hire 1", "joins") == {"villager": "V01", "area": "ready"}
    assert fact(s, "hire 1", "beds")["tired"] == 1


@pytest.mark.rule("AB-16.4")
def test_drinks_that_pay_are_told_with_what_they_no_longer_score():
    s = table()
    own(s, 0, "K5", "S2")
    give(s, 0, potion=2)
    do(s, "train", "trainer T1", "hire 2")
    assert kind(s) == "PayTraining"
    assert fact(s, "pay coins", "price")["left"] == 7 - s.box.hire_costs[1]
    scored = s.box.buildings[35].points_per[9]
    assert scored > 0
    before = s.scores()[0]
    drink = fact(s, "pay potion", "points")
    assert drink == {"before": before, "after": before - scored}
    assert fact(s, "pay potion", "drink-paid")["count"] == 1
    s = table()
    own(s, 0, "K5", "S2")
    take_coins(s, 0)
    give(s, 0, potion=4)
    do(s, "train", "trainer T1")
    assert "points" not in keys(s, "hire 1"), "which drinks are spent is still to be said"


@pytest.mark.rule("AB-12.2")
@pytest.mark.rule("AB-12.4")
@pytest.mark.rule("AB-6.2")
@pytest.mark.rule("AB-6.3")
def test_a_good_says_its_place_and_what_income_and_points_become():
    s = table()
    own(s, 0, "H10")
    s.stock[9] = 2
    s.supply[1] -= 2
    do(s, "harvest", "send B1", "go")
    assert fact(s, "pick H10", "harvested") == {"item": "fish", "count": 1}
    ahead = fact(s, "pick H10", "track")
    do(s, "pick H10")
    assert fact(s, "track", "track") == ahead
    assert keys(s, "keep") == ["kept"]
    assert fact(s, "shelve", "shelved") == {"item": "fish", "least": 3}
    points, before = s.scores()[0], income(s)
    do(s, "track")
    assert ahead == {"item": "fish", "place": 1, "income_before": before,
                     "income_after": income(s), "points_before": points,
                     "points_after": s.scores()[0]}  # fmt: skip


@pytest.mark.rule("AB-11.5")
@pytest.mark.rule("AB-11.6")
def test_the_night_says_who_stands_where_tomorrow():
    s = table()
    give(s, 0, potion=1, cider=1)
    move(s, 0, INJURED, "B1")
    move(s, 0, REST, "T1")
    everybody_passes(s)
    roll(s)
    assert fact(s, "potion B1", "stands", 0) == {"villager": "B1", "area": "rest"}
    assert fact(s, "potion B1", "drinks-left", 0) == {"item": "potion", "count": 0}
    assert fact(s, "end-drinks", "beds", 0) == {"tired": 2, "beds": 3}
    s.act(0, "potion B1")
    assert fact(s, "cider B1", "stands", 0) == {"villager": "B1", "area": "ready"}
    s.act(0, "end-drinks")
    assert fact(s, "bed T1", "stands", 0) == {"villager": "T1", "area": "ready"}
    assert fact(s, "bed T1", "beds-left", 0) == {"count": 2}
    assert facts(s, "end-beds", "tomorrow", 0) == [
        {"area": "ready", "villagers": ["E1"]}, {"area": "rest", "villagers": ["B1", "T1"]}
    ]  # fmt: skip


@pytest.mark.rule("AB-12.1")
@pytest.mark.rule("AB-15.2")
def test_goods_placed_one_after_the_other_are_counted_with_those_on_their_way():
    s = table()
    give(s, 0, fish=1, ore=2)
    s.round = 7
    everybody_passes(s)
    assert fact(s, "place ore", "track", 0)["place"] == 1
    s.act(0, "place fish")
    assert fact(s, "place ore", "track", 0)["place"] == 2
    assert fact(s, "end-placing", "unplaced", 0) == {"count": 2}


@pytest.mark.rule("AB-9.2")
@pytest.mark.rule("AB-9.3")
def test_offers_say_coins_and_what_the_item_is_good_for():
    s = table()
    own(s, 0, "S2")
    s.supply[ITEM_NAMES.index("potion")] -= 1
    s.sale[1] = ITEM_NAMES.index("potion")
    do(s, "buy @1")
    assert fact(s, "offer 4", "price") == {"price": 4, "left": 3}
    assert fact(s, "offer 4", "item-scores")["points"] > 0
    do(s, "offer 4")
    assert fact(s, "accept", "coins") == {"before": s.coins[1], "after": s.coins[1] + 4}
    assert fact(s, "refuse", "must-raise") == {"other": 0, "least": 5}


# Everything, as it comes


def income(s, seat=0):
    """The income that the view shows."""
    return s.view(0)["table"]["villages"][seat]["income"]


# These are done at once: what is told of them comes, whatever is asked or drawn next.
AT_ONCE = ("erect", "hire", "place", "track", "accept", "reward", "coins", "leave", "free", "pay",
           "exert", "stop", "injure", "go")  # fmt: skip
CHANGES = {
    "coins": lambda s, seat: s.coins[seat],
    "reputation": lambda s, seat: s.reputation[seat],
    "points": lambda s, seat: s.scores()[seat],
    "income": income,
}


def bold(picker, options):
    """One of the *options*, those that lead somewhere more often."""
    told_more = [name for name in options if name.split()[0] in
                 ("explore", "go", "build", "train", "harvest", "place", "buy")]  # fmt: skip
    return picker.choice(told_more if told_more and picker.random() < 0.5 else options)


def test_what_is_foreseen_as_certain_comes_true_in_random_games():
    met = Counter()
    for seed in range(8):
        s, picker = ABOVE.new(2 + seed % 3, seed), random.Random(seed)
        while not s.over:
            if s.actor() == CHANCE:
                s.roll()
                continue
            seat = picker.choice(s.waiting())
            name = bold(picker, names(s, seat))
            ahead = foreseen(s, name, seat)
            before = s.copy()
            s.act(seat, name)
            at_once = name.split()[0] in AT_ONCE and before.stage == s.stage == TURNS
            if at_once and not kind(s).startswith("Pay"):
                check_all(before, s, seat, ahead, met)
    assert {"coins", "points", "income", "price", "track", "gain", "joins", "injured",
            "reached"} <= set(met)  # fmt: skip


def check_all(before, s, seat, ahead, met):
    """Compare what was told with what came."""
    back = sum(one.facts["coins"] for one in ahead if one.key == "coin-back")
    for one in ahead:
        if one.key in CHANGES:
            assert one.facts["before"] == CHANGES[one.key](before, seat), one
            assert one.facts["after"] == CHANGES[one.key](s, seat), one
        elif one.key == "price":
            assert one.facts["left"] + back == s.coins[seat], one
        elif one.key == "track" and kind(before) != "ChooseReward":
            if kind(before) != "AnswerOffer":
                assert one.facts["income_after"] == income(s, seat), one
                assert one.facts["points_after"] == s.scores()[seat], one
        elif one.key in ("joins", "injured"):
            area = one.facts.get("area", "injured")
            assert one.facts["villager"] in s.view(0)["table"]["villages"][seat][area], one
        elif one.key == "gain":
            item = ITEM_NAMES.index(one.facts["item"])
            assert held(s, seat, item) - held(before, seat, item) == one.facts["count"], one
        elif one.key != "reached":
            continue
        met[one.key] += 1
