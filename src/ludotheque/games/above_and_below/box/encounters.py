"""The structure of the encounter book: paragraphs, choices, levels and what they bring."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core import Ints, ints
from ludotheque.games.above_and_below.box.contents import COINS, ITEM_NAMES, SPECIES
from ludotheque.games.above_and_below.box.pack import STATUSES, Entry

__all__ = [
    "IF_FISHFOLK", "IF_HAS", "IF_PAID", "NO_BONUS", "PARAGRAPHS", "PER_HAMMER", "PER_QUILL",
    "PER_ROPE", "STAKE_ITEM", "STAKE_PERSON", "Choice", "Level", "Paragraph", "Reward",
    "read_book",
]  # fmt: skip

PARAGRAPHS: Final = 215
MOST_CHOICES: Final = 3
MOST_OPTIONS: Final = 6
MOST_COINS_TAKEN: Final = 5

# What gives a choice more lanterns.
NO_BONUS: Final = 0
PER_HAMMER: Final = 1
PER_QUILL: Final = 2
PER_ROPE: Final = 3
IF_HAS: Final = 4
IF_FISHFOLK: Final = 5
IF_PAID: Final = 6
PER: Final = ("", "hammer", "quill", "rope_owned")
BONUSES: Final = ("per", "if_has_any", "if_has_villager", "if_pay_coins")
LUCK: Final = ("push_your_luck_coins_max", "take_coins_up_to")

STAKE_ITEM: Final = 1
STAKE_PERSON: Final = 2
STAKES: Final = ("", "own_item", "exploring_villager")

# What success may bring, what failure may cost, and what may be offered to choose from.
OFFERS: Final = (*ITEM_NAMES, "coin")
REWARDS: Final = (
    *OFFERS, "reputation", "villager", "special_villager", "extra_cave_card",
    "free_building_max_cost", "injure_villager", "duplicate_staked_item", "choose_one",
)  # fmt: skip
PENALTIES: Final = (
    "coin", "reputation", "injure_villager", "lose_staked_item", "injure_staked_villager",
)  # fmt: skip


class Reward:
    """What success brings, or failure costs; *options* hold rewards of which one is chosen."""

    def __init__(
        self,
        coins: i64,
        reputation: i64,
        items: Ints,
        hires: bool,
        species: i64,
        cave: bool,
        free_cost: i64,
        injuries: i64,
        doubles_stake: bool,
        loses_stake: bool,
        injures_stake: bool,
        options: "list[Reward]",
    ) -> None:
        self.coins: i64 = coins
        self.reputation: i64 = reputation
        self.items = items
        self.hires = hires
        self.species: i64 = species
        self.cave = cave
        self.free_cost: i64 = free_cost
        self.injuries: i64 = injuries
        self.doubles_stake = doubles_stake
        self.loses_stake = loses_stake
        self.injures_stake = injures_stake
        self.options = options


class Level:
    """A threshold of lanterns, the fee for it, and where it leads: a paragraph or a reward."""

    def __init__(self, lanterns: i64, fee: i64, link: i64, reward: Reward) -> None:
        self.lanterns: i64 = lanterns
        self.fee: i64 = fee
        self.link: i64 = link
        self.reward = reward


class Choice:
    """One thing to do: by lanterns where it has levels, otherwise done at once.

    It may ask for a *fee* or a *stake* first.  Without levels it leads to a *link* or brings its
    *reward*, or is a game of *luck* for so many coins, or *takes* coins for *reputation_each*.
    More lanterns come by a *bonus*: so many a time, for *bonus_items* or for *bonus_price*.
    """

    def __init__(
        self,
        levels: list[Level],
        fee: i64,
        stake: i64,
        link: i64,
        reward: Reward,
        penalty: Reward,
        bonus: i64,
        bonus_lanterns: i64,
        bonus_items: Ints,
        bonus_price: i64,
        luck: i64,
        takes: i64,
        reputation_each: i64,
    ) -> None:
        self.levels = levels
        self.fee: i64 = fee
        self.stake: i64 = stake
        self.link: i64 = link
        self.reward = reward
        self.penalty = penalty
        self.bonus: i64 = bonus
        self.bonus_lanterns: i64 = bonus_lanterns
        self.bonus_items = bonus_items
        self.bonus_price: i64 = bonus_price
        self.luck: i64 = luck
        self.takes: i64 = takes
        self.reputation_each: i64 = reputation_each

    def free(self) -> bool:
        """Say whether everybody can afford it."""
        if self.stake or self.fee:
            return False
        return not self.levels or any(level.fee == 0 for level in self.levels)


class Paragraph:
    """A number of the book and what can be done there."""

    def __init__(self, number: i64, choices: list[Choice]) -> None:
        self.number: i64 = number
        self.choices = choices

    def links(self) -> list[int]:
        """Return every paragraph that this one can lead to."""
        found = [int(choice.link) for choice in self.choices]
        found += [int(level.link) for choice in self.choices for level in choice.levels]
        return [link for link in found if link]


def read_book(entries: list[Entry]) -> list[Paragraph]:
    """Return the paragraphs in order, the first at 1, after an empty one; check the links."""
    book = [Paragraph(0, [])]
    for number, entry in enumerate(sorted(entries, key=numbered), 1):
        entry.number("paragraph", number, number)
        book.append(read_paragraph(entry, number))
    for paragraph in book:
        check_no_way_back(book, paragraph)
    return book


def numbered(entry: Entry) -> int:
    """Return the number of the paragraph."""
    return entry.number("paragraph", 1, PARAGRAPHS)


def check_no_way_back(book: list[Paragraph], start: Paragraph) -> None:
    """Refuse links that lead round in a circle."""
    # An encounter must end: a party that is led round would never come home.
    reached = start.links()
    for _ in range(PARAGRAPHS):
        if int(start.number) in reached:
            where = Entry(f"paragraphs {start.number}", {})
            raise where.wrong("goto", "the links lead back to the same paragraph", "loop")
        reached = sorted({link for number in reached for link in book[number].links()})


def read_paragraph(entry: Entry, number: int) -> Paragraph:
    """Return the paragraph that *entry* describes; one of its choices must be free."""
    entry.only("paragraph", "kind", "reached_from", "choices", "status", "basis")
    rows = entry.rows("choices")
    if not 1 <= len(rows) <= MOST_CHOICES:
        text = f"must be a list of 1 to {MOST_CHOICES}"
        raise entry.wrong("choices", text, "choices", {"most": MOST_CHOICES})
    choices = [read_choice(row) for row in rows]
    # There is no declining (AB-4.7): whoever has nothing must still be able to do something.
    if not any(choice.free() for choice in choices):
        raise entry.wrong("choices", "one of them must ask for no fee and no stake", "free")
    return Paragraph(number, choices)


def read_choice(entry: Entry) -> Choice:
    """Return the choice that *entry* describes: a roll, a link, a reward or a game of luck."""
    entry.only(
        "choice", "bonus", "levels", "fee", "stake", "auto_goto", "auto_reward", "auto_special",
        "on_failure", "status",
    )  # fmt: skip
    check_status(entry)
    ways = ("levels", "auto_goto", "auto_reward", "auto_special")
    if sum(entry.has(way) for way in ways) != 1:
        text = f"there must be exactly one of {', '.join(ways)}"
        raise entry.wrong("levels", text, "one-of", {"words": list(ways)})
    for field in ("bonus", "on_failure"):
        if entry.has(field) and not entry.has("levels"):
            raise entry.wrong(field, "without levels nobody throws for lanterns", "no-throw")
    bonus = entry.table("bonus")
    kind, items, price = read_bonus(bonus)
    luck = read_luck(entry)
    return Choice(
        levels=read_levels(entry),
        fee=entry.number("fee", 1, COINS, 1) if entry.has("fee") else 0,
        stake=STAKES.index(entry.word("stake", STAKES[1:])) if entry.has("stake") else 0,
        link=entry.number("auto_goto", 1, PARAGRAPHS, 1) if entry.has("auto_goto") else 0,
        reward=read_reward(
            Entry(luck.where, {"reputation": luck.number("reputation", -9, 9, 0)}), REWARDS
        )
        if luck.values
        else read_reward(entry.table("auto_reward"), REWARDS),
        penalty=read_reward(entry.table("on_failure"), PENALTIES),
        bonus=kind,
        bonus_lanterns=bonus.number("lanterns", 1, 9) if bonus.values else 0,
        bonus_items=items,
        bonus_price=price,
        luck=luck.number("push_your_luck_coins_max", 1, 6, 1) if luck.has(LUCK[0]) else 0,
        takes=luck.number("take_coins_up_to", 1, MOST_COINS_TAKEN, 1) if luck.has(LUCK[1]) else 0,
        reputation_each=luck.number("reputation_per_coin", -9, 0, 0),
    )


def check_status(entry: Entry) -> None:
    """Refuse a word for the status of a choice or a level that a pack does not know."""
    if entry.has("status"):
        entry.word("status", STATUSES)


def read_luck(entry: Entry) -> Entry:
    """Return the game of luck of a choice, empty where it has none: one of the two there are."""
    luck = entry.table("auto_special")
    if entry.has("auto_special") and sum(luck.has(game) for game in LUCK) != 1:
        text = f"there must be exactly one of {', '.join(LUCK)}"
        raise luck.wrong(LUCK[0], text, "one-of", {"words": list(LUCK)})
    if luck.has(LUCK[0]):
        luck.only(LUCK[0], "reputation")
    else:
        luck.only(LUCK[1], "reputation_per_coin")
    return luck


def read_bonus(bonus: Entry) -> tuple[int, Ints, int]:
    """Return the kind of the bonus, the items that give it and its price."""
    bonus.only("lanterns", *BONUSES)
    named = [kind for kind in BONUSES if bonus.has(kind)]
    if len(named) > 1:
        text = f"the bonus is given for {named[0]} already"
        raise bonus.wrong(named[1], text, "bonus-for", {"name": named[0]})
    if bonus.has("per"):
        return PER.index(bonus.word("per", PER[1:])), ints([]), 0
    if bonus.has("if_has_any"):
        names = bonus.words("if_has_any", ITEM_NAMES)
        if not names:
            raise bonus.wrong("if_has_any", "must name at least one item", "no-item")
        return IF_HAS, ints([ITEM_NAMES.index(name) for name in names]), 0
    if bonus.has("if_has_villager"):
        bonus.word("if_has_villager", ("fishfolk",))
        return IF_FISHFOLK, ints([]), 0
    if bonus.has("if_pay_coins"):
        return IF_PAID, ints([]), bonus.number("if_pay_coins", 1, COINS)
    if bonus.values:
        raise bonus.wrong(
            "per", "the bonus names nothing that it is given for", "bonus-for-nothing"
        )
    return NO_BONUS, ints([]), 0


def read_levels(entry: Entry) -> list[Level]:
    """Return the levels of a choice, the lowest first."""
    levels: list[Level] = []
    low = 1
    if entry.has("levels") and not entry.rows("levels"):
        raise entry.wrong("levels", "must be a list of at least one", "no-level")
    for row in entry.rows("levels"):
        row.only("lanterns", "pay_coins", "goto", "reward", "status")
        check_status(row)
        if row.has("goto") == row.has("reward"):
            raise row.wrong("reward", "a level has either a reward or a goto", "reward-or-goto")
        lanterns = row.number("lanterns", low, 99)
        fee = row.number("pay_coins", 0, COINS, 0)
        link = row.number("goto", 1, PARAGRAPHS) if row.has("goto") else 0
        levels.append(Level(lanterns, fee, link, read_reward(row.table("reward"), REWARDS)))
        low = lanterns + 1
    return levels


def read_reward(entry: Entry, fields: tuple[str, ...]) -> Reward:
    """Return what *entry* gives or takes, of these *fields* only; it may be nothing at all."""
    entry.only(*fields)
    if entry.has("villager"):
        entry.word("villager", ("cheapest_available",))
    options = entry.rows("choose_one")
    if len(options) > MOST_OPTIONS:
        text = f"can offer {MOST_OPTIONS} things at the most"
        raise entry.wrong("choose_one", text, "most-things", {"most": MOST_OPTIONS})
    special = entry.has("special_villager")
    return Reward(
        coins=entry.number("coin", -COINS, COINS, 0),
        reputation=entry.number("reputation", -9, 9, 0),
        items=ints([entry.number(item, 0, 9, 0) for item in ITEM_NAMES]),
        hires=entry.has("villager"),
        species=SPECIES.index(entry.word("special_villager", SPECIES)) if special else -1,
        cave=entry.number("extra_cave_card", 0, 1, 0) == 1,
        free_cost=entry.number("free_building_max_cost", -1, COINS, -1),
        injuries=entry.number("injure_villager", 0, 9, 0),
        doubles_stake=entry.number("duplicate_staked_item", 0, 1, 0) == 1,
        loses_stake=entry.number("lose_staked_item", 0, 1, 0) == 1,
        injures_stake=entry.number("injure_staked_villager", 0, 1, 0) == 1,
        options=[read_reward(option, OFFERS) for option in options],
    )
