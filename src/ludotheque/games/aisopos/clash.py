"""A clash: the mover looks at both pieces; the loser goes face up to its captor (AI-4)."""

from mypy_extensions import i64

from ludotheque.games.aisopos.components import (
    BEATEN_BY,
    BEATS,
    HEX_NAMES,
    KIND_NAMES,
    KINDS,
    PIECES,
)
from ludotheque.games.aisopos.state import Aisopos

__all__ = ["fight"]


def fight(s: Aisopos, attacker: i64, where: i64) -> None:
    """Let *attacker* clash with the piece on the hex *where*."""
    defender = s.board[where] - 1
    attacking = s.kind[attacker]
    defending = s.kind[defender]
    if attacking == defending:
        s.board[where] = 0
        capture(s, attacker, defender, where)
        capture(s, defender, attacker, where)
    elif BEATS[attacking] >> defending & 1:
        s.board[where] = attacker + 1
        capture(s, attacker, defender, where)
        s.could[attacker] &= BEATEN_BY[defending]
    else:
        capture(s, defender, attacker, where)
        s.could[defender] &= BEATEN_BY[attacking]
        look(s, attacker // PIECES, defender, where)


def look(s: Aisopos, seat: i64, piece: i64, where: i64) -> None:
    """The mover alone has seen the defender that stands (AI-4.2)."""
    s.seen[piece] |= 1 << seat
    if s.telling():
        s.tell_some(
            "looked",
            1 << seat,
            {"seat": seat, "hex": HEX_NAMES[where], "piece": KIND_NAMES[s.kind[piece]]},
        )


def capture(s: Aisopos, captor: i64, piece: i64, where: i64) -> None:
    """Lay *piece* face up before the owner of *captor* (AI-4.4)."""
    winner = captor // PIECES
    loser = piece // PIECES
    kind = s.kind[piece]
    s.captured[winner * KINDS + kind] += 1
    s.lost[loser * KINDS + kind] += 1
    s.left[loser] -= 1
    if s.telling():
        s.tell(
            "captured",
            {"seat": winner, "other": loser, "piece": KIND_NAMES[kind], "hex": HEX_NAMES[where]},
        )
