"""How good a position is: the carrots that each seat may expect, and who leads by them.

What decides is the product of strength and wealth, so a fief is worth what it brings at the
harvests to come, and a little for each half of a product that may still find its other half.
Cards chosen, waiting or about to be passed on are worth what they would add to that.
"""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.odds import by_lead
from ludotheque.games.bunny_kingdom.box.actions import DISCARD
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    CAMP,
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
from ludotheque.games.bunny_kingdom.rules import camps, construction, draft
from ludotheque.games.bunny_kingdom.rules.fiefs import WEALTH, YIELDS, Fiefs
from ludotheque.games.bunny_kingdom.rules.hands import direction, picks
from ludotheque.games.bunny_kingdom.rules.harvest import harvests_left
from ludotheque.games.bunny_kingdom.rules.parchments import Counted, brings, counted, effective
from ludotheque.games.bunny_kingdom.rules.scoring import scores
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.table import EMPTY, HARVESTING, HIGHEST_CITY, ROUNDS, Table

__all__ = ["evaluate", "glance"]


class Outlook:
    """What is counted once a position: the board, and how much of the game is still to come."""

    __slots__ = ("counted", "fiefs", "harvests", "to_draft")

    def __init__(self, s: Table) -> None:
        self.counted: Counted = counted(s)
        self.fiefs: Fiefs = self.counted.fiefs
        # Asked for at every fief and every card: counted once, this takes no time.
        self.harvests: float = harvests(s)
        self.to_draft: float = to_draft(s)


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        return s.shares()[seat]
    now = Outlook(s)
    mine = expected_points(s, now, seat)
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected_points(s, now, other))
    return by_lead(mine - best, weights.SPREAD)


def glance(s: Table, seat: i64) -> float:
    """Return the carrots that *seat* may expect, whatever the others may."""
    # Enough to compare one's own choices, and only one seat has to be counted.
    return float(scores(s)[seat]) if s.over else expected_points(s, Outlook(s), seat)


def expected_points(s: Table, now: Outlook, seat: i64) -> float:
    """Return the carrots that *seat* has and may still expect."""
    has = standing(s, now, seat)
    return has + waiting_prospects(s, now, seat) + draft_prospects(s, now, seat)


def standing(s: Table, now: Outlook, seat: i64) -> float:
    """Return what *seat* has: its carrots, and the worth of its fiefs and parchments."""
    total = float(s.carrots[seat])
    for fief in range(now.fiefs.count()):
        if now.fiefs.owner[fief] == seat:
            total += fief_worth(now, now.fiefs.strength[fief], now.fiefs.resources[fief])
    held = effective(s, seat)
    for card in held:
        total += parchment_worth(s, now, seat, card, held)
    return total


def harvests(s: Table) -> float:
    """Return how many harvests are to come."""
    return float(harvests_left(s))


def to_draft(s: Table) -> float:
    """Return how much of all drafting is still to come, from 1 down to 0."""
    if s.phase > HARVESTING:
        return 0.0
    each = picks(s.seats)
    return float(max((ROUNDS - s.round) * each - s.pick, 0)) / float(ROUNDS * each)


def fief_worth(now: Outlook, strength: i64, resources: i64) -> float:
    """Return what a fief will bring: the product each time, and hope for each of its halves."""
    wealth = WEALTH[resources]
    hoped = weights.HOPE * now.to_draft * float(strength + wealth)
    return now.harvests * (float(strength * wealth) + hoped)


def waiting_prospects(s: Table, now: Outlook, seat: i64) -> float:
    """Return what the constructions that wait will add, as far as there is room for them."""
    room = free_square_count(s, seat)
    waiting: i64 = len(s.waits[seat])
    total = weights.ROOM * now.harvests * now.to_draft * float(room)
    if waiting == 0:
        return total
    # More than there is room for: each counts less, as if all had the same chance of a square.
    crowd = 1.0 if waiting <= room + 1 else float(room + 1) / float(waiting)
    for card in s.waits[seat]:
        patience = 1.0 if begun_to_place(s, seat, card) else weights.WAITS
        total += patience * crowd * card_worth(s, now, seat, card)
    return total


