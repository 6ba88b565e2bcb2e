"""Setting up: the village of each player, and what lies on the table (AB-2)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.ints import Ints, filled, ints, zeros
from ludotheque.core.lot import Lot
from ludotheque.core.pile import Pile
from ludotheque.games.above_and_below.box.actions import FIRST, LAST
from ludotheque.games.above_and_below.box.contents import (
    BUILDINGS,
    CAVES,
    CIDER,
    COINS,
    GOODS,
    HIRE_PLACES,
    HIRED,
    HOUSES,
    ITEMS,
    KEYS,
    OUTPOSTS,
    ROUNDS,
    SPECIALS,
    STARS,
    STARTING,
    SUPPLY,
    VILLAGERS,
)
from ludotheque.games.above_and_below.box.edition import Box
from ludotheque.games.above_and_below.rules.draws import (
    HOUSE_ROW,
    OUTPOST_ROW,
    ROW,
    FillHire,
    FillRow,
    OpenKeys,
    ShowCave,
)
from ludotheque.games.above_and_below.rules.encounter import forget_encounter
from ludotheque.games.above_and_below.rules.supplies import earn
from ludotheque.games.above_and_below.table import (
    ASIDE,
    AWAY,
    OPEN,
    OWNED,
    READY,
    REST,
    SETTING_UP,
    UNSEEN,
    Table,
)

__all__ = ["FirstSeat", "bound", "give_extra_coins", "lay_out"]

START_COINS = 7
# By number of players, for each seat counted from the first player.
EXTRA_COINS = {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)}


def bound(box: Box, seats: int) -> int:
    """Return how many decisions there can be.

    Every turn but the last of a seat uses up a ready villager.  In a turn the offers to each
    seller rise from 3 to all the coins there are, three decisions each; all else is a villager,
    a die, a drink or a good picked once or twice.
    """
    turns = ROUNDS * (VILLAGERS + seats)
    offers = 3 * COINS * (seats - 1)
    picks = 8 * VILLAGERS + sum(SUPPLY)
    return turns * (offers + picks)


def lay_out(s: Table) -> None:
    """Lay the table out; nothing is drawn from the piles yet."""
    s.round = 1  # of seven caverns (AB-2.6)
    s.first = s.turn = max(s.box.first, 0)
    s.stage = SETTING_UP
    s.acted = s.renewed = s.sale_changed = False
    s.refused = zeros(s.seats)
    s.passed = zeros(s.seats)
    found_villages(s)
    fill_bank_and_supply(s)
    lay_out_cards(s)
    forget_encounter(s)
    # All that is drawn is chance to be asked for, so that a record can tell what came.
    s.ask_in_order([OpenKeys(), FillHire(), FillRow(HOUSE_ROW), FillRow(OUTPOST_ROW), ShowCave()])
    if s.box.first < 0:
        s.ask(FirstSeat())


def found_villages(s: Table) -> None:
    """Give everybody coins, a house, villagers, and the torch of reputation (AB-2.1, AB-2.9)."""
    s.coins = filled(s.seats, START_COINS)
    s.reputation = zeros(s.seats)
    s.sale = filled(s.seats, -1)
    s.reserve = zeros(s.seats * ITEMS)
    s.track_kinds = filled(s.seats * GOODS, -1)
    s.track_counts = zeros(s.seats * GOODS)
    s.villager_at = villagers_at_start(s.seats)
    s.building_at = buildings_at_start(s.seats)
    s.stock = zeros(BUILDINGS)


def fill_bank_and_supply(s: Table) -> None:
    """Put what the players did not get into the bank, and one cider on the board (AB-2.7)."""
    s.bank = COINS - s.seats * START_COINS
    s.supply = ints(SUPPLY)
    s.supply[CIDER] -= 1
    s.cider = 1


def lay_out_cards(s: Table) -> None:
    """Shuffle houses, outposts and caves; rows and places for hire are empty (AB-2.8, AB-2.12)."""
    s.hire = filled(HIRE_PLACES, -1)
    s.rows = filled(2 * ROW, -1)
    s.piles = [
        Pile.shuffled(ints(range(HOUSES, KEYS))),
        Pile.shuffled(ints(range(OUTPOSTS, STARTING))),
    ]
    s.cave_at = zeros(CAVES)
    s.cave_pile = Pile.shuffled(ints(range(CAVES)))


def villagers_at_start(seats: int) -> Ints:
    """Return where everybody is: the unused away, the special ones aside (AB-2.5)."""
    places = [AWAY] * HIRED + [UNSEEN] * (SPECIALS - HIRED) + [ASIDE] * (VILLAGERS - SPECIALS)
    for seat in range(seats):
        # With four players only the hammer is ready at first (AB-2.2, AB-2.3).
        rested = REST if seats == 4 else READY
        places[3 * seat : 3 * seat + 3] = [area + 4 * seat for area in (READY, rested, rested)]
    return ints(places)


def buildings_at_start(seats: int) -> Ints:
    """Return where the buildings are: star houses open, a starting house each (AB-2.4)."""
    places = [UNSEEN] * STARS + [OPEN] * (OUTPOSTS - STARS) + [UNSEEN] * (STARTING - OUTPOSTS)
    homes = [OWNED + seat if seat < seats else AWAY for seat in range(BUILDINGS - STARTING)]
    return ints(places + homes)


def give_extra_coins(s: Table) -> None:
    """Make up for playing later, counted from the first player (AB-2.10)."""
    extra = EXTRA_COINS[s.seats]
    for distance in range(s.seats):
        earn(s, (s.first + distance) % s.seats, extra[distance])


class FirstSeat(Lot[Table]):
    """The lot decides who begins (AB-2.11)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-2.11"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = LAST

    def begin(self, s: Table, seat: i64) -> None:
        s.first = s.turn = seat
