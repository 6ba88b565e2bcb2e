"""Replays and records of games that are over, worked out in processes of their own."""

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import Thinkers
from ludotheque.table.play.replay import record_text, replay_frames, replay_viewpoints
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import check_may_read, check_status

__all__ = ["Replays"]


class Replays:
    """Plays finished games again."""

    def __init__(self, cache: TableCache, thinkers: Thinkers) -> None:
        self.cache = cache
        self.thinkers = thinkers

    async def record(self, table_id: str, guest: Guest, share: str) -> str:
        """Return the record of a game that is over."""
        sitting = await self._finished(table_id, guest, share)
        players = [chair.name or chair.bot for chair in sitting.chairs]
        return await self.thinkers.think(record_text, sitting.terms, sitting.acts, players)

    async def replay(
        self, table_id: str, guest: Guest, share: str, viewpoint: str, begin: int, count: int
    ) -> bytes:
        """Return frames of a game that is over."""
        sitting = await self._finished(table_id, guest, share)
        if viewpoint not in {"all", *replay_viewpoints(sitting.terms)}:
            raise RequestError("malformed", "no such viewpoint", where="viewpoint")
        return await self.thinkers.think(
            replay_frames, sitting.terms, sitting.acts, viewpoint, begin, count
        )

    async def _finished(self, table_id: str, guest: Guest, share: str) -> Sitting:
        """Return the sitting of a game that is over; refuse it to those who may not read it."""
        async with self.cache.latest(table_id) as live:
            check_status(live.sitting, "over")
            check_may_read(live.sitting, live.who(guest, share=share))
            return live.sitting
