"""The box a game is played with: ours, or ours as a pack corrects it (BK-2, BK-3)."""

import json
from hashlib import blake2b
from typing import Any

from ludotheque.core.game import Edition, Game
from ludotheque.core.ints import Ints, ints
from ludotheque.games.bunny_kingdom.box.board import connections, terrains, yielded
from ludotheque.games.bunny_kingdom.box.components import (
    BOARD,
    CONSTRUCTIONS,
    PARCHMENT_CARDS,
    TERRAIN_NAMES,
)
from ludotheque.games.bunny_kingdom.box.pack import read_pack
from ludotheque.games.bunny_kingdom.box.parchments import COUNT_NAMES, WAYS

__all__ = ["Box", "make_edition"]


class Box(Edition):
    """The components in rows.

    Made of the terrains of the *squares*, the *lava* between some, the terrain that each
    construction is *bound* to, and the *parchments* as they are printed.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        pack: object,
        squares: list[str],
        lava: list[list[str]],
        bound: dict[str, str | None],
        parchments: list[dict[str, Any]],
    ) -> None:
        super().__init__(game, options, pack, fingerprint([squares, lava, bound, parchments]))
        # By square: its terrain, the bits of what it yields, its four neighbours (-1: none, or
        # lava between).
        self.terrain: Ints = ints([TERRAIN_NAMES.index(name) for name in squares])
        self.yields: Ints = ints([yielded(name) for name in squares])
        self.neighbours: Ints = ints(connections(lava))
        # By construction: the terrain it needs (-1: any) (BK-3.3).
        needs = [TERRAIN_NAMES.index(need) if need else -1 for need in bound.values()]
        self.needs: Ints = ints(needs)
        # By parchment: whether it is a treasure (BK-3.4), the way it brings carrots, what it
        # counts, and its figures.
        self.treasure: Ints = ints([int(card["class"] == "treasure") for card in parchments])
        self.way: Ints = ints([WAYS.index(card["scores"]) for card in parchments])
        counts = [COUNT_NAMES.index(card["of"]) if "of" in card else -1 for card in parchments]
        self.what: Ints = ints(counts)
        self.points: Ints = ints([card.get("points", 0) for card in parchments])
        self.least: Ints = ints([card.get("least", 0) for card in parchments])
        self.paired: Ints = ints([card.get("paired", 0) for card in parchments])


def make_edition(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return our box, or as *pack* corrects it; the number of *seats* changes nothing in it."""
    corrections = read_pack(pack) if pack is not None else {}
    bound = {card["id"]: card.get("terrain") for card in CONSTRUCTIONS}
    figures = corrections.get("parchments", {})
    return Box(
        game=game,
        options=options,
        pack=pack,
        squares=terrains(corrections.get("squares", {})),
        lava=corrections.get("lava", BOARD["lava"]),
        bound=bound | corrections.get("constructions", {}),
        parchments=[{**card, **figures.get(card["id"], {})} for card in PARCHMENT_CARDS],
    )


def fingerprint(content: object) -> str:
    """Return eight digits that tell boxes apart: records name the box they were played with."""
    return blake2b(json.dumps(content).encode(), digest_size=4).hexdigest()
