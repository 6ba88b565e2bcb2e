"""Above and Below: a village on the grass and another in the caves, for two to four."""

from ludotheque.games.above_and_below.game import GAME

__all__ = ["GAME"]
