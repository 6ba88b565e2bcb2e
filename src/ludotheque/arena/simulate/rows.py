"""Parquet: a row a game and a row a seat, as DuckDB, pandas and Polars read them."""

import re
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from ludotheque.arena.extras import needed
from ludotheque.arena.simulate.counting import Batch
from ludotheque.arena.simulate.plan import Plan
from ludotheque.arena.simulate.results import Results
from ludotheque.core import LudothequeError
from ludotheque.games import game as game_named

__all__ = ["GAMES", "SEATS", "parquet_of", "results_in", "sources"]

# The two tables, and what their files are called after.
GAMES: Final = "games"
SEATS: Final = "seats"


def parquet_of(plan: Plan, first: int, batch: Batch) -> dict[str, bytes]:
    """Return both tables of the games from *first* on as the contents of files."""
    return {
        GAMES: packed(games_table(plan, first, batch)),
        SEATS: packed(seats_table(plan, first, batch)),
    }


def packed(table: Any) -> bytes:
    """Return a table as a Parquet file."""
    out = BytesIO()
    needed("pyarrow.parquet").write_table(table, out, compression="zstd")
    return out.getvalue()


def games_table(plan: Plan, first: int, batch: Batch) -> Any:
    """Return a row a game: who it was dealt for, from what, and how it went."""
    arrow = needed("pyarrow")
    count, seats = len(batch.decisions), batch.seats
    numbers = range(first, first + count)
    winners = [
        seats - batch.shares[at : at + seats].count(0.0) for at in range(0, count * seats, seats)
    ]
    columns = {
        "number": arrow.array(numbers, arrow.int64()),
        "game": same(plan.game, count),
        "seats": arrow.array([seats] * count, arrow.int32()),
        "seed": arrow.array([str(plan.seed_of(number)) for number in numbers], arrow.string()),
        "decisions": arrow.array(batch.decisions, arrow.int32()),
        "choices": arrow.array(batch.choices, arrow.int32()),
        "ending": arrow.array(batch.endings, arrow.string()),
        "winners": arrow.array(winners, arrow.int32()),
        "digest": arrow.array(batch.digests, arrow.string()),
    }
    for name, value in plan.options:
        columns[f"option_{name}"] = same(value, count)
    return arrow.table(columns)


def seats_table(plan: Plan, first: int, batch: Batch) -> Any:
    """Return a row a seat: who sat there, and what they got, by source."""
    arrow = needed("pyarrow")
    count, seats = len(batch.decisions), batch.seats
    numbers = [number for number in range(first, first + count) for _ in range(seats)]
    columns = {
        "number": arrow.array(numbers, arrow.int64()),
        "seat": arrow.array([*range(1, seats + 1)] * count, arrow.int32()),
        "bot": arrow.array([*plan.players] * count, arrow.string()),
        "score": arrow.array(batch.scores, arrow.int32()),
        "share": arrow.array(batch.shares, arrow.float64()),
    }
    known = sources(plan.game)
    refuse_others(plan.game, batch.sheets, known)
    for source in known:
        points = [sheet.get(source) for sheet in batch.sheets]
        columns[f"score_{source.replace('-', '_')}"] = arrow.array(points, arrow.int32())
    return arrow.table(columns)


def same(value: object, count: int) -> Any:
    """Return a column in which every row says the same."""
    arrow = needed("pyarrow")
    kinds = {bool: arrow.bool_(), int: arrow.int64()}
    kind = kinds.get(type(value), arrow.string())
    return arrow.array([value] * count, kind)


@cache
def sources(game: str) -> tuple[str, ...]:
    """Return everything that points of *game* are told to come from, as its words list it."""
    page = files(game_named(game).room).joinpath("words", "en.ftl").read_text("utf-8")
    return tuple(re.findall(rf"^{re.escape(game)}-score-([\w-]+) =", page, re.MULTILINE))


def refuse_others(game: str, sheets: list[dict[str, int]], known: tuple[str, ...]) -> None:
    """Refuse points of a source that has no word: there is no column for them."""
    others = {source for sheet in sheets for source in sheet} - set(known)
    if others:
        source = min(others)
        raise LudothequeError(
            f"{game} tells points by '{source}' and has no word {game}-score-{source}",
            "no-source",
            {"game": game, "source": source},
        )


def results_in(seats: int, games_file: Any, seats_file: Any) -> Results:
    """Return what the games in two files came to."""
    read = needed("pyarrow.parquet").read_table
    games = read(games_file, columns=["decisions", "choices", "ending", "digest"]).to_pydict()
    rows = read(seats_file, columns=["score", "share"]).to_pydict()
    return Results.counted(
        seats, games["decisions"], games["choices"], games["ending"], games["digest"],
        rows["score"], rows["share"],
    )  # fmt: skip
