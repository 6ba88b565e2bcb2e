"""Setting up for two, three and four players."""

import pytest

from ludotheque.core import CHANCE
from tests.games.above_and_below.tables import (
    ABOVE,
    area,
    everybody_passes,
    names,
    roll,
    sleep_well,
    table,
)


@pytest.mark.rule("AB-2.1")
def test_every_player_begins_with_seven_coins_a_house_and_three_villagers():
    village = table(2).view(0)["table"]["villages"][0]
    assert village["coins"] == 7
    assert village["buildings"] == [{"card": "SH1", "stock": 0}]
    assert village["beds"] == 3
    villagers = table(2).view(0)["table"]["villagers"]
    assert [villagers[name]["symbols"] for name in ("B1", "T1", "E1")] == [
        ["hammer"],
        ["quill"],
        [],
    ]


@pytest.mark.rule("AB-2.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_everybody_is_ready(seats):
    assert table(seats).view(0)["table"]["villages"][1]["ready"] == ["B2", "T2", "E2"]


@pytest.mark.rule("AB-2.3")
def test_with_four_players_only_the_hammer_is_ready_at_first_and_all_after_the_first_night():
    s = table(4)
    assert [area(s, name) for name in ("B3", "T3", "E3")] == ["ready", "rest", "rest"]
    everybody_passes(s)
    sleep_well(s)
    assert [area(s, name) for name in ("B3", "T3", "E3")] == ["ready"] * 3


@pytest.mark.rule("AB-2.4")
def test_six_star_houses_lie_open_and_four_of_nine_key_houses():
    shown = table().view(0)["table"]
    assert shown["stars"] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert len(shown["keys"]) == 4
    assert len({tuple(table(2, seed).view(0)["table"]["keys"]) for seed in range(8)}) > 1
    s = table()
    assert sum(s.building_at[card] == 0 for card in range(25, 34)) == 5


@pytest.mark.rule("AB-2.5")
def test_five_of_eighteen_villagers_are_for_hire_and_the_special_ones_wait():
    s = table(3)
    shown = s.view(0)["table"]
    assert all(place["villager"].startswith("V") for place in shown["hire"])
    assert shown["villager_pile"] == 13
    assert [s.villager_at[villager] for villager in range(9, 12)] == [0, 0, 0]
    assert [s.villager_at[villager] for villager in range(30, 36)] == [2] * 6


@pytest.mark.rule("AB-2.6")
def test_the_first_of_seven_rounds():
    assert table().round == 1


@pytest.mark.rule("AB-2.7")
def test_one_cider_of_ten_lies_on_the_board():
    s = table()
    assert s.cider == 1
    assert s.supply[8] == 9


@pytest.mark.rule("AB-2.8")
def test_the_pile_of_caves_lies_face_up_and_only_its_top_is_known():
    s = table()
    shown = s.view(1)["table"]["cave_pile"]
    assert [len(layer) for layer in shown["layers"]] == [1, 24]
    assert shown["layers"][0] == [s.view(1)["table"]["open_cave"]["cave"]]
    assert len(s.view(1)["table"]["open_cave"]["paragraphs"]) == 6


@pytest.mark.rule("AB-2.9")
def test_everybody_begins_on_the_torch():
    assert list(table(4).reputation) == [0, 0, 0, 0]


@pytest.mark.rule("AB-2.10")
@pytest.mark.parametrize(
    ("seats", "first", "coins"),
    [(2, 0, [7, 8]), (2, 1, [8, 7]), (3, 0, [7, 8, 8]), (3, 2, [8, 8, 7]), (4, 0, [7, 7, 7, 8]),
     (4, 1, [8, 7, 7, 7])],
)  # fmt: skip
def test_extra_coins_are_counted_from_the_first_player(seats, first, coins):
    assert list(table(seats, first=first).coins) == coins


@pytest.mark.rule("AB-2.11")
def test_the_first_player_is_the_first_seat_or_drawn_by_lot():
    assert table(3).actor() == 0
    s = ABOVE.new(3, 1, first="random")
    assert names(s) == ["first @0", "first @1", "first @2"]
    s.act(CHANCE, "first @2")
    roll(s)
    assert s.actor() == 2
    assert list(s.coins) == [8, 8, 7]


@pytest.mark.rule("AB-2.12")
def test_four_houses_and_four_outposts_lie_open():
    shown = table().view(0)["table"]
    assert all(card.startswith("H") for card in shown["houses"])
    assert all(card.startswith("O") for card in shown["outposts"])
    assert [pile["size"] for pile in shown["piles"]] == [21, 20]
