"""What eating would bring: how many tokens, never which (AN-5.4, AN-7.11)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import PASS_GREEDY
from ludotheque.games.antler_island.box.components import GREEDY, VALUES
from ludotheque.games.antler_island.consequences.chances import next_drawn
from ludotheque.games.antler_island.consequences.wily import kept, spent
from ludotheque.games.antler_island.rules import eat, food
from ludotheque.games.antler_island.rules.eat import PlayGreedy
from ludotheque.games.antler_island.table import Table

__all__ = ["being_greedy", "eating"]


def eating(s: Table, seat: i64) -> list[Fact]:
    """Return how many tokens are eaten, how many stay; or why it is skipped."""
    lying = eat.tokens_on(s, s.where[seat])
    room = food.room(s, seat)
    if lying == 0:
        return [Fact("no-food", {}, "AN-3.7")]
    if room == 0:
        return [Fact("mat-full", {}, "AN-3.7")]
    eaten = min(lying, room)
    return [Fact("eats", {"count": eaten, "stay": lying - eaten}, "AN-5.4")]


def being_greedy(s: Table, question: PlayGreedy, action: i64) -> list[Fact]:
    """Return what the one token more can be."""
    if action == PASS_GREEDY:
        return kept(s, question.seat, GREEDY)
    return [*next_token(s, question.seat), spent(GREEDY)]


def next_token(s: Table, seat: i64) -> list[Fact]:
    """Return the chance of each value for the next token drawn (AN-10.7)."""
    pile = food.next_pile(s)
    if pile == len(s.left):
        pile = -1
    exact, chances = next_drawn(s, seat, s.tokens_seen, pile, s.spent)
    found: list[Fact] = []
    for kind in range(VALUES):
        if chances[kind][0] > 0:
            facts: dict[str, object] = {"value": kind + 1, "chance": chances[kind]}
            if exact:
                found.append(Fact("next-token", facts, "AN-7.11"))
            else:
                found.append(Fact("next-token-about", facts, "AN-7.11"))
    return found
