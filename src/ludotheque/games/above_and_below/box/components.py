"""The components: buildings, villagers, caves, tracks and the book, as a pack describes them."""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core import Ints, ints
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    CAVE_IDS,
    COINS,
    DECKS,
    GOODS,
    ITEM_NAMES,
    SCORED,
    SPECIES,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.box.encounters import Paragraph, read_book
from ludotheque.games.above_and_below.box.pack import Entry, complete, digest, given

__all__ = ["Building", "Components", "Villager", "components", "read_components"]

SYMBOLS: Final = (
    "hammer", "hammer_plus", "quill", "quill_plus", "cat", "bad_reputation", "metal",
)  # fmt: skip

CARD_FIELDS: Final = ("id", "name", "status", "basis")
BUILDING_FIELDS: Final = (
    "beds", "points", "income", "potion_income", "goods", "on_build", "abilities", "income_per",
    "points_per",
)  # fmt: skip
ABILITIES: Final = (
    "train_to_ready", "coin_after_building", "coin_after_exploring", "rerolls", "tokens_as_coins",
)  # fmt: skip
# The special villagers of the box by their ids: a pack cannot make a third cat.
SPECIAL: Final = {
    "LW": "liquid_woman",
    "GL": "glogo",
    "CC1": "cave_cat",
    "CC2": "cave_cat",
    "MM1": "metal_man",
    "MM2": "metal_man",
}


class Building:
    """A house of any deck or an outpost, with the symbols of AB-16 that are printed on it.

    *kind* is the good that lies on it (-1 none), *goods* how many at first, *refill* says that it
    comes again; *reputation* and *potions* come once, when it is built; *income_per* good on the
    track, and *points_per* thing that cards may score for.
    """

    def __init__(
        self,
        cost: i64,
        beds: i64,
        points: i64,
        income: i64,
        potion_income: i64,
        kind: i64,
        goods: i64,
        refill: bool,
        reputation: i64,
        potions: i64,
        train_to_ready: bool,
        coin_after_building: i64,
        coin_after_exploring: i64,
        rerolls: i64,
        tokens_as_coins: bool,
        income_per: Ints,
        points_per: Ints,
    ) -> None:
        self.cost: i64 = cost
        self.beds: i64 = beds
        self.points: i64 = points
        self.income: i64 = income
        self.potion_income: i64 = potion_income
        self.kind: i64 = kind
        self.goods: i64 = goods
        self.refill = refill
        self.reputation: i64 = reputation
        self.potions: i64 = potions
        self.train_to_ready = train_to_ready
        self.coin_after_building: i64 = coin_after_building
        self.coin_after_exploring: i64 = coin_after_exploring
        self.rerolls: i64 = rerolls
        self.tokens_as_coins = tokens_as_coins
        self.income_per = income_per
        self.points_per = points_per


class Villager:
    """A token: its symbols, and the lanterns it gives for each face of the die."""

    def __init__(self, symbols: list[str], lanterns: Ints, fishfolk: bool, species: i64) -> None:
        self.hammer = "hammer" in symbols or "hammer_plus" in symbols
        self.quill = "quill" in symbols or "quill_plus" in symbols
        # Glogo's one coin less is this plus, not another one beside it (AB-13.3).
        self.build_discount: i64 = 1 if "hammer_plus" in symbols else 0
        self.train_discount: i64 = 1 if "quill_plus" in symbols else 0
        self.cat = "cat" in symbols
        self.bad_reputation = "bad_reputation" in symbols
        self.metal = "metal" in symbols
        self.lanterns = lanterns
        self.all_lanterns: i64 = sum(lanterns)
        self.fishfolk = fishfolk
        self.species: i64 = species


class Components:
    """All that a pack decides."""

    def __init__(
        self,
        name: str,
        fingerprint: str,
        buildings: list[Building],
        villagers: list[Villager],
        caves: list[Ints],
        hire_costs: Ints,
        incomes: Ints,
        track_points: Ints,
        lowest_reputation: i64,
        reputation_points: Ints,
        book: list[Paragraph],
    ) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.buildings = buildings
        self.villagers = villagers
        self.caves = caves
        self.hire_costs = hire_costs
        self.incomes = incomes
        self.track_points = track_points
        self.lowest_reputation: i64 = lowest_reputation
        self.reputation_points = reputation_points
        self.book = book


READ: Final[dict[str, Components]] = {}


def components(own: object) -> Components:
    """Return what the owner's pack *own*, or ours for None, describes; read it once."""
    # Our pack would be read for every table otherwise: 215 paragraphs, checked link by link.
    key = digest(own)
    if key not in READ:
        READ[key] = read_components(own)
    return READ[key]


def read_components(own: object) -> Components:
    """Return what the owner's pack *own* describes, completed from ours."""
    pack = complete(own)
    reputation = given(pack, "reputation_track")
    return Components(
        name=pack["name"],
        fingerprint=digest(pack),
        buildings=read_buildings(pack),
        villagers=read_villagers(pack),
        caves=read_caves(pack),
        hire_costs=ints(
            [place.number("cost", 0, COINS) for place in places(pack, "places_for_hire", "cost")]
        ),
        incomes=read_incomes(pack),
        track_points=ints([place.number("points", 0, 99) for place in track_places(pack)]),
        lowest_reputation=lowest_space(reputation),
        reputation_points=ints([space.number("points", -99, 99) for space in reputation]),
        book=read_book(given(pack, "paragraphs")),
    )


def places(pack: dict[str, Any], section: str, *fields: str) -> list[Entry]:
    """Return the entries of *section*, none of which has more than these *fields*."""
    entries = given(pack, section)
    for entry in entries:
        entry.only(*fields, "status", "basis")
    return entries


