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

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.table import (
    ALL,
    DIGIT,
    IMAGINED,
    IMAGINED_LENGTH,
    LOOKED,
    MADE,
    MOST_WORLDS,
    BeforeShowing,
    Belief,
)

__all__ = ["MASK", "after", "believing", "changed", "draw_world", "drawn", "leads_to", "reached_by"]

MASK: Final = 31


def believing(viewer: int, kinds: int, events: Ints) -> Belief:
    """Return what *viewer* believes after *events*, with as many worlds as it takes."""
    most = MOST_WORLDS
    belief = after(Belief(viewer, kinds, most), events)
    while not belief.worlds:
        most *= 4
        belief = after(Belief(viewer, kinds, most), events)
    return belief


def leads_to(belief: Belief, events: Ints) -> bool:
    """Say whether *events* go on where *belief* stands."""
    if len(belief.events) > len(events):
        return False
    index: i64 = 0
    while index < len(belief.events) and belief.events[index] == events[index]:
        index += 1
    return index == len(belief.events)


def after(belief: Belief, events: Ints) -> Belief:
    """Return *belief* once all *events* are taken in; what one imagined oneself tells nothing.

    Without any world where too few were kept.
    """
    other = Belief(belief.viewer, belief.kinds, belief.most)
    other.events = events[:]
    other.made = belief.made
    other.piles = belief.piles
    other.worlds = belief.worlds
    other.showings = belief.showings[:]
    other.whole = belief.whole
    index: i64 = len(belief.events)
    while index < len(events) and other.worlds:
        if events[index] & 3 == IMAGINED:
            index += IMAGINED_LENGTH
        else:
            learn(other, events[index])
            index += 1
    weigh(other)
    return other


def reached_by(belief: Belief, events: Ints) -> Belief:
    """Return the same belief, reached by *events* that tell the viewer the same."""
    other = Belief(belief.viewer, belief.kinds, belief.most)
    other.events = events
    other.made = belief.made
    other.piles = belief.piles
    other.worlds = belief.worlds
    other.showings = belief.showings
    other.likely = belief.likely
    other.whole = belief.whole
    other.hands = belief.hands
    other.weights = belief.weights
    return other


# Taking in what happened: only while a belief is being made, nobody else has it yet


def learn(belief: Belief, event: i64) -> None:
    """Learn from one event."""
    what = event & 3
    rest: int = event >> 2
    if what == MADE:
        add_pile(belief, rest)
    elif what == LOOKED:
        seat = rest & 7
        if seat in (belief.viewer, ALL):
            learn_own_look(belief, rest >> 6, rest >> 3 & 7)
        else:
            learn_other_look(belief, rest >> 6, seat)
    elif rest & 7 != belief.viewer:
        learn_showing(belief, rest & 7, rest >> 3)


def add_pile(belief: Belief, counts: int) -> None:
    """A pile of known things is made."""
    belief.piles = [*belief.piles, belief.made]
    belief.made += 1
    belief.worlds = {(*world, counts): weight for world, weight in belief.worlds.items()}


def learn_own_look(belief: Belief, pile: int, kind: int) -> None:
    """The viewer looks at a thing of *pile*: worlds that have more of it there gain."""
    place = belief.piles.index(pile)
    shift = kind * DIGIT
    seen: dict[tuple[int, ...], int] = {}
    for world, weight in belief.worlds.items():
        unknown = world[place] >> shift & MASK
        if unknown > 0:
            seen[changed(world, place, -(1 << shift))] = weight * unknown
    belief.worlds = seen
    tidy(belief)


def learn_other_look(belief: Belief, pile: int, seat: int) -> None:
    """Another *seat* takes a thing of *pile* under its mat, and the viewer sees only that."""
    place = belief.piles.index(pile)
    step = 1 << (belief.kinds + seat) * DIGIT
    belief.worlds = {changed(world, place, step): weight for world, weight in belief.worlds.items()}


def learn_showing(belief: Belief, seat: int, kind: int) -> None:
    """Another *seat* shows something: it came from any pile that allows it."""
    belief.showings.append(BeforeShowing(belief.piles, belief.worlds))
    mat = (belief.kinds + seat) * DIGIT
    step = -(1 << mat) - (1 << kind * DIGIT)
    after_it: dict[tuple[int, ...], int] = {}
    for world, weight in belief.worlds.items():
        for place in range(len(world)):
            ways = (world[place] >> mat & MASK) * (world[place] >> kind * DIGIT & MASK)
            if ways > 0:
                to = changed(world, place, step)
                after_it[to] = after_it.get(to, 0) + weight * ways
    belief.worlds = after_it
    if len(after_it) > belief.most:
        likely = {world: weight * orders(belief, world) for world, weight in after_it.items()}
        belief.worlds = {world: after_it[world] for world in likeliest(likely, belief.most)}
        belief.whole = False
    tidy(belief)


def tidy(belief: Belief) -> None:
    """Forget piles of which all is known, and keep the weights small."""
    if not belief.worlds:
        return
    kept = [
        place
        for place in range(len(belief.piles))
        if any(world[place] > 0 for world in belief.worlds)
    ]
    if len(kept) < len(belief.piles):
        # Worlds stay apart: they differ only in places that are kept.
        belief.worlds = {
            tuple([world[place] for place in kept]): weight
            for world, weight in belief.worlds.items()
        }
        belief.piles = [belief.piles[place] for place in kept]
    common = gcd(*belief.worlds.values())
    if common > 1:
        belief.worlds = {world: weight // common for world, weight in belief.worlds.items()}


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


# How likely each world is


def weigh(belief: Belief) -> None:
    """Count the arrangements of each world: its ways, times the orders of what is unknown."""
    belief.likely = list(belief.worlds)
    belief.weights = [belief.worlds[world] * orders(belief, world) for world in belief.likely]


def orders(belief: Belief, world: tuple[int, ...]) -> int:
    """Return in how many orders the unknown things of each pile may lie."""
    ways = 1
    for counts in world:
        total = 0
        for kind in range(belief.kinds):
            total += counts >> kind * DIGIT & MASK
        ways *= factorial(total)
    return ways


def draw_world(belief: Belief, rng: Rng) -> tuple[int, ...]:
    """Return one world, drawn by weight."""
    # A single world takes no number of the generator: what is imagined depends on that.
    if len(belief.likely) == 1:
        return belief.likely[0]
    return belief.likely[drawn(belief.weights, rng)]


def drawn(weights: list[int], rng: Rng) -> int:
    """Return the place of one of *weights*, drawn by weight; they may be of any size."""
    total = sum(weights)
    words = total.bit_length() // 32 + 1
    # Numbers from *most* on are drawn again, or the first places would be a little likelier.
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
