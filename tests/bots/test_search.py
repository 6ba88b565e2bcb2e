"""The search: what it finds, that it repeats itself, and that it keeps its budget."""

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time, thread_time

import pytest

import ludotheque as lt
from ludotheque.arena import play
from ludotheque.bots import bot
from ludotheque.bots.levels import LEVELS, setting
from ludotheque.bots.search import opens_turn
from ludotheque.core import CHANCE, Rng, Seat, play_on
from ludotheque.games import all_games
from tests.contract.toys import potluck

SOURCE = Path(__file__).parents[2] / "src"
# Enough for thousands of iterations compiled, and for a few of the slowest in pure Python.
MS = 100 if lt.COMPILED else 500


def walked(name, decisions, seed=1):
    """Return a game after so many random decisions, waiting for a seat."""
    game = all_games()[name]
    state = game.new(game.seats[0], seed)
    play_on(state, Rng.seeded(seed), decisions)
    while state.actor() == CHANCE:
        state.roll()
    return state


def last_feast(seed):
    """Return the toy before its last round, when all that counts is to serve the highest card."""
    state = potluck.GAME.new(3, seed)
    rng = Rng.seeded(seed)
    while state.actor() == CHANCE or state.round < potluck.ROUNDS - 1:
        if state.actor() == CHANCE:
            state.roll()
        else:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", all_games())
def test_a_guess_keeps_what_its_seat_may_do_and_every_component(name):
    rng = Rng.seeded(3)
    for decisions in range(0, 120, 7):
        state = walked(name, decisions, seed=decisions + 1)
        before = state.digest()
        for seat in range(state.seats):
            guess = state.guess(seat, rng)
            assert guess.legal(seat) == state.legal(seat)
            assert guess.census() == state.census()
        assert state.digest() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_best_card_is_found_among_secret_choices_in_any_order(seed, seat):
    """Seats answer in any order, so the bot may be asked before, between and after the others."""
    state = last_feast(seed)
    best = max(state.legal(seat))
    by_points = "ismcts:iterations=200:margin=1:c=0.2"
    assert bot(by_points, 5).choose(Seat(state, seat)) == best
    for other in state.waiting():
        if other != seat:
            state.apply(other, state.legal(other)[0])
            assert bot(by_points, 5).choose(Seat(state, seat)) == best


def below(node):
    """Return the nodes below *node*."""
    return [found for child in node.children or [] for found in [child, *below(child)]]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_plan_reaches_beyond_the_secret_answer_of_another(seats):
    """Both cards that a seat drafts together are planned, nothing after what the others draft."""
    state = all_games()["bunny_kingdom"].new(seats, 1)
    while state.actor() == CHANCE:
        state.roll()
    seat = Seat(state, seats - 1)
    tree = bot("ismcts:iterations=300:rollout=none:prior=1", 1).grown(seat)
    nodes = below(tree)
    assert {node.seat for node in nodes} == {seat.number}
    assert any(child.children for child in tree.children)


def test_a_search_answers_every_part_of_a_secret_choice():
    state = last_feast(1)
    state.apply(1, state.legal(1)[0])
    assert bot("ismcts:iterations=20", 5).choose(Seat(state, 1)) in state.legal(1)


@pytest.mark.parametrize("kind", ["ismcts:iterations=10:depth=20", "expert:iterations=10"])
@pytest.mark.parametrize("name", list(all_games()))
def test_the_same_seed_and_iterations_choose_the_same(name, kind):
    state = walked(name, 5)
    seat = Seat(state, state.actor())
    first, second, other = (bot(kind, seed) for seed in (1, 1, 2))
    assert [first.choose(seat) for _ in range(3)] == [second.choose(seat) for _ in range(3)]
    assert other.choose(seat) in seat.legal()


CHOICES = """
import json, sys
import ludotheque as lt
from tests.bots.test_search import walked
found = []
for decisions in (0, 11, 24):
    for game in ("aisopos", "bunny_kingdom", "above_and_below"):
        state = walked(game, decisions)
        for name in ("greedy", "ismcts:iterations=20", "expert:iterations=20"):
            found.append(lt.bot(name, 3).choose(lt.Seat(state, state.actor())))
    state = walked("antler_island", decisions)
    for name in ("greedy", "expert:iterations=6"):
        found.append(lt.bot(name, 3).choose(lt.Seat(state, state.actor())))
print(json.dumps([lt.COMPILED, found]))
"""


