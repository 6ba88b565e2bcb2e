"""What lies on the table as numbers, for whoever learns from play: all but the piles (AB-1.6)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.core.observation import Feature, Layout, Sheet
from ludotheque.games.above_and_below.box.contents import (
    BUILDINGS,
    CAVES,
    COINS,
    GOODS,
    HIRE_PLACES,
    ITEMS,
    ROUNDS,
    SUPPLY,
    VILLAGERS,
)
from ludotheque.games.above_and_below.box.encounters import PARAGRAPHS, Choice
from ludotheque.games.above_and_below.rules import lanterns
from ludotheque.games.above_and_below.rules.build import ChooseBuilding
from ludotheque.games.above_and_below.rules.gather import Gather
from ludotheque.games.above_and_below.rules.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.rules.luck import PressLuck
from ludotheque.games.above_and_below.rules.night import Drink, PlaceGoods, Sleep
from ludotheque.games.above_and_below.rules.payment import Payment
from ludotheque.games.above_and_below.rules.reward import ChooseReward, current_reward
from ludotheque.games.above_and_below.rules.trade import AnswerOffer, MakeOffer
from ludotheque.games.above_and_below.rules.train import ChooseRecruit
from ludotheque.games.above_and_below.table import (
    COVERED,
    EMPTY,
    FOR_HIRE,
    OPEN,
    OWNED,
    READY,
    Table,
)

if TYPE_CHECKING:
    from ludotheque.core.decision import AnyDecision

__all__ = ["LAYOUT", "observe_table"]

SEATS: Final = 4
AREAS: Final = 4
CHOICES: Final = 3
LEVELS: Final = 4
OPTIONS: Final = 6
BONUSES: Final = 7
STAGES: Final = 5
GATHERED: Final = 6
FACES: Final = 6
MOST_REROLLS: Final = 100
# Of a choice: its fee, what is staked, its bonus in lanterns and its price.
ASKED: Final = 5
DECKS: Final = 2
LANTERNS: Final = 200

LAYOUT: Final = Layout(
    1,
    [
        Feature("round", (ROUNDS + 1,), 0, 1, "The round."),
        Feature("first", (SEATS,), 0, 1, "Who begins the round."),
        Feature("turn", (SEATS,), 0, 1, "Whose turn it is."),
        Feature("stage", (STAGES,), 0, 1, "Setting up, turns, night, morning or last goods."),
        Feature("acted", (1,), 0, 1, "Whether that seat has acted."),
        Feature("renewed", (1,), 0, 1, "Whether it has renewed a row."),
        Feature("sale_changed", (1,), 0, 1, "Whether it has changed its sale space."),
        Feature("refused", (SEATS,), 0, COINS, "By seller: the offer refused in this turn."),
        Feature("passed", (SEATS,), 0, 1, "Who has passed."),
        Feature("coins", (SEATS,), 0, COINS, "Coins."),
        Feature("reputation", (SEATS,), -100, 100, "Reputation."),
        Feature("sale", (SEATS, ITEMS), 0, 1, "The item for sale."),
        Feature("reserve", (SEATS, ITEMS), 0, max(SUPPLY), "Items in the reserve."),
        Feature("track", (SEATS, GOODS, GOODS), 0, max(SUPPLY), "Places of the advancement track: "
                "how many of which good."),
        Feature("bank", (1,), 0, COINS, "Coins in the bank."),
        Feature("supply", (ITEMS,), 0, max(SUPPLY), "Items in the supply."),
        Feature("cider", (1,), 0, max(SUPPLY), "Cider on the reputation board."),
        Feature("villagers", (VILLAGERS, SEATS, AREAS), 0, 1, "By villager: with whom, and ready, "
                "at rest, injured or exploring."),
        Feature("hire", (HIRE_PLACES, VILLAGERS), 0, 1, "By place for hire: who waits there."),
        Feature("open", (BUILDINGS,), 0, 1, "Buildings that lie open."),
        Feature("owner", (BUILDINGS, SEATS), 0, 1, "By building: whose it is."),
        Feature("stock", (BUILDINGS,), 0, max(SUPPLY), "By building: goods lying on it."),
        Feature("empty_caves", (SEATS,), 0, CAVES, "Caves without an outpost."),
        Feature("covered_caves", (SEATS,), 0, CAVES, "Caves under an outpost."),
        Feature("open_cave", (CAVES,), 0, 1, "The cave on top of the pile, if it lies open."),
        Feature("piles", (DECKS,), 0, BUILDINGS, "Cards in the piles of houses and outposts."),
        Feature("cave_pile", (1,), 0, CAVES, "Cards in the pile of caves."),
        Feature("cave", (CAVES,), 0, 1, "The cave that is explored."),
        Feature("paragraph", (1,), 0, PARAGRAPHS, "The paragraph that is read, or 0."),
        Feature("levels", (CHOICES, LEVELS, 2), 0, COINS, "By choice and level: its lanterns and "
                "its fee, of the first four levels."),
        Feature("prices", (CHOICES, ASKED), 0, COINS, "By choice: its fee; whether an item and "
                "whether a villager is staked; lanterns of its bonus and their price."),
        Feature("bonus", (CHOICES, BONUSES), 0, 1, "By choice: what brings more lanterns."),
        Feature("choice", (CHOICES,), 0, 1, "The choice that was taken."),
        Feature("faces", (VILLAGERS,), 0, FACES, "By villager: the face of his die."),
        Feature("rerolls", (1,), 0, MOST_REROLLS, "Rerolls left."),
        Feature("lanterns", (1,), 0, LANTERNS, "Lanterns shown by all dice and beside them."),
        Feature("staked_item", (ITEMS,), 0, 1, "The item at stake."),
        Feature("staked_villager", (VILLAGERS,), 0, 1, "The villager at stake."),
        Feature("group", (VILLAGERS,), 0, 1, "The group as far as it is gathered, the dice picked, "
                "or whoever builds or trains."),
        Feature("action", (GATHERED,), 0, 1, "What the group is for."),
        Feature("healed", (VILLAGERS,), 0, 1, "Whom the seat has healed this night."),
        Feature("woken", (VILLAGERS,), 0, 1, "Whom it has woken."),
        Feature("slept", (VILLAGERS,), 0, 1, "Whom it has put to bed."),
        Feature("placed", (GOODS,), 0, max(SUPPLY), "Goods on their way to the track."),
        Feature("price", (1,), 0, COINS, "What is left to pay, or offered."),
        Feature("partner", (SEATS,), 0, 1, "Who sells, or buys."),
        Feature("left", (1,), 0, VILLAGERS, "Goods still to be harvested after this one."),
        Feature("good", (ITEMS,), 0, 1, "The good that was harvested."),
        Feature("banked", (FACES,), 0, 1, "In a game of luck: the faces thrown so far."),
        Feature("rewards", (OPTIONS, 1 + ITEMS), -COINS, COINS, "Rewards to choose from: coins, "
                "then items."),
    ],
)  # fmt: skip


def observe_table(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write everything: only the order of the piles is unknown, and so is the book."""
    write_turn(s, sheet)
    write_goods(s, sheet)
    write_villagers(s, sheet)
    write_buildings(s, sheet)
    write_caves(s, sheet)
    write_encounter(s, sheet)
    write_question(s, viewer, sheet)


