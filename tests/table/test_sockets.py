"""Sockets of clients that do not behave: those who never read, never speak, or come in crowds."""

import asyncio

import httpx
import pytest

from ludotheque.table.guests import Guest
from ludotheque.table.http import protocols
from ludotheque.table.live import listener as listeners
from ludotheque.table.live.listener import Listener
from tests.table.playing import two_players, until_true
from tests.table.raw_sockets import RawSocket, text_frame
from tests.table.servers import PATIENCE

HELLO = '{"do": "hello"}'
LONG = "\N{RABBIT FACE}" * 500


def run(scenario):
    return asyncio.run(scenario)


def dropped(url, why):
    """Return how many connections were cut off for that reason."""
    start = f'ludotheque_dropped_total{{why="{why}"}} '
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return sum(float(line.removeprefix(start)) for line in lines if line.startswith(start))


# A client that never reads


def test_a_client_that_never_reads_is_cut_off(server):
    """It repeats its hello, and takes nothing of what it is sent."""

    async def scenario():
        async with two_players(server.url, open=True) as (anna, _bert):
            for _ in range(60):
                await anna.do("chat", text=LONG)
            live = server.worker.cache.tables[anna.table]
            before = dropped(server.url, "unread")
            async with RawSocket(server.url) as silent:
                await silent.upgrade(f"/api/tables/{anna.table}/socket")
                await silent.send_until_cut_off(text_frame(HELLO), 0.002, PATIENCE)
                await until_true(lambda: len(live.presence.listeners) == 2)
            assert dropped(server.url, "unread") == before + 1
            await anna.do("chat", text="we others go on")

    run(scenario())


def test_what_waits_for_a_client_is_bounded_in_bytes():
    cut = []
    listener = Listener(Guest(), lambda: cut.append(True))
    message = b"x" * (listeners.MOST_UNREAD // 4)
    for _ in range(4):
        listener.send_bytes(message)
    assert not cut
    assert listener.unread == listeners.MOST_UNREAD
    listener.send_bytes(b"y")
    assert cut == [True]
    assert (listener.unread, listener.queue.qsize()) == (0, 1)
    listener.send_bytes(b"z")
    assert (cut, listener.unread) == ([True], 0)


def test_a_long_message_waits_alone_and_many_short_ones_may_wait():
    async def scenario():
        listener = Listener(Guest(), lambda: pytest.fail("it was cut off"))
        listener.send_bytes(b"x" * (2 * listeners.MOST_UNREAD))
        assert len(await listener.next_message()) == 2 * listeners.MOST_UNREAD
        for _ in range(1000):
            listener.send_bytes(b"short")
        assert [await listener.next_message() for _ in range(1000)] == [b"short"] * 1000
        assert listener.unread == 0

    run(scenario())


def test_who_asks_and_never_reads_the_answers_is_cut_off(server, monkeypatch):
    async def scenario():
        before = dropped(server.url, "unread")
        async with RawSocket(server.url) as silent:
            request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
            await silent.send_until_cut_off(request * 20, 0.05, PATIENCE)
        assert dropped(server.url, "unread") == before + 1

    monkeypatch.setattr(protocols, "LOOK_EVERY", 0.2)
    run(scenario())


class FakeTransport:
    """A transport of which a test says how much of it was not read yet."""

    closing = False
    aborted = False
    unread = 0

    def is_closing(self):
        return self.closing

    def get_write_buffer_size(self):
        return self.unread

    def abort(self):
        self.aborted = True


def looked_at(*looks):
    """Return whether a connection is cut off after *looks*: whether it closes, what is unread."""

    async def scenario():
        transport = FakeTransport()
        watch = protocols.Watch(transport, lambda: transport.unread > 0)
        for closing, unread, has_read in looks:
            transport.closing, transport.unread = closing, unread
            if has_read:
                watch.note_reading()
            watch.look()
        watch.end()
        return transport.aborted

    return run(scenario())


@pytest.mark.parametrize(
    ("looks", "cut_off"),
    [
        ([(False, 0, False)] * 9, False),
        ([(True, 0, False)], False),
        # A transport that is closed waits until all was read: perhaps for ever.
        ([(True, 10, False), (True, 10, False)], True),
        ([(False, 10, False)], False),
        ([(False, 10, False), (False, 10, False)], True),
        ([(False, 10, False), (False, 11, False)], True),
        ([(False, 10, False), (False, 9, False), (False, 8, False)], False),
        # Read, and written on meanwhile.
        ([(False, 10, False), (False, 10, True)], False),
    ],
)
def test_who_comes_no_further_between_two_looks_is_cut_off(looks, cut_off):
    assert looked_at(*looks) == cut_off
