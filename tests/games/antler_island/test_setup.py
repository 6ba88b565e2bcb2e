"""Setting up (AN-2)."""

import pytest

from ludotheque.core import BadOption
from ludotheque.games.antler_island.box.components import BOARDS, SPACE_NAMES
from tests.games.antler_island.tables import ANTLER, asked, chances, names, refused, roll, stag


def placed(seats, colour, choice, **options):
    """Return a table whose stags are on *colour*, the first on *choice*; food is to be rolled."""
    s = ANTLER.new(seats, 1, **options)
    while asked(s)[0] != "StagDie":
        s.roll()
    s.act(-1, f"stags {colour}")
    s.act(s.first, f"place {choice}")
    return s


def counts(s, what):
    """Return does or food by space, where there are any."""
    found = {}
    for space in s.view(0)["table"]["spaces"]:
        number = space["does"] if what == "does" else len(space["food"])
        if number:
            found[space["space"]] = number
    return found


@pytest.mark.rule("AN-2.1")
def test_the_first_seat_is_given_or_drawn():
    assert ANTLER.new(4, 1).first == 0
    assert ANTLER.new(4, 1, first=2).first == 2
    with pytest.raises(BadOption, match="from 0 to 2 here, not 3"):
        ANTLER.new(3, 1, first=3)
    s = ANTLER.new(4, 1, first="random")
    assert chances(s) == ["first @0", "first @1", "first @2", "first @3"]
    s.act(-1, "first @3")
    assert s.first == 3
    while asked(s)[0] != "PlaceStag":
        s.roll()
    assert asked(s) == ("PlaceStag", 3)


@pytest.mark.rule("AN-2.2")
@pytest.mark.rule("AN-2.12")
def test_stags_begin_with_two_antlers_no_does_and_no_winning_stag():
    for seats in (3, 4):
        table = ANTLER.new(seats, 1).view(0)["table"]
        assert table["antler_supply"] == 50 - 2 * seats
        for mat in table["mats"]:
            assert (mat["antlers"], mat["broken"], mat["does"]) == (2, 0, 0)
            assert not mat["winning_stag"]


@pytest.mark.rule("AN-2.3")
@pytest.mark.parametrize(
    ("seats", "options", "reserve"),
    [(3, {}, 4), (3, {"board": "3_symmetric"}, 5), (4, {}, 6)],
)
def test_the_does_left_over_are_the_reserve(seats, options, reserve):
    s = ANTLER.new(seats, 3, **options)
    while asked(s)[0] != "Plans":
        s.roll() if s.actor() == -1 else s.apply(s.actor(), s.legal(s.actor())[0])
    assert s.reserve == reserve


@pytest.mark.rule("AN-2.4")
@pytest.mark.parametrize(("seats", "start"), [(3, [5, 4, 0]), (4, [6, 6, 0])])
def test_the_start_pile_holds_ones_and_twos_and_the_main_pile_the_rest(seats, start):
    s = ANTLER.new(seats, 1)
    assert list(s.unseen[:3]) == start
    assert list(s.unseen[3:6]) == [9 - count for count in start]


@pytest.mark.rule("AN-2.6")
def test_everybody_looks_at_one_token_of_the_start_pile():
    s = ANTLER.new(4, 1)
    for seat in range(4):
        assert asked(s) == ("LookAtToken", -1)
        assert chances(s) == ["token 1", "token 2"]
        s.listen()
        s.roll()
        assert [event["key"] for event in s.events_for(seat)] == ["looked"]
        assert s.events_for((seat + 1) % 4) == []
    assert [s.view(0)["table"]["mats"][seat]["food"] for seat in range(4)] == [1] * 4
    assert s.view(0)["table"]["mats"][1]["food_values"] is None


@pytest.mark.rule("AN-2.7")
def test_the_first_player_chooses_before_food_does_and_tile_are_known():
    s = ANTLER.new(4, 1)
    while asked(s)[0] != "StagDie":
        s.roll()
    s.act(-1, "stags yellow")
    assert names(s, 0) == ["place O1", "place O4", "place O7", "place O10"]
    assert refused(s, 0, "place O2") == "AN-2.7"
    assert counts(s, "does") == counts(s, "food") == {}
    assert s.view(0)["table"]["wily_open"] is None


@pytest.mark.rule("AN-2.8")
@pytest.mark.parametrize(
    ("seats", "first", "choice", "stags"),
    [
        (4, 0, "O6", ["O6", "O9", "O0", "O3"]),
        (4, 2, "O6", ["O0", "O3", "O6", "O9"]),
        (3, 0, "O0", ["O0", "O3", "O9"]),
        (3, 1, "O3", ["O0", "O3", "O9"]),
    ],
)
def test_the_others_follow_clockwise_on_the_same_colour(seats, first, choice, stags):
    s = placed(seats, "red", choice, first=first)
    assert [stag(s, seat) for seat in range(seats)] == stags


@pytest.mark.rule("AN-2.8")
def test_yellow_and_blue_wrap_round_the_open_coast_too():
    assert [stag(placed(3, "yellow", "O1"), seat) for seat in range(3)] == ["O1", "O7", "O10"]


@pytest.mark.rule("AN-2.9")
def test_food_comes_on_another_colour_from_the_start_pile():
    s = placed(4, "red", "O0")
    assert chances(s) == ["food yellow", "food blue"]
    s.act(-1, "food blue")
    assert counts(s, "food") == {"O2": 1, "O5": 1, "O8": 1, "O11": 1}
    lying = [space["food"] for space in s.view(0)["table"]["spaces"] if space["food"]]
    assert lying == [["start"]] * 4


@pytest.mark.rule("AN-2.10")
def test_a_doe_stands_on_every_empty_space_but_marshes_and_centre():
    s = placed(4, "red", "O0")
    s.act(-1, "food blue")
    does = ["O1", "O4", "O7", "O10", "M0", "M1", "M2", "M3"]
    assert counts(s, "does") == dict.fromkeys(does, 1)


@pytest.mark.rule("AN-2.10")
@pytest.mark.parametrize("board", ["3", "3_symmetric"])
def test_three_players_have_three_does_on_the_coast_and_one_a_meadow(board):
    s = roll(placed(3, "blue", "O2", board=board))
    meadows = [
        name for at, name in enumerate(SPACE_NAMES) if name[0] == "M" and BOARDS[board].dry[at]
    ]
    assert sum(counts(s, "does").values()) == 3 + len(meadows)


@pytest.mark.rule("AN-2.11")
def test_one_of_twelve_wily_tiles_is_laid_open():
    s = placed(4, "red", "O0")
    s.act(-1, "food blue")
    assert asked(s) == ("OpenTile", -1)
    assert [weight for _, weight in s.chances()] == [2] * 6
    s.act(-1, "open doping")
    table = s.view(0)["table"]
    assert table["wily_open"] == "doping"
    assert table["wily_pile"] == 11
