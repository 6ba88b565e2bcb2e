"""How much a table bears: `python benchmarks/table_load.py`.

Opens tables with two connected seats each, lets players act at a given rate, and measures the
time from sending an action to its arrival at the other seat.  Load generator and server share
the machine.  Prints JSON lines, and at the end the tables as docs/table.md keeps them.

`--against PYTHON` measures the server that another interpreter has installed too, turn by turn
in the same run; so a commit is compared with the one before it.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.playing import play_on
from tests.table.servers import (
    ProcessServer,
    fresh_database,
    memory,
    postgres_programs,
    postgres_server,
    seconds_of_cpu,
)

from ludotheque import build_info
from ludotheque.games import all_games
from ludotheque.table.client import PATIENCE, Client, Place, Refused
from ludotheque.table.http.serve import allow_many_connections

# Every game that two can play.
GAMES = sorted(name for name, game in all_games().items() if 2 in game.seats)
TOGETHER = 20
# Tables of each game that are not counted.
FIRST = 5
STALLS = Path(__file__).parent / "stalls"
# As a server is run: the tests look after clocks more often.
SWEEP = 1.0
# Seconds at each rate beyond the first, and rates until it breaks.
FASTER_SECONDS = 10
FASTER = [200, 400, 600, 800, 1000, 1200, 1600, 2000, 2400, 3200]
# So many looks for a table that is free before the generator rests for so many seconds.
LOOKS = 10
BREATH = 0.001
# It is broken where the slowest hundredth waits for longer (milliseconds), or so much less is done.
BROKEN_P99 = 1000
BROKEN_SHARE = 0.8

# When an action was sent, and how many seconds later the other seat heard of it.
Delay = tuple[float, float]


class Seat(Place):
    """A place that notes when it first heard of each number."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(client, table)
        self.heard: dict[int, float] = {}

    def take_in(self, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        # Servers of before, which this one is compared with, knew no pages of chat.
        message.setdefault("earlier", False)
        super().take_in(message)
        if message["type"] == "news":
            self.heard[message["number"]] = now


class Pair:
    """A table with two people."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.busy = False

    def asked(self) -> int | None:
        return next((seat for seat in (0, 1) if self.seats[seat].legal(seat)), None)

    async def act(self, chance: random.Random, delays: list[Delay]) -> None:
        """Take any legal action; note how long it took to the other seat."""
        seat = self.asked()
        if seat is None or self.busy:
            return
        self.busy = True
        place, other = self.seats[seat], self.seats[1 - seat]
        began = time.perf_counter()
        try:
            done = await place.act(seat, chance.choice(place.legal(seat)))
            await other.until(lambda: other.number >= done["at"])
            delays.append((began, first_heard(other, done["at"]) - began))
        except (Refused, TimeoutError):
            # Never: it is counted as the longest wait there is.
            delays.append((began, PATIENCE))
        finally:
            self.busy = False
        for one in self.seats:
            one.heard.clear()


def first_heard(place: Seat, number: int) -> float:
    return min(at for heard, at in place.heard.items() if heard >= number)


async def seated(url: str, number: int, gate: asyncio.Semaphore) -> Pair:
    """Open a table, seat two people, start."""
    async with gate:
        anna, bert = Client(url, f"A{number}"), Client(url, f"B{number}")
        await anna.__aenter__()
        await bert.__aenter__()
        game = GAMES[number % len(GAMES)]
        table = await anna.open_table(game, ["me", "open"], open=True, chat=False)
        await bert.do(table, "join")
        await anna.do(table, "start")
        seats = [Seat(anna, table), Seat(bert, table)]
        for seat in seats:
            await seat.connect()
            await seat.client.http.aclose()
        return Pair(seats)


async def act_at(
    pairs: list[Pair], rate: int, seconds: int, chance: random.Random
) -> tuple[list[Delay], float]:
    """Let *rate* actions a second be taken; return their delays and how long it took."""
    delays: list[Delay] = []
    tasks = set[asyncio.Task[None]]()
    began = time.perf_counter()
    sent = skipped = 0
    while sent < rate * seconds:
        due = began + sent / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        pair = chance.choice(pairs)
        if pair.busy or pair.asked() is None:
            skipped += 1
            if skipped > 1000 * (sent + 1):
                break
            # Where most are busy it would take the whole core to look for one who is not.
            if skipped % LOOKS == 0:
                await asyncio.sleep(BREATH)
            continue
        sent += 1
        task = asyncio.create_task(pair.act(chance, delays))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return delays, time.perf_counter() - began


def figures(delays: list[Delay], took: float) -> dict[str, Any]:
    """Return the percentiles of all delays, and of both halves."""
    delays = sorted(delays)
    half = len(delays) // 2
    return {
        "actions": len(delays),
        "a_second": round(len(delays) / took, 1),
        **percentiles([delay for _, delay in delays]),
        **halves("first_half", delays[:half]),
        **halves("second_half", delays[half:]),
    }


def halves(name: str, delays: list[Delay]) -> dict[str, float]:
    found = percentiles([delay for _, delay in delays])
    return {f"{name}_{part}": delay for part, delay in found.items()}


def percentiles(delays: list[float]) -> dict[str, float]:
    cuts = quantiles(delays, n=100)
    return {f"p{part}_ms": round(cuts[part - 1] * 1000, 1) for part in (50, 95, 99)}


TOLD: list[dict[str, Any]] = []
LOAD = ["server", "tables", "kilobytes_a_table", "rate", "generator_cpu", "server_cpu", "a_second",
        "seconds", "p50_ms", "p95_ms", "p99_ms", "first_half_p99_ms",
        "second_half_p99_ms"]  # fmt: skip
BYTES = ["game", "median_bytes", "largest_bytes", "whole_document_bytes"]


def tell(**facts: Any) -> None:
    TOLD.append(facts)
    print(json.dumps(facts), flush=True)


def draw_tables() -> None:
    """Print what was told as tables in Markdown."""
    for columns in (LOAD, BYTES):
        rows = [facts for facts in TOLD if columns[-1] in facts]
        if rows:
            print(f"\n| {' | '.join(name.replace('_', ' ') for name in columns)} |")
            print("|---" * len(columns) + "|")
        for facts in rows:
            print(f"| {' | '.join(shown(facts[name]) for name in columns)} |")


def shown(fact: Any) -> str:
    return fact if isinstance(fact, str) else f"{fact:,}"


async def load(server: ProcessServer, asked: argparse.Namespace, name: str) -> None:
    """Seat everybody, act at the given rate, then faster until it breaks."""
    chance = random.Random(1)
    gate = asyncio.Semaphore(TOGETHER)
    # Some tables of each game first: what the server needs once is no table's.
    for number in range(FIRST * len(GAMES)):
        await seated(server.url, number, gate)
    before = memory(server.process.pid)
    began = time.perf_counter()
    pairs = await asyncio.gather(*(seated(server.url, n, gate) for n in range(asked.tables)))
    held = memory(server.process.pid)
    here = {"server": name, "tables": asked.tables,
            "kilobytes_a_table": round((held - before) * 1024 / asked.tables)}  # fmt: skip
    tell(**here, seats=2 * asked.tables, seated_in_s=round(time.perf_counter() - began, 1))
    # The players' own garbage is not to be measured.
    gc.collect()
    gc.disable()
    faster = [(rate, FASTER_SECONDS) for rate in asked.faster]
    for rate, seconds in [(asked.rate, asked.seconds), *faster]:
        cpu = shares_of_cpu(server)
        delays, took = await act_at(pairs, rate, seconds, chance)
        found = figures(delays, took)
        tell(**here, rate=rate, seconds=seconds, **cpu(took), **found)
        if found["p99_ms"] > BROKEN_P99 or found["a_second"] < BROKEN_SHARE * rate:
            tell(server=name, breaks_at=rate)
            break
    gc.enable()


def shares_of_cpu(server: ProcessServer) -> Callable[[float], dict[str, float]]:
    """Return what tells, after so many seconds, how much of one core the players took meanwhile,
    who are played on the same machine, and how much the server; the database is not counted."""
    own, served = time.process_time(), seconds_of_cpu(server.process.pid)

    def shares(took: float) -> dict[str, float]:
        return {
            "generator_cpu": round((time.process_time() - own) / took, 2),
            "server_cpu": round((seconds_of_cpu(server.process.pid) - served) / took, 2),
        }

    return shares


def noting(sizes: list[tuple[str, int]]) -> Callable[[str], None]:
    """Return what notes the type and the size of every message."""
    return lambda text: sizes.append((text[9:13], len(text)))


async def bytes_a_move(server: ProcessServer) -> None:
    """Play a game of each kind and count what one client is sent for a change."""
    for name in sorted(all_games()):
        sizes: list[tuple[str, int]] = []
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table(name, ["me", "greedy", "greedy"])
            place = await anna.sit(table)
            full = len(json.dumps(place.doc))
            place.raw = noting(sizes)
            await place.do("start")
            await play_on(place, random.Random(1))
            full = max(full, len(json.dumps(place.doc, separators=(",", ":"))))
            await place.leave()
        news = [size for kind, size in sizes if kind == "news"]
        tell(game=name, news=len(news), median_bytes=median(news), largest_bytes=max(news),
             whole_document_bytes=full)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--faster", type=int, nargs="*", default=FASTER)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "bytes"])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2], help="with PostgreSQL")
    parser.add_argument("--runs", type=int, default=1, help="of each, on a fresh server")
    parser.add_argument("--against", default="", help="the Python that has another commit")
    parser.add_argument("--trace", default="", help="a file for where the server stalls")
    asked = parser.parse_args()
    allow_many_connections()
    if asked.trace:
        # Worker processes inherit it.
        os.environ["LUDOTHEQUE_STALLS"] = str(Path(asked.trace).absolute())
        paths = [str(STALLS), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    tell(engine=build_info(), cores=os.cpu_count(), load_before=os.getloadavg()[0])
    with ExitStack() as stack:
        if asked.only in {None, "sqlite"}:
            load_sqlite(asked)
        if asked.only in {None, "postgresql"}:
            programs = postgres_programs()
            assert programs is not None, "apt-get install postgresql"
            load_postgres(asked, stack.enter_context(postgres_server(programs, fsync="on")))
        if asked.only in {None, "bytes"}:
            with tempfile.TemporaryDirectory() as folder, ProcessServer(f"{folder}/b.db") as server:
                asyncio.run(bytes_a_move(server))
    draw_tables()


def pythons(asked: argparse.Namespace) -> dict[str, str]:
    """Return the interpreters whose servers are measured, by what is said after their names."""
    others = {", before": asked.against} if asked.against else {}
    return {"": sys.executable, **others}


def load_sqlite(asked: argparse.Namespace) -> None:
    """Measure servers on SQLite."""
    for _ in range(asked.runs):
        for which, python in pythons(asked).items():
            with tempfile.TemporaryDirectory() as folder:
                server = ProcessServer(f"{folder}/load.db", sweep=SWEEP, python=python)
                with server:
                    asyncio.run(load(server, asked, f"SQLite, 1 worker{which}"))


def load_postgres(asked: argparse.Namespace, postgres: str) -> None:
    """Measure servers on PostgreSQL."""
    for workers in asked.workers * asked.runs:
        for which, python in pythons(asked).items():
            name = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}{which}"
            server = ProcessServer(fresh_database(postgres), workers, sweep=SWEEP, python=python)
            with server:
                asyncio.run(load(server, asked, name))


if __name__ == "__main__":
    main()
