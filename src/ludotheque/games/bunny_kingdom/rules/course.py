"""The course: four rounds of exploration, construction and harvest, then the end (BK-1)."""

from ludotheque.games.bunny_kingdom.rules import (
    construction,
    copying,
    draft,
    harvest,
    resolution,
    scoring,
    trading,
)
from ludotheque.games.bunny_kingdom.rules.hands import picks
from ludotheque.games.bunny_kingdom.table import (
    CONSTRUCTING,
    COPYING,
    DRAFTING,
    HARVESTING,
    RESOLVING,
    REVEALING,
    ROUNDS,
    TRADING,
    Table,
)

__all__ = ["go_on"]


def go_on(s: Table) -> None:
    """Run the next step: nothing is owed."""
    if s.phase == DRAFTING:
        draft.begin_pick(s)
    elif s.phase == RESOLVING:
        # More than once where provisions are among the cards: they fill the queue again.
        if len(s.queue) > 0:
            resolution.resolve_queue(s)
        else:
            end_pick(s)
    elif s.phase == CONSTRUCTING:
        construction.next_turn(s)
    elif s.phase == TRADING:
        # The harvest waits until the choice, if there is one, is answered.
        s.phase = HARVESTING
        trading.choose(s)
    elif s.phase == HARVESTING:
        harvest.collect(s)
        end_round(s)
    elif s.phase == REVEALING:
        scoring.reveal(s)
        s.phase = COPYING
    else:
        copying.copy_or_finish(s)


def end_pick(s: Table) -> None:
    """Look at the hands that were passed, or, with none left, begin to build (BK-5.4, BK-5.5)."""
    draft.look(s)
    s.pick += 1
    if s.pick < picks(s.seats):
        s.phase = DRAFTING
    else:
        begin_construction(s)


def begin_construction(s: Table) -> None:
    """Let the construction begin, one seat further every round (BK-9.1)."""
    s.phase = CONSTRUCTING
    s.turn = s.round % s.seats
    s.passes = 0
    s.withdrawn = 0


def end_round(s: Table) -> None:
    """Go on with the next round, or show the parchments after the fourth (BK-1.1)."""
    if s.round + 1 < ROUNDS:
        s.round += 1
        s.pick = 0
        s.phase = DRAFTING
    else:
        s.phase = REVEALING
