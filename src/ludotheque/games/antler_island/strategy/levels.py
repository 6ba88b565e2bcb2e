"""How strong the bots of each level play Antler Island.

Both race: the actions that look best are tried in the same worlds with the same luck, so that
dice and draws do not hide which of them is better.
"""

from typing import Final

__all__ = ["LEVELS"]

LEVELS: Final[dict[str, str]] = {
    "club": "ismcts:iterations=40:rollout=greedy:turns=4:race=5:prior=8:margin=0.9",
    "expert": "ismcts:ms=250:rollout=greedy:turns=14:race=8:prior=4:margin=0.9",
}