def write_turn(s: Table, sheet: Sheet) -> None:
    """Write where the game stands."""
    sheet.mark(s.round, ROUNDS + 1)
    sheet.mark_seat(s.first)
    sheet.mark_seat(s.turn)
    sheet.mark(s.stage, STAGES)
    sheet.flag(s.acted)
    sheet.flag(s.renewed)
    sheet.flag(s.sale_changed)
    sheet.by_seat(s.refused, 1)
    sheet.by_seat(s.passed, 1)


def write_goods(s: Table, sheet: Sheet) -> None:
    """Write coins, reputation and items, wherever they lie."""
    sheet.by_seat(s.coins, 1)
    sheet.by_seat(s.reputation, 1)
    for place in range(s.seats):
        sheet.mark(s.sale[sheet.seat_at(place)], ITEMS)
    sheet.skip((SEATS - s.seats) * ITEMS)
    sheet.by_seat(s.reserve, ITEMS)
    for seat in range(s.seats):
        start = sheet.place_of(seat) * GOODS * GOODS
        for place in range(GOODS):
            entry = seat * GOODS + place
            if s.track_counts[entry] > 0:
                sheet.add(start + place * GOODS + s.track_kinds[entry], s.track_counts[entry])
    sheet.skip(SEATS * GOODS * GOODS)
    sheet.put(s.bank)
    sheet.row(s.supply, 0, ITEMS)
    sheet.put(s.cider)


