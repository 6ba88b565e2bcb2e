"""The games, one room each.  A game joins by having a room that holds `GAME`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ludotheque.core import Game, UnknownGame, nearest, shortened, told

__all__ = ["all_games", "game"]


@cache
def all_games() -> dict[str, Game]:
    """Return every game by name."""
    rooms = sorted(room.name for room in iter_modules(__path__) if room.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in rooms}


def game(name: str) -> Game:
    """Return the game called *name*."""
    if name not in all_games():
        raise UnknownGame(
            f"unknown game {told(name)}: {nearest(name, all_games())}",
            "unknown-game",
            {"name": shortened(name), "known": list(all_games())},
        )
    return all_games()[name]
