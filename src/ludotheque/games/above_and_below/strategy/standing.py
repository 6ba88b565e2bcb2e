"""What a village has and may expect, in points, whatever is being asked.

Every weight says what one thing is worth in points; `tools/tune.py` finds them.  Other modules
read them as standing.HAND and so on, never by importing the number: it must be able to change.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.games.above_and_below.box.contents import CIDER, GOODS, POTION, ROUNDS
from ludotheque.games.above_and_below.rules import rounds, track
from ludotheque.games.above_and_below.rules.harvest import goods_lying
from ludotheque.games.above_and_below.rules.night import beds
from ludotheque.games.above_and_below.rules.reputation import space_points
from ludotheque.games.above_and_below.rules.scoring import (
    bonus_points,
    object_points,
    rank_points,
)
from ludotheque.games.above_and_below.rules.supplies import held, owned
from ludotheque.games.above_and_below.table import (
    EMPTY,
    INJURED,
    LAST_GOODS,
    MORNING,
    NIGHT,
    ON_CARD,
    READY,
    REST,
    TURNS,
    Table,
    count_of,
)

__all__ = [
    "CAVE", "CIDER_WORTH", "FREE_BUILDING", "HAND", "HURT", "LUCK", "POTION_WORTH", "REPUTATION",
    "RIPE", "STEP", "coin_worth", "good_worth", "goods_at_hand", "mean_lanterns",
    "newcomer_worth", "ready_worth", "rounds_to_come", "standing", "standing_with",
]  # fmt: skip

# A coin, by the rounds still to come: at the end it only breaks ties.
COIN: Final = [0.0779, 0.328, 0.369, 0.485, 0.477, 0.331, 1.09]
LAST_COIN: Final = 0.0102
# Coins beyond a star house are worth this much of their value.
PLENTY: Final = 14
SURPLUS: Final = 0.468
# A villager who can be used this round; what his symbols and each lantern he shows add.
HAND: Final = 0.633
HAMMER_HAND: Final = 0.126
QUILL_HAND: Final = 0.0889
LANTERN_HAND: Final = 0.538
# In every round to come: a villager with a bed, one without, and a bed for somebody to be hired.
BEDDED: Final = 1.43
BEDLESS: Final = 0.18
SPARE_BED: Final = 0.237
SPARE_BEDS: Final = 2
# An injured villager needs a night more.
HURT: Final = 0.405
# Goods still lying on a card, and a card that refills, in every round to come.
RIPE: Final = 0.439
REFILL: Final = 0.362
# Drinks, and an empty cave for the next outpost (the first two).
POTION_WORTH: Final = 0.609
CIDER_WORTH: Final = 0.185
CAVE: Final = 0.653
CAVES_OF_USE: Final = 2
# A step of reputation before the ranks are settled, and one that the book gives or takes.
REPUTATION: Final = 0.303
STEP: Final = 1.85
# A game of luck in a cave, and a building for nothing.
LUCK: Final = 0.943
FREE_BUILDING: Final = 10.5
# Symbols on cards, in every round to come.
TRAIN_TO_READY: Final = 0.412
BUILDING_COIN: Final = 0.341
EXPLORING_COIN: Final = 0.1
A_REROLL: Final = 0.102
DRINKS_AS_COINS: Final = 0.0568


def rounds_to_come(s: Table) -> i64:
    """Return how many rounds follow the one at hand, or the one the night leads to."""
    return ROUNDS - s.round if s.stage != LAST_GOODS else 0


def coin_worth(s: Table) -> float:
    """Return the points a coin may still become."""
    return LAST_COIN if s.stage == LAST_GOODS else COIN[rounds_to_come(s)]


def standing(s: Table, seat: i64) -> float:
    """Return the points that *seat* may expect; goods at hand are placed while that is possible."""
    spare = zeros(GOODS) if s.stage == LAST_GOODS else goods_at_hand(s, seat)
    return standing_with(s, seat, spare)


def standing_with(s: Table, seat: i64, spare: Ints) -> float:
    """Return the points that *seat* may expect if it places the *spare* goods and no others."""
    return (
        float(len(owned(s, seat)) + bonus_points(s, seat) + object_points(s, seat))
        + fame(s, seat)
        + float(track_value(s, seat, spare))
        + purse(s, seat, spare)
        + hands(s, seat)
        + stores(s, seat)
    )


def fame(s: Table, seat: i64) -> float:
    """Return what the reputation is worth: the ranks count more the later it is."""
    # Who leads early may be behind at the end: until then a step ahead is worth a little.
    settled = float(s.round) / float(ROUNDS)
    mean: i64 = 0
    for reputation in s.reputation:
        mean += reputation
    ahead = float(s.reputation[seat]) - float(mean) / float(s.seats)
    early = REPUTATION * ahead * (1.0 - settled)
    return float(space_points(s, seat)) + float(rank_points(s, seat)) * settled + early


def goods_at_hand(s: Table, seat: i64) -> Ints:
    """Return the goods that could be placed on the track."""
    goods = zeros(GOODS)
    for good in range(GOODS):
        goods[good] = held(s, seat, good)
    return goods


def track_value(s: Table, seat: i64, spare: Ints) -> i64:
    """Return the points of the track with the *spare* goods on it, new kinds few first."""
    filled = track.filled_places(s, seat)
    total: i64 = 0
    left = spare[:]
    for place in range(filled):
        kind = s.track_kinds[seat * GOODS + place]
        count = s.track_counts[seat * GOODS + place] + left[kind]
        total += count * s.box.track_points[place]
        left[kind] = 0
    # Later places score more a good, so the kind of which there are most is placed last.
    fewest = smallest(left)
    while fewest >= 0:
        total += left[fewest] * s.box.track_points[filled]
        left[fewest] = 0
        filled += 1
        fewest = smallest(left)
    return total


def smallest(counts: Ints) -> i64:
    """Return which of *counts* is the smallest above none, or -1."""
    best: i64 = -1
    for kind in range(len(counts)):
        if counts[kind] > 0 and (best < 0 or counts[kind] < counts[best]):
            best = kind
    return best


def kinds_with(s: Table, seat: i64, spare: Ints) -> i64:
    """Return how many places of the track are filled once the *spare* goods are on it."""
    filled = track.filled_places(s, seat)
    for kind in range(GOODS):
        if spare[kind] > 0 and not on_track(s, seat, kind):
            filled += 1
    return filled


def on_track(s: Table, seat: i64, kind: i64) -> bool:
    """Say whether *kind* has its place on the track."""
    return any(s.track_kinds[place] == kind for place in range(seat * GOODS, seat * GOODS + GOODS))


def good_worth(s: Table, seat: i64, good: i64) -> float:
    """Return what one more *good* is worth: its place on the track, and the income of that."""
    spare = goods_at_hand(s, seat)
    before = track_value(s, seat, spare)
    filled = kinds_with(s, seat, spare)
    spare[good] += 1
    gain = float(track_value(s, seat, spare) - before)
    more = s.box.incomes[kinds_with(s, seat, spare)] - s.box.incomes[filled]
    return gain + float(more * rounds_to_come(s)) * coin_worth(s)


def purse(s: Table, seat: i64, spare: Ints) -> float:
    """Return what coins and income to come are worth."""
    each = coin_worth(s)
    plenty = min(s.coins[seat], PLENTY)
    value = each * (float(plenty) + SURPLUS * float(s.coins[seat] - plenty))
    coming = rounds_to_come(s)
    # At night the marker has moved on, but the income of this night is still to be paid.
    if s.stage in (NIGHT, MORNING):
        coming += 1
    income = s.box.incomes[kinds_with(s, seat, spare)] + rounds.card_income(s, seat)
    return value + each * float(coming * income)


def ready_worth(s: Table, villager: i64) -> float:
    """Return what it is worth that *villager* can be used in the round at hand."""
    token = s.box.villagers[villager]
    value = HAND + LANTERN_HAND * mean_lanterns(s, villager)
    if token.hammer:
        value += HAMMER_HAND
    if token.quill:
        value += QUILL_HAND
    return value


def mean_lanterns(s: Table, villager: i64) -> float:
    """Return the lanterns that *villager* shows on average."""
    total: i64 = 0
    for lanterns in s.box.villagers[villager].lanterns:
        total += lanterns
    return float(total) / 6.0


def hands(s: Table, seat: i64) -> float:
    """Return what the villagers and their beds are worth, now and in the rounds to come."""
    value = 0.0
    everybody: i64 = 0
    out = s.passed[seat] == 1 and s.stage == TURNS
    villager: i64 = 0
    for where in s.villager_at:
        area = where - 4 * seat
        if READY <= area <= ON_CARD:
            everybody += 1
            if area == READY and not out and s.stage != LAST_GOODS:
                value += ready_worth(s, villager)
            elif area == INJURED:
                value -= HURT if rounds_to_come(s) > 0 else 0.0
            # A Metal Man needs none of the beds (AB-13.8).
            if s.box.villagers[villager].metal:
                everybody -= 1
                value += BEDDED * float(rounds_to_come(s))
        villager += 1
    return value + float(rounds_to_come(s)) * with_beds(everybody, beds(s, seat))


def with_beds(people: i64, places: i64) -> float:
    """Return what so many *people* with so many beds are worth in a round."""
    slept = min(people, places)
    spare = min(places - slept, SPARE_BEDS)
    return BEDDED * float(slept) + BEDLESS * float(people - slept) + SPARE_BED * float(spare)


def newcomer_worth(s: Table, seat: i64) -> float:
    """Return what one more villager in Rest is worth."""
    people: i64 = 0
    for area in (READY, REST, INJURED, ON_CARD):
        people += count_of(s.villager_at, area + 4 * seat)
    places = beds(s, seat)
    more = with_beds(people + 1, places) - with_beds(people, places)
    return float(rounds_to_come(s)) * more


def stores(s: Table, seat: i64) -> float:
    """Return what drinks, ripe goods, empty caves and the symbols of cards are worth."""
    coming = float(rounds_to_come(s))
    value = symbols(s, seat) * coming
    if coming > 0:
        value += POTION_WORTH * float(held(s, seat, POTION))
        value += CIDER_WORTH * float(held(s, seat, CIDER))
    if s.stage != LAST_GOODS:
        value += CAVE * float(min(count_of(s.cave_at, EMPTY + seat), CAVES_OF_USE))
        value += RIPE * float(goods_lying(s, seat))
    return value


def symbols(s: Table, seat: i64) -> float:
    """Return what the cards of *seat* are worth in a round, beside beds and coins."""
    value = 0.0
    for card in owned(s, seat):
        building = s.box.buildings[card]
        value += POTION_WORTH * float(building.potion_income)
        value += BUILDING_COIN * float(building.coin_after_building)
        value += EXPLORING_COIN * float(building.coin_after_exploring)
        value += A_REROLL * float(building.rerolls)
        if building.train_to_ready:
            value += TRAIN_TO_READY
        if building.tokens_as_coins:
            value += DRINKS_AS_COINS
        if building.refill:
            value += REFILL
    return value
