"""The island on a terminal."""

import re
from itertools import pairwise

import pytest

from ludotheque.core import SPECTATOR
from ludotheque.locale import Words
from tests.games.antler_island.tables import ANTLER, island, play, space


def drawn(s, viewer=SPECTATOR, language="en"):
    """Return the lines of the drawing, without styles."""
    text = ANTLER.draw(s.view(viewer), Words(language, "antler_island").say)
    return re.sub(r"\[/?[a-z ]*\]", "", text).splitlines()


@pytest.mark.parametrize(
    ("seats", "options", "spaces"),
    [(4, {}, 21), (3, {}, 18), (3, {"board": "3_symmetric"}, 16)],
)
def test_every_space_of_the_island_is_drawn_once(seats, options, spaces):
    s = island(seats=seats, stags="O0 O1 O2 O3"[: 3 * seats - 1], **options)
    names = " ".join(drawn(s)[:15]).replace("~", "")
    found = re.findall(r"\b(?:O\d+|[MS]\d|C)(?=[ryb]?\b)", names)
    assert sorted(found) == sorted(space["space"] for space in s.view(0)["table"]["spaces"])
    assert len(found) == spaces


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {}), (3, {"board": "3_symmetric"})])
def test_spaces_drawn_side_by_side_or_one_above_the_other_are_neighbours(seats, options):
    s = island(seats=seats, stags="O0 O1 O2 O3"[: 3 * seats - 1], **options)
    rows = [line.replace("~", " ") for line in drawn(s)[:15:3]]
    grid = [[row[at : at + 12].strip().rstrip("ryb") for at in range(0, 60, 12)] for row in rows]
    beside = [pair for row in grid for pair in pairwise(row)]
    above = [pair for column in zip(*grid, strict=True) for pair in pairwise(column)]
    pairs = [(one, other) for one, other in beside + above if one and other]
    assert len(pairs) > 12
    for one, other in pairs:
        assert s.box.board.are_near(space(one), space(other)), f"{one} beside {other}"


def test_what_lies_on_a_space_stands_below_its_name():
    s = island(stags="M1 O3 O6 O9", does={"M1": 2, "S0": 1}, lying={"O1": 2})
    lines = drawn(s)
    row = next(number for number, line in enumerate(lines) if " M1 " in line)
    place = lines[row].index("M1")
    assert lines[row + 1][place - 2 : place + 4].strip() == "2d"
    assert lines[row + 2][place - 2 : place + 4].strip() == "(1)"
    assert lines[1].split() == ["2f", ".", "."]


def test_the_mats_tell_each_viewer_what_it_may_know():
    s = island(
        stags="O0 O1 O6 O9",
        hands={0: "1 3", 1: "2"},
        tiles={0: "doping open:speed"},
        plans={0: "move eat rut grow grow"},
        cubes=True,
    )
    own = "\n".join(drawn(s, 0))
    assert "food: 1 3; wily tiles: Speed, (Doping)" in own
    assert "(1=Move) (2=Eat) (3=Rut) (X=Grow antlers) (_=Grow antlers)" in own
    other = "\n".join(drawn(s, 1))
    assert "food: ? ?; wily tiles: Speed, (?)" in other
    assert "(1 x Move) (1 x Eat) (1 x Rut) (2 x Grow antlers)" in other
    assert "cubes of each player: 0, 3, 0, 0" in other
    play(s, "0 reveal 1, 0 move O1, 0 commit 3")
    assert "food: 1 + 3 committed" in "\n".join(drawn(s, 0))
    assert "food: ? + ? committed" in "\n".join(drawn(s, 1))


def test_beside_the_island_lies_what_all_may_count():
    s = island(does={"O1": 1}, tiles={0: "roar"}, antlers={1: 5}, shown="speed")
    play(s, "0 play roar")
    lines = drawn(s)
    assert "does in reserve: 13; the round in which a marker reaches 10 is the last" in lines
    assert "antler pieces left: 39" in lines
    assert "wily tiles in the pile: 10; open: Speed; discarded: Roar" in lines


@pytest.mark.parametrize("language", ["fr", "de"])
def test_other_languages_draw_the_same_table(language):
    s = island(does={"O1": 1}, lying={"O2": 2}, hands={0: "3"}, cubes=True)
    there = drawn(s, 0, language)
    assert len(there) == len(drawn(s, 0))
    assert not any("antler_island" in line for line in there)
