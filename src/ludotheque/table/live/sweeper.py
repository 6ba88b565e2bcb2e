"""The sweeper: does what is due again and again, as long as the server is open."""

import asyncio
from collections.abc import Awaitable, Callable

from ludotheque.table.server_log import SERVER_LOG

__all__ = ["Sweeper"]


class Sweeper:
    """Every so many seconds goes through its *duties*, in order."""

    def __init__(self, every: float, duties: list[Callable[[], Awaitable[None]]]) -> None:
        self.every = every
        self.duties = duties

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await asyncio.sleep(self.every)
            try:
                for duty in self.duties:
                    await duty()
            except Exception:  # noqa: BLE001  # the next round may go better
                SERVER_LOG.exception("a round of the sweeper failed")
