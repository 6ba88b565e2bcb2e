"""What a seat may see of the table as numbers, for whoever learns from play (AN-10.1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.observation import Feature, Layout, Sheet
from ludotheque.games.antler_island.box.components import (
    ANTLER_PIECES,
    COLOURS,
    COMMIT_MOST,
    DOE_TRACK_TOP,
    GROUND_MOST,
    HELD_MOST,
    KINDS,
    SPACES,
    TILES,
    VALUES,
    WILY_COPIES,
)
from ludotheque.games.antler_island.rules import grow, scoring
from ludotheque.games.antler_island.rules.cubes import TakeCube
from ludotheque.games.antler_island.rules.fight import Chase, Fight
from ludotheque.games.antler_island.rules.plan import Plans, PlanTile, action_of
from ludotheque.games.antler_island.rules.setup import PlaceStag
from ludotheque.games.antler_island.table import TURN, Table

__all__ = ["LAYOUT", "observe_table"]

SEATS: Final = 4
ACTIONS: Final = 4
# Tokens on the ground and in piles are told apart as of the start pile, the main one, later ones.
PILES: Final = 3
FOOD: Final = 27
MOST_DOES: Final = 14
MOST_CUBES: Final = 12
MOST_ROUNDS: Final = 30_000
TILE_COUNT: Final = 12

LAYOUT: Final = Layout(
    1,
    [
        Feature("spaces", (SPACES,), 0, 1, "By space: whether this board has it."),
        Feature("stags", (SPACES, SEATS), 0, 1, "By space: whose stag stands there."),
        Feature("does", (SPACES,), 0, MOST_DOES, "By space: does."),
        Feature("food", (SPACES, PILES), 0, GROUND_MOST, "By space: tokens, by the pile they came "
                "from: the start pile, the main pile, a later one."),
        Feature("antlers", (SEATS,), 0, ANTLER_PIECES, "Antlers on the head."),
        Feature("broken", (SEATS,), 0, ANTLER_PIECES, "Broken antlers beside the mat."),
        Feature("mated", (SEATS,), 0, DOE_TRACK_TOP, "Does mated with."),
        Feature("won", (SEATS,), 0, 1, "Who has a Winning Stag."),
        Feature("held", (SEATS,), 0, HELD_MOST, "Tokens under the mat."),
        Feature("laid", (SEATS,), 0, COMMIT_MOST, "Tokens committed to a fight."),
        Feature("held_values", (SEATS, VALUES), 0, HELD_MOST, "Tokens under the mat by value: the "
                "seat's own, and everybody's at the end."),
        Feature("laid_values", (SEATS, VALUES), 0, COMMIT_MOST, "Tokens committed by value: the "
                "seat's own, and everybody's once antlers are locked."),
        Feature("open_tiles", (SEATS, KINDS), 0, WILY_COPIES, "Open wily tiles."),
        Feature("hidden_tiles", (SEATS,), 0, TILES, "How many wily tiles lie face down."),
        Feature("hidden_kinds", (KINDS,), 0, WILY_COPIES, "The seat's own face-down tiles."),
        Feature("cubes", (SEATS, SEATS), 0, MOST_CUBES, "Fighting cubes by colour."),
        Feature("face_down", (SEATS, ACTIONS), 0, TILES, "Control tiles face down, by action."),
        Feature("revealed", (SEATS, TILES, ACTIONS), 0, 1, "Control tiles revealed, each with its "
                "action."),
        Feature("own_plan", (TILES, ACTIONS), 0, 1, "The seat's own plan, or what it has laid of "
                "it so far."),
        Feature("piles", (PILES,), 0, FOOD, "Tokens left in the piles."),
        Feature("spent", (VALUES,), 0, FOOD, "Tokens discarded, by value."),
        Feature("wily_pile", (1,), 0, TILE_COUNT, "Wily tiles in the pile."),
        Feature("wily_open", (KINDS,), 0, 1, "The open wily tile."),
        Feature("wily_spent", (KINDS,), 0, WILY_COPIES, "Wily tiles discarded."),
        Feature("reserve", (1,), 0, MOST_DOES, "Does not on the island."),
        Feature("antler_supply", (1,), 0, ANTLER_PIECES, "Antlers left in the box."),
        Feature("round", (1,), 0, MOST_ROUNDS, "The round."),
        Feature("limit", (1,), 0, 1000, "The last round by agreement, 0 without one."),
        Feature("quiet_rounds", (1,), 0, MOST_ROUNDS, "Rounds without a mating, where they count."),
        Feature("end_at", (1,), 0, DOE_TRACK_TOP, "So many does mated with end the game."),
        Feature("last_round", (1,), 0, 1, "Whether no round follows."),
        Feature("turn", (1,), 0, SEATS * TILES, "Turns taken in this round."),
        Feature("first", (SEATS,), 0, 1, "The first player."),
        Feature("mover", (SEATS,), 0, 1, "Whose turn it is."),
        Feature("roared", (1,), 0, 1, "Whether that seat has roared."),
        Feature("locked", (1,), 0, 1, "Whether antlers are locked."),
        Feature("attacker", (SEATS,), 0, 1, "In the fight that is asked about: who attacks."),
        Feature("defender", (SEATS,), 0, 1, "Who is attacked."),
        Feature("origin", (SPACES,), 0, 1, "Where the attacker came from."),
        Feature("other", (SEATS,), 0, 1, "Who is chased, or loses a cube."),
        Feature("tile", (TILES,), 0, 1, "The control tile that the seat lays now."),
        Feature("colour", (COLOURS,), 0, 1, "The colour where the first stag is placed."),
    ],
)  # fmt: skip


def observe_table(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the island, the mats as *viewer* may know them, the piles, and what is asked."""
    write_island(s, sheet)
    write_open_mats(s, sheet)
    write_food(s, viewer, sheet)
    write_tiles(s, viewer, sheet)
    write_cubes(s, sheet)
    write_plans(s, viewer, sheet)
    write_piles(s, sheet)
    write_course(s, sheet)
    write_question(s, viewer, sheet)


