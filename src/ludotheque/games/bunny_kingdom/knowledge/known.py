"""The table as one seat knows it, to try rules on: what others hide does not lie there (BK-8)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ints import filled
from ludotheque.games.bunny_kingdom.table import COPYING, Table

__all__ = ["known_table"]


def known_table(s: Table, seat: i64) -> Table:
    """Return a silent copy of the table with nothing that is hidden from *seat*, nothing owed.

    Nobody's hand is in it: what a seat holds there is not on the table yet.
    """
    known = s.copy()
    # The questions owed hold what others have already chosen in secret.
    known.stack = []
    known.deck = vec[i64]()
    known.drawn = filled(s.seats, -1)
    for other in range(s.seats):
        known.hands[other] = vec[i64]()
        if other != seat:
            known.discards[other] = vec[i64]()
            if s.phase < COPYING:
                known.parchments[other] = vec[i64]()
    return known
