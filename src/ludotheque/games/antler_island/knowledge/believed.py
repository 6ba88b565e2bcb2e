"""What a seat believes now, worked out once and remembered beside the table (AN-10.8)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.knowledge.belief import (
    after,
    believing,
    leads_to,
    reached_by,
)
from ludotheque.games.antler_island.knowledge.deal import with_looks_decided
from ludotheque.games.antler_island.table import Belief, Table

__all__ = ["believed"]


def believed(s: Table, viewer: i64, kinds: i64, events: Ints) -> Belief:
    """Return what *viewer* can work out of *events*, from what was worked out before."""
    place: i64 = 0
    while place < len(s.beliefs):
        known = s.beliefs[place]
        if known.viewer == viewer and known.kinds == kinds:
            # Copies share the list: a belief of one that went another way is thrown away.
            if leads_to(known, events):
                if len(known.events) < len(events):
                    known = after(known, events)
                    s.beliefs[place] = known
                if known.worlds:
                    return known
            del s.beliefs[place]
        else:
            place += 1
    s.beliefs.append(worked_out(viewer, kinds, events))
    return s.beliefs[-1]


def worked_out(viewer: i64, kinds: i64, events: Ints) -> Belief:
    """Return what *viewer* can work out of *events* from the beginning."""
    belief = believing(viewer, kinds, with_looks_decided(events, viewer, kinds))
    return reached_by(belief, events[:])
