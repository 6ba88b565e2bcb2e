"""Playing over real sockets."""

import asyncio
from contextlib import asynccontextmanager

from ludotheque.table.client import Client, Refused
from tests.table.houses import PATIENCE


async def play_on(place, chance, until=10**9):
    """Take random legal actions for all seats held, until the game is over or that number seen."""
    taken = 0
    ends = lambda: place.over or place.number >= until  # noqa: E731
    while not ends():
        seats = place.doc["you"]["seats"]
        await place.until(lambda seats=seats: ends() or any(map(place.legal, seats)))
        for seat in seats:
            legal = place.legal(seat)
            if legal and not ends():
                try:
                    await place.act(seat, chance.choice(legal))
                    taken += 1
                except Refused as refused:
                    # The other seat may have ended the game, or changed the question.
                    assert refused.kind in {"not-asked", "stale", "not-now"}, refused
    return taken


async def all_play(places, chance):
    """Let everybody play until the game is over."""
    await asyncio.gather(*(play_on(place, chance) for place in places))


@asynccontextmanager
async def two_players(url, game="aisopos", seats=None, **wishes):
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


async def refused(work):
    """Return the type of the error that *work* meets."""
    try:
        await work
    except Refused as error:
        return error.kind
    return "nothing"


async def settled(*places):
    """Wait until all have seen everything that is stored, and nothing has been added since."""
    while True:
        number = await stored(places[0])
        for place in places:
            await place.until(lambda place=place, number=number: place.number >= number)
        if await stored(places[0]) == number:
            return number


async def stored(place):
    """Return the number that the house itself has come to."""
    return (await place.client.get(f"/api/tables/{place.table}"))["table"]["number"]


async def until_true(holds, patience=PATIENCE):
    """Wait until something holds that nothing tells of."""
    async with asyncio.timeout(patience):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
