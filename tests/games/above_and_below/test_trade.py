"""Free actions: buying, selling, renewing a row."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.table import INJURED
from ludotheque.locale import Words
from tests.games.above_and_below.tables import (
    ABOVE,
    area,
    at_paragraph,
    do,
    everybody_passes,
    give,
    held,
    kind,
    move,
    names,
    own,
    repile,
    roll,
    sleep_well,
    table,
    take_coins,
    throw,
)


def with_sale(item="rope", seats=2):
    """A table whose second player has something for sale."""
    s = table(seats)
    give(s, 1, **{item: 1})
    do(s, "pass", f"sell {item}", "work", "send E2", "go")
    while s.actor() != 1:
        do(s, "pass")
    do(s, "pass")
    sleep_well(s)
    while s.actor() != 0:
        do(s, "pass")
    return s


@pytest.mark.rule("AB-9.1")
def test_offers_are_whole_coins_from_three_to_what_the_buyer_holds():
    s = with_sale()
    take_coins(s, 0, s.coins[0] - 5)
    do(s, "buy @1")
    assert names(s) == ["offer 3", "offer 4", "offer 5"]
    with pytest.raises(IllegalAction, match=r"not-enough-coins \(rule AB-9.1\)"):
        do(s, "offer 6")
    s = with_sale()
    take_coins(s, 0, s.coins[0] - 2)
    with pytest.raises(IllegalAction, match=r"not-enough-coins \(rule AB-9.1\)"):
        do(s, "buy @1")
    with pytest.raises(IllegalAction, match=r"nothing-for-sale \(rule AB-9.1\)"):
        do(s, "buy @0")


@pytest.mark.rule("AB-9.2")
def test_the_seller_accepts_and_is_paid_at_once():
    s = with_sale("potion")
    mine, theirs = s.coins
    do(s, "buy @1", "offer 4")
    assert s.actor() == 1
    do(s, "accept")
    assert list(s.coins) == [mine - 4, theirs + 4]
    assert held(s, 0, "potion") == 1
    assert s.sale[1] == -1
    assert (s.actor(), kind(s)) == (0, "Turn")


@pytest.mark.rule("AB-9.2")
def test_the_seller_may_refuse_for_any_reason():
    s = with_sale()
    before = list(s.coins)
    do(s, "buy @1", "offer 9", "refuse")
    assert list(s.coins) == before
    assert s.sale[1] == 3


@pytest.mark.rule("AB-9.3")
def test_after_a_refusal_the_buyer_may_only_raise_in_that_turn():
    s = with_sale()
    take_coins(s, 0, s.coins[0] - 6)
    do(s, "buy @1", "offer 4", "refuse", "buy @1")
    assert names(s) == ["offer 5", "offer 6"]
    with pytest.raises(IllegalAction, match=r"must-raise \(rule AB-9.3\)"):
        do(s, "offer 4")
    do(s, "offer 6", "refuse")
    with pytest.raises(IllegalAction, match=r"must-raise \(rule AB-9.3\)"):
        do(s, "buy @1")
    do(s, "work", "send E1", "go", "buy @1")
    assert names(s)[0] == "offer 3"


@pytest.mark.rule("AB-9.4")
def test_one_item_of_the_reserve_is_put_up_for_sale():
    s = table()
    give(s, 0, ore=2, cider=1)
    with pytest.raises(IllegalAction, match=r"not-in-reserve \(rule AB-9.4\)"):
        do(s, "sell fish")
    do(s, "sell ore")
    assert held(s, 0, "ore") == 1
    assert s.view(1)["table"]["villages"][0]["sale"] == "ore"


@pytest.mark.rule("AB-9.5")
def test_the_sale_space_is_changed_once_a_turn_and_lasts_across_rounds():
    s = table()
    give(s, 0, ore=2, cider=1)
    do(s, "sell ore")
    for name in ("sell cider", "withdraw", "sell ore"):
        with pytest.raises(IllegalAction, match=r"sale-changed-already \(rule AB-9.5\)"):
            do(s, name)
    everybody_passes(s)
    sleep_well(s)
    assert s.sale[0] == 6
    do(s, "pass")
    with pytest.raises(IllegalAction, match=r"for-sale-already \(rule AB-9.5\)"):
        do(s, "sell ore")
    do(s, "sell cider")
    assert held(s, 0, "ore") == 2
    do(s, "work", "send E1", "go", "withdraw")
    assert held(s, 0, "cider") == 2
    assert s.sale[0] == -1
    with pytest.raises(IllegalAction, match=r"sale-changed-already \(rule AB-9.5\)"):
        do(s, "sell ore")


@pytest.mark.rule("AB-9.5")
def test_nothing_can_be_taken_back_from_an_empty_space():
    with pytest.raises(IllegalAction, match=r"nothing-for-sale \(rule AB-9.5\)"):
        do(table(), "withdraw")


@pytest.mark.rule("AB-9.6")
def test_the_item_for_sale_can_be_placed_and_the_reserve_goes_first():
    s = table()
    give(s, 0, fish=2)
    do(s, "sell fish", "place fish")
    assert s.sale[0] == 1
    assert held(s, 0, "fish") == 0
    do(s, "place fish")
    assert s.sale[0] == -1
    assert "place fish" not in names(s)


@pytest.mark.rule("AB-9.6")
def test_the_item_for_sale_can_be_staked():
    s = table()
    give(s, 0, ore=1)
    do(s, "sell ore")
    at_paragraph(s, 156, "B1", "T1")
    do(s, "choose 2", "stake ore")
    throw(s, 1, 1)
    do(s, "stop")
    assert s.sale[0] == -1


@pytest.mark.rule("AB-9.6")
def test_the_drink_for_sale_can_be_spent_in_the_night():
    s = table()
    give(s, 0, potion=1)
    do(s, "sell potion")
    move(s, 0, INJURED, "B1")
    everybody_passes(s)
    assert names(s, 0) == ["potion B1", "end-drinks"]
    s.act(0, "potion B1")
    s.act(0, "end-beds")
    assert (area(s, "B1"), s.sale[0], s.supply[9]) == ("rest", -1, 20)


@pytest.mark.rule("AB-9.7")
def test_a_row_is_renewed_for_a_coin_once_a_turn():
    s = table()
    before = s.view(0)["table"]["houses"]
    do(s, "renew houses")
    roll(s)
    after = s.view(0)["table"]["houses"]
    assert len(set(before) | set(after)) == 8
    assert s.coins[0] == 6
    with pytest.raises(IllegalAction, match=r"renewed-already \(rule AB-9.7\)"):
        do(s, "renew outposts")
    do(s, "work", "send E1", "go", "renew outposts")
    roll(s)
    assert s.coins[1] == 7
    s = table()
    take_coins(s, 0)
    with pytest.raises(IllegalAction, match=r"too-dear \(rule AB-9.7\)"):
        do(s, "renew outposts")


@pytest.mark.rule("AB-9.8")
def test_a_renewed_row_lies_under_the_pile_in_its_order_for_all_to_know():
    s = table()
    before = s.view(0)["table"]["outposts"]
    do(s, "renew outposts")
    roll(s)
    layers = s.view(1)["table"]["piles"][1]["layers"]
    assert [len(layer) for layer in layers] == [16, 1, 1, 1, 1]
    assert [layer[0] for layer in layers[1:]] == before


@pytest.mark.rule("AB-9.8")
def test_a_short_pile_comes_first_and_then_the_returned_cards():
    s = table()
    row = s.view(0)["table"]["houses"]
    for card in list(s.piles[0].cards)[1:]:
        s.give_building(card, 1)
    repile(s, 0, list(s.piles[0].cards)[:1])
    last = s.view(0)["table"]["piles"][0]["layers"][0][0]
    do(s, "renew houses")
    roll(s)
    assert s.view(0)["table"]["houses"] == [last, *row[:3]]
    assert s.view(0)["table"]["piles"][0]["layers"] == [[row[3]]]
    words = Words("en", ABOVE.name)
    known = f"known in the pile, from the top: {words.thing(row[3])}"
    assert known in ABOVE.draw(s.view(0), words.say)


@pytest.mark.rule("AB-9.9")
def test_a_row_with_an_empty_pile_cannot_be_renewed():
    s = table()
    for card in list(s.piles[0].cards):
        s.give_building(card, 1)
    repile(s, 0, [])
    with pytest.raises(IllegalAction, match=r"pile-empty \(rule AB-9.9\)"):
        do(s, "renew houses")
    assert [name for name in names(s) if name.startswith("renew")] == ["renew outposts"]


def test_questions_say_what_they_are_about():
    words = Words("en", ABOVE.name)
    s = with_sale("potion")
    do(s, "buy @1")
    assert words.ask(s.asked_of(0)) == "How many coins do you offer for this: potion?"
    do(s, "offer 4")
    assert words.ask(s.asked_of(1)) == "Do you sell your potion for 4 coins?"
    do(s, "accept", "explore")
    assert words.ask(s.asked_of(0)) == "Who explores? Two at least."
    s = table()
    own(s, 0, "K5")
    give(s, 0, cider=1)
    do(s, "renew houses")
    assert words.ask(s.asked_of(0)) == "How do you pay the coin?"
