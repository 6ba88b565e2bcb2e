"""One game or two: how a game ends, and who begins the second (AI-6, AI-8)."""

from mypy_extensions import i64

from ludotheque.core.ints import changed
from ludotheque.games.aisopos.rules import setup
from ludotheque.games.aisopos.rules.scoring import captured_points, words_of
from ludotheque.games.aisopos.table import ELIMINATED, Table

__all__ = ["finish_game", "next_starter"]


def finish_game(s: Table, how: i64) -> None:
    """End this game; the match goes on if another is to be played (AI-8.1)."""
    s.ended = how
    if s.telling():
        s.tell("game-ended", {"number": s.number, "ending": words_of(how)})
    if s.number >= s.box.games:
        s.end()
        return
    # Before the pieces go back: it goes by what was captured in this game (AI-8.3).
    starter = next_starter(s)
    for seat in range(s.seats):
        s.kept = changed(s.kept, seat, s.kept[seat] + counted(s, seat))
    s.number += 1
    s.starter = starter
    s.turn = starter
    setup.put_back(s)
    if s.telling():
        s.tell("begins", {"seat": starter})


def counted(s: Table, seat: i64) -> i64:
    """Return the points of this game for *seat*: none if it was drawn (AI-7.5, AI-8.4)."""
    return captured_points(s, seat) if s.ended == ELIMINATED else 0


def next_starter(s: Table) -> i64:
    """Two players swap (AI-8.2); of more, the top scorer nearest to the starter begins (AI-8.3)."""
    if s.seats == 2:
        return 1 - s.starter
    best = s.starter
    for distance in range(1, s.seats):
        seat = (s.starter + distance) % s.seats
        if counted(s, seat) > counted(s, best):
            best = seat
    return best
