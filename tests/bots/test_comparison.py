"""What a game counts once a world must say the same, bit by bit, as looking at every action."""

import pytest

import ludotheque as lt
from ludotheque.core import CHANCE, after, random_step

GAMES = lt.all_games()
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
# Enough to meet most kinds of questions, at the beginning and at the end.
EVERY = 5
MOST_DECISIONS = 400


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g.name}-{n}" for g, n in TABLES])
def test_a_comparison_says_what_looking_at_each_action_says(game, seats):
    rng = lt.Rng.seeded(7)
    state = game.new(seats, seed=11)
    for number in range(MOST_DECISIONS):
        if state.over:
            break
        if number % EVERY == 0 and state.actor() != CHANCE:
            for seat in state.waiting():
                compare(state.imagine(seat, rng), seat)
        random_step(state, rng)


def compare(world, seat):
    """Look at every action in a copy, and ask the comparison, which must leave the world alone."""
    before = world.digest()
    comparison = world.comparison(seat)
    for action in world.legal(seat):
        then = after(world, seat, action)
        assert comparison.value(action) == then.evaluate(seat)
        assert comparison.glance(action) == then.glance(seat)
    assert world.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_greedy_plays_on_what_comparisons_say(name):
    game = GAMES[name]
    rng = lt.Rng.seeded(3)
    bot = lt.bot("greedy:worlds=1", 5)
    state = game.new(max(game.seats), seed=2)
    for number in range(150):
        if state.over:
            break
        seat = state.actor()
        if seat == CHANCE:
            state.roll()
            continue
        if number % EVERY == 0:
            compare(state.imagine(seat, rng), seat)
        state.apply(seat, bot.choose(lt.Seat(state, seat)))
