"""What a seat may see and has seen of the table as numbers, for whoever learns from play (BK-8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.ints import Ints, ints
from ludotheque.core.observation import Feature, Layout, Sheet
from ludotheque.games.bunny_kingdom.box.components import (
    CAMPS,
    CARDS,
    CONSTRUCTION,
    COPIES,
    LIBERAL,
    PARCHMENT,
    PARCHMENTS,
    PROVISIONS,
    RESOURCE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.knowledge.possible import (
    UNSEEN,
    drew_unseen,
    hand_look,
    parchment_look,
    sees_hand,
)
from ludotheque.games.bunny_kingdom.rules.camps import PlaceCamp, PlaceCampBefore
from ludotheque.games.bunny_kingdom.rules.construction import JoinFiefs
from ludotheque.games.bunny_kingdom.rules.copying import CopyParchment
from ludotheque.games.bunny_kingdom.rules.draft import Discard, PlayAnother
from ludotheque.games.bunny_kingdom.rules.fiefs import YIELDS
from ludotheque.games.bunny_kingdom.rules.hands import direction, reserve
from ludotheque.games.bunny_kingdom.rules.resolution import in_deck
from ludotheque.games.bunny_kingdom.rules.scoring import totals
from ludotheque.games.bunny_kingdom.rules.seen import (
    BOTH_UNSEEN,
    EITHER_DISCARDED,
    EITHER_KEPT,
    KEPT_UNSEEN,
    KNOWN,
    SWAP,
    kept_in,
)
from ludotheque.games.bunny_kingdom.rules.trading import ChooseResource
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    BUILT_POST,
    BUILT_TOWER,
    CHOSEN_POST,
    CONSTRUCTING,
    COPYING,
    DRAFTING,
    HIGHEST_CITY,
    ROUNDS,
    Table,
)

__all__ = ["LAYOUT", "observe_table"]

SEATS: Final = 4
RESOURCES: Final = len(RESOURCE_NAMES)
PLACED: Final = PROVISIONS - CONSTRUCTION
PHASES: Final = 7
TOWERS: Final = 3
COPIERS: Final = 2
MOST_ALIKE: Final = max(COPIES)
MOST_CARROTS: Final = 5000
WHOLE: Final = sum(COPIES)

# By the bit of a resource, its number.
RESOURCE_OF: Final = ints([max(bit.bit_length() - 1, 0) for bit in range(1 << RESOURCES)])

LAYOUT: Final = Layout(
    1,
    [
        Feature("owner", (SQUARES, SEATS), 0, 1, "By square: who controls it."),
        Feature("strength", (SQUARES,), 0, HIGHEST_CITY, "By square: the towers of its city."),
        Feature("resources", (SQUARES, RESOURCES), 0, 1, "By square: what it produces, with what "
                "is built there."),
        Feature("tower", (SQUARES,), 0, TOWERS, "By square: the pair of its sky tower, or 0."),
        Feature("camp", (SQUARES,), 0, CAMPS, "By square: the priority of its camp, or 0."),
        Feature("post", (SQUARES,), 0, 1, "By square: whether it has a trading post."),
        Feature("hand", (CARDS,), 0, MOST_ALIKE, "The seat's own hand."),
        Feature("chosen", (CARDS,), 0, 1, "The card it has chosen of this hand so far."),
        Feature("waits", (SEATS, PLACED), 0, MOST_ALIKE, "Constructions that wait to be placed."),
        Feature("parchments", (SEATS, PARCHMENTS), 0, 1, "Parchments kept: the seat's own, and "
                "everybody's once they are shown."),
        Feature("parchment_counts", (SEATS,), 0, PARCHMENTS, "How many parchments each has kept."),
        Feature("spent", (CARDS,), 0, MOST_ALIKE, "Cards that were played, of all seats."),
        Feature("discards", (CARDS,), 0, MOST_ALIKE, "The seat's own hidden discards."),
        Feature("hand_counts", (SEATS,), 0, 20, "How many cards each hand has."),
        Feature("known_hands", (SEATS, CARDS), 0, MOST_ALIKE, "Cards known to be in a hand that "
                "the seat has seen and passed on."),
        Feature("remembered", (PARCHMENTS,), 0, 1, "Parchments seen in a hand that others have "
                "kept or still hold."),
        Feature("rival_kept", (PARCHMENTS,), 0, 1, "With two: what the rival is known to keep."),
        Feature("rival_discards", (CARDS,), 0, MOST_ALIKE, "With two: what it has discarded."),
        Feature("rival_either", (CARDS,), 0, MOST_ALIKE, "With two: what it has kept or discarded, "
                "nobody else knows which."),
        Feature("copied", (COPIERS, PARCHMENTS), 0, 1, "What the Liberal and the Socialist have "
                "become."),
        Feature("camps_played", (SEATS,), 0, CAMPS, "Camp cards played."),
        Feature("carrots", (SEATS,), 0, MOST_CARROTS, "Carrots on the track."),
        Feature("round", (ROUNDS,), 0, 1, "The round."),
        Feature("pick", (1,), 0, 10, "The pick in it."),
        Feature("phase", (PHASES,), 0, 1, "Where the round stands."),
        Feature("to_the_left", (1,), 0, 1, "Whether hands are passed to the left."),
        Feature("turn", (SEATS,), 0, 1, "In the construction: who is asked next."),
        Feature("passes", (1,), 0, SEATS, "In the construction: passes in a row."),
        Feature("withdrawn", (CAMPS,), 0, 1, "Camps withdrawn in this round."),
        Feature("deck", (1,), 0, WHOLE, "Cards in the deck."),
        Feature("reserves", (SEATS,), 0, 10, "With two: cards in reserve."),
        Feature("discard_counts", (SEATS,), 0, 40, "With two: how many each has discarded."),
        Feature("square", (SQUARES,), 0, 1, "The square that the question is about."),
        Feature("placing", (CAMPS,), 0, 1, "The camp that may be placed now."),
        Feature("announced", (CAMPS,), 0, 1, "The camp that was announced."),
        Feature("announcer", (SEATS,), 0, 1, "Who has announced it."),
        Feature("copier", (COPIERS,), 0, 1, "The card that becomes another."),
    ],
)  # fmt: skip


def observe_table(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the board, what lies before each seat, what *viewer* holds and noted (BK-8.1)."""
    write_board(s, sheet)
    write_own_hand(s, viewer, sheet)
    write_before_seats(s, viewer, sheet)
    write_hands(s, viewer, sheet)
    write_remembered(s, viewer, sheet)
    write_rival(s, viewer, sheet)
    write_course(s, sheet)
    write_question(s, viewer, sheet)


