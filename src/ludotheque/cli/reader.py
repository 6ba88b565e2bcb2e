"""Whoever reads what we print: their language, known before any of their words is judged."""

import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Final

from ludotheque.core.errors import closest, on_one_line, shortened
from ludotheque.locale import LANGUAGES, Words, say_alone

__all__ = ["language", "language_of", "listen", "nearest", "quoted", "say", "say_of",
           "written"]  # fmt: skip

# Where the language is looked up, in this order, if the command does not say.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
ENGLISH: Final = LANGUAGES[0]
# Of the words that we know so many are named, and a path is written whole up to so many letters.
MOST_WORDS: Final = 12
MOST_OF_A_PATH: Final = 400

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def listen(args: Sequence[str], environ: Mapping[str, str]) -> None:
    """From now on speak the language that was asked for."""
    _language.set(language_of(args, environ))


def language() -> str:
    """Return the reader's language."""
    return _language.get()


def say(key: str, /, **facts: object) -> str:
    """Return a message of the house in the reader's language."""
    return Words(language()).say(key, **facts)


def say_of(game: str, key: str) -> str:
    """Return a message of *game*, or of the house where it is empty."""
    return say_alone(language(), game, key) if game else say(key)


def nearest(word: str, known: Sequence[str]) -> str:
    """Return the end of a sentence that helps: the nearest known word, or all of them."""
    close = closest(word, list(known))
    if close:
        return say("error-did-you-mean", word=close)
    more = " …" if len(known) > MOST_WORDS else ""
    return say("error-known", known=", ".join(known[:MOST_WORDS]) + more)


def quoted(text: str) -> str:
    """Return so much of *text* as is quoted; a tab is not shown as the space it is not."""
    return shortened(text)


def written(path: Path | str) -> str:
    """Return a path for a message."""
    text = str(path)
    return on_one_line(text) if len(text) <= MOST_OF_A_PATH else shortened(text)


def language_of(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language asked for last by --lang, else by the environment, else English."""
    asked = [language for language in asked_for(args) if language in LANGUAGES]
    return asked[-1] if asked else language_around(environ)


def asked_for(args: Sequence[str]) -> list[str]:
    """Return all that --lang is given, right or wrong; after -- there are no options."""
    words = list(args[: args.index("--")] if "--" in args else args)
    found = []
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            found.append(following)
        elif word.startswith("--lang="):
            found.append(word.removeprefix("--lang="))
    return found


def language_around(environ: Mapping[str, str]) -> str:
    """Return the language of the first variable that is set, if we speak it, else English."""
    place = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    spoken = re.split("[-_.@]", place)[0].lower()
    return spoken if spoken in LANGUAGES else ENGLISH
