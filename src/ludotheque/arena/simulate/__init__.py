"""Simulate: many games between bots, counted, and kept for questions that come later."""

from ludotheque.arena.simulate.plan import Plan
from ludotheque.arena.simulate.results import Results
from ludotheque.arena.simulate.simulation import Simulation, part_size, simulate

__all__ = ["Plan", "Results", "Simulation", "part_size", "simulate"]
