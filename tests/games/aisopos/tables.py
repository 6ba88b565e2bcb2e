"""Tables laid by hand, for tests."""

from typing import Any, cast

from ludotheque.core import ints
from ludotheque.games import game
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES, KINDS, PIECES
from ludotheque.games.aisopos.table import Table

AISOPOS = game("aisopos")


def table(
    pieces: str = "",
    seats: int = 2,
    hands: dict[int, str] | None = None,
    turn: int = 0,
    **options: object,
) -> Table:
    """Return a table with *pieces* like '0 lion b2, 1 ant c3' and nothing else on the board.

    *hands* are kinds by seat; by default everything that is not on the board.  What is neither
    in hand nor on the board counts as lost to the next seat.
    """
    s = cast("Table", AISOPOS.new(seats, 1, **options))
    s.turn = turn
    for entry in filter(None, (part.strip() for part in pieces.split(","))):
        seat, kind, where = entry.split()
        put(s, int(seat), kind, where)
    for holder, hand in (hands or {}).items():
        hold(s, holder, hand.split())
    s.stack = []
    s.advance()
    return s


def put(s: Table, seat: int, name: str, where: str) -> None:
    """Lay a piece on the board as if it had been placed."""
    kind = KIND_NAMES.index(name)
    piece = seat * PIECES + s.placed[seat]
    s.placed[seat] += 1
    s.hand[seat * KINDS + kind] -= 1
    s.kind[piece] = kind
    s.board[HEX_NAMES.index(where)] = piece + 1


def hold(s: Table, seat: int, hand: list[str]) -> None:
    """Leave *seat* these in hand; what it had beside them is lost to the next seat."""
    captor = (seat + 1) % s.seats
    for kind, name in enumerate(KIND_NAMES):
        gone = s.hand[seat * KINDS + kind] - hand.count(name)
        s.hand[seat * KINDS + kind] -= gone
        s.lost[seat * KINDS + kind] += gone
        s.captured[captor * KINDS + kind] += gone
        s.left[seat] -= gone
        s.placed[seat] += gone


def piece_at(s: Table, where: str) -> int:
    """Return the number of the piece on a hex, -1 if there is none."""
    return s.board[HEX_NAMES.index(where)] - 1


def kind_at(s: Table, where: str) -> str:
    """Return the name of the piece on a hex."""
    return KIND_NAMES[s.kind[piece_at(s, where)]]


def seen(s: Table, viewer: int, where: str) -> set[str]:
    """Return the kinds that *viewer* thinks possible for the piece on a hex."""
    shown = cast("dict[str, Any]", s.view(viewer)["table"])
    (piece,) = [p for p in shown["pieces"] if p["hex"] == where]
    return set(piece["kinds"])


def names(s: Table, seat: int) -> list[str]:
    """Return the names of the actions open to *seat*."""
    return [AISOPOS.actions.name(action) for action in s.legal(seat)]


__all__ = ["AISOPOS", "hold", "ints", "kind_at", "names", "piece_at", "put", "seen", "table"]
