"""Gymnasium: its checker, registered names, one learner among bots or at every seat, vectors."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from goofspiel import GAME as GOOFSPIEL
from gymnasium.utils.env_checker import check_env

from ludotheque.core import IllegalAction, LudothequeError
from ludotheque.games import all_games
from ludotheque.laws import cases_of
from ludotheque.research.gymnasium import Learner, id_of

GAMES = [*all_games().values(), GOOFSPIEL]
CASES = [case for game in GAMES for case in cases_of(game)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def play(table, steps):
    """Play on at random, game after game; return the rewards of the games that ended."""
    ended = []
    for _ in range(steps):
        _, reward, over, _, info = table.step(table.action_space.sample())
        if over:
            ended.append((reward, info))
            table.reset()
    return ended


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_passes_the_checker_of_gymnasium(case):
    check_env(Learner(case.game, case.seats, **case.options), skip_render_check=True)


@pytest.mark.parametrize("name", all_games())
def test_games_are_registered_by_their_names(name):
    known = id_of(all_games()[name])
    assert known.startswith("ludotheque/")
    table = gymnasium.make(known, opponents="greedy", seat=1)
    table.reset(seed=2)
    table.step(table.action_space.sample())
    table.close()


@pytest.mark.parametrize("mode", ["sync", "async"])
@pytest.mark.parametrize("name", all_games())
def test_vectors_of_gymnasium_work(name, mode):
    """Their batched space knows nothing of what is legal: whoever acts goes by the masks."""
    tables = gymnasium.make_vec(id_of(all_games()[name]), 2, mode, opponents="random")
    known, _ = tables.reset(seed=1)
    for _ in range(15):
        known, rewards, over, _, _ = tables.step(known["action_mask"].argmax(axis=1))
        assert rewards.shape == over.shape == (2,)
    tables.close()


@EVERY_GAME
def test_one_learner_sits_among_the_chosen_bots(game):
    bots = ["greedy", *["random"] * (game.seats[-1] - 2)]
    table = Learner(game, game.seats[-1], opponents=bots, seat=1)
    known, info = table.reset(seed=3)
    assert info == {"seat": 1}
    for _ in range(10):
        state = table.playing.state
        assert 1 in state.waiting()
        assert known["action_mask"].nonzero()[0].tolist() == sorted(state.legal(1))
        known, reward, over, _, _ = table.step(table.action_space.sample())
        if over:
            assert reward == state.shares()[1]
            break


def test_the_learner_moves_on_by_a_seat_every_game():
    table = Learner(GOOFSPIEL, 3, cards=3)
    seats = []
    for game in range(6):
        _, info = table.reset(seed=0 if game == 0 else None)
        seats.append(info["seat"])
    assert seats == [0, 1, 2, 0, 1, 2]


def test_a_policy_can_sit_at_the_other_seats():
    asked = []

    def lowest(observation, mask):
        asked.append(observation.shape)
        return int(mask.argmax())

    table = Learner(GOOFSPIEL, 2, opponents=lowest, seat=0)
    table.reset(seed=1)
    play(table, 26)
    assert len(asked) > 20
    assert set(asked) == {(GOOFSPIEL.layout.size,)}


@EVERY_GAME
def test_a_learner_alone_answers_for_every_seat(game):
    table = Learner(game, game.seats[-1], opponents="self")
    _, info = table.reset(seed=1)
    seats = set()
    over = False
    while not over:
        seats.add(info["seat"])
        acted = info["seat"]
        _, reward, over, _, info = table.step(table.action_space.sample())
    assert seats == set(range(game.seats[-1]))
    assert info["rewards"] == table.playing.state.shares()
    assert reward == info["rewards"][acted]


@EVERY_GAME
def test_the_same_seed_plays_the_same_games(game):
    rows = []
    for _ in range(2):
        table = Learner(game, game.seats[0], opponents="greedy", reward="score")
        table.action_space.seed(1)
        table.reset(seed=9)
        known = [table.step(table.action_space.sample())[0]["observation"] for _ in range(6)]
        rows.append(np.concatenate(known).tobytes())
    assert rows[0] == rows[1]


@pytest.mark.parametrize("way", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_in_mid_game_goes_on_as_the_original(way):
    table = Learner("bunny_kingdom", 2, opponents="greedy")
    table.reset(seed=1)
    play(table, 8)
    twin = way(table)
    for _ in range(6):
        action = table.action_space.sample()
        one, other = table.step(action), twin.step(action)
        assert np.array_equal(one[0]["observation"], other[0]["observation"])


def test_a_space_that_is_seeded_before_a_reset_samples_for_the_game_of_that_seed():
    table = Learner("bunny_kingdom", 3)
    table.reset(seed=1)
    table.step(table.action_space.sample())
    table.action_space.seed(77)
    action = table.action_space.sample()
    table.reset(seed=77)
    assert action in table.legal()
    table.action_space.seed(5)
    assert table.action_space.sample() in table.legal(), "nothing was played: what is legal now"


def test_an_illegal_action_is_an_error():
    table = Learner("aisopos", 2)
    known, _ = table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(int(known["action_mask"].argmin()))
    assert table.action_masks().tolist() == known["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seat": 2}, "the learner's seat is 0 to 1 or rotate"),
        ({"opponents": ["random", "random"]}, "1 opponents beside the learner"),
        ({"opponents": "genius"}, "unknown bot"),
        ({"reward": "gold"}, "a reward is"),
        ({"render_mode": "smell"}, "a render mode is"),
    ],
)
def test_a_wrong_wish_is_told_in_one_line(wish, said):
    with pytest.raises(LudothequeError, match=said) as told:
        Learner(GOOFSPIEL, 2, **wish)
    assert "\n" not in str(told.value)
