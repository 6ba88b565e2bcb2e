"""The timekeeper: looks after clocks, sleeping bots and tables that nobody needs."""

import asyncio
from typing import TYPE_CHECKING

from ludotheque.table.chairs import changed_chair
from ludotheque.table.clock import NoClock
from ludotheque.table.journal import JOURNAL, note
from ludotheque.table.sitting import Sitting, moment
from ludotheque.table.store import Raced
from ludotheque.table.thinking import QUICK_BOT

if TYPE_CHECKING:
    from ludotheque.table.house import House

__all__ = ["Timekeeper"]

# Another worker's bots are given this long before ours act for them.
PATIENCE = 3000


class Timekeeper:
    """Goes through one house again and again."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.opened_at = moment()

    async def go_round(self) -> None:
        """Do what is due, for ever."""
        while True:
            await asyncio.sleep(self.house.settings.sweep)
            try:
                await self.call_time()
                await self.wake_bots()
                self.house.forget_idle()
                await self.house.lobby.tell()
                await self.house.neighbours.refresh()
            except Exception:  # noqa: BLE001  # the next round may go better
                JOURNAL.exception("a round of the timekeeper failed")

    async def call_time(self) -> None:
        """Look at every table where a time may be up."""
        for table in await self.house.store.late(moment()):
            live = self.house.table(table)
            async with live.lock:
                await self.house.catch_up(live)
                for seat in live.sitting.waiting():
                    if live.sitting.status == "playing" and self.is_late(live.sitting, seat):
                        run_out(live.sitting, seat)
                try:
                    await self.house.commit(live)
                except Raced:
                    note("clock was outrun", table=table)

    def is_late(self, sitting: Sitting, seat: int) -> bool:
        """Say whether the time of *seat* is up; nobody loses while the house was closed."""
        due = sitting.deadline(seat)
        if due is None:
            return False
        if sitting.asked_at[seat] < self.opened_at:
            due = max(due, self.opened_at + int(self.house.settings.grace * 1000))
        return due <= moment()

    async def wake_bots(self) -> None:
        """Wake bots that were asked by a worker that is no more."""
        patience = 0 if self.house.neighbours.bus is None else PATIENCE
        for table in await self.house.store.bots_owing(moment() - patience):
            live = self.house.table(table)
            if not live.thinking:
                async with live.lock:
                    await self.house.catch_up(live)
                self.house.bots.wake(live)


def run_out(sitting: Sitting, seat: int) -> None:
    """The time of *seat* is up: a bot goes on, or the seat has lost."""
    clock = sitting.terms.clock
    if isinstance(clock, NoClock):
        return
    if clock.then == "lose":
        sitting.enter("resign", seat, why="time", bot=QUICK_BOT)
        return
    away = changed_chair(sitting.chairs[seat], away=True, bot=QUICK_BOT)
    sitting.enter("chair", seat, chair=away, why="time")
