"""The table of Antler Island: the island, the mats, the piles, and what was seen of them."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.game import Game, Edition
from ludotheque.core.ints import Ints
from ludotheque.core.odds import share_by_odds
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.antler_island.components import KINDS, VALUES, Board

if TYPE_CHECKING:
    from ludotheque.games.antler_island.belief import Belief

__all__ = [
    "AFTER_ACTION",
    "DEAL",
    "FOOD",
    "LIMIT",
    "NEW_ROUND",
    "NEXT_SEAT",
    "OPEN_TILE",
    "PLANNING",
    "STAGS",
    "TRACK",
    "TURN",
    "UNFINISHED",
    "Agreement",
    "Island",
]

# The steps of the game, each run when nothing is owed.
DEAL: Final = 0
STAGS: Final = 1
FOOD: Final = 2
OPEN_TILE: Final = 3
PLANNING: Final = 4
TURN: Final = 5
AFTER_ACTION: Final = 6
NEXT_SEAT: Final = 7
NEW_ROUND: Final = 8

UNFINISHED: Final = 0
TRACK: Final = 1
LIMIT: Final = 2


class Agreement(Edition):
    """What the players settled before the game, and what follows from their number.

    *first* begins, -1 if it is drawn by lot; *cubes* each at the start, 0 without them;
    *reactive* lets either fighter play Doping and Diamond Antlers; *end_at* on the doe track
    ends the game, *limit* rounds do too, 0 for no limit; *heights* of the players in
    centimetres, 0 where not given.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        board: Board,
        first: i64,
        cubes: i64,
        cube_set: i64,
        reactive: bool,
        does: i64,
        end_at: i64,
        limit: i64,
        heights: Ints,
    ) -> None:
        super().__init__(game, options)
        self.board = board
        self.first: i64 = first
        self.cubes: i64 = cubes
        self.cube_set: i64 = cube_set
        self.reactive = reactive
        self.does: i64 = does
        self.end_at: i64 = end_at
        self.limit: i64 = limit
        self.heights = heights


class Island(State):
    """One table.

    By seat: *where* its stag stands; *antlers* on the head and *broken* ones beside the mat;
    does *mated* with; *won*, 1 with a Winning Stag; *used*, a bit for each control tile
    revealed.  By seat and value: tokens *held*, and *laid* down in a fight.  By seat and
    control tile: the action of the *plan*, -1 without one.  By seat and kind: wily tiles
    *facedown* and *faceup*.  By seat and colour: *cubes*.

    By space: *does*; two entries each of *ground*, the pile a token came from + 1, or 0.

    Piles of food are numbered from 0, the start pile, and 1, the main pile: of each, tokens
    *left* to draw, and by value those *unseen* by anybody, drawn or not.  *spent* are the
    discards by value.  By kind: *wily_pile*, *wily_spent*; *shown* is the open tile or -1.

    *tokens_seen* and *tiles_seen* are what happened to tokens and tiles, in order (memory.py).
    """

    __slots__ = (
        "antlers", "beliefs", "broken", "cubes", "does", "due", "ended", "facedown", "faceup",
        "first", "ground", "held", "intents", "laid", "left", "locked", "mated", "plan", "reserve",
        "roared", "rounds", "rules", "shown", "spent", "stage", "tile_piles", "tiles_seen",
        "tokens_seen", "turn", "unseen", "used", "where", "wily_pile", "wily_spent", "won",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "where", "antlers", "broken", "mated", "won", "used", "held", "laid", "plan", "facedown",
        "faceup", "cubes", "does", "ground", "left", "unseen", "spent", "wily_pile", "wily_spent",
        "tokens_seen", "tiles_seen", "reserve", "shown", "tile_piles", "first", "rounds", "turn",
        "stage", "due", "roared", "locked", "ended",
    )  # fmt: skip

    def __init__(
        self,
        edition: Agreement,
        seats: i64,
        rng: Rng,
        stack: list[AnyDecision],
        over: bool,
        where: Ints,
        antlers: Ints,
        broken: Ints,
        mated: Ints,
        won: Ints,
        used: Ints,
        held: Ints,
        laid: Ints,
        plan: Ints,
        facedown: Ints,
        faceup: Ints,
        cubes: Ints,
        does: Ints,
        ground: Ints,
        left: Ints,
        unseen: Ints,
        spent: Ints,
        wily_pile: Ints,
        wily_spent: Ints,
        tokens_seen: Ints,
        tiles_seen: Ints,
        reserve: i64,
        shown: i64,
        tile_piles: i64,
        first: i64,
        rounds: i64,
        turn: i64,
        stage: i64,
        due: i64,
        roared: bool,
        locked: bool,
        ended: i64,
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.rules = edition
        self.where = where
        self.antlers = antlers
        self.broken = broken
        self.mated = mated
        self.won = won
        self.used = used
        self.held = held
        self.laid = laid
        self.plan = plan
        self.facedown = facedown
        self.faceup = faceup
        self.cubes = cubes
        self.does = does
        self.ground = ground
        self.left = left
        self.unseen = unseen
        self.spent = spent
        self.wily_pile = wily_pile
        self.wily_spent = wily_spent
        self.tokens_seen = tokens_seen
        self.tiles_seen = tiles_seen
        self.reserve: i64 = reserve
        self.shown: i64 = shown
        self.tile_piles: i64 = tile_piles
        self.first: i64 = first
        self.rounds: i64 = rounds
        self.turn: i64 = turn
        self.stage: i64 = stage
        self.due: i64 = due
        self.roared = roared
        self.locked = locked
        self.ended: i64 = ended
        # What seats have worked out so far, shared by copies: no part of the table.
        self.beliefs: list[Belief] = []
        # The plans that seats in a hurry have in mind, by seat: no part of the table either.
        self.intents: list[Ints] = []

    def copy(self) -> "Island":
        other = Island(
            self.rules, self.seats, self.rng.copy(), self.stack[:], self.over,
            self.where[:], self.antlers[:], self.broken[:], self.mated[:], self.won[:],
            self.used[:], self.held[:], self.laid[:], self.plan[:], self.facedown[:],
            self.faceup[:], self.cubes[:], self.does[:], self.ground[:], self.left[:],
            self.unseen[:], self.spent[:], self.wily_pile[:], self.wily_spent[:],
            self.tokens_seen[:], self.tiles_seen[:], self.reserve, self.shown,
            self.tile_piles, self.first, self.rounds, self.turn, self.stage, self.due,
            self.roared, self.locked, self.ended,
        )  # fmt: skip
        other.beliefs = self.beliefs
        return other

    def advance(self) -> None:
        if self.stage == PLANNING:
            plan.begin(self)
        elif self.stage == NEW_ROUND:
            new_round.begin(self)
        elif self.stage >= TURN:
            turn.go_on(self)
        else:
            setup.go_on(self)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        knowledge.deal_again(self, viewer, rng)

    def deal_roughly(self, viewer: i64, rng: Rng) -> None:
        knowledge.deal_roughly(self, viewer, rng)

    def presume(self, viewer: i64, rng: Rng) -> None:
        outlook.presume(self, viewer, rng)

    def table(self, viewer: i64) -> dict[str, object]:
        return view.table(self, viewer)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return view.census(self)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def spread(self) -> float:
        return evaluate.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, evaluate.CERTAINTY)

    # What the rules ask most often

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


# The rules know the table and the table calls the rules: those come last.
from ludotheque.games.antler_island import (  # noqa: E402
    evaluate,
    knowledge,
    new_round,
    outlook,
    plan,
    scoring,
    setup,
    turn,
    view,
)
