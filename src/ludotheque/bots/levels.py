"""How strong a bot plays, in words for people: the setting of each level, game by game."""

from typing import Final

__all__ = ["LEVELS", "setting"]

# Where a game is not named, its level is that of OTHERWISE.
OTHERWISE: Final = "otherwise"
LEVELS: Final[dict[str, dict[str, str]]] = {
    "beginner": {
        OTHERWISE: "ismcts:iterations=20:rollout=none:ripe=8:prior=1:c=0.2",
    },
    "club": {
        OTHERWISE: "ismcts:iterations=200:rollout=none:ripe=8:prior=1:c=0.2",
    },
    "expert": {
        OTHERWISE: "ismcts:ms=250:rollout=none:ripe=8:prior=1:c=0.2",
    },
}


def setting(level: str, game: str) -> str:
    """Return the full name of the bot that plays *game* at *level*."""
    games = LEVELS[level]
    return games.get(game, games[OTHERWISE])
