"""Whole games at random, inside compiled code."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotheque.core.decision import CHANCE, Chance

if TYPE_CHECKING:
    from ludotheque.core.rng import Rng
    from ludotheque.core.state import State

__all__ = ["Tally", "play_on", "play_out", "random_step"]


class Tally:
    """How much was decided: *decisions* by seats, and *choices*, those with several options."""

    __slots__ = ("choices", "decisions")

    def __init__(self, decisions: i64, choices: i64) -> None:
        self.decisions: i64 = decisions
        self.choices: i64 = choices


def random_step(state: "State", rng: "Rng") -> i64:
    """Answer the next question, a seat's from *rng*; return how many options a seat had, or 0."""
    top = state.stack[-1]
    seat = top.next_owing()
    if seat == CHANCE:
        state.step(CHANCE, cast("Chance[State]", top).draw(state))
        return 0
    options = top.options_for(state, seat)
    state.step(seat, options[rng.below(len(options))])
    return len(options)


def play_on(state: "State", rng: "Rng", most: i64) -> Tally:
    """Decide at random until the game is over or *most* seat decisions are made."""
    decisions: i64 = 0
    choices: i64 = 0
    while not state.over and decisions < most:
        options = random_step(state, rng)
        if options > 0:
            decisions += 1
            if options > 1:
                choices += 1
    return Tally(decisions, choices)


def play_out(state: "State", rng: "Rng") -> Tally:
    """Decide at random until the game is over."""
    return play_on(state, rng, 1 << 60)
