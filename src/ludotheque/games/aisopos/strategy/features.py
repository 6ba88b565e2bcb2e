"""What an experienced player counts in a position, for networks that learn from play.

All of it is of a complete position, such as one that a seat imagines, and as that seat sees its
chances: what is its own comes first, and the rivals are taken together.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.observation import Feature, Layout, Sheet
from ludotheque.games.aisopos.box.components import HEXES, KINDS, NEIGHBOURS, PIECES
from ludotheque.games.aisopos.rules.scoring import captured_points
from ludotheque.games.aisopos.table import Table

__all__ = ["FEATURES", "write_features"]

# How far a draw by quiet turns has come, in eighths.
QUIET_STEPS: Final = 8
MOST: Final = 30

FEATURES: Final = Layout(
    1,
    [
        Feature("hand", (2, 5), 0, 6, "Pieces in hand by kind: one's own, the rivals'."),
        Feature("hidden", (2, 5), 0, 6, "Pieces on the board that no enemy has seen, by kind."),
        Feature("seen", (2, 5), 0, 6, "Pieces on the board that an enemy has seen, by kind."),
        Feature("points", (2,), 0, 90, "Points captured: one's own, the best rival's."),
        Feature("left", (2,), 0, 10, "Pieces left: one's own, the fewest of a rival."),
        Feature(
            "beside",
            (2, 2, 5, 5),
            0,
            MOST,
            "Pairs of neighbours, one's own kind by the rival's: by whether the rival knows one's "
            "own piece, and whether one knows the rival's.",
        ),
        Feature("turn", (1,), 0, 1, "Whether it is one's turn."),
        Feature("quiet", (1,), 0, QUIET_STEPS, "How near a draw by quiet turns is, in eighths."),
    ],
)
HIDDEN: Final = 2 * KINDS
SEEN: Final = 4 * KINDS
SQUARE: Final = KINDS * KINDS


def write_features(s: Table, seat: i64, sheet: Sheet) -> None:
    """Write what *seat* counts in this position."""
    for owner in range(s.seats):
        side = 0 if owner == seat else KINDS
        for kind in range(KINDS):
            sheet.add(side + kind, s.hand[owner * KINDS + kind])
    pieces = sheet.at
    sheet.skip(3 * HIDDEN)
    write_points(s, seat, sheet)
    write_board(s, seat, sheet, pieces)
    sheet.skip(4 * SQUARE)
    sheet.flag(s.turn == seat)
    sheet.put(QUIET_STEPS * s.quiet // s.box.quiet_turns)


def write_points(s: Table, seat: i64, sheet: Sheet) -> None:
    """Write the points and the pieces left of *seat*, and of its strongest and weakest rival."""
    best: i64 = 0
    fewest: i64 = PIECES
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.kept[other] + captured_points(s, other))
            fewest = min(fewest, s.left[other])
    sheet.put(s.kept[seat] + captured_points(s, seat))
    sheet.put(best)
    sheet.put(s.left[seat])
    sheet.put(fewest)


def write_board(s: Table, seat: i64, sheet: Sheet, pieces: i64) -> None:
    """Write the pieces on the board, and which of them stand beside each other."""
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece < 0:
            continue
        mine = piece // PIECES == seat
        block = SEEN if s.seen[piece] > 0 else HIDDEN
        sheet.cells[pieces + block + (0 if mine else KINDS) + s.kind[piece]] += 1
        if mine:
            write_neighbours(s, seat, sheet, piece, where)


def write_neighbours(s: Table, seat: i64, sheet: Sheet, piece: i64, where: i64) -> None:
    """Write the enemies beside one's own *piece* on the hex *where*."""
    entry: i64 = where * 6
    while entry < where * 6 + 6:
        beside = NEIGHBOURS[entry]
        entry += 1
        other = s.board[beside] - 1 if beside >= 0 else -1
        if other < 0 or other // PIECES == seat:
            continue
        block: i64 = 0
        if s.knows(other // PIECES, piece):
            block += 2 * SQUARE
        if s.knows(seat, other):
            block += SQUARE
        sheet.add(block + s.kind[piece] * KINDS + s.kind[other], 1)
