"""Tables laid by hand, for tests."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeAlias, cast

from ludotheque.core import CHANCE, ints
from ludotheque.games import game
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, SQUARE_NAMES
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    BUILT_TOWER,
    CHOSEN_POST,
    CONSTRUCTING,
    DRAFTING,
    HARVESTING,
    REVEALING,
    TRADING,
    Table,
)

# What is given by seat: a dict, a list, or one text for seat 0.
BySeat: TypeAlias = "str | list[str] | dict[int, str]"

BUNNY = game("bunny_kingdom")
PHASES = {
    "draft": DRAFTING,
    "construction": CONSTRUCTING,
    "trading": TRADING,
    "harvest": HARVESTING,
    "end": REVEALING,
}


def card(name: str) -> int:
    """Return the number of a card."""
    return CARD_NAMES.index(name)


def cards(names: str) -> list[int]:
    """Return the numbers of cards written with spaces between."""
    return [card(name) for name in names.split()]


def named(row: Iterable[int]) -> list[str]:
    """Return the names of the cards in a row."""
    return [CARD_NAMES[number] for number in row]


def square(name: str) -> int:
    """Return the number of a square."""
    return SQUARE_NAMES.index(name)


def by_seat(texts: BySeat) -> dict[int, str]:
    """Return what is given by seat as a dict."""
    if isinstance(texts, str):
        return {0: texts}
    return dict(enumerate(texts)) if isinstance(texts, list) else dict(texts)


def table(
    seats: int = 3,
    land: BySeat = "",
    built: str = "",
    waits: BySeat = "",
    parchments: BySeat = "",
    phase: str = "construction",
    round_: int = 1,
    pack: object = None,
) -> Table:
    """Return a table in the middle of a game, everything on it taken from the deck.

    *land*, *waits* and *parchments* go by seat; *built* is like 'B2 city3, A3 post-fish'.
    """
    s = cast("Table", BUNNY.new(seats, 1, pack=pack))
    s.stack = []
    s.round = round_ - 1
    s.phase = PHASES[phase]
    s.turn = s.round % seats
    for seat, names in by_seat(land).items():
        for name in names.split():
            spend(s, seat, name)
            s.owner[square(name)] = seat
    for entry in filter(None, (part.strip() for part in built.split(","))):
        where, what = entry.split()
        put(s, where, what)
    for seat, names in by_seat(waits).items():
        s.waits[seat] = ints(sorted(from_deck(s, name) for name in names.split()))
    for seat, names in by_seat(parchments).items():
        s.parchments[seat] = ints([from_deck(s, name) for name in names.split()])
        s.taken[seat] = ints([-1] * len(names.split()))
    if phase != "draft":
        advance_all(s)
    return s


def from_deck(s: Table, name: str) -> int:
    """Take a card off the deck and return its number."""
    deck = list(s.deck)
    deck.remove(card(name))
    s.deck = ints(deck)
    return card(name)


def spend(s: Table, seat: int, name: str) -> None:
    """Lay a card on the open discard of a seat."""
    s.spent = ints([*s.spent, seat * 256 + from_deck(s, name)])


def put(s: Table, name: str, built: str) -> None:
    """Put a construction on a square, its card spent by whoever owns the square."""
    at = square(name)
    owner = max(s.owner[at], 0)
    if built.startswith("tower"):
        s.built[at] = BUILT_TOWER + int(built[5]) - 1
        if list(s.built).count(s.built[at]) == 2:
            spend(s, owner, "tower")
    elif built.startswith("camp"):
        s.built[at] = BUILT_CAMP + int(built[4]) - 1
        spend(s, owner, built)
    elif built.startswith("post-"):
        s.built[at] = CHOSEN_POST + ["wood", "fish", "carrots"].index(built[5:])
        spend(s, owner, "post")
    else:
        s.built[at] = card(built) - 99
        spend(s, owner, built)


def camp(s: Table, seat: int, name: str, number: int) -> None:
    """Put a camp of *seat* on virgin land, as if placed in an earlier round."""
    s.owner[square(name)] = seat
    put(s, name, f"camp{number}")


def advance_all(s: Table) -> None:
    """Go on until something is owed or the game is over."""
    while not s.over and not s.stack:
        s.advance()


def hand_round(s: Table, hands: BySeat) -> Table:
    """Begin a pick with these hands, the cards taken from the deck."""
    for seat, names in by_seat(hands).items():
        s.hands[seat] = ints(sorted(from_deck(s, name) for name in names.split()))
    advance_all(s)
    return s


def names(s: Table, seat: int) -> list[str]:
    """Return the names of the actions open to *seat*."""
    return [BUNNY.actions.name(action) for action in s.legal(seat)]


def do(s: Table, *moves: str) -> Table:
    """Take actions written like '0 build city1 A3', 'chance draw A3'."""
    for move in moves:
        seat, _, name = move.partition(" ")
        s.act(CHANCE if seat == "chance" else int(seat), name)
    return s


def refusal(s: Table, seat: int, name: str) -> tuple[str, str] | None:
    """Return the key and the rule by which an action is refused, or None."""
    refused = s.refusal(seat, BUNNY.actions.number(name))
    return (refused.key, refused.rule) if refused else None


def owner(s: Table, name: str) -> int:
    """Return who controls a square."""
    return s.owner[square(name)]


def shown(s: Table) -> dict[str, Any]:
    """Return the table as seat 0 sees it."""
    return cast("dict[str, Any]", s.view(0)["table"])


def built(s: Table, name: str) -> object:
    """Return what stands on a square, as the view names it."""
    return shown(s)["built"].get(name)


def fiefs(s: Table, seat: int) -> dict[str, int]:
    """Return the fiefs of a seat as a dict from their squares to what they bring."""
    return {
        " ".join(fief["squares"]): fief["carrots"]
        for fief in shown(s)["fiefs"]
        if fief["seat"] == seat
    }


def all_pass(s: Table) -> Table:
    """Let everybody pass until the construction is over."""
    while not s.over and s.stack and type(s.stack[-1]).__name__ == "Construct":
        s.act(s.actor(), "pass")
    return s


def play_until(s: Table, wanted: Callable[[Table], object], seed: int = 1) -> Table:
    """Play at random until *wanted* holds."""
    picker = Random(seed)
    while not s.over and not wanted(s):
        step(s, picker)
    return s


def step(s: Table, picker: Random) -> None:
    """Take one random action."""
    if s.actor() == CHANCE:
        s.roll()
    else:
        seat = picker.choice(s.waiting())
        s.apply(seat, picker.choice(s.legal(seat)))
