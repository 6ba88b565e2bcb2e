"""Playing over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from ludotheque.table.client import Client, Place, Refused
from tests.table.servers import PATIENCE


async def play_on(place: Place, chance: Random, until: int = 10**9) -> int:
    """Take random legal actions for all seats held, until the game is over or that number seen."""
    taken = 0

    def ends() -> bool:
        return place.over or place.number >= until

    def asked_or_ends() -> bool:
        return ends() or any(map(place.legal, place.doc["you"]["seats"]))

    while not ends():
        await place.until(asked_or_ends)
        for seat in place.doc["you"]["seats"]:
            legal = place.legal(seat)
            if legal and not ends():
                try:
                    await place.act(seat, chance.choice(legal))
                    taken += 1
                except Refused as refused:
                    # The other seat may have ended the game, or changed the question.
                    assert refused.kind in {"not-asked", "stale", "not-now"}, refused
    return taken


async def all_play(places: list[Place], chance: Random) -> None:
    """Let everybody play until the game is over."""
    await asyncio.gather(*(play_on(place, chance) for place in places))


@asynccontextmanager
async def two_players(
    url: str, game: str = "aisopos", seats: list[Any] | None = None, **wishes: Any
) -> AsyncIterator[list[Place]]:
    """Seat Anna and Bert at a table of their own, not yet started."""
    async with Client(url, "Anna") as anna, Client(url, "Bert") as bert:
        table = await anna.open_table(game, seats or ["me", "open"], **wishes)
        await bert.do(table, "join", invite=await anna.invite(table))
        places = [await anna.sit(table), await bert.sit(table)]
        try:
            yield places
        finally:
            for place in places:
                await place.leave()


async def refused(work: Awaitable[Any]) -> str:
    """Return the type of the error that *work* meets."""
    try:
        await work
    except Refused as error:
        return error.kind
    return "nothing"


async def settled(*places: Place) -> int:
    """Wait until all have seen everything that is stored, and nothing has been added since."""
    while True:
        number = await stored(places[0])
        for place in places:
            await until_seen(place, number)
        if await stored(places[0]) == number:
            return number


async def until_seen(place: Place, number: int) -> None:
    """Wait until a place has seen that *number*."""
    await place.until(lambda: place.number >= number)


async def stored(place: Place) -> int:
    """Return the number that the server itself has come to."""
    number: int = (await place.client.get(f"/api/tables/{place.table}"))["table"]["number"]
    return number


async def until_true(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something holds that nothing tells of."""
    async with asyncio.timeout(patience):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
