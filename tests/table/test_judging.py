"""What takes its time to judge is judged beside the loop: lists of actions, and take-backs."""

import asyncio
import threading

import pytest

from ludotheque.table.client import Client, Refused
from ludotheque.table.play import imagined


@pytest.fixture
def only_elsewhere(monkeypatch):
    """Forbid worlds to be imagined in the process of the server; others know nothing of this."""

    def imagined_here(*_):
        raise AssertionError(f"imagined in {threading.current_thread().name}")

    monkeypatch.setattr(imagined, "imagined", imagined_here)


async def begun(anna):
    """Return Anna's place at a table that has begun, where she is asked first."""
    table = await anna.open_table("aisopos", ["me", "greedy"], options={"first": 0})
    place = await anna.sit(table)
    await place.do("start")
    await place.until(lambda: place.legal(0))
    return place


def test_a_list_is_judged_beside_the_loop(server, only_elsewhere):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            place = await begun(anna)
            first = place.legal(0)[0]
            with pytest.raises(Refused) as refused:
                await place.do("act", seat=0, number=place.number, actions=[first, first])
            assert refused.value.kind in {"illegal", "too-far"}

    asyncio.run(scenario())


def test_a_take_back_is_judged_beside_the_loop(server, only_elsewhere):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            place = await begun(anna)
            await place.do("act", seat=0, number=place.number, actions=[place.legal(0)[0]])
            # Whether something came to light is up to the game; the server lives on either way.
            try:
                await place.do("back", seat=0)
            except Refused as refused:
                assert refused.kind == "revealed"

    asyncio.run(scenario())
