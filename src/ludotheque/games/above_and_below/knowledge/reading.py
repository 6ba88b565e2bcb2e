"""The book read aloud, in the reader's language and without what nobody may know yet (AB-4.5)."""

from textwrap import fill
from typing import Any, Final

from ludotheque.core.drawing import Say
from ludotheque.games.above_and_below.box import book

__all__ = ["BOOK", "Reader", "asked", "counted", "encounter", "fold", "heading", "offer", "things"]

# As long as the lines of a book.
WIDTH: Final = 78
BOOK: Final = "above_and_below-book"


def encounter(view: dict[str, Any], say: Say) -> list[str]:
    """Return the paragraph under way; once a choice is announced, of the choices only that one."""
    under_way = view["table"]["encounter"]
    if under_way is None or under_way["paragraph"] == 0:
        return []
    number, announced, choices = (under_way[key] for key in ("paragraph", "choice", "choices"))
    told = told_to(number, say)
    lines = [heading(number, say), "", f"[italic]{fold(told.text)}[/]"]
    if told.choices:
        for place, choice in enumerate(choices, 1):
            if announced in (0, place):
                lines += ["", *offer(place, label(told, place), choice, say)]
    return lines


def told_to(number: int, say: Say) -> book.ParagraphWords:
    """Return the words of a paragraph in the language that *say* speaks."""
    return book.paragraph(number, say("language-code"))


def label(told: book.ParagraphWords, place: int) -> str:
    """Return the words of a choice; an owner's pack may have more choices than we have words."""
    return told.choices[place - 1] if place <= len(told.choices) else ""


def heading(number: int, say: Say) -> str:
    """Return the number of a paragraph as its title."""
    return f"[bold]{say(f'{BOOK}-paragraph', number=number)}[/]"


def offer(place: int, words: str, choice: dict[str, Any], say: Say) -> list[str]:
    """Return a choice: its words, and below them what it asks for."""
    conditions = fold(asked(choice, say), "   ", "   ")
    return [fold(f"{place}  {words}", "", "   "), f"[dim]{conditions}[/]"]


def fold(text: str, first: str = "", others: str = "") -> str:
    """Return *text* in short lines that never break at a no-break space."""
    blocks = [
        fill(
            block,
            WIDTH,
            initial_indent=first,
            subsequent_indent=others,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for block in text.split("\n\n")
    ]
    return "\n\n".join(blocks)


def asked(choice: dict[str, Any], say: Say) -> str:
    """Return what a choice of a view asks for and what helps with it."""
    levels = [threshold(level, say) for level in choice["levels"]]
    parts = [", ".join(levels) or say(f"{BOOK}-no-roll")]
    if choice["fee"]:
        parts.append(say(f"{BOOK}-fee", coins=counted("coin", choice["fee"], say)))
    if choice["stake"]:
        parts.append(say(f"{BOOK}-stake-{choice['stake']}"))
    if choice["bonus"]:
        parts.append(helped(choice["bonus"], say))
    return " · ".join(parts)


def threshold(level: dict[str, int], say: Say) -> str:
    """Return the lanterns that a level takes, and its fee."""
    lanterns = counted("lantern", level["lanterns"], say)
    return f"{lanterns} ({counted('coin', level['fee'], say)})" if level["fee"] else lanterns


def helped(bonus: dict[str, Any], say: Say) -> str:
    """Return how many more lanterns a choice gives, and for what."""
    return say(
        f"{BOOK}-bonus-{bonus['for']}",
        lanterns=counted("more", bonus["lanterns"], say),
        coins=counted("coin", bonus["price"], say),
        things=either(bonus["items"], say) if bonus["items"] else "",
    )


def either(items: list[str], say: Say) -> str:
    """Return the *items* of which one is enough."""
    return items[0] if len(items) == 1 else say(f"{BOOK}-or", some=items[:-1], last=items[-1])


def things(counts: dict[str, int], say: Say) -> str:
    """Return coins and items with how many there are of each."""
    return ", ".join(counted(thing, count, say) for thing, count in counts.items())


def counted(thing: str, count: int, say: Say) -> str:
    """Return so many of a thing in words."""
    return say(f"{BOOK}-{thing}", count=count)


class Reader:
    """Reads from the book at the table: stories, choices, and failures when they have happened."""

    def event(self, event: dict[str, Any], viewer: int, say: Say) -> str:
        """Return what the book says to an event; the drawing shows explorers their own page."""
        if event["key"] == "failure":
            return in_italics(failure(told_to(event["number"], say), event["choice"]))
        if event["key"] == "chose" and event["seat"] != viewer:
            return in_italics(label(told_to(event["number"], say), event["choice"]))
        if event["key"] == "paragraph":
            told = told_to(event["number"], say)
            if len(told.choices) == 1:
                return in_italics(f"{told.text}\n\n{told.choices[0]}")
            if event["seat"] != viewer or not told.choices:
                return in_italics(told.text)
        return ""

    def action(self, view: dict[str, Any], name: str, say: Say) -> str:
        """Return a choice by its words in capitals, and a reward by what it is."""
        verb, _, place = name.partition(" ")
        if verb == "choose":
            told = told_to(view["table"]["encounter"]["paragraph"], say)
            return capitals(label(told, int(place)))
        if verb == "reward":
            return things(view["question"]["options"][int(place) - 1], say)
        return ""


def failure(told: book.ParagraphWords, place: int) -> str:
    """Return what failing a choice is like."""
    return told.failures[place - 1] if place <= len(told.failures) else ""


def in_italics(text: str) -> str:
    """Return *text* as the book's own words."""
    return f"[italic]{fold(text)}[/]" if text else ""


def capitals(words: str) -> str:
    """Return the phrase in capitals with which a choice opens."""
    opening: list[str] = []
    for word in words.split(" "):
        if word != word.upper():
            break
        opening.append(word)
    return " ".join(opening).rstrip(",;:.(\u00a0\u202f")
