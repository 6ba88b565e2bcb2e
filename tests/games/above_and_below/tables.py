"""Tables of Above and Below, laid out for a test and always with the whole box on them."""

from collections.abc import Iterable
from typing import cast

from ludotheque.core import CHANCE, Pile, ints
from ludotheque.games.above_and_below import GAME as ABOVE
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    CAVE_IDS,
    ITEM_NAMES,
    ITEMS,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.rules import explore
from ludotheque.games.above_and_below.table import (
    EMPTY,
    FOR_HIRE,
    INJURED,
    ON_CARD,
    OPEN,
    READY,
    REST,
    UNSEEN,
    Table,
)

AREAS = {READY: "ready", REST: "rest", INJURED: "injured", ON_CARD: "on card"}


def table(seats: int = 2, seed: int = 1, pack: object = None, **options: object) -> Table:
    """A table at the first turn of the first round, everything drawn at random."""
    s = cast("Table", ABOVE.new(seats, seed, pack=pack, **options))
    roll(s)
    return s


def roll(s: Table) -> None:
    """Let chance decide until a seat is asked."""
    while s.actor() == CHANCE:
        s.roll()


def do(s: Table, *names: str) -> None:
    """Take the actions called *names*, each for whoever is asked, chance too."""
    for name in names:
        s.act(s.actor(), name)


def names(s: Table, seat: int | None = None) -> list[str]:
    """The names of what may be done now."""
    legal = s.legal(s.actor() if seat is None else seat) or [a for a, _ in s.chances()]
    return [ABOVE.actions.name(action) for action in legal]


def kind(s: Table) -> str:
    """The name of the question asked now."""
    return type(s.stack[-1]).__name__


def asked(s: Table, seat: int) -> str:
    """The name of the question that *seat* is asked in a night."""
    return type(s.question(seat)).__name__


def give(s: Table, seat: int, coins: int = 0, **items: int) -> None:
    """Hand coins from the bank and items from the supply to *seat*."""
    s.coins[seat] += coins
    s.bank -= coins
    for name, count in items.items():
        item = ITEM_NAMES.index(name)
        s.supply[item] -= count
        s.reserve[seat * ITEMS + item] += count


def take_coins(s: Table, seat: int, coins: int | None = None) -> None:
    """Put coins of *seat*, all by default, back into the bank."""
    back = s.coins[seat] if coins is None else coins
    s.coins[seat] -= back
    s.bank += back


def drain(s: Table, seat: int, name: str, left: int = 0) -> None:
    """Hand all but *left* of an item to *seat*."""
    give(s, seat, **{name: s.supply[ITEM_NAMES.index(name)] - left})


def held(s: Table, seat: int, name: str) -> int:
    """How many of an item lie in the reserve."""
    return s.reserve[seat * ITEMS + ITEM_NAMES.index(name)]


def supply(s: Table, name: str) -> int:
    """How many of an item the supply has."""
    return s.supply[ITEM_NAMES.index(name)]


def own(s: Table, seat: int, *cards: str) -> None:
    """Put cards into a village without what they bring when built; outposts on a fresh cave."""
    for name in cards:
        card = BUILDING_IDS.index(name)
        out_of_row_and_pile(s, card)
        s.give_building(card, seat)
        if name.startswith("O"):
            win_cave(s, seat)
            s.cave_at[cave_of(s, seat)] += 4


def lay_open(s: Table, *cards: str) -> None:
    """Put houses or outposts into their rows, from the left, and what lay there into the pile."""
    for name in cards:
        card = BUILDING_IDS.index(name)
        if s.building_at[card] == OPEN:
            continue
        row = 1 if name.startswith("O") else 0
        if name.startswith("K"):
            s.building_at[card] = OPEN
            continue
        place = next(p for p in range(4 * row, 4 * row + 4) if BUILDING_IDS[s.rows[p]] not in cards)
        back = s.rows[place]
        s.piles[row].take(card)
        s.rows[place] = card
        s.building_at[card] = OPEN
        s.building_at[back] = UNSEEN
        repile(s, row, [*s.piles[row].cards, back])


