"""Every word a player reads, in English, French and German."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, cast

from ludotheque.core import CHANCE_NAME, LudothequeError, nearest, told
from ludotheque.games import game as game_named

__all__ = ["LANGUAGES", "UnknownLanguage", "Words", "say_alone"]

LANGUAGES = ("en", "fr", "de")
# Facts of events and refusals that are seats, shown as players' names.
SEAT_FACTS = ("seat", "other")


class UnknownLanguage(LudothequeError):
    """We have no words in this language."""


@cache
def bundle_of(language: str, game: str) -> Any:
    """Return the messages of *language*: the house's, and those in the room of *game*."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {told(language)}: {nearest(language, LANGUAGES)}")
    # Not at the top: what says nothing, or only which languages there are, does without.
    fluent = import_module("fluent.runtime")
    bundle = fluent.FluentBundle([language], use_isolating=False)
    folder = files("ludotheque.locale").joinpath(language)
    pages = sorted(folder.iterdir(), key=lambda page: page.name)
    if game:
        pages.append(own_words(language, game))
    for page in pages:
        bundle.add_resource(resource_in(cast("Any", page)))
    return bundle


def own_words(language: str, game: str) -> Any:
    """Return the file of the words of *game*: English where it does not speak *language*."""
    words = files(game_named(game).room).joinpath("words")
    page = words.joinpath(f"{language}.ftl")
    return page if page.is_file() else words.joinpath("en.ftl")


@cache
def resource_in(page: Any) -> Any:
    """Return the messages of one file; to read one takes longer than all else that help does."""
    return import_module("fluent.runtime").FluentResource(page.read_text("utf-8"))


def say_alone(language: str, game: str, key: str) -> str:
    """Return one message of *game* without facts, reading nothing else of its words.

    Help lists the commands of all rooms, and to read all that their games say would take longer
    than everything else that it does.
    """
    page = own_words(language, game)
    found = re.search(rf"^{re.escape(key)} =.*(?:\n +.*)*", page.read_text("utf-8"), re.MULTILINE)
    fluent = import_module("fluent.runtime")
    bundle = fluent.FluentBundle([language], use_isolating=False)
    bundle.add_resource(fluent.FluentResource(found[0] if found else f"{key} = {key}"))
    text, _ = bundle.format_pattern(bundle.get_message(key).value)
    return str(text)


class Words:
    """One reader's language, the game at hand, and what the players are called."""

    def __init__(self, language: str = "en", game: str = "", players: Iterable[str] = ()) -> None:
        self.language = language
        self.game = game
        self.players = list(players)
        self.bundle = bundle_of(language, game)

    def has(self, key: str) -> bool:
        """Say whether there is a message *key*."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **facts: object) -> str:
        """Return the message *key* with *facts* filled in."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        shown = {name: self.shown(name, value) for name, value in facts.items()}
        text, _ = self.bundle.format_pattern(pattern, shown)
        return str(text)

    def shown(self, name: str, value: object) -> object:
        """Return a fact as people read it: seats by name, chances, things in their language."""
        if name in SEAT_FACTS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, list) and name.endswith(CHANCE_NAME):
            ways, of = value
            return self.say("chance", ways=ways, of=of, percent=round(100 * ways / of))
        if isinstance(value, list):
            return ", ".join(str(self.shown(name, item)) for item in value)
        if isinstance(value, str):
            return self.thing(value)
        return value

    def thing(self, word: str) -> str:
        """Return the game's *word* for something in this language, or as it is."""
        key = f"{self.game}-{word}"
        return self.say(key) if word.isascii() and self.has(key) else word

    def player(self, seat: int) -> str:
        """Return what the player at *seat* is called."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat-name", number=seat + 1)

    def action(self, name: str) -> str:
        """Return an action in words: its verb's message, with the rest as $a, $b, $c ...

        A part like @2 is the seat 2; $all is every part.
        """
        verb, *parts = name.split()
        key = f"{self.game}-action-{verb}"
        if not self.has(key):
            return name
        shown = [self.part(part) for part in parts]
        return self.say(key, all=shown, **dict(zip("abcdefgh", shown, strict=False)))

    def part(self, word: str) -> str:
        """Return a part of an action's name: a seat by its player's name, others as they are."""
        seat = word.removeprefix("@")
        return self.player(int(seat)) if seat != word and seat.isdecimal() else word

    def event(self, event: dict[str, object]) -> str:
        """Return an event in words."""
        facts = {name: value for name, value in event.items() if name != "key"}
        return self.say(f"{self.game}-event-{event['key']}", **facts)

    def ask(self, question: dict[str, object]) -> str:
        """Return a pending question in words, with what it is about."""
        facts = {name: value for name, value in question.items() if name != "kind"}
        return self.say(f"{self.game}-ask-{question['kind']}", **facts)

    def fact(self, fact: dict[str, Any]) -> str:
        """Return in words what an action would bring, with the rule's number."""
        text = self.say(f"{self.game}-foresee-{fact['key']}", **fact["facts"])
        return f"{text} ({fact['rule']})" if fact["rule"] else text

    def refusal(self, key: str, rule: str, facts: dict[str, object]) -> str:
        """Return why something is not allowed, with the rule's number."""
        own = f"{self.game}-refusal-{key}"
        text = self.say(own if self.has(own) else f"refusal-{key}", **facts)
        return f"{text} ({rule})" if rule else text
