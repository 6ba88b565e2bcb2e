"""The box a game is played with: ours, or ours as a pack corrects it (BK-2, BK-3)."""

import json
from hashlib import blake2b
from typing import Any, Final, cast

from ludotheque.core.errors import BadPack, nearest
from ludotheque.core.game import Game, Edition
from ludotheque.core.ints import Ints, ints
from ludotheque.games.bunny_kingdom.components import (
    BOARD,
    CARD_NAMES,
    CONSTRUCTION,
    CONSTRUCTIONS,
    NEIGHBOUR_STEPS,
    PARCHMENT_CARDS,
    RESOURCE_NAMES,
    SQUARE_NAMES,
    TERRAIN_NAMES,
)

__all__ = ["COUNTS", "WAYS", "Box", "opened", "read_pack"]

PRINTED_CITIES: Final = 18
FIGURES: Final[tuple[str, ...]] = ("points", "least", "paired")

# How a parchment brings carrots, and what some of them count.
WAYS: Final = [
    "fixed",
    "glove",
    "each",
    "at_least",
    "most",
    "harvest_again",
    "treasures_again",
    "copy",
    "second",
]
COUNTS: Final = [
    "wood",
    "fish",
    "carrots",
    "luxuries",
    "squares",
    "rim",
    "corners",
    "mountains",
    "barren_squares",
    "cities",
    "barren_cities",
    "fiefs",
    "large_fiefs",
    "parchments",
    "treasures",
    "camps_played",
    "left",
    "right",
]


class Box(Edition):
    """The components in rows.

    By square: its *terrain*, the bits of what it *yields*, its four *neighbours* (-1: none, or
    lava between).  By construction: the terrain it *needs* (-1: any).  By parchment: whether it
    is a *treasure*, the *way* it brings carrots, *what* it counts, and its figures.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        pack: object,
        pack_digest: str,
        terrain: Ints,
        yields: Ints,
        neighbours: Ints,
        needs: Ints,
        treasure: Ints,
        way: Ints,
        what: Ints,
        points: Ints,
        least: Ints,
        paired: Ints,
    ) -> None:
        super().__init__(game, options, pack, pack_digest)
        self.terrain = terrain
        self.yields = yields
        self.neighbours = neighbours
        self.needs = needs
        self.treasure = treasure
        self.way = way
        self.what = what
        self.points = points
        self.least = least
        self.paired = paired


# Our own box, opened once: laying out a game must not cost more than playing it.
OURS: Final[list[Box]] = []


def opened(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return our box, or as *pack* corrects it."""
    if pack is not None:
        return unpacked(game, options, pack)
    if not OURS:
        OURS.append(unpacked(game, options, None))
    return OURS[0]


def unpacked(game: Game, options: dict[str, object], pack: object) -> Box:
    """Return the components in rows, as *pack* corrects them."""
    corrections = read_pack(pack) if pack is not None else {}
    squares = terrains(corrections)
    lava = corrections.get("lava", BOARD["lava"])
    bound = {card["id"]: card.get("terrain") for card in CONSTRUCTIONS}
    bound |= corrections.get("constructions", {})
    scrolls = parchments(corrections)
    return Box(
        game,
        options,
        pack,
        fingerprint([squares, lava, bound, scrolls]),
        ints([TERRAIN_NAMES.index(name) for name in squares]),
        ints([yielded(name) for name in squares]),
        ints(connections(lava)),
        ints([TERRAIN_NAMES.index(need) if need else -1 for need in bound.values()]),
        ints([int(card["class"] == "treasure") for card in scrolls]),
        ints([WAYS.index(card["scores"]) for card in scrolls]),
        ints([COUNTS.index(card["of"]) if "of" in card else -1 for card in scrolls]),
        *[ints([card.get(figure, 0) for card in scrolls]) for figure in FIGURES],
    )


def fingerprint(content: object) -> str:
    """Return eight digits that tell boxes apart."""
    return blake2b(json.dumps(content).encode(), digest_size=4).hexdigest()


def terrains(corrections: dict[str, Any]) -> list[str]:
    """Return the terrain of every square."""
    codes = BOARD["terrains"]
    printed = [codes[code] for row in BOARD["rows"] for code in row.split()]
    corrected = corrections.get("squares", {})
    return [
        corrected.get(square, terrain)
        for square, terrain in zip(SQUARE_NAMES, printed, strict=True)
    ]


