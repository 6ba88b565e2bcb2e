"""Reputation, points, bonus cards, ties and winners."""

import pytest

from ludotheque.games.above_and_below.rules.reputation import change_reputation
from ludotheque.games.above_and_below.table import INJURED, READY, REST
from tests.games.above_and_below.tables import (
    do,
    drain,
    everybody_passes,
    give,
    move,
    own,
    table,
    take_coins,
    win_cave,
)


def sheet(s, source):
    return [row[source] for row in s.score_sheet()]


@pytest.mark.rule("AB-14.1")
def test_reputation_moves_along_the_track_and_beyond_its_ends_is_lost():
    s = table()
    change_reputation(s, 0, 3)
    change_reputation(s, 1, -2)
    assert list(s.reputation) == [3, -2]
    change_reputation(s, 0, 20)
    change_reputation(s, 1, -9)
    assert list(s.reputation) == [10, -4]
    change_reputation(s, 0, -1)
    assert s.reputation[0] == 9


@pytest.mark.rule("AB-15.2")
def test_four_fruits_on_the_third_place_score_eight():
    """The example of the document, with a rope and a fish on the first two places."""
    s = table()
    give(s, 0, rope=1, fish=1, fruit=4)
    do(s, "place rope", "place fish", *["place fruit"] * 4)
    assert sheet(s, "track") == [1 + 1 + 8, 0]


@pytest.mark.rule("AB-15.3")
def test_every_building_scores_one_and_caves_score_nothing():
    s = table()
    own(s, 0, "H02", "O05", "K1", "S2")
    win_cave(s, 0)
    assert sheet(s, "buildings") == [5, 1]


@pytest.mark.rule("AB-15.4")
def test_ranks_of_reputation_with_four_players_whatever_the_sign():
    s = table(4)
    for seat, reputation in enumerate((-1, -2, -4, -3)):
        s.reputation[seat] = reputation
    assert sheet(s, "reputation-rank") == [5, 3, 0, 2]


@pytest.mark.rule("AB-15.5")
def test_with_two_players_only_the_higher_reputation_scores_three():
    s = table()
    s.reputation[1] = 1
    assert sheet(s, "reputation-rank") == [0, 3]


@pytest.mark.rule("AB-15.6")
def test_tied_players_share_and_round_up():
    """The example of the document: two first places share 5 and 3 and get 4 each."""
    s = table(3)
    s.reputation[0] = s.reputation[2] = 4
    assert sheet(s, "reputation-rank") == [4, 2, 4]
    s = table(4)
    s.reputation[0] = 4
    assert sheet(s, "reputation-rank") == [5, 2, 2, 2]
    assert sheet(table(), "reputation-rank") == [2, 2]
    assert sheet(table(4), "reputation-rank") == [3, 3, 3, 3]


@pytest.mark.rule("AB-15.7")
def test_the_space_of_the_cube_scores_or_costs():
    """The example of the document: the topmost space costs two points."""
    s = table()
    s.reputation[0] = -4
    s.reputation[1] = 10
    assert sheet(s, "reputation-space") == [-2, 5]


@pytest.mark.rule("AB-15.8")
def test_cards_score_their_printed_bonus():
    s = table()
    own(s, 0, "H18", "H25")
    assert sheet(s, "bonus") == [2 + 3, 0]


@pytest.mark.rule("AB-15.9")
def test_four_and_two_for_each_potion_and_ore():
    """The example of the document: 4 + 2 a potion and an ore, wherever they are possessed."""
    s = table()
    own(s, 0, "S2", "O17")
    give(s, 0, potion=1, ore=3)
    s.stock[56] = 2
    s.supply[6] -= 2
    do(s, "place ore", "sell ore")
    assert sheet(s, "bonus")[0] == 4 + 1
    assert sheet(s, "objects")[0] == 2 * 1 + 2 * 3


