"""The lot that decides who begins, where players leave it to chance."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.decision import Chance, S
from ludotheque.core.ints import Ints

__all__ = ["Lot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance[S]):
    """Draws a seat: a game says in which block of actions, and what beginning means."""

    __slots__ = ()

    def begin(self, s: S, seat: i64) -> None:
        """Let *seat* begin."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S) -> Ints:
        seats = vec[i64]()
        for seat in range(s.seats):
            seats = append(seats, self.first + seat)
        return seats

    def resolve(self, s: S, action: i64) -> None:
        seat = action - self.first
        self.begin(s, seat)
        if s.telling():
            s.tell("begins", {"seat": seat})
