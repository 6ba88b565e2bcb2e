"""Replays and records of games that are over, worked out in processes of their own."""

from collections.abc import Callable
from typing import TypeVar

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.fair_queue import Claim
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, Thinkers
from ludotheque.table.play.replay import record_text, replay_frames, replay_viewpoints
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import check_may_read, check_status

__all__ = ["Replays"]

T = TypeVar("T")


class Replays:
    """Plays finished games again."""

    def __init__(self, cache: TableCache, thinkers: Thinkers) -> None:
        self.cache = cache
        self.thinkers = thinkers

    async def record(self, table_id: str, guest: Guest, share: str, asker: str) -> str:
        """Return the record of a game that is over."""
        sitting = await self._finished(table_id, guest, share)
        players = [chair.name or chair.bot for chair in sitting.chairs]
        given = (sitting.terms, sitting.acts, players)
        return await self._worked_out(table_id, asker, record_text, *given)

    async def replay(
        self,
        table_id: str,
        guest: Guest,
        share: str,
        asker: str,
        viewpoint: str,
        begin: int,
        count: int,
    ) -> bytes:
        """Return frames of a game that is over."""
        sitting = await self._finished(table_id, guest, share)
        if viewpoint not in {"all", *replay_viewpoints(sitting.terms)}:
            raise RequestError("malformed", "no such viewpoint", where="viewpoint")
        given = (sitting.terms, sitting.acts, viewpoint, begin, count)
        return await self._worked_out(table_id, asker, replay_frames, *given)

    async def _worked_out(
        self, table_id: str, asker: str, work: Callable[..., T], *given: object
    ) -> T:
        """Have something played again, by the share of the *asker*, a player or an address."""
        try:
            return await self.thinkers.think(
                Claim((asker,), table_id), work, *given, lane="replays"
            )
        except GaveUp as gave_up:
            raise RequestError("unavailable", "too many replays are asked for") from gave_up

    async def _finished(self, table_id: str, guest: Guest, share: str) -> Sitting:
        """Return the sitting of a game that is over; refuse it to those who may not read it."""
        async with self.cache.latest(table_id) as live:
            check_status(live.sitting, "over")
            check_may_read(live.sitting, live.who(guest, share=share))
            return live.sitting
