"""Room for a card: how many squares it could go on now, and the most it would add (BK-9, BK-10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    CARD_NAMES,
    CITY,
    CONSTRUCTION,
    FARM,
    POST,
    SQUARES,
    TOWER,
)
from ludotheque.games.bunny_kingdom.consequences.fiefs import (
    added_by_joining,
    added_by_square,
    added_to,
)
from ludotheque.games.bunny_kingdom.rules.camps import virgin
from ludotheque.games.bunny_kingdom.rules.construction import free_squares, suits, tower_ends
from ludotheque.games.bunny_kingdom.rules.fiefs import YIELDS, Fiefs
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["added_by_resource", "most_added", "most_by_joining", "room_fact"]


def room_fact(known: Table, fiefs: Fiefs, seat: i64, card: i64) -> Fact:
    """Return how many squares a construction could go on now, and the most it adds."""
    more = most_added(known, fiefs, seat, card)
    facts: dict[str, object] = {"card": CARD_NAMES[card], "more": more}
    if card < TOWER:
        return Fact("room", {**facts, "squares": len(room_for(known, seat, card))}, "BK-9.4")
    if card == TOWER:
        ends = tower_ends(known, free_squares(known, seat))
        return Fact("tower-room", {**facts, "squares": len(ends)}, "BK-9.10")
    return Fact("camp-room", {**facts, "squares": len(virgin_land(known))}, "BK-10.1")


def room_for(known: Table, seat: i64, card: i64) -> Ints:
    """Return the squares of *seat* that can take *card* (BK-9.4, BK-9.5, BK-9.6)."""
    found = vec[i64]()
    for square in free_squares(known, seat):
        if suits(known, card, square):
            found = append(found, square)
    return found


def virgin_land(known: Table) -> Ints:
    """Return the squares that can take a camp (BK-10.1)."""
    found = vec[i64]()
    for square in range(SQUARES):
        if virgin(known, square):
            found = append(found, square)
    return found


def most_added(known: Table, fiefs: Fiefs, seat: i64, card: i64) -> i64:
    """Return the most that a territory or construction would add to a harvest of *seat* now."""
    if card < SQUARES:
        held = known.owner[card] == seat
        return 0 if held else added_by_square(known, fiefs, seat, card)
    best: i64 = 0
    if card < TOWER:
        for square in room_for(known, seat, card):
            best = max(best, added_by_card(fiefs, fiefs.of[square], card))
    elif card == TOWER:
        ends = tower_ends(known, free_squares(known, seat))
        for start in ends:
            best = max(best, most_by_joining(fiefs, start, ends))
    else:
        for square in virgin_land(known):
            best = max(best, added_by_square(known, fiefs, seat, square))
    return best


def added_by_card(fiefs: Fiefs, fief: i64, card: i64) -> i64:
    """Return what a city or a farm adds to a fief; a trading post as what helps it most."""
    if card == POST:
        best: i64 = 0
        for resource in range(BASIC):
            best = max(best, added_by_resource(fiefs, fief, resource))
        return best
    towers = card - CITY + 1 if card < FARM else 0
    return added_to(fiefs, fief, towers, YIELDS[card - CONSTRUCTION + 1])


def added_by_resource(fiefs: Fiefs, fief: i64, resource: i64) -> i64:
    """Return what a trading post adds to a fief if it produces *resource* (BK-9.12)."""
    return added_by_card(fiefs, fief, FARM + resource)


def most_by_joining(fiefs: Fiefs, start: i64, ends: Ints) -> i64:
    """Return the most that sky towers on *start* and on one of *ends* add (BK-9.10)."""
    best: i64 = 0
    for end in ends:
        if fiefs.of[end] != fiefs.of[start]:
            best = max(best, added_by_joining(fiefs, fiefs.of[start], fiefs.of[end]))
    return best
