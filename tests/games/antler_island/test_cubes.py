"""Fighting cubes, the advanced rule (AN-9)."""

import pytest

from ludotheque.games.antler_island.rules import scoring
from tests.games.antler_island.tables import asked, island, mat, names, play, refused, roll


def cubes(s, *rows):
    """Lay the cubes: a row of colours a seat."""
    for seat, row in enumerate(rows):
        for colour, count in enumerate(row):
            s.cubes[seat * s.seats + colour] = count


def won_by_retreat(rows=(), seats=4, **kinds):
    """Return a table where seat 0 has driven seat 1 away and has taken its tile."""
    stags = {3: "O0 O1 O9", 4: "O0 O1 O6 O9"}[seats]
    s = island(seats=seats, stags=stags, cubes=True, **kinds)
    cubes(s, *rows)
    play(s, "0 reveal 1, 0 move O1, 1 retreat, 1 withdraw O2, 0 take pile")
    return roll(s)


@pytest.mark.rule("AN-9.1")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3)])
def test_everybody_begins_with_cubes_of_their_colour_where_they_are_played(seats, each):
    s = island(seats=seats, cubes=True)
    for seat in range(seats):
        row = [0] * seats
        row[seat] = each
        assert mat(s, seat)["cubes"] == row
    assert sum(mat(island(seats=seats), 0)["cubes"]) == 0


@pytest.mark.rule("AN-9.2")
def test_an_attacker_that_wins_takes_a_cube_and_a_defender_does_not():
    s = won_by_retreat()
    assert asked(s) == ("TakeCube", 0)
    play(s, "0 cube foreign")
    assert mat(s, 0)["cubes"] == [3, 1, 0, 0]
    assert mat(s, 1)["cubes"] == [0, 2, 0, 0]
    locked = island(stags="O0 O1 O6 O9", cubes=True, antlers={0: 5})
    play(locked, "0 reveal 1, 0 move O1, 1 stand, 0 lock, 0 chase O2, 0 take pile")
    assert asked(roll(locked)) == ("TakeCube", 0)
    defended = island(stags="O0 O1 O6 O9", cubes=True, antlers={1: 5})
    play(defended, "0 reveal 1, 0 move O1, 1 stand, 0 lock, 1 chase O2, 1 take pile")
    assert asked(roll(defended)) == ("TakeTurn", 1)
    fled = island(stags="O0 O1 O6 O9", cubes=True)
    play(fled, "0 reveal 1, 0 move O1, 1 stand, 0 retreat, 0 withdraw O0, 1 take pile")
    assert asked(roll(fled)) == ("TakeTurn", 1), "nor does it when the attacker retreats"


@pytest.mark.rule("AN-9.3")
def test_it_takes_its_own_colour_back_or_the_losers():
    s = won_by_retreat([(2, 0, 0, 0), (1, 3, 0, 0)])
    assert names(s, 0) == ["cube own", "cube foreign"]
    play(s, "0 cube own")
    assert mat(s, 0)["cubes"] == [3, 0, 0, 0]
    must = won_by_retreat([(2, 1, 0, 0), (1, 2, 0, 0)])
    assert names(must, 0) == ["cube own"], "it must take where it can"


@pytest.mark.rule("AN-9.4")
def test_never_two_of_a_foreign_colour_nor_a_third_colour():
    s = won_by_retreat([(3, 1, 0, 0), (0, 2, 1, 0)])
    assert asked(s) == ("TakeTurn", 1), "a second one and a third colour are both out"
    assert mat(s, 0)["cubes"] == [3, 1, 0, 0]
    one = won_by_retreat([(2, 1, 0, 0), (1, 2, 1, 0)])
    assert refused(one, 0, "cube foreign") == "AN-9.4"
    bare = won_by_retreat([(3, 0, 0, 0), (0, 0, 0, 0)])
    assert asked(bare) == ("TakeTurn", 1), "the loser has none left"


@pytest.mark.rule("AN-9.5")
@pytest.mark.rule("AN-9.6")
@pytest.mark.parametrize(("seats", "each", "whole"), [(3, 2, 2), (4, 3, 3)])
def test_points_for_ones_own_cubes_and_for_a_full_set(seats, each, whole):
    s = island(seats=seats, cubes=True)
    rows = [[0] * seats for _ in range(seats)]
    rows[0] = [each] + [1] * (seats - 1)
    for seat in range(1, seats):
        rows[seat][seat] = each - 1
    cubes(s, *rows)
    s.won[0] = s.won[1] = 1
    assert s.score_sheet()[0] == {"does": 0, "place": 0, "own-cubes": 1, "cube-set": whole}
    assert s.scores()[1] == 0
    assert scoring.own_cube_points(s, 1) == 0
    rows[0][1] = 0
    cubes(s, *rows)
    assert s.scores()[0] == 1, "one colour is missing"
    rows[0] = [0] + [1] * (seats - 1)
    cubes(s, *rows)
    assert s.scores()[0] == whole, "a cube of one's own is not needed"


@pytest.mark.rule("AN-9.7")
def test_cube_points_are_lost_without_a_won_fight():
    s = island(cubes=True)
    assert s.score_sheet()[0] == {
        "does": 0, "place": 0, "own-cubes": 1, "cube-set": 0, "no-fight-won": -1,
    }  # fmt: skip
    assert s.scores() == [0, 0, 0, 0]
