"""Coins, goods, cider and potions: as many as lie in the box (AB-1)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.contents import CIDER, GOODS, ITEM_NAMES, ITEMS, POTION
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.table import Table

__all__ = [
    "drinks", "earn", "funds", "gain", "held", "let_go", "lose_coins", "owned", "pays_with_drinks",
    "possessed", "spend",
]  # fmt: skip


def owned(s: Table, seat: i64) -> Ints:
    """Return the buildings of *seat*."""
    return estate_of(s, seat).cards


def earn(s: Table, seat: i64, coins: i64) -> None:
    """Give *seat* so many coins, or what the bank has left (AB-1.3)."""
    given = min(coins, s.bank)
    s.bank -= given
    s.coins[seat] += given
    if given > 0 and s.telling():
        s.tell("earned", {"seat": seat, "coins": given})


def lose_coins(s: Table, seat: i64, coins: i64) -> None:
    """Take so many coins from *seat*, or what it has (AB-4.29)."""
    taken = min(coins, s.coins[seat])
    s.coins[seat] -= taken
    s.bank += taken
    if taken > 0 and s.telling():
        s.tell("paid", {"seat": seat, "coins": taken})


def gain(s: Table, seat: i64, item: i64, count: i64) -> None:
    """Give *seat* so many of *item*, or what the supply has left (AB-1.3)."""
    given = min(count, s.supply[item])
    s.supply[item] -= given
    s.reserve[seat * ITEMS + item] += given
    if given > 0 and s.telling():
        s.tell("gained", {"seat": seat, "count": given, "item": ITEM_NAMES[item]})


def held(s: Table, seat: i64, item: i64) -> i64:
    """Return how many of *item* lie in the reserve and on the sale space (AB-9.6)."""
    return s.reserve[seat * ITEMS + item] + (1 if s.sale[seat] == item else 0)


def possessed(s: Table, seat: i64, item: i64) -> i64:
    """Return how many of *item* the seat has: reserve, sale space and track."""
    count = held(s, seat, item)
    for place in range(seat * GOODS, seat * GOODS + GOODS):
        if s.track_kinds[place] == item:
            count += s.track_counts[place]
    return count


def let_go(s: Table, seat: i64, item: i64) -> None:
    """Take one of *item* out of the reserve, or off the sale space (AB-9.6)."""
    # The reserve first: what is for sale stays there as long as it can.
    if s.reserve[seat * ITEMS + item] > 0:
        s.reserve[seat * ITEMS + item] -= 1
    else:
        s.sale[seat] = -1


def spend(s: Table, seat: i64, item: i64) -> None:
    """Put one of *item* back into the supply (AB-1.4)."""
    let_go(s, seat, item)
    s.supply[item] += 1
    if s.telling():
        s.tell("spent", {"seat": seat, "item": ITEM_NAMES[item]})


def drinks(s: Table, seat: i64) -> i64:
    """Return how many ciders and potions *seat* holds."""
    return held(s, seat, CIDER) + held(s, seat, POTION)


def pays_with_drinks(s: Table, seat: i64) -> bool:
    """Say whether a card of *seat* makes coins of its drinks, and there are any (AB-16.4)."""
    if drinks(s, seat) == 0:
        return False
    return any(s.box.buildings[card].tokens_as_coins for card in estate_of(s, seat).special)


def funds(s: Table, seat: i64) -> i64:
    """Return how much *seat* can pay to the bank."""
    if pays_with_drinks(s, seat):
        return s.coins[seat] + drinks(s, seat)
    return s.coins[seat]
