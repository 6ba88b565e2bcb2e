"""Garbage: searched in small portions, and sockets leave none."""

import asyncio
import gc
import weakref

import pytest
from litestar import WebSocket

from ludotheque.table.http.protocols import RequestProtocol, SocketProtocol, Watch
from ludotheque.table.live import garbage
from ludotheque.table.live.garbage import AGAIN, AGAIN_WHILE_IDLE, THRESHOLDS, Garbage, tended
from ludotheque.table.live.listener import Listener
from tests.table.playing import two_players, until_true

# What one socket is made of.
PARTS = (SocketProtocol, RequestProtocol, Watch, WebSocket, Listener)
NEVER = 1e9


class Knot:
    """Something that holds itself."""

    def __init__(self):
        self.held = self


@pytest.fixture
def collector():
    """Leave Python's collector as it was."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


def tied():
    """Return a knot that only the collector can find, and what tells whether it has."""
    knot = Knot()
    return knot, weakref.ref(knot)


def searched(knot):
    return any(one is knot for one in gc.get_objects())


def alive():
    return sum(type(one) in PARTS for one in gc.get_objects())


@pytest.mark.usefixtures("collector")
def test_a_socket_that_has_gone_leaves_nothing_for_the_collector(server):
    async def scenario():
        async with two_players(server.url) as seated:
            gc.collect()
            gc.disable()
            before = alive()
            for _ in range(5):
                places = [await place.client.sit(place.table) for place in seated]
                await asyncio.gather(*(place.leave() for place in places))
            await until_true(lambda: alive() <= before)

    asyncio.run(scenario())


@pytest.mark.usefixtures("collector")
def test_what_is_new_is_searched_and_what_stays_is_set_apart():
    found = Garbage(seconds=0.0)
    found.open()
    assert gc.get_threshold() == THRESHOLDS
    knot, gone = tied()
    assert searched(knot)
    found.look(idle=False)
    assert gone() is knot
    assert not searched(knot)
    knot, gone = tied()
    del knot
    found.look(idle=False)
    assert gone() is None


@pytest.mark.usefixtures("collector")
def test_a_quick_search_sets_nothing_apart():
    found = Garbage(seconds=NEVER)
    found.open()
    knot, _ = tied()
    found.look(idle=True)
    assert searched(knot)


@pytest.mark.usefixtures("collector")
@pytest.mark.parametrize(("idle", "again"), [(True, AGAIN_WHILE_IDLE), (False, AGAIN)])
def test_all_is_searched_again_after_a_while_and_sooner_while_idle(idle, again):
    found = Garbage(seconds=0.0)
    found.open()
    knot, gone = tied()
    found.look(idle=False)
    del knot
    # It was set apart.
    found.look(idle=idle)
    assert gone() is not None
    found.searched_all_at -= again
    found.look(idle=idle)
    assert gone() is None


@pytest.mark.usefixtures("collector")
def test_garbage_is_tended_as_long_as_the_house_is_open(monkeypatch):
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    knot, gone = tied()
    del knot

    async def scenario():
        async with tended(None):
            gc.disable()
            knot, gone_later = tied()
            del knot
            await until_true(lambda: gone_later() is None)

    asyncio.run(scenario())
    assert gone() is None
