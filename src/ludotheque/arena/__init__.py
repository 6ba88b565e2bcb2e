"""The laboratory: many games, counted."""

from ludotheque.arena.simulate import Outcome, Plan, simulate

__all__ = ["Outcome", "Plan", "simulate"]
