"""Goofspiel by the bots: every level plays it, honestly, and the better one wins."""

import pytest

import ludotheque as lt
from ludotheque.arena import Plan, simulate


@pytest.fixture
def game():
    return lt.game("goofspiel")


@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
def test_every_level_answers_with_what_is_legal(game, level):
    state = game.new(3, 1, cards=5)
    player = lt.bot(f"{level}:iterations=10", seed=1)
    while state.actor() != lt.OVER:
        if state.actor() == lt.CHANCE:
            state.roll()
        else:
            state.apply(state.actor(), player.choose(lt.Seat(state, state.actor())))
    assert state.winners()


def test_a_bot_answers_the_same_whatever_others_have_bid(game):
    state = game.new(2, 1, cards=6)
    state.roll()
    answers = set()
    for bid in state.legal(0):
        other = state.copy()
        other.apply(0, bid)
        answers.add(lt.bot("club", seed=4).choose(lt.Seat(other, 1)))
    assert len(answers) == 1


def test_the_expert_beats_whoever_bids_at_random(game):
    plan = Plan("goofspiel", ("expert:iterations=60", "random"), 1, (("cards", 5),))
    found, _ = simulate(plan, 20)
    assert found.wins[0] > 13
