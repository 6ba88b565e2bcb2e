"""What is in the box, and how the spaces of the island hang together (AN-1)."""

import pytest

from ludotheque.core import BadOption
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    BOARDS,
    CENTRE,
    KIND_NAMES,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    food_in_box,
)
from tests.games.antler_island.tables import ANTLER, island, names, play, refused, space

COUNTS = {"4": (12, 4, 4), "3": (9, 4, 4), "3_symmetric": (9, 3, 3)}


def near(board, name):
    entry = space(name) * 8
    return {SPACE_NAMES[other] for other in BOARDS[board].near[entry : entry + 8] if other >= 0}


def uphill(board, name):
    return SPACE_NAMES[BOARDS[board].uphill[space(name)]]


def spaces(board, letter):
    return [
        name
        for name in SPACE_NAMES
        if name.startswith(letter) and BOARDS[board].height[space(name)] >= 0
    ]


@pytest.mark.rule("AN-1.1")
def test_three_or_four_play_with_five_control_tiles_and_four_actions():
    assert ANTLER.seats == (3, 4)
    assert TILE_NAMES == ["1", "2", "3", "X", "blank"]
    assert ACTION_NAMES == ["move", "eat", "rut", "grow"]
    with pytest.raises(ValueError, match="3, 4 players, not 2"):
        ANTLER.new(2, 1)


@pytest.mark.rule("AN-1.2")
@pytest.mark.parametrize("board", list(COUNTS))
def test_every_board_has_its_spaces_and_one_centre(board):
    coast, meadows, marshes = COUNTS[board]
    assert len(spaces(board, "O")) == coast
    assert len(spaces(board, "M")) == meadows
    assert len(spaces(board, "S")) == marshes
    assert BOARDS[board].height[CENTRE] == 2
    assert near("4", "M0") >= {"S3", "S0"}, "meadows and marshes in turn"
    assert near("4", "S0") >= {"M0", "M1"}


@pytest.mark.rule("AN-1.3")
@pytest.mark.parametrize("board", list(COUNTS))
def test_colours_go_round_the_coast_in_turn_as_many_of_each_as_players(board):
    coast = [SPACE_NAMES[number] for number in BOARDS[board].coast]
    colours = [int(name[1:]) % 3 for name in coast]
    assert colours == [(colours[0] + step) % 3 for step in range(len(coast))]
    assert BOARDS[board].per_colour == int(board[0])


@pytest.mark.rule("AN-1.4")
@pytest.mark.parametrize("board", list(COUNTS))
def test_neighbours_are_mutual_and_every_space_leads_up(board):
    there = [name for letter in "OMSC" for name in spaces(board, letter)]
    for name in there:
        assert all(name in near(board, other) for other in near(board, name))
        if name != "C":
            assert uphill(board, name) in near(board, name)
    assert near(board, "C") == set(spaces(board, "M")) | set(spaces(board, "S"))
    for meadow in spaces("4", "M"):
        assert sum(uphill("4", name) == meadow for name in spaces("4", "O")) == 2
    for marsh in spaces("4", "S"):
        assert sum(uphill("4", name) == marsh for name in spaces("4", "O")) == 1


@pytest.mark.rule("AN-1.4")
@pytest.mark.parametrize(
    ("board", "name", "neighbours"),
    [
        ("4", "O0", "O11 O1 M0"),
        ("4", "O1", "O0 O2 M0"),
        ("4", "O2", "O1 O3 S0"),
        ("4", "M1", "O3 O4 S0 S1 C"),
        ("4", "S3", "O11 M3 M0 C"),
        ("3", "M1", "O3 S0 S1 C"),
        ("3", "S1", "M1 M2 C"),
        ("3", "M2", "O7 S1 S2 C"),
        ("3", "O0", "O11 O1 M0"),
        ("3_symmetric", "M0", "O0 O1 S2 S0 C"),
        ("3_symmetric", "S2", "O8 M2 M0 C"),
    ],
)
def test_neighbours_lie_along_the_ring_above_and_below(board, name, neighbours):
    assert near(board, name) == set(neighbours.split())


@pytest.mark.rule("AN-1.4")
@pytest.mark.parametrize("board", list(COUNTS))
def test_stags_reach_every_dry_space_and_have_two_ways_to_go(board):
    dry = {name for letter in "OMC" for name in spaces(board, letter)}
    reached, edge = {"C"}, ["C"]
    while edge:
        edge = [name for at in edge for name in near(board, at) & dry if name not in reached]
        reached |= set(edge)
    assert reached == dry
    assert all(len(near(board, name) & dry) >= 2 for name in dry)


@pytest.mark.rule("AN-1.5")
def test_the_overlay_opens_the_coast_of_three_players():
    assert not {"O4", "O5", "O6"} & set(spaces("3", "O"))
    assert "O7" not in near("3", "O3")
    assert near("3", "O3") == {"O2", "M1"}
    assert near("3", "O7") == {"O8", "M2"}
    s = island(seats=3, stags="O3 O9 O0")
    play(s, "0 reveal 1")
    assert names(s, 0) == ["move O2", "move M1"]
    assert refused(s, 0, "move O4") == "AN-1.5"


@pytest.mark.rule("AN-1.6")
def test_the_symmetric_board_is_an_option_for_three_only():
    s = ANTLER.new(3, 1, board="3_symmetric")
    assert len(s.view(0)["table"]["spaces"]) == 16
    assert near("3_symmetric", "O8") == {"O7", "O0", "S2"}
    with pytest.raises(BadOption, match="for 3 players"):
        ANTLER.new(4, 1, board="3_symmetric")


@pytest.mark.rule("AN-1.7")
def test_stags_never_enter_a_marsh_and_does_do():
    s = island(stags="O2 O3 O6 O9", does={"O2": 1})
    play(s, "0 reveal 1")
    assert "move S0" not in names(s, 0)
    assert refused(s, 0, "move S0") == "AN-1.7"
    assert uphill("4", "O2") == "S0"


@pytest.mark.rule("AN-1.8")
@pytest.mark.rule("AN-1.9")
@pytest.mark.rule("AN-1.10")
def test_the_box_is_counted_from_the_first_state_on():
    assert list(food_in_box()) == [9, 9, 9]
    assert KIND_NAMES == ["speed", "greedy", "double-rut", "doping", "diamond", "roar"]
    for seats, does in ((3, 11), (4, 14)):
        census = ANTLER.new(seats, 1).census()
        assert [census[f"food {value}"] for value in (1, 2, 3)] == [9, 9, 9]
        assert {census[f"tile {kind}"] for kind in KIND_NAMES} == {2}
        assert census["antlers"] == 50
        assert census["does"] == does


@pytest.mark.rule("AN-1.11")
def test_the_die_shows_each_colour_as_often():
    s = ANTLER.new(4, 1)
    while type(s.stack[-1]).__name__ != "StagDie":
        s.roll()
    assert [weight for _, weight in s.chances()] == [1, 1, 1]


def test_every_name_of_a_space_stands_for_one():
    assert len(SPACE_NAMES) == len(set(SPACE_NAMES)) == SPACES
