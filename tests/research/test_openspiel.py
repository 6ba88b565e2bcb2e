"""Games as OpenSpiel knows them: its own checks, its own bots, and nothing that leaks."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from ludotheque.core import Rng
from ludotheque.games import all_games, game
from ludotheque.research.openspiel import SpielState, register, spiel_name

NAMES = register()
TABLES = [(known.name, seats) for known in all_games().values() for seats in known.seats]
SMALLEST = "ludotheque_aisopos(board=three,quiet=2)"


def loaded(name: str, seats: int, **parameters: Any) -> Any:
    """Return a game of OpenSpiel."""
    return pyspiel.load_game(spiel_name(game(name)), {"players": seats, **parameters})


def random_play(table: Any, seed: int) -> Iterator[Any]:
    """Give every state of a random game, the same one by *seed*."""
    chooser = random.Random(seed)
    state = table.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(actions, chances)[0])
        elif state.is_simultaneous_node():
            options = [state.legal_actions(seat) for seat in range(table.num_players())]
            state.apply_actions([chooser.choice(some) if some else 0 for some in options])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_checks_of_openspiel_pass_with_states_serialised(name, seats):
    table = loaded(name, seats)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("form", ["converted", "own"])
def test_turn_based_forms_pass_them_too(name, form):
    seats = game(name).seats[0]
    table = loaded(name, seats, turn_based=form == "own")
    if table.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        table = pyspiel.convert_to_turn_based(table)
    assert table.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("aisopos", {"agreement": True, "first": "random", "quiet": 5}),
        ("antler_island", {"board": "3_symmetric", "first": "@2", "cubes": True, "limit": "@300"}),
    ],
)
def test_options_are_parameters(name, options):
    """Where words may stand a number is written with @, since a parameter has one type."""
    table = loaded(name, 3, **options)
    assert pyspiel.load_game(str(table)).get_parameters() == table.get_parameters()
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_player_is_given_is_the_same_in_every_world_it_can_imagine(name, seats):
    table = loaded(name, seats)
    rng = random.Random(7)
    for number, state in enumerate(random_play(table, 3)):
        if number % 25 or state.is_chance_node():
            continue
        for seat in range(seats):
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert np.array_equal(
                world.information_state_tensor(seat), state.information_state_tensor(seat)
            )


def test_information_states_tell_apart_what_was_done_before():
    """Perfect recall: from where a player stands, all its decisions before can be told."""
    paths: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}
    merged = 0

    def walk(state: Any, decided: tuple[tuple[tuple[str, int], ...], ...]) -> None:
        nonlocal merged
        if state.is_terminal():
            return
        seat = state.current_player()
        told = state.information_state_string(seat)
        merged += (seat, told) in paths
        assert paths.setdefault((seat, told), decided[seat]) == decided[seat]
        for action in state.legal_actions():
            later = list(decided)
            later[seat] = (*decided[seat], (told, action))
            walk(state.child(action), tuple(later))

    walk(pyspiel.load_game(SMALLEST).new_initial_state(), ((), ()))
    assert merged > 0


def test_every_history_of_the_smallest_board_is_there():
    def count(state: Any) -> int:
        if state.is_terminal():
            return 1
        return 1 + sum(count(state.child(action)) for action in state.legal_actions())

    assert count(pyspiel.load_game(SMALLEST).new_initial_state()) == 3607


def test_regret_matching_comes_close_to_an_equilibrium_on_the_smallest_board():
    table = pyspiel.load_game(SMALLEST)
    solver = cfr.CFRPlusSolver(table)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(table, solver.average_policy()) < 0.05


@pytest.mark.parametrize(
    ("name", "seats"), [pair for pair in TABLES if pair[1] == max(game(pair[0]).seats)]
)
def test_its_python_searches_play(name, seats):
    table = loaded(name, seats, turn_based=True)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(
            table,
            evaluator=evaluator,
            uct_c=2.0,
            max_simulations=3,
            random_state=np.random.RandomState(2),
        ),
        mcts.MCTSBot(table, 2.0, 3, evaluator, random_state=np.random.RandomState(3)),
    ]
    state = next(state for state in random_play(table, 1) if not state.is_chance_node())
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_returns_add_up_to_nothing_and_follow_the_shares(name, seats):
    *_, last = random_play(loaded(name, seats), 5)
    returns = last.returns()
    assert sum(returns) == pytest.approx(0)
    assert [value > 0 for value in returns] == [share > 1 / seats for share in last.state.shares()]


def test_a_copy_goes_its_own_way_and_a_pickle_comes_back():
    table = loaded("bunny_kingdom", 4)
    state = next(state for state in random_play(table, 2) if state.move_number() > 80)
    told = str(state)
    other = state.clone()
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert again.state.digest() == state.state.digest()
    if other.is_chance_node():
        other.apply_action(other.chance_outcomes()[0][0])
    elif other.is_simultaneous_node():
        other.apply_actions([(other.legal_actions(seat) or [0])[0] for seat in range(4)])
    else:
        other.apply_action(other.legal_actions()[0])
    assert str(state) == told != str(other)


def test_the_generator_of_the_engine_decides_nothing():
    """All chance is told: two tables with other seeds come to the same, but for their dice."""
    table = loaded("above_and_below", 2)
    *_, last = random_play(table, 9)
    assert isinstance(last, SpielState)
    other = game("above_and_below").new(2, seed=12345)
    moments = []
    moment = last.moment
    while moment is not None:
        moments.append(moment.acted)
        moment = moment.before
    for acted in reversed(moments):
        for seat, action in acted:
            other.apply(seat, action)
    other.rng = Rng.restored(last.state.rng.words())
    assert other.digest() == last.state.digest()
