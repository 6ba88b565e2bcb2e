"""The rulebook: our numbered rules of each game, for reading at the table."""

import re
from functools import cache
from importlib.resources import files

import msgspec

from ludotheque.games import game as game_named
from ludotheque.table.errors import RequestError

__all__ = ["Rule", "Rulebook", "Section", "rulebook"]

# A rule stands on one line: its number, its text, and in brackets where it comes from.
RULE = re.compile(
    r"^- \*\*([A-Z]+-[0-9.]+[a-z]?)\*\* (.+?)(?: \(([^()]*(?:\([^()]*\)[^()]*)*)\))?$"
)


class Rule(msgspec.Struct):
    """One rule, its number, and where it comes from."""

    number: str
    text: str
    source: str


class Section(msgspec.Struct):
    """Rules under one heading."""

    title: str
    rules: list[Rule]


class Rulebook(msgspec.Struct):
    """All rules of a game."""

    game: str
    title: str
    about: str
    sections: list[Section]


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """Return the rules of *game*; a language that has no rules of its own reads the English."""
    pages = files(game_named(game).room) / "rulebook"
    page = pages / f"{language}.md"
    try:
        text = (page if page.is_file() else pages / "en.md").read_text("utf-8")
    except FileNotFoundError as error:
        raise RequestError("not-found", f"{game} has no rulebook") from error
    book = Rulebook(game, "", "", [])
    for line in text.splitlines():
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            book.sections.append(Section(line[3:].strip(), []))
        elif line.startswith("- ") and book.sections:
            add_rule(book.sections[-1], line)
        elif line.strip() and not book.sections:
            book.about = f"{book.about} {line.strip()}".strip()
    return book


def add_rule(section: Section, line: str) -> None:
    """Add the rule on *line* to *section*."""
    found = RULE.match(line.strip())
    if found:
        section.rules.append(Rule(found[1], found[2], found[3] or ""))
