"""What a seat may see and has seen of the table (BK-8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.ints import Ints, listed
from ludotheque.games.bunny_kingdom.box.components import (
    CAMP,
    CAMPS,
    CARD_NAMES,
    CONSTRUCTION,
    PARCHMENT,
    RESOURCE_NAMES,
    SQUARE_NAMES,
    SQUARES,
    TERRAIN_NAMES,
)
from ludotheque.games.bunny_kingdom.knowledge.possible import (
    IN_HAND,
    UNSEEN,
    Group,
    drew_unseen,
    groups,
    hand_look,
)
from ludotheque.games.bunny_kingdom.rules.fiefs import WEALTH, Fiefs, find_fiefs
from ludotheque.games.bunny_kingdom.rules.hands import direction, reserve
from ludotheque.games.bunny_kingdom.rules.resolution import in_deck
from ludotheque.games.bunny_kingdom.rules.seen import (
    BOTH_UNSEEN,
    EITHER_KEPT,
    KEPT_UNSEEN,
    KNOWN,
    SWAP,
    kept_in,
)
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    BUILT_TOWER,
    CHOSEN_POST,
    COPYING,
    DRAFTING,
    Table,
)

__all__ = ["table_view"]

PHASES: Final = [
    "draft",
    "resolution",
    "construction",
    "trading",
    "harvest",
    "parchments",
    "parchments",
]


def table_view(s: Table, viewer: i64) -> dict[str, object]:
    """Return the board, what lies before each seat, what *viewer* holds and noted (BK-8.1)."""
    return {
        **course(s),
        **board(s),
        **before_seats(s, viewer),
        "hand": named(s.hands[viewer]) if viewer >= 0 and s.phase == DRAFTING else [],
        "discards": named(s.discards[viewer]) if viewer >= 0 else [],
        "hands": [hand_of(s, viewer, seat) for seat in range(s.seats)],
        "remembered": notes(s, viewer),
        "deck": in_deck(s),
        "gains": [gain(entry) for entry in s.gains],
        "figures": figures(s, viewer),
    }


def named(cards: Ints) -> list[str]:
    """Return the names of *cards*."""
    return [CARD_NAMES[card] for card in cards]


def course(s: Table) -> dict[str, object]:
    """Return where the game stands."""
    return {
        "round": s.round + 1,
        "pick": s.pick + 1,
        "phase": PHASES[s.phase],
        "passing": "left" if direction(s.round) == 1 else "right",
        "withdrawn": [camp + 1 for camp in range(CAMPS) if s.withdrawn >> camp & 1],
    }


def board(s: Table) -> dict[str, object]:
    """Return the New World: its land, its rabbits, its constructions and its fiefs."""
    fiefs = find_fiefs(s)
    squares = range(SQUARES)
    return {
        "terrain": [TERRAIN_NAMES[s.box.terrain[square]] for square in squares],
        "lava": lava(s),
        "owners": {SQUARE_NAMES[at]: int(s.owner[at]) for at in squares if s.owner[at] >= 0},
        "built": {SQUARE_NAMES[at]: built_name(s.built[at]) for at in squares if s.built[at]},
        "fiefs": [
            fief_view(fiefs, fief, names) for fief, names in enumerate(squares_by_fief(fiefs))
        ],
    }


def lava(s: Table) -> list[list[str]]:
    """Return the pairs of squares side by side that lava cuts apart."""
    # From the connections, which a pack may have corrected, not from the printed board.
    cut: list[list[str]] = []
    for square in range(SQUARES):
        for other in (square + 1, square + 10):
            beside = other % 10 != 0 if other == square + 1 else other < SQUARES
            if beside and other not in s.box.neighbours[square * 4 : square * 4 + 4]:
                cut.append([SQUARE_NAMES[square], SQUARE_NAMES[other]])
    return cut


def built_name(built: i64) -> str:
    """Return what is built, with the pair of a sky tower or the resource of a trading post."""
    if built >= CHOSEN_POST:
        return f"post-{RESOURCE_NAMES[built - CHOSEN_POST]}"
    if built >= BUILT_CAMP:
        return CARD_NAMES[CAMP + built - BUILT_CAMP]
    if built >= BUILT_TOWER:
        return f"tower{built - BUILT_TOWER + 1}"
    return CARD_NAMES[CONSTRUCTION + built - 1]


def squares_by_fief(fiefs: Fiefs) -> list[list[str]]:
    """Return the names of the squares of each fief."""
    names: list[list[str]] = [[] for _ in range(fiefs.count())]
    for square in range(SQUARES):
        if fiefs.of[square] >= 0:
            names[fiefs.of[square]].append(SQUARE_NAMES[square])
    return names


def fief_view(fiefs: Fiefs, fief: i64, squares: list[str]) -> dict[str, object]:
    """Return one fief: whose, its squares, and what it would bring now."""
    bits = fiefs.resources[fief]
    return {
        "seat": fiefs.owner[fief],
        "squares": squares,
        "strength": fiefs.strength[fief],
        "wealth": WEALTH[bits],
        "resources": [name for at, name in enumerate(RESOURCE_NAMES) if bits >> at & 1],
        "carrots": fiefs.carrots(fief),
    }


def before_seats(s: Table, viewer: i64) -> dict[str, object]:
    """Return what lies before each seat; parchments are counted, one's own are read."""
    seats = range(s.seats)
    shown = s.phase >= COPYING
    return {
        "waiting_cards": [named(s.waits[seat]) for seat in seats],
        "spent": [spent_by(s, seat) for seat in seats],
        "parchment_counts": [len(s.parchments[seat]) for seat in seats],
        "parchments": [
            named(s.parchments[seat]) if shown or seat == viewer else None for seat in seats
        ],
        "copied": [CARD_NAMES[card] if card >= 0 else None for card in s.copied],
        "camps_played": listed(s.camps_played),
        "discard_counts": [len(s.discards[seat]) for seat in seats],
        "reserves": [int(reserve(s, seat)) for seat in seats],
        "queue": [
            {"seat": int(entry // 256), "card": CARD_NAMES[entry % 256]} for entry in s.queue
        ],
    }


def spent_by(s: Table, seat: i64) -> list[str]:
    """Return the open discards of *seat*, in the order they were made."""
    return [CARD_NAMES[entry % 256] for entry in s.spent if entry // 256 == seat]


def hand_of(s: Table, viewer: i64, seat: i64) -> dict[str, object]:
    """Return how large a hand is and the cards that *viewer* knows to be in it.

    With more than two players a parchment of a hand that went on may have been kept meanwhile:
    those are in `notes`.
    """
    known: list[str] = []
    if viewer == seat and s.phase == DRAFTING:
        known = named(s.hands[seat])
    elif s.seats == 2 and viewer >= 0:
        known = rival_hand(s, viewer, seat)
    elif hand_look(s, viewer, seat) != UNSEEN:
        known = [CARD_NAMES[card] for card in s.hands[seat] if card < PARCHMENT]
    return {"count": len(s.hands[seat]), "known": known}


def rival_hand(s: Table, viewer: i64, seat: i64) -> list[str]:
    """Return what *viewer* knows of the hand of *seat*, which it does not see, at two."""
    if seat == viewer or (s.phase == DRAFTING and s.pick == 0):
        return []
    cards = named(s.hands[seat])
    # All but the added card went through the viewer's own hands a turn ago.
    if drew_unseen(s, seat):
        cards.remove(CARD_NAMES[s.drawn[seat]])
    return cards


def notes(s: Table, viewer: i64) -> list[dict[str, object]]:
    """Return the notes that *viewer* may keep of cards it has seen pass (BK-8.5)."""
    if viewer < 0:
        return []
    if s.seats > 2:
        return [group_note(s, group) for group in groups(s, viewer)]
    found: list[dict[str, object]] = []
    turn: i64 = 0
    for seen in s.seen[1 - viewer]:
        if seen != BOTH_UNSEEN:
            found.append(turn_note(s, 1 - viewer, turn, seen))
        turn += 1
    return found


def group_note(s: Table, group: Group) -> dict[str, object]:
    """Return parchments seen together, and how many of them each seat has kept or holds."""
    kept = [0] * s.seats
    held = [0] * s.seats
    for place in group.places:
        if place < IN_HAND:
            kept[place // 64] += 1
        else:
            held[(place - IN_HAND) // 64] += 1
    return {
        "round": group.look // 16 + 1,
        "pick": group.look % 16 + 1,
        "cards": sorted(named(group.cards)),
        "kept": kept,
        "in_hand": held,
    }


def turn_note(s: Table, seat: i64, turn: i64, seen: i64) -> dict[str, object]:
    """Return what is known of a turn of the rival: what it discarded, kept, or one of both."""
    index = kept_in(s, seat, turn)
    aside = CARD_NAMES[s.discards[seat][turn]]
    kept = CARD_NAMES[s.parchments[seat][index]] if index >= 0 else None
    note: dict[str, object] = {"round": turn // 10 + 1, "pick": turn % 10 + 1}
    # Once all parchments lie open, what was kept tells what was discarded.
    if s.phase >= COPYING:
        found = None if seen == EITHER_KEPT else aside
        return {**note, "kept": kept, "discarded": found, "either": []}
    if seen == KNOWN:
        return {**note, "kept": kept, "discarded": aside, "either": []}
    if seen == KEPT_UNSEEN:
        return {**note, "kept": None, "discarded": aside, "either": []}
    if seen == SWAP:
        either = sorted([aside, str(kept)])
    else:
        either = [str(kept) if seen == EITHER_KEPT else aside]
    return {**note, "kept": None, "discarded": None, "either": either}


def figures(s: Table, viewer: i64) -> dict[str, dict[str, int]]:
    """Return the figures of the parchments that *viewer* can read."""
    read: list[Ints] = []
    for seat in range(s.seats):
        if seat == viewer or s.phase >= COPYING:
            read.append(s.parchments[seat])
    if viewer >= 0 and s.phase == DRAFTING:
        read.append(s.hands[viewer])
    found: dict[str, dict[str, int]] = {}
    for row in read:
        for card in row:
            if card >= PARCHMENT:
                found[CARD_NAMES[card]] = figures_of(s, card - PARCHMENT)
    return found


def figures_of(s: Table, index: i64) -> dict[str, int]:
    """Return the figures on one parchment, 0 for those it does not have."""
    box = s.box
    return {
        "points": int(box.points[index]),
        "least": int(box.least[index]),
        "paired": int(box.paired[index]),
    }


def gain(entry: i64) -> dict[str, object]:
    """Return what a fief brought in a round."""
    place = entry // 1000
    return {
        "round": int(place // 400 + 1),
        "seat": int(place // 100 % 4),
        "square": SQUARE_NAMES[place % 100],
        "carrots": int(entry % 1000),
    }
