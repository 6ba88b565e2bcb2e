"""Aisopos: hidden pieces on nineteen hexes, for two to four."""

from ludotheque.games.aisopos.game import GAME

__all__ = ["GAME"]
