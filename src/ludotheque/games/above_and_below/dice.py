"""Dice: six faces, all equally likely."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.actions import DIE, DRAW
from ludotheque.games.above_and_below.state import AboveAndBelow

__all__ = ["Die"]


class Die(Chance[AboveAndBelow]):
    """One die is thrown."""

    __slots__ = ()
    first: ClassVar[int] = DIE
    last: ClassVar[int] = DRAW - 1

    def options(self, s: AboveAndBelow) -> Ints:
        faces = vec[i64](capacity=6)
        for action in range(DIE, DRAW):
            faces = append(faces, action)
        return faces

    def draw(self, s: AboveAndBelow) -> i64:
        return DIE + s.rng.below(6)
