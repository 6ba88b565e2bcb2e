"""What an OpenSpiel player sees, as a tensor and as a text."""

from typing import Any, Final, Protocol

import numpy as np
import pyspiel

from ludotheque.core import SPECTATOR, Game, LudothequeError
from ludotheque.research.recall import RECALL_BYTES, Moment, seen_now

__all__ = ["SpielObserver"]

RECALL_BITS: Final = 8 * RECALL_BYTES


class Observed(Protocol):
    """A state of OpenSpiel's, as far as an observer looks at it."""

    @property
    def moment(self) -> Moment:
        """Where the game stands."""
        ...


class SpielObserver:
    """Writes down what one player, or a spectator, may know.

    The tensor is the game's observation and what may be done; with *perfect recall* also a
    fingerprint of all that was seen and done before, one bit a cell: it tells any two pasts apart,
    and a learner can make nothing of it.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise LudothequeError(f"observers of {game.title} take no parameters")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise LudothequeError("an observer sees for one player, or what all may see")
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = bool(kind.perfect_recall)
        shapes = {feature.name: feature.shape for feature in game.layout.features}
        self.observed = game.layout.size
        shapes["legal"] = (len(game.actions),)
        if self.recalls:
            shapes["recall"] = (RECALL_BITS,)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + sizes[name]].reshape(shape)
            start += sizes[name]

    def set_from(self, state: Observed, player: int) -> None:
        """Write what *player* may know into the tensor."""
        viewer = self.viewer(player)
        self.tensor.fill(0)
        self.tensor[: self.observed] = state.moment.state.observe(viewer)
        if viewer >= 0:
            self.dict["legal"][state.moment.state.legal(viewer)] = 1
        if self.recalls:
            past = np.frombuffer(state.moment.recall(viewer), np.uint8)
            self.dict["recall"][:] = np.unpackbits(past)

    def string_from(self, state: Observed, player: int) -> str:
        """Return the same as a text."""
        viewer = self.viewer(player)
        now = seen_now(state.moment.state, viewer)
        return f"{state.moment.recall(viewer).hex()} {now}" if self.recalls else now

    def viewer(self, player: int) -> int:
        """Return through whose eyes this observer sees."""
        return SPECTATOR if self.public_only else player
