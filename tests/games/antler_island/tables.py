"""Islands laid by hand, for tests."""

from typing import Any, cast

from ludotheque.core import Rng, ints
from ludotheque.games import game
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    KIND_NAMES,
    KINDS,
    SPACE_NAMES,
    TILES,
    VALUES,
)
from ludotheque.games.antler_island.rules import food, setup
from ludotheque.games.antler_island.table import ALL, TURN, Table, with_look

ANTLER = game("antler_island")
STAGS = {3: "O0 O3 O9", 4: "O0 O3 O6 O9"}


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def island(
    seats: int = 4,
    stags: str = "",
    does: dict[str, int] | None = None,
    lying: dict[str, int] | None = None,
    hands: dict[int, str] | None = None,
    antlers: dict[int, int] | None = None,
    broken: dict[int, int] | None = None,
    tiles: dict[int, str] | None = None,
    shown: str = "greedy",
    plans: dict[int, str] | None = None,
    turn: int = 0,
    seed: int = 1,
    **options: object,
) -> Table:
    """Return a table in the first round with the seat in *turn* asked for its turn.

    *does* and *lying* food are numbers by space; *hands* values by seat, '1 1 3'; *tiles* kinds
    by seat, those after 'open:' face up; *plans* the actions of 1, 2, 3, X and blank by seat.
    """
    s: Table = ANTLER.state(ANTLER.edition(seats, options), seats, Rng.seeded(seed), [], False)
    setup.lay_out(s)
    s.stack = []
    s.where = ints([space(name) for name in (stags or STAGS[seats]).split()])
    for seat, values in (hands or {}).items():
        for value in values.split():
            hold(s, seat, int(value))
    lay_ground(s, does or {}, lying or {})
    for row, counts in ((s.antlers, antlers), (s.broken, broken)):
        for seat, count in (counts or {}).items():
            row[seat] = count
    show(s, shown)
    for seat in range(seats):
        for kind in (tiles or {}).get(seat, "").split():
            give_tile(s, seat, kind)
        plan(s, seat, (plans or {}).get(seat, "move move move move move"))
    s.stage, s.turn = TURN, turn
    s.listen()
    s.advance()
    return s


def lay_ground(s: Table, does: dict[str, int], lying: dict[str, int]) -> None:
    """Put does and food on the island."""
    for name, count in does.items():
        s.does[space(name)] = count
        s.reserve -= count
    for name, count in lying.items():
        for place in range(count):
            s.ground[space(name) * 2 + place] = food.draw(s) + 1


def hold(s: Table, seat: int, value: int, pile: int | None = None) -> None:
    """Give *seat* a token of *value*, from the start pile if that has one."""
    if pile is None:
        pile = 0 if s.unseen[value - 1] > 0 and s.left[0] > 0 else 1
    s.left[pile] -= 1
    s.unseen[pile * VALUES + value - 1] -= 1
    s.held[seat * VALUES + value - 1] += 1
    s.tokens_seen = with_look(s.tokens_seen, seat, pile, value - 1)


def show(s: Table, kind: str) -> None:
    """Lay a tile of *kind* open beside the pile."""
    s.wily_open = KIND_NAMES.index(kind)
    s.wily_pile[s.wily_open] -= 1
    s.tiles_seen = with_look(s.tiles_seen, ALL, 0, s.wily_open)


def give_tile(s: Table, seat: int, kind: str) -> None:
    """Give *seat* a tile: 'roar' face down, 'open:roar' face up."""
    name = kind.removeprefix("open:")
    number = KIND_NAMES.index(name)
    s.wily_pile[number] -= 1
    row = s.faceup if kind != name else s.facedown
    row[seat * KINDS + number] += 1
    looker = ALL if kind != name else seat
    s.tiles_seen = with_look(s.tiles_seen, looker, 0, number)


def plan(s: Table, seat: int, actions: str) -> None:
    """Lay the control tiles of *seat*."""
    for tile, action in enumerate(actions.split()):
        s.plan[seat * TILES + tile] = ACTION_NAMES.index(action)


def names(s: Table, seat: int) -> list[str]:
    """Return the names of the actions open to *seat*."""
    return [ANTLER.actions.name(action) for action in s.legal(seat)]


def chances(s: Table) -> list[str]:
    """Return the names of what chance may bring."""
    return [ANTLER.actions.name(action) for action, _ in s.chances()]


def asked(s: Table) -> tuple[str, int]:
    """Return the question that is owed, and by whom."""
    question = s.stack[-1]
    return type(question).__name__, question.seat


def play(s: Table, text: str) -> Table:
    """Take actions by name, '0 reveal 1, 0 move O1, chance token 2'; chance rolls otherwise."""
    for entry in text.split(","):
        who, name = entry.strip().split(" ", 1)
        if who == "chance":
            s.act(-1, name)
            continue
        roll(s)
        s.act(int(who), name)
    return s


def roll(s: Table) -> Table:
    """Let chance decide as long as it is owed."""
    while not s.over and s.actor() == -1:
        s.roll()
    return s


def told(s: Table, seat: int = -3) -> list[object]:
    """Return the keys of what the last action told a viewer."""
    return [event["key"] for event in s.events_for(seat)]


def hand(s: Table, seat: int) -> list[int]:
    """Return the tokens of *seat* by value: [ones, twos, threes]."""
    return [int(count) for count in s.held[seat * VALUES : seat * VALUES + VALUES]]


def mat(s: Table, seat: int, viewer: int = -3) -> dict[str, Any]:
    """Return a mat as *viewer* sees it."""
    shown = cast("dict[str, Any]", s.view(viewer)["table"])
    return cast("dict[str, Any]", shown["mats"][seat])


def refused(s: Table, seat: int, name: str) -> str | None:
    """Return the rule that forbids an action, or None."""
    refusal = s.refusal(seat, ANTLER.actions.number(name))
    return refusal.rule if refusal else None


def stag(s: Table, seat: int) -> str:
    """Return the name of the space where the stag of *seat* stands."""
    return SPACE_NAMES[s.where[seat]]


def end_round(s: Table) -> Table:
    """Let every seat reveal and move on at random until the next planning or the end."""
    while not s.over and type(s.stack[-1]).__name__ != "Plans":
        seat = s.actor()
        if seat == -1:
            s.roll()
        else:
            s.apply(seat, s.legal(seat)[0])
    return s
