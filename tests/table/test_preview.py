"""Previews: what a preview shows is what will be, and never what the seat cannot know."""

import random

import pytest

from ludotheque.core import CHANCE, Rng
from ludotheque.games import all_games
from ludotheque.table.errors import RequestError
from ludotheque.table.play import imagined
from ludotheque.table.play.imagined import known_refusal
from ludotheque.table.play.preview import preview_of

POSITIONS = 40
EVERY = 0.2
CHOICES = 2


@pytest.fixture
def same_worlds(monkeypatch):
    """Let all worlds be imagined from one seed, so that answers can be compared exactly."""
    monkeypatch.setattr(imagined.secrets, "randbits", lambda _: 77)


def positions(name):
    """Yield positions of random games with a seat that is asked, and the chance at hand."""
    game = all_games()[name]
    chance = random.Random(3)
    seen = 0
    for seed in range(POSITIONS):
        state = game.new(game.seats[seed % 2], seed, **game.table_options({}))
        while not state.over and seen < POSITIONS:
            if state.actor() == CHANCE:
                state.roll()
                continue
            seat = chance.choice(state.waiting())
            if chance.random() < EVERY:
                yield state, seat, chance
                seen += 1
            state.apply(seat, chance.choice(state.legal(seat)))


def some_lists(state, seat, chance):
    """Return a few lists of one action, each with one more where more may follow."""
    names = state.game.actions
    for action in chance.sample(state.legal(seat), min(CHOICES, len(state.legal(seat)))):
        first = names.name(action)
        yield [first]
        follow = preview_of(state, seat, [first])["legal"]
        if follow:
            yield [first, chance.choice(follow)]


@pytest.mark.usefixtures("same_worlds")
@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_preview_is_the_same_in_every_world_the_seat_can_imagine(name):
    """So it tells of the true world only what the seat knows of it."""
    compared = 0
    for state, seat, chance in positions(name):
        other = state.imagine(seat, Rng.seeded(chance.getrandbits(60)))
        for actions in some_lists(state, seat, chance):
            assert preview_of(state, seat, actions) == preview_of(other, seat, actions), actions
            compared += 1
    assert compared > POSITIONS / 2


@pytest.mark.usefixtures("same_worlds")
@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_refusal_is_the_same_in_every_world_the_seat_can_imagine(name):
    compared = 0
    for state, seat, chance in positions(name):
        other = state.imagine(seat, Rng.seeded(chance.getrandbits(60)))
        for number in chance.sample(range(len(state.game.actions)), 20):
            here, there = (known_refusal(world, seat, number) for world in (state, other))
            assert (here is None) == (there is None) == (state.refusal(seat, number) is None)
            if here is not None:
                told = [(one.key, one.rule, one.facts) for one in (here, there)]
                assert told[0] == told[1], state.game.actions.name(number)
                compared += 1
    assert compared > POSITIONS


@pytest.mark.usefixtures("same_worlds")
@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_is_certain_comes_true(name):
    """View, events, legal actions and question are those after the actions; chance reveals."""
    certain = revealed = told_others = 0
    for state, seat, chance in positions(name):
        for actions in some_lists(state, seat, chance):
            ahead = preview_of(state, seat, actions)
            after, told = taken(state, seat, actions)
            if not ahead["certain"]:
                assert ahead == {"legal": [], "question": None, "view": None, "events": [],
                                 "certain": False, "reveals": True}  # fmt: skip
                revealed += 1
                continue
            names = state.game.actions
            certain += 1
            assert after.actor() != CHANCE
            assert ahead["view"] == after.view(seat)
            assert ahead["events"] == told
            assert ahead["legal"] == [names.name(action) for action in after.legal(seat)]
            assert (ahead["question"] is None) == (seat not in after.waiting())
            if ahead["reveals"]:
                told_others += 1
    assert certain > told_others
    assert revealed


def taken(state, seat, actions):
    """Return the position after *actions*, and what *seat* was told on the way."""
    after, told = state.copy(), []
    after.listen()
    for action in actions:
        after.act(seat, action)
        told += after.events_for(seat)
    return after, told


@pytest.mark.usefixtures("same_worlds")
def test_a_list_that_goes_past_a_die_is_refused_where_it_must_wait():
    refused = 0
    for state, seat, chance in positions("above_and_below"):
        for actions in some_lists(state, seat, chance):
            if preview_of(state, seat, actions)["reveals"]:
                with pytest.raises(RequestError) as error:
                    preview_of(state, seat, [*actions, actions[0]])
                assert error.value.kind == "too-far"
                assert error.value.details == {"at": len(actions)}
                refused += 1
    assert refused
