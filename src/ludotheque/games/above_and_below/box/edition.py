"""What the players settle before the game: the pack they play with, and who begins (AB-2.11)."""

from mypy_extensions import i64

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Edition, Game, Option
from ludotheque.games.above_and_below.box.components import Components, components
from ludotheque.games.above_and_below.box.encounters import Paragraph

__all__ = ["OPTIONS", "Box", "make_edition"]

OPTIONS = [Option("first", 0, low=0, high=3, words=("random",), at_table="random")]


class Box(Edition):
    """What is in the box, as these players use it: *first* begins, -1 if it is drawn by lot.

    The components of the pack are taken out of it one by one, so that rules that are asked
    millions of times reach a card or a villager in one step.  The book is one of them and no part
    of the position: a seat sees of it what AB-4.5 allows, a bot that searches has read it
    (AB-17.2).
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        pack: object,
        parts: Components,
        first: i64,
    ) -> None:
        super().__init__(game, options, pack, parts.fingerprint)
        self.parts = parts
        self.first: i64 = first
        self.pack_name = parts.name
        self.buildings = parts.buildings
        self.villagers = parts.villagers
        self.caves = parts.caves
        self.hire_costs = parts.hire_costs
        self.incomes = parts.incomes
        self.track_points = parts.track_points
        self.lowest_reputation: i64 = parts.lowest_reputation
        self.reputation_points = parts.reputation_points
        self.book = parts.book

    def rebound(self, book: list[Paragraph]) -> "Box":
        """Return the same box with another *book* in it: for a world that is only imagined."""
        other = Box(self.game, self.options, self.pack, self.parts, self.first)
        other.book = book
        return other


def make_edition(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return what *options* and *pack* mean for so many *seats*."""
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(
            f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}",
            "no-such-first",
            {"last": seats - 1, "value": first},
        )
    start = first if isinstance(first, int) else -1
    return Box(game, options, pack, components(pack), start)
