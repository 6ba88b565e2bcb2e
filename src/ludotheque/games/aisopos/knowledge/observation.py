"""What a seat may see of the table as numbers, for whoever learns from play."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.observation import Cells, Feature, Layout, Sheet
from ludotheque.games.aisopos.box.components import COPIES, HEXES, KINDS, OFF, PIECES
from ludotheque.games.aisopos.rules.scoring import captured_points
from ludotheque.games.aisopos.table import Table

__all__ = ["LAYOUT", "observe_table"]

SEATS: Final = 4
MOST_POINTS: Final = 90
MOST_TURNS: Final = 800

LAYOUT: Final = Layout(
    1,
    [
        Feature("in_play", (HEXES,), 0, 1, "By hex: whether this board has it."),
        Feature("owner", (HEXES, SEATS), 0, 1, "By hex: whose piece stands there."),
        Feature("kinds", (HEXES, KINDS), 0, 1, "By hex: the kinds that piece can be by what the "
                "seat has seen of it, or by what all have seen."),
        Feature("seen_by", (HEXES, SEATS), 0, 1, "By hex: who knows that piece."),
        Feature("hand", (KINDS,), 0, COPIES, "The seat's own pieces in hand."),
        Feature("in_hand", (SEATS,), 0, PIECES, "How many pieces each seat has in hand."),
        Feature("unseen", (SEATS, KINDS), 0, COPIES, "Pieces of each seat, in hand or on the "
                "board, that the observing seat has not seen."),
        Feature("lost", (SEATS, KINDS), 0, COPIES, "Pieces that each seat has lost to others."),
        Feature("captured", (SEATS, KINDS), 0, 6, "Pieces that each seat has captured."),
        Feature("points", (SEATS,), 0, MOST_POINTS, "Points of the pieces captured."),
        Feature("kept", (SEATS,), 0, MOST_POINTS, "Points kept from the game before."),
        Feature("left", (SEATS,), 0, PIECES, "Pieces left, on the board and in hand."),
        Feature("turn", (SEATS,), 0, 1, "Whose turn it is."),
        Feature("starter", (SEATS,), 0, 1, "Who began this game."),
        Feature("number", (1,), 1, 2, "Which game of the match this is."),
        Feature("games", (1,), 1, 2, "How many games the match has."),
        Feature("quiet", (1,), 0, MOST_TURNS, "Turns without a clash so far."),
        Feature("quiet_turns", (1,), 1, MOST_TURNS, "Turns without a clash that draw the game."),
        Feature("offered", (1,), 0, 1, "Whether a draw was offered in this turn."),
    ],
)  # fmt: skip


def observe_table(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the board with what *viewer* knows of each piece, its hand, and what lies open."""
    for where in range(HEXES):
        sheet.flag(s.box.board[where] != OFF)
    board = sheet.at
    sheet.skip(HEXES * (SEATS + KINDS + SEATS))
    if viewer >= 0:
        sheet.row(s.hand, viewer * KINDS, KINDS)
    else:
        sheet.skip(KINDS)
    for place in range(s.seats):
        sheet.put(s.box.pieces - s.placed[sheet.seat_at(place)])
    sheet.skip(SEATS - s.seats)
    unseen = sheet.at
    # What was seen nowhere is in hand or, as the loop over the board adds, lies there (AI-5.4).
    sheet.by_seat(s.hand, KINDS)
    write_board(s, viewer, sheet, board, unseen)
    sheet.by_seat(s.lost, KINDS)
    sheet.by_seat(s.captured, KINDS)
    write_points(s, sheet)
    sheet.by_seat(s.kept, 1)
    sheet.by_seat(s.left, 1)
    sheet.mark_seat(s.turn)
    sheet.mark_seat(s.starter)
    sheet.put(s.number)
    sheet.put(s.box.games)
    sheet.put(s.quiet)
    sheet.put(s.box.quiet_turns)
    sheet.flag(s.offered)


def write_board(s: Table, viewer: i64, sheet: Sheet, owners: i64, unseen: i64) -> None:
    """Write of each piece whose it is, what it can be, and who has seen it, in three blocks.

    The first is at *owners*; pieces that *viewer* has not seen are counted at *unseen* too.
    """
    cells = sheet.cells
    kinds = owners + HEXES * SEATS
    seers = kinds + HEXES * KINDS
    where: i64 = 0
    while where < HEXES:
        piece = s.board[where] - 1
        if piece >= 0:
            owner = piece // PIECES
            place = sheet.place_of(owner)
            cells[owners + where * SEATS + place] = 1
            seen = s.seen[piece] | 1 << owner
            could = s.could[piece]
            if viewer >= 0 and seen >> viewer & 1:
                could = 1 << s.kind[piece]
            else:
                cells[unseen + place * KINDS + s.kind[piece]] += 1
            write_bits(cells, kinds + where * KINDS, could)
            # Rotated, so that the one who observes comes first.
            turned = seen >> sheet.first | seen << (s.seats - sheet.first)
            write_bits(cells, seers + where * SEATS, turned & ((1 << s.seats) - 1))
        where += 1


def write_bits(cells: Cells, at: i64, bits: i64) -> None:
    """Write a 1 for each bit that is set."""
    while bits > 0:
        if bits & 1:
            cells[at] = 1
        at += 1
        bits >>= 1


def write_points(s: Table, sheet: Sheet) -> None:
    """Write the points of the pieces that each seat has captured."""
    for place in range(s.seats):
        sheet.put(captured_points(s, sheet.seat_at(place)))
    sheet.skip(SEATS - s.seats)