def repile(s: Table, row: int, cards: Iterable[int]) -> None:
    """Make *cards* a pile without any known order."""
    s.piles[row] = Pile.shuffled(ints(cards))


def out_of_row_and_pile(s: Table, card: int) -> None:
    """Take a card from where it lies; its place in a row stays empty."""
    for row in (0, 1):
        cards = [held for held in s.piles[row].cards if held != card]
        if len(cards) < len(s.piles[row].cards):
            repile(s, row, cards)
    for place in range(8):
        if s.rows[place] == card:
            s.rows[place] = -1


def cave_of(s: Table, seat: int) -> int:
    """An empty cave of *seat*."""
    return list(s.cave_at).index(EMPTY + seat)


def win_cave(s: Table, seat: int, count: int = 1) -> None:
    """Give *seat* caves from the bottom of the pile's unknown part."""
    for _ in range(count):
        bottom = min(s.cave_pile.cards[: s.cave_pile.layers[0]])
        top = [card for card in s.cave_pile.cards if card != bottom]
        layers = [s.cave_pile.layers[0] - 1, *list(s.cave_pile.layers)[1:]]
        s.cave_pile = Pile(ints(top), ints([size for size in layers if size]))
        s.cave_at[bottom] = EMPTY + seat


def move(s: Table, seat: int, area: int, *villagers: str) -> None:
    """Put villagers into an area of *seat*, wherever they were."""
    for name in villagers:
        villager = VILLAGER_IDS.index(name)
        if s.villager_at[villager] == FOR_HIRE:
            s.hire[list(s.hire).index(villager)] = -1
        s.villager_at[villager] = area + 4 * seat


def area(s: Table, name: str) -> str | int:
    """The area that a villager is in."""
    place = s.villager_at[VILLAGER_IDS.index(name)]
    return AREAS[4 + (place - 4) % 4] if place >= READY else place


def for_hire(s: Table, *villagers: str | None) -> None:
    """Put exactly these villagers on the places for hire, None for an empty place."""
    for villager in s.hire:
        if villager >= 0:
            s.villager_at[villager] = UNSEEN
    for place, name in enumerate([*villagers, *[None] * 5][:5]):
        s.hire[place] = -1 if name is None else VILLAGER_IDS.index(name)
        if name is not None:
            s.villager_at[VILLAGER_IDS.index(name)] = FOR_HIRE


def open_cave(s: Table) -> str:
    """The name of the cave on top of the pile."""
    return CAVE_IDS[s.cave_pile.top()[0]]


def into_cave(s: Table, *party: str) -> None:
    """Let the seat in turn explore with *party*; the paragraph's die is still to be thrown."""
    do(s, "explore", *[f"send {name}" for name in party], "go")
    if kind(s) == "ShowCave":
        s.roll()


def at_paragraph(s: Table, number: int, *party: str, listen: bool = False) -> None:
    """Let the seat in turn explore with *party* and come to a paragraph."""
    into_cave(s, *party)
    if listen:
        s.listen()
    read_paragraph(s, number)


def read_paragraph(s: Table, number: int) -> None:
    """Open the book at a paragraph instead of throwing its die."""
    s.stack.pop()
    explore.open_paragraph(s, number)
    while not s.over and not s.stack:
        s.advance()


def throw(s: Table, *faces: int) -> None:
    """Throw these faces, one die after the other."""
    do(s, *[f"die {face}" for face in faces])


def everybody_passes(s: Table) -> None:
    """End the round: whoever is asked for a turn passes."""
    now = s.round
    while not s.over and s.round == now and kind(s) == "Turn":
        do(s, "pass")


def sleep_well(s: Table) -> None:
    """Let everybody use what beds there are and do nothing else, until morning."""
    while not s.over and kind(s) in ("Resting", "LastGoods", "FillHire"):
        if s.actor() == CHANCE:
            s.roll()
            continue
        seat = s.waiting()[0]
        legal = names(s, seat)
        beds = [name for name in legal if name.startswith("bed")]
        s.act(seat, beds[0] if beds else legal[-1])


def told(s: Table, key: str) -> list[dict[str, object]]:
    """The events of a kind that the last action told."""
    return [event for event in s.events_for(0) if event["key"] == key]
