"""What a seat can still make of its plan this round, were it alone on the island."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, filled, zeros
from ludotheque.games.antler_island.box.components import (
    BLANK,
    CENTRE,
    EAT,
    GROW,
    HELD_MOST,
    MOVE,
    NEAR,
    RUT,
    SPACES,
    TILES,
    X,
)
from ludotheque.games.antler_island.rules import eat, scoring
from ludotheque.games.antler_island.rules.grow import Grow
from ludotheque.games.antler_island.rules.move import MoveStag
from ludotheque.games.antler_island.rules.plan import Plans, action_of
from ludotheque.games.antler_island.strategy import weights
from ludotheque.games.antler_island.strategy.standing import doe_worth, fight_gain, win_worth
from ludotheque.games.antler_island.table import TURN, Table

__all__ = ["FREE", "PlanAhead", "planned", "prospects"]

# The action of a tile that is not laid yet: it may be any.
FREE: Final = -1
# What no fight is ever worth.
UNASKED: Final = -1000.0
# By space, where nobody has asked yet what resting there is worth.
NOT_RESTED: Final = vec[float]([-1.0] * SPACES)


def prospects(s: Table, seat: i64) -> float:
    """Return the worth of the best way to go on with the plan of *seat*."""
    if s.where[seat] < 0:
        return 0.0
    return PlanAhead(s, seat).best_way()


def action_begun(s: Table, seat: i64) -> i64:
    """Return the action that *seat* has revealed and must now carry out, or FREE."""
    if not s.stack or s.stack[-1].seat != seat:
        return FREE
    if isinstance(s.stack[-1], MoveStag):
        return MOVE
    return GROW if isinstance(s.stack[-1], Grow) else FREE


def planned(s: Table, seat: i64) -> Ints:
    """Return the action of each control tile of *seat*, FREE where it is not yet laid."""
    row = vec[i64](capacity=TILES)
    answers = vec[i64]()
    if s.stack and isinstance(s.stack[-1], Plans):
        answers = s.stack[-1].answers[seat]
    for tile in range(TILES):
        action: i64 = FREE
        if tile < len(answers):
            action = action_of(answers[tile])
        elif s.stage >= TURN:
            action = s.plan[seat * TILES + tile]
        row = append(row, action)
    return row


class PlanAhead:
    """The island as *seat* would change it: tried and taken back, step by step.

    Every way through the tiles left is walked, for every position that is valued, hundreds of
    steps while all plan: so it keeps a small picture of its own instead of copies of the table.
    On the way *at* is where the stag stands, *number* the next numbered tile, *x_left* whether X
    is unused, *weight* what a gain still counts as late as that.
    """

    __slots__ = (
        "broken",
        "climbed",
        "doe",
        "does",
        "fights",
        "food",
        "food_here",
        "level",
        "mates",
        "number",
        "plan",
        "resting",
        "rivals",
        "s",
        "seat",
        "tokens",
        "values",
        "win",
        "x_left",
    )

    def __init__(self, s: Table, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.plan = planned(s, seat)
        self.does = s.does[:]
        self.climbed = after_climbing(s)
        # How many does it would have mated with, and the worth of resting anywhere with none.
        self.mates: i64 = 0
        self.resting = NOT_RESTED[:]
        self.food_here = vec[i64](capacity=SPACES)
        for space in range(SPACES):
            self.food_here = append(self.food_here, eat.tokens_on(s, space))
        self.tokens: i64 = s.tokens_held(seat)
        self.food: float = float(scoring.food_value(s, seat))
        self.values: float = self.food
        self.broken: i64 = s.broken[seat]
        # The most antlers it ever had: only beyond that do even numbers bring tiles (AN-5.13).
        self.level: i64 = s.antlers[seat] + self.broken
        self.doe: float = doe_worth(s, seat)
        self.win: float = win_worth(s, seat)
        # By space the rival there, by rival what a fight promises, once it was asked for.
        self.rivals = rivals_on(s, seat)
        self.fights: list[float] = [UNASKED] * s.seats
        used: i64 = 0
        if s.stage >= TURN:
            used = s.used[seat]
        self.number: i64 = 0
        while self.number < X and used >> self.number & 1:
            self.number += 1
        self.x_left = used >> X & 1 == 0

    def best_way(self) -> float:
        """Return the worth of the best way to go on from where the table stands."""
        at = self.s.where[self.seat]
        # Put back exactly: what is taken and given back may differ in the last digit.
        self.values = self.food
        action = action_begun(self.s, self.seat)
        if action != FREE:
            return self.act(action, at, self.number, self.x_left, 1.0)
        return self.go_on(at, self.number, self.x_left, 1.0)

    def go_on(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Return the best worth of the tiles left, from the space *at*."""
        if number == X and not x_left:
            return self.rest(at)
        best = -100.0
        if number < X:
            best = self.act(self.plan[number], at, number + 1, x_left, weight)
        # X with the same action as the next number leads to the same: it is tried once.
        if x_left and (number == X or self.plan[X] != self.plan[number]):
            best = max(best, self.act(self.plan[X], at, number, False, weight))
        return best

    def act(self, action: i64, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Return the worth of *action* now and of the best way on; any action if it is FREE."""
        if action == FREE:
            return self.act_freely(at, number, x_left, weight)
        if action == MOVE:
            return self.move(at, number, x_left, weight)
        if action == RUT:
            return self.rut(at, number, x_left, weight)
        if action == EAT:
            return self.eat(at, number, x_left, weight)
        return self.grow(at, number, x_left, weight)

    def act_freely(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Try every action of use, or rest: what does nothing may as well come last."""
        best = max(self.rest(at), self.move(at, number, x_left, weight))
        if self.does[at] > 0:
            best = max(best, self.rut(at, number, x_left, weight))
        if self.food_here[at] > 0 and self.tokens < HELD_MOST:
            best = max(best, self.eat(at, number, x_left, weight))
        if self.tokens > 0:
            best = max(best, self.grow(at, number, x_left, weight))
        return best

    def move(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Return the worth of the best step to a neighbour."""
        near = self.s.box.board.open_near
        best = -100.0
        entry = at * NEAR
        while entry < at * NEAR + NEAR and near[entry] >= 0:
            best = max(best, self.enter(near[entry], number, x_left, weight))
            entry += 1
        return best

    def enter(self, to: i64, number: i64, x_left: bool, weight: float) -> float:
        """Return the worth of moving to the space *to*; a stag there is a fight."""
        gain = self.go_on(to, number, x_left, weight * weights.PATIENCE)
        if self.rivals[to] >= 0:
            return gain * weights.AFTER_A_FIGHT + weight * self.fight(self.rivals[to])
        return gain

    def fight(self, other: i64) -> float:
        """Return what a fight with *other* promises, the same wherever it is."""
        if self.fights[other] == UNASKED:
            self.fights[other] = fight_gain(self.s, self.seat, other, self.win)
        return self.fights[other]

    def rut(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Mate, if there is a doe."""
        mates: i64 = 1 if self.does[at] > 0 else 0
        self.mate(at, mates)
        rest = self.go_on(at, number, x_left, weight * weights.PATIENCE)
        self.mate(at, -mates)
        return rest + weight * self.doe * float(mates)

    def mate(self, at: i64, mates: i64) -> None:
        """Take so many does from the space *at*, or give them back."""
        self.mates += mates
        self.does[at] -= mates
        self.climbed[climbs_to(self.s, at)] -= mates

    def eat(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Take what lies there and fits."""
        taken = self.edible(at)
        self.take(at, taken)
        rest = self.go_on(at, number, x_left, weight * weights.PATIENCE)
        self.take(at, -taken)
        return rest + weight * weights.TOKEN * float(taken) * weights.FOOD

    def edible(self, at: i64) -> i64:
        """Return how many tokens can be eaten there."""
        return max(min(self.food_here[at], HELD_MOST - self.tokens), 0)

    def take(self, at: i64, taken: i64) -> None:
        """Take so many tokens from the space *at*, or put them back."""
        self.food_here[at] -= taken
        self.tokens += taken
        self.values += weights.TOKEN * float(taken)

    def grow(self, at: i64, number: i64, x_left: bool, weight: float) -> float:
        """Pay all food for antlers; new even levels bring tiles."""
        tokens, values, level, broken = self.tokens, self.values, self.level, self.broken
        gain = self.pay()
        rest = self.go_on(at, number, x_left, weight * weights.PATIENCE)
        self.tokens, self.values, self.level, self.broken = tokens, values, level, broken
        return rest + weight * gain

    def pay(self) -> float:
        """Turn all food into antlers and return what that gains."""
        if self.tokens == 0:
            return 0.0
        values, level, broken = self.values, self.level, self.broken
        # Food yet to be eaten counts by an average, so that the sum may be no whole number.
        grown: i64 = 1 if self.tokens == 1 else int(values) // 2
        self.tokens = 0
        self.values = 0.0
        self.broken = max(broken - grown, 0)
        self.level = level + grown - (broken - self.broken)
        tiles = float(self.level // 2 - level // 2)
        return weights.ANTLER * float(grown) + weights.TILE * tiles - weights.FOOD * values

    def best_plan(self) -> Ints:
        """Return the action of each tile but the blank one on the best way; X comes last there.

        The way is gone, step by step: what is tried is not taken back.
        """
        row = vec[i64](capacity=TILES)
        at = self.s.where[self.seat]
        weight = 1.0
        for tile in range(BLANK):
            number = min(tile + 1, X)
            action = self.plan[tile]
            if action == FREE:
                action = self.best_action(at, number, tile < X, weight)
            row = append(row, action)
            at = self.carry_out(action, at, number, tile < X, weight)
            weight *= weights.PATIENCE
        return row

    def best_action(self, at: i64, number: i64, x_left: bool, weight: float) -> i64:
        """Return the action that promises most."""
        found: i64 = 0
        best = -100.0
        for action in (MOVE, RUT, EAT, GROW):
            worth = self.act(action, at, number, x_left, weight)
            if worth > best:
                found = action
                best = worth
        return found

    def carry_out(self, action: i64, at: i64, number: i64, x_left: bool, weight: float) -> i64:
        """Carry out *action* and return the space where that leads."""
        if action == MOVE:
            return self.best_step(at, number, x_left, weight)
        if action == RUT:
            self.mate(at, 1 if self.does[at] > 0 else 0)
        elif action == EAT:
            self.take(at, self.edible(at))
        else:
            self.pay()
        return at

    def best_step(self, at: i64, number: i64, x_left: bool, weight: float) -> i64:
        """Return the neighbour of the space *at* that promises most."""
        near = self.s.box.board.open_near
        found = at
        best = -100.0
        entry = at * NEAR
        while entry < at * NEAR + NEAR and near[entry] >= 0:
            worth = self.enter(near[entry], number, x_left, weight)
            if worth > best:
                found = near[entry]
                best = worth
            entry += 1
        return found

    def rest(self, at: i64) -> float:
        """Return the worth of standing there when does climb, remembered where it can be."""
        # What was mated with climbs no more, so only the picture with all does is remembered.
        if self.mates > 0:
            return self.within_a_step(at)
        if self.resting[at] < 0.0:
            self.resting[at] = self.within_a_step(at)
        return self.resting[at]

    def within_a_step(self, at: i64) -> float:
        """Return the worth of the does that come within a step."""
        board = self.s.box.board
        best = self.climbed[at]
        entry = at * NEAR
        while entry < at * NEAR + NEAR and board.open_near[entry] >= 0:
            best = max(best, self.climbed[board.open_near[entry]])
            entry += 1
        return weights.NEXT_ROUND * float(min(best, weights.MOST_NEXT))


def rivals_on(s: Table, seat: i64) -> Ints:
    """Return by space the seat, other than *seat*, whose stag stands there, or -1."""
    row = filled(SPACES, -1)
    for other in range(s.seats):
        if other != seat and s.where[other] >= 0:
            row[s.where[other]] = other
    return row


def after_climbing(s: Table) -> Ints:
    """Return how many does will be on each space after they have climbed."""
    climbed = zeros(SPACES)
    for space in range(SPACES):
        if s.does[space] > 0:
            climbed[climbs_to(s, space)] += s.does[space]
    return climbed


def climbs_to(s: Table, space: i64) -> i64:
    """Return where the does on *space* climb to; those in the centre stay."""
    if space == CENTRE:
        return CENTRE
    return s.box.board.uphill[space]