def test_compiled_or_not_the_bots_choose_the_same():
    """The plain sources in a process of their own, against what runs here."""
    found = []
    for path in (os.environ.get("PYTHONPATH", ""), str(SOURCE)):
        env = {**os.environ, "PYTHONPATH": path}
        root = SOURCE.parent
        done = subprocess.run(
            [sys.executable, "-c", CHOICES], env=env, cwd=root, check=True, capture_output=True
        )
        found.append(json.loads(done.stdout))
    assert found[1][0] is False
    assert found[0][1] == found[1][1]


@pytest.mark.parametrize("name", list(all_games()))
def test_no_decision_takes_more_than_its_budget_and_a_tenth(name):
    """By the time of the thread, so that a busy machine disturbs nobody."""
    for decisions in (0, 15, 60):
        state = walked(name, decisions)
        if state.over:
            continue
        expert = bot(f"expert:ms={MS}", 1)
        started = thread_time()
        expert.choose(Seat(state, state.actor()))
        assert thread_time() - started < MS * 1.1e-3


def test_a_sure_win_is_taken():
    """If an action ends a game of Aisopos with a win, whatever is hidden, the expert takes it."""
    found = 0
    for seed in range(400):
        state = walked("aisopos", 70, seed)
        if state.over:
            continue
        seat = Seat(state, state.actor())
        sure = [action for action in seat.legal() if wins_anyhow(seat, action)]
        if sure and len(sure) < len(seat.legal()):
            found += 1
            assert bot("expert:iterations=200", 1).choose(seat) in sure
        if found == 5:
            return
    pytest.fail("too few positions with a sure win")


def wins_anyhow(seat, action):
    """Say whether *action* ends the game with a win in each of a few worlds."""
    for number in range(6):
        world = seat.imagine(Rng.seeded(number))
        world.apply(seat.number, action)
        if not world.over or world.winners() != [seat.number]:
            return False
    return True


def test_a_forced_action_takes_no_thought():
    state = last_feast(1)
    state.hands[0] = 1 << 3
    started = process_time()
    assert bot("ismcts:ms=5000").choose(Seat(state, 0)) == potluck.SERVE + 3
    assert process_time() - started < 1


def test_turns_are_counted_where_they_open():
    """In Above and Below a free action opens no turn; a new turn, a night and a draft do."""
    village = all_games()["above_and_below"].new(2, 1)
    while village.actor() == CHANCE:
        village.roll()
    seat = village.actor()
    assert opens_turn(village, seat)
    assert not opens_turn(village, 1 - seat)
    renew = [
        action for action in village.legal(seat) if "renew" in Seat(village, seat).name(action)
    ]
    village.apply(seat, renew[0])
    while village.actor() == CHANCE:
        village.roll()
    assert village.actor() == seat
    assert not opens_turn(village, seat)
    draft = walked("bunny_kingdom", 0)
    assert all(opens_turn(draft, seat) for seat in range(draft.seats))
    draft.apply(0, draft.legal(0)[0])
    assert not opens_turn(draft, 1)


def test_what_is_likely_is_legal():
    for name in all_games():
        for decisions in (0, 9, 40):
            state = walked(name, decisions)
            seat = state.actor()
            likely = list(state.likely(seat))
            assert likely
            assert set(likely) <= set(state.legal(seat))


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("name", list(all_games()))
def test_every_level_plays_every_game(level, name):
    state = walked(name, 5)
    seat = Seat(state, state.actor())
    assert bot(f"{level}:iterations=3", 1).choose(seat) in seat.legal()
    assert setting(level, all_games()[name]).startswith("ismcts:")


def test_one_levelled_bot_can_sit_down_to_one_game_after_another():
    club = bot("club:iterations=2", 1)
    for name in all_games():
        state = walked(name, 5)
        assert club.choose(Seat(state, state.actor())) in state.legal(state.actor())


def test_more_thought_wins_more_often():
    """Search against chance at Aisopos: shares of 8 in 12, where equal players would have 6."""
    won = 0.0
    for number in range(12):
        state = all_games()["aisopos"].new(2, number)
        names = ["ismcts:iterations=60:rollout=none:prior=1:ripe=1000:c=0.1", "random"]
        players = [bot(names[(seat + number) % 2], 2 * number + seat) for seat in range(2)]
        play(state, players)
        won += state.shares()[number % 2]
    assert won >= 8
