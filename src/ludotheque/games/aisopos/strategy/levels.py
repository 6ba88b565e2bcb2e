"""How strong the bots of each level play Aisopos.

What looks poor at first may be best here: no action is left out, and whichever promises most gets
the next world.
"""

from typing import Final

__all__ = ["LEVELS", "WORLDS"]

LEVELS: Final[dict[str, str]] = {
    "club": "ismcts:iterations=300:rollout=greedy:turns=2:ripe=0:prior=8:c=0.2:margin=0",
    "expert": "ismcts:ms=250:rollout=greedy:turns=2:ripe=0:prior=8:c=0.2:margin=0",
}
# Nearly everything is hidden, so that few imagined worlds would mislead.
WORLDS: Final = 64
