"""Success and failure: what the book gives or takes, in the order of AB-4.22, and home again."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import FREE, INJURE, PRESS_ON, REWARD
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    CAVE_IDS,
    HIRE_PLACES,
    ITEM_NAMES,
    ITEMS,
    OUTPOSTS,
    STARS,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.box.encounters import Reward
from ludotheque.games.above_and_below.rules.build import (
    fill_rows,
    has_empty_cave,
    is_outpost,
    raise_building,
)
from ludotheque.games.above_and_below.rules.draws import show_cave
from ludotheque.games.above_and_below.rules.encounter import forget_encounter
from ludotheque.games.above_and_below.rules.reputation import change_reputation
from ludotheque.games.above_and_below.rules.supplies import (
    earn,
    gain,
    held,
    lose_coins,
    owned,
    spend,
)
from ludotheque.games.above_and_below.rules.villagers import (
    injure,
    join,
    on_card,
    send_to,
    special_left,
    take_from_hire,
)
from ludotheque.games.above_and_below.table import (
    EMPTY,
    IN_PILE,
    OPEN,
    REST,
    Table,
    places_of,
)

__all__ = [
    "ChooseFree", "ChooseInjured", "ChooseReward", "bring", "come_home", "current_reward", "fail",
    "succeed",
]  # fmt: skip


def current_reward(s: Table) -> Reward:
    """Return the reward of the level that was reached, or of the choice itself."""
    choice = s.chosen()
    return choice.reward if s.level < 0 else choice.levels[s.level].reward


def succeed(s: Table) -> None:
    """Bring the reward, beginning with reputation, coins and items (AB-4.22)."""
    reward = current_reward(s)
    if s.telling():
        s.tell("success", {"seat": s.turn, "number": s.paragraph})
    bring(s, reward)
    if reward.doubles_stake and s.staked_item >= 0:
        gain(s, s.turn, s.staked_item, 1)
    if len(reward.options) > 0:
        s.ask(ChooseReward(s.turn))
    else:
        bring_people(s)


def bring(s: Table, reward: Reward) -> None:
    """Give or take reputation, coins and items."""
    change_reputation(s, s.turn, reward.reputation)
    if reward.coins > 0:
        earn(s, s.turn, reward.coins)
    elif reward.coins < 0:
        lose_coins(s, s.turn, -reward.coins)
    for item in range(ITEMS):
        if reward.items[item] > 0:
            gain(s, s.turn, item, reward.items[item])


class ChooseReward(Decision[Table]):
    """One of several rewards (AB-4.23)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.23"
    first: ClassVar[int] = REWARD
    last: ClassVar[int] = FREE - 1

    def options(self, s: Table) -> Ints:
        offered = current_reward(s).options
        found = vec[i64]()
        for index in range(len(offered)):
            if gives_something(s, offered[index]):
                found = append(found, REWARD + index)
        if len(found) == 0:
            # All of them would give nothing; something must be answered all the same.
            for index in range(len(offered)):
                found = append(found, REWARD + index)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        bring(s, current_reward(s).options[action - REWARD])
        bring_people(s)

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action - REWARD >= len(current_reward(s).options):
            return Refusal("no-such-choice", "AB-4.23", {"number": s.paragraph})
        return Refusal("supply-is-empty", "AB-4.23")

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"options": [described(option) for option in current_reward(s).options]}


def gives_something(s: Table, reward: Reward) -> bool:
    """Say whether the supply still has anything of *reward*."""
    if reward.coins > 0 and s.bank > 0:
        return True
    return any(reward.items[item] > 0 and s.supply[item] > 0 for item in range(ITEMS))


def described(reward: Reward) -> dict[str, int]:
    """Return the coins and items of *reward* by name."""
    named = {"coin": int(reward.coins)}
    for item in range(ITEMS):
        named[ITEM_NAMES[item]] = int(reward.items[item])
    return {name: count for name, count in named.items() if count}


def bring_people(s: Table) -> None:
    """Bring villagers, then caves, then a building."""
    reward = current_reward(s)
    if reward.hires:
        hire_cheapest(s)
    if reward.species >= 0:
        villager = special_left(s, reward.species)
        if villager >= 0:
            join(s, s.turn, villager, REST)
    if reward.cave:
        take_cave(s)
    # The cave of this exploration is not won yet: it is no room for a free outpost (AB-4.28).
    if reward.free_cost >= 0 and len(free_cards(s)) > 0:
        s.ask(ChooseFree(s.turn))
    else:
        bring_injuries(s)
    show_cave(s)


def hire_cheapest(s: Table) -> None:
    """Let the villager in the cheapest place for hire join for nothing (AB-4.24)."""
    best: i64 = -1
    for place in range(HIRE_PLACES):
        if s.hire[place] >= 0:
            if best < 0 or s.box.hire_costs[place] < s.box.hire_costs[best]:
                best = place
    if best >= 0:
        join(s, s.turn, take_from_hire(s, best), REST)


