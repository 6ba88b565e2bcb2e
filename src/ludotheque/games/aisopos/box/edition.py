"""What the players settle before the game (AI-2, AI-7, AI-8)."""

from typing import cast

from mypy_extensions import i64

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Edition, Game, Option

__all__ = ["OPTIONS", "Box", "make_edition"]

OPTIONS = [
    Option("games", 1, low=1, high=2),
    Option("quiet", 20, low=1, high=200),
    Option("quiet_unit", "rounds", words=("rounds", "turns")),
    Option("agreement", False, at_table=True),
    Option("first", 0, low=0, high=3, words=("random",), at_table="random"),
]


class Box(Edition):
    """What is in the box, as these players use it.

    *quiet_turns* turns without a clash draw the game; *truce* lets them agree on a draw;
    *games* are played and added; *first* begins, -1 if it is drawn by lot.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        quiet_turns: i64,
        truce: bool,
        games: i64,
        first: i64,
    ) -> None:
        super().__init__(game, options)
        self.quiet_turns: i64 = quiet_turns
        self.truce = truce
        self.games: i64 = games
        self.first: i64 = first


def make_edition(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return what *options* mean for so many *seats*."""
    turns = cast("int", options["quiet"])
    if options["quiet_unit"] == "rounds":
        turns *= seats
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(
            f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}",
            "no-such-first",
            {"last": seats - 1, "value": first},
        )
    return Box(
        game=game,
        options=options,
        quiet_turns=turns,
        truce=options["agreement"] is True,
        games=cast("int", options["games"]),
        first=first if isinstance(first, int) else -1,
    )
