"""The table of Above and Below: who has what, what lies open, and the encounter under way."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.ints import Ints, Shared, changed
from ludotheque.core.pile import Pile
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.above_and_below.box.edition import Box
from ludotheque.games.above_and_below.box.encounters import Choice

__all__ = [
    "ASIDE", "AWAY", "COVERED", "EMPTY", "EXPLORED", "FOR_HIRE", "INJURED", "IN_PILE",
    "LAST_GOODS", "MORNING", "NIGHT", "ON_CARD", "OPEN", "OWNED", "READY", "REST", "SETTING_UP",
    "TURNS", "UNSEEN", "Estate", "Table", "count_of", "places_of",
]  # fmt: skip

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

# Where a building is: out of the game or in a pile as above, lying open, or owned by a seat,
# which is that seat more.
OPEN: Final = 2
OWNED: Final = 3

# Where a cave is: in the pile, being explored, or before a seat, empty or under an outpost,
# which is that seat more.
IN_PILE: Final = 0
EXPLORED: Final = 1
EMPTY: Final = 2
COVERED: Final = 6


class Estate:
    """The cards of one village and what they say together, worked out in rules/estate.py.

    *scoring*, *earning* and *special* are those that score for things, that earn by the track, and
    that have symbols which help in other ways.  Never changed: copies of a table share it.
    """

    __slots__ = ("beds", "bonus", "cards", "earning", "income", "scoring", "special")

    def __init__(self, cards: Ints) -> None:
        self.cards = cards
        self.beds: i64 = 0
        self.bonus: i64 = 0
        self.income: i64 = 0
        self.scoring: Ints = vec[i64]()
        self.earning: Ints = vec[i64]()
        self.special: Ints = vec[i64]()


class Table(State):
    """The flat data of one table.  Things are numbered as in box/contents.py; -1 is none."""

    # The round, its first seat, the seat in turn, and where the round stands.
    round: i64
    first: i64
    turn: i64
    stage: i64
    # Of this turn: whether its seat has acted, has renewed a row, has changed its sale space;
    # by seller the offer that was refused.
    acted: bool
    renewed: bool
    sale_changed: bool
    refused: Shared
    # By seat: 1 for one who has passed; coins; reputation; the item for sale.
    passed: Shared
    coins: Ints
    reputation: Shared
    sale: Ints
    # By seat and item: the reserve.
    reserve: Ints
    # By seat and place of the advancement track: the kind of good there and how many.
    track_kinds: Shared
    track_counts: Shared
    # What is left in the bank and, by item, in the supply; the cider on the reputation board.
    bank: i64
    supply: Ints
    cider: i64
    # Where every villager is; who waits at each place for hire.
    villager_at: Ints
    hire: Shared
    # Where every building is; the goods lying on each; the open cards, four houses and then four
    # outposts; the piles of houses and of outposts.
    building_at: Shared
    stock: Shared
    rows: Shared
    piles: list[Pile]
    # Where every cave is; the pile of caves, whose top card lies open.
    cave_at: Shared
    cave_pile: Pile
    # The encounter under way: the cave, the paragraph (0 before its die), the choice, the level
    # that was reached.
    cave: i64
    paragraph: i64
    choice: i64
    level: i64
    # Rerolls left; lanterns beside the dice; what is at stake, an item or a villager; by
    # villager the face of his die, 0 for none.
    rerolls: i64
    extra_lanterns: i64
    staked_item: i64
    staked_villager: i64
    faces: Shared

    __slots__ = ("box", "estates", *__annotations__)

    def __init__(
        self, edition: Box, seats: i64, rng: Rng, stack: list[AnyDecision], over: bool
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.box = edition
        # By seat, where somebody asked: no part of the table, but dear, so copies share it.
        self.estates: list[Estate | None] = [None] * seats

    def copy(self) -> "Table":
        raise NotImplementedError(type(self).__name__)

    def give_building(self, card: i64, seat: i64) -> None:
        """Put *card* into the village of *seat*, whose estate is another one then."""
        self.building_at = changed(self.building_at, card, OWNED + seat)
        self.estates = self.estates[:]
        self.estates[seat] = None

    def chosen(self) -> Choice:
        """Return what the party has chosen to do in the paragraph that is open."""
        return self.box.book[self.paragraph].choices[self.choice]


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
