"""Kills: a server that is struck dead under load, again and again, and loses nothing."""

import asyncio
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from ludotheque.table.client import Client, Place, Refused
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.store import schema
from ludotheque.table.store.database import open_engine, url_of
from ludotheque.table.store.store import Store
from tests.table.playing import until_seen
from tests.table.servers import ProcessServer

# What a player may meet who comes back after a blow, or whose game is over.
HARMLESS = {"stale", "not-asked", "not-now"}
# Games that last.
LONG: dict[str, dict[str, Any]] = {"aisopos": {"games": 2, "agreement": False, "quiet": 200}}
LOST = (ConnectionError, OSError, TimeoutError)


@dataclass
class Ledger:
    """What was acknowledged, and how often everybody came back."""

    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)
    resent: int = 0
    done_already: int = 0
    returns: dict[str, int] = field(default_factory=dict)
    progress: dict[str, float] = field(default_factory=dict)


class Survivor:
    """A player who goes on, whatever happens to the server."""

    def __init__(self, client: Client, table: str, ledger: Ledger, chance: random.Random) -> None:
        self.place = Place(client, table)
        self.ledger = ledger
        self.chance = chance
        self.name = f"{table} {client.name}"
        # What was sent and not acknowledged: seat, number, action and id.
        self.unsure: tuple[int, int, str, str] | None = None
        self.sent = 0

    async def play(self, end: asyncio.Event) -> None:
        await self.come_back(end)
        while not end.is_set() and not self.place.over:
            try:
                await self.one_action(end)
            except LOST:
                await self.come_back(end)
            except Refused as error:
                assert error.kind in HARMLESS, error

    async def come_back(self, end: asyncio.Event) -> None:
        self.ledger.returns[self.name] = self.ledger.returns.get(self.name, -1) + 1
        while not end.is_set() and not await self.try_to_come_back():  # noqa: ASYNC110  # no event tells
            await asyncio.sleep(0.1)

    async def try_to_come_back(self) -> bool:
        try:
            await self.place.leave()
            await self.place.connect(since=0)
            await self.resend()
        except AssertionError:
            raise
        except Exception:  # noqa: BLE001  # whatever a dying server answers, try again
            return False
        return True

    async def resend(self) -> None:
        """Send again what was not acknowledged; it must be done exactly once."""
        if self.unsure is None:
            return
        seat, number, action, key = self.unsure
        self.ledger.resent += 1
        try:
            done = await self.place.act(seat, action, number=number, id=key)
            self.ledger.done_already += bool(done.get("again"))
            self.note(done, seat, action)
        except Refused as error:
            assert error.kind in HARMLESS, error
        self.unsure = None

    async def one_action(self, end: asyncio.Event) -> None:
        seats = self.place.doc["you"]["seats"]

        def ready() -> bool:
            return end.is_set() or self.place.over or any(map(self.place.legal, seats))

        try:
            await self.place.until(ready, 1.0)
        except TimeoutError:
            return
        for seat in seats:
            legal = self.place.legal(seat)
            if legal and not self.place.over and not end.is_set():
                self.sent += 1
                action = self.chance.choice(legal)
                key = f"{self.name[-10:]}-{self.sent}"
                self.unsure = (seat, self.place.number, action, key)
                done = await self.place.act(seat, action, id=key)
                self.unsure = None
                self.note(done, seat, action)
                await until_seen(self.place, done["number"])

    def note(self, done: dict[str, Any], seat: int, action: str) -> None:
        self.ledger.acknowledged.append((self.place.table, done["at"], seat, action))
        self.ledger.progress[self.name] = time.monotonic()


async def survive(
    server: ProcessServer, kills: int, tables: int, games: list[str], seed: int = 1
) -> Ledger:
    """Play at *tables* tables while the server is killed *kills* times; return the ledger."""
    chance = random.Random(seed)
    ledger = Ledger()
    end = asyncio.Event()
    clients: list[Client] = []
    players: list[Survivor] = []
    for number in range(tables):
        anna, bert = Client(server.url, f"A{number}"), Client(server.url, f"B{number}")
        for client in (anna, bert):
            await client.__aenter__()
            clients.append(client)
        game = games[number % len(games)]
        options = LONG.get(game, {})
        seats = ["me", "open", "random"]
        table = await anna.open_table(game, seats, open=True, options=options)
        await bert.do(table, "join")
        await anna.do(table, "start")
        players += [Survivor(client, table, ledger, chance) for client in (anna, bert)]
    tasks = [asyncio.create_task(player.play(end)) for player in players]
    late: list[str] = []
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 1.2))
        await asyncio.to_thread(server.kill)
        opened = time.monotonic()
        await asyncio.to_thread(server.open)
        late += await all_go_on(players, opened, ledger)
    end.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 300)
    for client in clients:
        await client.__aexit__(None, None, None)
    assert not late, f"did not go on after a blow: {late}"
    return ledger


async def all_go_on(players: list[Survivor], since: float, ledger: Ledger) -> list[str]:
    """Wait until all have come back and every table goes on; return those that do not."""
    for _ in range(3000):
        waiting = [player.name for player in players if not goes_on(player, since, players, ledger)]
        if not waiting:
            return []
        await asyncio.sleep(0.1)
    return waiting


def goes_on(player: Survivor, since: float, players: list[Survivor], ledger: Ledger) -> bool:
    """Say whether a player is back at a table where somebody has acted since, or which is over."""
    if player.place.doc and player.place.over:
        return True
    if not player.place.doc or player.place.lost.is_set():
        return False
    mates = [other.name for other in players if other.place.table == player.place.table]
    return any(ledger.progress.get(name, 0) > since for name in mates)


async def check_logs(database: str, ledger: Ledger) -> int:
    """See that nothing acknowledged is lost or done twice, and that every log replays."""
    tables = {table for table, *_ in ledger.acknowledged}
    logs = await replayed_logs(database, tables)
    for table, number, seat, action in ledger.acknowledged:
        entry = logs[table][number - 1]
        assert (entry.kind, entry.seat, entry.body["a"]) == ("act", seat, action)
    return sum(len(log) for log in logs.values())


async def replayed_logs(
    database: str, tables: Iterable[str] | None = None
) -> dict[str, list[Entry]]:
    """Return the logs of *tables*, or of all, each of which replays to what was written."""
    engine = open_engine(url_of(database))
    store = Store(engine, "check")
    if tables is None:
        tables = [row["id"] for row in await store.connections.rows(select(schema.tables.c.id))]
    logs: dict[str, list[Entry]] = {}
    for table in tables:
        found = await store.logs.load(table)
        assert found is not None, table
        opened, logs[table] = found
        check_log(opened, logs[table])
    await engine.dispose()
    return logs


def check_log(opened: OpenedTable, entries: list[Entry]) -> None:
    """Follow *entries* from the first on; every digest must be the position's own."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    keys = [(entry.seat, entry.body["k"]) for entry in entries if "k" in entry.body]
    assert len(keys) == len(set(keys)), "an action was taken twice"
    again = Sitting(opened.terms, opened.chairs, opened.opened)
    for entry in entries:
        again.follow(entry)
        if "d" in entry.body:
            assert entry.body["d"] == again.position.short_digest(), f"{opened.id} {entry.number}"
