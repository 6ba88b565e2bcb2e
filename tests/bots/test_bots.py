"""Bots: fair, repeatable, and better than chance."""

import pytest

import ludotheque as lt
from ludotheque.arena import Plan, simulate
from ludotheque.bots import bot
from ludotheque.core import LudothequeError, UnknownBot, play_on


def test_the_same_seed_plays_the_same_games_on_one_core_or_two():
    plan = Plan("aisopos", ("greedy:worlds=2", "random"), 3)
    one, _ = simulate(plan, 4)
    two, _ = simulate(plan, 4, workers=2)
    assert one == two
    assert one.digest() == two.digest()


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts", "ismcts:race=2", "expert:ms=5"])
def test_who_is_not_asked_cannot_decide(name):
    """Out of turn, and in a game that is over."""
    state = lt.game("aisopos").new(2, 1)
    with pytest.raises(LudothequeError, match="seat 1 is not asked"):
        lt.bot(name, 1).choose(lt.Seat(state, 1))
    play_on(state, lt.Rng.seeded(1), 10_000)
    assert state.over
    with pytest.raises(LudothequeError, match="seat 0 is not asked"):
        lt.bot(name, 1).choose(lt.Seat(state, 0))


def test_greedy_beats_random_at_aisopos():
    """Shares of 14 in 20 games: equal players reach that less than once in twenty tries."""
    wins = 0.0
    for players, seat in ((("greedy:worlds=2", "random"), 0), (("random", "greedy:worlds=2"), 1)):
        results, _ = simulate(Plan("aisopos", players, 11), 10)
        wins += results.wins[seat]
    assert wins >= 14


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", "did you mean 'greedy'"),
        ("random:x=1", "has no option 'x': it takes none"),
        ("greedy:worlds=0", "a number from 1, of 9 digits at the most, not '0'"),
        ("greedy:worlds=" + "9" * 5000, "a number from 1, of 9 digits at the most"),
        ("ismcts:c=" + "9" * 5000, "a number from 0, decimals after a point"),
        ("greedy:depth=2", "it takes worlds"),
        ("ismcts:rollout=deep", "one of random, greedy, none, not 'deep'"),
        ("ismcts:c=much", "a number from 0, decimals after a point, not 'much'"),
        ("ismcts:c=-1", "decimals after a point, not '-1'"),
        ("ismcts:ms", "a number from 1, of 9 digits at the most, not ''"),
        ("expert:c=1", "it takes iterations, ms"),
    ],
)
def test_an_unknown_bot_or_option_is_refused(name, message):
    with pytest.raises(UnknownBot, match=message):
        bot(name)
