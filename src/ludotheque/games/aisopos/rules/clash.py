"""A clash: the mover looks at both pieces; the loser goes face up to its captor (AI-4)."""

from mypy_extensions import i64

from ludotheque.core.ints import changed
from ludotheque.games.aisopos.box.components import (
    BEATEN_BY,
    BEATS,
    HEX_NAMES,
    KIND_NAMES,
    KINDS,
    PIECES,
)
from ludotheque.games.aisopos.table import Table

__all__ = ["fight", "narrow"]


def fight(s: Table, attacker: i64, where: i64) -> None:
    """Let *attacker* clash with the piece on the hex *where* (AI-4.1).

    Who wins stands on the hex, face down again as all pieces on the board (AI-4.3).
    """
    defender = s.board[where] - 1
    attacking = s.kind[attacker]
    defending = s.kind[defender]
    if attacking == defending:
        # Both fall, each to the other's owner (AI-4.5).
        s.board[where] = 0
        capture(s, attacker, defender, where)
        capture(s, defender, attacker, where)
    elif BEATS[attacking] >> defending & 1:
        s.board[where] = attacker + 1
        capture(s, attacker, defender, where)
        narrow(s, attacker, defending)
    else:
        # Only a defender that stands is looked at: every other piece of a clash goes face up, or
        # is the mover's own.
        capture(s, defender, attacker, where)
        narrow(s, defender, attacking)
        look(s, attacker // PIECES, defender, where)


def narrow(s: Table, winner: i64, beaten: i64) -> None:
    """All know of the *winner* now that it is of a kind that beats *beaten* (AI-5.3)."""
    s.could = changed(s.could, winner, s.could[winner] & BEATEN_BY[beaten])


def look(s: Table, seat: i64, piece: i64, where: i64) -> None:
    """The mover alone has seen the defender that stands, from now on (AI-4.2, AI-5.2)."""
    s.seen = changed(s.seen, piece, s.seen[piece] | 1 << seat)
    if s.telling():
        s.tell_some(
            "looked",
            1 << seat,
            {"seat": seat, "hex": HEX_NAMES[where], "piece": KIND_NAMES[s.kind[piece]]},
        )


def capture(s: Table, captor: i64, piece: i64, where: i64) -> None:
    """Lay *piece* face up before the owner of *captor* (AI-4.4)."""
    # By owner and not by piece: *captor* may be off the board by now, where both were equal.
    winner = captor // PIECES
    loser = piece // PIECES
    kind = s.kind[piece]
    taken = winner * KINDS + kind
    gone = loser * KINDS + kind
    s.captured = changed(s.captured, taken, s.captured[taken] + 1)
    s.lost = changed(s.lost, gone, s.lost[gone] + 1)
    s.left = changed(s.left, loser, s.left[loser] - 1)
    if s.telling():
        s.tell(
            "captured",
            {"seat": winner, "other": loser, "piece": KIND_NAMES[kind], "hex": HEX_NAMES[where]},
        )
