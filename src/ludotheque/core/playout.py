"""Whole games at random, inside compiled code."""

from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import CHANCE, Chance
from ludotheque.core.ints import Ints

if TYPE_CHECKING:
    from ludotheque.core.rng import Rng
    from ludotheque.core.state import State

__all__ = ["Tally", "accepted", "play_on", "play_out", "random_step", "retrace", "trail"]


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


def trail(state: "State", rng: "Rng", most: i64) -> Ints:
    """Decide at random, *most* times or to the end; return who did what: seat, action, seat ..."""
    steps = vec[i64]()
    while not state.over and most > 0:
        top = state.stack[-1]
        seat = top.next_owing()
        if seat == CHANCE:
            action = cast("Chance[State]", top).draw(state)
        else:
            options = top.options_for(state, seat)
            action = options[rng.below(len(options))]
        steps = append(append(steps, seat), action)
        state.step(seat, action)
        most -= 1
    return steps


def retrace(state: "State", steps: Ints) -> bool:
    """Take the *steps* of a trail again; say whether each could be taken and chance agreed."""
    index: i64 = 0
    while index < len(steps):
        seat = steps[index]
        action = steps[index + 1]
        top = state.stack[-1]
        if seat == CHANCE:
            if cast("Chance[State]", top).draw(state) != action:
                return False
        elif action not in top.options_for(state, seat):
            return False
        state.step(seat, action)
        index += 2
    return True


def accepted(state: "State", seat: int) -> list[int]:
    """Return every number, in the range of actions and around it, that is not refused."""
    size = len(state.game.actions)
    return [action for action in range(-2, size + 2) if state.refusal(seat, action) is None]
