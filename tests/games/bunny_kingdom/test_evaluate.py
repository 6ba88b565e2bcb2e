"""The evaluation behind the greedy bot: what it likes, and that it wins."""

from random import Random

import pytest

from ludotheque.arena import play
from ludotheque.bots import bot
from tests.games.bunny_kingdom.tables import BUNNY, do, hand_round, names, step, table


def best(s, seat):
    """Return the action after which the table is best for *seat*."""
    values = {}
    for action in s.legal(seat):
        after = s.copy()
        after.step(seat, action)
        values[BUNNY.actions.name(action)] = after.evaluate(seat)
    return max(values, key=values.get)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_a_share_of_a_win_at_every_moment(seats):
    s, picker = BUNNY.new(seats, 4), Random(4)
    while not s.over:
        assert all(0.0 <= s.evaluate(seat) <= 1.0 for seat in range(seats))
        step(s, picker)
    assert sum(s.evaluate(seat) for seat in range(seats)) == pytest.approx(1.0)


def test_who_leads_stands_better():
    s = table(3, land=["A2 A3 A4 A5", "C1", "E6"], waits="city1")
    assert s.evaluate(0) > 0.5 > max(s.evaluate(1), s.evaluate(2))


@pytest.mark.parametrize(
    ("waits", "wanted"),
    [
        ("city2", "build city2 A3"),
        ("fish-farm", "build fish-farm A3"),
        ("city3", "build city3 B2"),
    ],
)
def test_it_builds_where_the_product_grows(waits, wanted):
    """A fief of two cities and wood, beside a lonely plain and a lonely mountain."""
    s = table(2, land=["A3 A4 B3 E4 B2 F2", "J1"], waits=[waits, "city1"])
    assert best(s, 0) == wanted


def test_it_joins_the_fiefs_that_fit():
    s = table(2, land=["A4 A3 D3 D4 G1", "J1"], waits=["tower", "city1"])
    assert best(s, 0) in ("raise A3", "raise D4")
    do(s, "0 raise A3")
    assert best(s, 0) == "join D4"


def test_it_takes_the_square_that_joins_its_cities():
    s = table(4, land="A4 B3", phase="draft")
    hand_round(s, [
        "A3 G5 J4 H4 F1 J1 J2 J5 J6 J9",
        "B1 B2 B4 B5 B6 B7 B8 B9 B10 C1",
        "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10",
        "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10",
    ])  # fmt: skip
    assert best(s, 0) == "play A3"


def test_it_does_not_leave_the_best_card_to_the_rival():
    """Two players: the discard is what the rival wants most."""
    s = table(2, land=["J1", "A4 B3 A2"], phase="draft")
    hand_round(s, ["A3 G5 J4 H4 F1 J2 J5 J6 J9 E1 I2", "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 E2"])
    do(s, "0 play J2")
    assert "discard A3" in names(s, 0)
    assert best(s, 0) == "discard A3"


def test_it_places_an_announced_camp():
    s = table(2, land=["A4", "J1"], waits=["camp1", "city1"])
    assert best(s, 0) == "announce 1"
    do(s, "0 announce 1")
    assert best(s, 0).startswith("settle ")


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats):
    s = BUNNY.new(seats, 6)
    players = [bot("greedy:worlds=1", 1)] + [bot("random", seat) for seat in range(1, seats)]
    play(s, players)
    assert s.winners() == [0]
