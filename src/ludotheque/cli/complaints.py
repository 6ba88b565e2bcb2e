"""What went wrong, on one line and in the reader's language."""

import re
import sys
import unicodedata
from errno import errorcode
from pathlib import Path
from typing import Final

from ludotheque import core
from ludotheque.bots.options import Number, OneOf, Real
from ludotheque.cli.reader import language, nearest, quoted, say, written
from ludotheque.core import BadSeed, IllegalAction, LudothequeError, UnknownAction
from ludotheque.core.errors import closest
from ludotheque.games import game as game_named
from ludotheque.locale import Words

__all__ = ["complain", "in_words", "printable", "reason", "unreadable", "values_of"]

# What readers of JSON and TOML say in English, and what we say of it.
UNREADABLE: Final = (
    (r"line (?P<line>\d+),? column (?P<column>\d+)", "error-at-line"),
    (r"\(byte (?P<byte>\d+)\)", "error-at-byte"),
    (r"truncated|end of document", "error-cut-short"),
    (r"missing required field `(?P<name>\w+)`", "error-field-missing"),
    (r"at `\$\.(?P<name>\w+)[^`]*`", "error-field-wrong"),
)


def complain(text: str) -> None:
    """Print what went wrong on one line, whatever it quotes."""
    sys.stderr.write(f"{printable(say('error', text=text))}\n")
    sys.stderr.flush()


def printable(text: str) -> str:
    """Return *text* on one line, without anything that a terminal would obey."""
    line = "".join(" " if letter in "\r\n\t" else letter for letter in text)
    return "".join("�" if unicodedata.category(letter)[0] == "C" else letter for letter in line)


def in_words(error: object, game: str = "") -> str:
    """Return what is wrong; where it is an action, in the words of *game*."""
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        return Words(language(), game).refusal(refusal.key, refusal.rule, refusal.facts)
    if isinstance(error, BadSeed):
        return say("error-bad-seed")
    if isinstance(error, LudothequeError) and error.key:
        game = game or error.game
        facts = {
            # Where something stands is told whole, or it could not be found.
            name: written(str(fact)) if name == "place" else said(fact, game)
            for name, fact in error.facts.items()
        }
        words, own = Words(language(), game), f"{game}-error-{error.key}"
        key = own if words.has(own) else f"error-{error.key}"
        return words.say(key, **{**facts, **helpful(error, game)})
    return str(error)


def said(fact: object, game: str) -> object:
    """Return a fact of an error as it is said."""
    if isinstance(fact, Path):
        return written(fact)
    if isinstance(fact, str):
        return quoted(fact)
    if isinstance(fact, list):
        return ", ".join(fact)
    if isinstance(fact, core.Option):
        return values_of(fact)
    if isinstance(fact, (Number, Real, OneOf)):
        return said_setting(fact)
    return in_words(fact, game) if isinstance(fact, Exception) else fact


def helpful(error: LudothequeError, game: str) -> dict[str, object]:
    """Return what helps further: the nearest of what is known, the reason in words."""
    known, cause = error.facts.get("known"), error.facts.get("cause")
    if isinstance(known, list):
        name = str(error.facts["name"])
        # Where nothing is near all is listed already.
        close = "yes" if closest(name, known) else "no"
        return {"nearest": nearest(name, known), "close": close}
    if isinstance(cause, UnknownAction) and game:
        names = game_named(game).actions.names
        hint = nearest(str(error.facts["action"]), names)
        return {"cause": say("error-unknown-action", nearest=hint)}
    if isinstance(error.__cause__, OSError):
        return {"why": reason(error.__cause__)}
    return {"why": unreadable(error.__cause__)} if error.key == "no-record" else {}


def unreadable(error: BaseException | None) -> str:
    """Return why a text is not what it should be, in our own words."""
    if isinstance(error, UnicodeError):
        return say("error-no-utf-8")
    if isinstance(error, RecursionError):
        return say("error-too-deep")
    for pattern, key in UNREADABLE:
        found = re.search(pattern, str(error))
        if found:
            return say(key, **found.groupdict())
    return say("error-other-form")


def values_of(option: core.Option) -> str:
    """Return what an option of a game takes."""
    if isinstance(option.default, bool):
        return say("games-yes-no")
    numbers = say("games-range", low=option.low, high=option.high)
    return ", ".join(([numbers] if option.high >= option.low else []) + list(option.words))


def said_setting(setting: Number | Real | OneOf) -> str:
    """Return what an option of a bot takes."""
    if isinstance(setting, Number):
        return say("error-takes-number", low=setting.low)
    if isinstance(setting, OneOf):
        return say("error-takes-word", words=", ".join(setting.words))
    return say("error-takes-real")


def reason(error: OSError) -> str:
    """Return why the system refused, where we have words for it, else in its own."""
    key = f"error-{errorcode.get(error.errno or 0, '')}"
    return say(key) if Words(language()).has(key) else error.strerror or str(error)
