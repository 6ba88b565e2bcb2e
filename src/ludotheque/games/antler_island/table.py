"""The table of Antler Island: the island, the mats, the piles, and what was seen of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.antler_island.box.components import KINDS, VALUES
from ludotheque.games.antler_island.box.edition import Box

__all__ = [
    "AFTER_ACTION",
    "ALL",
    "DEAL",
    "DIGIT",
    "FOOD",
    "IMAGINED",
    "IMAGINED_LENGTH",
    "LIMIT",
    "LOOKED",
    "MADE",
    "MOST_WORLDS",
    "NEW_ROUND",
    "NEXT_SEAT",
    "OPEN_TILE",
    "PLANNING",
    "QUIET",
    "SHOWN",
    "STAGS",
    "TRACK",
    "TURN",
    "UNFINISHED",
    "BeforeShowing",
    "Belief",
    "Table",
    "with_imagining",
    "with_look",
    "with_pile",
    "with_showing",
]

# The steps of the game, each run when nothing is owed: four of setting up, then round by round.
DEAL: Final = 0
STAGS: Final = 1
FOOD: Final = 2
OPEN_TILE: Final = 3
PLANNING: Final = 4
TURN: Final = 5
AFTER_ACTION: Final = 6
NEXT_SEAT: Final = 7
NEW_ROUND: Final = 8

# How the game ended: by the doe track, by the limit of rounds, or by rounds without a mating.
UNFINISHED: Final = 0
TRACK: Final = 1
LIMIT: Final = 2
QUIET: Final = 3


# What was seen of things that lie face down, food tokens and wily tiles alike (AN-10): a row of
# events in the order all saw them happen.  A pile is MADE of known things; a seat LOOKED at one
# of a pile and took it under its mat, where things mix; a seat has SHOWN one from there.  All see
# all of it but what another looked at.  In an imagined table there is a fourth: somebody IMAGINED
# what the others may have looked at so far, with the four words of a generator that stand behind.
MADE: Final = 0
LOOKED: Final = 1
SHOWN: Final = 2
IMAGINED: Final = 3
IMAGINED_LENGTH: Final = 5

# The seat that stands for everybody, where a thing is turned up for all to see.
ALL: Final = 7
# Counts are written one beside the other, five bits each: no pile has more than 31 things.
DIGIT: Final = 5


def with_pile(events: Ints, counts: Ints) -> Ints:
    """Return *events* and then a new pile that holds *counts* of each kind."""
    code: i64 = 0
    shift: i64 = 0
    for count in counts:
        code += count << shift
        shift += DIGIT
    return append(events, code << 2 | MADE)


def with_look(events: Ints, seat: i64, pile: i64, kind: i64) -> Ints:
    """Return *events* and then *seat* looking at a thing of *pile*."""
    return append(events, (pile << 6 | kind << 3 | seat) << 2 | LOOKED)


def with_showing(events: Ints, seat: i64, kind: i64) -> Ints:
    """Return *events* and then *seat* showing one of the things under its mat."""
    return append(events, (kind << 3 | seat) << 2 | SHOWN)


def with_imagining(events: Ints, viewer: i64, rng: Rng) -> Ints:
    """Return *events* and then *viewer* imagining with *rng*, whose words stand behind."""
    row = append(events, (viewer & 7) << 2 | IMAGINED)
    for word in rng.words():
        row = append(row, word)
    return row


# How many worlds a belief keeps apart, unless they prove to be too few (AN-10.8).
MOST_WORLDS: Final = 500


class BeforeShowing:
    """The worlds just before another seat showed something: it may be of any of *piles*."""

    __slots__ = ("piles", "worlds")

    def __init__(self, piles: list[int], worlds: dict[tuple[int, ...], int]) -> None:
        self.piles = piles
        self.worlds = worlds


class Belief:
    """All worlds that agree with what *viewer* has seen of *events*, worked out in knowledge.

    A world has a number for each of *piles*, those of which anything is unknown: counts of
    five bits, first by kind, then by mat.  Never changed once it is handed out, but for *hands*,
    which are only counted when somebody asks.
    """

    __slots__ = (
        "events",
        "hands",
        "kinds",
        "likely",
        "made",
        "most",
        "piles",
        "showings",
        "viewer",
        "weights",
        "whole",
        "worlds",
    )

    def __init__(self, viewer: int, kinds: int, most: int = MOST_WORLDS) -> None:
        self.viewer = viewer
        self.kinds = kinds
        self.most = most
        self.events = vec[i64]()
        # How many piles were made so far, those of which all is known included.
        self.made = 0
        self.piles: list[int] = []
        self.worlds: dict[tuple[int, ...], int] = {(): 1}
        self.showings: list[BeforeShowing] = []
        # The worlds in order, and in how many arrangements each ends.
        self.likely: list[tuple[int, ...]] = [()]
        self.weights: list[int] = [1]
        # Whether no world was ever left out.
        self.whole = True
        # By mat, what may lie under it and in how many ways, once somebody asked.
        self.hands: dict[int, dict[tuple[int, ...], int]] = {}


class Table(State):
    """The flat data of one table."""

    # By seat: the space where its stag stands, -1 before it is placed; antlers on the head, and
    # broken ones beside the mat; does mated with; 1 with a Winning Stag; a bit for each control
    # tile revealed this round.
    where: Ints
    antlers: Ints
    broken: Ints
    mated: Ints
    won: Ints
    used: Ints
    # By seat and value: tokens held under the mat, and laid down in a fight.
    held: Ints
    laid: Ints
    # By seat and control tile: the action beside which it lies, -1 without a plan.
    plan: Ints
    # By seat and kind: wily tiles.
    facedown: Ints
    faceup: Ints
    # By seat and colour: fighting cubes.
    cubes: Ints
    # By space: does; and two entries each, the pile a token there came from + 1, or 0.  Its value
    # is nobody's business before somebody looks at it: nothing decides it earlier.
    does: Ints
    ground: Ints
    # By pile of food, 0 the start pile, 1 the main pile, then those of reshuffled discards: tokens
    # left to draw; and by pile and value those that nobody has looked at, drawn or not.
    left: Ints
    unseen: Ints
    # By value: tokens discarded.
    spent: Ints
    # By kind: wily tiles in the pile and among the discards.
    wily_pile: Ints
    wily_spent: Ints
    # What happened to tokens and to wily tiles, in order, as it is written down above.
    tokens_seen: Ints
    tiles_seen: Ints
    # Does not on the island; the kind of the open wily tile, or -1; how many piles the wily tiles
    # have made so far.
    reserve: i64
    wily_open: i64
    tile_piles: i64
    # The first player, the number of the round, and the turns taken in it.
    first: i64
    rounds: i64
    turn: i64
    # The step that is run next; wily tiles that new antlers have earned and not yet brought.
    stage: i64
    tiles_due: i64
    # Whether the seat in turn has roared; whether committed tokens lie open; how the game ended.
    roared: bool
    locked: bool
    ended: i64
    # The round in which a stag last mated, 0 before; kept only where it may end the game (AN-8.9).
    last_mating: i64

    __slots__ = ("beliefs", "box", "intents", *__annotations__)

    def __init__(
        self, edition: Box, seats: i64, rng: Rng, stack: list[AnyDecision], over: bool
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.box = edition
        self.last_mating: i64 = 0
        # What seats have worked out so far: no part of the table, but dear, so copies share it.
        self.beliefs: list[Belief] = []
        # The plans that seats in a hurry have in mind, by seat: no part of the table either.
        self.intents: list[Ints] = []

    def copy(self) -> "Table":
        raise NotImplementedError(type(self).__name__)

    # What the rules ask most often

    def quiet_rounds(self) -> i64:
        """Return how many rounds have ended since a stag last mated (AN-8.9)."""
        ended: i64 = self.rounds if self.over else self.rounds - 1
        return max(ended - self.last_mating, 0)

    def mover(self) -> i64:
        """Return the seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    def stag_on(self, space: i64) -> i64:
        """Return the seat whose stag stands on *space*, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.where[seat] == space:
                return seat
            seat += 1
        return -1

    def tokens_held(self, seat: i64) -> i64:
        """Return how many tokens lie under the mat of *seat*."""
        entry = seat * VALUES
        return self.held[entry] + self.held[entry + 1] + self.held[entry + 2]

    def tokens_laid(self, seat: i64) -> i64:
        """Return how many tokens *seat* has committed to a fight."""
        entry = seat * VALUES
        return self.laid[entry] + self.laid[entry + 1] + self.laid[entry + 2]

    def hidden_tiles(self, seat: i64) -> i64:
        """Return how many wily tiles *seat* holds face down."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.facedown[seat * KINDS + kind]
        return total

    def open_tiles(self, seat: i64) -> i64:
        """Return how many wily tiles *seat* holds open."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.faceup[seat * KINDS + kind]
        return total
