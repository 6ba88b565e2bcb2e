"""The laboratory: the loop, the pool of processes, the intervals, what rooms say of measuring."""

import os
import re
import time
from itertools import count, islice
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

import ludotheque as lt
from ludotheque.arena import in_order, off_by, play, step, steps, wilson
from ludotheque.arena.measuring import Measuring, measuring
from ludotheque.core import LudothequeError
from ludotheque.games import all_games
from tests.contract.toys import cavern

SOURCE = Path(__file__).parents[2] / "src"


def players(seats):
    return [lt.bot("random", seat) for seat in range(seats)]


def test_a_game_is_played_to_its_end_and_counted():
    state = cavern.GAME.new(3, 1)
    tally = play(state, players(3))
    assert state.over
    assert 3 * cavern.ROUNDS <= tally.decisions <= 9 * cavern.ROUNDS
    assert 0 < tally.choices <= tally.decisions


def test_whoever_looks_on_sees_the_table_before_each_step():
    state, twin = cavern.GAME.new(2, 5), cavern.GAME.new(2, 5)
    bots = players(2)
    for seat in steps(state, players(2)):
        assert seat == state.actor() == twin.actor()
        assert state.digest() == twin.digest()
        step(twin, bots)
    assert state.over
    assert twin.over


def test_whoever_looks_on_may_stop():
    state = cavern.GAME.new(2, 5)
    assert len(list(islice(steps(state, players(2)), 3))) == 3
    assert not state.over


def test_a_step_tells_what_was_done():
    state = cavern.GAME.new(2, 5)
    before = state.copy()
    seat, action = state.actor(), step(state, players(2))
    before.apply(seat, action)
    assert before.digest() == state.digest()


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_jobs(workers):
    jobs = [(number, 2) for number in range(40)]
    assert list(in_order(pow, jobs, workers)) == [number**2 for number in range(40)]


@pytest.mark.parametrize("workers", [1, 2])
def test_work_without_end_is_done_as_far_as_somebody_listens(workers):
    begun = []
    jobs = ((begun.append(number) or number, 2) for number in count())
    results = in_order(pow, jobs, workers, ahead=2)
    assert list(islice(results, 10)) == [number**2 for number in range(10)]
    results.close()
    assert len(begun) <= 10 + 2 * workers + 1


def rested(seconds):
    time.sleep(seconds)
    return seconds


def test_whoever_stops_listening_ends_those_who_work_whatever_they_do():
    results = in_order(rested, ((seconds,) for seconds in (0, *[10**6] * 9)), 2)
    assert next(results) == 0
    assert len(active_children()) == 2
    results.close()
    assert not active_children()


def test_a_worker_that_is_ended_from_outside_is_missed():
    with pytest.raises(LudothequeError, match="ended from outside"):
        list(in_order(os._exit, [(9,), (9,)], 2))


def test_what_breaks_in_another_process_is_told():
    with pytest.raises(ZeroDivisionError):
        list(in_order(divmod, [(1, 1), (1, 0), (1, 1)], 2))


def test_intervals_hold_the_figure_and_narrow():
    low, high = wilson(75, 100)
    assert 0.65 < low < 0.75 < high < 0.84
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert off_by([1.0, 3.0] * 50) == pytest.approx(0.196)


@pytest.mark.parametrize("name", list(all_games()))
def test_a_room_names_only_weights_that_it_has(name):
    game = all_games()[name]
    source = SOURCE.joinpath(*game.room.split("."), "strategy", "weights.py").read_text("utf-8")
    weights = re.findall(r"^([A-Z_]+): Final", source, re.MULTILINE)
    named = re.findall(r"--(?:but|only) (\w+)", " ".join(measuring(game).weights))
    assert set(named) <= set(weights)


@pytest.mark.parametrize("name", list(all_games()))
def test_a_game_is_measured_at_tables_that_it_is_for(name):
    game = all_games()[name]
    how = measuring(game)
    assert {*how.speed_seats, how.search_seats} <= set(game.seats)


def test_what_a_room_may_not_say_is_refused():
    with pytest.raises(msgspec.ValidationError, match="gredy_wins"):
        msgspec.convert({"gredy_wins": 0.5}, Measuring)
