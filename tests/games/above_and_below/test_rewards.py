"""What the book gives and takes: links, rewards, stakes, luck, failure."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.rules import reward
from ludotheque.games.above_and_below.table import EMPTY, INJURED, READY
from tests.games.above_and_below.tables import (
    area,
    at_paragraph,
    do,
    drain,
    for_hire,
    give,
    held,
    kind,
    lay_open,
    move,
    names,
    open_cave,
    own,
    roll,
    supply,
    table,
    take_coins,
    throw,
    told,
    win_cave,
)


def caves(s, seat=0):
    return s.view(0)["table"]["villages"][seat]["caves"]


def with_paragraph(*choices, number=119):
    """A pack in which a paragraph has these choices."""
    entry = {"paragraph": number, "choices": list(choices), "status": "printed"}
    return {"format": "above-and-below-pack/1", "name": "mine", "paragraphs": [entry]}


@pytest.mark.rule("AB-4.20")
def test_a_link_without_a_roll_goes_on_with_the_same_party_and_may_ask_for_dice():
    s = table()
    own(s, 0, "K3")
    at_paragraph(s, 53, "B1", "T1", "E1")
    do(s, "choose 2")
    assert (s.paragraph, names(s)) == (107, ["choose 1", "choose 2"])
    do(s, "choose 2")
    assert (s.paragraph, kind(s)) == (108, "LanternDie")
    throw(s, 1, 1, 1)
    do(s, "reroll B1", "throw")
    throw(s, 1)
    assert s.rerolls == 1
    do(s, "stand", "stop")
    assert s.reputation[0] == 2


@pytest.mark.rule("AB-4.20")
def test_a_link_behind_a_roll_needs_no_new_dice():
    s = table()
    at_paragraph(s, 118, "T1", "E1")
    do(s, "choose 1")
    s.listen()
    throw(s, 1, 3)
    assert [event["number"] for event in told(s, "paragraph")] == [119]
    assert caves(s)


@pytest.mark.rule("AB-4.21")
def test_the_cave_is_won_only_if_the_last_paragraph_succeeds():
    s = table()
    cave = open_cave(s)
    at_paragraph(s, 140, "T1", "E1")
    do(s, "choose 2", "choose 1")
    throw(s, 1, 1)
    assert kind(s) == "Turn"
    assert caves(s) == []
    s = table()
    at_paragraph(s, 105, "T1", "E1")
    do(s, "choose 1")
    assert caves(s) == [cave]
    assert s.coins[0] == 10


@pytest.mark.rule("AB-4.22")
def test_success_is_settled_in_its_order():
    s = table()
    own(s, 0, "K4")
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    at_paragraph(s, 122, "T1", "E1")
    do(s, "choose 1")
    s.listen()
    throw(s, 4, 3)
    assert [event["key"] for event in s.events_for(0)] == [
        "lantern-die", "lanterns", "paid", "success", "reputation-up", "joined", "earned",
        "won-cave",
    ]  # fmt: skip
    assert s.coins[0] == 7 - 2 + 1
    assert area(s, "T1") == "rest"
    assert area(s, "V01") == "rest"


@pytest.mark.rule("AB-4.22")
def test_coins_come_after_reputation_and_before_goods():
    s = table()
    at_paragraph(s, 30, "B1", "T1", "E1")
    do(s, "choose 1")
    s.listen()
    throw(s, 5, 4, 1)
    keys = [event["key"] for event in s.events_for(0)]
    assert keys[keys.index("success") :] == [
        "success", "reputation-up", "earned", "gained", "won-cave",
    ]  # fmt: skip


@pytest.mark.rule("AB-4.22")
def test_villagers_caves_building_and_injuries_come_one_after_the_other():
    riches = {
        "coin": 1, "fish": 1, "reputation": 1, "villager": "cheapest_available",
        "extra_cave_card": 1, "free_building_max_cost": 7, "injure_villager": 1,
    }  # fmt: skip
    s = table(pack=with_paragraph({"auto_reward": riches}))
    own(s, 0, "K4")
    lay_open(s, "H02")
    at_paragraph(s, 119, "T1", "E1", listen=True)
    before = [event["key"] for event in s.events_for(0)]
    assert before[before.index("success") :] == [
        "success", "reputation-up", "earned", "gained", "joined", "won-cave",
    ]  # fmt: skip
    roll(s)
    assert kind(s) == "ChooseFree"
    do(s, "free H02")
    assert [event["key"] for event in s.events_for(0)] == ["built"]
    roll(s)
    assert kind(s) == "ChooseInjured"
    do(s, "injure T1")
    assert [event["key"] for event in s.events_for(0)] == ["injured", "earned", "won-cave"]
    assert [area(s, name) for name in ("T1", "E1")] == ["injured", "rest"]


@pytest.mark.rule("AB-4.23")
def test_one_of_several_rewards_is_chosen_when_it_is_revealed():
    s = table()
    at_paragraph(s, 147, "T1", "E1")
    do(s, "choose 2")
    throw(s, 4, 3)
    assert s.paragraph == 148
    assert names(s) == ["reward 1", "reward 2", "reward 3", "reward 4"]
    assert s.view(1)["question"]["options"] == [{"coin": 4}, {"paper": 1}, {"pot": 1}, {"rope": 1}]
    do(s, "reward 3")
    assert held(s, 0, "pot") == 1


@pytest.mark.rule("AB-4.23")
def test_an_option_worth_nothing_is_not_offered_unless_all_are():
    s = table()
    drain(s, 1, "fruit")
    at_paragraph(s, 135, "T1", "E1")
    assert names(s) == ["reward 2"]
    with pytest.raises(IllegalAction, match=r"supply-is-empty \(rule AB-4.23\)"):
        do(s, "reward 1")
    s = table()
    drain(s, 1, "fruit")
    drain(s, 1, "mushroom")
    at_paragraph(s, 135, "T1", "E1")
    assert names(s) == ["reward 1", "reward 2"]
    do(s, "reward 1")
    assert held(s, 0, "fruit") == 0


@pytest.mark.rule("AB-4.24")
def test_the_cheapest_villager_for_hire_joins_for_nothing_and_rests():
    s = table()
    own(s, 0, "K1")
    for_hire(s, None, None, "V03", "V04", "V05")
    at_paragraph(s, 160, "T1", "E1")
    assert area(s, "V03") == "rest"
    assert s.coins[0] == 7
    assert [place["villager"] for place in s.view(0)["table"]["hire"]] == [
        None, None, None, "V04", "V05",
    ]  # fmt: skip
    s = table()
    for_hire(s, None, "V02", "V03")
    at_paragraph(s, 160, "T1", "E1")
    assert area(s, "V02") == "rest"


@pytest.mark.rule("AB-4.24")
def test_with_nobody_for_hire_nothing_is_gained():
    s = table()
    for_hire(s)
    at_paragraph(s, 160, "T1", "E1")
    village = s.view(0)["table"]["villages"][0]
    assert village["rest"] == ["T1", "E1"]
    assert caves(s)


@pytest.mark.rule("AB-4.25")
def test_a_special_villager_comes_to_rest_and_a_third_copy_is_lost():
    s = table()
    at_paragraph(s, 155, "T1", "E1")
    assert area(s, "MM1") == "rest"
    s = table()
    move(s, 1, READY, "MM1", "MM2")
    at_paragraph(s, 155, "T1", "E1")
    assert s.coins[0] == 9
    assert s.reputation[0] == 1
    assert caves(s)


@pytest.mark.rule("AB-4.26")
def test_the_player_picks_who_of_those_on_the_card_is_injured():
    s = table()
    at_paragraph(s, 194, "T1", "E1")
    assert names(s) == ["injure T1", "injure E1"]
    with pytest.raises(IllegalAction, match=r"not-on-the-card \(rule AB-4.26\)"):
        do(s, "injure B1")
    do(s, "injure E1")
    assert [area(s, name) for name in ("T1", "E1")] == ["rest", "injured"]
    assert caves(s)


@pytest.mark.rule("AB-4.26")
def test_with_nobody_left_on_the_card_an_injury_has_no_effect():
    s = table()
    at_paragraph(s, 97, "B1", "T1")
    do(s, "choose 1")
    throw(s, 1, 1)
    do(s, "exert B1")
    assert kind(s) == "ChooseInjured"
    s.stack.pop()
    move(s, 0, INJURED, "T1")
    reward.bring_injuries(s)
    assert (s.cave, list(s.cave_at).count(EMPTY)) == (-1, 1)


@pytest.mark.rule("AB-4.27")
def test_an_extra_cave_is_the_open_one_and_the_next_is_seen():
    s = table()
    explored = open_cave(s)
    at_paragraph(s, 170, "T1", "E1")
    extra = open_cave(s)
    do(s, "choose 1")
    throw(s, 4, 3)
    assert kind(s) == "ShowCave"
    s.roll()
    assert sorted(caves(s)) == sorted([explored, extra])
    assert open_cave(s) not in (explored, extra)


@pytest.mark.rule("AB-4.27")
def test_with_an_empty_pile_there_is_no_extra_cave():
    s = table()
    win_cave(s, 1, 24)
    at_paragraph(s, 171, "T1", "E1")
    assert len(caves(s)) == 1
    assert s.reputation[0] == 1


@pytest.mark.rule("AB-4.28")
def test_the_free_building_is_an_open_house_or_key_house_of_at_most_seven():
    s = table()
    lay_open(s, "H07", "H08", "K3", "K9", "O04")
    at_paragraph(s, 24, "T1", "E1")
    do(s, "choose 1")
    throw(s, 4, 3)
    assert kind(s) == "ChooseFree"
    offered = set(names(s))
    assert {"free H07", "free K3"} <= offered
    assert not {"free H08", "free K9", "free O04", "free S1"} & offered
    with pytest.raises(IllegalAction, match=r"not-free \(rule AB-4.28\)"):
        do(s, "free H08")
    do(s, "free H07")
    assert s.coins[0] == 5
    assert s.stock[6] == 1
    roll(s)
    assert None not in s.view(0)["table"]["houses"]


@pytest.mark.rule("AB-4.28")
def test_a_free_outpost_needs_a_cave_from_before():
    s = table()
    win_cave(s, 0)
    lay_open(s, "O04")
    at_paragraph(s, 24, "T1", "E1")
    do(s, "choose 1")
    throw(s, 4, 3)
    do(s, "free O04")
    assert s.view(0)["table"]["villages"][0]["covered"] == 1
    assert len(caves(s)) == 1


@pytest.mark.rule("AB-4.29")
def test_a_loss_takes_as_many_coins_as_there_are():
    s = table()
    take_coins(s, 0, 6)
    at_paragraph(s, 103, "T1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert s.coins[0] == 0
    assert caves(s)


@pytest.mark.rule("AB-4.30")
def test_luck_banks_a_coin_for_each_new_face_until_the_player_leaves():
    s = table()
    at_paragraph(s, 180, "T1", "E1")
    do(s, "choose 1")
    assert s.reputation[0] == -1
    throw(s, 3)
    do(s, "press-on")
    throw(s, 5)
    do(s, "leave")
    assert s.coins[0] == 9
    assert caves(s)


@pytest.mark.rule("AB-4.30")
def test_a_repeated_face_loses_the_bank_and_six_faces_end_it():
    s = table()
    at_paragraph(s, 180, "T1", "E1")
    do(s, "choose 1")
    throw(s, 3)
    do(s, "press-on")
    throw(s, 3)
    assert s.coins[0] == 7
    assert caves(s)
    s = table()
    at_paragraph(s, 180, "T1", "E1")
    do(s, "choose 1")
    for face in range(1, 7):
        throw(s, face)
        if face < 6:
            do(s, "press-on")
    assert s.coins[0] == 13
    assert caves(s)


@pytest.mark.rule("AB-4.31")
def test_coins_are_taken_for_reputation_each():
    s = table()
    at_paragraph(s, 180, "T1", "E1")
    do(s, "choose 2")
    assert names(s) == [f"coins {count}" for count in range(6)]
    do(s, "coins 3")
    assert (s.coins[0], s.reputation[0]) == (10, -3)
    assert caves(s)
    s = table()
    at_paragraph(s, 180, "T1", "E1")
    give(s, 1, coins=s.bank - 1)
    do(s, "choose 2")
    with pytest.raises(IllegalAction, match=r"too-many-coins \(rule AB-4.31\)"):
        do(s, "coins 2")


@pytest.mark.rule("AB-4.32")
def test_a_staked_item_is_lost_to_the_supply_or_doubled():
    s = table()
    give(s, 0, ore=1)
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 2")
    assert names(s) == ["stake ore"]
    do(s, "stake ore")
    throw(s, 1, 1)
    do(s, "stop")
    assert (held(s, 0, "ore"), supply(s, "ore"), s.staked_item) == (0, 8, -1)
    s = table()
    give(s, 0, ore=1)
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 2", "stake ore")
    throw(s, 4, 3)
    assert (held(s, 0, "ore"), s.coins[0]) == (2, 8)
    s = table()
    drain(s, 0, "ore")
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 2", "stake ore")
    throw(s, 4, 3)
    assert held(s, 0, "ore") == 8


@pytest.mark.rule("AB-4.32")
def test_a_staked_drink_that_was_spent_since_cannot_be_lost_again():
    dear = {
        "levels": [{"lanterns": 9, "reward": {}}],
        "bonus": {"lanterns": 1, "if_pay_coins": 1},
        "on_failure": {"lose_staked_item": 1},
    }
    s = table(pack=with_paragraph(dear, number=157))
    own(s, 0, "K5")
    give(s, 0, potion=1, ore=1)
    do(s, "sell ore")
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 2", "stake potion", "buy-lanterns", "pay potion")
    throw(s, 1, 1)
    assert (kind(s), s.sale[0], supply(s, "potion")) == ("Turn", 6, 20)


@pytest.mark.rule("AB-4.32")
@pytest.mark.rule("AB-4.33")
def test_where_nothing_is_staked_nothing_is_lost_or_doubled():
    beaten = {
        "levels": [{"lanterns": 9, "reward": {}}],
        "on_failure": {"lose_staked_item": 1, "injure_staked_villager": 1},
    }
    s = table(pack=with_paragraph(beaten))
    everything = s.census()
    at_paragraph(s, 119, "T1", "E1")
    throw(s, 1, 1)
    assert [area(s, name) for name in ("T1", "E1")] == ["rest", "rest"]
    assert s.census() == everything
    s = table(pack=with_paragraph({"auto_reward": {"duplicate_staked_item": 1}}))
    at_paragraph(s, 119, "T1", "E1")
    assert s.census() == everything
    assert caves(s)


@pytest.mark.rule("AB-4.33")
def test_a_staked_villager_throws_his_die_and_is_injured_by_failing():
    s = table()
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 3")
    assert names(s) == ["stake T1", "stake E1"]
    do(s, "stake T1")
    assert s.view(1)["table"]["encounter"]["hostage"] == "T1"
    throw(s, 1, 1)
    do(s, "stop")
    assert [area(s, name) for name in ("T1", "E1")] == ["injured", "rest"]
    assert s.staked_villager == -1


@pytest.mark.rule("AB-4.33")
def test_a_staked_villager_who_was_exerted_is_injured_already():
    s = table()
    at_paragraph(s, 156, "T1", "E1")
    do(s, "choose 3", "stake T1")
    throw(s, 1, 1)
    do(s, "exert T1")
    assert area(s, "T1") == "injured"
    assert s.coins[0] == 9
    s = table()
    at_paragraph(s, 159, "T1", "E1")
    s.staked_villager = 1
    s.villager_at[1] = INJURED
    s.stack.pop()
    s.listen()
    reward.fail(s)
    assert area(s, "T1") == "injured"
    assert told(s, "injured") == []


@pytest.mark.rule("AB-4.34")
def test_failing_brings_the_penalty_and_the_cave_goes_under_the_pile_in_the_open():
    s = table()
    own(s, 0, "K4")
    cave = open_cave(s)
    at_paragraph(s, 210, "T1", "E1")
    throw(s, 1, 1)
    do(s, "stop")
    assert s.reputation[0] == -1
    do(s, "injure E1")
    assert [area(s, name) for name in ("T1", "E1")] == ["rest", "injured"]
    assert (s.coins[0], caves(s)) == (7, [])
    layers = s.view(1)["table"]["cave_pile"]["layers"]
    assert [len(layer) for layer in layers] == [1, 23, 1]
    assert layers[-1] == [cave]


@pytest.mark.rule("AB-4.34")
def test_a_cave_that_goes_under_an_empty_pile_lies_open_again():
    s = table()
    win_cave(s, 1, 24)
    cave = open_cave(s)
    at_paragraph(s, 80, "B1", "T1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert open_cave(s) == cave


@pytest.mark.rule("AB-16.3")
def test_the_coin_for_exploring_comes_with_every_encounter_won():
    s = table()
    own(s, 0, "K4")
    at_paragraph(s, 119, "T1", "E1")
    assert s.coins[0] == 8


@pytest.mark.rule("AB-16.3")
def test_a_card_for_exploring_that_comes_free_pays_for_its_own_encounter():
    s = table()
    lay_open(s, "K4")
    at_paragraph(s, 24, "T1", "E1")
    do(s, "choose 1")
    throw(s, 4, 3)
    before = s.coins[0]
    do(s, "free K4")
    roll(s)
    assert s.coins[0] == before + 1
