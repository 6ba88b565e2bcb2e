"""Bots' turns: every bot that is asked thinks elsewhere and acts like anybody."""

import asyncio
import secrets
from time import monotonic, perf_counter
from typing import TYPE_CHECKING

from ludotheque.core import State
from ludotheque.table.chairs import bot_of
from ludotheque.table.journal import JOURNAL, note
from ludotheque.table.live import Live
from ludotheque.table.meters import THINKING_SECONDS
from ludotheque.table.store import Raced
from ludotheque.table.thinking import Thinkers, chosen
from ludotheque.table.trouble import Trouble

if TYPE_CHECKING:
    from ludotheque.table.house import House

__all__ = ["BotTurns"]

AFTER_A_FAILURE = 1.0


class BotTurns:
    """Lets bots act at the tables of one house."""

    def __init__(self, house: "House", thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers

    def wake(self, live: Live) -> None:
        """Let every bot that is asked begin to think."""
        if live.known is None or self.house.closing:
            return
        for seat in live.sitting.bots_owing():
            if seat not in live.thinking:
                live.thinking[seat] = self.house.spawn(self.turn(live, seat))

    async def turn(self, live: Live, seat: int) -> None:
        """Let the bot at *seat* answer one question."""
        try:
            await self.act(live, seat)
        except Raced:
            async with live.lock:
                await self.house.read(live)
        except Trouble as trouble:
            note("bot could not act", table=live.id, why=trouble.message)
        except Exception:  # noqa: BLE001  # whatever a bot does, the house stays open
            JOURNAL.exception("a bot failed", extra={"facts": {"table": live.id}})
            await asyncio.sleep(AFTER_A_FAILURE)
        finally:
            live.thinking.pop(seat, None)
        self.wake(live)

    async def act(self, live: Live, seat: int) -> None:
        """Think on a copy of what is asked now; act if it is still asked then."""
        async with live.lock:
            await self.house.read(live)
            sitting = live.sitting
            if seat not in sitting.bots_owing():
                return
            asked = sitting.asked[seat]
            name = bot_of(sitting.chairs[seat])
            state = sitting.position.copy()
        await asyncio.sleep(max(0.0, live.last_act + sitting.terms.pace / 1000 - monotonic()))
        action = await self.choose(state, seat, name)
        async with live.lock:
            await self.house.read(live)
            sitting = live.sitting
            if seat in sitting.bots_owing() and sitting.asked[seat] == asked:
                sitting.take(seat, [action], "")
                await self.house.commit(live)

    async def choose(self, state: State, seat: int, name: str) -> str:
        """Return what the bot does; a forced action needs no thought."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return state.game.actions.name(legal[0])
        began = perf_counter()
        action = await self.thinkers.think(chosen, state, seat, name, secrets.randbits(63))
        THINKING_SECONDS.labels(name).observe(perf_counter() - began)
        return action
