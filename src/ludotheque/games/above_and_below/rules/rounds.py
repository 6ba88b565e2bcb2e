"""Rounds: turns until everybody has passed, the night, the morning, and the end (AB-3, AB-11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import zeros
from ludotheque.games.above_and_below.box.contents import CIDER, GOODS, HIRE_PLACES, POTION, ROUNDS
from ludotheque.games.above_and_below.rules import explore, night, setup, supplies, track
from ludotheque.games.above_and_below.rules.build import stock_up
from ludotheque.games.above_and_below.rules.draws import fill_hire
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.rules.turn import Turn
from ludotheque.games.above_and_below.table import (
    LAST_GOODS,
    MORNING,
    NIGHT,
    SETTING_UP,
    TURNS,
    Table,
)

__all__ = ["advance", "card_income", "nights_left"]


def advance(s: Table) -> None:
    """Run the next step of the round, or of the encounter under way."""
    if s.cave >= 0:
        # A level led to another paragraph.  Lanterns cannot call the explorers back to the book,
        # since exploring calls the lanterns: they leave nothing to be asked, and it goes on here.
        explore.read_on(s)
    elif s.stage == TURNS:
        next_turn(s)
    elif s.stage == NIGHT:
        s.stage = MORNING
        night.rest(s)
    elif s.stage == MORNING:
        begin_day(s)
    elif s.stage == SETTING_UP:
        # Not when the table is laid out: the lot for the first player comes after that.
        setup.give_extra_coins(s)
        begin_round(s)
    else:
        s.end()


def begin_round(s: Table) -> None:
    """Let the first player begin (AB-3.1)."""
    s.stage = TURNS
    s.passed = zeros(s.seats)
    if s.telling():
        s.tell("round", {"seat": s.first, "round": s.round})
    begin_turn(s, s.first)


def begin_turn(s: Table, seat: i64) -> None:
    """Let *seat* be in turn, with nothing done yet."""
    s.turn = seat
    forget_turn(s)
    s.ask(Turn(seat, True))


def next_turn(s: Table) -> None:
    """Go on with the same turn until there was an action, then clockwise (AB-3.1, AB-3.2)."""
    if not s.acted:
        s.ask(Turn(s.turn, False))
        return
    for distance in range(1, s.seats + 1):
        seat = (s.turn + distance) % s.seats
        if s.passed[seat] == 0:
            begin_turn(s, seat)
            return
    end_round(s)


def end_round(s: Table) -> None:
    """Move the round marker; if it cannot, the game is nearly over (AB-11.1)."""
    forget_turn(s)
    if s.round == ROUNDS:
        s.stage = LAST_GOODS
        night.place_last(s)
        return
    s.round += 1
    s.stage = NIGHT
    if s.telling():
        s.tell("night", {"round": s.round})
    if s.cider == 0 and s.supply[CIDER] > 0:
        # One that nobody has earned stays, and does not become two (AB-11.2).
        s.supply[CIDER] -= 1
        s.cider = 1
    slide_hire(s)
    fill_hire(s)


def forget_turn(s: Table) -> None:
    """Nothing of the last turn counts any more."""
    # Before the night too: the table shows these, and nobody is in turn then.
    s.acted = False
    s.renewed = False
    s.sale_changed = False
    s.refused = zeros(s.seats)


def slide_hire(s: Table) -> None:
    """Move the villagers for hire to the cheapest places (AB-11.3)."""
    places = vec[i64]()
    for villager in s.hire:
        if villager >= 0:
            places = append(places, villager)
    while len(places) < HIRE_PLACES:
        places = append(places, -1)
    s.hire = places


def begin_day(s: Table) -> None:
    """Income, goods on the buildings, and the next first player (AB-11.8 to AB-11.11)."""
    # In turn order, because a bank that runs short serves the first first (AB-1.5).
    for distance in range(s.seats):
        collect(s, (s.first + distance) % s.seats)
    for distance in range(s.seats):
        refill(s, (s.first + distance) % s.seats)
    s.first = (s.first + 1) % s.seats
    begin_round(s)


def nights_left(s: Table) -> i64:
    """Return how many nights are still to pay income, the one under way included (AB-11.1)."""
    if s.stage == LAST_GOODS:
        return 0
    # At night the marker has moved on already.
    return ROUNDS - s.round + (1 if s.stage in (NIGHT, MORNING) else 0)


def collect(s: Table, seat: i64) -> None:
    """Give *seat* the income of track and cards, coins and potions (AB-11.8, AB-16.8)."""
    supplies.earn(s, seat, track.income(s, seat) + card_income(s, seat))
    for card in supplies.owned(s, seat):
        supplies.gain(s, seat, POTION, s.box.buildings[card].potion_income)


def card_income(s: Table, seat: i64) -> i64:
    """Return the coins that the cards of *seat* bring in a night (AB-11.9)."""
    estate = estate_of(s, seat)
    coins = estate.income
    for card in estate.earning:
        building = s.box.buildings[card]
        for place in range(seat * GOODS, seat * GOODS + track.filled_places(s, seat)):
            coins += building.income_per[s.track_kinds[place]] * s.track_counts[place]
    return coins


def refill(s: Table, seat: i64) -> None:
    """Put a good on every refilling card of *seat* that has none (AB-11.10)."""
    for card in supplies.owned(s, seat):
        if s.box.buildings[card].refill and s.stock[card] == 0:
            stock_up(s, card, 1)
