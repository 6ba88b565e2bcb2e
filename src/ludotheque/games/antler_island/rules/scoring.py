"""The end and the scores (AN-8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.antler_island.box.components import VALUES
from ludotheque.games.antler_island.rules import cubes
from ludotheque.games.antler_island.table import (
    LIMIT,
    QUIET,
    TRACK,
    UNFINISHED,
    Table,
    with_showing,
)

__all__ = [
    "cube_set_points", "end_if_reached", "ending", "food_value", "height_points", "is_last_round",
    "own_cube_points", "place_points", "points", "sheet", "winners",
]  # fmt: skip

ENDINGS: Final = ["", "track", "limit", "quiet"]
PLACE_POINTS: Final = [0, 1, 3]


def marker_at_end(s: Table) -> bool:
    """Say whether a marker has got far enough on the doe track."""
    return any(s.mated[seat] >= s.box.end_at for seat in range(s.seats))


def is_last_round(s: Table) -> bool:
    """Say whether all know that no round follows: by the track (AN-8.1) or the limit (AN-8.9)."""
    return marker_at_end(s) or 0 < s.box.limit <= s.rounds


def end_if_reached(s: Table) -> None:
    """End the game after a round in which a marker got far enough (AN-8.1), or by an option."""
    if marker_at_end(s):
        s.ended = TRACK
    # Simulations and people may stop somewhere; the rules themselves go on (AN-8.9).
    if s.ended == UNFINISHED and s.box.limit > 0 and s.rounds >= s.box.limit:
        s.ended = LIMIT
    if s.ended == UNFINISHED and s.box.quiet > 0 and s.rounds - s.last_mating >= s.box.quiet:
        s.ended = QUIET
    if s.ended != UNFINISHED:
        show_food(s)
        s.end()
        if s.telling():
            s.tell("ended", {"ending": ENDINGS[s.ended]})


def show_food(s: Table) -> None:
    """Lay open the food still held, which may break a tie (AN-8.7)."""
    for seat in range(s.seats):
        for kind in range(VALUES):
            for _ in range(s.held[seat * VALUES + kind]):
                s.tokens_seen = with_showing(s.tokens_seen, seat, kind)
        if s.telling():
            s.tell("showed-food", {"seat": seat, "value": food_value(s, seat)})


def place_points(s: Table, seat: i64) -> i64:
    """Return three points for the centre, one for a meadow (AN-8.4)."""
    return height_points(s, s.where[seat]) if s.where[seat] >= 0 else 0


def height_points(s: Table, space: i64) -> i64:
    """Return the points that a stag on *space* scores for it."""
    return PLACE_POINTS[s.box.board.height[space]]


def own_cube_points(s: Table, seat: i64) -> i64:
    """Return a point for all one's own cubes (AN-9.5)."""
    return 1 if s.box.cubes > 0 and cubes.has_all_own(s, seat) else 0


def cube_set_points(s: Table, seat: i64) -> i64:
    """Return the points for a cube of every other colour (AN-9.6)."""
    return s.box.cube_set if s.box.cubes > 0 and cubes.has_set(s, seat) else 0


def points(s: Table, seat: i64) -> i64:
    """Return the points of *seat*; none without a Winning Stag (AN-8.5, AN-9.7)."""
    if s.won[seat] == 0:
        return 0
    total = s.mated[seat] + place_points(s, seat)  # AN-8.3
    return total + own_cube_points(s, seat) + cube_set_points(s, seat)


def sheet(s: Table) -> list[dict[str, int]]:
    """Return each seat's points by source; without a Winning Stag they are struck out."""
    sheets: list[dict[str, int]] = []
    for seat in range(s.seats):
        row = {"does": int(s.mated[seat]), "place": int(place_points(s, seat))}
        if s.box.cubes > 0:
            row["own-cubes"] = int(own_cube_points(s, seat))
            row["cube-set"] = int(cube_set_points(s, seat))
        if s.won[seat] == 0:
            row["no-fight-won"] = -sum(row.values())
        sheets.append(row)
    return sheets


def food_value(s: Table, seat: i64) -> i64:
    """Return the sum of the food that *seat* holds."""
    entry = seat * VALUES
    return s.held[entry] + 2 * s.held[entry + 1] + 3 * s.held[entry + 2]


def winners(s: Table) -> list[int]:
    """Return who has won: of those with a Winning Stag, the best by points and tie-breaks.

    Nobody, if none has one (AN-8.6).
    """
    if not s.over:
        return []
    level = [seat for seat in range(s.seats) if s.won[seat] > 0]
    level = best(level, [int(points(s, seat)) for seat in level])
    level = best(level, [int(s.antlers[seat]) for seat in level])
    level = best(level, [int(s.box.board.height[s.where[seat]]) for seat in level])
    level = best(level, [int(food_value(s, seat)) for seat in level])
    # Heights count only where all are given: an unknown one is no short player (AN-8.8).
    heights = [int(s.box.heights[seat]) for seat in level]
    return best(level, heights) if all(heights) else level


def best(seats: list[int], values: list[int]) -> list[int]:
    """Return those of *seats* whose value is the greatest."""
    return [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]


def ending(s: Table) -> str:
    """Return why the game ended."""
    return ENDINGS[s.ended]
