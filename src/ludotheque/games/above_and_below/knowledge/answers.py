"""A night as one seat knows it: its own answers carried out, nobody else's."""

from mypy_extensions import i64

from ludotheque.core.decision import Together
from ludotheque.games.above_and_below.rules.night import carry_out
from ludotheque.games.above_and_below.table import Table

__all__ = ["with_own_answers"]


def with_own_answers(s: Table, seat: i64, action: i64) -> Table:
    """Return a copy in which *seat* has done what it has answered so far and then *action*.

    What others have answered is secret and is neither looked at nor done; -1 is no action.
    """
    world = s.copy()
    frame = s.stack[-1]
    assert isinstance(frame, Together), "it is night"
    for answer in frame.answers[seat]:
        carry_out(world, seat, answer)
    carry_out(world, seat, action)
    return world
