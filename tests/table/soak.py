"""`python -m tests.table.soak`: a hundred blows, a hundred thousand mutants, a hostile evening.

All of it on SQLite and on PostgreSQL.  Prints what was met, as JSON lines, and fails at the
first thing that is wrong.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ludotheque import build_info
from ludotheque.games import all_games
from ludotheque.table.limits import Rates
from tests.table.evening import STAGES
from tests.table.kills import check_logs, replayed_logs, survive
from tests.table.mutants import Victim
from tests.table.servers import (
    PLENTY,
    ProcessServer,
    Stage,
    fresh_database,
    memory,
    postgres_programs,
    postgres_server,
)
from tests.table.strangers import ask_at_random, broken

PARTS = ("evening", "kills", "mutants", "requests")
TABLES = 6
KILLS_TOGETHER = 20
MESSAGES_A_TABLE = {"raised": 200, "on": 1500}
RATES = {"raised": PLENTY, "on": Rates()}
# A server grows by its tables; this much more in the second half than in the first is a leak.
GROWTH = 1.5


def tell(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def kill_again_and_again(kills: int, database: str, kind: str) -> None:
    """Kill in rounds of twenty: new tables each time, since games end."""
    began = time.monotonic()
    acknowledged = resent = already = written = 0
    for number, blows in enumerate(rounds(kills)):
        with ProcessServer(database) as server:
            ledger = asyncio.run(survive(server, blows, TABLES, sorted(all_games()), number))
            assert "Traceback" not in server.said(), server.said()[-3000:]
        written += asyncio.run(check_logs(database, ledger))
        acknowledged += len(ledger.acknowledged)
        resent += ledger.resent
        already += ledger.done_already
    tell(soak="kills", database=kind, kills=kills, acknowledged=acknowledged, lost=0,
         resent=resent, already_stored=already, entries_replayed=written,
         seconds=round(time.monotonic() - began))  # fmt: skip


def rounds(kills: int) -> list[int]:
    return [min(KILLS_TOGETHER, kills - done) for done in range(0, kills, KILLS_TOGETHER)]


def bombard(messages: int, database: str, kind: str, limits: str, workers: int) -> None:
    """Send mutants in two halves, so that a server that grows is seen."""
    began = time.monotonic()
    settings: dict[str, Any] = {"rates": RATES[limits], "hint_ms": 5, "idle": 5}
    with ProcessServer(database, workers, **settings) as server:
        victim = Victim(server.url, random.Random(9))
        sizes = [memory(server.process.pid)]
        for _ in range(2):
            answers = asyncio.run(victim.bombard(messages // 2, MESSAGES_A_TABLE[limits]))
            sizes.append(memory(server.process.pid))
        check_unbroken(server)
    assert "broken" not in answers, answers
    assert sizes[2] < GROWTH * sizes[1], f"the server grows: {sizes}"
    entries = asyncio.run(replayed_logs(database))
    tell(soak="mutants", database=kind, workers=workers, limits=limits, messages=messages,
         answers=answers, tables_replayed=len(entries), megabytes=[round(size) for size in sizes],
         seconds=round(time.monotonic() - began))  # fmt: skip


def ask(requests: int, database: str, kind: str, limits: str, workers: int) -> None:
    """Make requests from the description."""
    began = time.monotonic()
    settings: dict[str, Any] = {"rates": RATES[limits], "hint_ms": 5}
    with ProcessServer(database, workers, **settings) as server:
        statuses = ask_at_random(server.url, requests)
        check_unbroken(server)
    statuses = dict(sorted(statuses.items()))
    tell(soak="requests", database=kind, workers=workers, limits=limits, requests=requests,
         statuses=statuses, seconds=round(time.monotonic() - began))  # fmt: skip


def evening(stages: list[Stage], fresh: Callable[[], str], kind: str, workers: int) -> None:
    """Let strangers try everything, with the limits on; each stage finds a fresh house."""
    for stage in stages:
        began = time.monotonic()
        with ProcessServer(fresh(), workers, rates=Rates(), sweep=1.0) as server:
            found = asyncio.run(stage(server))
            check_unbroken(server)
        tell(soak="evening", database=kind, workers=workers, stage=stage.__name__, seen=found,
             seconds=round(time.monotonic() - began))  # fmt: skip


def check_unbroken(server: ProcessServer) -> None:
    assert not broken(server.url)
    assert "Traceback" not in server.said(), server.said()[-3000:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--mutants", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=1500)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--limits", choices=list(RATES), nargs="*", default=list(RATES))
    parser.add_argument("--stages", default="", help="of the evening, those with this in the name")
    parser.add_argument("--part", choices=PARTS, help="nothing else")
    asked = parser.parse_args()
    tell(engine=build_info())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if asked.only != "postgresql":
            names = iter(range(99))
            everything(asked, lambda: str(folder / f"{next(names)}.db"), "sqlite", 1)
        if asked.only != "sqlite":
            programs = postgres_programs()
            assert programs is not None, "apt-get install postgresql"
            postgres = stack.enter_context(postgres_server(programs))
            everything(asked, lambda: fresh_database(postgres), "postgresql", 2)


def everything(
    asked: argparse.Namespace, fresh: Callable[[], str], kind: str, workers: int
) -> None:
    parts = [asked.part] if asked.part else PARTS
    if "evening" in parts:
        stages = [stage for stage in STAGES if asked.stages in stage.__name__]
        evening(stages, fresh, kind, workers)
    if "kills" in parts:
        kill_again_and_again(asked.kills, fresh(), kind)
    for limits in asked.limits:
        if "mutants" in parts:
            bombard(asked.mutants, fresh(), kind, limits, workers)
        if "requests" in parts:
            ask(asked.requests, fresh(), kind, limits, workers)


if __name__ == "__main__":
    main()
