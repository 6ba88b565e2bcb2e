"""Small boards for study: three or four hexes, a Lion and an Ant each (AI-1.4)."""

import pytest

from ludotheque.core import BadOption, IllegalAction, State
from tests.games.aisopos.tables import AISOPOS


def small(board: str) -> State:
    """Return a small game that is drawn after four quiet turns."""
    return AISOPOS.new(2, 1, board=board, quiet=4, quiet_unit="turns")


def histories(state: State) -> int:
    """Count the ways in which a game can go on, those that lead to others included."""
    if state.over:
        return 1
    total = 1
    for action in state.legal(state.actor()):
        after = state.copy()
        after.step(state.actor(), action)
        total += histories(after)
    return total


@pytest.mark.rule("AI-1.4")
def test_each_has_a_lion_and_an_ant_and_the_hexes_that_are_there():
    state = small("three")
    names = [AISOPOS.actions.names[action] for action in state.legal(0)]
    assert names == [
        f"place {kind} {where}" for kind in ("lion", "ant") for where in ("a1", "b1", "b2")
    ]
    assert state.view(0)["table"]["hexes"] == ["a1", "b1", "b2"]
    assert state.view(0)["table"]["hand_sizes"] == [2, 2]


@pytest.mark.rule("AI-1.4")
def test_nothing_is_placed_or_moved_beside_the_board():
    state = small("four")
    state.act(0, "place ant b2")
    state.act(1, "place ant a2")
    for name in ("place lion c1", "move b2 c2", "move c2 b2"):
        with pytest.raises(IllegalAction) as refused:
            state.act(0, name)
        assert refused.value.refusal.key == "off-board"
        assert refused.value.refusal.rule == "AI-1.4"


@pytest.mark.rule("AI-1.4")
def test_all_ways_to_play_the_smallest_board_are_counted():
    """The figure was found by a count that knows nothing of this engine."""
    assert histories(small("three")) == 3607


@pytest.mark.rule("AI-1.4")
def test_a_small_board_is_for_two():
    with pytest.raises(BadOption, match="2 players"):
        AISOPOS.new(3, 1, board="three")


def test_the_whole_board_is_written_down_as_before():
    """An option that came later leaves no trace in games that do not use it."""
    assert "board" not in AISOPOS.new(2, 1).edition.options
    assert AISOPOS.new(2, 1, board="whole").digest() == AISOPOS.new(2, 1).digest()
    kept = small("three").snapshot()
    assert AISOPOS.restore(kept).digest() == small("three").digest()
