"""Harvesting, training and working."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.table import READY, REST
from tests.games.above_and_below.tables import (
    area,
    do,
    everybody_passes,
    for_hire,
    give,
    held,
    kind,
    move,
    names,
    own,
    sleep_well,
    supply,
    table,
    take_coins,
)


def with_goods(**stock):
    """A table whose first player owns cards with goods on them."""
    s = table()
    cards = {"H20": (19, "fish"), "H13": (12, "fruit"), "H16": (15, "rope")}
    for name, count in stock.items():
        card, good = cards[name]
        own(s, 0, name)
        s.stock[card] = count
        s.supply[["mushroom", "fish", "fruit", "rope"].index(good)] -= count
    return s


@pytest.mark.rule("AB-6.1")
def test_each_harvester_takes_one_good_and_there_are_no_more_harvesters_than_goods():
    s = with_goods(H13=2)
    do(s, "harvest", "send B1", "send T1")
    assert names(s) == ["go"]
    with pytest.raises(IllegalAction, match=r"no-more-goods \(rule AB-6.1\)"):
        do(s, "send E1")
    do(s, "go", "pick H13", "keep", "pick H13", "keep")
    assert held(s, 0, "fruit") == 2
    assert [area(s, name) for name in ("B1", "T1", "E1")] == ["rest", "rest", "ready"]
    assert s.actor() == 1


@pytest.mark.rule("AB-6.1")
def test_goods_are_taken_from_own_cards_that_have_some():
    s = with_goods(H20=1, H13=1)
    do(s, "harvest", "send E1", "go")
    with pytest.raises(IllegalAction, match=r"not-your-building \(rule AB-6.1\)"):
        do(s, "pick SH2")
    with pytest.raises(IllegalAction, match=r"no-good-there \(rule AB-6.1\)"):
        do(s, "pick SH1")
    do(s, "pick H20", "keep")
    assert held(s, 0, "fish") == 1
    s = table()
    with pytest.raises(IllegalAction, match=r"no-goods-lying \(rule AB-6.1\)"):
        do(s, "harvest")


@pytest.mark.rule("AB-6.2")
def test_a_harvested_good_goes_to_the_reserve_or_onto_the_track():
    s = with_goods(H13=2)
    do(s, "harvest", "send B1", "send T1", "go", "pick H13", "track", "pick H13", "keep")
    assert s.view(0)["table"]["villages"][0]["track"] == [{"item": "fruit", "count": 1}]
    assert held(s, 0, "fruit") == 1


@pytest.mark.rule("AB-6.3")
def test_one_harvested_good_may_go_to_the_empty_sale_space_whatever_was_changed_this_turn():
    s = with_goods(H13=2)
    give(s, 0, fish=1)
    s.reserve[1] -= 1
    s.sale[0] = 1
    do(s, "withdraw", "harvest", "send B1", "send T1", "go", "pick H13", "shelve", "pick H13")
    assert s.sale[0] == 2
    with pytest.raises(IllegalAction, match=r"sale-space-taken \(rule AB-6.3\)"):
        do(s, "shelve")
    do(s, "keep")
    do(s, "buy @0", "offer 3", "accept")
    assert held(s, 1, "fruit") == 1


@pytest.mark.rule("AB-7.1")
def test_a_ready_quill_trains_for_the_cost_of_the_place():
    s = table()
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    do(s, "train")
    assert names(s) == ["trainer T1"]
    with pytest.raises(IllegalAction, match=r"no-quill \(rule AB-7.1\)"):
        do(s, "trainer B1")
    do(s, "trainer T1", "hire 4")
    assert s.coins[0] == 3
    assert area(s, "T1") == "rest"
    assert s.villager_at[15] == REST


@pytest.mark.rule("AB-7.1")
def test_nobody_who_is_too_dear_can_be_trained():
    s = table()
    take_coins(s, 0, 4)
    do(s, "train", "trainer T1")
    assert names(s) == ["hire 1", "hire 2", "hire 3"]
    with pytest.raises(IllegalAction, match=r"too-dear \(rule AB-7.1\)"):
        do(s, "hire 4")
    s = table()
    take_coins(s, 0, 6)
    with pytest.raises(IllegalAction, match=r"cannot-train \(rule AB-7.1\)"):
        do(s, "train")


@pytest.mark.rule("AB-7.2")
def test_a_quill_plus_pays_one_coin_less():
    s = table()
    move(s, 0, READY, "V11")
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    take_coins(s, 0, 6)
    do(s, "train")
    assert names(s) == ["trainer V11"]
    do(s, "trainer V11")
    with pytest.raises(IllegalAction) as refused:
        do(s, "hire 2")
    assert refused.value.refusal.facts == {"price": 2}
    do(s, "hire 1")
    assert s.coins[0] == 0


@pytest.mark.rule("AB-7.3")
def test_the_new_villager_rests():
    s = table()
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    do(s, "train", "trainer T1", "hire 1")
    assert area(s, "V01") == "rest"


@pytest.mark.rule("AB-7.4")
def test_places_for_hire_neither_slide_nor_refill_before_the_night():
    s = table()
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    do(s, "train", "trainer T1", "hire 1")
    hire = [place["villager"] for place in s.view(0)["table"]["hire"]]
    assert hire == [None, "V02", "V03", "V04", "V05"]
    do(s, "train", "trainer T2")
    with pytest.raises(IllegalAction, match=r"nobody-there \(rule AB-7.4\)"):
        do(s, "hire 1")


@pytest.mark.rule("AB-16.1")
def test_train_to_ready_brings_the_new_villager_to_ready():
    s = table()
    own(s, 0, "K1")
    for_hire(s, "V01", "V02", "V03", "V04", "V05")
    do(s, "train", "trainer T1", "hire 1")
    assert area(s, "V01") == "ready"


@pytest.mark.rule("AB-8.1")
def test_every_worker_earns_a_coin():
    s = table()
    do(s, "work", "send B1", "send E1")
    assert kind(s) == "Gather"
    do(s, "go")
    assert s.coins[0] == 9
    assert [area(s, name) for name in ("B1", "T1", "E1")] == ["rest", "ready", "rest"]


@pytest.mark.rule("AB-8.2")
def test_the_first_work_of_a_round_earns_the_cider():
    s = table()
    do(s, "work", "send B1", "go", "work", "send B2", "go")
    assert [held(s, 0, "cider"), held(s, 1, "cider")] == [1, 0]
    assert s.cider == 0
    everybody_passes(s)
    sleep_well(s)
    assert s.cider == 1
    assert supply(s, "cider") == 8
    do(s, "work", "send B2", "go")
    assert held(s, 1, "cider") == 1
