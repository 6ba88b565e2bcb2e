"""What parchments bring: treasures by themselves, missions for what was done (BK-12, 13, 14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, ints, zeros
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    LEFT_GLOVE,
    LIBERAL,
    LUXURIES,
    PARCHMENT,
    RIGHT_GLOVE,
    SOCIALIST,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.box.parchments import (
    AT_LEAST,
    BARREN_CITIES,
    BARREN_SQUARES,
    CAMPS_PLAYED,
    CITIES,
    CORNERS,
    COUNTS,
    EACH,
    EVERY_SQUARE,
    FIEFS,
    FIXED,
    GLOVE,
    HARVEST_AGAIN,
    LARGE_FIEFS,
    LUXURY_UNITS,
    MOST,
    MOUNTAINS,
    OWN_PARCHMENTS,
    OWN_TREASURES,
    RIM,
    TREASURES_AGAIN,
)
from ludotheque.games.bunny_kingdom.rules.fiefs import YIELDS, Fiefs, find_fiefs
from ludotheque.games.bunny_kingdom.table import HIGHEST_CITY, Table

__all__ = [
    "NOTHING", "Counted", "brings", "count_cards", "counted", "effective", "is_paired",
    "land_numbers",
]  # fmt: skip

MOUNTAIN: Final = 4  # among the terrains
LARGE: Final = 3  # squares of a large fief (BK-14.10)
NOTHING: Final = zeros(COUNTS)
# On how many edges of the board a square lies.
EDGES: Final = ints([(at // 10 in (0, 9)) + (at % 10 in (0, 9)) for at in range(SQUARES)])


class Counted:
    """All that parchments ask for: the fiefs, and by seat a number for each of COUNT_NAMES."""

    __slots__ = ("fiefs", "numbers")

    def __init__(self, fiefs: Fiefs, numbers: list[Ints]) -> None:
        self.fiefs = fiefs
        self.numbers = numbers


def counted(s: Table) -> Counted:
    """Count everything on the board and before the seats."""
    fiefs = find_fiefs(s)
    numbers: list[Ints] = []
    for seat in range(s.seats):
        numbers.append(count_cards(s, seat, NOTHING[:]))
    for square in fiefs.squares:
        count_square(s, square, numbers[s.owner[square]])
    for fief in range(fiefs.count()):
        count_fief(fiefs, fief, numbers[fiefs.owner[fief]])
    return Counted(fiefs, numbers)


def land_numbers(s: Table, fiefs: Fiefs) -> Ints:
    """Return what is counted on the land of one seat, whose own *fiefs* are given."""
    numbers = NOTHING[:]
    for square in fiefs.squares:
        count_square(s, square, numbers)
    for fief in range(fiefs.count()):
        count_fief(fiefs, fief, numbers)
    return numbers


def count_square(s: Table, square: i64, numbers: Ints) -> None:
    """Count one square: every unit it produces, where it lies, what it lacks (BK-12.3)."""
    # What is built adds to what the land yields, even the same resource once more (BK-9.8); a
    # trading post stands there as what was chosen in the fourth round (BK-12.4).
    base = s.box.yields[square]
    built = s.built[square]
    extra = YIELDS[built]
    city = 1 <= built <= HIGHEST_CITY
    resource: i64 = 0
    while resource < BASIC:
        numbers[resource] += (base >> resource & 1) + (extra >> resource & 1)
        resource += 1
    # A square holds one construction, so one luxury at the most.
    if extra & LUXURIES:
        numbers[LUXURY_UNITS] += 1
    numbers[EVERY_SQUARE] += 1
    if EDGES[square] > 0:
        numbers[RIM] += 1
    if EDGES[square] == 2:
        numbers[CORNERS] += 1
    if s.box.terrain[square] == MOUNTAIN:
        numbers[MOUNTAINS] += 1
    # However strong (BK-12.5).
    if city:
        numbers[CITIES] += 1
    elif base | extra == 0:
        numbers[BARREN_SQUARES] += 1


def count_fief(fiefs: Fiefs, fief: i64, numbers: Ints) -> None:
    """Count one fief: its size, and its cities where it produces nothing (BK-12.6)."""
    numbers[FIEFS] += 1
    if fiefs.size[fief] >= LARGE:
        numbers[LARGE_FIEFS] += 1
    if fiefs.resources[fief] == 0:
        numbers[BARREN_CITIES] += fiefs.cities[fief]


def count_cards(s: Table, seat: i64, numbers: Ints) -> Ints:
    """Count the parchments, the treasures among them as they became, and the camps played."""
    numbers[OWN_PARCHMENTS] = len(s.parchments[seat])
    numbers[CAMPS_PLAYED] = s.camps_played[seat]
    for card in effective(s, seat):
        if card >= 0 and s.box.treasure[card - PARCHMENT]:
            numbers[OWN_TREASURES] += 1
    return numbers


def effective(s: Table, seat: i64) -> Ints:
    """Return what each parchment of *seat* counts as: itself, or what it copied (< 0: nothing)."""
    held = vec[i64](capacity=len(s.parchments[seat]))
    for card in s.parchments[seat]:
        copying = card in (LIBERAL, SOCIALIST)
        held = append(held, s.copied[card - LIBERAL] if copying else card)
    return held


def brings(s: Table, seat: i64, card: i64, held: Ints, now: Counted) -> i64:
    """Return what *card* brings *seat*, who has *held*; the Opportunist comes later (BK-14.23)."""
    if card < 0:
        return 0
    index = card - PARCHMENT
    way = s.box.way[index]
    points = s.box.points[index]
    if way in (FIXED, GLOVE):
        return treasure_worth(s, card, held)
    if way == EACH:
        return points * now.numbers[seat][s.box.what[index]]
    if way == AT_LEAST and now.numbers[seat][s.box.what[index]] >= s.box.least[index]:
        return points
    if way == MOST and leads(now, seat, s.box.what[index]):
        return points
    if way == HARVEST_AGAIN:
        return all_but_the_best(now.fiefs, seat)
    if way == TREASURES_AGAIN:
        return treasures_worth(s, held)
    return 0


def treasure_worth(s: Table, card: i64, held: Ints) -> i64:
    """Return the worth of a treasure; a glove's depends on its twin (BK-13.1, BK-13.2)."""
    index = card - PARCHMENT
    if s.box.way[index] == GLOVE and is_paired(card, held):
        return s.box.paired[index]
    return s.box.points[index]