def take_cave(s: Table) -> None:
    """Add the open cave to the empty ones of the player (AB-4.27)."""
    if len(s.cave_pile) == 0:
        return
    cave = s.cave_pile.top()[0]
    s.cave_pile.take(cave)
    s.cave_at = changed(s.cave_at, cave, EMPTY + s.turn)
    if s.telling():
        s.tell("won-cave", {"seat": s.turn, "cave": CAVE_IDS[cave]})


def free_cards(s: Table) -> Ints:
    """Return the open cards that may be taken for nothing (AB-4.28)."""
    most = current_reward(s).free_cost
    caves = has_empty_cave(s, s.turn)
    found = vec[i64]()
    for card in places_of(s.building_at, OPEN):
        if s.box.buildings[card].cost > most or STARS <= card < OUTPOSTS:
            continue
        if caves or not is_outpost(card):
            found = append(found, card)
    return found


class ChooseFree(Decision[Table]):
    """The building that costs nothing (AB-4.28)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.28"
    first: ClassVar[int] = FREE
    last: ClassVar[int] = PRESS_ON - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for card in free_cards(s):
            found = append(found, FREE + card)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        # Without the coin of the building symbol, which PayBuilding gives: nothing was bought.
        raise_building(s, self.seat, action - FREE)
        bring_injuries(s)
        fill_rows(s)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-free", "AB-4.28", {"card": BUILDING_IDS[action - FREE]})


def bring_injuries(s: Table) -> None:
    """Injure as many explorers as the reward says, and go home."""
    ask_injured(s, current_reward(s).injuries, 0)


def ask_injured(s: Table, count: i64, failed: i64) -> None:
    """Ask who of those on the card is injured; with nobody left, go home (AB-4.26)."""
    if count > 0 and len(on_card(s)) > 0:
        s.ask(ChooseInjured(s.turn, count, failed))
    elif failed:
        come_home_beaten(s)
    else:
        come_home(s)


class ChooseInjured(Decision[Table]):
    """Who is injured."""

    __slots__ = ("count", "failed")
    rule: ClassVar[str] = "AB-4.26"
    first: ClassVar[int] = INJURE
    last: ClassVar[int] = REWARD - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "failed")

    def __init__(self, seat: i64, count: i64, failed: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.failed: i64 = failed

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in on_card(s):
            found = append(found, INJURE + villager)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        injure(s, self.seat, action - INJURE)
        ask_injured(s, self.count - 1, self.failed)

    def why_not(self, s: Table, action: i64) -> Refusal:
        facts: dict[str, object] = {"villager": VILLAGER_IDS[action - INJURE]}
        return Refusal("not-on-the-card", "AB-4.26", facts)


def come_home(s: Table) -> None:
    """Win the exploring coin and, at last, the cave, and rest (AB-4.21, AB-4.22, AB-16.3)."""
    for card in owned(s, s.turn):
        earn(s, s.turn, s.box.buildings[card].coin_after_exploring)
    s.cave_at = changed(s.cave_at, s.cave, EMPTY + s.turn)
    if s.telling():
        s.tell("won-cave", {"seat": s.turn, "cave": CAVE_IDS[s.cave]})
    close_encounter(s)


def fail(s: Table) -> None:
    """Bear the penalty (AB-4.34)."""
    penalty = s.chosen().penalty
    if s.telling():
        s.tell("failure", {"seat": s.turn, "number": s.paragraph, "choice": s.choice + 1})
    bring(s, penalty)
    # A staked drink may have been paid away as a coin meanwhile, a staked villager exerted.
    if penalty.loses_stake and s.staked_item >= 0 and held(s, s.turn, s.staked_item) > 0:
        spend(s, s.turn, s.staked_item)
    if penalty.injures_stake and s.staked_villager in on_card(s):
        injure(s, s.turn, s.staked_villager)
    ask_injured(s, penalty.injuries, 1)


def come_home_beaten(s: Table) -> None:
    """Put the cave under the pile, at a place that everybody knows, and rest (AB-4.34)."""
    # A layer of its own at the bottom: below the top of the pile only such cards are known.
    under = vec[i64]()
    under = append(under, s.cave)
    s.cave_pile.put_under(under)
    s.cave_at = changed(s.cave_at, s.cave, IN_PILE)
    if s.telling():
        s.tell("lost-cave", {"seat": s.turn, "cave": CAVE_IDS[s.cave]})
    close_encounter(s)


def close_encounter(s: Table) -> None:
    """Bring everybody on the card to Rest and forget the encounter."""
    for villager in on_card(s):
        send_to(s, villager, s.turn, REST)
    forget_encounter(s)
