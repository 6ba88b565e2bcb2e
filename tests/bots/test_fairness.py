"""No bot knows more than its seat: worlds that differ only in hidden things get the same answer."""

from itertools import islice

import pytest

import ludotheque as lt
from ludotheque.bots import bot, bots
from ludotheque.core import CHANCE, Rng, Seat
from ludotheque.games import all_games

# Every bot, with a budget that lets it finish a whole game in pure Python, and every way to search.
SMALL = {"random": "random", "greedy": "greedy:worlds=1"}
SEARCHES = [
    "ismcts:iterations=3:depth=5",
    "ismcts:iterations=2:rollout=greedy:depth=2:ripe=1",
    "ismcts:iterations=6:rollout=none:prior=1:ripe=2",
    "ismcts:iterations=6:rollout=greedy:turns=1:race=2",
]
KINDS = [SMALL.get(name, f"{name}:iterations=4") for name in bots() if name != "ismcts"]
# In pure Python an expert's playouts take seconds: the beginning of a game must do.
MOST_DECISIONS = None if lt.COMPILED else 12


def whole_game(game, seats, kind, seed):
    """Play with one bot object a seat; each is asked again in a world that its seat imagines."""
    state = game.new(seats, seed)
    players = [bot(kind, seat) for seat in range(seats)]
    twins = [bot(kind, seat) for seat in range(seats)]
    rng = Rng.seeded(seed)
    while not state.over:
        if state.actor() == CHANCE:
            state.roll()
            continue
        seat = state.actor()
        action = players[seat].choose(Seat(state, seat))
        assert action in state.legal(seat)
        yield action, twins[seat].choose(Seat(state.imagine(seat, rng), seat))
        state.apply(seat, action)


@pytest.mark.parametrize("kind", KINDS + SEARCHES)
@pytest.mark.parametrize("name", list(all_games()))
def test_a_bot_chooses_the_same_in_worlds_that_differ_only_in_hidden_things(name, kind):
    game = all_games()[name]
    answers = whole_game(game, game.seats[0], kind, seed=4)
    for number, (action, twin) in enumerate(islice(answers, MOST_DECISIONS)):
        assert twin == action, f"at decision {number} the bot looked at what it cannot know"
