"""Setting up: the village of each player, and what lies on the table (AB-2)."""

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game, Edition
from ludotheque.core.ints import Ints, ints, zeros
from ludotheque.core.pile import Pile
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.above_and_below.actions import FIRST, LAST
from ludotheque.games.above_and_below.box import (
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
    SPECIALS,
    STARS,
    STARTING,
    SUPPLY,
    VILLAGERS,
)
from ludotheque.games.above_and_below.components import components
from ludotheque.games.above_and_below.draws import FillHire, FillRow, OpenKeys, ShowCave
from ludotheque.games.above_and_below.state import (
    ASIDE,
    AWAY,
    OPEN,
    OWNED,
    READY,
    REST,
    ROUNDS,
    SETTING_UP,
    UNSEEN,
    AboveAndBelow,
    Agreement,
)
from ludotheque.games.above_and_below.supplies import earn

__all__ = ["FirstSeat", "agreement", "bound", "give_extra_coins", "lay_out"]

START_COINS = 7
EXTRA_COINS = {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)}


def agreement(game: Game, seats: int, options: dict[str, object], pack: object) -> Agreement:
    """Return what *options* and *pack* mean for so many *seats*."""
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}")
    start = first if isinstance(first, int) else -1
    return Agreement(game, options, pack, components(pack), start)


def bound(edition: Edition, seats: int) -> int:
    """Return how many decisions there can be.

    Every turn but the last of a seat uses up a ready villager.  In a turn the offers to each
    seller rise from 3 to all the coins there are, three decisions each; all else is a villager,
    a die, a drink or a good picked once or twice.
    """
    turns = ROUNDS * (VILLAGERS + seats)
    offers = 3 * COINS * (seats - 1)
    picks = 8 * VILLAGERS + sum(SUPPLY)
    return turns * (offers + picks)


def lay_out(edition: Edition, seats: int, rng: Rng) -> State:
    """Return a table on which the piles are still to be drawn from."""
    rules = cast("Agreement", edition)
    first = max(rules.first, 0)
    supply = ints(SUPPLY)
    supply[CIDER] -= 1
    s = AboveAndBelow(
        rules, seats, rng, [], False,
        1, first, first, SETTING_UP, False, False, False, zeros(seats), zeros(seats),
        filled(seats, START_COINS), zeros(seats), filled(seats, -1), zeros(seats * ITEMS),
        filled(seats * GOODS, -1), zeros(seats * GOODS), COINS - seats * START_COINS, supply, 1,
        villagers_at_start(seats), filled(HIRE_PLACES, -1),
        buildings_at_start(seats), zeros(BUILDINGS), filled(8, -1),
        [Pile.shuffled(span(HOUSES, KEYS)), Pile.shuffled(span(OUTPOSTS, STARTING))],
        zeros(CAVES), Pile.shuffled(span(0, CAVES)),
        -1, 0, -1, -1, 0, 0, -1, -1, zeros(VILLAGERS),
    )  # fmt: skip
    s.ask_in_order([OpenKeys(), FillHire(), FillRow(0), FillRow(1), ShowCave()])
    if rules.first < 0:
        s.ask(FirstSeat())
    return s


def filled(length: i64, value: i64) -> Ints:
    """Return a row of *length* times *value*."""
    row = vec[i64](capacity=length)
    for _ in range(length):
        row = append(row, value)
    return row


def span(low: i64, high: i64) -> Ints:
    """Return the numbers from *low* to *high* - 1."""
    row = vec[i64]()
    for number in range(low, high):
        row = append(row, number)
    return row


def villagers_at_start(seats: int) -> Ints:
    """Return where everybody is: at four players only the builders are ready (AB-2.1 to 2.5)."""
    places = [AWAY] * HIRED + [UNSEEN] * (SPECIALS - HIRED) + [ASIDE] * (VILLAGERS - SPECIALS)
    for seat in range(seats):
        rested = REST if seats == 4 else READY
        places[3 * seat : 3 * seat + 3] = [area + 4 * seat for area in (READY, rested, rested)]
    return ints(places)


def buildings_at_start(seats: int) -> Ints:
    """Return where the buildings are: star houses open, a starting house each (AB-2.1, 2.4)."""
    places = [UNSEEN] * STARS + [OPEN] * (OUTPOSTS - STARS) + [UNSEEN] * (STARTING - OUTPOSTS)
    homes = [OWNED + seat if seat < seats else AWAY for seat in range(BUILDINGS - STARTING)]
    return ints(places + homes)


def give_extra_coins(s: AboveAndBelow) -> None:
    """Make up for playing later, counted from the first player (AB-2.10)."""
    extra = EXTRA_COINS[s.seats]
    for distance in range(s.seats):
        earn(s, (s.first + distance) % s.seats, extra[distance])


class FirstSeat(Chance[AboveAndBelow]):
    """The lot decides who begins (AB-2.11)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-2.11"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = LAST

    def options(self, s: AboveAndBelow) -> Ints:
        return span(FIRST, FIRST + s.seats)

    def resolve(self, s: AboveAndBelow, action: i64) -> None:
        s.first = action - FIRST
        s.turn = s.first
        if s.telling():
            s.tell("begins", {"seat": s.first})
