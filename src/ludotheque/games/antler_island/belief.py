"""What a seat can work out about things that lie face down, exactly (AN-10.7, AN-10.8).

Under a mat things mix: when a seat shows one, others cannot tell which pile it came from.  A
*world* is one way it may have been: for each pile how many things of each kind are still
unknown to the viewer, and how many of those lie under each other seat's mat.  Worlds are
weighed by the number of arrangements of the physical things that lead to them, so that
drawing a world by weight, and dealing inside it at random, makes every arrangement that
agrees with what was seen equally likely.

In long games worlds multiply, for a spectator most of all.  Of more than a few hundred only the
likeliest are kept; should the truth have been among the others, more are kept from then on.
"""

from math import factorial, gcd
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.memory import (
    ALL,
    DIGIT,
    DREAM_LENGTH,
    DREAMED,
    LOOKED,
    MADE,
)

__all__ = ["MASK", "Belief", "Crossing", "believing", "changed", "drawn"]

MASK: Final = 31
# How many worlds are kept apart, unless they prove to be too few.
MOST_WORLDS: Final = 500


class Crossing:
    """The worlds just before another seat showed something: where ways part."""

    __slots__ = ("piles", "worlds")

    def __init__(self, piles: list[int], worlds: dict[tuple[int, ...], int]) -> None:
        self.piles = piles
        self.worlds = worlds