def write_board(s: Table, sheet: Sheet) -> None:
    """Write the New World: its rabbits and what each square brings, in six blocks."""
    cells = sheet.cells
    owners = sheet.at
    strengths = owners + SQUARES * SEATS
    resources = strengths + SQUARES
    towers = resources + SQUARES * RESOURCES
    camps = towers + SQUARES
    posts = camps + SQUARES
    square: i64 = 0
    while square < SQUARES:
        owner = s.owner[square]
        if owner >= 0:
            cells[owners + square * SEATS + sheet.place_of(owner)] = 1
        land = s.box.yields[square]
        if land > 0:
            cells[resources + square * RESOURCES + RESOURCE_OF[land]] = 1
        built = s.built[square]
        if built > 0:
            made = YIELDS[built]
            if made > 0:
                cells[resources + square * RESOURCES + RESOURCE_OF[made]] = 1
            if built <= HIGHEST_CITY:
                sheet.at = strengths + square
                sheet.put(built)
            elif built == BUILT_POST or built >= CHOSEN_POST:
                cells[posts + square] = 1
            elif built >= BUILT_CAMP:
                sheet.at = camps + square
                sheet.put(built - BUILT_CAMP + 1)
            elif built >= BUILT_TOWER:
                sheet.at = towers + square
                sheet.put(built - BUILT_TOWER + 1)
        square += 1
    sheet.at = posts + SQUARES


