"""How strong a bot plays, in words for people: the levels, and what they are at any game."""

from typing import Final

from ludotheque.core import Game

__all__ = ["LEVELS", "setting"]

# Each level where a game's room has no setting of its own for it.
LEVELS: Final[dict[str, str]] = {
    "beginner": "ismcts:iterations=20:rollout=none:ripe=8:prior=1:c=0.2:margin=0",
    "club": "ismcts:iterations=200:rollout=none:ripe=8:prior=1:c=0.1:margin=0",
    "expert": "ismcts:ms=250:rollout=none:ripe=8:prior=1:c=0.1:margin=0",
}


def setting(level: str, game: Game) -> str:
    """Return the full name of the bot that plays *game* at *level*."""
    return game.levels.get(level, LEVELS[level])