class Belief:
    """All worlds that agree with what *viewer* has seen of *events*.

    A world has a number for each of *piles*, those of which anything is unknown: counts of
    five bits, first by kind, then by mat.  Never changed once it is handed out.
    """

    __slots__ = (
        "crossings",
        "events",
        "kinds",
        "likely",
        "made",
        "most",
        "piles",
        "viewer",
        "weights",
        "worlds",
    )

    def __init__(self, viewer: int, kinds: int, most: int = MOST_WORLDS) -> None:
        self.viewer = viewer
        self.kinds = kinds
        self.most = most
        self.events = vec[i64]()
        self.made = 0
        self.piles: list[int] = []
        self.worlds: dict[tuple[int, ...], int] = {(): 1}
        self.crossings: list[Crossing] = []
        # The worlds in order, and in how many arrangements each ends.
        self.likely: list[tuple[int, ...]] = [()]
        self.weights: list[int] = [1]

    def begins(self, events: Ints) -> bool:
        """Say whether *events* go on where this belief stands."""
        if len(self.events) > len(events):
            return False
        index: i64 = 0
        while index < len(self.events) and self.events[index] == events[index]:
            index += 1
        return index == len(self.events)

    def after(self, events: Ints) -> "Belief":
        """Return the belief once all *events* are taken in; one's own dreams tell nothing.

        Without any world where too few were kept.
        """
        other = Belief(self.viewer, self.kinds, self.most)
        other.events = events[:]
        other.made = self.made
        other.piles = self.piles
        other.worlds = self.worlds
        other.crossings = self.crossings[:]
        index: i64 = len(self.events)
        while index < len(events) and other.worlds:
            if events[index] & 3 == DREAMED:
                index += DREAM_LENGTH
            else:
                other.take_in(events[index])
                index += 1
        other.weigh()
        return other

    def at(self, events: Ints) -> "Belief":
        """Return the same belief, reached by *events* that tell the viewer the same."""
        other = Belief(self.viewer, self.kinds, self.most)
        other.events = events
        other.made = self.made
        other.piles = self.piles
        other.worlds = self.worlds
        other.crossings = self.crossings
        other.likely = self.likely
        other.weights = self.weights
        return other

    def take_in(self, event: i64) -> None:
        """Learn from one event."""
        what = event & 3
        rest: int = event >> 2
        if what == MADE:
            self.add_pile(rest)
        elif what == LOOKED:
            seat = rest & 7
            if seat in (self.viewer, ALL):
                self.see(rest >> 6, rest >> 3 & 7)
            else:
                self.miss(rest >> 6, seat)
        elif rest & 7 != self.viewer:
            self.shown(rest & 7, rest >> 3)

    def add_pile(self, counts: int) -> None:
        """A pile of known things is made."""
        self.piles = [*self.piles, self.made]
        self.made += 1
        self.worlds = {(*world, counts): weight for world, weight in self.worlds.items()}

    def see(self, pile: int, kind: int) -> None:
        """The viewer looks at a thing of *pile*: worlds that have more of it there gain."""
        place = self.piles.index(pile)
        shift = kind * DIGIT
        seen: dict[tuple[int, ...], int] = {}
        for world, weight in self.worlds.items():
            unknown = world[place] >> shift & MASK
            if unknown > 0:
                seen[changed(world, place, -(1 << shift))] = weight * unknown
        self.worlds = seen
        self.tidy()

    def miss(self, pile: int, seat: int) -> None:
        """Another *seat* takes a thing of *pile* under its mat."""
        place = self.piles.index(pile)
        step = 1 << (self.kinds + seat) * DIGIT
        self.worlds = {changed(world, place, step): weight for world, weight in self.worlds.items()}

    def shown(self, seat: int, kind: int) -> None:
        """Another *seat* shows something: it came from any pile that allows it."""
        self.crossings.append(Crossing(self.piles, self.worlds))
        mat = (self.kinds + seat) * DIGIT
        step = -(1 << mat) - (1 << kind * DIGIT)
        parted: dict[tuple[int, ...], int] = {}
        for world, weight in self.worlds.items():
            for place in range(len(world)):
                ways = (world[place] >> mat & MASK) * (world[place] >> kind * DIGIT & MASK)
                if ways > 0:
                    to = changed(world, place, step)
                    parted[to] = parted.get(to, 0) + weight * ways
        self.worlds = parted
        if len(parted) > self.most:
            likely = {world: weight * self.orders(world) for world, weight in parted.items()}
            self.worlds = {world: parted[world] for world in likeliest(likely, self.most)}
        self.tidy()

    def tidy(self) -> None:
        """Forget piles of which all is known, and keep the weights small."""
        if not self.worlds:
            return
        kept = [
            place
            for place in range(len(self.piles))
            if any(world[place] > 0 for world in self.worlds)
        ]
        if len(kept) < len(self.piles):
            self.worlds = {
                tuple([world[place] for place in kept]): weight
                for world, weight in self.worlds.items()
            }
            self.piles = [self.piles[place] for place in kept]
        common = gcd(*self.worlds.values())
        if common > 1:
            self.worlds = {world: weight // common for world, weight in self.worlds.items()}

    def weigh(self) -> None:
        """Count the arrangements of each world: its ways, times the orders of what is unknown."""
        self.likely = list(self.worlds)
        self.weights = [self.worlds[world] * self.orders(world) for world in self.likely]

    def orders(self, world: tuple[int, ...]) -> int:
        """Return in how many orders the unknown things of each pile may lie."""
        orders = 1
        for counts in world:
            total = 0
            for kind in range(self.kinds):
                total += counts >> kind * DIGIT & MASK
            orders *= factorial(total)
        return orders

    def draw_world(self, rng: Rng) -> tuple[int, ...]:
        """Return one world, drawn by weight."""
        return self.likely[0] if len(self.likely) == 1 else self.likely[drawn(self.weights, rng)]


def believing(viewer: int, kinds: int, events: Ints) -> Belief:
    """Return what *viewer* believes after *events*, with as many worlds as it takes."""
    most = MOST_WORLDS
    belief = Belief(viewer, kinds, most).after(events)
    while not belief.worlds:
        most *= 4
        belief = Belief(viewer, kinds, most).after(events)
    return belief


def likeliest(worlds: dict[tuple[int, ...], int], most: int) -> dict[tuple[int, ...], int]:
    """Return the *most* worlds of the highest weight, of equal ones the first."""
    bar = sorted(worlds.values(), reverse=True)[most - 1]
    above = sum([1 for weight in worlds.values() if weight > bar])
    kept: dict[tuple[int, ...], int] = {}
    for world, weight in worlds.items():
        if weight > bar:
            kept[world] = weight
        elif weight == bar and above < most:
            kept[world] = weight
            above += 1
    return kept


def changed(world: tuple[int, ...], place: int, step: int) -> tuple[int, ...]:
    """Return *world* with the counts at *place* changed by *step*."""
    return (*world[:place], world[place] + step, *world[place + 1 :])


def drawn(weights: list[int], rng: Rng) -> int:
    """Return the place of one of *weights*, drawn by weight; they may be of any size."""
    total = sum(weights)
    words = total.bit_length() // 32 + 1
    most = (1 << 32 * words) // total * total
    pick = most
    while pick >= most:
        pick = 0
        for _ in range(words):
            pick = pick << 32 | int(rng.word())
    pick %= total
    place = 0
    while pick >= weights[place]:
        pick -= weights[place]
        place += 1
    return place