def write_villagers(s: Table, sheet: Sheet) -> None:
    """Write where every villager is."""
    villager: i64 = 0
    for place in s.villager_at:
        if place > FOR_HIRE:
            area = place - READY
            where = sheet.place_of(area // AREAS) * AREAS + area % AREAS
            sheet.add(villager * SEATS * AREAS + where, 1)
        villager += 1
    sheet.skip(VILLAGERS * SEATS * AREAS)
    for place in range(HIRE_PLACES):
        sheet.mark(s.hire[place], VILLAGERS)


def write_buildings(s: Table, sheet: Sheet) -> None:
    """Write which buildings lie open or are owned, and the goods on them."""
    owners: i64 = BUILDINGS
    card: i64 = 0
    for place in s.building_at:
        if place == OPEN:
            sheet.add(card, 1)
        elif place >= OWNED:
            sheet.add(owners + card * SEATS + sheet.place_of(place - OWNED), 1)
        card += 1
    sheet.skip(BUILDINGS + BUILDINGS * SEATS)
    sheet.row(s.stock, 0, BUILDINGS)


def write_caves(s: Table, sheet: Sheet) -> None:
    """Write the caves before each seat, and the sizes of the piles."""
    for place in s.cave_at:
        if place >= COVERED:
            sheet.add(SEATS + sheet.place_of(place - COVERED), 1)
        elif place >= EMPTY:
            sheet.add(sheet.place_of(place - EMPTY), 1)
    sheet.skip(SEATS + SEATS)
    sheet.mark(s.cave_pile.top()[0] if s.cave_pile.top_size() == 1 else -1, CAVES)
    for pile in s.piles:
        sheet.put(len(pile))
    sheet.put(len(s.cave_pile))


def write_encounter(s: Table, sheet: Sheet) -> None:
    """Write the encounter as it is read aloud: no rewards, links or penalties (AB-4.5)."""
    if s.cave < 0:
        sheet.skip(CAVES + 1 + CHOICES * (2 * LEVELS + ASKED + BONUSES + 1))
        sheet.skip(VILLAGERS + 2 + ITEMS + VILLAGERS)
        return
    sheet.mark(s.cave, CAVES)
    sheet.put(s.paragraph)
    choices = s.box.book[s.paragraph].choices
    prices: i64 = CHOICES * LEVELS * 2
    bonuses = prices + CHOICES * ASKED
    for index in range(len(choices)):
        write_levels(choices[index], sheet, index * LEVELS * 2)
        write_prices(choices[index], sheet, prices + index * ASKED)
        sheet.add(bonuses + index * BONUSES + choices[index].bonus, 1)
    sheet.skip(bonuses + CHOICES * BONUSES)
    sheet.mark(s.choice, CHOICES)
    sheet.row(s.faces, 0, VILLAGERS)
    sheet.put(s.rerolls)
    sheet.put(lanterns.total(s))
    sheet.mark(s.staked_item, ITEMS)
    sheet.mark(s.staked_villager, VILLAGERS)


def write_levels(choice: Choice, sheet: Sheet, start: i64) -> None:
    """Write the thresholds of a choice from *start* on, and stay."""
    for index in range(min(len(choice.levels), LEVELS)):
        sheet.add(start + index * 2, choice.levels[index].lanterns)
        sheet.add(start + index * 2 + 1, choice.levels[index].fee)


def write_prices(choice: Choice, sheet: Sheet, start: i64) -> None:
    """Write what a choice asks for from *start* on, and stay."""
    sheet.add(start, choice.fee)
    if choice.stake > 0:
        sheet.add(start + choice.stake, 1)
    sheet.add(start + 3, choice.bonus_lanterns)
    sheet.add(start + 4, choice.bonus_price)


def write_question(s: Table, viewer: i64, sheet: Sheet) -> None:
    """Write what the question is about, as it is shown to *viewer*."""
    top = s.stack[-1] if s.stack else None
    question = top
    if top is not None:
        question = top.question_for(viewer) or top
    write_group(question, sheet)
    write_night(question, viewer, sheet)
    write_deal(question, sheet)
    if isinstance(question, ChooseReward):
        write_rewards(s, sheet)
    sheet.skip(OPTIONS * (1 + ITEMS))


def write_group(question: "AnyDecision | None", sheet: Sheet) -> None:
    """Write who was gathered so far, or who does what is asked about."""
    group: i64 = 0
    action: i64 = -1
    if isinstance(question, Gather):
        group = question.group
        action = question.action
    elif isinstance(question, lanterns.ChooseRerolls):
        group = question.picked
    elif isinstance(question, ChooseBuilding):
        group = 1 << question.builder
    elif isinstance(question, ChooseRecruit):
        group = 1 << question.trainer
    sheet.bits(group, VILLAGERS)
    sheet.mark(action, GATHERED)


def write_night(question: "AnyDecision | None", viewer: i64, sheet: Sheet) -> None:
    """Write what *viewer* itself has done in this night: others do theirs in secret (AB-11)."""
    healed: i64 = 0
    woken: i64 = 0
    slept: i64 = 0
    if isinstance(question, Drink) and question.seat == viewer:
        healed = question.healed
        woken = question.woken
    elif isinstance(question, Sleep) and question.seat == viewer:
        healed = question.healed
        woken = question.woken
        slept = question.slept
    sheet.bits(healed, VILLAGERS)
    sheet.bits(woken, VILLAGERS)
    sheet.bits(slept, VILLAGERS)
    if isinstance(question, PlaceGoods) and question.seat == viewer:
        sheet.row(question.placed, 0, GOODS)
    else:
        sheet.skip(GOODS)


def write_deal(question: "AnyDecision | None", sheet: Sheet) -> None:
    """Write what is paid, to whom, and what is taken."""
    price: i64 = 0
    partner: i64 = -1
    left: i64 = 0
    good: i64 = -1
    seen: i64 = 0
    if isinstance(question, Payment):
        price = question.price
    elif isinstance(question, MakeOffer):
        partner = question.seller
    elif isinstance(question, AnswerOffer):
        price = question.coins
        partner = question.buyer
    elif isinstance(question, PickGood):
        left = question.left
    elif isinstance(question, StowGood):
        left = question.left
        good = question.good
    elif isinstance(question, PressLuck):
        seen = question.seen >> 1
    sheet.put(price)
    sheet.mark_seat(partner)
    sheet.put(left)
    sheet.mark(good, ITEMS)
    sheet.bits(seen, FACES)


def write_rewards(s: Table, sheet: Sheet) -> None:
    """Write the rewards to choose from, which are read aloud by now, and stay (AB-4.23)."""
    options = current_reward(s).options
    for index in range(min(len(options), OPTIONS)):
        start = index * (1 + ITEMS)
        sheet.add(start, options[index].coins)
        for item in range(ITEMS):
            sheet.add(start + 1 + item, options[index].items[item])