def write_island(s: Table, sheet: Sheet) -> None:
    """Write the spaces with stags, does and food."""
    height = s.box.board.height
    for space in range(SPACES):
        sheet.flag(height[space] >= 0)
    for seat in range(s.seats):
        if s.where[seat] >= 0:
            sheet.add(s.where[seat] * SEATS + sheet.place_of(seat), 1)
    sheet.skip(SPACES * SEATS)
    sheet.row(s.does, 0, SPACES)
    entry: i64 = 0
    while entry < SPACES * GROUND_MOST:
        pile = s.ground[entry] - 1
        if pile >= 0:
            sheet.add(entry // GROUND_MOST * PILES + pile_kind(pile), 1)
        entry += 1
    sheet.skip(SPACES * PILES)


def pile_kind(pile: i64) -> i64:
    """Return 0 for the start pile, 1 for the main pile, 2 for all made of discards."""
    return pile if pile < PILES else PILES - 1


def write_open_mats(s: Table, sheet: Sheet) -> None:
    """Write what lies open at each mat, and how much lies under it."""
    sheet.by_seat(s.antlers, 1)
    sheet.by_seat(s.broken, 1)
    sheet.by_seat(s.mated, 1)
    sheet.by_seat(s.won, 1)
    for place in range(s.seats):
        sheet.put(s.tokens_held(sheet.seat_at(place)))
    sheet.skip(SEATS - s.seats)
    for place in range(s.seats):
        sheet.put(s.tokens_laid(sheet.seat_at(place)))
    sheet.skip(SEATS - s.seats)


def write_food(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the values of tokens held and committed, to those who know them (AN-10.2, AN-6.3)."""
    for place in range(SEATS):
        seat = sheet.seat_at(place)
        if place < s.seats and (seat == viewer or s.over):
            sheet.row(s.held, seat * VALUES, VALUES)
        else:
            sheet.skip(VALUES)
    for place in range(SEATS):
        seat = sheet.seat_at(place)
        if place < s.seats and (seat == viewer or s.locked):
            sheet.row(s.laid, seat * VALUES, VALUES)
        else:
            sheet.skip(VALUES)


def write_tiles(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the wily tiles: open ones, how many lie face down, and one's own (AN-10.5)."""
    sheet.by_seat(s.faceup, KINDS)
    for place in range(s.seats):
        sheet.put(s.hidden_tiles(sheet.seat_at(place)))
    sheet.skip(SEATS - s.seats)
    if viewer >= 0:
        sheet.row(s.facedown, viewer * KINDS, KINDS)
    else:
        sheet.skip(KINDS)


def write_cubes(s: Table, sheet: Sheet) -> None:
    """Write the cubes by holder and colour, both counted from the one who observes."""
    if s.box.cubes > 0:
        for holder in range(s.seats):
            for colour in range(s.seats):
                held = s.cubes[holder * s.seats + colour]
                sheet.add(sheet.place_of(holder) * SEATS + sheet.place_of(colour), held)
    sheet.skip(SEATS * SEATS)


def write_plans(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the plans: how many tiles lie where, those revealed, and one's own (AN-3.2)."""
    revealed: i64 = SEATS * ACTIONS
    own = revealed + SEATS * TILES * ACTIONS
    for seat in range(s.seats):
        place = sheet.place_of(seat)
        for tile in range(TILES):
            action = s.plan[seat * TILES + tile]
            if action >= 0:
                if s.used[seat] >> tile & 1:
                    sheet.add(revealed + (place * TILES + tile) * ACTIONS + action, 1)
                else:
                    sheet.add(place * ACTIONS + action, 1)
                if seat == viewer:
                    sheet.add(own + tile * ACTIONS + action, 1)
    if viewer >= 0:
        write_plan_so_far(s, viewer, sheet, own)
    sheet.skip(own + TILES * ACTIONS)


def write_plan_so_far(s: Table, viewer: i64, sheet: Sheet, own: i64) -> None:
    """Write what *viewer* has laid while all are planning: it is in the answers alone."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Plans):
        tile: i64 = 0
        for answer in top.answers[viewer]:
            sheet.add(own + tile * ACTIONS + action_of(answer), 1)
            tile += 1


def write_piles(s: Table, sheet: Sheet) -> None:
    """Write what is left to draw, and what was discarded."""
    pile: i64 = 0
    for left in s.left:
        sheet.add(pile_kind(pile), left)
        pile += 1
    sheet.skip(PILES)
    sheet.row(s.spent, 0, VALUES)
    tiles: i64 = 0
    for count in s.wily_pile:
        tiles += count
    sheet.put(tiles)
    sheet.mark(s.wily_open, KINDS)
    sheet.row(s.wily_spent, 0, KINDS)
    sheet.put(s.reserve)
    sheet.put(grow.supply(s))


def write_course(s: Table, sheet: Sheet) -> None:
    """Write where the game stands and how it may end."""
    sheet.put(min(s.rounds, MOST_ROUNDS))
    sheet.put(s.box.limit)
    sheet.put(min(s.quiet_rounds(), MOST_ROUNDS) if s.box.quiet > 0 else 0)
    sheet.put(s.box.end_at)
    sheet.flag(scoring.is_last_round(s))
    sheet.put(s.turn)
    sheet.mark_seat(s.first)
    sheet.mark_seat(s.mover() if s.stage >= TURN and not s.over else -1)
    sheet.flag(s.roared)
    sheet.flag(s.locked)


def write_question(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write what the question is about, as it is shown to *viewer*."""
    top = s.stack[-1] if s.stack else None
    question = top
    if top is not None:
        question = top.question_for(viewer) or top
    if isinstance(question, Fight):
        sheet.mark_seat(question.attacker)
        sheet.mark_seat(question.defender)
        sheet.mark(question.origin, SPACES)
    else:
        sheet.skip(SEATS + SEATS + SPACES)
    loser: i64 = -1
    if isinstance(question, (Chase, TakeCube)):
        loser = question.loser
    sheet.mark_seat(loser)
    # Which tile is next says how far a plan has come: that is its owner's alone (AN-3.2).
    tile: i64 = -1
    if isinstance(question, PlanTile) and question.seat == viewer:
        tile = question.tile
    sheet.mark(tile, TILES)
    sheet.mark(question.colour if isinstance(question, PlaceStag) else -1, COLOURS)
