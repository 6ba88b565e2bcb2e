"""A race: who goes on, who wins, and that luck is the same for all who run."""

from ludotheque.bots import bot
from ludotheque.bots.node import Node
from ludotheque.bots.race import better_half, heats_for
from ludotheque.bots.search import opens_turn
from ludotheque.core import CHANCE, Rng, Seat, Together
from ludotheque.core.ints import zeros
from ludotheque.games import all_games


def ran(action, *rewards):
    """Return a runner that was rewarded so in one world after another."""
    return Node(0, action, len(rewards), sum(rewards))


def raced(name, words):
    """Return the root of a race at the first decision of a game."""
    state = all_games()[name].new(2, 3)
    while state.actor() == CHANCE:
        state.roll()
    return bot(f"ismcts:{words}", 1).grown(Seat(state, state.actor()))


def test_the_better_half_goes_on_the_best_first():
    runners = [ran(1, 0.5, 0.5), ran(2, 0.9, 0.7), ran(3, 0.1, 0.2), ran(4, 0.6), ran(5, 0.3)]
    assert [one.action for one in better_half(runners)] == [2, 4, 1]


def test_of_equal_runners_the_one_that_looked_best_goes_on():
    assert [one.action for one in better_half([ran(3), ran(1), ran(2)])] == [3, 1]
    assert [one.action for one in better_half([ran(2, 0.5), ran(1, 0.25, 0.75)])] == [2]


def tried(action, given, *rewards):
    """Return a runner that was given a glance of 8 worlds and brought so much in others."""
    runner = Node(0, action, 8, 8 * given)
    for reward in rewards:
        runner.rewarded(reward, reward)
    return runner


def test_of_twins_only_one_goes_on():
    runners = [tried(1, 0.6, 0.7, 0.5), tried(2, 0.5, 0.7, 0.5), tried(3, 0.5, 0.4, 0.4)]
    assert [one.action for one in better_half(runners)] == [1, 3]
    assert [one.action for one in better_half(runners[:2])] == [1]
    apart = [tried(1, 0.6, 1.0, 0.0), tried(2, 0.5, 0.0, 1.0), tried(3, 0.4, 0.5, 0.5)]
    assert [one.action for one in better_half(apart)] == [1, 2], "each won another world"


def test_who_runs_alone_need_not_run():
    assert raced("aisopos", "iterations=50:rollout=random:depth=2:race=1").visits == 0


def test_what_seldom_matters_does_not_run():
    """A free action of Above and Below runs only if it looks best."""
    state = at_a_turn(all_games()["above_and_below"])
    seat = Seat(state, state.actor())
    likely = set(state.likely(seat.number))
    runners = bot("ismcts:iterations=20:rollout=none:race=9:prior=8", 1).grown(seat).children
    assert len(seat.legal()) > len(likely)
    assert {runner.action for runner in runners[1:]} <= likely


def test_without_a_rollout_nobody_plays_on():
    state = at_a_turn(all_games()["bunny_kingdom"])
    search = bot("ismcts:iterations=20:rollout=none:race=9", 1)
    seat = Seat(state, state.actor())
    runner = Node(seat.number, seat.legal()[0], 0, 0.0)
    search.shared_rng = Rng.seeded(1)
    end = search.run(runner, search.imagined(seat))
    assert type(end.stack[-1]) is type(state.stack[-1])
    assert end.round == state.round


def test_heats_halve_the_field_until_one_is_left():
    for count in range(1, 40):
        runners = [ran(action) for action in range(count)]
        for _ in range(heats_for(count)):
            runners = better_half(runners)
        assert len(runners) == 1


def test_all_run_in_the_first_heat_and_half_of_them_in_each_that_follows():
    root = raced("aisopos", "iterations=24:rollout=random:depth=4:race=4")
    assert sorted(child.visits for child in root.children) == [3, 3, 9, 9]
    assert root.best().visits == 9
    assert root.visits == 24


def test_no_more_runs_than_iterations():
    for iterations in range(2, 30):
        root = raced("aisopos", f"iterations={iterations}:rollout=random:depth=2:race=5")
        assert 0 < root.visits <= iterations
        assert root.best() in root.children


def test_a_first_glance_counts_as_so_many_worlds():
    root = raced("bunny_kingdom", "iterations=6:rollout=none:race=6:prior=8")
    assert [child.visits for child in root.children] == [9] * 6
    few = raced("bunny_kingdom", "iterations=6:rollout=greedy:turns=1:race=6:prior=1000000")
    assert few.best() is few.children[0], "a million worlds are not outrun by one"


def luck_dealt(search, world, dice):
    """Return what *world* will throw and its players imagine, where *dice* were thrown before."""
    search.playout_rng = Rng.seeded(dice)
    for _ in range(dice):
        world.rng.word()
    search.renew_luck(world)
    return world.rng.words(), search.playout_rng.words()


def at_a_turn(game):
    """Return a game where a turn begins."""
    state = game.new(game.seats[-1], 3)
    while not any(opens_turn(state, seat) for seat in range(state.seats)):
        take_first(state)
    return state


def take_first(state):
    """Go on with the first action there is."""
    actor = state.actor()
    if actor == CHANCE:
        state.roll()
    else:
        state.apply(actor, state.legal(actor)[0])


def test_a_turn_has_the_same_luck_however_much_was_thrown_before():
    search = bot("ismcts:iterations=2:race=2", 1)
    for name, game in all_games().items():
        state = at_a_turn(game)
        first = []
        for dice in (0, 1, 5):
            search.opened = zeros(state.seats + 1)
            first.append(luck_dealt(search, state.copy(), dice))
        assert first[0] == first[1] == first[2], name
        assert luck_dealt(search, state.copy(), 0) != first[0], "the turn after has its own"


def test_a_turn_more_shifts_no_luck_beyond_what_all_do_together():
    search = bot("ismcts:iterations=2:race=2", 1)
    turn = at_a_turn(all_games()["above_and_below"])
    night = turn.copy()
    while not isinstance(night.stack[-1], Together):
        take_first(night)
    after = []
    for turns in (1, 3):
        search.opened = zeros(turn.seats + 1)
        for _ in range(turns):
            luck_dealt(search, turn.copy(), 0)
        after.append([luck_dealt(search, world.copy(), turns) for world in (night, turn)])
    assert after[0] == after[1]


def test_luck_is_not_dealt_again_within_a_turn():
    search = bot("ismcts:iterations=2:race=2", 1)
    state = at_a_turn(all_games()["bunny_kingdom"])
    search.opened = zeros(state.seats + 1)
    take_first(state)
    before = state.rng.words()
    search.renew_luck(state)
    assert state.rng.words() == before
