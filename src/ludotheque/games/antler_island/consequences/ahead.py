"""How things can stand when a control tile comes, were the planner alone on the island."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from ludotheque.games.antler_island.box.components import (
    EAT,
    HELD_MOST,
    KINDS,
    MOVE,
    NEAR,
    RUT,
    SPEED,
)
from ludotheque.games.antler_island.rules import eat, grow
from ludotheque.games.antler_island.table import Table

__all__ = ["Ahead", "Place", "Places"]

# A place has three bits for each space in *eaten* and *mated*: what was taken there.
BITS: Final = 3
MOST: Final = 7


class Place:
    """Where the stag can be: its *space*, the *tokens* and *speeds* held, and what it has taken."""

    __slots__ = ("eaten", "mated", "space", "speeds", "tokens")

    def __init__(self, space: int, tokens: int, speeds: int, eaten: int, mated: int) -> None:
        self.space = space
        self.tokens = tokens
        self.speeds = speeds
        self.eaten = eaten
        self.mated = mated

    def told(self) -> tuple[int, int, int, int, int]:
        """Return all of it, to compare by."""
        return (self.space, self.tokens, self.speeds, self.eaten, self.mated)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash(self.told())


Places: TypeAlias = frozenset[Place]


class Ahead:
    """The island as *seat* would change it by its own tiles, nobody else acting."""

    __slots__ = ("s", "seat")

    def __init__(self, s: Table, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat

    def begun(self) -> Places:
        """Return how things stand now."""
        s, entry = self.s, self.seat * KINDS + SPEED
        speeds = s.faceup[entry] + s.facedown[entry]
        return frozenset([Place(s.where[self.seat], s.tokens_held(self.seat), speeds, 0, 0)])

    def able(self, places: Places, action: i64) -> Places:
        """Return those of *places* where *action* is possible (AN-3.7)."""
        return frozenset([place for place in places if self.can(place, action)])

    def can(self, place: Place, action: i64) -> bool:
        """Say whether *action* is possible there; a move always is (AN-5.2)."""
        if action == MOVE:
            return True
        if action == EAT:
            return self.edible(place) > 0
        if action == RUT:
            return self.does_left(place) > 0
        pieces = self.s.broken[self.seat] > 0 or grow.supply(self.s) > 0
        return place.tokens > 0 and pieces

    def edible(self, place: Place) -> int:
        """Return how many tokens can be eaten there."""
        lying = eat.tokens_on(self.s, place.space) - (place.eaten >> BITS * place.space & MOST)
        return min(lying, HELD_MOST - place.tokens)

    def does_left(self, place: Place) -> int:
        """Return how many does are left there."""
        return self.s.does[place.space] - (place.mated >> BITS * place.space & MOST)

    def carried_out(self, places: Places, action: i64) -> Places:
        """Return how things can stand once *action* is carried out, or skipped."""
        found: set[Place] = set()
        for place in places:
            if self.can(place, action):
                found.update(self.after(place, action))
            else:
                found.add(place)
        return frozenset(found)

    def after(self, place: Place, action: i64) -> list[Place]:
        """Return how things can stand after *action*, which is possible."""
        if action == MOVE:
            return self.moved(place)
        shift = BITS * place.space
        tokens, eaten, mated = place.tokens, place.eaten, place.mated
        if action == EAT:
            count = self.edible(place)
            return [
                Place(place.space, tokens + count, place.speeds, eaten + (count << shift), mated)
            ]
        if action == RUT:
            return [Place(place.space, tokens, place.speeds, eaten, mated + (1 << shift))]
        return [Place(place.space, left, place.speeds, eaten, mated) for left in range(tokens)]

    def moved(self, place: Place) -> list[Place]:
        """Return every step, and every two with Speed, the first onto a free space (AN-7.9)."""
        found: list[Place] = []
        for near in self.near(place.space):
            found.append(Place(near, place.tokens, place.speeds, place.eaten, place.mated))
            if place.speeds > 0 and self.is_free(near):
                found += [
                    Place(end, place.tokens, place.speeds - 1, place.eaten, place.mated)
                    for end in self.near(near)
                    if end != place.space
                ]
        return found

    def near(self, space: int) -> list[int]:
        """Return the neighbours where a stag may stand."""
        row = self.s.box.board.open_near[space * NEAR : space * NEAR + NEAR]
        return [int(other) for other in row if other >= 0]

    def is_free(self, space: int) -> bool:
        """Say whether no rival stands there."""
        stag = self.s.stag_on(space)
        return stag < 0 or stag == self.seat
