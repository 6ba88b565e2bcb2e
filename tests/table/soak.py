"""`python -m tests.table.soak`: a hundred blows and a hundred thousand mutants.

Prints what was met, as JSON lines, and fails at the first thing that is wrong.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

from ludotheque.games import games
from tests.table.houses import (
    HouseElsewhere,
    fresh_database,
    postgres_programs,
    postgres_server,
)
from tests.table.kills import check_logs, survive
from tests.table.mutants import Victim

TABLES = 6
TABLES_TOGETHER = 20


def tell(**facts):
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def kill_again_and_again(kills, database, kind):
    """Kill in rounds of twenty: new tables each time, since games end."""
    began = time.monotonic()
    acknowledged = resent = already = written = 0
    for number, blows in enumerate(rounds(kills)):
        with HouseElsewhere(database) as house:
            ledger = asyncio.run(survive(house, blows, TABLES, sorted(games()), number))
        written += asyncio.run(check_logs(database, ledger))
        acknowledged += len(ledger.acknowledged)
        resent += ledger.resent
        already += ledger.done_already
    tell(soak="kills", database=kind, kills=kills, acknowledged=acknowledged, lost=0,
         resent=resent, already_stored=already, entries_replayed=written,
         seconds=round(time.monotonic() - began))  # fmt: skip


def rounds(kills):
    return [min(TABLES_TOGETHER, kills - done) for done in range(0, kills, TABLES_TOGETHER)]


def bombard(messages, database):
    began = time.monotonic()
    with HouseElsewhere(database) as house:
        answers = asyncio.run(Victim(house.url, random.Random(9)).bombard(messages))
        said = house.said()
    assert "broken" not in answers, answers
    assert "Traceback" not in said, said[-3000:]
    tell(soak="mutants", messages=messages, answers=answers,
         seconds=round(time.monotonic() - began))  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--mutants", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kill_again_and_again(asked.kills // 2, str(Path(folder) / "kills.db"), "sqlite")
        bombard(asked.mutants, str(Path(folder) / "mutants.db"))
    with postgres_server(postgres_programs()) as server:
        kill_again_and_again(asked.kills - asked.kills // 2, fresh_database(server), "postgresql")


if __name__ == "__main__":
    main()
