"""The harvest: fiefs, strength, wealth, and the printed examples."""

import pytest

from tests.games.bunny_kingdom import brute_force
from tests.games.bunny_kingdom.tables import all_pass, do, fiefs, table
from tests.games.bunny_kingdom.test_brute_force import plain_table

ROUND_2 = {
    "land": ["A2 A3 A4 A5 B2 B3 D3 D4 D5", "C3 C4", ""],
    "built": "A2 city2, A3 mushroom-farm, B2 city3, D5 city3",
}
ROUND_3 = {
    "land": ["A2 A3 A4 A5 B2 B3 D3 D4 D5 B5 C2 D2", "C3 C4", ""],
    "built": "A2 city2, A3 mushroom-farm, B2 city3, D5 city3, B5 carrots-farm, C2 gold-farm,"
    " C4 city1",
}


def brought(s, seat=0):
    return sorted(fiefs(s, seat).values(), reverse=True)


@pytest.mark.rule("BK-11.2")
@pytest.mark.rule("BK-11.3")
@pytest.mark.rule("BK-11.4")
def test_the_printed_fief_of_fifteen():
    """Two City 1 and a City 3; two forests count once, mushrooms, a sea: 5 times 3."""
    s = table(land="A2 A3 A4 A5 B2 B3", built="A3 mushroom-farm, B2 city3", phase="harvest")
    (gain,) = s.view(0)["table"]["gains"]
    assert gain == {"round": 1, "seat": 0, "square": "A2", "carrots": 15}
    assert s.scores() == [15, 0, 0]


@pytest.mark.rule("BK-11.4")
def test_the_printed_harvest_of_round_2():
    """Timothée 7 x 3 and 4 x 1; Ludovic has fish but no city."""
    s = table(**ROUND_2, phase="harvest", round_=2)
    assert s.scores() == [21 + 4, 0, 0]
    assert [gain["carrots"] for gain in s.view(0)["table"]["gains"]] == [21, 4]
    assert s.score_sheet()[0] == {
        "harvest-1": 0, "harvest-2": 25, "harvest-3": 0, "harvest-4": 0,
    }  # fmt: skip


@pytest.mark.rule("BK-11.4")
@pytest.mark.rule("BK-9.12")
@pytest.mark.rule("BK-2.3")
def test_the_printed_harvest_of_round_3():
    """7 x 5 and, with a trading post for fish, 4 x 2; the lava C2-D2 keeps the fiefs apart."""
    s = table(**ROUND_3, waits="post", round_=3)
    do(s, "0 build post D2", "0 trade fish")
    assert s.scores() == [35 + 8, 1, 0]
    assert brought(s) == [35, 8]


@pytest.mark.rule("BK-9.11")
@pytest.mark.rule("BK-11.3")
def test_the_printed_harvest_of_round_4():
    """Sky towers make one fief of eleven by five; Ludovic's field with a City 2 brings 2."""
    land = [ROUND_3["land"][0], "C3 C4 E8", ""]
    built = f"{ROUND_3['built']}, D2 post-fish, E8 city2"
    s = table(land=land, built=built, waits="tower", round_=4)
    do(s, "0 raise A5", "0 join D4", "0 trade wood")
    (fief,) = [fief for fief in s.view(0)["table"]["fiefs"] if fief["seat"] == 0]
    assert (fief["strength"], fief["wealth"], fief["carrots"]) == (11, 5, 55)
    assert s.scores() == [55, 1 + 2, 0]


@pytest.mark.rule("BK-11.1")
def test_igor_has_three_fiefs_and_could_join_them():
    """The second fief touches the mountain of the third, but lava lies between."""
    assert sorted(fiefs(table(land="C2 C3 D2 D4"), 0)) == ["C2 C3", "D2", "D4"]
    assert sorted(fiefs(table(land="C2 C3 D2 D4 D3"), 0)) == ["C2 C3 D2 D3 D4"]


@pytest.mark.rule("BK-11.1")
def test_the_printed_lava_figure():
    """Two mountains side by side with lava between are two fiefs, without it one."""
    assert len(fiefs(table(land="B1 B2"), 0)) == 2
    assert len(fiefs(table(land="B2 C2"), 0)) == 1


@pytest.mark.rule("BK-11.1")
def test_corners_do_not_connect():
    assert sorted(fiefs(table(land="A1 B2 C3"), 0)) == ["A1", "B2", "C3"]
    assert len(fiefs(table(land="A10 B1"), 0)) == 2, "rows do not wrap around"


@pytest.mark.rule("BK-11.1")
def test_another_players_square_does_not_connect():
    s = table(land=["A1 A3", "A2", ""])
    assert sorted(fiefs(s, 0)) == ["A1", "A3"]


@pytest.mark.rule("BK-11.4")
def test_a_fief_without_city_or_resource_brings_nothing():
    s = table(land="A1 A2 A9 B9", phase="harvest")
    assert s.scores() == [0, 0, 0]


@pytest.mark.rule("BK-11.5")
@pytest.mark.rule("BK-1.2")
def test_scores_have_no_limit_and_add_up_over_the_rounds():
    rows = " ".join(f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, 11))
    farms = "B1 gold-farm, B2 city3, C2 city3, D2 iron-farm, D5 copper-farm, D6 diamond-farm"
    s = table(land=rows, built=farms, round_=1, phase="harvest")
    once = s.scores()[0]
    strength, wealth = 18 + 6, 3 + 4
    assert once == strength * wealth == brute_force.harvest(plain_table(s), 0)
    s.stack, s.phase, s.round = [], 4, 3
    s.carrots[0] += 300
    while not s.over:
        s.advance()
    assert s.scores()[0] == 300 + 2 * once


@pytest.mark.rule("BK-9.3")
def test_passing_everything_harvests_what_stands():
    s = all_pass(table(land="A4 A5", waits="city1"))
    assert s.scores()[0] == 1
