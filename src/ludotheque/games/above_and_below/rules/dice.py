"""Dice: six faces, all equally likely."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import DIE, DRAW
from ludotheque.games.above_and_below.table import Table

__all__ = ["Die"]


class Die(Chance[Table]):
    """One die is thrown."""

    __slots__ = ()
    first: ClassVar[int] = DIE
    last: ClassVar[int] = DRAW - 1

    def options(self, s: Table) -> Ints:
        faces = vec[i64](capacity=6)
        for action in range(DIE, DRAW):
            faces = append(faces, action)
        return faces

    def draw(self, s: Table) -> i64:
        return DIE + s.rng.below(6)
