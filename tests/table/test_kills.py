"""Five blows: no acknowledged action is lost and everybody goes on."""

import asyncio

from tests.table.kills import check_logs, survive
from tests.table.servers import ProcessServer


def test_a_killed_server_loses_nothing(tmp_path):
    database = str(tmp_path / "t.db")
    with ProcessServer(database) as server:
        ledger = asyncio.run(survive(server, 5, 4, ["aisopos", "bunny_kingdom"]))
    assert min(ledger.returns.values()) >= 1
    assert len(ledger.acknowledged) >= 15
    assert asyncio.run(check_logs(database, ledger)) >= len(ledger.acknowledged)