def track_places(pack: dict[str, Any]) -> list[Entry]:
    """Return the places of the advancement track."""
    return places(pack, "advancement_track", "points", "income")


def read_buildings(pack: dict[str, Any]) -> list[Building]:
    """Return all buildings, deck after deck."""
    return [read_building(entry) for deck in DECKS for entry in in_order(pack, deck)]


def in_order(pack: dict[str, Any], section: str) -> list[Entry]:
    """Return the entries of *section*, each with an id of its own, sorted by it."""
    entries = given(pack, section)
    order = {name: number for number, name in enumerate(BUILDING_IDS + VILLAGER_IDS + CAVE_IDS)}
    for entry in entries:
        if entry.values.get("id") not in order:
            raise entry.wrong("id", "is missing", "missing")
    return sorted(entries, key=lambda entry: order[entry.values["id"]])


def read_building(entry: Entry) -> Building:
    """Return the building that *entry* describes; nobody pays for a starting house."""
    paid = () if entry.where.startswith("starting") else ("cost",)
    entry.only(*CARD_FIELDS, *paid, *BUILDING_FIELDS)
    goods = entry.table("goods")
    goods.only("kind", "count", "refill")
    refill = goods.flag("refill")
    built = entry.table("on_build")
    built.only("reputation", "potion")
    able = entry.table("abilities")
    able.only(*ABILITIES)
    return Building(
        cost=entry.number("cost", 0, COINS) if paid else 0,
        beds=entry.number("beds", 0, 9, 0),
        points=entry.number("points", 0, 99, 0),
        income=entry.number("income", 0, 9, 0),
        potion_income=entry.number("potion_income", 0, 9, 0),
        kind=ITEM_NAMES.index(goods.word("kind", ITEM_NAMES[:GOODS])) if goods.values else -1,
        goods=goods.number("count", 1, 1 if refill else 9) if goods.values else 0,
        refill=refill,
        reputation=built.number("reputation", 0, 9, 0),
        potions=built.number("potion", 0, 9, 0),
        train_to_ready=able.number("train_to_ready", 0, 1, 0) == 1,
        coin_after_building=able.number("coin_after_building", 0, 9, 0),
        coin_after_exploring=able.number("coin_after_exploring", 0, 9, 0),
        rerolls=able.number("rerolls", 0, 9, 0),
        tokens_as_coins=able.number("tokens_as_coins", 0, 1, 0) == 1,
        income_per=per_each(entry.table("income_per"), ITEM_NAMES[:GOODS]),
        points_per=per_each(entry.table("points_per"), SCORED),
    )


def per_each(table: Entry, objects: tuple[str, ...]) -> Ints:
    """Return how much *table* gives for each of *objects*."""
    table.only(*objects)
    return ints([table.number(thing, 0, 9, 0) for thing in objects])


def read_villagers(pack: dict[str, Any]) -> list[Villager]:
    """Return all villagers in the order of their numbers."""
    sections = ("starting_villagers", "villagers", "special_villagers")
    return [read_villager(entry) for section in sections for entry in in_order(pack, section)]


def read_villager(entry: Entry) -> Villager:
    """Return the villager that *entry* describes."""
    who = SPECIAL.get(entry.values["id"])
    entry.only(*CARD_FIELDS, *(("special",) if who else ()), "symbols", "lanterns", "fishfolk")
    symbols = entry.words("symbols", SYMBOLS)
    if not entry.has("lanterns"):
        raise entry.wrong("lanterns", "is missing", "missing")
    return Villager(
        symbols,
        read_lanterns(entry.table("lanterns")),
        entry.flag("fishfolk"),
        SPECIES.index(entry.word("special", (who,))) if who else -1,
    )


def read_lanterns(brackets: Entry) -> Ints:
    """Return the lanterns for each face, 0 for no face: the highest bracket reached counts."""
    brackets.only("1", "2", "3", "4", "5", "6")
    # A die of 0 is one that was not thrown, so that a row of faces can be added up as it is.
    lanterns = [0]
    for face in range(1, 7):
        lanterns.append(brackets.number(str(face), lanterns[-1], 9, lanterns[-1]))
    return ints(lanterns)


def read_caves(pack: dict[str, Any]) -> list[Ints]:
    """Return for each cave the paragraph of each face, 0 for no face."""
    caves = []
    for entry in in_order(pack, "caves"):
        entry.only("id", "paragraphs", "status", "basis")
        faces = entry.values.get("paragraphs")
        if not isinstance(faces, list) or len(faces) != 6:
            text = "must be a list of six numbers, one a face"
            raise entry.wrong("paragraphs", text, "faces")
        known = [Entry(entry.where, {"paragraphs": face}) for face in faces]
        caves.append(ints([0] + [face.number("paragraphs", 1, 215) for face in known]))
    return caves


def read_incomes(pack: dict[str, Any]) -> Ints:
    """Return the income with none to eight places of the track filled."""
    start = places(pack, "starting_income", "coins")[0].number("coins", 0, 99)
    return ints([start] + [place.number("income", 0, 99) for place in track_places(pack)])


def lowest_space(spaces: list[Entry]) -> int:
    """Return the reputation of the topmost space; spaces follow each other and hold the torch."""
    lowest = spaces[0].number("reputation", -99, 0) if spaces else 1
    for number, space in enumerate(spaces):
        space.only("reputation", "points", "status", "basis")
        space.number("reputation", lowest + number, lowest + number)
    if not lowest <= 0 < lowest + len(spaces):
        raise given({"reputation_track": [{}]}, "reputation_track")[0].wrong(
            "reputation", "the track must hold the torch, reputation 0", "torch"
        )
    return lowest
