"""How strong the bots of each level play Bunny Kingdom.

Both compare cards by a race, in which luck is the same for all of them.
"""

from typing import Final

__all__ = ["LEVELS"]

LEVELS: Final[dict[str, str]] = {
    "club": "ismcts:iterations=60:rollout=greedy:turns=1:race=5:prior=8:margin=0.9",
    "expert": "ismcts:ms=250:rollout=greedy:turns=8:race=8:prior=2:margin=0.9",
}
