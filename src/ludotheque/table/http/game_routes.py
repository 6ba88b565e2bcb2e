"""Routes: the games with their options, the bots, the numbered rules, and the words."""

from functools import cache
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from ludotheque import games
from ludotheque.core import SPECTATOR, Option
from ludotheque.table.http.errors import ERROR_RESPONSES
from ludotheque.table.http.game_words import GameWords, game_words, is_known
from ludotheque.table.http.routing import Answer, Asked, get
from ludotheque.table.http.rulebook import Rulebook, rulebook
from ludotheque.table.play.bot_levels import levels

__all__ = ["GAME_ROUTES"]

Language = Annotated[Literal["en", "fr", "de"], QueryParameter()]
SAME_WORDS = ResponseSpec(None, description="not modified", generate_examples=False)


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
        "by_seat": by_seat(name),
    }


@cache
def by_seat(name: str) -> list[str]:
    """Return which parts of the table, as it is seen, have an entry a seat.

    A page without a board of the game draws these at the seats, and all else between them.  They
    are those that grow with the number of seats: a row that is as long by chance is not among them.
    """
    game = games.game(name)
    try:
        tables = {seats: game.new(seats, 0).table_view(SPECTATOR) for seats in game.seats}
    except Exception:  # noqa: BLE001  # one game that cannot be laid out must not hide the others
        return []
    parts = tables[game.seats[0]]
    return [part for part in parts if all(has_entries(tables[n].get(part), n) for n in tables)]


def has_entries(part: object, count: int) -> bool:
    """Say whether a *part* of the table is a list of *count*."""
    return isinstance(part, list) and len(part) == count


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
def rules(game: FromPath[str], lang: Language = "en") -> Rulebook:
    """The numbered rules of a game."""
    return rulebook(games.game(game).name, lang)


@get(
    "/api/games/{game:str}/words",
    sync_to_thread=False,
    responses={**ERROR_RESPONSES, 304: SAME_WORDS},
    response_headers=[ResponseHeader(name="etag", documentation_only=True)],
)
def words(request: Asked, game: FromPath[str], lang: Language = "en") -> Response[GameWords]:
    """The words of a game, for pages that were built without them."""
    found = game_words(games.game(game).name, lang)
    headers = {"etag": found.etag(), "cache-control": "no-cache"}
    if is_known(found.etag(), request.headers.get("if-none-match", "")):
        nothing: Any = None
        return Response(nothing, status_code=304, headers=headers)
    return Response(found, headers=headers)


GAME_ROUTES = [all_games, rules, words]
