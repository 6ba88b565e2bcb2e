"""The table of Bunny Kingdom: the New World, the cards wherever they lie, and the course."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.ints import Ints
from ludotheque.core.odds import share_by_odds
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.bunny_kingdom.box import Box

__all__ = [
    "BUILT_CAMP",
    "BUILT_POST",
    "BUILT_TOWER",
    "CHOSEN_POST",
    "CONSTRUCTING",
    "COPYING",
    "DRAFTING",
    "EMPTY",
    "HARVESTING",
    "NOBODY",
    "RESOLVING",
    "REVEALING",
    "ROUNDS",
    "TRADING",
    "Bunny",
]

ROUNDS: Final = 4
NOBODY: Final = -1

# What stands on a square: a construction as its place in the box + 1, so cities are 1 to 3 and
# farms 4 to 14; a sky tower by its pair; a camp by its priority; a post by what it produces.
EMPTY: Final = 0
BUILT_POST: Final = 7
BUILT_TOWER: Final = 15
BUILT_CAMP: Final = 18
CHOSEN_POST: Final = 24

# The course of a round, and of the end.
DRAFTING: Final = 0
RESOLVING: Final = 1
CONSTRUCTING: Final = 2
TRADING: Final = 3
HARVESTING: Final = 4
REVEALING: Final = 5
COPYING: Final = 6


def rows_copied(rows: list[Ints]) -> list[Ints]:
    """Return rows of their own that are the same."""
    return [row[:] for row in rows]


class Bunny(State):
    """One table.

    By square: the *owner* (-1: nobody) and what is *built*.  The *deck*, sorted: an order that
    nobody knows does not exist; with two players the reserves are part of it.  By seat: the
    *hands*, the constructions that *wait*, the *parchments* with the pick each was *taken* in
    (round * 16 + pick, -1 from provisions), what each was *worth* at the end; for two players
    the hidden *discards*, the *clues* the opponent has to each of them, the card
    *drawn* from the reserve in this turn and the last card *shown* (-1: none).

    As seat * 256 + card: the open cards *spent*, and the *queue* of revealed cards still to be
    resolved.  The harvest of each fief
    is one of *gains*, ((round * 4 + seat) * 100 + first square) * 1000 + carrots.  By seat: the
    *carrots* harvested, and how many *camps* were played.  *copied* are the cards that Liberal
    and Socialist became (-1: none).

    *passes* counts the seats that passed in a row, *turn* is the seat asked next in the
    construction, *withdrawn* has a bit for every camp withdrawn in this round.
    """

    __slots__ = (
        "box",
        "built",
        "camps",
        "carrots",
        "clues",
        "copied",
        "deck",
        "discards",
        "drawn",
        "gains",
        "hands",
        "owner",
        "parchments",
        "passes",
        "phase",
        "pick",
        "queue",
        "round",
        "shown",
        "spent",
        "taken",
        "turn",
        "waits",
        "withdrawn",
        "worth",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "owner",
        "built",
        "deck",
        "hands",
        "waits",
        "parchments",
        "taken",
        "worth",
        "spent",
        "discards",
        "clues",
        "drawn",
        "shown",
        "queue",
        "gains",
        "carrots",
        "camps",
        "copied",
        "round",
        "pick",
        "phase",
        "turn",
        "passes",
        "withdrawn",
    )

    def __init__(
        self,
        edition: Box,
        seats: i64,
        rng: Rng,
        stack: list[AnyDecision],
        over: bool,
        owner: Ints,
        built: Ints,
        deck: Ints,
        hands: list[Ints],
        waits: list[Ints],
        parchments: list[Ints],
        taken: list[Ints],
        worth: list[Ints],
        spent: Ints,
        discards: list[Ints],
        clues: list[Ints],
        drawn: Ints,
        shown: Ints,
        queue: Ints,
        gains: Ints,
        carrots: Ints,
        camps: Ints,
        copied: Ints,
        round_: i64,
        pick: i64,
        phase: i64,
        turn: i64,
        passes: i64,
        withdrawn: i64,
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.box = edition
        self.owner = owner
        self.built = built
        self.deck = deck
        self.hands = hands
        self.waits = waits
        self.parchments = parchments
        self.taken = taken
        self.worth = worth
        self.spent = spent
        self.discards = discards
        self.clues = clues
        self.drawn = drawn
        self.shown = shown
        self.queue = queue
        self.gains = gains
        self.carrots = carrots
        self.camps = camps
        self.copied = copied
        self.round: i64 = round_
        self.pick: i64 = pick
        self.phase: i64 = phase
        self.turn: i64 = turn
        self.passes: i64 = passes
        self.withdrawn: i64 = withdrawn

    def copy(self) -> "Bunny":
        return Bunny(
            self.box,
            self.seats,
            self.rng.copy(),
            self.stack[:],
            self.over,
            self.owner[:],
            self.built[:],
            self.deck[:],
            rows_copied(self.hands),
            rows_copied(self.waits),
            rows_copied(self.parchments),
            rows_copied(self.taken),
            rows_copied(self.worth),
            self.spent[:],
            rows_copied(self.discards),
            rows_copied(self.clues),
            self.drawn[:],
            self.shown[:],
            self.queue[:],
            self.gains[:],
            self.carrots[:],
            self.camps[:],
            self.copied[:],
            self.round,
            self.pick,
            self.phase,
            self.turn,
            self.passes,
            self.withdrawn,
        )

    def advance(self) -> None:
        course.go_on(self)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        memory.deal_again(self, viewer, rng)

    def table(self, viewer: i64) -> dict[str, object]:
        return view.table(self, viewer)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return "rounds" if self.over else ""

    def census(self) -> dict[str, int]:
        return view.census(self)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def glance(self, seat: i64) -> float:
        return evaluate.glance(self, seat)

    def spread(self) -> float:
        return evaluate.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, evaluate.CERTAINTY)


# The rules know the table and the table calls the rules: those come last.
from ludotheque.games.bunny_kingdom import (  # noqa: E402
    course,
    evaluate,
    memory,
    scoring,
    view,
)
