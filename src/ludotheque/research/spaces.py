"""Spaces: what observations and actions look like to the libraries of others."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.core import Game, Layout

__all__ = ["LegalActions", "knowledge_space", "observation_space"]


def observation_space(layout: Layout) -> spaces.Box:
    """Return the box of all observations that *layout* allows."""
    low = [feature.low for feature in layout.features for _ in range(feature.size)]
    high = [feature.high for feature in layout.features for _ in range(feature.size)]
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


def knowledge_space(game: Game, actions: int) -> spaces.Dict:
    """Return all that a seat can be given: an observation, and a mask of so many *actions*."""
    return spaces.Dict(
        {
            "observation": observation_space(game.layout),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class LegalActions(spaces.Discrete):
    """The range of a game's actions, of which `sample()` draws what is legal now.

    Whoever samples without a mask, as the checks of other libraries do, then does nothing that
    the rules forbid: an illegal action is an error here and never replaced by another.  Gymnasium's
    checker seeds the space in the midst of a game, samples, and only then deals the game of that
    seed: *anew*, where it is given, says what is legal there, and is asked until somebody acts.
    """

    def __init__(
        self,
        size: int,
        legal: Callable[[], list[int]],
        anew: Callable[[int], list[int]] | None = None,
    ) -> None:
        super().__init__(size)
        self.legal = legal
        self.anew = anew
        self.coming: list[int] = []

    def seed(self, seed: int | None = None) -> Any:
        """Seed what `sample()` draws from."""
        if self.anew is not None and seed is not None:
            self.coming = self.anew(seed)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a legal action, or one that *mask* or *probability* allows."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        legal = self.coming or self.legal()
        return self.dtype.type(legal[self.np_random.integers(len(legal))])
