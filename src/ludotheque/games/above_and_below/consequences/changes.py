"""Changes: a village as it is, and as it would be in a copy on which a rule was tried.

Only what lies open is ever tried: nothing is drawn, read or revealed in a copy.
"""

from mypy_extensions import i64

from ludotheque.core.facts import Fact, chance
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, ITEMS, VILLAGER_IDS, VILLAGERS
from ludotheque.games.above_and_below.knowledge.odds import FACES
from ludotheque.games.above_and_below.rules import night, rounds, track
from ludotheque.games.above_and_below.rules.cats import LEAST_OBEDIENT
from ludotheque.games.above_and_below.rules.scoring import points
from ludotheque.games.above_and_below.rules.supplies import held
from ludotheque.games.above_and_below.table import INJURED, ON_CARD, REST, Table

__all__ = [
    "before_and_after", "cat_die", "certain", "coins", "gained", "grown", "income", "price",
    "tonight",
]  # fmt: skip


def before_and_after(s: Table, world: Table, seat: i64, rule: str) -> list[Fact]:
    """Return all that *world* has changed for *seat*; coins and items come by *rule*."""
    return coins(s, world, seat, rule) + gained(s, world, seat, rule) + grown(s, world, seat)


def grown(s: Table, world: Table, seat: i64) -> list[Fact]:
    """Return reputation, points and income, where *world* has changed them."""
    facts: list[Fact] = []
    for key, law, was, now in (
        ("reputation", "AB-14.1", s.reputation[seat], world.reputation[seat]),
        ("points", "AB-15.1", points(s, seat), points(world, seat)),
    ):
        if was != now:
            facts.append(Fact(key, {"before": was, "after": now}, law))
    return facts + income_change(s, world, seat)


def coins(s: Table, world: Table, seat: i64, rule: str) -> list[Fact]:
    """Return the coins of *seat*, if *world* has changed them."""
    if s.coins[seat] == world.coins[seat]:
        return []
    return [Fact("coins", {"before": s.coins[seat], "after": world.coins[seat]}, rule)]


def gained(s: Table, world: Table, seat: i64, rule: str) -> list[Fact]:
    """Return the items that *seat* has more of in *world*."""
    facts: list[Fact] = []
    for item in range(ITEMS):
        more = held(world, seat, item) - held(s, seat, item)
        if more > 0:
            facts.append(Fact("gain", {"item": ITEM_NAMES[item], "count": more}, rule))
    return facts


def income(s: Table, seat: i64) -> i64:
    """Return the coins that a night brings *seat*."""
    return track.income(s, seat) + rounds.card_income(s, seat)


def income_change(s: Table, world: Table, seat: i64) -> list[Fact]:
    """Return the income, if *world* has changed it and a night is left to pay it."""
    was = income(s, seat)
    now = income(world, seat)
    nights = rounds.nights_left(s)
    if was == now or nights == 0:
        return []
    facts: dict[str, object] = {
        "before": was,
        "after": now,
        "nights": nights,
        "more": (now - was) * nights,
    }
    return [Fact("income", facts, "AB-11.9")]


def price(s: Table, seat: i64, cost: i64, rule: str) -> list[Fact]:
    """Return what is paid to the bank: in coins, or with drinks where they do not suffice."""
    if cost == 0:
        return []
    if cost > s.coins[seat]:
        facts: dict[str, object] = {
            "price": cost,
            "coins": s.coins[seat],
            "drinks": cost - s.coins[seat],
        }
        return [Fact("price-with-drinks", facts, "AB-16.4")]
    return [Fact("price", {"price": cost, "left": s.coins[seat] - cost}, rule)]


def certain(s: Table, seat: i64, cost: i64, facts: list[Fact]) -> list[Fact]:
    """Return *facts* without the points where drinks must be spent: which, is still to be said."""
    if cost <= s.coins[seat]:
        return facts
    return [fact for fact in facts if fact.key != "points"]


def tonight(s: Table, seat: i64) -> list[Fact]:
    """Return how many will want a bed, and the beds, unless no night follows."""
    if rounds.nights_left(s) == 0:
        return []
    facts: dict[str, object] = {"tired": tired(s, seat), "beds": night.beds(s, seat)}
    return [Fact("beds", facts, "AB-11.6")]


def tired(s: Table, seat: i64) -> i64:
    """Return how many of *seat* are not ready; Metal Men need no bed (AB-13.8)."""
    count: i64 = 0
    for villager in range(VILLAGERS):
        area = s.villager_at[villager] - 4 * seat
        if area in (REST, INJURED, ON_CARD) and not s.box.villagers[villager].metal:
            count += 1
    return count


def cat_die(s: Table, villager: i64) -> list[Fact]:
    """Return how likely a cat does as he is asked; of others nothing need be said."""
    if not s.box.villagers[villager].cat:
        return []
    facts: dict[str, object] = {
        "villager": VILLAGER_IDS[villager],
        "chance": chance(FACES - LEAST_OBEDIENT + 1, FACES),
    }
    return [Fact("cat-die", facts, "AB-13.4")]
