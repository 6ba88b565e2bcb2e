"""The one loop that lets bots play, whole or a step at a time."""

from collections.abc import Iterator, Sequence

from ludotheque.bots import Bot
from ludotheque.core import CHANCE, Seat, State, Tally

__all__ = ["play", "step", "steps"]


def play(state: State, players: Sequence[Bot]) -> Tally:
    """Let *players*, one a seat, play *state* to the end; count their decisions."""
    decisions = choices = 0
    for seat in steps(state, players):
        if seat != CHANCE:
            decisions += 1
            choices += len(state.legal(seat)) > 1
    return Tally(decisions, choices)


def steps(state: State, players: Sequence[Bot]) -> Iterator[int]:
    """Let *players* play to the end; yield who decides next, CHANCE too, before each step.

    So whoever iterates sees the table as it is before the step and may stop at any time.
    """
    while not state.over:
        yield state.actor()
        step(state, players)


def step(state: State, players: Sequence[Bot]) -> int:
    """Let chance, or the bot of the seat that is asked first, decide; return its action."""
    seat = state.actor()
    if seat == CHANCE:
        return state.roll()
    action = players[seat].choose(Seat(state, seat))
    state.apply(seat, action)
    return action
