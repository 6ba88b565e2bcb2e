"""The count of everything in the box: nothing is ever lost (AB-1.3, AB-1.4)."""

from mypy_extensions import i64

from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    BUILDINGS,
    CAVE_IDS,
    CAVES,
    ITEM_NAMES,
    ITEMS,
    KEYS,
    OUTPOSTS,
    STARTING,
    VILLAGER_IDS,
    VILLAGERS,
)
from ludotheque.games.above_and_below.rules.supplies import possessed
from ludotheque.games.above_and_below.table import FOR_HIRE, IN_PILE, OPEN, UNSEEN, Table

__all__ = ["census"]


def census(s: Table) -> dict[str, int]:
    """Count coins, items, cards, caves and villagers, wherever they are."""
    counts = {"coins": int(s.bank) + sum(int(coins) for coins in s.coins)}
    for item in range(ITEMS):
        seats = sum(int(possessed(s, seat, item)) for seat in range(s.seats))
        counts[ITEM_NAMES[item]] = int(s.supply[item]) + seats
    counts["cider"] += int(s.cider)
    for card in range(BUILDINGS):
        if s.stock[card] > 0:
            counts[ITEM_NAMES[s.box.buildings[card].kind]] += int(s.stock[card])
    lying = [int(card) for card in s.rows if card >= 0]
    for pile in s.piles:
        lying += [int(card) for card in pile.cards]
    lying += [card for card in range(BUILDINGS) if not in_row_or_pile(s, card)]
    counts |= {BUILDING_IDS[card]: lying.count(card) for card in range(BUILDINGS)}
    caves = [int(cave) for cave in s.cave_pile.cards]
    caves += [cave for cave in range(CAVES) if s.cave_at[cave] != IN_PILE]
    counts |= {CAVE_IDS[cave]: caves.count(cave) for cave in range(CAVES)}
    hired = [int(villager) for villager in s.hire if villager >= 0]
    hired += [villager for villager in range(VILLAGERS) if s.villager_at[villager] != FOR_HIRE]
    counts |= {VILLAGER_IDS[villager]: hired.count(villager) for villager in range(VILLAGERS)}
    return counts


def in_row_or_pile(s: Table, card: i64) -> bool:
    """Say whether *card* is one that lies in a row or a pile of houses or outposts."""
    paired = card < KEYS or OUTPOSTS <= card < STARTING
    return paired and s.building_at[card] in (UNSEEN, OPEN)
