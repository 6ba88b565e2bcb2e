"""Between two rounds (AN-4), and how food is drawn (AN-2.5)."""

import pytest

from ludotheque.games.antler_island.rules import food, new_round
from tests.games.antler_island.tables import ANTLER, asked, chances, island, space


def between(**kinds):
    """Return a table at the end of its round, the first die of the new one to be rolled."""
    s = island(**kinds)
    s.stack = []
    new_round.begin(s)
    return s


def does(s):
    return {
        place["space"]: place["does"] for place in s.view(0)["table"]["spaces"] if place["does"]
    }


def lying(s):
    return {
        place["space"]: len(place["food"])
        for place in s.view(0)["table"]["spaces"]
        if place["food"]
    }


@pytest.mark.rule("AN-4.1")
def test_the_marker_goes_on_and_tiles_come_back():
    s = between(first=3, does={"C": 14})
    assert s.first == 0
    assert s.rounds == 2
    s.roll()
    assert asked(s)[0] == "Plans"
    assert set(s.plan) == {-1}
    assert set(s.used) == {0}


@pytest.mark.rule("AN-4.1")
def test_the_first_round_begins_without_it():
    s = ANTLER.new(4, 1)
    while asked(s)[0] != "Plans":
        assert asked(s)[0] != "DoeDie"
        s.roll() if s.actor() == -1 else s.apply(s.actor(), s.legal(s.actor())[0])
    assert s.first == 0


@pytest.mark.rule("AN-4.2")
def test_does_climb_one_space_into_marshes_too_and_share_spaces():
    s = between(does={"O0": 1, "O1": 2, "O2": 1, "M1": 1, "S3": 1})
    assert does(s) == {"M0": 3, "S0": 1, "C": 2}


@pytest.mark.rule("AN-4.3")
def test_does_in_the_centre_stay():
    s = between(does={"C": 4, "M0": 1})
    assert does(s) == {"C": 5}


@pytest.mark.rule("AN-4.4")
def test_food_grows_on_the_colour_rolled_under_stags_and_does():
    s = between(stags="O0 O3 O6 O9", does={"C": 14})
    assert chances(s) == ["food red", "food yellow", "food blue"]
    s.act(-1, "food red")
    assert lying(s) == {"O0": 1, "O3": 1, "O6": 1, "O9": 1}
    assert asked(s)[0] == "Plans", "no does are left to come"


@pytest.mark.rule("AN-4.5")
def test_a_space_never_holds_more_than_two_tokens():
    s = between(lying={"O0": 2, "O3": 1}, does={"C": 14})
    left = sum(s.left)
    s.act(-1, "food red")
    assert lying(s) == {"O0": 2, "O3": 2, "O6": 1, "O9": 1}
    assert sum(s.left) == left - 3, "nothing is drawn for the full space"


@pytest.mark.rule("AN-4.6")
@pytest.mark.parametrize(
    ("seats", "board", "colour", "served"),
    [
        (4, "3", "red", ["O0", "O3"]),
        (4, "3", "blue", ["O2", "O5"]),
        (3, "3", "red", ["O9", "O0"]),
        (3, "3", "yellow", ["O7", "O10"]),
        (3, "3_symmetric", "yellow", ["O1", "O4"]),
    ],
)
def test_the_last_tokens_are_laid_clockwise_from_the_first_space(seats, board, colour, served):
    stags = "O0 O3 O6" if board == "3_symmetric" else ""
    s = between(seats=seats, board=board, stags=stags, does={"C": 11})
    s.reserve = 0
    while sum(s.left) > 2:
        pile = food.draw(s)
        kind = next(kind for kind in range(3) if s.unseen[pile * 3 + kind] > 0)
        s.unseen[pile * 3 + kind] -= 1
        s.held[kind] += 1
    s.act(-1, f"food {colour}")
    assert lying(s) == dict.fromkeys(served, 1)


@pytest.mark.rule("AN-2.5")
def test_food_is_drawn_from_start_then_main_then_shuffled_discards():
    s = island(hands={0: "3 3"})
    s.stack = []
    piles = [food.draw(s) for _ in range(25)]
    assert piles == [0] * 12 + [1] * 13
    assert food.draw(s) == -1, "nothing is left"
    s.held[2] -= 2
    s.spent[2] += 2
    assert food.left_to_draw(s)
    assert sum(s.left) == 0, "not shuffled before one must be drawn"
    assert [food.draw(s), food.draw(s), food.draw(s)] == [2, 2, -1]
    assert list(s.unseen[6:9]) == [0, 0, 2]
    assert sum(s.spent) == 0


@pytest.mark.rule("AN-4.7")
@pytest.mark.parametrize(
    ("seats", "centre", "comes"), [(4, 10, 1), (4, 11, 0), (3, 8, 1), (3, 9, 0)]
)
def test_a_group_comes_if_the_reserve_covers_it(seats, centre, comes):
    s = between(seats=seats, does={"C": centre})
    s.act(-1, "food red")
    assert (asked(s)[0] == "DoeDie") == bool(comes)
    if comes:
        assert chances(s) == ["does red", "does yellow", "does blue"], "food's colour too"
        s.act(-1, "does red")
        assert sum(does(s).values()) == centre + seats
        assert does(s)["O0"] == 1


@pytest.mark.rule("AN-4.8")
def test_a_second_group_comes_on_another_colour_and_never_a_third():
    s = between(does={"C": 1})
    s.act(-1, "food red")
    s.act(-1, "does yellow")
    assert chances(s) == ["does red", "does blue"]
    s.act(-1, "does blue")
    assert s.reserve == 5
    assert asked(s)[0] == "Plans"
    assert s.does[space("O1")] == s.does[space("O2")] == 1


@pytest.mark.rule("AN-4.8")
def test_the_reserve_is_checked_again_before_the_second_group():
    s = between(does={"C": 7})
    s.act(-1, "food red")
    s.act(-1, "does yellow")
    assert asked(s)[0] == "Plans"
    assert s.reserve == 3
