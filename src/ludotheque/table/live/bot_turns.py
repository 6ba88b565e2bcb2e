"""Bots' turns: every bot that is asked thinks elsewhere and then acts like anybody."""

import asyncio
import secrets
from time import monotonic, perf_counter

from ludotheque.core import LudothequeError, State
from ludotheque.table.errors import RequestError
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.committer import Committer
from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.fair_queue import SEATED, WATCHED, Claim
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.rounds import Rounds
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, LaneName, Thinkers, bot_choice
from ludotheque.table.metrics import THINKING_SECONDS
from ludotheque.table.play.bot_levels import QUICK_BOT, QUICK_BOTS, full_name
from ludotheque.table.play.chairs import bot_of
from ludotheque.table.server_log import SERVER_LOG, log_event
from ludotheque.table.store.table_lists import TableLists
from ludotheque.table.store.table_logs import Raced, TableLogs
from ludotheque.table.timestamps import now_ms

__all__ = ["BotTurns"]

# Seconds until a bot that failed is asked again.
AFTER_A_FAILURE = 1.0
# Milliseconds that another worker's bots are given before ours act for them.
PATIENCE = 3000
# Least milliseconds between two actions where nobody is seated: who looks on cannot follow more.
UNSEATED_PACE = 200


class BotTurns:
    """Lets bots act at the tables of one worker."""

    def __init__(
        self,
        cache: TableCache,
        committer: Committer,
        logs: TableLogs,
        lists: TableLists,
        thinkers: Thinkers,
        background: BackgroundTasks,
    ) -> None:
        self.cache = cache
        self.committer = committer
        self.logs = logs
        self.lists = lists
        self.thinkers = thinkers
        self.background = background
        self.each = EachAlone("bots")
        self.rounds = Rounds()

    def wake(self, live: LiveTable) -> None:
        """Let every bot that is asked begin to think, unless they rest here."""
        if live.loaded is None or self.background.closing or rests(live):
            return
        for seat in live.sitting.bots_owing():
            if seat not in live.thinking:
                live.thinking[seat] = self.background.spawn(self._answer(live, seat))

    async def wake_sleeping(self) -> None:
        """Wake bots that were asked by a worker that is no more."""
        patience = PATIENCE if self.cache.shared else 0
        before = now_ms() - patience
        owing = await self.rounds.next(lambda after: self.lists.bots_owing(before, after))
        await self.each.do(owing, self._wake_at)

    async def _wake_at(self, table_id: str) -> None:
        """Wake the bots of one table."""
        live = self.cache.get(table_id)
        if not live.thinking:
            async with live.lock:
                await self.cache.catch_up(live)
                await self._note_rest(live)
            self.wake(live)

    async def _note_rest(self, live: LiveTable) -> None:
        """See to it that a table where nobody is seated is not found here again; lock held."""
        if not live.sitting.players_seated():
            await self.logs.let_rest(live.id, live.sitting.number)

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Let the bot at *seat* answer one question; go on with the next, whatever happened."""
        try:
            await self._act(live, seat)
        except Raced:
            async with live.lock:
                await self.cache.load(live)
        except RequestError as error:
            log_event("bot could not act", table=live.id, why=error.message)
        except Exception:  # noqa: BLE001  # whatever a bot does, the server goes on
            SERVER_LOG.exception("a bot failed", extra={"facts": {"table": live.id}})
            await asyncio.sleep(AFTER_A_FAILURE)
        finally:
            live.thinking.pop(seat, None)
        self.wake(live)

    async def _act(self, live: LiveTable, seat: int) -> None:
        """Think on a copy of what is asked now; act if it is still asked then."""
        async with live.lock:
            await self.cache.load(live)
            sitting = live.sitting
            if seat not in sitting.bots_owing():
                return
            asked = sitting.asked[seat]
            name = bot_of(sitting.chairs[seat])
            state = sitting.position.copy()
            whose, next_at = claim(live), live.acted_at + pace(live) / 1000
        # Without the lock: meanwhile others may act, leave, return or take back.
        await asyncio.sleep(max(0.0, next_at - monotonic()))
        action = await self._choose(whose, state, seat, name)
        async with live.lock:
            await self.cache.load(live)
            sitting = live.sitting
            if seat in sitting.bots_owing() and sitting.asked[seat] == asked:
                sitting.take(seat, [action], "")
                await self.committer.commit(live)

    async def _choose(self, whose: Claim, state: State, seat: int, name: str) -> str:
        """Return what the bot does, or a quick one where it does not come to its end."""
        legal = state.legal(seat)
        names = state.game.actions
        if len(legal) == 1:
            # A forced action needs no thought.
            return names.name(legal[0])
        for who in dict.fromkeys([name, QUICK_BOT]):
            try:
                return await self._thought(whose, state, seat, who)
            except GaveUp as gave_up:
                log_event("bot gave up", table=whose.table, bot=who, why=gave_up.why)
            except LudothequeError as failed:
                # A program of the owner's that failed, or is not offered any more.
                log_event("bot gave up", table=whose.table, bot=who, why=str(failed))
        # The house is so busy that not even the quick one had its turn: the game goes on.
        return names.name(secrets.choice(legal))

    async def _thought(self, whose: Claim, state: State, seat: int, name: str) -> str:
        """Return what the bot *name* chooses."""
        began = perf_counter()
        # Seeded anew each time: who knows the seed of a game still cannot tell what bots will do.
        given = (state, seat, full_name(name), secrets.randbits(63))
        lane: LaneName = "quick" if name in QUICK_BOTS else "slow"
        action = await self.thinkers.think(whose, bot_choice, *given, lane=lane)
        THINKING_SECONDS.labels(name).observe(perf_counter() - began)
        return action


def rests(live: LiveTable) -> bool:
    """Say whether bots rest at this table: nobody is seated, and nobody looks on."""
    return not (live.sitting.players_seated() or live.watched())


def claim(live: LiveTable) -> Claim:
    """Return for whom bots think at this table: who sits there, or else who opened it."""
    seated = live.sitting.players_seated()
    return Claim(tuple(seated) or (live.opened.host,), live.id, SEATED if seated else WATCHED)


def pace(live: LiveTable) -> int:
    """Return the least milliseconds between two actions of bots at this table."""
    least = 0 if live.sitting.players_seated() else UNSEATED_PACE
    return max(live.sitting.terms.pace, least)