def free_square_count(s: Table, seat: i64) -> i64:
    """Return how many squares of *seat* can take a construction."""
    owner = s.owner
    built = s.built
    count: i64 = 0
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and built[square] == EMPTY:
            count += 1
        square += 1
    return count


def begun_to_place(s: Table, seat: i64, card: i64) -> bool:
    """Say whether *seat* has begun to place *card*: a first sky tower, an announced camp."""
    # What is half done must look better than what only waits, or bots would not begin it.
    top = s.stack[-1]
    if isinstance(top, construction.JoinFiefs):
        return top.seat == seat and card == TOWER
    if isinstance(top, camps.PlaceCamp):
        return top.seat == seat and card == CAMP + top.camp
    if isinstance(top, camps.PlaceCampBefore):
        return top.announcer == seat and card == CAMP + top.announced
    return False


def draft_prospects(s: Table, now: Outlook, seat: i64) -> float:
    """Return what the cards chosen so far will add, less what is left for the next player."""
    top = s.stack[-1]
    if not isinstance(top, draft.Draft) or len(top.answers[seat]) == 0:
        return 0.0
    total = 0.0
    rest = s.hands[seat][:]
    for action in top.answers[seat]:
        # With two players the second card is discarded: it adds nothing but is not left either.
        if action < DISCARD:
            total += card_worth(s, now, seat, action)
        rest = without_one(rest, action % DISCARD)
    following = (seat + s.seats + direction(s.round)) % s.seats
    best = 0.0
    for card in rest:
        if card >= 0:
            best = max(best, card_worth(s, now, following, card))
    return total - weights.DENIED * best


def without_one(cards: Ints, gone: i64) -> Ints:
    """Return *cards* with one that is *gone* struck out."""
    for index in range(len(cards)):
        if cards[index] == gone:
            cards[index] = -1
            return cards
    return cards


def card_worth(s: Table, now: Outlook, seat: i64, card: i64) -> float:
    """Return what *card* would add for *seat*, as things are."""
    if card < SQUARES:
        return square_worth(s, now, seat, card)
    if card < POST or POST < card < TOWER:
        return construction_worth(s, now, seat, card)
    if card == POST:
        return post_worth(s, now, seat)
    if card == TOWER:
        return tower_worth(s, now, seat)
    if card < PROVISIONS:
        return camp_worth(s, now, seat)
    if card == PROVISIONS:
        return weights.SUPPLY * now.harvests / float(ROUNDS) + 1.0
    return parchment_worth(s, now, seat, card, effective(s, seat))


def square_worth(s: Table, now: Outlook, seat: i64, square: i64) -> float:
    """Return what the square adds: all fiefs beside it become one, with it."""
    built = s.built[square]
    strength = built if built <= HIGHEST_CITY else 0
    resources = s.box.yields[square]
    neighbours = s.box.neighbours
    owner = s.owner
    fiefs = now.fiefs
    before = 0.0
    seen: list[i64] = []
    entry: i64 = square * 4
    last: i64 = entry + 4
    while entry < last:
        other = neighbours[entry]
        entry += 1
        if other >= 0 and owner[other] == seat and fiefs.of[other] not in seen:
            fief = fiefs.of[other]
            seen.append(fief)
            before += fief_worth(now, fiefs.strength[fief], fiefs.resources[fief])
            strength += fiefs.strength[fief]
            resources |= fiefs.resources[fief]
    room = weights.ROOM * now.harvests * now.to_draft if built == EMPTY else 0.0
    return fief_worth(now, strength, resources) - before + room


def construction_worth(s: Table, now: Outlook, seat: i64, card: i64) -> float:
    """Return what a city or a farm adds on the best of the free squares."""
    towers = card - CITY + 1 if card < FARM else 0
    resource = YIELDS[card - CONSTRUCTION + 1]
    owner = s.owner
    built = s.built
    best = 0.0
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and built[square] == EMPTY and construction.suits(s, card, square):
            best = max(best, added_worth(now, now.fiefs.of[square], towers, resource))
        square += 1
    return max(best, weights.NO_USE_YET * now.to_draft)


