"""The games: a room each here, and those that other packages bring along."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from pkgutil import iter_modules
from typing import Final

from ludotheque.core import Game, State, UnknownGame, nearest, shortened, told
from ludotheque.plugins import NotUsable, brought

__all__ = ["all_games", "game", "our_games"]

GROUP: Final = "ludotheque.games"
# What a state must fill in before anything can be done with a game.
ITS_OWN: Final = ("copy", "advance", "deal_again", "table_view", "score_sheet", "winners",
                  "ending", "census", "evaluate")  # fmt: skip
# What players read of it, in English at least: other languages read that where they have none.
PAGES: Final = ("words/en.ftl", "rulebook/en.md")


@cache
def our_games() -> dict[str, Game]:
    """Return the games of this house by name."""
    rooms = sorted(room.name for room in iter_modules(__path__) if room.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in rooms}


@cache
def all_games() -> dict[str, Game]:
    """Return every game by name: ours, then those of other packages."""
    return {**our_games(), **brought(GROUP, our_games(), usable)}


def usable(entry: EntryPoint, found: object) -> Game:
    """Return the game that a package brings; say what it lacks of the contract."""
    if not isinstance(found, Game):
        raise NotUsable(f"{entry.value} is no Game")
    if found.name != entry.name:
        raise NotUsable(f"the game is called {told(found.name)}, and its entry '{entry.name}'")
    missing = [name for name in ITS_OWN if getattr(found.state, name) is getattr(State, name)]
    if missing:
        raise NotUsable(f"{found.state.__name__} does not fill in {', '.join(missing)}")
    unread = [page for page in PAGES if not files(found.room).joinpath(page).is_file()]
    if unread:
        raise NotUsable(f"{found.room} has no {', '.join(unread)}")
    found.package = entry.dist.name if entry.dist is not None else ""
    return found


def game(name: str, package: str = "") -> Game:
    """Return the game called *name*; one that is missing comes with *package*, if that is known."""
    # Ours first: whoever plays one of them need not wait for what others have installed.
    if name in our_games():
        return our_games()[name]
    if name in all_games():
        return all_games()[name]
    if package:
        raise UnknownGame(
            f"the game {told(name)} comes with the package {told(package)}, which is not installed",
            "missing-package",
            {"name": shortened(name), "package": shortened(package)},
        )
    raise UnknownGame(
        f"unknown game {told(name)}: {nearest(name, all_games())}",
        "unknown-game",
        {"name": shortened(name), "known": list(all_games())},
    )