def write_own_hand(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the hand of *viewer*, and the card it has chosen of it."""
    if viewer >= 0 and s.phase == DRAFTING:
        write_cards(sheet, s.hands[viewer], 0)
    sheet.skip(CARDS)
    question = s.question(viewer) if viewer >= 0 else None
    chosen: i64 = -1
    if isinstance(question, (PlayAnother, Discard)):
        chosen = question.chosen
    sheet.mark(chosen, CARDS)


def write_cards(sheet: Sheet, cards: Ints, start: i64) -> None:
    """Count *cards* in the cells from *start* on, and stay."""
    for card in cards:
        sheet.add(start + card, 1)


def write_before_seats(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write what lies before each seat; parchments are counted, one's own are read."""
    for seat in range(s.seats):
        write_cards(sheet, s.waits[seat], sheet.place_of(seat) * PLACED - CONSTRUCTION)
    sheet.skip(SEATS * PLACED)
    for seat in range(s.seats):
        if seat == viewer or s.phase >= COPYING:
            start = sheet.place_of(seat) * PARCHMENTS - PARCHMENT
            write_cards(sheet, s.parchments[seat], start)
    sheet.skip(SEATS * PARCHMENTS)
    for place in range(s.seats):
        sheet.put(len(s.parchments[sheet.seat_at(place)]))
    sheet.skip(SEATS - s.seats)
    for entry in s.spent:
        sheet.add(entry % 256, 1)
    sheet.skip(CARDS)
    if viewer >= 0:
        write_cards(sheet, s.discards[viewer], 0)
    sheet.skip(CARDS)


def write_hands(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write how large each hand is, and the cards that *viewer* knows to be in it."""
    for place in range(s.seats):
        sheet.put(len(s.hands[sheet.seat_at(place)]))
    sheet.skip(SEATS - s.seats)
    for seat in range(s.seats):
        start = sheet.place_of(seat) * CARDS
        if s.seats == 2:
            write_rival_hand(s, viewer, seat, sheet, start)
        elif hand_look(s, viewer, seat) != UNSEEN and not sees_hand(s, viewer, seat):
            for card in s.hands[seat]:
                if card < PARCHMENT:
                    sheet.add(start + card, 1)
    sheet.skip(SEATS * CARDS)


def write_rival_hand(s: Table, viewer: i64, seat: i64, sheet: Sheet, start: i64) -> None:
    """Write what *viewer* knows of the hand of its rival, at two."""
    if viewer < 0 or seat == viewer or (s.phase == DRAFTING and s.pick == 0):
        return
    write_cards(sheet, s.hands[seat], start)
    # All but the added card went through the viewer's own hands a turn ago.
    if drew_unseen(s, seat):
        sheet.add(start + s.drawn[seat], -1)


def write_remembered(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write the parchments that *viewer* saw in a hand and that others hold or keep (BK-8.5)."""
    if viewer >= 0 and s.seats > 2:
        for seat in range(s.seats):
            if seat != viewer and s.phase < COPYING:
                write_kept(s, viewer, seat, sheet)
            if hand_look(s, viewer, seat) != UNSEEN and not sees_hand(s, viewer, seat):
                for card in s.hands[seat]:
                    if card >= PARCHMENT:
                        sheet.add(card - PARCHMENT, 1)
    sheet.skip(PARCHMENTS)


def write_kept(s: Table, viewer: i64, seat: i64, sheet: Sheet) -> None:
    """Write the parchments before *seat* that *viewer* saw in a hand."""
    index: i64 = 0
    for card in s.parchments[seat]:
        if parchment_look(s, viewer, seat, s.taken[seat][index]) != UNSEEN:
            sheet.add(card - PARCHMENT, 1)
        index += 1


def write_rival(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write what two players know of each other's turns (BK-8.3, BK-8.4)."""
    if viewer >= 0 and s.seats == 2:
        turn: i64 = 0
        for seen in s.seen[1 - viewer]:
            if seen != BOTH_UNSEEN:
                write_rival_turn(s, 1 - viewer, turn, seen, sheet)
            turn += 1
    sheet.skip(PARCHMENTS + CARDS + CARDS)


def write_rival_turn(s: Table, rival: i64, turn: i64, seen: i64, sheet: Sheet) -> None:
    """Write what is known of one turn: what was discarded, kept, or one of both."""
    aside = s.discards[rival][turn]
    index = kept_in(s, rival, turn)
    discarded: i64 = PARCHMENTS
    either: i64 = PARCHMENTS + CARDS
    # Once all parchments lie open, what was kept tells what was discarded.
    if s.phase >= COPYING:
        if seen != EITHER_KEPT:
            sheet.add(discarded + aside, 1)
        return
    if seen in (KNOWN, KEPT_UNSEEN):
        sheet.add(discarded + aside, 1)
    if seen == KNOWN and index >= 0:
        sheet.add(s.parchments[rival][index] - PARCHMENT, 1)
    if seen in (SWAP, EITHER_DISCARDED):
        sheet.add(either + aside, 1)
    if seen in (SWAP, EITHER_KEPT):
        sheet.add(either + s.parchments[rival][index], 1)


def write_course(s: Table, sheet: Sheet) -> None:
    """Write where the game stands."""
    for card in s.copied:
        sheet.mark(card - PARCHMENT if card >= 0 else -1, PARCHMENTS)
    sheet.by_seat(s.camps_played, 1)
    sheet.by_seat(totals(s), 1)
    sheet.mark(s.round, ROUNDS)
    sheet.put(s.pick)
    sheet.mark(s.phase, PHASES)
    sheet.flag(direction(s.round) == 1)
    sheet.mark_seat(s.turn if s.phase == CONSTRUCTING else -1)
    sheet.put(s.passes if s.phase == CONSTRUCTING else 0)
    sheet.bits(s.withdrawn, CAMPS)
    sheet.put(in_deck(s))
    for place in range(s.seats):
        sheet.put(reserve(s, sheet.seat_at(place)))
    sheet.skip(SEATS - s.seats)
    for place in range(s.seats):
        sheet.put(len(s.discards[sheet.seat_at(place)]))
    sheet.skip(SEATS - s.seats)


def write_question(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write what the question is about: a square, a camp, or a card that copies."""
    top = s.stack[-1] if s.stack else None
    question = top
    if top is not None:
        question = top.question_for(viewer) or top
    square: i64 = -1
    camp: i64 = -1
    announced: i64 = -1
    announcer: i64 = -1
    copier: i64 = -1
    if isinstance(question, JoinFiefs):
        square = question.start
    elif isinstance(question, ChooseResource):
        square = question.square
    elif isinstance(question, PlaceCamp):
        camp = question.camp
    elif isinstance(question, PlaceCampBefore):
        camp = question.camp
        announced = question.announced
        announcer = question.announcer
    elif isinstance(question, CopyParchment):
        copier = question.card - LIBERAL
    sheet.mark(square, SQUARES)
    sheet.mark(camp, CAMPS)
    sheet.mark(announced, CAMPS)
    sheet.mark_seat(announcer)
    sheet.mark(copier, COPIERS)
