"""The house's clock: knows until when the house has served, and when it could not.

As long as a clock runs anywhere, workers write down again and again that the house is alive.
Where none of them could, because the database was lost, the processes were stopped, the machine
slept or the server was closed, the next one to write finds the gap and keeps it as an outage.
"""

from ludotheque.table.play.outages import Outage
from ludotheque.table.server_log import log_event
from ludotheque.table.store.house_time import HouseTime, SeenAlive
from ludotheque.table.timestamps import now_ms

__all__ = ["HouseClock"]

# Of so many workers that write at the same moment each gets its turn.
TRIES = 20


class HouseClock:
    """Finds outages: times of more than *silence* seconds in which no worker was seen alive."""

    def __init__(self, time: HouseTime, silence: float) -> None:
        self.time = time
        self.silence = int(silence * 1000)
        # Until when all outages are known; nobody is late by any later time.
        self.known_until = 0
        self.outages: list[Outage] = []

    async def tick(self) -> None:
        """Look whether the house could serve since the last time; write that it can now."""
        for _ in range(TRIES):
            if await self._caught_up():
                return
        # Said aloud: where it stays so no clock falls, and the server is not ready.
        raise RuntimeError("other workers were faster each time")

    async def _caught_up(self) -> bool:
        """Know all outages until now; False if another worker has written meanwhile."""
        if not await self.time.clocks_run():
            # Nothing is written while nobody's time runs; that we were here we know ourselves.
            self.known_until = now_ms()
            return True
        seen = await self.time.seen()
        now = now_ms()
        after = self._now_seen(seen, now)
        # Often enough, and seldom: other workers write too.
        if abs(now - seen.at) >= self.silence // 3 and not await self.time.note(seen, after):
            return False
        self.known_until = now
        self.outages = after.outages
        return True

    def _now_seen(self, seen: SeenAlive, now: int) -> SeenAlive:
        """Return what is known *now*, with the outage that has just ended if there was one."""
        since = max(seen.at, self.known_until)
        # Without any sign of life, as in a database of before, there is nothing to go by.
        if not since or now - since <= self.silence:
            return SeenAlive(now, seen.outages)
        log_event("the house could not answer", seconds=(now - since) / 1000)
        return SeenAlive(now, [*seen.outages, Outage(since, now)])
