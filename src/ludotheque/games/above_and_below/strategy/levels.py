"""How strong the bots of each level play Above and Below.

Both compare actions by a race, in which luck is the same for all, and mind the lead in points.
Long races do best: what an expedition or a house is good for shows only turns later.
"""

from typing import Final

__all__ = ["LEVELS"]

LEVELS: Final[dict[str, str]] = {
    "club": "ismcts:iterations=60:rollout=greedy:turns=2:race=5:prior=8:margin=0.9",
    "expert": "ismcts:ms=250:rollout=greedy:turns=16:race=8:prior=4:margin=0.9",
}
