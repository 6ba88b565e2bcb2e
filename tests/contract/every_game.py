"""The games that the laws are tried on: those of the house, and two toys."""

from ludotheque.core import Game
from ludotheque.games import all_games
from tests.contract.toys import cavern, potluck

TOYS = {"cavern": cavern.GAME, "potluck": potluck.GAME}


def every_game() -> dict[str, Game]:
    """Return the games of the house and the toys."""
    return {**all_games(), **TOYS}
