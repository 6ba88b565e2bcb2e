"""The special villagers: how they join, cats, and Metal Men."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.table import INJURED, READY, REST
from tests.games.above_and_below.tables import (
    area,
    asked,
    at_paragraph,
    do,
    everybody_passes,
    give,
    held,
    kind,
    lay_open,
    move,
    names,
    own,
    read_paragraph,
    roll,
    table,
    take_coins,
    throw,
)


def with_cats(*others):
    """A table whose first player has two cats in Ready and of the rest only *others*."""
    s = table()
    move(s, 0, REST, "B1", "T1", "E1")
    move(s, 0, READY, "CC1", "CC2", *others)
    return s


@pytest.mark.rule("AB-13.1")
def test_special_villagers_are_never_for_hire():
    for seed in range(5):
        s = table(2, seed)
        assert {place["villager"][0] for place in s.view(0)["table"]["hire"]} == {"V"}
    s = table()
    at_paragraph(s, 43, "T1", "E1")
    do(s, "choose 2")
    throw(s, 4, 3)
    assert area(s, "CC1") == "rest"
    s = table()
    at_paragraph(s, 109, "T1", "E1")
    do(s, "choose 1")
    assert area(s, "GL") == "rest"


@pytest.mark.rule("AB-13.2")
def test_the_liquid_woman_costs_a_reputation_unless_she_is_gone():
    s = table()
    at_paragraph(s, 105, "T1", "E1")
    do(s, "choose 2")
    assert (area(s, "LW"), s.reputation[0]) == ("rest", -1)
    s = table()
    move(s, 1, READY, "LW")
    at_paragraph(s, 105, "T1", "E1")
    do(s, "choose 2")
    assert s.reputation[0] == 0


@pytest.mark.rule("AB-13.3")
def test_glogo_builds_for_one_coin_less_and_not_two():
    s = table()
    move(s, 0, READY, "GL")
    lay_open(s, "H05")
    do(s, "build", "builder GL", "erect H05")
    assert s.coins[0] == 2


@pytest.mark.rule("AB-13.4")
@pytest.mark.parametrize("face", [1, 2])
def test_a_cat_who_throws_one_or_two_rests_and_the_action_is_not_spent(face):
    s = with_cats("V01")
    do(s, "work", "send CC1")
    assert (kind(s), area(s, "CC1")) == ("CatJoins", "ready")
    throw(s, face)
    assert area(s, "CC1") == "rest"
    do(s, "send V01", "go")
    assert s.coins[0] == 8
    assert held(s, 0, "cider") == 1


@pytest.mark.rule("AB-13.4")
@pytest.mark.parametrize("face", [3, 6])
def test_a_cat_who_throws_three_or_more_takes_part(face):
    s = with_cats()
    do(s, "work", "send CC1")
    throw(s, face)
    do(s, "go")
    assert (s.coins[0], area(s, "CC1")) == (8, "rest")


@pytest.mark.rule("AB-13.5")
def test_after_a_refusal_the_group_may_be_dropped_and_the_others_stay_ready():
    s = with_cats("V01")
    give(s, 0, fish=1)
    do(s, "explore", "send V01")
    with pytest.raises(IllegalAction, match=r"no-dropping \(rule AB-13.5\)"):
        do(s, "drop")
    do(s, "send CC1")
    throw(s, 1)
    assert names(s) == ["send CC2", "drop"]
    do(s, "drop")
    assert (s.actor(), kind(s), area(s, "V01")) == (0, "Turn", "ready")
    do(s, "place fish", "work", "send V01", "go")
    assert s.actor() == 1


@pytest.mark.rule("AB-13.6")
def test_an_obedient_cat_cannot_be_withdrawn():
    s = with_cats("V01")
    do(s, "explore", "send CC1")
    throw(s, 5)
    do(s, "send CC2")
    throw(s, 1)
    assert names(s) == ["send V01"]
    with pytest.raises(IllegalAction, match=r"no-dropping \(rule AB-13.6\)"):
        do(s, "drop")


@pytest.mark.rule("AB-13.6")
def test_a_group_that_is_complete_with_an_obedient_cat_sets_out():
    s = with_cats("V01")
    do(s, "explore", "send V01", "send CC1")
    throw(s, 3)
    do(s, "send CC2")
    throw(s, 1)
    assert names(s) == ["go"]


@pytest.mark.rule("AB-13.6")
def test_if_the_group_cannot_be_completed_obedient_cats_stay_ready():
    s = with_cats()
    do(s, "explore", "send CC1")
    throw(s, 5)
    do(s, "send CC2")
    throw(s, 2)
    assert names(s) == ["drop"]
    do(s, "drop")
    assert [area(s, name) for name in ("CC1", "CC2")] == ["ready", "rest"]
    assert "explore" not in names(s)
    assert "work" in names(s)


CLEVER_CATS = {
    "format": "above-and-below-pack/1",
    "name": "clever cats",
    "special_villagers": [
        {
            "id": "CC1",
            "special": "cave_cat",
            "symbols": ["cat", "hammer", "quill"],
            "lanterns": {"1": 2},
            "status": "printed",
        }
    ],
}


@pytest.mark.rule("AB-13.4")
def test_a_cat_with_a_hammer_or_a_quill_is_asked_before_anything_is_paid():
    s = table(pack=CLEVER_CATS)
    move(s, 0, READY, "CC1")
    lay_open(s, "H02")
    do(s, "build", "builder CC1")
    assert (kind(s), s.coins[0]) == ("CatBuilds", 7)
    throw(s, 2)
    assert (s.actor(), kind(s), area(s, "CC1")) == (0, "Turn", "rest")
    move(s, 0, READY, "CC1")
    do(s, "build", "builder CC1")
    throw(s, 3)
    do(s, "erect H02")
    assert s.coins[0] == 3
    s = table(pack=CLEVER_CATS)
    move(s, 0, READY, "CC1")
    do(s, "train", "trainer CC1")
    throw(s, 4)
    do(s, "hire 1")
    assert (s.coins[0], area(s, "CC1")) == (5, "rest")


@pytest.mark.rule("AB-13.7")
def test_a_cat_throws_no_die_for_lanterns_exertion_or_the_night():
    s = with_cats("V01")
    do(s, "explore", "send CC1")
    throw(s, 6)
    do(s, "send V01", "go")
    s.roll()
    read_paragraph(s, 1)
    do(s, "choose 2")
    throw(s, 1, 1)
    assert s.view(0)["table"]["encounter"]["lanterns"] == 3
    do(s, "exert CC1")
    assert area(s, "CC1") == "injured"
    everybody_passes(s)
    roll(s)
    s.act(0, "bed CC1")
    s.act(0, "end-beds")
    s.act(0, "end-placing")
    assert area(s, "CC1") == "rest"


@pytest.mark.rule("AB-13.8")
def test_a_metal_man_rises_by_himself_one_step_a_night():
    s = table()
    move(s, 0, INJURED, "MM1")
    move(s, 0, REST, "MM2", "B1", "T1", "E1")
    take_coins(s, 0)
    everybody_passes(s)
    roll(s)
    assert names(s, 0) == ["bed B1", "bed T1", "bed E1", "end-beds"]
    with pytest.raises(IllegalAction, match=r"metal-own-bed \(rule AB-13.8\)"):
        s.act(0, "bed MM1")
    for villager in ("B1", "T1", "E1"):
        s.act(0, f"bed {villager}")
    assert [area(s, name) for name in ("MM1", "MM2", "E1")] == ["rest", "ready", "ready"]


@pytest.mark.rule("AB-13.8")
def test_a_metal_man_drinks_nothing():
    s = table()
    give(s, 0, potion=1, cider=1)
    move(s, 0, INJURED, "MM1")
    everybody_passes(s)
    assert (s.round, kind(s), area(s, "MM1")) == (2, "Turn", "rest")
    s = table()
    give(s, 0, potion=1)
    move(s, 0, INJURED, "MM1", "B1")
    everybody_passes(s)
    assert asked(s, 0) == "Drink"
    with pytest.raises(IllegalAction, match=r"metal-drinks-nothing \(rule AB-13.8\)"):
        s.act(0, "potion MM1")


@pytest.mark.rule("AB-13.9")
def test_metal_men_and_cats_are_exerted_and_injured_like_anybody():
    s = table()
    move(s, 0, READY, "MM1")
    at_paragraph(s, 194, "MM1", "T1")
    do(s, "injure MM1")
    assert area(s, "MM1") == "injured"
    s = table()
    own(s, 0, "H02")
    move(s, 0, READY, "MM1")
    at_paragraph(s, 1, "MM1", "T1")
    do(s, "choose 1")
    throw(s, 1, 1)
    do(s, "exert MM1")
    assert area(s, "MM1") == "injured"
