"""Exploring: the party, the cave, the choice, the lanterns."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.box.encounters import Choice, Level, Paragraph
from ludotheque.games.above_and_below.table import READY, REST
from tests.games.above_and_below.tables import (
    ABOVE,
    area,
    at_paragraph,
    do,
    give,
    held,
    into_cave,
    kind,
    move,
    names,
    open_cave,
    own,
    table,
    take_coins,
    throw,
    told,
    win_cave,
)


@pytest.mark.rule("AB-4.1")
def test_a_party_has_at_least_two_and_may_be_as_large_as_the_village():
    s = table()
    do(s, "explore", "send B1")
    with pytest.raises(IllegalAction, match=r"too-few \(rule AB-4.1\)"):
        do(s, "go")
    s = table()
    crowd = [f"V{number:02}" for number in range(1, 10)]
    move(s, 0, READY, *crowd)
    at_paragraph(s, 1, "B1", "T1", "E1", *crowd)
    do(s, "choose 2")
    throw(s, *[6] * 12)
    assert s.coins[0] == 13
    s = table()
    move(s, 0, REST, "B1", "T1")
    with pytest.raises(IllegalAction, match=r"too-few \(rule AB-4.1\)"):
        do(s, "explore")


@pytest.mark.rule("AB-4.2")
def test_the_cave_leaves_the_pile_when_the_party_stands_and_the_next_is_seen():
    s = table()
    cave = open_cave(s)
    do(s, "explore", "send B1", "send T1")
    assert open_cave(s) == cave
    assert area(s, "B1") == "ready"
    do(s, "go")
    assert s.view(1)["table"]["encounter"]["cave"] == cave
    assert (kind(s), area(s, "B1")) == ("ShowCave", "on card")
    assert len(names(s)) == 24
    s.roll()
    assert open_cave(s) != cave


@pytest.mark.rule("AB-4.3")
def test_nobody_explores_when_no_cave_is_left():
    s = table()
    win_cave(s, 1, 24)
    into_cave(s, "B1", "T1")
    assert s.view(0)["table"]["open_cave"] is None
    s.stack.pop()
    s.cave_at[s.cave] = 2
    s.cave = -1
    s.advance()
    with pytest.raises(IllegalAction, match=r"no-cave \(rule AB-4.3\)"):
        do(s, "explore")


@pytest.mark.rule("AB-4.4")
def test_the_die_is_read_on_the_cave_card():
    s = table()
    into_cave(s, "B1", "T1")
    s.cave = 5
    throw(s, 6)
    assert s.paragraph == 56


@pytest.mark.rule("AB-4.5")
def test_everybody_hears_choices_thresholds_fees_and_conditions_and_nothing_else():
    s = table(3)
    s.listen()
    at_paragraph(s, 129, "B1", "T1")
    heard = s.view(2)["table"]["encounter"]
    assert heard["paragraph"] == 129
    assert heard["choices"][0]["levels"] == [
        {"lanterns": 3, "fee": 1},
        {"lanterns": 7, "fee": 0},
    ]
    assert set(heard["choices"][0]) == {"levels", "fee", "stake", "bonus"}
    s = table()
    at_paragraph(s, 4, "B1", "T1")
    bonus = s.view(1)["table"]["encounter"]["choices"][1]["bonus"]
    assert bonus == {"lanterns": 1, "for": "hammer", "items": [], "price": 0}


@pytest.mark.rule("AB-4.5")
def test_after_the_result_only_what_happened_is_told():
    s = table()
    at_paragraph(s, 132, "B1", "T1")
    s.listen()
    do(s, "choose 1")
    throw(s, 1, 1)
    do(s, "stop")
    keys = [event["key"] for event in s.events_for(1)]
    assert keys == ["lanterns", "failure", "reputation-down", "lost-cave"]


@pytest.mark.rule("AB-4.6")
def test_the_choice_is_announced_for_good_before_the_dice():
    s = table()
    at_paragraph(s, 1, "B1", "T1")
    assert (kind(s), names(s)) == ("ChooseCourse", ["choose 1", "choose 2"])
    with pytest.raises(IllegalAction, match=r"no-such-choice \(rule AB-4.6\)"):
        do(s, "choose 3")
    s.listen()
    do(s, "choose 2")
    assert told(s, "chose")[0]["choice"] == 2
    assert (kind(s), s.choice) == ("LanternDie", 1)


@pytest.mark.rule("AB-4.7")
def test_a_choice_that_cannot_be_paid_or_staked_is_not_open():
    s = table()
    take_coins(s, 0)
    at_paragraph(s, 19, "B1", "T1")
    assert names(s) == ["choose 2"]
    with pytest.raises(IllegalAction, match=r"fee-too-high \(rule AB-4.7\)"):
        do(s, "choose 1")
    s = table()
    at_paragraph(s, 156, "B1", "T1")
    assert names(s) == ["choose 1", "choose 3"]
    with pytest.raises(IllegalAction, match=r"nothing-to-stake \(rule AB-4.7\)"):
        do(s, "choose 2")
    s = table()
    take_coins(s, 0)
    at_paragraph(s, 67, "B1", "T1")
    assert names(s) == ["choose 1", "choose 2"]


@pytest.mark.rule("AB-4.7")
def test_every_paragraph_has_a_choice_that_is_free():
    book = table().box.book
    assert len(book) == 216
    assert all(any(choice.free() for choice in paragraph.choices) for paragraph in book[1:])


@pytest.mark.rule("AB-4.8")
def test_a_fee_is_paid_when_the_level_is_taken_and_a_failure_costs_nothing():
    s = table()
    at_paragraph(s, 71, "B1", "T1")
    do(s, "choose 1")
    throw(s, 1, 1)
    do(s, "stop")
    assert s.coins[0] == 7
    assert held(s, 0, "paper") == 0
    s = table()
    at_paragraph(s, 71, "T1", "E1")
    do(s, "choose 1")
    throw(s, 4, 3)
    assert s.coins[0] == 6
    assert held(s, 0, "paper") == 1


@pytest.mark.rule("AB-4.8")
def test_a_level_that_cannot_be_paid_counts_as_not_reached():
    s = table()
    take_coins(s, 0)
    at_paragraph(s, 129, "T1", "E1")
    do(s, "choose 1")
    throw(s, 6, 6)
    assert kind(s) == "Turn"
    assert s.view(0)["table"]["villages"][0]["caves"] == []
    assert held(s, 0, "fish") == 0


@pytest.mark.rule("AB-4.9")
def test_a_purchase_without_a_roll_is_paid_at_the_choice():
    s = table()
    at_paragraph(s, 139, "B1", "T1")
    do(s, "choose 2")
    assert s.coins[0] == 4
    assert s.reputation[0] == 2
    assert len(s.view(0)["table"]["villages"][0]["caves"]) == 1


@pytest.mark.rule("AB-4.10")
def test_hammers_and_quills_of_the_party_give_lanterns_plus_and_double_ones_too():
    s = table()
    move(s, 0, READY, "V09", "V13", "GL")
    at_paragraph(s, 4, "B1", "V09", "V13", "T1")
    do(s, "choose 2")
    assert s.extra_lanterns == 3
    s = table()
    move(s, 0, READY, "V11", "V13", "V12")
    at_paragraph(s, 41, "T1", "V11", "V13", "B1")
    do(s, "choose 2")
    assert s.extra_lanterns == 6


@pytest.mark.rule("AB-4.11")
@pytest.mark.parametrize("where", ["reserve", "sale", "track"])
def test_an_item_possessed_anywhere_gives_lanterns_and_is_kept(where):
    s = table()
    give(s, 0, rope=1)
    if where == "sale":
        do(s, "sell rope")
    elif where == "track":
        do(s, "place rope")
    at_paragraph(s, 2, "B1", "T1")
    do(s, "choose 2")
    assert s.extra_lanterns == 2
    assert s.census()["rope"] == 10


@pytest.mark.rule("AB-4.11")
def test_goods_on_a_building_give_no_lanterns_and_every_rope_counts_where_each_does():
    s = table()
    own(s, 0, "H16")
    s.stock[15] = 2
    s.supply[3] -= 2
    at_paragraph(s, 2, "B1", "T1")
    do(s, "choose 2")
    assert s.extra_lanterns == 0
    s = table()
    give(s, 0, rope=3)
    do(s, "place rope", "sell rope")
    at_paragraph(s, 123, "B1", "T1")
    do(s, "choose 1")
    assert s.extra_lanterns == 3


@pytest.mark.rule("AB-4.12")
def test_fishfolk_help_only_in_the_party():
    s = table()
    move(s, 0, READY, "V15", "V18")
    at_paragraph(s, 186, "B1", "T1")
    do(s, "choose 1")
    assert s.extra_lanterns == 0
    s = table()
    move(s, 0, READY, "V15", "V18")
    at_paragraph(s, 186, "V15", "V18")
    do(s, "choose 1")
    assert s.extra_lanterns == 3


@pytest.mark.rule("AB-4.13")
def test_lanterns_are_bought_before_the_dice_and_the_coin_is_gone():
    s = table()
    at_paragraph(s, 167, "B1", "T1")
    do(s, "choose 1")
    assert names(s) == ["buy-lanterns", "no-lanterns"]
    do(s, "buy-lanterns")
    assert (s.coins[0], s.extra_lanterns, kind(s)) == (6, 2, "LanternDie")
    throw(s, 1, 1)
    do(s, "stop")
    assert s.coins[0] == 6
    s = table()
    at_paragraph(s, 167, "B1", "T1")
    do(s, "choose 1", "no-lanterns")
    assert (s.coins[0], s.extra_lanterns) == (7, 0)
    s = table()
    take_coins(s, 0)
    at_paragraph(s, 167, "B1", "T1")
    do(s, "choose 1")
    assert kind(s) == "LanternDie"


@pytest.mark.rule("AB-4.14")
def test_each_villager_throws_and_gives_his_highest_bracket_only():
    s = table()
    move(s, 0, READY, "V16")
    at_paragraph(s, 1, "B1", "E1", "V16")
    do(s, "choose 2")
    s.listen()
    lanterns = []
    for face in (4, 3, 6):
        throw(s, face)
        lanterns.append(told(s, "lantern-die")[0])
    assert [(die["villager"], die["lanterns"]) for die in lanterns] == [
        ("B1", 1),
        ("E1", 2),
        ("V16", 3),
    ]


@pytest.mark.rule("AB-4.15")
def test_each_reroll_symbol_throws_the_named_dice_again_and_the_new_faces_stand():
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 1, "B1", "T1", "E1")
    do(s, "choose 2")
    throw(s, 5, 6, 1)
    assert kind(s) == "ChooseRerolls"
    with pytest.raises(IllegalAction, match=r"no-die-named \(rule AB-4.15\)"):
        do(s, "throw")
    do(s, "reroll B1", "reroll E1")
    with pytest.raises(IllegalAction, match=r"dice-named \(rule AB-4.15\)"):
        do(s, "stand")
    with pytest.raises(IllegalAction, match=r"no-die-there \(rule AB-4.15\)"):
        do(s, "reroll B1")
    do(s, "throw")
    throw(s, 1, 6)
    assert s.view(0)["table"]["encounter"]["dice"] == {"B1": 1, "T1": 6, "E1": 6}
    assert s.rerolls == 1
    do(s, "reroll B1", "throw")
    throw(s, 1)
    assert kind(s) == "Exert"


@pytest.mark.rule("AB-4.16")
def test_rerolls_are_offered_only_while_a_higher_threshold_can_be_paid():
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 8, "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert s.view(0)["table"]["villages"][0]["caves"] != []
    s = table()
    own(s, 0, "K3")
    take_coins(s, 0, 7)
    at_paragraph(s, 67, "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert kind(s) == "ChooseRerolls"
    do(s, "stand")
    assert kind(s) == "Turn"


@pytest.mark.rule("AB-4.16")
@pytest.mark.rule("AB-4.18")
@pytest.mark.parametrize(("coins", "asked"), [(1, "ChooseRerolls"), (0, "Turn")])
def test_a_threshold_that_cannot_be_paid_is_no_reason_for_rerolls(coins, asked):
    levels = [{"lanterns": 2, "reward": {}}, {"lanterns": 3, "pay_coins": 1, "reward": {}}]
    entry = {"paragraph": 119, "choices": [{"levels": levels}], "status": "printed"}
    s = table(pack={"format": "above-and-below-pack/1", "name": "dear", "paragraphs": [entry]})
    own(s, 0, "K3")
    take_coins(s, 0, 7 - coins)
    at_paragraph(s, 119, "T1", "E1")
    throw(s, 1, 1)
    assert kind(s) == asked


@pytest.mark.rule("AB-4.18")
@pytest.mark.parametrize(("coins", "asked"), [(1, "Exert"), (0, "Turn")])
def test_a_threshold_that_cannot_be_paid_is_no_reason_for_exertion(coins, asked):
    s = table()
    take_coins(s, 0, 7 - coins)
    at_paragraph(s, 129, "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert kind(s) == asked


@pytest.mark.rule("AB-4.16")
def test_rerolls_come_before_exertion():
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 1, "B1", "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1, 1)
    assert kind(s) == "Turn"
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 1, "B1", "T1", "E1")
    do(s, "choose 2")
    throw(s, 1, 1, 1)
    do(s, "stand", "exert B1")
    assert kind(s) == "Turn"
    assert held(s, 0, "mushroom") == 1


@pytest.mark.rule("AB-4.17")
def test_an_exerted_villager_is_injured_adds_a_lantern_and_his_die_still_counts():
    s = table()
    at_paragraph(s, 1, "B1", "T1", "E1")
    do(s, "choose 2")
    throw(s, 5, 4, 3)
    assert s.view(0)["table"]["encounter"]["lanterns"] == 6
    do(s, "exert B1")
    assert area(s, "B1") == "injured"
    assert s.coins[0] == 13
    assert held(s, 0, "mushroom") == 2
    assert [area(s, name) for name in ("T1", "E1")] == ["rest", "rest"]


@pytest.mark.rule("AB-4.17")
def test_only_villagers_on_the_card_can_be_exerted():
    s = table()
    at_paragraph(s, 1, "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    with pytest.raises(IllegalAction, match=r"not-on-the-card \(rule AB-4.17\)"):
        do(s, "exert B1")


@pytest.mark.rule("AB-4.18")
def test_exertion_is_offered_within_reach_only_and_may_stop():
    s = table()
    at_paragraph(s, 1, "B1", "T1")
    do(s, "choose 2")
    throw(s, 1, 1)
    assert names(s) == ["exert B1", "exert T1", "stop"]
    do(s, "exert T1", "stop")
    assert area(s, "T1") == "injured"
    assert s.view(0)["table"]["villages"][0]["caves"] == []
    s = table()
    at_paragraph(s, 80, "B1", "T1")
    do(s, "choose 1")
    throw(s, 6, 6)
    assert kind(s) == "Turn"


@pytest.mark.rule("AB-4.19")
def test_the_highest_threshold_reached_gives_the_reward():
    """The example of the document: five lanterns at 3 and 4 give the reward of 4."""
    s = table()
    nothing = s.box.book[1].choices[0].penalty
    coin = s.box.book[1].choices[0].levels[0].reward
    mushroom = s.box.book[30].choices[0].levels[0].reward
    flee = s.box.book[1].choices[0]
    s.box.book.append(
        Paragraph(
            216, [with_levels(flee, [Level(3, 0, 0, coin), Level(4, 0, 0, mushroom)], nothing)]
        )
    )
    try:
        at_paragraph(s, 216, "B1", "T1", "E1")
        throw(s, 1, 4, 3)
    finally:
        s.box.book.pop()
    assert held(s, 0, "mushroom") == 1
    assert s.coins[0] == 7


def with_levels(choice, levels, nothing):
    """A choice by lanterns alone."""
    return Choice(levels, 0, 0, 0, nothing, nothing, 0, 0, choice.bonus_items, 0, 0, 0, 0)


@pytest.mark.rule("AB-4.19")
def test_a_higher_level_is_taken_even_where_the_lower_one_is_better():
    s = table()
    at_paragraph(s, 185, "T1", "E1")
    do(s, "choose 2")
    throw(s, 4, 1)
    assert kind(s) == "Exert"
    do(s, "stop")
    assert kind(s) == "ChooseInjured"
    s = table()
    at_paragraph(s, 177, "B1", "T1", "E1")
    move(s, 0, 7, "V17")
    do(s, "choose 2")
    throw(s, 5, 4, 3, 6)
    assert s.reputation[0] == -2
    assert held(s, 0, "ore") == 1


def test_the_example_of_the_document_is_no_paragraph_of_the_book():
    flee, fight = [(3, 1), (4, 0)], [(7, 4)]
    levels = [
        [
            [(int(level.lanterns), int(level.reward.coins)) for level in choice.levels]
            for choice in paragraph.choices
        ]
        for paragraph in ABOVE.new(2, 1).box.book
    ]
    assert any(flee in choices for choices in levels)
    assert [flee, fight] not in levels
