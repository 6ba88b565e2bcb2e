"""The laboratory: bots play many games, and what came of them is counted."""

from ludotheque.arena.intervals import Z, off_by, wilson
from ludotheque.arena.loop import play, step, steps
from ludotheque.arena.means import Means
from ludotheque.arena.pool import as_done, cores, in_order
from ludotheque.arena.simulate import Plan, Results, Simulation, simulate

__all__ = [
    "Means",
    "Plan",
    "Results",
    "Simulation",
    "Z",
    "as_done",
    "cores",
    "in_order",
    "off_by",
    "play",
    "simulate",
    "step",
    "steps",
    "wilson",
]
