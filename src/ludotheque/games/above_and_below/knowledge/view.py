"""What lies on the table for everybody to see: all but the order of the piles (AB-1.6)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.pile import Pile
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    BUILDINGS,
    CAVE_IDS,
    GOODS,
    ITEM_NAMES,
    ITEMS,
    KEYS,
    OUTPOSTS,
    SCORED,
    STARS,
    VILLAGER_IDS,
    VILLAGERS,
)
from ludotheque.games.above_and_below.box.encounters import (
    IF_FISHFOLK,
    IF_HAS,
    IF_PAID,
    PER_HAMMER,
    PER_QUILL,
    PER_ROPE,
    Choice,
)
from ludotheque.games.above_and_below.rules import lanterns, night, rounds, track
from ludotheque.games.above_and_below.rules.supplies import owned
from ludotheque.games.above_and_below.table import (
    COVERED,
    EMPTY,
    INJURED,
    ON_CARD,
    OPEN,
    READY,
    REST,
    UNSEEN,
    Table,
    count_of,
    places_of,
)

__all__ = ["choice_view", "table_view"]

BONUSES = {
    PER_HAMMER: "hammer",
    PER_QUILL: "quill",
    PER_ROPE: "rope",
    IF_HAS: "has",
    IF_FISHFOLK: "fishfolk",
    IF_PAID: "paid",
}


def table_view(s: Table) -> dict[str, object]:
    """Return everything: only the order of the piles is unknown, and so is the book."""
    return {
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "pack": s.box.pack_name,
        "bank": s.bank,
        "supply": named_items(s.supply, 0),
        "cider": s.cider,
        "hire": [
            {"villager": VILLAGER_IDS[s.hire[place]] if s.hire[place] >= 0 else None,
             "cost": s.box.hire_costs[place]}
            for place in range(len(s.hire))
        ],
        "houses": row_names(s, 0),
        "outposts": row_names(s, 4),
        "keys": open_names(s, KEYS, STARS),
        "stars": open_names(s, STARS, OUTPOSTS),
        "piles": [pile_view(pile, BUILDING_IDS) for pile in s.piles],
        "villager_pile": count_of(s.villager_at, UNSEEN),
        "cave_pile": pile_view(s.cave_pile, CAVE_IDS),
        "open_cave": open_cave(s),
        "villages": [village(s, seat) for seat in range(s.seats)],
        "renewed": s.renewed,
        "changed": s.sale_changed,
        "refused": [int(coins) for coins in s.refused],
        "encounter": encounter(s) if s.cave >= 0 else None,
        "cards": {BUILDING_IDS[card]: card_view(s, card) for card in range(BUILDINGS)
                  if s.building_at[card] >= OPEN},
        "villagers": {VILLAGER_IDS[v]: villager_view(s, v) for v in range(VILLAGERS)
                      if s.villager_at[v] > UNSEEN},
    }  # fmt: skip


def named_items(row: Ints, start: i64) -> dict[str, int]:
    """Return the ten counts of *row* from *start* by the items' names."""
    return {ITEM_NAMES[item]: int(row[start + item]) for item in range(ITEMS)}


def row_names(s: Table, start: i64) -> list[str | None]:
    """Return the four cards of a row, None for a gap."""
    return [
        BUILDING_IDS[s.rows[place]] if s.rows[place] >= 0 else None
        for place in range(start, start + 4)
    ]


def open_names(s: Table, low: i64, high: i64) -> list[str]:
    """Return the open cards of a deck."""
    return [BUILDING_IDS[card] for card in range(low, high) if s.building_at[card] == OPEN]


def pile_view(pile: Pile, names: list[str]) -> dict[str, object]:
    """Return a pile from its top: in each layer the cards that may lie there, in no order."""
    # Cards put under a pile lie where everybody saw them put (AB-4.34, AB-9.8).
    layers: list[list[str]] = []
    end = len(pile)
    for size in reversed([int(size) for size in pile.layers]):
        layers.append([names[card] for card in pile.cards[end - size : end]])
        end -= size
    return {"size": len(pile), "layers": layers}


def open_cave(s: Table) -> dict[str, object] | None:
    """Return the cave on top of the pile with the paragraph of each face."""
    if s.cave_pile.top_size() != 1:
        return None
    cave = s.cave_pile.top()[0]
    return {"cave": CAVE_IDS[cave], "paragraphs": [int(n) for n in s.box.caves[cave]][1:]}


