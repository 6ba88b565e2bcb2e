"""What a seat may see of the table (AN-10.1)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints, listed
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    GROUND_MOST,
    KIND_NAMES,
    KINDS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
    VALUES,
)
from ludotheque.games.antler_island.rules import eat, grow, rut, scoring
from ludotheque.games.antler_island.rules.plan import Plans, action_of
from ludotheque.games.antler_island.table import TURN, Table

__all__ = ["table_view"]


def table_view(s: Table, viewer: i64) -> dict[str, object]:
    """Return the island, the piles, and every mat as *viewer* may know it."""
    quiet: dict[str, object] = {}
    if s.box.quiet > 0:
        quiet = {"quiet_rounds": int(s.quiet_rounds()), "quiet_limit": int(s.box.quiet)}
    return {
        "board": s.box.board.name,
        "round": s.rounds,
        "limit": s.box.limit,
        **quiet,
        "end_at": s.box.end_at,
        "last_round": scoring.is_last_round(s),
        "first": s.first,
        "turn": s.mover() if s.stage >= TURN and not s.over else None,
        "spaces": [
            space_view(s, space) for space in range(SPACES) if s.box.board.height[space] >= 0
        ],
        "reserve": s.reserve,
        "antler_supply": int(grow.supply(s)),
        "food_pile": pile_view(s),
        "food_spent": by_value(s.spent),
        "wily_pile": sum(listed(s.wily_pile)),
        "wily_open": KIND_NAMES[s.wily_open] if s.wily_open >= 0 else None,
        "wily_spent": by_kind(s.wily_spent),
        "mats": [mat_view(s, viewer, seat) for seat in range(s.seats)],
    }


def space_view(s: Table, space: i64) -> dict[str, object]:
    """Return one space: its stag, its does, and from which pile each token on it came."""
    # Two stags in a fight, one otherwise.
    stags = [seat for seat in range(s.seats) if s.where[seat] == space]
    entry = space * GROUND_MOST
    lying = s.ground[entry : entry + eat.tokens_on(s, space)]
    return {
        "space": SPACE_NAMES[space],
        "stags": stags,
        "does": s.does[space],
        "food": [pile_name(token - 1) for token in lying],
    }


def pile_name(pile: i64) -> str:
    """Return what a pile is called: everybody knows what each was made of (AN-10.7)."""
    return ("start", "main")[pile] if pile < 2 else f"later-{pile - 1}"


def pile_view(s: Table) -> dict[str, int]:
    """Return how many tokens each pile still has."""
    return {pile_name(pile): int(s.left[pile]) for pile in range(len(s.left)) if s.left[pile] > 0}


def by_value(counts: Ints) -> dict[str, int]:
    """Return *counts* under the values of the tokens."""
    return {str(kind + 1): int(counts[kind]) for kind in range(VALUES)}


def by_kind(counts: Ints) -> dict[str, int]:
    """Return *counts* under the names of the tiles, those there are."""
    return {KIND_NAMES[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind] > 0}


def mat_view(s: Table, viewer: i64, seat: i64) -> dict[str, object]:
    """Return what lies at the mat of *seat*; values and hidden kinds only to those who know.

    The owner knows its food and its face-down tiles (AN-10.2, AN-10.5); at the end all show their
    food (AN-8.7), and once antlers are locked what was committed lies open (AN-6.3).
    """
    own = viewer == seat
    held = s.held[seat * VALUES : seat * VALUES + VALUES]
    laid = s.laid[seat * VALUES : seat * VALUES + VALUES]
    facedown = s.facedown[seat * KINDS : seat * KINDS + KINDS]
    return {
        "space": SPACE_NAMES[s.where[seat]] if s.where[seat] >= 0 else None,
        "antlers": s.antlers[seat],
        "broken": s.broken[seat],
        "does": s.mated[seat],
        "kept_does": int(rut.kept_does(s, seat)),
        "winning_stag": s.won[seat] > 0,
        "food": int(s.tokens_held(seat)),
        "food_values": by_value(held) if own or s.over else None,
        "committed": int(s.tokens_laid(seat)),
        "committed_values": by_value(laid) if own or s.locked else None,
        "open_tiles": by_kind(s.faceup[seat * KINDS : seat * KINDS + KINDS]),
        "hidden_tiles": int(s.hidden_tiles(seat)),
        "hidden_kinds": by_kind(facedown) if own else None,
        "cubes": listed(s.cubes[seat * s.seats : seat * s.seats + s.seats]),
        "plan": plan_view(s, own, seat),
    }


def plan_view(s: Table, own: bool, seat: i64) -> dict[str, object]:
    """Return the tiles revealed, how many lie face down where, and to the owner which.

    As long as anybody is still planning, nothing lies there for others (AN-3.2).
    """
    start = seat * TILES
    planned = s.plan[start] >= 0
    down = [tile for tile in range(TILES) if planned and s.used[seat] >> tile & 1 == 0]
    up = [tile for tile in range(TILES) if s.used[seat] >> tile & 1]
    counts = dict.fromkeys(ACTION_NAMES, 0)
    for tile in down:
        counts[ACTION_NAMES[s.plan[start + tile]]] += 1
    return {
        "face_down": counts,
        "revealed": {TILE_NAMES[tile]: ACTION_NAMES[s.plan[start + tile]] for tile in up},
        "own": own_plan(s, seat, down) if own else None,
    }


def own_plan(s: Table, seat: i64, down: list[int]) -> dict[str, str]:
    """Return the action of each tile *down*, or of those laid so far while all are planning."""
    # While all plan, nothing is on the table yet: what was laid so far is in the answers.
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Plans):
        laid = listed(top.answers[seat])
        return {TILE_NAMES[tile]: ACTION_NAMES[action_of(laid[tile])] for tile in range(len(laid))}
    return {TILE_NAMES[tile]: ACTION_NAMES[s.plan[seat * TILES + tile]] for tile in down}
