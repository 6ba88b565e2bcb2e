"""Component packs: what a player writes down to correct our box, checked entry by entry."""

from typing import Any, Final, cast

from ludotheque.core.errors import BadPack, nearest, shortened
from ludotheque.games.bunny_kingdom.box.board import connections, terrains
from ludotheque.games.bunny_kingdom.box.components import (
    CARD_NAMES,
    CONSTRUCTION,
    CONSTRUCTIONS,
    PARCHMENT_CARDS,
    SQUARE_NAMES,
    TERRAIN_NAMES,
)
from ludotheque.games.bunny_kingdom.box.parchments import FIGURES

__all__ = ["read_pack"]

# For these and for the cards there are just enough City 1 figures (BK-3.2).
PRINTED_CITIES: Final = 18


def squares_beside() -> dict[str, list[str]]:
    """Return the names of the squares beside every square, as if there were no lava."""
    found = connections([])
    return {
        name: [SQUARE_NAMES[other] for other in found[square * 4 : square * 4 + 4] if other >= 0]
        for square, name in enumerate(SQUARE_NAMES)
    }


BESIDE: Final = squares_beside()


def read_pack(pack: object) -> dict[str, Any]:
    """Return *pack* if a box can be corrected by it; name the entry that is wrong if not."""
    if not isinstance(pack, dict):
        text = "a pack is an object with 'squares', 'lava', 'constructions', 'parchments'"
        raise BadPack(text, "pack-object")
    checks = {
        "name": check_name,
        "squares": check_squares,
        "lava": check_lava,
        "constructions": check_constructions,
        "parchments": check_parchments,
    }
    for section, content in pack.items():
        if section not in checks:
            name = shortened(str(section))
            text = f"no such section: {nearest(str(section), checks)}"
            raise BadPack.at(name, text, "pack-section", {"name": name, "known": list(checks)})
        checks[section](content)
    return cast("dict[str, Any]", pack)


def check_name(name: object) -> None:
    """Refuse a name that is no text."""
    if not isinstance(name, str):
        raise BadPack.at("name", "a text is expected", "pack-text")


def checked_section(section: str, content: object, known: list[str]) -> dict[str, Any]:
    """Return *content*, an object whose entries are all *known*."""
    if not isinstance(content, dict):
        raise BadPack.at(section, "an object by id is expected", "pack-by-id")
    for entry in content:
        if entry not in known:
            name = shortened(str(entry))
            text = f"no such entry: {nearest(str(entry), known)}"
            raise BadPack.at(
                f"{section}.{name}", text, "pack-entry", {"name": name, "known": known}
            )
    return content


def check_terrain(entry: str, terrain: object, also: tuple[object, ...] = ()) -> None:
    """Refuse what is no terrain."""
    if terrain not in TERRAIN_NAMES and terrain not in also:
        text = f"a terrain is expected: {', '.join(TERRAIN_NAMES)}"
        raise BadPack.at(entry, text, "pack-terrain", {"words": list(TERRAIN_NAMES)})


def check_squares(content: object) -> None:
    """Refuse unknown squares and terrains, and more or fewer cities than there are figures."""
    squares = checked_section("squares", content, SQUARE_NAMES)
    for square, terrain in squares.items():
        check_terrain(f"squares.{square}", terrain)
    cities = terrains(squares).count("city")
    if cities != PRINTED_CITIES:
        text = f"the box has {PRINTED_CITIES} printed cities, not {cities}"
        facts: dict[str, object] = {"count": PRINTED_CITIES, "given": cities}
        raise BadPack.at("squares", text, "pack-cities", facts)


def check_lava(content: object) -> None:
    """Refuse an edge that does not lie between two squares side by side."""
    if not isinstance(content, list):
        raise BadPack.at("lava", "a list of pairs of squares is expected", "pack-pairs")
    # Every edge of the board from both of its sides: whoever names more repeats themselves.
    most = sum(map(len, BESIDE.values()))
    if len(content) > most:
        text = f"at most {most} pairs of squares are expected, not {len(content)}"
        raise BadPack.at("lava", text, "pack-most-pairs", {"most": most, "count": len(content)})
    for number, edge in enumerate(content, 1):
        if not isinstance(edge, list) or len(edge) != 2 or not all(map(is_square, edge)):
            text = "a pair of squares is expected"
            raise BadPack.at(f"lava, edge {number}", text, "pack-pair")
        if edge[1] not in BESIDE[edge[0]]:
            text = f"{edge[0]} and {edge[1]} are not side by side"
            facts: dict[str, object] = {"here": edge[0], "there": edge[1]}
            raise BadPack.at(f"lava, edge {number}", text, "pack-apart", facts)


def is_square(name: object) -> bool:
    """Say whether *name* is that of a square."""
    return isinstance(name, str) and name in BESIDE


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
            # To Python True is the number 1; in a pack it is a mistake.
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
                text = "a number from 0 to 99 is expected"
                raise BadPack.at(f"parchments.{name}.{figure}", text, "pack-figure")
