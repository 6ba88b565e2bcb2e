"""How the bots of each game are tuned and measured, by what its room says."""

import tomllib
from importlib.resources import files

import msgspec

from ludotheque.core import Game

__all__ = ["Measuring", "measuring"]


class Measuring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `strategy/measuring.toml` of a room may say; the rest is what suits most games.

    *weights* are the runs of `ludotheque tune` that find the weights in `strategy/weights.py`, in
    order.  *greedy_wins* is the share of games that greedy must win against random.  Bots are
    compared on deals from *first_deal* on, which no weight was fitted and no setting chosen on.
    Speed is measured with *speed_seats*; the search with *search_seats*, where it must make
    *search_times* as many iterations a second as Catanatron can.
    """

    weights: tuple[str, ...] = ()
    greedy_wins: float = 0.97
    first_deal: int = 100_000
    speed_seats: tuple[int, ...] = ()
    search_seats: int = 0
    search_times: int = 20


def measuring(game: Game) -> Measuring:
    """Return how *game* is measured; at the largest table where its room does not say."""
    page = files(game.room).joinpath("strategy", "measuring.toml")
    said = tomllib.loads(page.read_text("utf-8")) if page.is_file() else {}
    largest = game.seats[-1]
    return msgspec.convert({"speed_seats": [largest], "search_seats": largest, **said}, Measuring)
