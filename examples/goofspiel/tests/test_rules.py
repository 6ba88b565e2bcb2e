"""The rules, each by a test that cites it; positions are laid by hand, chance is forced."""

import pytest
from ludotheque.core import CHANCE, IllegalAction

from goofspiel import GAME
from goofspiel.table import bits


def bid(state, *cards):
    """Let every seat bid its card."""
    for seat, card in enumerate(cards):
        state.act(seat, f"bid {card}")


def turned(state, card):
    """Turn up the prize *card*, whatever chance would have turned."""
    state.apply(CHANCE, GAME.action(f"turn {card}"))


@pytest.fixture
def state():
    """A game of two with cards from 1 to 4 whose first prize is 3."""
    state = GAME.new(2, 1, cards=4)
    state.listen()
    turned(state, 3)
    return state


def heard(state):
    return [event["key"] for event in state.events_for(0)]


@pytest.mark.rule("GO-1.1")
@pytest.mark.parametrize("cards", [3, 13])
def test_there_are_as_many_prizes_as_the_option_says(cards):
    assert GAME.new(2, 1, cards=cards).census() == {"prizes": cards}


@pytest.mark.rule("GO-2.1")
def test_everybody_begins_with_all_bids():
    state = GAME.new(3, 1)
    assert [bits(hand) for hand in state.hands] == [list(range(1, 14))] * 3
    assert state.prizes == 0


@pytest.mark.rule("GO-3.1")
def test_any_prize_that_was_not_turned_is_as_likely_as_another(state):
    bid(state, 2, 1)
    assert [GAME.actions.name(action) for action, _ in state.chances()] == [
        "turn 1", "turn 2", "turn 4"
    ]  # fmt: skip
    assert {weight for _, weight in state.chances()} == {1}


@pytest.mark.rule("GO-3.2")
def test_a_bid_is_a_card_from_hand(state):
    assert [GAME.actions.name(action) for action in state.legal(0)] == [
        "bid 1", "bid 2", "bid 3", "bid 4"
    ]  # fmt: skip


@pytest.mark.rule("GO-3.3")
def test_a_bid_is_seen_by_nobody_before_all_have_bid(state):
    before = state.view(1)
    state.act(0, "bid 4")
    after = state.view(1)
    assert after["table"] == before["table"]
    assert heard(state) == []
    state.act(1, "bid 2")
    assert heard(state)[:2] == ["bid", "bid"]


@pytest.mark.rule("GO-3.4")
def test_a_card_that_was_bid_does_not_come_back(state):
    bid(state, 4, 2)
    turned(state, 1)
    with pytest.raises(IllegalAction, match=r"spent \(rule GO-3.4\)"):
        state.act(0, "bid 4")


@pytest.mark.rule("GO-3.5")
def test_the_highest_bid_takes_the_prize_and_what_was_carried_on(state):
    bid(state, 2, 2)
    turned(state, 4)
    bid(state, 1, 3)
    assert bits(state.won[1]) == [3, 4]
    assert state.scores() == [0, 7]


@pytest.mark.rule("GO-3.6")
@pytest.mark.parametrize(("ties", "place"), [("carry", "prizes"), ("discard", "lost")])
def test_where_the_highest_bids_are_equal_nobody_takes_the_prize(ties, place):
    state = GAME.new(3, 1, cards=4, ties=ties)
    turned(state, 3)
    bid(state, 4, 4, 1)
    assert bits(getattr(state, place)) == [3]
    assert state.scores() == [0, 0, 0]


def played(*rounds):
    """Return the end of a game of two with three cards, its rounds a prize and two bids each."""
    state = GAME.new(2, 1, cards=3)
    for prize, one, two in rounds:
        turned(state, prize)
        bid(state, one, two)
    return state


@pytest.mark.rule("GO-4.1")
def test_the_game_ends_when_all_prizes_were_bid_for():
    state = played((1, 3, 2), (2, 2, 3), (3, 1, 1))
    assert state.over
    assert bits(state.lost) == [3]


@pytest.mark.rule("GO-4.2")
def test_a_prize_is_worth_its_number():
    assert played((1, 3, 2), (2, 2, 3), (3, 1, 1)).scores() == [1, 2]


@pytest.mark.rule("GO-4.3")
def test_who_has_the_most_points_wins_and_equals_share():
    assert played((1, 3, 2), (2, 2, 3), (3, 1, 1)).winners() == [1]
    assert played((3, 3, 2), (1, 1, 3), (2, 2, 1)).winners() == [0]
    assert played((1, 1, 1), (2, 2, 2), (3, 3, 3)).shares() == [0.5, 0.5]
