"""Eat: take the food on the stag's space, and one more with Greedy (AN-5.4, AN-7.11)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Chance, Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import PASS_GREEDY, PLAY_GREEDY, WHICH
from ludotheque.games.antler_island.box.components import GREEDY, GROUND_MOST, SPACE_NAMES
from ludotheque.games.antler_island.rules import food, wily
from ludotheque.games.antler_island.table import Table

__all__ = ["PlayGreedy", "WhichToken", "eat", "tokens_on"]


def tokens_on(s: Table, space: i64) -> i64:
    """Return how many tokens lie on *space*."""
    total: i64 = 0
    for entry in range(space * GROUND_MOST, space * GROUND_MOST + GROUND_MOST):
        if s.ground[entry] > 0:
            total += 1
    return total


def eat(s: Table, seat: i64) -> None:
    """Take every token on the space, or the one that fits; without either it fails (AN-5.4)."""
    lying = tokens_on(s, s.where[seat])
    room = food.room(s, seat)
    if lying == 0 or room == 0:
        if s.telling():
            s.tell("nothing-to-eat", {"seat": seat})
        return
    if lying > room:
        s.ask(WhichToken(seat))
        return
    # They come to hand only as they are looked at: till then there is as much room as before.
    asked: list[AnyDecision] = []
    for _ in range(lying):
        asked.append(food.LookAtToken(seat, lift(s, s.where[seat], 0)))
    tell_eaten(s, seat, lying)
    if lying < room and food.left_to_draw(s) and wily.asked_about(s, seat, GREEDY):
        asked.append(PlayGreedy(seat))
    s.ask_in_order(asked)


def lift(s: Table, space: i64, place: i64) -> i64:
    """Take the first or second token off *space* and return its pile."""
    entry = space * GROUND_MOST
    pile = s.ground[entry + place] - 1
    # What is left moves up, so that equal islands are equal rows.
    if place == 0:
        s.ground[entry] = s.ground[entry + 1]
    s.ground[entry + 1] = 0
    return pile


def tell_eaten(s: Table, seat: i64, count: i64) -> None:
    """Tell all how many tokens were taken, and from where."""
    if s.telling():
        s.tell("ate", {"seat": seat, "count": count, "space": SPACE_NAMES[s.where[seat]]})


class WhichToken(Chance[Table]):
    """Two tokens lie there and one fits: chance says which is taken (AN-5.5)."""

    __slots__ = ("owner",)
    rule: ClassVar[str] = "AN-5.5"
    first: ClassVar[int] = WHICH
    last: ClassVar[int] = WHICH + GROUND_MOST - 1
    fields: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for place in range(GROUND_MOST):
            found = append(found, WHICH + place)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        pile = lift(s, s.where[self.owner], action - WHICH)
        tell_eaten(s, self.owner, 1)
        s.ask(food.LookAtToken(self.owner, pile))


class PlayGreedy(Decision[Table]):
    """Having eaten, draw one token more, or not (AN-7.11)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.11"
    first: ClassVar[int] = PLAY_GREEDY
    last: ClassVar[int] = PASS_GREEDY

    def options(self, s: Table) -> Ints:
        return wily.play_or_pass(s, self.seat, GREEDY, PLAY_GREEDY)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PLAY_GREEDY:
            wily.play(s, self.seat, GREEDY)
            s.ask(food.LookAtToken(self.seat, food.draw(s)))

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("no-such-tile", self.rule, {"kind": "greedy"})
