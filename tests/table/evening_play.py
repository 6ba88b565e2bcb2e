"""The hostile evening, at the table: clocks, a house that stands still, consent and privacy."""

import asyncio
import os
import signal
import time

from ludotheque.table.client import Client
from tests.table.playing import refused, settled, stored, two_players
from tests.table.servers import ProcessServer, Stage

__all__ = ["STAGES"]


# The shortest clock that there is, and how long the house stands still: longer than that.
SECONDS = 10
STILL = 12
LOSE = {"kind": "move", "seconds": SECONDS, "then": "lose"}
# Written down by then, however busy the machine is: that the house is alive.
TO_BE_SEEN = 4
# How many entries leaving and returning may add between two actions.
FEW = 20


async def clocks_cannot_be_evaded(server: ProcessServer) -> dict[str, object]:
    """Anna leaves and returns as fast as she can: she gains no time, and the log hardly grows."""
    tried = 0
    async with two_players(server.url, clock=LOSE, options={"first": 0}) as (anna, bert):
        await anna.do("start")
        await settled(anna, bert)
        due = anna.doc["table"]["deadlines"][0]
        began = anna.number
        end = time.monotonic() + SECONDS / 2
        while time.monotonic() < end:
            for command in ("leave", "return"):
                kind = await refused(anna.do(command, seat=0))
                assert kind in {"nothing", "not-now", "too-many"}, kind
                tried += 1
            await settled(anna, bert)
            assert anna.doc["table"]["deadlines"][0] in {None, due}
            await asyncio.sleep(0.1)
        grown = await stored(anna) - began
        assert grown < FEW, f"the log grew by {grown}"
        # Whoever is asked now has lost when the time is up.
        await bert.until(lambda: bert.over)
        assert bert.doc["table"]["outcome"]["ending"] == "time"
    return {"tried": tried, "entries": grown}


async def a_house_that_stands_still_costs_nobody_the_game(
    server: ProcessServer,
) -> dict[str, object]:
    """All processes stop for longer than the clock gives; nobody has lost when they go on."""
    async with two_players(server.url, clock=LOSE, options={"first": 0}) as (anna, bert):
        await anna.do("start")
        await settled(anna, bert)
        due = anna.doc["table"]["deadlines"][0]
        await asyncio.sleep(TO_BE_SEEN)
        os.killpg(server.process.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(STILL)
        finally:
            os.killpg(server.process.pid, signal.SIGCONT)
        await bert.until(lambda: bert.doc["table"]["deadlines"][0] != due)
        given = bert.doc["table"]["deadlines"][0] - due
        assert given > (STILL - 1) * 1000, f"{given} ms were given back"
        assert not anna.over
        await anna.act(0, anna.legal(0)[0])
    return {"stood_still_ms": STILL * 1000, "given_back_ms": given}


async def nobody_is_seated_without_consent(server: ProcessServer) -> dict[str, object]:
    """Anna asks for a rematch again and again; Bert is seated when he agrees, and not before."""
    async with two_players(server.url) as (anna, bert):
        await anna.do("start")
        await bert.do("resign", seat=1)
        await anna.until(lambda: anna.over)
        began = await stored(anna)
        kinds: dict[str, int] = {}
        for turn in range(60):
            kind = await refused(anna.do("rematch", yes=turn % 3 > 0))
            kinds[kind] = kinds.get(kind, 0) + 1
        assert set(kinds) <= {"nothing", "not-now", "too-many"}, kinds
        assert len((await bert.client.get("/api/me/tables"))["tables"]) == 1
        grown = await stored(anna) - began
        assert grown < FEW, f"the log grew by {grown}"
    return {"asked": kinds, "entries": grown}


async def a_private_game_stays_private(server: ProcessServer) -> dict[str, object]:
    """Strangers who know the id, the invite or a link that was ended read nothing."""
    refusals = 0
    async with two_players(server.url) as (anna, bert), Client(server.url, "Mallory") as mallory:
        await anna.do("chat", text="between us")
        await anna.do("start")
        await bert.do("resign", seat=1)
        await anna.until(lambda: anna.over)
        ended = (await anna.do("share"))["share"]
        await anna.do("share", yes=False)
        invite = anna.doc["you"]["invite"]
        for link in ({}, {"invite": invite}, {"share": invite}, {"share": ended}, {"share": ""}):
            for part in ("record", "replay", "chat"):
                asked = mallory.get(f"/api/tables/{anna.table}/{part}", **link)
                assert await refused(asked) == "forbidden", (part, link)
                refusals += 1
    return {"refused": refusals}


async def a_game_without_people_ends(server: ProcessServer) -> dict[str, object]:
    """Who opens tables with bots and gives up leaves no bots behind that think for nobody."""
    ended = 0
    async with Client(server.url, "Mallory") as mallory:
        for _ in range(5):
            table = await mallory.open_table("aisopos", ["me", "expert", "expert", "expert"])
            await mallory.do(table, "start")
            await mallory.do(table, "resign", seat=0)
            shown = await mallory.get(f"/api/tables/{table}")
            assert shown["table"]["status"] == "over"
            ended += 1
    return {"ended": ended}


STAGES: list[Stage] = [
    clocks_cannot_be_evaded,
    a_house_that_stands_still_costs_nobody_the_game,
    nobody_is_seated_without_consent,
    a_private_game_stays_private,
    a_game_without_people_ends,
]
