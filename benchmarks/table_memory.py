"""How much memory a table takes: `python benchmarks/table_memory.py`.

Opens tables for two players by HTTP, lets both act a little, and then connects both by a socket:
so the server's memory is seen with and without them.  `--trace` serves in this process, has
another one play, and prints where the memory was taken.  Prints JSON lines.
"""

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.servers import PLENTY, ProcessServer, ThreadServer

from ludotheque import build_info
from ludotheque.games import all_games
from ludotheque.table.client import Client, Place
from ludotheque.table.http.serve import allow_many_connections

# Every game that two can play.
GAMES = sorted(name for name, game in all_games().items() if 2 in game.seats)
# Tables that are not counted: what is only loaded once.
FIRST = 20
TRACED = 25


def tell(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


async def play(url: str, tables: int, acts: int, at: Callable[[str], None]) -> None:
    """Open tables and sit down at them; *at* is called whenever there is something to measure."""
    # Two players for all tables: their connections by HTTP do not count.
    async with Client(url, "Anna") as anna, Client(url, "Bert") as bert:
        places = await seated(await opened(anna, bert, FIRST, acts), anna, bert)
        at("first")
        ids = await opened(anna, bert, tables, acts)
        at("tables")
        places += await seated(ids, anna, bert)
        at("sockets")
        await asyncio.gather(*(place.leave() for place in places))


async def opened(anna: Client, bert: Client, count: int, acts: int) -> list[str]:
    """Open *count* tables in play, with so many actions taken."""
    ids = []
    for number in range(count):
        table = await anna.open_table(GAMES[number % len(GAMES)], ["me", "open"])
        await bert.do(table, "join", invite=await anna.invite(table))
        await anna.do(table, "start")
        for _ in range(acts):
            await act(table, anna, bert)
        ids.append(table)
    return ids


async def act(table: str, anna: Client, bert: Client) -> None:
    """Let whoever is asked take the first action."""
    for seat, player in enumerate((anna, bert)):
        found = await player.get(f"/api/tables/{table}/view")
        legal = found["doc"]["views"][str(seat)]["legal"]
        if legal:
            await player.do(table, "act", seat=seat, number=found["number"], actions=legal[:1])
            return


async def seated(ids: list[str], anna: Client, bert: Client) -> list[Place]:
    """Connect both players to every table."""
    return [await player.sit(table) for table in ids for player in (anna, bert)]


def memory_of(process: int) -> float:
    """Return the kilobytes that a process itself holds; its thinkers are not counted."""
    text = Path(f"/proc/{process}/status").read_text()
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))


def measure(asked: argparse.Namespace, database: str) -> None:
    """Measure a server in a process of its own."""
    sizes: dict[str, float] = {}
    # Idle tables are to stay.
    with ProcessServer(database, sweep=1.0, idle=3600.0) as server:

        def at(name: str) -> None:
            sizes[name] = memory_of(server.process.pid)

        asyncio.run(play(server.url, asked.tables, asked.acts, at))
    without = (sizes["tables"] - sizes["first"]) / asked.tables
    sockets = (sizes["sockets"] - sizes["tables"]) / asked.tables
    tell(tables=asked.tables, acts=asked.acts, kilobytes_without_sockets=round(without, 1),
         kilobytes_with_two_sockets=round(without + sockets, 1),
         server_megabytes=round(sizes["first"] / 1024))  # fmt: skip


def trace(asked: argparse.Namespace, database: str) -> None:
    """Serve here and have another process play; tell which lines hold how much of a table."""
    tracemalloc.start(1)
    shots = {}
    with ThreadServer(database, rates=PLENTY, sweep=1.0, idle=3600.0) as server:
        command = [sys.executable, __file__, "--play", server.url, "--tables", str(asked.tables),
                   "--acts", str(asked.acts)]  # fmt: skip
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as player:
            assert player.stdout is not None
            assert player.stdin is not None
            for name in player.stdout:
                gc.collect()
                shots[name.strip()] = tracemalloc.take_snapshot()
                player.stdin.write("go on\n")
                player.stdin.flush()
    for before, after in (("first", "tables"), ("tables", "sockets")):
        found = shots[after].compare_to(shots[before], "lineno")
        total = sum(line.size_diff for line in found) / asked.tables / 1024
        tell(traced=after, kilobytes_a_table=round(total, 1))
        for line in found[:TRACED]:
            place = line.traceback[0]
            where = "/".join(Path(place.filename).parts[-3:])
            tell(at=f"{where}:{place.lineno}", bytes_a_table=round(line.size_diff / asked.tables),
                 blocks=round(line.count_diff / asked.tables, 1))  # fmt: skip


def wait_for_word(name: str) -> None:
    """Say that there is something to measure, and wait until it is."""
    sys.stdout.write(name + "\n")
    sys.stdout.flush()
    sys.stdin.readline()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--acts", type=int, default=10, help="actions at every table")
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    allow_many_connections()
    if asked.play:
        asyncio.run(play(asked.play, asked.tables, asked.acts, wait_for_word))
        return
    tell(engine=build_info())
    with tempfile.TemporaryDirectory() as folder:
        (trace if asked.trace else measure)(asked, f"{folder}/tables.db")


if __name__ == "__main__":
    main()
