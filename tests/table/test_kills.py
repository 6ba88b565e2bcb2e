"""Five blows: no acknowledged action is lost and everybody goes on."""

import asyncio

from tests.table.houses import HouseElsewhere
from tests.table.kills import check_logs, survive


def test_a_killed_house_loses_nothing(tmp_path):
    database = str(tmp_path / "t.db")
    with HouseElsewhere(database) as house:
        ledger = asyncio.run(survive(house, 5, 4, ["aisopos", "bunny_kingdom"]))
    assert min(ledger.returns.values()) >= 1
    assert len(ledger.acknowledged) >= 15
    assert asyncio.run(check_logs(database, ledger)) >= len(ledger.acknowledged)
