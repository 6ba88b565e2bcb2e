"""What parchments bring, who wins, and the score sheet (BK-12, BK-13, BK-14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, ints, zeros
from ludotheque.games.bunny_kingdom.components import CARD_NAMES, LUXURIES, PARCHMENT, SQUARES
from ludotheque.games.bunny_kingdom.fiefs import YIELDS, Fiefs, find
from ludotheque.games.bunny_kingdom.state import ROUNDS, Bunny

__all__ = [
    "AT_LEAST",
    "COPY",
    "EACH",
    "GLOVE",
    "HARVEST_AGAIN",
    "LIBERAL",
    "MOST",
    "RIGHT",
    "SECOND",
    "SOCIALIST",
    "TREASURES_AGAIN",
    "Counted",
    "brings",
    "count",
    "counted",
    "effective",
    "scores",
    "sheet",
    "winners",
]

LIBERAL: Final = 156
SOCIALIST: Final = 157
LEFT_GLOVE: Final = 128
RIGHT_GLOVE: Final = 129

# The ways of `box.WAYS` and the counts of `box.COUNTS`, as numbers.
FIXED: Final = 0
GLOVE: Final = 1
EACH: Final = 2
AT_LEAST: Final = 3
MOST: Final = 4
HARVEST_AGAIN: Final = 5
TREASURES_AGAIN: Final = 6
COPY: Final = 7
SECOND: Final = 8

LUXURY: Final = 3
EVERY_SQUARE: Final = 4
RIM: Final = 5
CORNERS: Final = 6
MOUNTAINS: Final = 7
BARREN_SQUARES: Final = 8
CITIES: Final = 9
BARREN_CITIES: Final = 10
FIEFS: Final = 11
LARGE_FIEFS: Final = 12
OWN_PARCHMENTS: Final = 13
TREASURES: Final = 14
CAMPS_PLAYED: Final = 15
RIGHT: Final = 17

MOUNTAIN: Final = 4
LARGE: Final = 3
NOTHING: Final = zeros(RIGHT)
# On how many edges of the board a square lies.
EDGES: Final = ints([(at // 10 in (0, 9)) + (at % 10 in (0, 9)) for at in range(SQUARES)])


class Counted:
    """All that parchments ask of the board: the fiefs, and by seat the numbers of `COUNTS`."""

    __slots__ = ("fiefs", "numbers")

    def __init__(self, fiefs: Fiefs, numbers: list[Ints]) -> None:
        self.fiefs = fiefs
        self.numbers = numbers


def counted(s: Bunny) -> Counted:
    """Count everything on the board and before the seats."""
    fiefs = find(s)
    numbers: list[Ints] = []
    for _ in range(s.seats):
        numbers.append(NOTHING[:])
    square: i64 = 0
    while square < SQUARES:
        if s.owner[square] >= 0:
            count_square(s, square, numbers[s.owner[square]])
        square += 1
    for fief in range(fiefs.count()):
        count_fief(fiefs, fief, numbers[fiefs.owner[fief]])
    for seat in range(s.seats):
        count_cards(s, seat, numbers[seat])
    return Counted(fiefs, numbers)


def count_square(s: Bunny, square: i64, numbers: Ints) -> None:
    """Count one square: every unit it produces, where it lies, what it lacks (BK-12.3)."""
    base = s.box.yields[square]
    extra = YIELDS[s.built[square]]
    city = 1 <= s.built[square] <= 3
    for resource in range(LUXURY):
        numbers[resource] += (base >> resource & 1) + (extra >> resource & 1)
    if extra & LUXURIES:
        numbers[LUXURY] += 1
    numbers[EVERY_SQUARE] += 1
    if EDGES[square] > 0:
        numbers[RIM] += 1
    if EDGES[square] == 2:
        numbers[CORNERS] += 1
    if s.box.terrain[square] == MOUNTAIN:
        numbers[MOUNTAINS] += 1
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


def count_cards(s: Bunny, seat: i64, numbers: Ints) -> None:
    """Count the parchments, the treasures among them as they became, and the camps played."""
    numbers[OWN_PARCHMENTS] = len(s.parchments[seat])
    numbers[CAMPS_PLAYED] = s.camps[seat]
    for card in effective(s, seat):
        if card >= 0 and s.box.treasure[card - PARCHMENT]:
            numbers[TREASURES] += 1


def effective(s: Bunny, seat: i64) -> Ints:
    """Return what each parchment of *seat* counts as: itself, or what it copied (< 0: nothing)."""
    held = vec[i64](capacity=len(s.parchments[seat]))
    for card in s.parchments[seat]:
        copying = card in (LIBERAL, SOCIALIST)
        held = append(held, s.copied[card - LIBERAL] if copying else card)
    return held


def brings(s: Bunny, seat: i64, card: i64, held: Ints, now: Counted) -> i64:
    """Return what *card* brings *seat*, who has *held*; the Opportunist comes later."""
    if card < 0:
        return 0
    index = card - PARCHMENT
    way = s.box.way[index]
    points = s.box.points[index]
    if way in (FIXED, GLOVE):
        return treasure(s, card, held)
    if way == EACH:
        return points * now.numbers[seat][s.box.what[index]]
    if way == AT_LEAST:
        return points if now.numbers[seat][s.box.what[index]] >= s.box.least[index] else 0
    if way == MOST:
        return points if leads(now, seat, s.box.what[index]) else 0
    if way == HARVEST_AGAIN:
        return all_but_the_best(now.fiefs, seat)
    if way == TREASURES_AGAIN:
        return all_treasures(s, held)
    return 0


def treasure(s: Bunny, card: i64, held: Ints) -> i64:
    """Return the worth of a treasure; a glove's depends on its twin (BK-13.1, BK-13.2)."""
    index = card - PARCHMENT
    twin = LEFT_GLOVE + RIGHT_GLOVE - card
    if s.box.way[index] == GLOVE and twin in held:
        return s.box.paired[index]
    return s.box.points[index]


