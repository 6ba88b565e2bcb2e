"""What the greedy bot thinks of a position."""

import pytest

from ludotheque.arena import play as play_game
from ludotheque.bots import bot
from ludotheque.core import CHANCE, Rng, Seat, play_on
from ludotheque.games.antler_island.rules.plan import Plans
from ludotheque.games.antler_island.strategy.prospects import PlanAhead, prospects
from tests.games.antler_island.tables import ANTLER, island, play


def choice(s, seat, worlds=6):
    """Return the name of what a greedy bot would do."""
    return ANTLER.actions.name(bot(f"greedy:worlds={worlds}", 1).choose(Seat(s, seat)))


def test_every_position_is_worth_between_nothing_and_a_win():
    s = ANTLER.new(4, 9)
    rng = Rng.seeded(2)
    while not s.over:
        assert all(0 <= s.evaluate(seat) <= 1 for seat in range(4))
        play_on(s, rng, 25)
    assert sum(s.evaluate(seat) for seat in range(4)) == pytest.approx(1.0)


def test_a_won_fight_is_worth_more_the_more_does_wait_for_it():
    few, many = island(), island()
    many.mated[0] = 7
    gains = []
    for s in (few, many):
        before = s.evaluate(0)
        s.won[0] = 1
        gains.append(s.evaluate(0) - before)
    assert 0 < gains[0] < gains[1]


def test_greedy_goes_to_the_does_that_it_planned_to_mate_with():
    s = island(stags="O0 O6 O7 O9", does={"M0": 2}, plans={0: "move rut rut eat eat"})
    s.won[0] = 1
    play(s, "0 reveal 1")
    assert choice(s, 0) == "move M0"


def test_greedy_plans_to_mate_where_does_stand():
    s = island(stags="O0 O6 O7 O9", does={"O0": 4})
    s.won[0] = 1
    s.stage = 4
    s.stack = []
    for entry in range(20):
        s.plan[entry] = -1
    s.advance()
    for tile in ("1", "2", "3"):
        assert choice(s, 0) == f"plan {tile} rut"
        s.act(0, f"plan {tile} rut")


def planning(count):
    """Yield so many tables at which everybody plans."""
    for seed in range(count):
        s = ANTLER.new(4, seed)
        rng = Rng.seeded(seed)
        play_on(s, rng, 20 * seed)
        while not isinstance(s.stack[-1], Plans) or any(map(len, s.stack[-1].answers)):
            if s.actor() == CHANCE:
                s.roll()
            else:
                play_on(s, rng, 1)
        yield s


def test_a_free_tile_is_worth_what_the_best_action_on_it_is():
    equal = 0
    for s in planning(20):
        for seat in range(4):
            ahead = PlanAhead(s, seat)
            each = [ahead.act(action, s.where[seat], 1, True, 1.0) for action in range(4)]
            assert prospects(s, seat) <= max(each) + 1e-9
            equal += prospects(s, seat) == pytest.approx(max(each))
    assert equal >= 76, "what does nothing may come last, unless what follows does harm"


def test_the_plan_of_a_hurried_stag_keeps_what_a_free_one_promises():
    for s in planning(20):
        for seat in range(3):
            free = prospects(s, seat)
            for _ in range(5):
                s.apply(seat, s.habit(seat))
            assert prospects(s, seat) >= free - 1e-9


@pytest.mark.parametrize(("mine", "wanted"), [(9, "stand"), (1, "retreat")])
def test_greedy_stands_where_it_is_stronger(mine, wanted):
    s = island(stags="O0 O1 O6 O9", antlers={0: 7, 1: mine})
    s.won[0] = 1
    play(s, "0 reveal 1, 0 move O1")
    assert choice(s, 1) == wanted


def test_greedy_games_end_on_the_track_with_a_winner_that_won_a_fight():
    for seed in range(2):
        s = ANTLER.new(3, seed)
        bots = [bot("greedy:worlds=2", seed * 3 + seat) for seat in range(3)]
        play_game(s, bots)
        assert s.ending() == "track"
        assert s.winners()
        assert all(s.won[seat] for seat in s.winners())
