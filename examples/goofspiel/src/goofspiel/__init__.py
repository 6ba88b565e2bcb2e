"""Goofspiel: one suit of bids each, one suit of prizes."""

from goofspiel.game import GAME

__all__ = ["GAME"]
