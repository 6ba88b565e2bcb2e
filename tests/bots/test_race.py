"""A race: what drops out of it, what wins it, and that luck is the same for all who run."""

from ludotheque.bots import bot
from ludotheque.bots.node import Node
from ludotheque.bots.race import LEAST_WORLDS, Runner, still_running, winner
from ludotheque.core import Seat
from ludotheque.games import games


def ran(*rewards):
    """Return a runner that was rewarded so in one world after another."""
    runner = Runner(Node(0, 0, 0, 0.0))
    for reward in rewards:
        runner.node.visits += 1
        runner.node.total += reward
        runner.note(reward, reward)
    return runner


def test_who_is_a_little_behind_in_every_world_drops_out():
    worlds = [0.1 * number for number in range(LEAST_WORLDS)]
    first, second = ran(*worlds), ran(*(world - 0.01 for world in worlds))
    assert still_running([second, first]) == [first]


def test_who_is_behind_by_luck_runs_on():
    up_and_down = [0.5 + (0.4 if number % 2 else -0.4) for number in range(LEAST_WORLDS)]
    first, second = ran(*[0.55] * LEAST_WORLDS), ran(*up_and_down)
    assert still_running([first, second]) == [first, second]


def test_nobody_drops_out_before_enough_worlds():
    few = LEAST_WORLDS - 1
    assert len(still_running([ran(*[1.0] * few), ran(*[0.0] * few)])) == 2


def test_the_first_wins_where_it_may_be_luck():
    up_and_down = [0.5 + (0.4 if number % 2 else -0.4) for number in range(LEAST_WORLDS)]
    first, lucky = ran(*up_and_down), ran(*[0.55] * LEAST_WORLDS)
    assert winner([first, lucky]) is first
    better = ran(*(world + 0.05 for world in up_and_down))
    assert winner([first, better]) is better


def test_a_world_that_not_all_have_tried_is_forgotten():
    runner = ran(0.25, 1.0)
    runner.forget_last()
    assert (runner.node.visits, runner.node.total, runner.rewards) == (1, 0.25, [0.25])


def test_as_many_run_as_are_asked_and_all_in_the_same_worlds():
    state = games()["aisopos"].new(2, 3)
    seat = Seat(state, state.actor())
    root = bot("ismcts:iterations=12:rollout=random:depth=4:race=4", 1).grown(seat)
    assert [child.visits for child in root.children] == [3, 3, 3, 3]
    assert root.best() in root.children
