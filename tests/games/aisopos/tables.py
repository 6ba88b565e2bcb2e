"""Tables laid by hand, for tests."""

from ludotheque.core import ints
from ludotheque.games import game
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES, KINDS, PIECES

AISOPOS = game("aisopos")


def table(pieces="", seats=2, hands=None, turn=0, **options):
    """Return a table with *pieces* like '0 lion b2, 1 ant c3' and nothing else on the board.

    *hands* are kinds by seat; by default everything that is not on the board.  What is neither
    in hand nor on the board counts as lost to the next seat.
    """
    s = AISOPOS.new(seats, 1, **options)
    s.turn = turn
    for entry in filter(None, (part.strip() for part in pieces.split(","))):
        put(s, *entry.split())
    for seat, hand in (hands or {}).items():
        hold(s, seat, hand.split())
    s.stack = []
    s.advance()
    return s


def put(s, seat, kind, where):
    """Lay a piece on the board as if it had been placed."""
    seat, kind = int(seat), KIND_NAMES.index(kind)
    piece = seat * PIECES + s.placed[seat]
    s.placed[seat] += 1
    s.hand[seat * KINDS + kind] -= 1
    s.kind[piece] = kind
    s.board[HEX_NAMES.index(where)] = piece + 1


def hold(s, seat, hand):
    """Leave *seat* these in hand; what it had beside them is lost to the next seat."""
    captor = (seat + 1) % s.seats
    for kind, name in enumerate(KIND_NAMES):
        gone = s.hand[seat * KINDS + kind] - hand.count(name)
        s.hand[seat * KINDS + kind] -= gone
        s.lost[seat * KINDS + kind] += gone
        s.captured[captor * KINDS + kind] += gone
        s.left[seat] -= gone
        s.placed[seat] += gone


def piece_at(s, where):
    """Return the number of the piece on a hex, -1 if there is none."""
    return s.board[HEX_NAMES.index(where)] - 1


def kind_at(s, where):
    """Return the name of the piece on a hex."""
    return KIND_NAMES[s.kind[piece_at(s, where)]]


def seen(s, viewer, where):
    """Return the kinds that *viewer* thinks possible for the piece on a hex."""
    (piece,) = [p for p in s.view(viewer)["table"]["pieces"] if p["hex"] == where]
    return set(piece["kinds"])


def names(s, seat):
    """Return the names of the actions open to *seat*."""
    return [AISOPOS.actions.name(action) for action in s.legal(seat)]


__all__ = ["AISOPOS", "hold", "ints", "kind_at", "names", "piece_at", "put", "seen", "table"]
