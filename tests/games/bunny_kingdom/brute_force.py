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
from collections.abc import Callable
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
    frozenset(edge)
    for edge in (
        ("B1", "B2"), ("B6", "C6"), ("C2", "D2"), ("C8", "C9"),
        ("D5", "D6"), ("F2", "F3"), ("I7", "J7"), ("I8", "J8"),
    )
}  # fmt: skip
BASIC = {"FO": "wood", "SE": "fish", "FI": "carrots"}
LUXURIES = {"mushroom", "pearl", "spice", "gold", "diamond", "copper", "iron"}

TREASURES = {
    "royal-ring": 1,
    "royal-coat": 2,
    "royal-scepter": 3,
    "royal-chalice": 4,
    "royal-crown": 5,
    "royal-carrot": 6,
}
GLOVES = ("left-glove", "right-glove")
PER_UNIT = {
    "carpenter": ("wood", 1),
    "master-carpenter": ("wood", 2),
    "fisher": ("fish", 1),
    "master-fisher": ("fish", 2),
    "farmer": ("carrots", 1),
    "master-farmer": ("carrots", 2),
}
KINGS = {
    "woodland-king": ("wood", 7, 20),
    "fisher-king": ("fish", 7, 20),
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
        other for other in around if other in TERRAIN and frozenset((square, other)) not in LAVA
    ]


def linked(table: Table, square: str) -> list[str]:
    """Squares one step away, a sky tower's other end included."""
    steps = neighbours(square)
    piece = table["built"].get(square)
    if piece and piece[0] == "tower":
        steps += [
            other for other, too in table["built"].items() if too == piece and other != square
        ]
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
    strength: int = sum(table["built"][square][1] for square in fief if has_city(table, square))
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


class Realm:
    """What one player has, as missions ask for it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.squares = {square for square, owner in table["owner"].items() if owner == seat}
        self.fiefs = fiefs(table, seat)
        self.cards = effective(table, seat)
        self.units = Counter(unit for square in self.squares for unit in produced(table, square))
        self.cities = sum(has_city(table, square) for square in self.squares)

    def rim(self) -> int:
        return sum(square[0] in "AJ" or square[1:] in ("1", "10") for square in self.squares)

    def bare(self) -> int:
        return sum(
            not produced(self.table, square) and not has_city(self.table, square)
            for square in self.squares
        )

    def cities_without_resource(self) -> int:
        empty = [fief for fief in self.fiefs if not any(produced(self.table, at) for at in fief)]
        return sum(has_city(self.table, square) for fief in empty for square in fief)

    def leads(self) -> bool:
        sizes = Counter(self.table["owner"].values())
        others = [at for at in range(len(self.table["parchments"])) if at != self.seat]
        return all(sizes[self.seat] > sizes[other] for other in others)

    def all_but_the_best(self) -> int:
        return sum(sorted(worth(self.table, fief) for fief in self.fiefs)[:-1])

    def treasures(self) -> int:
        return sum(card in TREASURES or card in GLOVES for card in self.cards)


MISSIONS: dict[str, Callable[[Realm], int]] = {
    "bureaucrat": lambda r: len(r.cards),
    "burgomaster": lambda r: r.cities,
    "king-of-thieves": lambda r: 12 if r.cities >= 9 else 0,
    "diplomat": lambda r: r.rim(),
    "explorer": lambda r: 3 * len(r.squares & {"A1", "A10", "J1", "J10"}),
    "merchant": lambda r: 3 * sum(r.units[luxury] for luxury in LUXURIES),
    "master-of-the-mountains": lambda r: 2 * sum(TERRAIN[at] == "MO" for at in r.squares),
    "carrotistador": lambda r: 4 * sum(len(fief) >= 3 for fief in r.fiefs),
    "harecingetorix": lambda r: len(r.fiefs),
    "hunny-king": lambda r: 12 if len(r.fiefs) >= 10 else 0,
    "bun-shee": lambda r: 2 * r.cities_without_resource(),
    "panpan": lambda r: 2 * r.bare(),
    "colonist": lambda r: 3 * int(r.table["camps"][r.seat]),
    "matriarch": lambda r: 12 if r.leads() else 0,
    "little-prince": lambda r: r.all_but_the_best(),
    "treasure-guardian": lambda r: 3 * r.treasures(),
    "treasure-hunter": lambda r: treasure_worth(r.cards),
}


def mission_worth(realm: Realm, card: str) -> int:
    if card in PER_UNIT:
        resource, points = PER_UNIT[card]
        return points * realm.units[resource]
    if card in KINGS:
        resource, least, points = KINGS[card]
        return points if realm.units[resource] >= least else 0
    return MISSIONS[card](realm) if card in MISSIONS else 0


def parchments_worth(table: Table, seat: int) -> int:
    """Everything but the Opportunist."""
    realm = Realm(table, seat)
    missions = sum(mission_worth(realm, card) for card in realm.cards)
    return treasure_worth(realm.cards) + missions


def final_scores(table: Table, harvested: list[int]) -> list[int]:
    """The scores after the parchments, given what the four harvests brought."""
    seats = range(len(harvested))
    before = [harvested[seat] + parchments_worth(table, seat) for seat in seats]
    after = before[:]
    for seat in seats:
        if sum(other > before[seat] for other in before) == 1:
            after[seat] += 10 * effective(table, seat).count("opportunist")
    return after
