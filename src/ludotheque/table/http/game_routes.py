"""Routes: the games with their options, the bots, and the numbered rules."""

from typing import Annotated, Literal

from litestar.params import FromPath, QueryParameter

from ludotheque import games
from ludotheque.core import Option
from ludotheque.table.http.routing import Answer, get
from ludotheque.table.http.rulebook import Rulebook, rulebook
from ludotheque.table.play.bot_levels import levels

__all__ = ["GAME_ROUTES"]


@get("/api/games", sync_to_thread=False)
def all_games() -> Answer:
    """All games with their options, and the bots."""
    return {"games": [game_document(name) for name in games.all_games()], "bots": levels()}


def game_document(name: str) -> Answer:
    """Return what a table of this game can be opened with."""
    game = games.game(name)
    return {
        "name": game.name,
        "title": game.title,
        "credits": game.credits,
        "prefix": game.prefix,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "actions": len(game.actions),
        "packs": game.read_pack is not None,
        "options": [option_document(option) for option in game.options],
    }


def option_document(option: Option) -> Answer:
    """Return what may be chosen."""
    found: Answer = {"name": option.name, "words": list(option.words), "default": option.at_table}
    numbers = option.high >= option.low
    if isinstance(option.default, bool):
        found["kind"] = "yes-no"
    elif numbers:
        found["kind"] = "number-or-word" if option.words else "number"
        found |= {"low": option.low, "high": option.high}
    else:
        found["kind"] = "word"
    return found


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(
    game: FromPath[str], lang: Annotated[Literal["en", "fr", "de"], QueryParameter()] = "en"
) -> Rulebook:
    """The numbered rules of a game."""
    return rulebook(games.game(game).name, lang)


GAME_ROUTES = [all_games, rules]