def is_paired(glove: i64, held: Ints) -> bool:
    """Say whether the other glove is among *held*: two of the same are no pair (BK-13.2)."""
    return LEFT_GLOVE + RIGHT_GLOVE - glove in held


def treasures_worth(s: Table, held: Ints) -> i64:
    """Return what all treasures in *held* are worth together (BK-14.19)."""
    total: i64 = 0
    for card in held:
        if card >= 0 and s.box.treasure[card - PARCHMENT]:
            total += treasure_worth(s, card, held)
    return total


def leads(now: Counted, seat: i64, what: i64) -> bool:
    """Say whether *seat* has strictly more than each other (BK-14.16)."""
    other: i64 = 0
    for numbers in now.numbers:
        if other != seat and numbers[what] >= now.numbers[seat][what]:
            return False
        other += 1
    return True


def all_but_the_best(fiefs: Fiefs, seat: i64) -> i64:
    """Return what all fiefs of *seat* bring but one of the best (BK-14.17)."""
    # As the fiefs are now: nothing has changed on the board since the last harvest.
    total: i64 = 0
    best: i64 = 0
    for fief in range(fiefs.count()):
        if fiefs.owner[fief] == seat:
            carrots = fiefs.carrots(fief)
            total += carrots
            best = max(best, carrots)
    return total - best
