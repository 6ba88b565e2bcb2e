"""The table of Above and Below: who has what, what lies open, and the encounter under way."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.game import Game, Edition
from ludotheque.core.ints import Ints
from ludotheque.core.odds import share_by_odds
from ludotheque.core.pile import Pile
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.above_and_below.components import Components

__all__ = [
    "ASIDE", "AWAY", "COVERED", "EMPTY", "EXPLORED", "FOR_HIRE", "INJURED", "IN_PILE",
    "LAST_GOODS", "MORNING", "NIGHT", "ON_CARD", "OPEN", "OWNED", "READY", "REST", "ROUNDS",
    "SETTING_UP", "TURNS", "UNSEEN", "AboveAndBelow", "Agreement", "count_of", "places_of",
]  # fmt: skip

ROUNDS: Final = 7

# Where the game stands between two decisions.
SETTING_UP: Final = 0
TURNS: Final = 1
NIGHT: Final = 2
MORNING: Final = 3
LAST_GOODS: Final = 4

# Where a villager is: out of the game, in the pile, waiting aside, for hire, or in an area
# of a seat, which is 4 * seat more.
AWAY: Final = 0
UNSEEN: Final = 1
ASIDE: Final = 2
FOR_HIRE: Final = 3
READY: Final = 4
REST: Final = 5
INJURED: Final = 6
ON_CARD: Final = 7

# Where a building is: out of the game or in a pile as above, lying open, or owned by a seat.
OPEN: Final = 2
OWNED: Final = 3

# Where a cave is: in the pile, being explored, or before a seat, empty or under an outpost.
IN_PILE: Final = 0
EXPLORED: Final = 1
EMPTY: Final = 2
COVERED: Final = 6


class Agreement(Edition):
    """What the players settled: the *things* they play with; *first* begins, -1 by lot."""

    def __init__(
        self, game: Game, options: dict[str, object], pack: object, things: Components, first: i64
    ) -> None:
        super().__init__(game, options, pack, things.fingerprint)
        self.things = things
        self.first: i64 = first


class AboveAndBelow(State):
    """One table.

    *round*, *first* seat of the round, seat in *turn* and *stage* of the round; of this turn:
    whether the seat has *acted*, *renewed* a row, *changed* its sale space, and by seller the
    offer that was *refused*.  By seat: who has *passed*, *coins*, *reputation*, the item for
    *sale* (-1 none); by seat and item the *reserve*; by seat and place of the track its *kinds*
    (-1 none) and *counts*.  The *bank*, the *supply* by item and the *cider* on the board.

    Where every *villager*, *building* and *cave* is; who is for *hire* by place; the goods in
    *stock* on each building; the *rows*, four houses and four outposts (-1 none); the *piles*
    of houses and outposts, and the *caverns*, whose top card lies open.

    The encounter: the *cave* (-1 none), *paragraph*, *choice* and *level* (-1 none), *rerolls*
    left, *extra* lanterns, the *staked* item and the *hostage* (-1 none), and the *faces* of
    the dice by villager (0 none).
    """

    __slots__ = (
        "acted",
        "bank",
        "building",
        "cave",
        "cavern",
        "caverns",
        "changed",
        "choice",
        "cider",
        "coins",
        "counts",
        "extra",
        "faces",
        "first",
        "hire",
        "hostage",
        "kinds",
        "level",
        "paragraph",
        "passed",
        "piles",
        "refused",
        "renewed",
        "reputation",
        "rerolls",
        "reserve",
        "round",
        "rows",
        "rules",
        "sale",
        "stage",
        "staked",
        "stock",
        "supply",
        "things",
        "turn",
        "villager",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "turn",
        "stage",
        "acted",
        "renewed",
        "changed",
        "refused",
        "passed",
        "coins",
        "reputation",
        "sale",
        "reserve",
        "kinds",
        "counts",
        "bank",
        "supply",
        "cider",
        "villager",
        "hire",
        "building",
        "stock",
        "rows",
        "piles",
        "cavern",
        "caverns",
        "cave",
        "paragraph",
        "choice",
        "level",
        "rerolls",
        "extra",
        "staked",
        "hostage",
        "faces",
    )

    def __init__(
        self,
        edition: Agreement,
        seats: i64,
        rng: Rng,
        stack: list[AnyDecision],
        over: bool,
        round_: i64,
        first: i64,
        turn: i64,
        stage: i64,
        acted: bool,
        renewed: bool,
        changed: bool,
        refused: Ints,
        passed: Ints,
        coins: Ints,
        reputation: Ints,
        sale: Ints,
        reserve: Ints,
        kinds: Ints,
        counts: Ints,
        bank: i64,
        supply: Ints,
        cider: i64,
        villager: Ints,
        hire: Ints,
        building: Ints,
        stock: Ints,
        rows: Ints,
        piles: list[Pile],
        cavern: Ints,
        caverns: Pile,
        cave: i64,
        paragraph: i64,
        choice: i64,
        level: i64,
        rerolls: i64,
        extra: i64,
        staked: i64,
        hostage: i64,
        faces: Ints,
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.rules = edition
        self.things = edition.things
        self.round: i64 = round_
        self.first: i64 = first
        self.turn: i64 = turn
        self.stage: i64 = stage
        self.acted = acted
        self.renewed = renewed
        self.changed = changed
        self.refused = refused
        self.passed = passed
        self.coins = coins
        self.reputation = reputation
        self.sale = sale
        self.reserve = reserve
        self.kinds = kinds
        self.counts = counts
        self.bank: i64 = bank
        self.supply = supply
        self.cider: i64 = cider
        self.villager = villager
        self.hire = hire
        self.building = building
        self.stock = stock
        self.rows = rows
        self.piles = piles
        self.cavern = cavern
        self.caverns = caverns
        self.cave: i64 = cave
        self.paragraph: i64 = paragraph
        self.choice: i64 = choice
        self.level: i64 = level
        self.rerolls: i64 = rerolls
        self.extra: i64 = extra
        self.staked: i64 = staked
        self.hostage: i64 = hostage
        self.faces = faces

    def copy(self) -> "AboveAndBelow":
        return AboveAndBelow(
            self.rules,
            self.seats,
            self.rng.copy(),
            self.stack[:],
            self.over,
            self.round,
            self.first,
            self.turn,
            self.stage,
            self.acted,
            self.renewed,
            self.changed,
            self.refused[:],
            self.passed[:],
            self.coins[:],
            self.reputation[:],
            self.sale[:],
            self.reserve[:],
            self.kinds[:],
            self.counts[:],
            self.bank,
            self.supply[:],
            self.cider,
            self.villager[:],
            self.hire[:],
            self.building[:],
            self.stock[:],
            self.rows[:],
            [self.piles[0].copy(), self.piles[1].copy()],
            self.cavern[:],
            self.caverns.copy(),
            self.cave,
            self.paragraph,
            self.choice,
            self.level,
            self.rerolls,
            self.extra,
            self.staked,
            self.hostage,
            self.faces[:],
        )

    def advance(self) -> None:
        rounds.advance(self)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        """Nothing is hidden but the order of the piles, and that does not exist yet."""

    def table(self, viewer: i64) -> dict[str, object]:
        return view.table(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return "rounds" if self.over else ""

    def census(self) -> dict[str, int]:
        return view.census(self)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def glance(self, seat: i64) -> float:
        return float(scoring.points(self, seat)) if self.over else prospects.outlook(self, seat)

    def spread(self) -> float:
        return evaluate.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, evaluate.CERTAINTY)


def places_of(row: Ints, value: i64) -> Ints:
    """Return where *value* stands in *row*."""
    found = vec[i64](capacity=8)
    place: i64 = 0
    for entry in row:
        if entry == value:
            found = append(found, place)
        place += 1
    return found


def count_of(row: Ints, value: i64) -> i64:
    """Return how often *value* stands in *row*."""
    count: i64 = 0
    for entry in row:
        if entry == value:
            count += 1
    return count


# The rules know the table and the table calls the rules: those come last.
from ludotheque.games.above_and_below import (  # noqa: E402
    evaluate,
    prospects,
    rounds,
    scoring,
    view,
)
