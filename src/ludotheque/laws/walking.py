"""Walking: random games, through the front door, to the states that laws are tried at."""

from random import Random
from typing import Final

from ludotheque.core import CHANCE, SPECTATOR, Rng, State, trail
from ludotheque.laws.cases import Case

__all__ = ["TO_THE_END", "length_of", "play_on", "seat_to_answer", "step_at_random", "viewers",
           "walked"]  # fmt: skip

TO_THE_END: Final = 10**9
LENGTHS: dict[str, int] = {}


def seat_to_answer(state: State, picker: Random) -> int:
    """Return chance, or one of the seats waited for, in any order."""
    return CHANCE if state.actor() == CHANCE else picker.choice(state.waiting())


def step_at_random(state: State, picker: Random) -> tuple[int, int]:
    """Take one legal action through the front door; return who took which."""
    seat = seat_to_answer(state, picker)
    if seat == CHANCE:
        return CHANCE, state.roll()
    action = picker.choice(state.legal(seat))
    state.apply(seat, action)
    return seat, action


def play_on(state: State, seed: int, steps: int) -> None:
    """Play on at random, at most so many *steps*."""
    picker = Random(seed)
    while not state.over and steps > 0:
        step_at_random(state, picker)
        steps -= 1


def length_of(case: Case) -> int:
    """Return how many steps a random game has, by the first one that is dealt."""
    if str(case) not in LENGTHS:
        LENGTHS[str(case)] = len(trail(case.new(0), Rng.seeded(0), TO_THE_END)) // 2
    return LENGTHS[str(case)]


def walked(case: Case, seed: int, steps: int) -> State:
    """Return the state after so many random *steps*, or the end of the game.

    More steps than the game has begin anew at its beginning: a short game is tried in the midst
    of it as often as a long one, and not again and again at its end.
    """
    state = case.new(seed)
    picker = Random(seed)
    for _ in range(steps % (length_of(case) + 1)):
        if state.over:
            break
        step_at_random(state, picker)
    return state


def viewers(state: State) -> list[int]:
    """Return everybody who looks at the table."""
    return [*range(state.seats), SPECTATOR]
