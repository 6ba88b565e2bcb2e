"""Comparing the actions of a seat: what they leave alike is counted once a world."""

from typing import cast

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison, after
from ludotheque.core.ints import alike
from ludotheque.core.odds import by_lead
from ludotheque.games.bunny_kingdom.box.components import CAMP, PARCHMENT, SQUARES
from ludotheque.games.bunny_kingdom.box.parchments import MOST
from ludotheque.games.bunny_kingdom.rules import camps, construction, draft
from ludotheque.games.bunny_kingdom.rules.parchments import effective
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.strategy.evaluate import expected_points, without_draft
from ludotheque.games.bunny_kingdom.strategy.hand import Hand
from ludotheque.games.bunny_kingdom.strategy.realm import Outlook
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["compare"]


def compare(world: Table, seat: i64) -> Comparison:
    """Return what compares the actions of *seat* in *world* with the least work."""
    frame = world.stack[-1]
    if isinstance(frame, draft.Draft) and is_left_open(frame, seat):
        return Drafting(world, seat)
    return Changing(world, seat)


def is_left_open(frame: draft.Draft, seat: i64) -> bool:
    """Say whether somebody still owes an answer once *seat* has chosen its next card."""
    if len(frame.answers[seat]) == 0:
        return True
    for other in range(len(frame.asked)):
        if other != seat and frame.asked[other] is not None:
            return True
    return False


class Drafting(Comparison):
    """Compares cards of the hand: until all have chosen, the table stays as it is."""

    __slots__ = ("best", "hand", "has")

    def __init__(self, world: Table, seat: i64) -> None:
        super().__init__(world, seat)
        now = Outlook(world)
        self.has: float = without_draft(world, now, seat)
        self.best: float = -1.0
        self.hand = Hand(world, now, seat)
        frame = world.stack[-1]
        assert isinstance(frame, draft.Draft)
        for action in frame.answers[seat]:
            self.hand.choose(action)

    def value(self, action: i64) -> float:
        if self.best < 0.0:
            self.best = best_rival(self.hand.s, self.hand.now, self.seat)
        return by_lead(self.glance(action) - self.best, weights.SPREAD)

    def glance(self, action: i64) -> float:
        return self.has + self.hand.prospects_with(action)


def best_rival(s: Table, now: Outlook, seat: i64) -> float:
    """Return the most that another than *seat* may expect."""
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected_points(s, now, other))
    return best


class Changing(Comparison):
    """Compares actions that change the table, most of which leave the rivals as they were.

    *points* are those that each rival may expect, *counted* the outlook they were counted with.
    """

    __slots__ = ("counted", "points")

    def __init__(self, world: Table, seat: i64) -> None:
        super().__init__(world, seat)
        self.counted: list[Outlook | None] = [None] * world.seats
        self.points: list[float] = [0.0] * world.seats

    def value(self, action: i64) -> float:
        then = cast("Table", after(self.world, self.seat, action))
        if then.over:
            return then.shares()[self.seat]
        now = Outlook(then)
        mine = expected_points(then, now, self.seat)
        best = -1.0
        for other in range(then.seats):
            if other != self.seat:
                best = max(best, self.rival_points(now, other))
        return by_lead(mine - best, weights.SPREAD)

    def rival_points(self, now: Outlook, other: i64) -> float:
        """Return the carrots that *other* may expect, as counted before where nothing differs."""
        last = self.counted[other]
        if last is None or not same_for(last, now, other):
            self.points[other] = expected_points(now.s, now, other)
            self.counted[other] = now
        return self.points[other]


def same_for(last: Outlook, now: Outlook, other: i64) -> bool:
    """Say whether *other* may expect the same as it could at the *last* count."""
    one = last.s
    two = now.s
    return (
        one.round == two.round
        and one.pick == two.pick
        and one.phase == two.phase
        and one.carrots[other] == two.carrots[other]
        and one.camps_played[other] == two.camps_played[other]
        and alike(one.waits[other], two.waits[other])
        and alike(one.parchments[other], two.parchments[other])
        and alike(one.copied, two.copied)
        and not is_half_way(one, other)
        and not is_half_way(two, other)
        and not compares_numbers(one, other)
        and same_land(last, now, other)
    )


def is_half_way(s: Table, other: i64) -> bool:
    """Say whether *other* has begun what is not yet done, which its points tell."""
    top = s.stack[-1]
    if isinstance(top, draft.Draft):
        return len(top.answers[other]) > 0
    if isinstance(top, camps.PlaceCampBefore):
        return top.announcer == other
    return isinstance(top, (camps.PlaceCamp, construction.JoinFiefs)) and top.seat == other


def compares_numbers(s: Table, other: i64) -> bool:
    """Say whether a parchment of *other* asks what everybody has."""
    held = effective(s, other)
    return any(card >= 0 and s.box.way[card - PARCHMENT] == MOST for card in held)


def same_land(last: Outlook, now: Outlook, other: i64) -> bool:
    """Say whether the land of *other* is the same, and virgin land too if it looks for some."""
    if last.land.domains[other] is not now.land.domains[other]:
        return False
    return not camps_wait(now.s, other) or same_virgin_land(last.s, now.s)


def camps_wait(s: Table, other: i64) -> bool:
    """Say whether *other* looks for virgin land."""
    return any(card >= CAMP for card in s.waits[other])


def same_virgin_land(one: Table, two: Table) -> bool:
    """Say whether the same squares are virgin land."""
    return all(camps.virgin(one, square) == camps.virgin(two, square) for square in range(SQUARES))