def added_worth(now: Outlook, fief: i64, towers: i64, resource: i64) -> float:
    """Return what so many *towers* and a *resource* add to a fief."""
    strength = now.fiefs.strength[fief]
    resources = now.fiefs.resources[fief]
    then = fief_worth(now, strength + towers, resources | resource)
    return then - fief_worth(now, strength, resources)


def post_worth(s: Table, now: Outlook, seat: i64) -> float:
    """Return what a trading post adds where it helps most."""
    best = 0.0
    # As the best of the three basic farms: it may become any of them, and anew every round.
    for resource in range(BASIC):
        best = max(best, construction_worth(s, now, seat, FARM + resource))
    return best


def tower_worth(s: Table, now: Outlook, seat: i64) -> float:
    """Return what joining two fiefs with room for a tower adds: the best pair."""
    ends = fiefs_with_room(s, now.fiefs, seat)
    top = s.stack[-1]
    start: i64 = -1
    if isinstance(top, construction.JoinFiefs) and top.seat == seat:
        start = now.fiefs.of[top.start]
    best = 0.0
    for one in ends:
        for other in ends:
            if one < other and (start < 0 or start in (one, other)):
                best = max(best, joined_worth(now, one, other))
    return max(best, weights.NO_USE_YET * now.to_draft)


def fiefs_with_room(s: Table, fiefs: Fiefs, seat: i64) -> list[i64]:
    """Return the fiefs of *seat* that have a free square."""
    owner = s.owner
    built = s.built
    found: list[i64] = []
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and built[square] == EMPTY:
            if fiefs.of[square] not in found:
                found.append(fiefs.of[square])
        square += 1
    return found


def joined_worth(now: Outlook, one: i64, other: i64) -> float:
    """Return what two fiefs bring together beyond what they bring apart."""
    fiefs = now.fiefs
    together = fief_worth(
        now,
        fiefs.strength[one] + fiefs.strength[other],
        fiefs.resources[one] | fiefs.resources[other],
    )
    apart = fief_worth(now, fiefs.strength[one], fiefs.resources[one])
    return together - apart - fief_worth(now, fiefs.strength[other], fiefs.resources[other])


def camp_worth(s: Table, now: Outlook, seat: i64) -> float:
    """Return what a camp adds on the best virgin square."""
    best = 0.0
    square: i64 = 0
    while square < SQUARES:
        if camps.virgin(s, square):
            best = max(best, square_worth(s, now, seat, square))
        square += 1
    return best


def parchment_worth(s: Table, now: Outlook, seat: i64, card: i64, held: Ints) -> float:
    """Return what a parchment may bring in the end."""
    # A copying card before it is asked for; afterwards one that found nothing to copy.
    if card < 0:
        return weights.COPIED if s.phase <= HARVESTING else 0.0
    index = card - PARCHMENT
    way = s.box.way[index]
    points = float(s.box.points[index])
    left = now.to_draft
    today = float(brings(s, seat, card, held, now.counted))
    if way == EACH:
        return today + points * weights.TYPICAL[s.box.what[index]] * left
    if way == AT_LEAST:
        return points * chance_of(s, now, seat, index)
    if way == MOST:
        return today * (1.0 - left) + points * left / float(s.seats)
    if way == HARVEST_AGAIN:
        return today + weights.MORE_FROM_SMALL_FIEFS * left
    if way == TREASURES_AGAIN:
        return today + weights.MORE_TREASURE * left
    if way == SECOND:
        return points / float(s.seats)
    if way == OF_A_NEIGHBOUR:
        return weights.COPIED
    return today + left if way == GLOVE else today


def chance_of(s: Table, now: Outlook, seat: i64, index: i64) -> float:
    """Return how likely a mission's goal is reached, by what is there and what may come."""
    what = s.box.what[index]
    there = float(now.counted.numbers[seat][what])
    least = float(s.box.least[index])
    if there >= least:
        return 1.0
    left = now.to_draft
    missing = least - there - weights.TYPICAL[what] * left
    return left * min(max(0.5 - missing / 4.0, 0.0), 1.0)