def all_treasures(s: Bunny, held: Ints) -> i64:
    """Return what all treasures in *held* are worth together (BK-14.19)."""
    total: i64 = 0
    for card in held:
        if card >= 0 and s.box.treasure[card - PARCHMENT]:
            total += treasure(s, card, held)
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
    total: i64 = 0
    best: i64 = 0
    for fief in range(fiefs.count()):
        if fiefs.owner[fief] == seat:
            carrots = fiefs.carrots(fief)
            total += carrots
            best = max(best, carrots)
    return total - best


def count(s: Bunny) -> None:
    """Write down what each parchment brings, the Opportunists last (BK-12.1, BK-14.23)."""
    now = counted(s)
    for seat in range(s.seats):
        held = effective(s, seat)
        row = vec[i64](capacity=len(held))
        for card in held:
            row = append(row, brings(s, seat, card, held, now))
        s.worth[seat] = row
    reward_seconds(s)
    if s.telling():
        tell_worth(s)


def reward_seconds(s: Bunny) -> None:
    """Reward each Opportunist with exactly one player ahead, by one and the same count."""
    before = totals(s)
    for seat in range(s.seats):
        ahead = 0
        for other in before:
            if other > before[seat]:
                ahead += 1
        index: i64 = 0
        for card in effective(s, seat):
            if ahead == 1 and card >= 0 and s.box.way[card - PARCHMENT] == SECOND:
                s.worth[seat][index] = s.box.points[card - PARCHMENT]
            index += 1


def tell_worth(s: Bunny) -> None:
    """Tell what each parchment brought."""
    for seat in range(s.seats):
        index: i64 = 0
        for card in s.parchments[seat]:
            facts: dict[str, object] = {"seat": seat, "card": CARD_NAMES[card]}
            s.tell("scored", {**facts, "carrots": s.worth[seat][index]})
            index += 1


def totals(s: Bunny) -> Ints:
    """Return each seat's carrots, with the parchments once they are counted."""
    row = s.carrots[:]
    for seat in range(s.seats):
        for carrots in s.worth[seat]:
            row[seat] += carrots
    return row


def scores(s: Bunny) -> list[int]:
    """Return the carrots on the track."""
    return [int(carrots) for carrots in totals(s)]


def sheet(s: Bunny) -> list[dict[str, int]]:
    """Return each seat's carrots by round, and by parchment at the end."""
    sheets: list[dict[str, int]] = []
    for seat in range(s.seats):
        row: dict[str, int] = {f"harvest-{number + 1}": 0 for number in range(ROUNDS)}
        for gain in s.gains:
            place = gain // 100000
            if place % 4 == seat:
                row[f"harvest-{place // 4 + 1}"] += int(gain % 1000)
        index: i64 = 0
        for carrots in s.worth[seat]:
            row[CARD_NAMES[s.parchments[seat][index]]] = int(carrots)
            index += 1
        sheets.append(row)
    return sheets


def winners(s: Bunny) -> list[int]:
    """Return who has the most carrots; a tie is a shared victory (BK-12.2)."""
    if not s.over:
        return []
    points = scores(s)
    return [seat for seat in range(s.seats) if points[seat] == max(points)]
