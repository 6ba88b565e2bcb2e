"""The sweeper: does what is due again and again, as long as the server is open."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST
from ludotheque.table.store.losses import log_loss

__all__ = ["Duty", "Sweeper"]

Duty = Callable[[], Awaitable[None]]


class Sweeper:
    """Every so many seconds goes through its *duties*, in order; each fails alone."""

    def __init__(self, every: float, duties: list[Duty]) -> None:
        self.every = every
        self.duties = duties
        # When each duty was last done to its end.
        self.done_at = dict.fromkeys(duties, monotonic())

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await asyncio.sleep(self.every)
            for duty in self.duties:
                await self._do(duty)

    async def _do(self, duty: Duty) -> None:
        try:
            await duty()
        except LOST as error:
            log_loss(error, duty=getattr(duty, "__qualname__", ""))
        except Exception:  # noqa: BLE001  # the next round may go better
            name = getattr(duty, "__qualname__", "")
            SERVER_LOG.exception("a duty of the sweeper failed", extra={"facts": {"duty": name}})
        else:
            self.done_at[duty] = monotonic()

    def stands_still(self, duty: Duty, after: float) -> bool:
        """Say whether *duty* was due and not done for so many seconds."""
        return monotonic() - self.done_at[duty] > self.every + after
