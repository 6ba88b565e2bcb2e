"""Bunny Kingdom counted a second time, from the rulebook alone: plain dicts and flood fill.

Nothing here comes from the engine, not even the board, so that the two can disagree.
A table is a dict:
    owner        {"A3": 0, ...}                    who controls each square
    built        {"A3": ("city", 2), ...}          city level, farm resource, post resource,
                                                   tower pair or camp number
    parchments   [["fisher", ...], ...]            by seat
    copies       {(0, "liberal"): "fisher", ...}   what each copying card became, if anything
    camps        [1, 0, ...]                       camp cards played, by seat
"""

from collections import Counter
from typing import Any

MAP = """
    1  2  3  4  5  6  7  8  9 10
A  FO FO FO CI SE SE SE FO PL SE
B  MO MO CI SE SE MO CI PL CI SE
C  CI MO PL SE SE MO FI MO MO PL
D  PL MO CI FI MO MO FI PL CI FO
E  FO PL FI PL PL CI PL FI PL CI
F  FO MO MO FO FO PL FI CI FO PL
G  FO CI PL PL CI PL FI PL CI PL
H  PL FI CI FI PL PL CI PL PL FO
I  CI PL PL SE SE PL MO MO CI FO
J  FO FO CI SE SE FI MO MO SE SE
"""
TERRAIN = {
    f"{line[0]}{column}": code
    for line in MAP.strip().splitlines()[1:]
    for column, code in enumerate(line.split()[1:], 1)
}
LAVA = {
    frozenset(edge.split("-"))
    for edge in "B1-B2 B6-C6 C2-D2 C8-C9 D5-D6 F2-F3 I7-J7 I8-J8".split()
}
BASIC = {"FO": "wood", "SE": "fish", "FI": "carrots"}
LUXURIES = {"mushroom", "pearl", "spice", "gold", "diamond", "copper", "iron"}

TREASURES = {
    "royal-ring": 1, "royal-coat": 2, "royal-scepter": 3,
    "royal-chalice": 4, "royal-crown": 5, "royal-carrot": 6,
}
GLOVES = ("left-glove", "right-glove")
PER_UNIT = {
    "carpenter": ("wood", 1), "master-carpenter": ("wood", 2),
    "fisher": ("fish", 1), "master-fisher": ("fish", 2),
    "farmer": ("carrots", 1), "master-farmer": ("carrots", 2),
}
KINGS = {
    "woodland-king": ("wood", 7, 20), "fisher-king": ("fish", 7, 20),
    "carrot-king": ("carrots", 5, 15),
}

Table = dict[str, Any]


def neighbours(square: str) -> list[str]:
    row, column = square[0], int(square[1:])
    around = [
        f"{chr(ord(row) + down)}{column + right}"
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    ]
    return [
        other for other in around
        if other in TERRAIN and frozenset((square, other)) not in LAVA
    ]


def linked(table: Table, square: str) -> list[str]:
    """Squares one step away, a sky tower's other end included."""
    steps = neighbours(square)
    piece = table["built"].get(square)
    if piece and piece[0] == "tower":
        steps += [other for other, too in table["built"].items()
                  if too == piece and other != square]
    return steps


def fiefs(table: Table, seat: int) -> list[set[str]]:
    left = {square for square, owner in table["owner"].items() if owner == seat}
    found = []
    while left:
        fief = set()
        edge = [min(left)]
        while edge:
            square = edge.pop()
            if square in left:
                left.remove(square)
                fief.add(square)
                edge += linked(table, square)
        found.append(fief)
    return found


def produced(table: Table, square: str) -> list[str]:
    """Every unit of every resource that the square gives."""
    units = [BASIC[TERRAIN[square]]] if TERRAIN[square] in BASIC else []
    piece = table["built"].get(square)
    if piece and piece[0] in ("farm", "post"):
        units.append(piece[1])
    return units


