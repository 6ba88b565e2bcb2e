"""Antler Island: stags, does and secret plans on a hill of three levels, for three or four."""

from ludotheque.games.antler_island.game import GAME

__all__ = ["GAME"]