def yielded(terrain: str) -> int:
    """Return the bit of the resource that *terrain* produces (BK-2.2)."""
    resource = {"forest": "wood", "sea": "fish", "field": "carrots"}.get(terrain)
    return 1 << RESOURCE_NAMES.index(resource) if resource else 0


def connections(lava: list[list[str]]) -> list[int]:
    """Return the four neighbours of every square; none over lava (BK-2.3, BK-11.1)."""
    cut = [{SQUARE_NAMES.index(end) for end in edge} for edge in lava]
    found: list[int] = []
    for square in range(len(SQUARE_NAMES)):
        row, column = divmod(square, 10)
        for down, right in NEIGHBOUR_STEPS:
            other = (row + down) * 10 + column + right
            inside = 0 <= row + down < 10 and 0 <= column + right < 10
            found.append(other if inside and {square, other} not in cut else -1)
    return found


def parchments(corrections: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the parchments with their figures."""
    corrected = corrections.get("parchments", {})
    return [{**card, **corrected.get(card["id"], {})} for card in PARCHMENT_CARDS]


def read_pack(pack: object) -> dict[str, Any]:
    """Return *pack* if a box can be corrected by it; name the entry that is wrong if not."""
    if not isinstance(pack, dict):
        raise BadPack("a pack is an object with 'squares', 'lava', 'constructions', 'parchments'")
    checks = {
        "name": check_name,
        "squares": check_squares,
        "lava": check_lava,
        "constructions": check_constructions,
        "parchments": check_parchments,
    }
    for section, content in pack.items():
        if section not in checks:
            raise BadPack(f"{section}: no such section: {nearest(str(section), checks)}")
        checks[section](content)
    return cast("dict[str, Any]", pack)


def check_name(name: object) -> None:
    """Refuse a name that is no text."""
    if not isinstance(name, str):
        raise BadPack("name: a text is expected")


def checked_section(section: str, content: object, known: list[str]) -> dict[str, Any]:
    """Return *content*, an object whose entries are all *known*."""
    if not isinstance(content, dict):
        raise BadPack(f"{section}: an object by id is expected")
    for entry in content:
        if entry not in known:
            raise BadPack(f"{section}.{entry}: no such entry: {nearest(str(entry), known)}")
    return content


def check_terrain(entry: str, terrain: object, also: tuple[object, ...] = ()) -> None:
    """Refuse what is no terrain."""
    if terrain not in TERRAIN_NAMES and terrain not in also:
        raise BadPack(f"{entry}: a terrain is expected: {', '.join(TERRAIN_NAMES)}")


def check_squares(content: object) -> None:
    """Refuse unknown squares and terrains, and more or fewer cities than there are figures."""
    squares = checked_section("squares", content, SQUARE_NAMES)
    for square, terrain in squares.items():
        check_terrain(f"squares.{square}", terrain)
    cities = terrains({"squares": squares}).count("city")
    if cities != PRINTED_CITIES:
        raise BadPack(f"squares: the box has {PRINTED_CITIES} printed cities, not {cities}")


def check_lava(content: object) -> None:
    """Refuse an edge that does not lie between two squares side by side."""
    if not isinstance(content, list):
        raise BadPack("lava: a list of pairs of squares is expected")
    open_edges = connections([])
    for number, edge in enumerate(content, 1):
        if not isinstance(edge, list) or len(edge) != 2 or not set(edge) <= set(SQUARE_NAMES):
            raise BadPack(f"lava, edge {number}: a pair of squares is expected")
        here, there = (SQUARE_NAMES.index(end) for end in edge)
        if there not in open_edges[here * 4 : here * 4 + 4]:
            raise BadPack(f"lava, edge {number}: {edge[0]} and {edge[1]} are not side by side")


def check_constructions(content: object) -> None:
    """Refuse what is no terrain for a construction, null standing for any."""
    last = CONSTRUCTION + len(CONSTRUCTIONS)
    known = CARD_NAMES[CONSTRUCTION:last]
    for card, terrain in checked_section("constructions", content, known).items():
        check_terrain(f"constructions.{card}", terrain, also=(None,))


def check_parchments(content: object) -> None:
    """Refuse figures that a parchment does not have, and figures that are no numbers."""
    cards = {card["id"]: card for card in PARCHMENT_CARDS}
    for name, figures in checked_section("parchments", content, list(cards)).items():
        had = [figure for figure in FIGURES if figure in cards[name]]
        for figure, value in checked_section(f"parchments.{name}", figures, had).items():
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
                raise BadPack(f"parchments.{name}.{figure}: a number from 0 to 99 is expected")
