"""What the players settle before the game, and what follows from their number (AN-2, AN-8)."""

from typing import Final, cast

from mypy_extensions import i64

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Edition, Game, Option
from ludotheque.core.ints import Ints, ints
from ludotheque.games.antler_island.box.components import BOARDS, Board, by_seats

__all__ = ["OPTIONS", "Box", "make_edition"]

# So many rounds without a mating end a game where players have chosen so: bots that play well
# were never quiet for more than one round, and random ones for up to thirty-two.
QUIET_ROUNDS: Final = 10

OPTIONS = [
    Option("board", "3", words=("3", "3_symmetric")),
    Option("cubes", False),
    Option("reactive_tiles", "both", words=("both", "own_turn")),
    Option("first", 0, low=0, high=3, words=("random",), at_table="random"),
    # The rules know no end but the doe track: simulations need one, people may choose one (AN-8.9).
    Option("limit", 1000, low=1, high=1000, words=("none", "quiet"), at_table="none"),
    *[Option(f"height_{seat}", 0, low=0, high=300) for seat in range(4)],
]


class Box(Edition):
    """What is in the box, as these players use it.

    *first* begins, -1 if it is drawn by lot; *cubes* each at the start, 0 without them, and
    *cube_set* points for one of every other colour; *reactive* lets either fighter play Doping
    and Diamond Antlers; so many *does*; *end_at* on the doe track ends the game, *limit* rounds
    do too, and so many *quiet* ones in which nobody mates, 0 where they do not; *heights* of the
    players in centimetres, 0 where not given.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        board: Board,
        first: i64,
        cubes: i64,
        cube_set: i64,
        reactive: bool,
        does: i64,
        end_at: i64,
        limit: i64,
        quiet: i64,
        heights: Ints,
    ) -> None:
        super().__init__(game, options)
        self.board = board
        self.first: i64 = first
        self.cubes: i64 = cubes
        self.cube_set: i64 = cube_set
        self.reactive = reactive
        self.does: i64 = does
        self.end_at: i64 = end_at
        self.limit: i64 = limit
        self.quiet: i64 = quiet
        self.heights = heights


def make_edition(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return what *options* mean for so many *seats*."""
    board = options["board"]
    if seats == 4 and board != "3":
        raise BadOption(
            f"the board '{board}' is for 3 players; 4 have but one",
            "board-for-three",
            {"board": board},
        )
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(
            f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}",
            "no-such-first",
            {"last": seats - 1, "value": first},
        )
    limit = options["limit"]
    heights = [cast("int", options[f"height_{seat}"]) for seat in range(seats)]
    return Box(
        game=game,
        options=options,
        board=BOARDS["4" if seats == 4 else cast("str", board)],
        first=first if isinstance(first, int) else -1,
        cubes=by_seats("cubes_each", seats) if options["cubes"] is True else 0,
        cube_set=by_seats("cube_set_points", seats),
        reactive=options["reactive_tiles"] == "both",
        does=by_seats("does", seats),
        end_at=by_seats("end_at", seats),
        limit=limit if isinstance(limit, int) else 0,
        quiet=QUIET_ROUNDS if limit == "quiet" else 0,
        heights=ints(heights),
    )
