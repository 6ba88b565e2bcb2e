"""The laboratory: bots play many games, and what came of them is counted."""

from ludotheque.arena.intervals import Z, off_by, wilson
from ludotheque.arena.loop import play, step, steps
from ludotheque.arena.pool import in_order
from ludotheque.arena.simulate import Plan, Results, simulate

__all__ = [
    "Plan",
    "Results",
    "Z",
    "in_order",
    "off_by",
    "play",
    "simulate",
    "step",
    "steps",
    "wilson",
]
