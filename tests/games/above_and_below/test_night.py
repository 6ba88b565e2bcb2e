"""The end of a round: marker, cider, villagers, rest, income, goods, first player."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.rules import rounds
from ludotheque.games.above_and_below.table import INJURED, READY, REST
from tests.games.above_and_below.tables import (
    area,
    asked,
    do,
    drain,
    everybody_passes,
    for_hire,
    give,
    held,
    kind,
    move,
    names,
    own,
    roll,
    sleep_well,
    supply,
    table,
)


def night(s):
    """Come to the question of the night."""
    everybody_passes(s)
    roll(s)
    return s


@pytest.mark.rule("AB-11.1")
def test_the_marker_moves_six_times_and_then_the_game_ends_without_another_night():
    s = table()
    incomes = []
    while not s.over:
        now = s.coins[0]
        everybody_passes(s)
        sleep_well(s)
        incomes.append(s.coins[0] - now)
    assert incomes == [4, 4, 4, 4, 4, 4, 0]
    assert s.round == 7
    assert s.ending() == "rounds"


@pytest.mark.rule("AB-11.1")
def test_after_the_last_round_there_is_no_cider_no_bed_and_no_potion():
    s = table()
    s.round = 7
    s.cider = 0
    give(s, 0, potion=1)
    move(s, 0, INJURED, "B1")
    everybody_passes(s)
    assert s.over
    assert s.cider == 0
    assert area(s, "B1") == "injured"


@pytest.mark.rule("AB-11.2")
def test_a_cider_is_placed_if_none_lies_there_and_the_supply_has_one():
    s = table()
    do(s, "work", "send B1", "go")
    everybody_passes(s)
    assert (s.cider, supply(s, "cider")) == (1, 8)
    s = table()
    everybody_passes(s)
    assert (s.cider, supply(s, "cider")) == (1, 9)
    s = table()
    do(s, "work", "send B1", "go")
    drain(s, 1, "cider")
    everybody_passes(s)
    assert s.cider == 0


@pytest.mark.rule("AB-11.3")
def test_villagers_for_hire_slide_to_the_cheap_places_and_new_ones_come():
    s = table()
    for_hire(s, None, "V02", None, "V04", "V05")
    everybody_passes(s)
    assert kind(s) == "FillHire"
    roll(s)
    hire = [place["villager"] for place in s.view(0)["table"]["hire"]]
    assert hire[:3] == ["V02", "V04", "V05"]
    assert None not in hire


@pytest.mark.rule("AB-11.3")
def test_an_empty_pile_of_villagers_leaves_places_empty():
    s = table()
    for_hire(s, None, "V02")
    for villager in range(12, 30):
        if s.villager_at[villager] == 1:
            s.villager_at[villager] = READY + 4
    everybody_passes(s)
    assert [place["villager"] for place in s.view(0)["table"]["hire"]] == ["V02"] + [None] * 4


@pytest.mark.rule("AB-11.4")
def test_all_rest_at_the_same_time_and_see_nothing_of_each_other():
    s = table(3)
    for seat, builder in enumerate(("B1", "B2", "B3")):
        move(s, seat, REST, builder)
    night(s)
    assert s.waiting() == [0, 1, 2]
    before = s.view(0)
    s.act(2, "bed B3")
    assert s.waiting() == [0, 1]
    assert s.view(0)["table"] == before["table"]
    s.act(0, "end-beds")
    s.act(1, "bed B2")
    assert [area(s, name) for name in ("B1", "B2", "B3")] == ["rest", "ready", "ready"]


@pytest.mark.rule("AB-11.5")
def test_a_potion_and_a_cider_bring_the_same_villager_from_injured_to_ready():
    s = table()
    give(s, 0, potion=1, cider=1)
    move(s, 0, INJURED, "B1")
    night(s)
    assert names(s, 0) == ["potion B1", "end-drinks"]
    s.act(0, "potion B1")
    assert names(s, 0) == ["cider B1", "end-drinks"]
    s.act(0, "cider B1")
    assert area(s, "B1") == "ready"
    assert [held(s, 0, "potion"), held(s, 0, "cider")] == [0, 0]
    assert [supply(s, "potion"), supply(s, "cider")] == [20, 9]


@pytest.mark.rule("AB-11.5")
def test_a_drink_helps_one_villager_only():
    s = table()
    give(s, 0, potion=1, cider=1)
    move(s, 0, INJURED, "B1", "T1")
    move(s, 0, REST, "E1")
    night(s)
    s.act(0, "potion B1")
    assert names(s, 0) == ["cider B1", "cider E1", "end-drinks"]
    s.act(0, "cider E1")
    assert names(s, 0) == ["bed B1", "bed T1", "end-beds"]


@pytest.mark.rule("AB-11.5")
def test_a_cider_does_not_help_the_injured_nor_a_potion_the_tired():
    s = table()
    give(s, 0, potion=1, cider=1)
    move(s, 0, INJURED, "B1")
    move(s, 0, REST, "T1")
    night(s)
    for name in ("cider B1", "potion T1", "potion E1"):
        with pytest.raises(IllegalAction, match=r"drink-no-help \(rule AB-11.5\)"):
            s.act(0, name)


@pytest.mark.rule("AB-11.6")
def test_a_bed_moves_one_villager_one_step_and_nobody_sleeps_twice():
    s = table()
    move(s, 0, INJURED, "B1")
    move(s, 0, REST, "T1", "E1")
    night(s)
    s.act(0, "bed B1")
    with pytest.raises(IllegalAction, match=r"slept-already \(rule AB-11.6\)"):
        s.act(0, "bed B1")
    s.act(0, "bed T1")
    s.act(0, "end-beds")
    assert [area(s, name) for name in ("B1", "T1", "E1")] == ["rest", "ready", "rest"]


@pytest.mark.rule("AB-11.6")
def test_there_are_as_many_steps_as_beds_and_no_drink_after_a_bed():
    s = table()
    give(s, 0, cider=1)
    move(s, 0, REST, "B1", "T1", "E1", "V01")
    night(s)
    s.act(0, "end-drinks")
    for villager in ("B1", "T1", "E1"):
        s.act(0, f"bed {villager}")
    assert [area(s, name) for name in ("B1", "T1", "E1", "V01")] == ["ready"] * 3 + ["rest"]
    assert held(s, 0, "cider") == 1
    s = table()
    move(s, 0, REST, "B1")
    night(s)
    with pytest.raises(IllegalAction, match=r"bed-no-help \(rule AB-11.6\)"):
        s.act(0, "bed T1")
    with pytest.raises(IllegalAction, match=r"wrong-kind \(rule AB-11.6\)"):
        s.act(0, "cider B1")


@pytest.mark.rule("AB-11.7")
def test_who_was_helped_by_a_potion_may_still_use_a_bed():
    s = table()
    give(s, 0, potion=1)
    move(s, 0, INJURED, "B1")
    night(s)
    s.act(0, "potion B1")
    s.act(0, "bed B1")
    assert area(s, "B1") == "ready"


@pytest.mark.rule("AB-11.8")
def test_the_income_is_four_and_six_with_three_goods():
    """The example of the document: three kinds on the track bring 6 instead of 4."""
    s = table()
    give(s, 0, fish=1, rope=1, fruit=1)
    do(s, "place rope", "place fish", "place fruit")
    before = list(s.coins)
    rounds.begin_day(s)
    assert [s.coins[0] - before[0], s.coins[1] - before[1]] == [6, 4]


@pytest.mark.rule("AB-11.9")
def test_cards_add_coins_coins_for_goods_on_the_track_and_potions():
    s = table()
    own(s, 0, "H24", "K7", "K6")
    give(s, 0, ore=3, amethyst=1)
    do(s, "place ore", "place ore", "place amethyst")
    before = s.coins[0]
    rounds.begin_day(s)
    assert s.coins[0] == before + 5 + 1 + 3
    assert held(s, 0, "potion") == 1


@pytest.mark.rule("AB-11.9")
@pytest.mark.rule("AB-16.8")
def test_the_potion_of_the_night_comes_too_late_for_the_night():
    s = table()
    own(s, 0, "K6")
    move(s, 0, INJURED, "B1")
    night(s)
    assert asked(s, 0) == "Sleep"
    s.act(0, "end-beds")
    assert area(s, "B1") == "injured"
    assert held(s, 0, "potion") == 1


@pytest.mark.rule("AB-11.10")
def test_empty_refilling_cards_get_a_good_and_others_never_do():
    s = table()
    own(s, 0, "H20", "H21", "H13")
    s.stock[20] = 1
    s.supply[2] -= 1
    rounds.begin_day(s)
    assert [s.stock[19], s.stock[20], s.stock[12]] == [1, 1, 0]


@pytest.mark.rule("AB-11.11")
def test_the_first_player_card_goes_to_the_left():
    s = table(3, first=2)
    everybody_passes(s)
    assert (s.actor(), s.first) == (0, 0)


@pytest.mark.rule("AB-12.1")
def test_goods_are_placed_in_the_night_before_the_income():
    s = table()
    give(s, 0, fish=1)
    night(s)
    assert names(s, 0) == ["place fish", "end-placing"]
    before = s.coins[0]
    s.act(0, "place fish")
    assert s.coins[0] - before == 5


@pytest.mark.rule("AB-12.1")
@pytest.mark.rule("AB-15.1")
def test_goods_are_placed_once_more_after_the_last_round():
    s = table()
    s.round = 7
    give(s, 0, fish=2)
    give(s, 1, ore=1)
    everybody_passes(s)
    assert kind(s) == "LastGoods"
    assert s.waiting() == [0, 1]
    s.act(1, "place ore")
    s.act(0, "place fish")
    s.act(0, "end-placing")
    assert s.over
    assert [sheet["track"] for sheet in s.score_sheet()] == [1, 1]


@pytest.mark.rule("AB-12.1")
def test_a_good_one_does_not_have_cannot_be_placed():
    s = table()
    give(s, 0, fish=1)
    with pytest.raises(IllegalAction, match=r"not-possessed \(rule AB-12.1\)"):
        do(s, "place ore")
    night(s)
    with pytest.raises(IllegalAction, match=r"not-possessed \(rule AB-12.1\)"):
        s.act(0, "place ore")


@pytest.mark.rule("AB-12.2")
def test_kinds_take_places_from_the_left_and_stack():
    """The example of the document: fruit goes on the third place, a mushroom on the fourth."""
    s = table()
    give(s, 0, rope=1, fish=1, fruit=2, mushroom=1)
    do(s, "place rope", "place fish", "place fruit", "place fruit", "place mushroom")
    assert s.view(0)["table"]["villages"][0]["track"] == [
        {"item": "rope", "count": 1},
        {"item": "fish", "count": 1},
        {"item": "fruit", "count": 2},
        {"item": "mushroom", "count": 1},
    ]


@pytest.mark.rule("AB-12.3")
def test_goods_on_the_track_stay_there():
    s = table()
    give(s, 0, fish=1)
    do(s, "place fish")
    assert not [name for name in names(s) if "fish" in name]
    everybody_passes(s)
    sleep_well(s)
    assert s.view(0)["table"]["villages"][0]["track"] == [{"item": "fish", "count": 1}]


@pytest.mark.rule("AB-12.4")
def test_only_the_number_over_the_rightmost_place_counts():
    s = table()
    goods = ["mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"]
    give(s, 0, **dict.fromkeys(goods, 1))
    incomes = []
    for good in goods:
        do(s, f"place {good}")
        incomes.append(s.view(0)["table"]["villages"][0]["income"])
    assert incomes == [5, 5, 6, 6, 7, 8, 9, 10]
