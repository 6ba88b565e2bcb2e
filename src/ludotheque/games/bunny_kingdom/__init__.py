"""Bunny Kingdom: draft a realm and please the king, for two to four."""

from ludotheque.games.bunny_kingdom.game import GAME

__all__ = ["GAME"]