def has_city(table: Table, square: str) -> bool:
    return bool(square in table["built"] and table["built"][square][0] == "city")


def worth(table: Table, fief: set[str]) -> int:
    strength = sum(table["built"][square][1] for square in fief if has_city(table, square))
    wealth = len({unit for square in fief for unit in produced(table, square)})
    return strength * wealth


def harvest(table: Table, seat: int) -> int:
    return sum(worth(table, fief) for fief in fiefs(table, seat))


def effective(table: Table, seat: int) -> list[str]:
    """The parchments of the seat, each copying card as what it became (or '')."""
    return [
        table["copies"].get((seat, card), "") if card in ("liberal", "socialist") else card
        for card in table["parchments"][seat]
    ]


def treasure_worth(cards: list[str]) -> int:
    total = sum(TREASURES.get(card, 0) for card in cards)
    pair = all(glove in cards for glove in GLOVES)
    return total + sum((4 if pair else 1) for card in cards if card in GLOVES)


def mission_worth(table: Table, seat: int, card: str, cards: list[str]) -> int:
    mine = {square for square, owner in table["owner"].items() if owner == seat}
    lands = fiefs(table, seat)
    units = Counter(unit for square in mine for unit in produced(table, square))
    cities = sum(has_city(table, square) for square in mine)
    if card in PER_UNIT:
        resource, points = PER_UNIT[card]
        return points * units[resource]
    if card in KINGS:
        resource, least, points = KINGS[card]
        return points if units[resource] >= least else 0
    if card == "bureaucrat":
        return len(cards)
    if card == "burgomaster":
        return cities
    if card == "king-of-thieves":
        return 12 if cities >= 9 else 0
    if card == "diplomat":
        return sum(square[0] in "AJ" or square[1:] in ("1", "10") for square in mine)
    if card == "explorer":
        return 3 * len(mine & {"A1", "A10", "J1", "J10"})
    if card == "merchant":
        return 3 * sum(units[luxury] for luxury in LUXURIES)
    if card == "master-of-the-mountains":
        return 2 * sum(TERRAIN[square] == "MO" for square in mine)
    if card == "carrotistador":
        return 4 * sum(len(fief) >= 3 for fief in lands)
    if card == "harecingetorix":
        return len(lands)
    if card == "hunny-king":
        return 12 if len(lands) >= 10 else 0
    if card == "bun-shee":
        empty = [fief for fief in lands if not any(produced(table, square) for square in fief)]
        return 2 * sum(has_city(table, square) for fief in empty for square in fief)
    if card == "panpan":
        return 2 * sum(
            not produced(table, square) and not has_city(table, square) for square in mine
        )
    if card == "colonist":
        return int(3 * table["camps"][seat])
    if card == "matriarch":
        sizes = Counter(table["owner"].values())
        others = [sizes[other] for other in range(len(table["parchments"])) if other != seat]
        return 12 if all(sizes[seat] > size for size in others) else 0
    if card == "little-prince":
        gains = sorted(worth(table, fief) for fief in lands)
        return sum(gains[:-1])
    if card == "treasure-guardian":
        return 3 * sum(held in TREASURES or held in GLOVES for held in cards)
    if card == "treasure-hunter":
        return treasure_worth(cards)
    return 0


def parchments_worth(table: Table, seat: int) -> int:
    """Everything but the Opportunist."""
    cards = effective(table, seat)
    return treasure_worth(cards) + sum(mission_worth(table, seat, card, cards) for card in cards)


def final_scores(table: Table, harvested: list[int]) -> list[int]:
    """The scores after the parchments, given what the four harvests brought."""
    seats = range(len(harvested))
    before = [harvested[seat] + parchments_worth(table, seat) for seat in seats]
    after = before[:]
    for seat in seats:
        if sum(other > before[seat] for other in before) == 1:
            after[seat] += 10 * effective(table, seat).count("opportunist")
    return after
