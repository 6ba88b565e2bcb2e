"""How much a table bears: `python benchmarks/table_load.py`.

Opens tables with two connected seats each, lets players act at a given rate, and measures the
time from sending an action to its arrival at the other seat.  Load generator and server share
the machine.  Prints JSON lines, and at the end the tables as docs/table.md keeps them.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.houses import (
    HouseElsewhere,
    fresh_database,
    memory,
    postgres_programs,
    postgres_server,
)
from tests.table.playing import play_on

from ludotheque import build_info
from ludotheque.games import all_games
from ludotheque.table.client import PATIENCE, Client, Place, Refused
from ludotheque.table.doorman import allow_many_guests

GAMES = ["aisopos", "bunny_kingdom", "above_and_below"]
TOGETHER = 20
# As a house is run: tests look after clocks more often.
SWEEP = 1.0


class Seat(Place):
    """A place that notes when it first heard of each number."""

    def __init__(self, client, table):
        super().__init__(client, table)
        self.heard = {}

    def take_in(self, message):
        now = time.perf_counter()
        super().take_in(message)
        if message["type"] == "news":
            self.heard[message["number"]] = now


class Pair:
    """A table with two people."""

    def __init__(self, seats):
        self.seats = seats
        self.busy = False

    def asked(self):
        return next((seat for seat in (0, 1) if self.seats[seat].legal(seat)), None)

    async def act(self, chance, delays):
        """Take any legal action; note how long it took to the other seat."""
        seat = self.asked()
        if seat is None or self.busy:
            return False
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
        return True


def first_heard(place, number):
    return min(at for heard, at in place.heard.items() if heard >= number)


async def seated(url, number, gate):
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


async def act_at(pairs, rate, seconds, chance):
    """Let *rate* actions a second be taken; return their delays and how many were sent."""
    delays, tasks = [], set()
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
            continue
        sent += 1
        task = asyncio.create_task(pair.act(chance, delays))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return delays, time.perf_counter() - began


def figures(delays, took):
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


def halves(name, delays):
    found = percentiles([delay for _, delay in delays])
    return {f"{name}_{part}": delay for part, delay in found.items()}


def percentiles(delays):
    cuts = quantiles(delays, n=100)
    return {f"p{part}_ms": round(cuts[part - 1] * 1000, 1) for part in (50, 95, 99)}


TOLD = []
LOAD = ["house", "tables", "kilobytes_a_table", "rate", "a_second", "seconds", "p50_ms", "p95_ms",
        "p99_ms", "first_half_p99_ms", "second_half_p99_ms"]  # fmt: skip
BYTES = ["game", "median_bytes", "largest_bytes", "whole_document_bytes"]


def tell(**facts):
    TOLD.append(facts)
    print(json.dumps(facts), flush=True)


def draw_tables():
    """Print what was told as tables in Markdown."""
    for columns in (LOAD, BYTES):
        rows = [facts for facts in TOLD if columns[-1] in facts]
        if rows:
            print(f"\n| {' | '.join(name.replace('_', ' ') for name in columns)} |")
            print("|---" * len(columns) + "|")
        for facts in rows:
            print(f"| {' | '.join(shown(facts[name]) for name in columns)} |")


def shown(fact):
    return fact if isinstance(fact, str) else f"{fact:,}"


async def load(house, asked, name):
    """Seat everybody, act at the given rate, then faster until it breaks."""
    chance = random.Random(1)
    gate = asyncio.Semaphore(TOGETHER)
    # One table of each game first: what the house needs once is no table's.
    for number in range(len(GAMES)):
        await seated(house.url, number, gate)
    before = memory(house.process.pid)
    began = time.perf_counter()
    pairs = await asyncio.gather(*(seated(house.url, n, gate) for n in range(asked.tables)))
    held = memory(house.process.pid)
    here = {"house": name, "tables": asked.tables,
            "kilobytes_a_table": round((held - before) * 1024 / asked.tables)}  # fmt: skip
    tell(**here, seats=2 * asked.tables, seated_in_s=round(time.perf_counter() - began, 1))
    for rate, seconds in [(asked.rate, asked.seconds), *((rate, 10) for rate in asked.faster)]:
        delays, took = await act_at(pairs, rate, seconds, chance)
        found = figures(delays, took)
        tell(**here, rate=rate, seconds=seconds, **found)
        if found["p99_ms"] > 1000 or found["a_second"] < 0.8 * rate:
            tell(house=name, breaks_at=rate)
            break


async def bytes_a_move(house):
    """Play a game of each kind and count what one client is sent for a change."""
    for name in sorted(all_games()):
        sizes = []
        async with Client(house.url, "Anna") as anna:
            table = await anna.open_table(name, ["me", "greedy", "greedy"])
            place = await anna.sit(table)
            full = len(json.dumps(place.doc))
            place.raw = lambda text, sizes=sizes: sizes.append((text[9:13], len(text)))
            await place.do("start")
            await play_on(place, random.Random(1))
            full = max(full, len(json.dumps(place.doc, separators=(",", ":"))))
            await place.leave()
        news = [size for kind, size in sizes if kind == "news"]
        tell(game=name, news=len(news), median_bytes=median(news), largest_bytes=max(news),
             whole_document_bytes=full)  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--faster", type=int, nargs="*", default=[200, 300, 400, 600])
    parser.add_argument("--only", choices=["sqlite", "postgresql", "bytes"])
    asked = parser.parse_args()
    allow_many_guests()
    tell(engine=build_info(), cores=os.cpu_count(), load_before=os.getloadavg()[0])
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if asked.only in {None, "sqlite"}:
            with HouseElsewhere(str(folder / "load.db"), sweep=SWEEP) as house:
                asyncio.run(load(house, asked, "SQLite, 1 worker"))
        if asked.only in {None, "postgresql"}:
            server = stack.enter_context(postgres_server(postgres_programs(), fsync="on"))
            for workers in (1, 2):
                with HouseElsewhere(fresh_database(server), workers, sweep=SWEEP) as house:
                    asyncio.run(load(house, asked, f"PostgreSQL, {workers} workers"))
        if asked.only in {None, "bytes"}:
            with HouseElsewhere(str(folder / "bytes.db")) as house:
                asyncio.run(bytes_a_move(house))
    draw_tables()


if __name__ == "__main__":
    main()
