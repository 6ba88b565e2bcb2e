"""How strong a bot plays, in words for people: the setting of each level, game by game."""

from typing import Final

__all__ = ["LEVELS", "setting"]

# Where a game is not named, its level is that of OTHERWISE.
OTHERWISE: Final = "otherwise"
# Experts compare by a race, in which luck is the same for all.  At Aisopos what looks poor at first
# may be best: no action is left out, and whichever promises most gets the next world.
LEVELS: Final[dict[str, dict[str, str]]] = {
    "beginner": {
        OTHERWISE: "ismcts:iterations=20:rollout=none:ripe=8:prior=1:c=0.2:margin=0",
    },
    "club": {
        "aisopos": "ismcts:iterations=300:rollout=greedy:turns=2:ripe=0:prior=8:c=0.2:margin=0",
        "bunny_kingdom": "ismcts:iterations=60:rollout=greedy:turns=1:race=5:prior=8:margin=0.9",
        "antler_island": "ismcts:iterations=40:rollout=greedy:turns=4:race=5:prior=8:margin=0.9",
        "above_and_below": "ismcts:iterations=60:rollout=greedy:turns=2:race=5:prior=8:margin=0.9",
        OTHERWISE: "ismcts:iterations=200:rollout=none:ripe=8:prior=1:c=0.1:margin=0",
    },
    "expert": {
        "aisopos": "ismcts:ms=250:rollout=greedy:turns=2:ripe=0:prior=8:c=0.2:margin=0",
        "bunny_kingdom": "ismcts:ms=250:rollout=greedy:turns=8:race=8:prior=2:margin=0.9",
        "antler_island": "ismcts:ms=250:rollout=greedy:turns=14:race=8:prior=4:margin=0.9",
        "above_and_below": "ismcts:ms=250:rollout=greedy:turns=16:race=8:prior=4:margin=0.9",
        OTHERWISE: "ismcts:ms=250:rollout=none:ripe=8:prior=1:c=0.1:margin=0",
    },
}


def setting(level: str, game: str) -> str:
    """Return the full name of the bot that plays *game* at *level*."""
    games = LEVELS[level]
    return games.get(game, games[OTHERWISE])
