"""Building, and the symbols that count when a card is built."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.table import READY, REST
from tests.games.above_and_below.tables import (
    area,
    at_paragraph,
    do,
    drain,
    give,
    held,
    kind,
    lay_open,
    move,
    names,
    own,
    repile,
    supply,
    table,
    take_coins,
    throw,
    win_cave,
)


@pytest.mark.rule("AB-5.1")
def test_a_ready_hammer_builds_any_open_card():
    s = table()
    give(s, 0, coins=20)
    win_cave(s, 0)
    lay_open(s, "H02", "O05", "K8")
    do(s, "build")
    assert names(s) == ["builder B1"]
    with pytest.raises(IllegalAction, match=r"no-hammer \(rule AB-5.1\)"):
        do(s, "builder T1")
    do(s, "builder B1")
    assert {"erect H02", "erect O05", "erect K8", "erect S3"} <= set(names(s))
    with pytest.raises(IllegalAction, match=r"not-open \(rule AB-5.1\)"):
        do(s, "erect SH2")
    do(s, "erect S1")
    assert "S1" in [card["card"] for card in s.view(0)["table"]["villages"][0]["buildings"]]
    assert area(s, "B1") == "rest"


@pytest.mark.rule("AB-5.1")
def test_a_resting_hammer_cannot_build():
    s = table()
    move(s, 0, REST, "B1")
    lay_open(s, "H02")
    with pytest.raises(IllegalAction, match=r"cannot-build \(rule AB-5.1\)"):
        do(s, "build")


@pytest.mark.rule("AB-5.2")
def test_the_printed_cost_is_paid_and_dearer_cards_are_not_offered():
    s = table()
    lay_open(s, "H02", "H08")
    do(s, "build", "builder B1")
    assert "erect H02" in names(s)
    with pytest.raises(IllegalAction, match=r"too-dear \(rule AB-5.2\)"):
        do(s, "erect H08")
    bank = s.bank
    do(s, "erect H02")
    assert s.coins[0] == 3
    assert s.bank == bank + 4


@pytest.mark.rule("AB-5.3")
def test_a_hammer_plus_pays_one_coin_less_and_never_below_nothing():
    s = table()
    move(s, 0, READY, "V09")
    lay_open(s, "H08")
    do(s, "build")
    assert names(s) == ["builder B1", "builder V09"]
    do(s, "builder V09", "erect H08")
    assert s.coins[0] == 0
    s = table()
    move(s, 0, READY, "V09")
    take_coins(s, 0, 2)
    lay_open(s, "H05", "H08")
    do(s, "build", "builder V09")
    with pytest.raises(IllegalAction) as refused:
        do(s, "erect H08")
    assert refused.value.refusal.facts == {"price": 7}
    pack = {
        "format": "above-and-below-pack/1",
        "name": "gifts",
        "houses": [{"id": "H02", "cost": 0, "status": "printed"}],
    }
    s = table(pack=pack)
    move(s, 0, READY, "V09")
    lay_open(s, "H02")
    do(s, "build", "builder V09", "erect H02")
    assert s.coins[0] == 7


@pytest.mark.rule("AB-5.4")
def test_an_outpost_needs_an_empty_cave_and_covers_it():
    s = table()
    lay_open(s, "O04", "H02")
    do(s, "build", "builder B1")
    with pytest.raises(IllegalAction, match=r"no-empty-cave \(rule AB-5.4\)"):
        do(s, "erect O04")
    s = table()
    lay_open(s, "O04")
    win_cave(s, 0)
    do(s, "build", "builder B1", "erect O04")
    village = s.view(0)["table"]["villages"][0]
    assert village["caves"] == []
    assert village["covered"] == 1


@pytest.mark.rule("AB-5.2")
@pytest.mark.rule("AB-5.4")
def test_where_only_an_outpost_can_be_paid_nobody_builds_without_a_cave():
    s = table()
    take_coins(s, 0, 3)
    lay_open(s, "H07", "H08", "H22", "H23", "O04")
    with pytest.raises(IllegalAction, match=r"cannot-build \(rule AB-5.1\)"):
        do(s, "build")
    win_cave(s, 0)
    do(s, "build", "builder B1")
    assert "erect O04" in names(s)


@pytest.mark.rule("AB-5.5")
def test_a_house_is_replaced_at_once_from_the_pile():
    s = table()
    lay_open(s, "H02", "H03")
    do(s, "build", "builder B1", "erect H03")
    assert kind(s) == "FillRow"
    drawn = s.roll()
    assert None not in s.view(0)["table"]["houses"]
    assert s.rows[1] == drawn - 795
    assert s.actor() == 1


@pytest.mark.rule("AB-5.5")
def test_with_an_empty_pile_the_place_stays_empty():
    s = table()
    lay_open(s, "H02")
    for card in list(s.piles[0].cards):
        s.give_building(card, 1)
    repile(s, 0, [])
    do(s, "build", "builder B1", "erect H02")
    assert s.actor() == 1
    assert s.view(0)["table"]["houses"][0] is None


@pytest.mark.rule("AB-5.6")
def test_key_and_star_houses_are_never_replaced():
    s = table()
    give(s, 0, coins=20)
    do(s, "build", "builder B1", "erect S2")
    assert s.actor() == 1
    assert s.view(0)["table"]["stars"] == ["S1", "S3", "S4", "S5", "S6"]


@pytest.mark.rule("AB-16.2")
def test_the_coin_for_building_comes_after_every_later_bought_card_paid_in_full():
    s = table()
    lay_open(s, "K2", "H02")
    give(s, 0, coins=2)
    do(s, "build", "builder B1", "erect K2")
    assert s.coins[0] == 3
    s = table()
    own(s, 0, "K2")
    lay_open(s, "H02")
    take_coins(s, 0, 4)
    with pytest.raises(IllegalAction, match="cannot-build"):
        do(s, "build")
    give(s, 0, coins=1)
    do(s, "build", "builder B1", "erect H02")
    assert s.coins[0] == 1


@pytest.mark.rule("AB-16.2")
@pytest.mark.rule("AB-4.28")
def test_a_free_building_brings_no_coin_for_building():
    s = table()
    own(s, 0, "K2")
    lay_open(s, "H05")
    at_paragraph(s, 24, "B1", "T1")
    do(s, "choose 1")
    throw(s, 6, 6)
    do(s, "free H05")
    assert s.coins[0] == 5
    assert s.view(0)["table"]["villages"][0]["beds"] == 5


@pytest.mark.rule("AB-16.5")
def test_reputation_on_a_card_is_gained_once_when_it_is_built():
    s = table()
    lay_open(s, "H04")
    do(s, "build", "builder B1", "erect H04")
    assert s.reputation[0] == 1
    s.roll()
    do(s, "pass", "pass")
    while s.actor() < 0:
        s.roll()
    assert s.reputation[0] == 1


@pytest.mark.rule("AB-16.6")
def test_two_goods_are_placed_once():
    s = table()
    fruit = supply(s, "fruit")
    lay_open(s, "H13")
    do(s, "build", "builder B1", "erect H13")
    assert s.stock[12] == 2
    assert supply(s, "fruit") == fruit - 2


@pytest.mark.rule("AB-16.7")
def test_a_refilling_good_is_placed_when_the_card_is_built():
    s = table()
    lay_open(s, "H20")
    do(s, "build", "builder B1", "erect H20")
    assert s.stock[19] == 1


@pytest.mark.rule("AB-16.8")
def test_potions_come_at_once_with_the_card():
    s = table()
    lay_open(s, "H01")
    do(s, "build", "builder B1", "erect H01")
    assert held(s, 0, "potion") == 1
    s = table()
    drain(s, 1, "potion", left=1)
    lay_open(s, "K5")
    do(s, "build", "builder B1", "erect K5")
    assert held(s, 0, "potion") == 1


@pytest.mark.rule("AB-16.4")
def test_drinks_pay_for_a_building_as_many_as_the_player_likes():
    s = table()
    own(s, 0, "K5")
    give(s, 0, cider=1, potion=2)
    take_coins(s, 0, 5)
    lay_open(s, "H03")
    do(s, "build", "builder B1", "erect H03")
    assert names(s) == ["pay cider", "pay potion"]
    with pytest.raises(IllegalAction, match=r"too-dear \(rule AB-16.4\)"):
        do(s, "pay coins")
    do(s, "pay potion", "pay cider", "pay potion")
    assert names(s) == ["pay coins"]
    with pytest.raises(IllegalAction, match=r"no-such-drink \(rule AB-16.4\)"):
        do(s, "pay cider")
    do(s, "pay coins")
    assert s.coins[0] == 0
    assert [supply(s, "cider"), supply(s, "potion")] == [9, 20]


@pytest.mark.rule("AB-16.4")
def test_drinks_pay_for_training_renewing_and_fees_but_not_in_trade():
    s = table()
    own(s, 0, "K5")
    give(s, 0, potion=5)
    give(s, 1, fish=1)
    take_coins(s, 0)
    s.sale[1] = 1
    s.reserve[11] -= 1
    assert "buy @1" not in names(s)
    do(s, "renew houses", "pay potion")
    while s.actor() < 0:
        s.roll()
    do(s, "train", "trainer T1", "hire 1", "pay potion", "pay potion")
    assert held(s, 0, "potion") == 2
    do(s, "pass")
    at_paragraph(s, 57, "B1", "E1")
    do(s, "choose 1")
    throw(s, 1, 1)
    assert kind(s) == "PayLevel"
    do(s, "pay potion", "pay potion")
    assert s.view(0)["table"]["villages"][0]["caves"] != []


@pytest.mark.rule("AB-16.4")
def test_drinks_pay_for_a_purchase_without_a_roll():
    s = table()
    own(s, 0, "K5")
    give(s, 0, cider=1)
    take_coins(s, 0)
    at_paragraph(s, 139, "B1", "T1")
    assert names(s) == ["choose 1", "choose 3"]
    do(s, "choose 1", "pay cider")
    assert (s.reputation[0], supply(s, "cider")) == (1, 9)


@pytest.mark.rule("AB-16.4")
def test_drinks_pay_for_bought_lanterns():
    s = table()
    own(s, 0, "K5")
    give(s, 0, cider=1)
    take_coins(s, 0)
    at_paragraph(s, 167, "B1", "T1")
    do(s, "choose 1", "buy-lanterns", "pay cider")
    assert s.extra_lanterns == 2
