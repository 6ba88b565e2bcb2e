"""Ludotheque: a home for modern board games."""

from importlib.metadata import PackageNotFoundError, version

from ludotheque.bots import bot, bots, hint
from ludotheque.core import (
    CHANCE,
    OVER,
    SPECTATOR,
    GameRecord,
    IllegalAction,
    LudothequeError,
    Rng,
    Seat,
    State,
    Table,
)
from ludotheque.core import state as _state
from ludotheque.games import all_games, game

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "SPECTATOR",
    "GameRecord",
    "IllegalAction",
    "LudothequeError",
    "Rng",
    "Seat",
    "State",
    "Table",
    "all_games",
    "bot",
    "bots",
    "build_info",
    "game",
    "hint",
]

try:
    __version__ = version("ludotheque")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0.0.0"

COMPILED = not str(_state.__file__).endswith(".py")


def build_info() -> dict[str, object]:
    """Return what is running: the version, and whether the engine is compiled."""
    return {"version": __version__, "compiled": COMPILED, "engine": _state.__file__}