@pytest.mark.rule("AB-15.9")
def test_drinks_on_the_sale_space_count_and_goods_on_buildings_do_not():
    s = table()
    own(s, 0, "S2")
    give(s, 0, potion=2)
    do(s, "sell potion")
    assert sheet(s, "objects")[0] == 2 * 2
    s = table()
    own(s, 0, "S5", "H13")
    s.stock[12] = 2
    s.supply[2] -= 2
    give(s, 0, fish=1, mushroom=1)
    assert sheet(s, "objects")[0] == 2


@pytest.mark.rule("AB-15.10")
def test_three_and_two_for_each_house_the_card_itself_and_the_starting_house_included():
    """The example of the document: 3 + 2 for every house, key house and star house."""
    s = table()
    own(s, 0, "S1", "H02", "K1", "O05")
    assert sheet(s, "objects")[0] == 2 * 4
    s = table()
    own(s, 0, "S4", "O05", "O06")
    assert sheet(s, "objects")[0] == 2 * 2


@pytest.mark.rule("AB-15.11")
def test_villagers_count_in_every_area_special_ones_too():
    s = table()
    own(s, 0, "S3")
    move(s, 0, REST, "B1")
    move(s, 0, INJURED, "T1", "GL")
    move(s, 0, READY, "MM1")
    assert sheet(s, "objects")[0] == 2 * 5


@pytest.mark.rule("AB-15.12")
def test_empty_caves_count_and_covered_ones_do_not():
    s = table()
    own(s, 0, "K9", "O05")
    win_cave(s, 0, 3)
    assert sheet(s, "objects")[0] == 3


def ended(prepare):
    """A finished game, prepared before its last round ended."""
    s = table(3)
    s.round = 7
    for seat in range(3):
        take_coins(s, seat)
    prepare(s)
    everybody_passes(s)
    return s


@pytest.mark.rule("AB-15.13")
def test_most_points_win():
    s = ended(lambda s: own(s, 1, "H02"))
    assert s.over
    assert s.winners() == [1]
    assert s.scores() == [5, 7, 5]


@pytest.mark.rule("AB-15.13")
def test_ties_are_broken_by_coins_then_villagers_then_buildings():
    assert ended(lambda s: give(s, 2, coins=1)).winners() == [2]
    assert ended(lambda s: move(s, 1, REST, "V01")).winners() == [1]

    def same_points_more_buildings(s):
        own(s, 0, "H02")
        own(s, 1, "H03", "H05")
        win_cave(s, 0, 3)

    s = ended(same_points_more_buildings)
    assert s.scores()[0] == s.scores()[1]
    assert s.winners() == [1]


@pytest.mark.rule("AB-15.13")
def test_coins_break_a_tie_before_villagers_and_villagers_before_buildings():
    def a_coin_against_villagers(s):
        give(s, 2, coins=1)
        move(s, 1, REST, "V01", "V02")

    assert ended(a_coin_against_villagers).winners() == [2]

    def a_villager_against_buildings(s):
        own(s, 0, "H02")
        move(s, 0, REST, "V01")
        own(s, 1, "H03", "H05")

    s = ended(a_villager_against_buildings)
    assert s.scores()[0] == s.scores()[1]
    assert s.winners() == [0]


@pytest.mark.rule("AB-16.4")
def test_drinks_that_pay_like_coins_do_not_break_a_tie():
    def a_tavern_against_a_coin(s):
        own(s, 0, "K5")
        own(s, 1, "K4")
        give(s, 0, potion=3, cider=2)
        give(s, 1, coins=1)

    s = ended(a_tavern_against_a_coin)
    assert s.scores()[0] == s.scores()[1]
    assert s.winners() == [1]


@pytest.mark.rule("AB-15.13")
def test_after_that_victory_is_shared():
    assert ended(lambda _: None).winners() == [0, 1, 2]


def test_there_are_no_winners_before_the_end():
    s = table()
    drain(s, 0, "ore", left=3)
    assert s.winners() == []
    assert s.ending() == ""
