"""`ludotheque book`: a paragraph of the encounter book, and what its choices bring if asked."""

import click

from ludotheque.core.drawing import Say
from ludotheque.games.above_and_below.box import book as words_of_the_book
from ludotheque.games.above_and_below.box.components import components
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, SPECIES
from ludotheque.games.above_and_below.box.encounters import Choice, Level, Reward
from ludotheque.games.above_and_below.knowledge.reading import (
    BOOK,
    counted,
    fold,
    heading,
    offer,
    things,
)
from ludotheque.games.above_and_below.knowledge.view import choice_view

__all__ = ["book"]


def read(number: int, rewards: bool, lang: str, say: Say) -> str:
    """Return the paragraph in the language *lang*, as it is shown on a terminal."""
    told = words_of_the_book.paragraph(number, lang)
    lines = [heading(number, say), "", fold(told.text)]
    for place, choice in enumerate(components(None).book[number].choices):
        lines.append("")
        if told.choices:
            lines += offer(place + 1, told.choices[place], choice_view(choice), say)
        if rewards:
            lines += results(choice, say)
            lines += failures(choice, told.failures[place] if told.failures else "", say)
    return "\n".join(lines).rstrip()


def results(choice: Choice, say: Say) -> list[str]:
    """Return what each level of a choice brings, or the choice itself where nothing is rolled."""
    if not choice.levels:
        return result(say(f"{BOOK}-always"), at_once(choice, say), say)
    return [line for level in choice.levels for line in level_result(level, say)]


def level_result(level: Level, say: Say) -> list[str]:
    """Return what a level brings."""
    when = counted("lantern", level.lanterns, say)
    return result(when, leads_to(level.link, say) + brings(level.reward, say), say)


def at_once(choice: Choice, say: Say) -> list[str]:
    """Return what a choice without a roll brings."""
    found = leads_to(choice.link, say) + brings(choice.reward, say)
    if choice.luck:
        found.append(say(f"{BOOK}-luck", most=choice.luck))
    if choice.takes:
        coins = counted("coin", choice.takes, say)
        found.append(say(f"{BOOK}-takes", coins=coins, reputation=-choice.reputation_each))
    return found


def failures(choice: Choice, line: str, say: Say) -> list[str]:
    """Return what failing a choice costs, and what it is like."""
    what = [part for part in (", ".join(brings(choice.penalty, say)), line) if part]
    found = result(say(f"{BOOK}-failure"), what[:1], say) if what else []
    return found + [fold(part, "     ", "     ") for part in what[1:]]


def result(when: str, what: list[str], say: Say) -> list[str]:
    """Return one line of what a choice comes to."""
    text = ", ".join(what) or say("nothing")
    return [fold(say(f"{BOOK}-result", when=when, what=text), "   → ", "     ")]


def leads_to(link: int, say: Say) -> list[str]:
    """Return where to read on, if anywhere."""
    return [say(f"{BOOK}-link", number=link)] if link else []


def brings(reward: Reward, say: Say) -> list[str]:
    """Return the parts of a reward or penalty in the order in which they are settled."""
    found = gains(reward, say)
    if reward.doubles_stake:
        found.append(say(f"{BOOK}-stake-doubled"))
    if reward.options:
        options = " / ".join(", ".join(gains(option, say)) for option in reward.options)
        found.append(say(f"{BOOK}-one-of", things=options))
    if reward.hires:
        found.append(say(f"{BOOK}-villager"))
    if reward.species >= 0:
        found.append(say(f"{BOOK}-{SPECIES[reward.species]}"))
    if reward.cave:
        found.append(counted("caves", 1, say))
    if reward.free_cost >= 0:
        found.append(say(f"{BOOK}-building", coins=counted("coin", reward.free_cost, say)))
    return found + losses(reward, say)


def gains(reward: Reward, say: Say) -> list[str]:
    """Return reputation, coins and items, won or lost."""
    found = []
    if reward.reputation:
        sign = "reputation" if reward.reputation > 0 else "reputation-lost"
        found.append(counted(sign, abs(int(reward.reputation)), say))
    if reward.coins < 0:
        found.append(say(f"{BOOK}-coins-lost", coins=counted("coin", -reward.coins, say)))
    counts = {"coin": max(reward.coins, 0), **dict(zip(ITEM_NAMES, reward.items, strict=True))}
    won = things({name: count for name, count in counts.items() if count}, say)
    return found + ([won] if won else [])


def losses(reward: Reward, say: Say) -> list[str]:
    """Return who is hurt and what becomes of the stake."""
    found = [counted("injured", reward.injuries, say)] if reward.injuries else []
    if reward.loses_stake:
        found.append(say(f"{BOOK}-stake-lost"))
    if reward.injures_stake:
        found.append(say(f"{BOOK}-stake-injured"))
    return found


# Not by click's decorators: a compiled function cannot carry what they note down on it.
book = click.Command(
    "book",
    callback=read,
    params=[
        click.Option(
            ["--paragraph", "number"], type=int, required=True, help=f"{BOOK}-help-paragraph"
        ),
        click.Option(["--rewards"], is_flag=True, help=f"{BOOK}-help-rewards"),
    ],
    help=f"{BOOK}-help",
)
