"""What a draw would bring, offered or answered (AI-7)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.aisopos.box.actions import DECLINE
from ludotheque.games.aisopos.rules.agreement import AnswerDraw
from ludotheque.games.aisopos.rules.scoring import captured_points
from ludotheque.games.aisopos.table import Table

__all__ = ["answering", "given_up", "offering"]


def offering(s: Table, seat: i64) -> list[Fact]:
    """Return what is drawn if all others agree, and that the turn goes on if not."""
    return [*agreed(s, seat, s.seats - 1), Fact("offer-no-move", {}, "AI-7.4")]


def answering(s: Table, question: AnswerDraw, action: i64) -> list[Fact]:
    """Return what agreeing or playing on brings; those after this seat are asked clockwise."""
    if action == DECLINE:
        return [Fact("offer-ends", {"other": s.turn}, "AI-7.4")]
    following = (question.seat + 1) % s.seats
    return agreed(s, question.seat, (s.turn - following) % s.seats)


def agreed(s: Table, seat: i64, left: i64) -> list[Fact]:
    """Return that all score nothing once *left* more seats agree, and what it costs them."""
    if left == 0:
        return [Fact("drawn", {}, "AI-7.3"), *given_up(s, seat)]
    return [Fact("drawn-if-agreed", {"left": left}, "AI-7.3"), *given_up(s, seat)]


def given_up(s: Table, seat: i64) -> list[Fact]:
    """Return the points of this game that a draw takes from *seat* and from the others."""
    found = [Fact("give-up", {"points": captured_points(s, seat)}, "AI-7.5")]
    for distance in range(1, s.seats):
        other = (seat + distance) % s.seats
        facts: dict[str, object] = {"other": other, "points": captured_points(s, other)}
        found.append(Fact("gives-up", facts, "AI-7.5"))
    return found
