"""The rules, each by a test that cites it."""

import pytest
from ludotheque.core import IllegalAction

from tiny_game import GAME


@pytest.mark.rule("TG-1.1")
@pytest.mark.parametrize("pebbles", [4, 40])
def test_there_are_as_many_pebbles_as_the_option_says(pebbles):
    assert GAME.new(2, 1, pebbles=pebbles).census() == {"pebbles": pebbles}


@pytest.mark.rule("TG-2.1")
def test_all_pebbles_lie_on_the_heap_and_the_first_seat_begins():
    state = GAME.new(3, 1)
    assert state.heap == 12
    assert state.actor() == 0


@pytest.mark.rule("TG-3.1")
def test_players_take_one_two_or_three_in_turn():
    state = GAME.new(3, 1)
    names = [GAME.actions.name(action) for action in state.legal(0)]
    assert names == ["take 1", "take 2", "take 3"]
    state.act(0, "take 3")
    assert state.heap == 9
    assert state.actor() == 1


@pytest.mark.rule("TG-3.2")
def test_nobody_takes_more_than_there_are():
    state = GAME.new(2, 1, pebbles=4)
    state.act(0, "take 3")
    with pytest.raises(IllegalAction, match=r"too-few \(rule TG-3.2\)"):
        state.act(1, "take 2")


@pytest.mark.rule("TG-4.1")
def test_whoever_takes_the_last_pebble_wins():
    state = GAME.new(2, 1, pebbles=4)
    state.act(0, "take 3")
    state.act(1, "take 1")
    assert state.over
    assert state.winners() == [1]
