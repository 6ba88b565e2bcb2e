"""Write the games that later versions must still be able to open: records and snapshots.

Run it with the package of the commit to be kept: `python -m tests.before.write_records`.
What lies here is from 35dbd10, the last commit before the rooms were rearranged.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.core import play_on

RECORDS = Path(__file__).parent / "records"
# Games broken off after so many moves, in the middle of a round and some of them of a choice.
UNFINISHED = (19, 47, 62)
# From where it stands each game is played on at random for so many decisions.
LATER = 100
# Two packs as docs/packs.md describes them; other games take none.
PACKS: dict[str, object] = {
    "bunny_kingdom": {
        "name": "our copy",
        "squares": {"A1": "field", "A2": "sea"},
        "lava": [["A1", "A2"], ["D5", "E5"]],
        "constructions": {"pearl-farm": "forest"},
        "parchments": {"royal-ring": {"points": 7}, "left-glove": {"paired": 9}},
    },
    "above_and_below": {
        "format": "above-and-below-pack/1",
        "name": "our copy",
        "houses": [
            {"id": "H07", "cost": 3, "beds": 1, "status": "printed",
             "goods": {"kind": "fruit", "count": 1, "refill": True}},
        ],
        "villagers": [
            {"id": "V16", "symbols": ["hammer"], "status": "printed",
             "lanterns": {"1": 1, "3": 2, "6": 3}},
        ],
    },
}  # fmt: skip


def registered() -> dict[str, Any]:
    """Every game by name; the function that says so has had two names."""
    listed: Callable[[], dict[str, Any]]
    listed = getattr(lt, "all_games" if hasattr(lt, "all_games") else "games")
    return listed()


def played(game: Any, seats: int, bot: str, options: dict[str, object], **more: Any) -> lt.Table:
    """Let *bot* play on all *seats*, to the end or for as many moves as *more* says."""
    seed, moves = more["seed"], more.get("moves", 10**9)
    names = [bot] * seats
    table = lt.Table.open(game, seats, seed, pack=more.get("pack"), players=names, **options)
    bots = [lt.bot(bot, seed + seat) for seat in range(seats)]
    while not table.state.over and len(table.record.moves) < moves:
        actor = table.state.actor()
        if actor == lt.CHANCE:
            table.roll()
        else:
            table.apply(actor, bots[actor].choose(lt.Seat(table.state, actor)))
    return table


def variations(game: Any) -> Iterator[dict[str, object]]:
    """Each option changed once: the other answer, every other word, or its highest number."""
    for option in game.options:
        if isinstance(option.default, bool):
            yield {option.name: not option.default}
        yield from ({option.name: word} for word in option.words if word != option.default)
        if option.high > option.low:
            yield {option.name: option.high if option.high != option.default else option.low}


def most_seats(game: Any, options: dict[str, object]) -> int:
    """The most players who may play with *options*."""
    for seats in reversed(game.seats):
        try:
            game.new(seats, 0, **options)
        except lt.LudothequeError:
            continue
        return int(seats)
    raise AssertionError(f"{game.name} is for nobody with {options}")


def games_of(game: Any) -> Iterator[tuple[str, lt.Table]]:
    """Play *game* in every way that is kept, with a name for each."""
    at_table = game.table_options({})
    full = max(game.seats)
    for seats in game.seats:
        yield f"{seats} random", played(game, seats, "random", {}, seed=seats)
        yield f"{seats} greedy", played(game, seats, "greedy:worlds=3", at_table, seed=10 + seats)
    least = min(game.seats)
    yield f"{least} expert", played(game, least, "expert:iterations=20", at_table, seed=9)
    for number, options in enumerate(variations(game), 20):
        ((name, value),) = options.items()
        seats = most_seats(game, options)
        table = played(game, seats, "greedy:worlds=1", options, seed=number)
        yield f"{seats} {name}={value}", table
    for moves in UNFINISHED:
        table = played(game, full, "random", at_table, seed=moves, moves=moves)
        yield f"{full} unfinished after {moves}", table
    if game.name in PACKS:
        pack = PACKS[game.name]
        yield f"{full} pack", played(game, full, "random", at_table, seed=2**100, pack=pack)


def kept(table: lt.Table) -> dict[str, object]:
    """What is written down of a game: its record, and where it led to."""
    state = table.state
    return {
        "record": table.record.write(),
        "digest": state.digest(),
        "scores": state.scores(),
        "snapshot": state.snapshot(),
        "later": later(state),
    }


def later(state: lt.State) -> str:
    """The digest of where random play from *state* leads."""
    copy = state.copy()
    play_on(copy, lt.Rng.seeded(LATER), LATER)
    return copy.digest()


def main() -> None:
    """Write one file a game."""
    for game in registered().values():
        games = {name: kept(table) for name, table in games_of(game)}
        text = json.dumps(games, indent=0, ensure_ascii=False)
        # No time of writing in it: the same games are the same bytes.
        (RECORDS / f"{game.name}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
