"""`make soak`: the laws on a hundred thousand random games, Above and Below on fifty thousand.

For Aisopos that is at each number of players, for the others in all.  In every game: laws 3
(over the whole range of actions at one of its states, and every action taken), 6, 7, 8 and 9.
At one state in fifty: laws 2, 4 and 5, playing on for some steps in copies and imagined worlds.
Whatever breaks is told with the case and the seed that shows it again.
"""

import argparse
import sys
import time
import traceback
from math import ceil
from random import Random

from ludotheque import laws
from ludotheque.arena import in_order
from ludotheque.core import CHANCE, Ints, Rng, State, retrace, trail
from ludotheque.games import all_games
from ludotheque.laws import Case

GAMES = {"aisopos": 300_000, "above_and_below": 50_000}
MOST_GAMES = 100_000
BATCH = 250
ONE_STATE_IN = 50
# Law 3 is tried at a state before this one, sooner than most games end.
MOST_FIRST_STEPS = 60
STEPS_ON = 10


def watched_game(case: Case, seed: int) -> int:
    """Play one game under the laws; return its decisions."""
    picker, rng = Random(seed), Rng.seeded(seed)
    state = case.new(seed)
    viewer = picker.choice(laws.viewers(state))
    box = state.census()
    trails = [trail(state, rng, picker.randrange(MOST_FIRST_STEPS))]
    if not state.over:
        laws_of_one_state(state, picker, seed)
    while not state.over:
        trails.append(trail(state, rng, 1 + picker.randrange(2 * ONE_STATE_IN - 1)))
        if not state.over:
            laws_of_many_states(state, viewer, seed)
    assert state.census() == box, "something of the box is lost"
    return replayed(case, seed, trails, state)


def laws_of_one_state(state: State, picker: Random, seed: int) -> None:
    """Laws 3, 8 and 9, at one state of a game."""
    laws.legality(state)
    laws.refused_cleanly(state, picker)
    laws.snapshots(state)
    laws.any_order(state, seed)
    laws.chance_is_fair_to_the_record(state)


def laws_of_many_states(state: State, viewer: int, seed: int) -> None:
    """Laws 2, 4 and 5; every game has one viewer, so that all have their turn."""
    laws.no_leak(state, viewer, seed, worlds=1)
    laws.no_leak_by_events(state, viewer, seed)
    laws.no_leak_by_foresight(state, seed, worlds=1)
    laws.imagined(state, viewer, seed, STEPS_ON)
    laws.copies(state, seed, STEPS_ON)


def replayed(case: Case, seed: int, trails: list[Ints], end: State) -> int:
    """Laws 7 and 8: the same actions lead to the same end, within the bound; return how many."""
    again = case.new(seed)
    decisions = 0
    for steps in trails:
        assert retrace(again, steps), "an action could not be taken again"
        decisions += sum(seat != CHANCE for seat in list(steps)[::2])
    assert again.over
    assert again.digest() == end.digest(), "the same actions led to another state"
    assert decisions <= case.game.bound(again.edition, case.seats), "longer than its bound"
    return decisions


def batch(case: Case, first: int, count: int) -> tuple[int, list[str]]:
    """Play a batch; return its decisions and what broke."""
    decisions = 0
    broken: list[str] = []
    for seed in range(first, first + count):
        try:
            decisions += watched_game(case, seed)
        except Exception:  # noqa: BLE001 - whatever breaks is what we look for
            broken.append(f"{case} seed {seed}\n{traceback.format_exc(limit=-4)}")
    return decisions, broken


def soak(case: Case, count: int, workers: int) -> int:
    """Play *count* games of one case; print what came of it; return how many broke a law."""
    started = time.perf_counter()
    jobs = ((case, first, min(BATCH, count - first)) for first in range(0, count, BATCH))
    decisions, done = 0, 0
    broken: list[str] = []
    for made, found in in_order(batch, jobs, workers):
        decisions, done = decisions + made, done + BATCH
        broken += found
        if sys.stderr.isatty():
            print(f"\r{case}: {min(done, count)}/{count}", end="", file=sys.stderr)
    spent = time.perf_counter() - started
    print(f"{case}: {count} games, {decisions} decisions, {len(broken)} broken, {spent:.0f} s")
    for text in broken[:5]:
        print(text)
    sys.stdout.flush()
    return len(broken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(all_games()))
    parser.add_argument("--seats", type=int, action="append", help="only so many players")
    parser.add_argument("--games", type=int, help="how many at each number of players instead")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    broken = 0
    for name in chosen.game or all_games():
        for seats in [n for n in all_games()[name].seats if not chosen.seats or n in chosen.seats]:
            share = ceil(GAMES.get(name, MOST_GAMES) / len(all_games()[name].seats))
            broken += soak(Case(all_games()[name], seats), chosen.games or share, chosen.workers)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
