"""What a card would add for a seat, as things are."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    CITY,
    CONSTRUCTION,
    FARM,
    PARCHMENT,
    POST,
    PROVISIONS,
    SQUARES,
    TOWER,
)
from ludotheque.games.bunny_kingdom.box.parchments import (
    AT_LEAST,
    EACH,
    GLOVE,
    HARVEST_AGAIN,
    MOST,
    OF_A_NEIGHBOUR,
    SECOND,
    TREASURES_AGAIN,
)
from ludotheque.games.bunny_kingdom.rules import camps, construction
from ludotheque.games.bunny_kingdom.rules.fiefs import YIELDS
from ludotheque.games.bunny_kingdom.rules.parchments import brings
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.strategy.realm import Outlook, Realm
from ludotheque.games.bunny_kingdom.table import EMPTY, HARVESTING, HIGHEST_CITY, ROUNDS, Table

__all__ = ["card_worth", "parchment_worth"]

NONE: Final = -1


def card_worth(s: Table, now: Outlook, realm: Realm, card: i64) -> float:
    """Return what *card* would add to *realm*, as things are."""
    if card < SQUARES:
        return square_worth(s, now, realm, card)
    if card < POST or POST < card < TOWER:
        return construction_worth(s, now, realm, card)
    if card == POST:
        return post_worth(s, now, realm)
    if card == TOWER:
        return tower_worth(s, now, realm)
    if card < PROVISIONS:
        return camp_worth(s, now, realm)
    if card == PROVISIONS:
        return weights.SUPPLY * now.harvests / float(ROUNDS) + 1.0
    return parchment_worth(s, now, realm, card)


def square_worth(s: Table, now: Outlook, realm: Realm, square: i64) -> float:
    """Return what the square adds: all fiefs beside it become one, with it."""
    built = s.built[square]
    strength: i64 = 0
    if built <= HIGHEST_CITY:
        strength = built
    resources = s.box.yields[square]
    neighbours = s.box.neighbours
    fiefs = realm.fiefs
    of = fiefs.of
    before = 0.0
    entry: i64 = square * 4
    last: i64 = entry + 4
    # At most three others were seen before the fourth.
    first: i64 = NONE
    second: i64 = NONE
    third: i64 = NONE
    while entry < last:
        other = neighbours[entry]
        entry += 1
        if other < 0:
            continue
        fief = of[other]
        if fief >= 0 and fief not in (first, second, third):
            third = second
            second = first
            first = fief
            before += now.fief_worth(fiefs.strength[fief], fiefs.resources[fief])
            strength += fiefs.strength[fief]
            resources |= fiefs.resources[fief]
    room = now.room if built == EMPTY else 0.0
    return now.fief_worth(strength, resources) - before + room


def construction_worth(s: Table, now: Outlook, realm: Realm, card: i64) -> float:
    """Return what a city or a farm adds on the best of the free squares."""
    towers: i64 = 0
    if card < FARM:
        towers = card - CITY + 1
    resource = YIELDS[card - CONSTRUCTION + 1]
    of = realm.fiefs.of
    best = 0.0
    # Squares of one fief follow each other, and any of them is as good.
    last: i64 = NONE
    for square in realm.free:
        if of[square] != last and construction.suits(s, card, square):
            last = of[square]
            best = max(best, added_worth(now, realm, last, towers, resource))
    return max(best, weights.NO_USE_YET * now.to_draft)


def added_worth(now: Outlook, realm: Realm, fief: i64, towers: i64, resource: i64) -> float:
    """Return what so many *towers* and a *resource* add to a fief."""
    strength = realm.fiefs.strength[fief]
    resources = realm.fiefs.resources[fief]
    then = now.fief_worth(strength + towers, resources | resource)
    return then - now.fief_worth(strength, resources)


def post_worth(s: Table, now: Outlook, realm: Realm) -> float:
    """Return what a trading post adds where it helps most."""
    best = 0.0
    # As the best of the three basic farms: it may become any of them, and anew every round.
    for resource in range(BASIC):
        best = max(best, construction_worth(s, now, realm, FARM + resource))
    return best


def tower_worth(s: Table, now: Outlook, realm: Realm) -> float:
    """Return what joining two fiefs with room for a tower adds: the best pair."""
    ends = fiefs_with_room(realm)
    top = s.stack[-1]
    start: i64 = NONE
    if isinstance(top, construction.JoinFiefs) and top.seat == realm.seat:
        start = realm.fiefs.of[top.start]
    best = 0.0
    for one in ends:
        for other in ends:
            if one < other and (start < 0 or start in (one, other)):
                best = max(best, joined_worth(now, realm, one, other))
    return max(best, weights.NO_USE_YET * now.to_draft)


def fiefs_with_room(realm: Realm) -> Ints:
    """Return the fiefs that have a free square."""
    of = realm.fiefs.of
    found = vec[i64](capacity=8)
    last: i64 = NONE
    for square in realm.free:
        if of[square] != last:
            last = of[square]
            found = append(found, last)
    return found


def joined_worth(now: Outlook, realm: Realm, one: i64, other: i64) -> float:
    """Return what two fiefs bring together beyond what they bring apart."""
    fiefs = realm.fiefs
    together = now.fief_worth(
        fiefs.strength[one] + fiefs.strength[other],
        fiefs.resources[one] | fiefs.resources[other],
    )
    apart = now.fief_worth(fiefs.strength[one], fiefs.resources[one])
    return together - apart - now.fief_worth(fiefs.strength[other], fiefs.resources[other])


def camp_worth(s: Table, now: Outlook, realm: Realm) -> float:
    """Return what a camp adds on the best virgin square."""
    best = 0.0
    square: i64 = 0
    while square < SQUARES:
        if camps.virgin(s, square):
            best = max(best, square_worth(s, now, realm, square))
        square += 1
    return best


def parchment_worth(s: Table, now: Outlook, realm: Realm, card: i64) -> float:
    """Return what a parchment may bring in the end."""
    # A copying card before it is asked for; afterwards one that found nothing to copy.
    if card < 0:
        return weights.COPIED if s.phase <= HARVESTING else 0.0
    index = card - PARCHMENT
    way = s.box.way[index]
    points = float(s.box.points[index])
    left = now.to_draft
    if way == AT_LEAST:
        return points * chance_of(s, now, realm, index)
    if way == SECOND:
        return points / float(s.seats)
    if way == OF_A_NEIGHBOUR:
        return weights.COPIED
    counted = now.compared(realm) if way == MOST else realm.counted
    today = float(brings(s, realm.seat, card, realm.held, counted))
    if way == EACH:
        return today + points * weights.TYPICAL[s.box.what[index]] * left
    if way == MOST:
        return today * (1.0 - left) + points * left / float(s.seats)
    if way == HARVEST_AGAIN:
        return today + weights.MORE_FROM_SMALL_FIEFS * left
    if way == TREASURES_AGAIN:
        return today + weights.MORE_TREASURE * left
    return today + left if way == GLOVE else today


def chance_of(s: Table, now: Outlook, realm: Realm, index: i64) -> float:
    """Return how likely a mission's goal is reached, by what is there and what may come."""
    what = s.box.what[index]
    there = float(realm.numbers[what])
    least = float(s.box.least[index])
    if there >= least:
        return 1.0
    left = now.to_draft
    missing = least - there - weights.TYPICAL[what] * left
    return left * min(max(0.5 - missing / 4.0, 0.0), 1.0)
