"""What two players see of each other's turns, as it is written down (BK-8.3, BK-8.4).

The rival adds an unseen card to a hand I have seen, plays one and discards one.  What comes back
lacks what it kept and discarded, and that leaves one of few cases.  Only the case is written
down: with the cards on the table it says all that the other player knows of the turn.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.box.components import PARCHMENT
from ludotheque.games.bunny_kingdom.table import Table

__all__ = [
    "BOTH_UNSEEN",
    "EITHER_DISCARDED",
    "EITHER_KEPT",
    "KEPT_UNSEEN",
    "KNOWN",
    "SWAP",
    "kept_in",
    "seen_of_last_turn",
    "seen_of_turn",
]

# Of a turn of the rival I know all; nothing of what it discarded and kept; all but the parchment
# it kept; a parchment that it either kept (so in truth) or discarded (so in truth), the other
# card being unseen; or two parchments of which it kept one and discarded the other.
KNOWN: Final = 0
BOTH_UNSEEN: Final = 1
KEPT_UNSEEN: Final = 2
EITHER_KEPT: Final = 3
EITHER_DISCARDED: Final = 4
SWAP: Final = 5


def kept_in(s: Table, seat: i64, turn: i64) -> i64:
    """Return which of its parchments *seat* kept in *turn* (counted over the rounds), or -1."""
    index: i64 = 0
    for taken in s.taken[seat]:
        if taken == turn // 10 * 16 + turn % 10:
            return index
        index += 1
    return -1


def seen_of_last_turn(s: Table, seat: i64) -> i64:
    """Return what the other player has seen of the turn of *seat* that was just resolved."""
    return seen_of_turn(s, seat, s.round * 10 + s.pick, s.drawn[seat])


def seen_of_turn(s: Table, seat: i64, turn: i64, added: i64) -> i64:
    """Return what the other player has seen of a *turn* with *added* from the reserve."""
    aside = s.discards[seat][turn]
    index = kept_in(s, seat, turn)
    # In the first turn of a round the other player had not seen the hand before.
    if turn % 10 == 0:
        return BOTH_UNSEEN
    if index < 0:
        return BOTH_UNSEEN if added == aside else KNOWN
    if added == aside:
        return EITHER_KEPT
    if added == s.parchments[seat][index]:
        return EITHER_DISCARDED if aside >= PARCHMENT else KEPT_UNSEEN
    return SWAP if aside >= PARCHMENT else KNOWN
