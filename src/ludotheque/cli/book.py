"""`ludotheque book`: a paragraph of the encounter book of Above and Below."""

import click
from rich.console import Console

from ludotheque.cli.options import lang_option
from ludotheque.games.above_and_below import book as words_of_the_book
from ludotheque.games.above_and_below.box import ITEM_NAMES, SPECIES
from ludotheque.games.above_and_below.components import components
from ludotheque.games.above_and_below.encounters import Choice, Level, Reward
from ludotheque.games.above_and_below.reading import BOOK, counted, fold, heading, offer, things
from ludotheque.games.above_and_below.view import choice_view
from ludotheque.locale import Words

__all__ = ["book"]


@click.command()
@click.option("--paragraph", "number", type=int, required=True, help="Its number, 1 to 215.")
@click.option("--rewards", is_flag=True, help="Tell what each choice brings, and how it fails.")
@lang_option
def book(number: int, rewards: bool, lang: str) -> None:
    """Read a paragraph of the book of Above and Below, as it is read aloud at the table."""
    told = words_of_the_book.paragraph(number, lang)
    words = Words(lang, "above_and_below")
    lines = [heading(number, words.say), "", fold(told.text)]
    for place, choice in enumerate(components(None).book[number].choices):
        lines.append("")
        if told.choices:
            lines += offer(place + 1, told.choices[place], choice_view(choice), words.say)
        if rewards:
            lines += results(choice, words)
            lines += failures(choice, told.failures[place] if told.failures else "", words)
    Console(highlight=False).print("\n".join(lines).rstrip(), soft_wrap=True)


def results(choice: Choice, words: Words) -> list[str]:
    """Return what each level of a choice brings, or the choice itself where nothing is rolled."""
    if not choice.levels:
        return result(words.say(f"{BOOK}-always"), at_once(choice, words), words)
    return [line for level in choice.levels for line in level_result(level, words)]


def level_result(level: Level, words: Words) -> list[str]:
    """Return what a level brings."""
    when = counted("lantern", level.lanterns, words.say)
    return result(when, leads_to(level.link, words) + brings(level.reward, words), words)


def at_once(choice: Choice, words: Words) -> list[str]:
    """Return what a choice without a roll brings."""
    found = leads_to(choice.link, words) + brings(choice.reward, words)
    if choice.luck:
        found.append(words.say(f"{BOOK}-luck", most=choice.luck))
    if choice.takes:
        coins = counted("coin", choice.takes, words.say)
        found.append(words.say(f"{BOOK}-takes", coins=coins, reputation=-choice.reputation_each))
    return found


def failures(choice: Choice, line: str, words: Words) -> list[str]:
    """Return what failing a choice costs, and what it is like."""
    what = [part for part in (", ".join(brings(choice.penalty, words)), line) if part]
    found = result(words.say(f"{BOOK}-failure"), what[:1], words) if what else []
    return found + [fold(part, "     ", "     ") for part in what[1:]]


def result(when: str, what: list[str], words: Words) -> list[str]:
    """Return one line of what a choice comes to."""
    text = ", ".join(what) or words.say("nothing")
    return [fold(words.say(f"{BOOK}-result", when=when, what=text), "   → ", "     ")]


def leads_to(link: int, words: Words) -> list[str]:
    """Return where to read on, if anywhere."""
    return [words.say(f"{BOOK}-link", number=link)] if link else []


def brings(reward: Reward, words: Words) -> list[str]:
    """Return the parts of a reward or penalty in the order in which they are settled."""
    say = words.say
    found = gains(reward, words)
    if reward.doubles_stake:
        found.append(say(f"{BOOK}-stake-doubled"))
    if reward.options:
        options = " / ".join(", ".join(gains(option, words)) for option in reward.options)
        found.append(say(f"{BOOK}-one-of", things=options))
    if reward.hires:
        found.append(say(f"{BOOK}-villager"))
    if reward.species >= 0:
        found.append(say(f"{BOOK}-{SPECIES[reward.species]}"))
    if reward.cave:
        found.append(counted("caves", 1, say))
    if reward.free_cost >= 0:
        found.append(say(f"{BOOK}-building", coins=counted("coin", reward.free_cost, say)))
    return found + losses(reward, words)


def gains(reward: Reward, words: Words) -> list[str]:
    """Return reputation, coins and items, won or lost."""
    say = words.say
    found = []
    if reward.reputation:
        sign = "reputation" if reward.reputation > 0 else "reputation-lost"
        found.append(counted(sign, abs(int(reward.reputation)), say))
    if reward.coins < 0:
        found.append(say(f"{BOOK}-coins-lost", coins=counted("coin", -reward.coins, say)))
    counts = {"coin": max(reward.coins, 0), **dict(zip(ITEM_NAMES, reward.items, strict=True))}
    won = things({name: count for name, count in counts.items() if count}, say)
    return found + ([won] if won else [])


def losses(reward: Reward, words: Words) -> list[str]:
    """Return who is hurt and what becomes of the stake."""
    found = [counted("injured", reward.injuries, words.say)] if reward.injuries else []
    if reward.loses_stake:
        found.append(words.say(f"{BOOK}-stake-lost"))
    if reward.injures_stake:
        found.append(words.say(f"{BOOK}-stake-injured"))
    return found
