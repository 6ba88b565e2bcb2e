"""Work that goes on beside requests, until it is done or the server closes."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST
from ludotheque.table.store.losses import log_loss

__all__ = ["BackgroundTasks"]


class BackgroundTasks:
    """The tasks of one worker; *closing* is true once nothing new should be begun."""

    def __init__(self) -> None:
        self.closing = False
        # Held here: asyncio itself holds tasks only weakly and may lose them half done.
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin *work* and go on without waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        """Let go of a task that is done; log what went wrong in it."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, LOST):
            log_loss(error)
        elif error is not None:
            SERVER_LOG.error("a background task failed", exc_info=error)

    async def cancel_all(self) -> None:
        """Cancel every task and wait for its end."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
