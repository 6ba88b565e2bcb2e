"""The words of a game, for pages that were built without them."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from ludotheque.games import game as game_named
from ludotheque.table.errors import RequestError

__all__ = ["GameWords", "game_words", "is_known"]


class GameWords(msgspec.Struct, frozen=True):
    """What players of a game read: the messages of a Fluent file, as they stand there."""

    game: str
    lang: str
    fluent: str

    def etag(self) -> str:
        """Return what tells these words from others; weak, since they may travel compressed."""
        return f'W/"{sha256(f"{self.lang} {self.fluent}".encode()).hexdigest()[:32]}"'


@cache
def game_words(game: str, language: str) -> GameWords:
    """Return the words of *game*; a language that it does not speak reads the English."""
    pages = files(game_named(game).room) / "words"
    for lang in (language, "en"):
        page = pages / f"{lang}.ftl"
        if page.is_file():
            return GameWords(game, lang, page.read_text("utf-8"))
    raise RequestError("not-found", f"{game} has no words")


def is_known(etag: str, if_none_match: str) -> bool:
    """Say whether a browser that sends *if_none_match* has what this *etag* stands for."""
    known = [one.strip().removeprefix("W/") for one in if_none_match.split(",")]
    return "*" in known or etag.removeprefix("W/") in known
