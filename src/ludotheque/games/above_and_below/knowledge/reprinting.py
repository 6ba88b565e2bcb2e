"""Another book for an imagined world: other pages wherever nothing was read aloud yet (AB-4.5).

Of the open page everybody has heard the choices with their thresholds, fees, stakes and lantern
conditions; what they bring is made up anew, as are all other pages.  A level or a penalty that
was reached has been read and stays.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.ints import zeros
from ludotheque.core.rng import Rng
from ludotheque.games.above_and_below.box.contents import ITEMS, SPECIES
from ludotheque.games.above_and_below.box.encounters import (
    NO_BONUS,
    PARAGRAPHS,
    Choice,
    Level,
    Paragraph,
    Reward,
)
from ludotheque.games.above_and_below.rules.luck import LuckDie, PressLuck, TakeCoins
from ludotheque.games.above_and_below.rules.reward import (
    ChooseFree,
    ChooseInjured,
    ChooseReward,
)
from ludotheque.games.above_and_below.table import Table

__all__ = ["reprint"]

# So many pages are made up and fill the whole book: worlds are imagined sixteen at a time.
PAGES: Final = 2
# What only some made-up rewards bring, one in RARE each.
RARE: Final = 12
A_VILLAGER: Final = 0
A_SPECIAL: Final = 1
A_CAVE: Final = 2
A_BUILDING: Final = 3
AN_INJURY: Final = 4
FREE_COST: Final = 7


def reprint(s: Table, rng: Rng) -> None:
    """Give *s*, which is imagined, a book that differs wherever nobody has read it."""
    made = [made_up_page(rng) for _ in range(PAGES)]
    start = rng.below(PAGES)
    book = [made[(start + number) % PAGES] for number in range(PARAGRAPHS + 1)]
    book[0] = s.box.book[0]
    if s.paragraph > 0:
        book[s.paragraph] = page_as_heard(s, rng)
    s.box = s.box.rebound(book)
    s.edition = s.box


def page_as_heard(s: Table, rng: Rng) -> Paragraph:
    """Return the open page: all that was heard is the same, and so is a result that was read."""
    printed = s.box.book[s.paragraph].choices
    choices = [brings_else(choice, s.paragraph, rng) for choice in printed]
    if result_is_read(s):
        choices[s.choice] = as_read(s, choices[s.choice])
    return Paragraph(s.paragraph, choices)


def result_is_read(s: Table) -> bool:
    """Say whether the book has told what the announced choice brings.

    Before that explorers pay, stake and throw: nothing they are asked there depends on it.
    """
    for owed in s.stack:
        if isinstance(
            owed, (ChooseReward, ChooseFree, ChooseInjured, LuckDie, PressLuck, TakeCoins)
        ):
            return True
    return False


def as_read(s: Table, other: Choice) -> Choice:
    """Return *other* with what was read of the announced choice: the level reached, or failure."""
    choice = s.chosen()
    if len(choice.levels) == 0:
        return choice
    if s.level >= 0:
        other.levels[s.level] = choice.levels[s.level]
    else:
        other.penalty = choice.penalty
    return other


def brings_else(choice: Choice, here: i64, rng: Rng) -> Choice:
    """Return a choice that sounds the same and brings something else."""
    levels = [
        Level(level.lanterns, level.fee, other_link(level.link, here, rng), made_up_reward(rng))
        for level in choice.levels
    ]
    return Choice(
        levels=levels,
        fee=choice.fee,
        stake=choice.stake,
        link=0 if levels else other_link(choice.link, here, rng),
        reward=made_up_reward(rng),
        penalty=made_up_penalty(rng) if levels else no_reward(),
        bonus=choice.bonus,
        bonus_lanterns=choice.bonus_lanterns,
        bonus_items=choice.bonus_items,
        bonus_price=choice.bonus_price,
        luck=0,
        takes=0,
        reputation_each=0,
    )


def other_link(link: i64, here: i64, rng: Rng) -> i64:
    """Return a page that a choice leads on to, or 0 for a reward in its place.

    What leads on does so in every book: otherwise a reward made up might be the one at the end of
    the chain, and only the number read on the way would tell them apart.
    """
    if link == 0 and rng.below(2) == 0:
        return 0
    number = 1 + rng.below(PARAGRAPHS - 1)
    # Never back to the open page: an encounter must end.
    return number + 1 if number >= here else number


def made_up_page(rng: Rng) -> Paragraph:
    """Return a page with two choices, the first of them free; none of them leads on."""
    return Paragraph(0, [made_up_choice(2, rng), made_up_choice(4, rng)])


def made_up_choice(least: i64, rng: Rng) -> Choice:
    """Return a choice with two thresholds, the lower one *least* or a little more."""
    lanterns = least + rng.below(3)
    fee = rng.below(3)
    higher = lanterns + 1 + rng.below(3)
    return Choice(
        levels=[
            Level(lanterns, 0, 0, made_up_reward(rng)),
            Level(higher, fee, 0, made_up_reward(rng)),
        ],
        fee=0,
        stake=0,
        link=0,
        reward=no_reward(),
        penalty=made_up_penalty(rng),
        bonus=NO_BONUS,
        bonus_lanterns=0,
        bonus_items=zeros(0),
        bonus_price=0,
        luck=0,
        takes=0,
        reputation_each=0,
    )


def made_up_reward(rng: Rng) -> Reward:
    """Return what success might bring."""
    items = zeros(ITEMS)
    items[rng.below(ITEMS)] = rng.below(3)
    rare = rng.below(RARE)
    return Reward(
        coins=rng.below(9) - 1,
        reputation=rng.below(5) - 2,
        items=items,
        hires=rare == A_VILLAGER,
        species=rng.below(len(SPECIES)) if rare == A_SPECIAL else -1,
        cave=rare == A_CAVE,
        free_cost=FREE_COST if rare == A_BUILDING else -1,
        injuries=1 if rare == AN_INJURY else 0,
        doubles_stake=False,
        loses_stake=False,
        injures_stake=False,
        options=[],
    )


def made_up_penalty(rng: Rng) -> Reward:
    """Return what failure might cost, perhaps nothing."""
    # Each part often enough: sixteen worlds must show that nobody knows whether there is one.
    penalty = no_reward()
    penalty.coins = -rng.below(3)
    penalty.reputation = -rng.below(3)
    penalty.injuries = rng.below(2)
    penalty.loses_stake = penalty.injures_stake = rng.below(2) == 0
    return penalty


def no_reward() -> Reward:
    """Return what brings nothing."""
    return Reward(0, 0, zeros(ITEMS), False, -1, False, -1, 0, False, False, False, [])
