"""What a seat can work out about things that lie face down, exactly (AN-10.7, AN-10.8).

Under a mat things mix: when a seat shows one, others cannot tell which pile it came from.  A
*world* is one way it may have been: for each pile how many things of each kind are still
unknown to the viewer, and how many of those lie under each other seat's mat.  Worlds are
weighed by the number of arrangements of the physical things that lead to them, so that
drawing a world by weight, and dealing inside it at random, makes every arrangement that
agrees with what was seen equally likely.
"""

from math import factorial, gcd
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.memory import ALL, DIGIT, LOOKED, MADE, what_of

__all__ = ["Belief", "Dream", "dream"]

MASK: Final = 31
# Seats that can have a mat; the place of their counts behind those of the kinds.
MATS: Final = 4


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

    __slots__ = ("crossings", "events", "kinds", "made", "piles", "viewer", "worlds")

    def __init__(self, viewer: int, kinds: int) -> None:
        self.viewer = viewer
        self.kinds = kinds
        self.events = vec[i64]()
        self.made = 0
        self.piles: list[int] = []
        self.worlds: dict[tuple[int, ...], int] = {(): 1}
        self.crossings: list[Crossing] = []

    def begins(self, events: Ints) -> bool:
        """Say whether *events* go on where this belief stands."""
        if len(self.events) > len(events):
            return False
        for index in range(len(self.events)):
            if self.events[index] != events[index]:
                return False
        return True

    def after(self, events: Ints) -> "Belief":
        """Return the belief once all *events* are taken in."""
        other = Belief(self.viewer, self.kinds)
        other.events = events[:]
        other.made = self.made
        other.piles = self.piles
        other.worlds = self.worlds
        other.crossings = self.crossings[:]
        for index in range(len(self.events), len(events)):
            other.take_in(events[index])
        return other

    def take_in(self, event: i64) -> None:
        """Learn from one event."""
        what = what_of(event)
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
        self.worlds = {
            changed(world, place, step): weight for world, weight in self.worlds.items()
        }

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
        self.tidy()

    def tidy(self) -> None:
        """Forget piles of which all is known, and keep the weights small."""
        known = [all(world[place] == 0 for world in self.worlds) for place in range(len(self.piles))]
        if any(known):
            kept = [place for place in range(len(known)) if not known[place]]
            self.worlds = {
                tuple([world[place] for place in kept]): weight
                for world, weight in self.worlds.items()
            }
            self.piles = [self.piles[place] for place in kept]
        common = gcd(*self.worlds.values())
        if common > 1:
            self.worlds = {world: weight // common for world, weight in self.worlds.items()}

    def unknown_in(self, world: tuple[int, ...]) -> int:
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
        worlds = list(self.worlds)
        if len(worlds) == 1:
            return worlds[0]
        weights = [self.worlds[world] * self.unknown_in(world) for world in worlds]
        return worlds[drawn(weights, rng)]


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


class Dream:
    """A world dealt out: the events as they may have been, and what lies where.

    By pile and kind: things *unseen* by anybody.  By mat and kind: things *held*.
    """

    __slots__ = ("events", "held", "unseen")

    def __init__(self, events: Ints, unseen: Ints, held: Ints) -> None:
        self.events = events
        self.unseen = unseen
        self.held = held


def dream(belief: Belief, events: Ints, rng: Rng) -> Dream:
    """Deal out one world; what other seats looked at is written anew into the events."""
    world = belief.draw_world(rng)
    kinds: i64 = belief.kinds
    unseen = zeros(belief.made * kinds)
    mats = zeros(belief.made * MATS * kinds)
    counts: list[int] = [0] * belief.made
    for place in range(len(world)):
        pile = belief.piles[place]
        counts[pile] = world[place]
        deal_pile(world[place], pile, kinds, unseen, mats, rng)
    held = zeros(MATS * kinds)
    for entry in range(len(mats)):
        held[entry % (MATS * kinds)] += mats[entry]
    return Dream(retold(belief, events, counts, mats, rng), unseen, held)


def deal_pile(
    world: int, pile: i64, kinds: i64, unseen: Ints, mats: Ints, rng: Rng
) -> None:
    """Deal the unknown things of *pile* to the mats; the others stay unseen."""
    for kind in range(kinds):
        unseen[pile * kinds + kind] = world >> kind * DIGIT & MASK
    for seat in range(MATS):
        for _ in range(world >> (kinds + seat) * DIGIT & MASK):
            kind = take_any(unseen, pile * kinds, kinds, rng)
            mats[(pile * MATS + seat) * kinds + kind] += 1


def take_any(counts: Ints, start: i64, kinds: i64, rng: Rng) -> i64:
    """Take one of the things counted from *start* on and return its kind."""
    total: i64 = 0
    for kind in range(kinds):
        total += counts[start + kind]
    left = rng.below(total)
    found: i64 = 0
    while left >= counts[start + found]:
        left -= counts[start + found]
        found += 1
    counts[start + found] -= 1
    return found


def retold(belief: Belief, events: Ints, counts: list[int], mats: Ints, rng: Rng) -> Ints:
    """Walk back from the end, putting back what was shown and deciding what was looked at."""
    kinds = belief.kinds
    told = events[:]
    crossing = len(belief.crossings)
    index: i64 = len(events) - 1
    while index >= 0:
        event = events[index]
        what = what_of(event)
        rest: int = event >> 2
        seat = rest & 7
        kind = rest >> 3 & 7
        if what == LOOKED and seat in (belief.viewer, ALL):
            counts[rest >> 6] += 1 << kind * DIGIT
        elif what == LOOKED:
            pile = rest >> 6
            kind = take_any(mats, (pile * MATS + seat) * kinds, kinds, rng)
            counts[pile] -= 1 << (kinds + seat) * DIGIT
            told[index] = (pile << 6 | kind << 3 | seat) << 2 | LOOKED
        elif what != MADE and seat != belief.viewer:
            crossing -= 1
            pile = put_back(belief.crossings[crossing], counts, kinds, seat, kind, rng)
            mats[(pile * MATS + seat) * kinds + kind] += 1
        index -= 1
    return told


def put_back(
    crossing: Crossing, counts: list[int], kinds: int, seat: int, kind: int, rng: Rng
) -> int:
    """Return the pile that the thing shown came from, drawn by the worlds that led here."""
    mat = (kinds + seat) * DIGIT
    here = tuple([counts[pile] for pile in crossing.piles])
    step = (1 << mat) + (1 << kind * DIGIT)
    weights: list[int] = []
    for place in range(len(here)):
        before = changed(here, place, step)
        ways = (before[place] >> mat & MASK) * (before[place] >> kind * DIGIT & MASK)
        weights.append(crossing.worlds.get(before, 0) * ways)
    pile = crossing.piles[drawn(weights, rng)]
    counts[pile] += step
    return pile
