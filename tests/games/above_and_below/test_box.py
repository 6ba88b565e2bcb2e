"""The box: supplies that run out, tokens that come back, and nothing hidden."""

import pytest

from ludotheque.games.above_and_below.box.contents import POTION
from ludotheque.games.above_and_below.rules import rounds, supplies
from tests.games.above_and_below.tables import (
    ABOVE,
    at_paragraph,
    do,
    drain,
    give,
    held,
    lay_open,
    own,
    supply,
    table,
    take_coins,
    throw,
)


@pytest.mark.rule("AB-1.1")
def test_the_bank_begins_with_146_coins_less_what_the_players_hold():
    s = table(4)
    assert s.bank == 146 - 4 * 7 - 1
    assert s.census()["coins"] == 146


@pytest.mark.rule("AB-1.2")
def test_the_goods_and_drinks_of_the_box():
    counts = table().census()
    assert [counts[good] for good in ("mushroom", "fish", "fruit")] == [12, 12, 12]
    assert [counts[good] for good in ("rope", "pot", "paper")] == [10, 10, 10]
    assert [counts[good] for good in ("ore", "amethyst")] == [8, 7]
    assert sum(counts[good] for good in ("mushroom", "fish", "fruit", "rope")) == 46
    assert [counts["cider"], counts["potion"]] == [10, 20]


@pytest.mark.rule("AB-1.3")
def test_a_reward_gives_only_what_the_supply_has_left():
    s = table()
    drain(s, 1, "potion", left=1)
    at_paragraph(s, 146, "B1", "T1")
    do(s, "choose 1")
    throw(s, 6, 6)
    assert held(s, 0, "potion") == 1
    assert supply(s, "potion") == 0


@pytest.mark.rule("AB-1.3")
def test_the_bank_pays_what_it_has_and_the_rest_is_lost():
    s = table()
    give(s, 1, coins=s.bank - 2)
    do(s, "work", "send B1", "send T1", "send E1", "go")
    assert s.bank == 0
    assert s.coins[0] == 9


@pytest.mark.rule("AB-1.3")
def test_a_building_is_stocked_with_what_is_left():
    s = table()
    drain(s, 1, "fruit", left=1)
    lay_open(s, "H13")
    do(s, "build", "builder B1", "erect H13")
    assert s.stock[12] == 1
    assert supply(s, "fruit") == 0


@pytest.mark.rule("AB-1.4")
def test_what_is_spent_and_paid_goes_back_and_can_be_gained_again():
    s = table()
    bank = s.bank
    drain(s, 0, "potion")
    supplies.spend(s, 0, POTION)
    supplies.lose_coins(s, 0, 3)
    assert supply(s, "potion") == 1
    assert s.bank == bank + 3
    supplies.gain(s, 1, POTION, 2)
    assert held(s, 1, "potion") == 1


@pytest.mark.rule("AB-1.5")
def test_short_income_is_served_in_turn_order_from_the_first_player_of_the_round():
    s = table(3, first=1)
    give(s, 0, coins=s.bank - 5)
    rounds.begin_day(s)
    assert [s.coins[1], s.coins[2]] == [7 + 4, 8 + 1]
    assert s.bank == 0


@pytest.mark.rule("AB-1.5")
def test_a_short_good_goes_to_the_first_in_turn_order_when_cards_refill():
    s = table(3, first=2)
    own(s, 0, "H20")
    own(s, 2, "O11")
    drain(s, 1, "fish", left=1)
    rounds.begin_day(s)
    assert s.stock[50] == 1
    assert s.stock[19] == 0


@pytest.mark.rule("AB-1.6")
def test_all_seats_and_spectators_see_the_same_table():
    s = table(3)
    take_coins(s, 1, 2)
    give(s, 2, fish=2)
    views = [s.view(seat)["table"] for seat in (0, 1, 2, -3)]
    assert all(view == views[0] for view in views)
    assert views[0]["villages"][2]["reserve"]["fish"] == 2
    assert len(views[0]["piles"][0]["layers"][0]) == 21


def test_the_blocks_of_actions_begin_where_their_names_say():
    name = ABOVE.actions.name
    assert [name(number) for number in (19, 31, 176, 252, 435, 671, 789, 924)] == [
        "buy @0", "end-placing", "accept", "erect H01", "choose 1", "press-on", "die 1", "first @0",
    ]  # fmt: skip
    assert len(ABOVE.actions) == 928
