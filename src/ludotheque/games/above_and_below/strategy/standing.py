"""What a village has, in points, whatever is being asked: what it may become counts too."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.games.above_and_below.box.contents import CIDER, GOODS, POTION, ROUNDS
from ludotheque.games.above_and_below.rules import rounds, track
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.rules.harvest import goods_lying
from ludotheque.games.above_and_below.rules.night import beds
from ludotheque.games.above_and_below.rules.reputation import space_points
from ludotheque.games.above_and_below.rules.scoring import (
    bonus_points,
    object_points,
    rank_points,
)
from ludotheque.games.above_and_below.rules.supplies import held, owned
from ludotheque.games.above_and_below.strategy import weights
from ludotheque.games.above_and_below.table import (
    EMPTY,
    INJURED,
    LAST_GOODS,
    ON_CARD,
    READY,
    REST,
    TURNS,
    Table,
    count_of,
)

__all__ = [
    "coin_worth", "good_worth", "goods_at_hand", "mean_lanterns",
    "newcomer_worth", "ready_worth", "rounds_to_come", "standing", "standing_with",
]  # fmt: skip


def rounds_to_come(s: Table) -> i64:
    """Return how many rounds follow the one at hand, or the one the night leads to."""
    if s.stage == LAST_GOODS:
        return 0
    return ROUNDS - s.round


def coin_worth(s: Table) -> float:
    """Return the points a coin may still become."""
    return weights.LAST_COIN if s.stage == LAST_GOODS else weights.COIN[rounds_to_come(s)]


def standing(s: Table, seat: i64) -> float:
    """Return the points that *seat* may expect; goods at hand are placed while that is possible."""
    spare = zeros(GOODS) if s.stage == LAST_GOODS else goods_at_hand(s, seat)
    return standing_with(s, seat, spare)


def standing_with(s: Table, seat: i64, spare: Ints) -> float:
    """Return the points that *seat* may expect if it places the *spare* goods and no others."""
    return (
        float(len(owned(s, seat)) + bonus_points(s, seat) + object_points(s, seat))
        + reputation_worth(s, seat)
        + float(track_value(s, seat, spare))
        + coins_worth(s, seat, spare)
        + villagers_worth(s, seat)
        + belongings_worth(s, seat)
    )


def reputation_worth(s: Table, seat: i64) -> float:
    """Return what the reputation is worth: the ranks count more the later it is."""
    # Who leads early may be behind at the end: until then a step ahead is worth a little.
    settled = float(s.round) / float(ROUNDS)
    mean: i64 = 0
    for reputation in s.reputation:
        mean += reputation
    ahead = float(s.reputation[seat]) - float(mean) / float(s.seats)
    early = weights.REPUTATION * ahead * (1.0 - settled)
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


def coins_worth(s: Table, seat: i64, spare: Ints) -> float:
    """Return what coins and income to come are worth."""
    each = coin_worth(s)
    plenty = min(s.coins[seat], weights.PLENTY)
    value = each * (float(plenty) + weights.SURPLUS * float(s.coins[seat] - plenty))
    income = s.box.incomes[kinds_with(s, seat, spare)] + rounds.card_income(s, seat)
    return value + each * float(rounds.nights_left(s) * income)


def ready_worth(s: Table, villager: i64) -> float:
    """Return what it is worth that *villager* can be used in the round at hand."""
    token = s.box.villagers[villager]
    value = weights.HAND + weights.LANTERN_HAND * mean_lanterns(s, villager)
    if token.hammer:
        value += weights.HAMMER_HAND
    if token.quill:
        value += weights.QUILL_HAND
    return value


def mean_lanterns(s: Table, villager: i64) -> float:
    """Return the lanterns that *villager* shows on average."""
    return float(s.box.villagers[villager].all_lanterns) / 6.0


def villagers_worth(s: Table, seat: i64) -> float:
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
                value -= weights.HURT if rounds_to_come(s) > 0 else 0.0
            # A Metal Man needs none of the beds (AB-13.8).
            if s.box.villagers[villager].metal:
                everybody -= 1
                value += weights.BEDDED * float(rounds_to_come(s))
        villager += 1
    return value + float(rounds_to_come(s)) * with_beds(everybody, beds(s, seat))


def with_beds(people: i64, places: i64) -> float:
    """Return what so many *people* with so many beds are worth in a round."""
    slept = min(people, places)
    spare = min(places - slept, weights.SPARE_BEDS)
    with_or_without = weights.BEDDED * float(slept) + weights.BEDLESS * float(people - slept)
    return with_or_without + weights.SPARE_BED * float(spare)


def newcomer_worth(s: Table, seat: i64) -> float:
    """Return what one more villager in Rest is worth."""
    people: i64 = 0
    for area in (READY, REST, INJURED, ON_CARD):
        people += count_of(s.villager_at, area + 4 * seat)
    places = beds(s, seat)
    more = with_beds(people + 1, places) - with_beds(people, places)
    return float(rounds_to_come(s)) * more


def belongings_worth(s: Table, seat: i64) -> float:
    """Return what drinks, ripe goods, empty caves and the symbols of cards are worth."""
    coming = float(rounds_to_come(s))
    value = symbols_worth(s, seat) * coming
    if coming > 0:
        value += weights.POTION_WORTH * float(held(s, seat, POTION))
        value += weights.CIDER_WORTH * float(held(s, seat, CIDER))
    if s.stage != LAST_GOODS:
        value += weights.CAVE * float(min(count_of(s.cave_at, EMPTY + seat), weights.CAVES_OF_USE))
        value += weights.RIPE * float(goods_lying(s, seat))
    return value


def symbols_worth(s: Table, seat: i64) -> float:
    """Return what the cards of *seat* are worth in a round, beside beds and coins."""
    value = 0.0
    for card in estate_of(s, seat).special:
        building = s.box.buildings[card]
        value += weights.POTION_WORTH * float(building.potion_income)
        value += weights.BUILDING_COIN * float(building.coin_after_building)
        value += weights.EXPLORING_COIN * float(building.coin_after_exploring)
        value += weights.A_REROLL * float(building.rerolls)
        if building.train_to_ready:
            value += weights.TRAIN_TO_READY
        if building.tokens_as_coins:
            value += weights.DRINKS_AS_COINS
        if building.refill:
            value += weights.REFILL
    return value