def village(s: Table, seat: i64) -> dict[str, object]:
    """Return all that lies before *seat*."""
    return {
        "coins": s.coins[seat],
        "reputation": s.reputation[seat],
        "reserve": named_items(s.reserve, seat * ITEMS),
        "sale": ITEM_NAMES[s.sale[seat]] if s.sale[seat] >= 0 else None,
        "track": [
            {"item": ITEM_NAMES[s.track_kinds[place]], "count": int(s.track_counts[place])}
            for place in range(seat * GOODS, seat * GOODS + track.filled_places(s, seat))
        ],
        "ready": villager_names(s, READY + 4 * seat),
        "rest": villager_names(s, REST + 4 * seat),
        "injured": villager_names(s, INJURED + 4 * seat),
        "exploring": villager_names(s, ON_CARD + 4 * seat),
        "buildings": [
            {"card": BUILDING_IDS[card], "stock": int(s.stock[card])} for card in owned(s, seat)
        ],
        "caves": [CAVE_IDS[cave] for cave in places_of(s.cave_at, EMPTY + seat)],
        "covered": count_of(s.cave_at, COVERED + seat),
        "beds": night.beds(s, seat),
        "income": track.income(s, seat) + rounds.card_income(s, seat),
        "passed": s.passed[seat] == 1,
    }


def villager_names(s: Table, place: i64) -> list[str]:
    """Return the villagers at a place."""
    return [VILLAGER_IDS[villager] for villager in places_of(s.villager_at, place)]


def card_view(s: Table, card: i64) -> dict[str, object]:
    """Return what is printed on a card, without what it does not have."""
    building = s.box.buildings[card]
    printed: dict[str, object] = {
        "cost": int(building.cost),
        "beds": int(building.beds),
        "points": int(building.points),
        "income": int(building.income),
        "potion_income": int(building.potion_income),
        "goods": ITEM_NAMES[building.kind] if building.kind >= 0 else None,
        "count": int(building.goods),
        "refill": building.refill,
        "reputation": int(building.reputation),
        "potions": int(building.potions),
        "train_to_ready": building.train_to_ready,
        "coin_after_building": int(building.coin_after_building),
        "coin_after_exploring": int(building.coin_after_exploring),
        "rerolls": int(building.rerolls),
        "tokens_as_coins": building.tokens_as_coins,
        "income_per": {
            ITEM_NAMES[good]: int(building.income_per[good])
            for good in range(GOODS)
            if building.income_per[good] > 0
        },
        "points_per": {
            SCORED[thing]: int(building.points_per[thing])
            for thing in range(len(SCORED))
            if building.points_per[thing] > 0
        },
    }
    return {name: value for name, value in printed.items() if value}


def villager_view(s: Table, villager: i64) -> dict[str, object]:
    """Return what is printed on a villager."""
    token = s.box.villagers[villager]
    symbols = {
        "hammer": token.hammer and token.build_discount == 0,
        "hammer_plus": token.build_discount > 0,
        "quill": token.quill and token.train_discount == 0,
        "quill_plus": token.train_discount > 0,
        "cat": token.cat,
        "bad_reputation": token.bad_reputation,
        "metal": token.metal,
        "fishfolk": token.fishfolk,
    }
    return {
        "symbols": [symbol for symbol, printed in symbols.items() if printed],
        "lanterns": [int(lantern) for lantern in token.lanterns][1:],
    }


def encounter(s: Table) -> dict[str, object]:
    """Return the encounter as it is read aloud: no rewards, links or penalties (AB-4.5)."""
    choices = s.box.book[s.paragraph].choices
    return {
        "cave": CAVE_IDS[s.cave],
        "paragraph": s.paragraph,
        "choices": [choice_view(choice) for choice in choices],
        "choice": s.choice + 1,
        "rerolls": s.rerolls,
        "extra": s.extra_lanterns,
        "lanterns": lanterns.total(s),
        "dice": {VILLAGER_IDS[v]: int(s.faces[v]) for v in range(VILLAGERS) if s.faces[v] > 0},
        "staked": ITEM_NAMES[s.staked_item] if s.staked_item >= 0 else None,
        "hostage": VILLAGER_IDS[s.staked_villager] if s.staked_villager >= 0 else None,
    }


def choice_view(choice: Choice) -> dict[str, object]:
    """Return a choice as it is read aloud."""
    bonus: dict[str, object] | None = None
    if choice.bonus:
        bonus = {
            "lanterns": int(choice.bonus_lanterns),
            "for": BONUSES[int(choice.bonus)],
            "items": [ITEM_NAMES[item] for item in choice.bonus_items],
            "price": int(choice.bonus_price),
        }
    return {
        "levels": [
            {"lanterns": int(level.lanterns), "fee": int(level.fee)} for level in choice.levels
        ],
        "fee": int(choice.fee),
        "stake": ["", "item", "villager"][choice.stake],
        "bonus": bonus,
    }
