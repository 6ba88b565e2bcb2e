"""Rounds: where more is due than is looked at together, everyone has their turn."""

import asyncio

from ludotheque.table.live.rounds import Rounds
from ludotheque.table.store import notices, table_lists
from ludotheque.table.store.notices import NoticeListener
from tests.table.playing import until_true


def test_tables_that_stay_due_hide_no_others(monkeypatch):
    """Those under grace, or that fail, are found again in every round."""
    monkeypatch.setattr(table_lists, "LONGEST", 2)
    due = ["a", "b", "c", "d", "e"]

    async def found(after):
        return [one for one in due if one > after][:2]

    async def scenario():
        rounds = Rounds()
        return [await rounds.next(found) for _ in range(4)]

    assert asyncio.run(scenario()) == [["a", "b"], ["c", "d"], ["e"], ["a", "b"]]


def test_whatever_the_driver_says_the_listener_connects_again(monkeypatch):
    """Else a worker would hear nothing of the others any more, and nobody would know."""
    monkeypatch.setattr(notices, "RECONNECT_AFTER", 0.001)
    troubles = [OSError("no"), notices.asyncpg.InterfaceError("cut"), RuntimeError("odd")]
    missed = []

    class Connection:
        async def close(self, timeout):  # noqa: ASYNC109  # as asyncpg names it
            pass

    async def scenario():
        listener = NoticeListener("", "w", lambda _: None, lambda: missed.append(1))

        async def connect():
            listener.lost.clear()
            if missed or not listener.task:
                return Connection()
            if troubles:
                raise troubles.pop(0)
            return Connection()

        monkeypatch.setattr(listener, "_connect", connect)
        await listener.open()
        listener.lost.set()
        await until_true(lambda: missed, 5)
        assert not listener.task.done()
        await listener.close()

    asyncio.run(scenario())
    assert not troubles
