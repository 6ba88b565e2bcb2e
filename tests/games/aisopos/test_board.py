"""Material and setting up."""

import pytest

from ludotheque.core import CHANCE, SPECTATOR
from ludotheque.games.aisopos.box.components import (
    BEATS,
    HEX_NAMES,
    KIND_NAMES,
    NEIGHBOURS,
    POINTS,
)  # fmt: skip
from tests.games.aisopos.tables import AISOPOS, names


@pytest.mark.rule("AI-1.1")
def test_nineteen_hexes_in_five_rows():
    assert [sum(name[0] == row for name in HEX_NAMES) for row in "abcde"] == [3, 4, 5, 4, 3]
    around = [[n for n in NEIGHBOURS[hex_ * 6 : hex_ * 6 + 6] if n >= 0] for hex_ in range(19)]
    assert sum(len(row) for row in around) == 84
    beside = {HEX_NAMES[n] for n in around[HEX_NAMES.index("c3")]}
    assert beside == {"b2", "b3", "c2", "c4", "d2", "d3"}
    assert {HEX_NAMES[n] for n in around[HEX_NAMES.index("a1")]} == {"a2", "b1", "b2"}
    for hex_ in range(19):
        assert all(hex_ in around[n] for n in around[hex_])


@pytest.mark.rule("AI-1.2")
@pytest.mark.rule("AI-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_hidden_pieces_each_and_an_empty_board(seats):
    s = AISOPOS.new(seats, 1)
    assert s.view(0)["table"]["hand"] == dict.fromkeys(KIND_NAMES, 2)
    assert s.view(0)["table"]["pieces"] == []
    assert all(s.census()[f"{seat} {kind}"] == 2 for seat in range(seats) for kind in KIND_NAMES)


@pytest.mark.rule("AI-1.3")
def test_points_of_the_five_kinds():
    assert dict(zip(KIND_NAMES, POINTS, strict=True)) == {
        "lion": 5, "man": 4, "fox": 3, "mouse": 2, "ant": 1,
    }  # fmt: skip
    assert sum(POINTS) * 2 == 30


def test_the_beats_table_decides_each_pair_once():
    for one in range(5):
        for two in range(5):
            assert (BEATS[one] >> two & 1) + (BEATS[two] >> one & 1) == (one != two)


@pytest.mark.rule("AI-2.2")
def test_the_size_of_a_hand_is_public_and_its_pieces_are_not():
    s = AISOPOS.new(2, 1)
    s.act(0, "place lion c3")
    for viewer in (1, SPECTATOR):
        shown = s.view(viewer)["table"]
        assert shown["hand_sizes"] == [9, 10]
        assert shown["hand"] == ({} if viewer == SPECTATOR else dict.fromkeys(KIND_NAMES, 2))


@pytest.mark.rule("AI-2.3")
def test_the_first_seat_is_agreed_or_drawn_by_lot():
    assert AISOPOS.new(3, 1, first=2).actor() == 2
    s = AISOPOS.new(3, 1, first="random")
    assert s.actor() == CHANCE
    assert s.chances() == [(AISOPOS.actions.number(f"first @{n}"), 1) for n in range(3)]
    s.act(CHANCE, "first @2")
    assert s.actor() == 2
    assert "first @0" not in names(s, 2)
