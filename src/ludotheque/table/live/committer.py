"""The committer: what has happened at a table is written, and only then told."""

from collections.abc import Callable
from time import monotonic, perf_counter

from ludotheque.core import CHANCE
from ludotheque.table import metrics
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.publish import publish
from ludotheque.table.play.chairs import bot_of
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.store.table_logs import TableLogs

__all__ = ["AfterCommit", "Committer"]

# Called with the table and the entries that were written, its lock still held.
AfterCommit = Callable[[LiveTable, list[Entry]], None]


class Committer:
    """Writes the fresh entries of a sitting in one transaction, and tells everyone."""

    def __init__(self, logs: TableLogs, lobby: Lobby) -> None:
        self.logs = logs
        self.lobby = lobby
        # What else follows a commit: those who act next commit too, so they are named later.
        self.after_commit: list[AfterCommit] = []

    async def commit(self, live: LiveTable, opened: OpenedTable | None = None) -> None:
        """Write what is fresh, and a table *opened* with it, then tell everyone; lock held.

        Raise Raced where another worker was faster; whatever goes wrong, the sitting has run
        ahead of the database and is read again when it is needed next.
        """
        sitting = live.sitting
        if not sitting.fresh:
            return
        began = perf_counter()
        try:
            await self.logs.append(live.id, sitting, opened)
        except BaseException:
            live.unload()
            raise
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        fresh, sitting.fresh = sitting.fresh, []
        count_actions(sitting, fresh)
        publish(live)
        self.lobby.mark_changed(sitting)
        if any(entry.kind == "act" for entry in fresh):
            live.acted_at = monotonic()
        for follow in self.after_commit:
            follow(live, fresh)


def count_actions(sitting: Sitting, entries: list[Entry]) -> None:
    """Count the actions among *entries*, by who has taken them."""
    for entry in entries:
        if entry.kind == "act":
            bot = entry.seat >= 0 and bot_of(sitting.chairs[entry.seat])
            by = "chance" if entry.seat == CHANCE else "bot" if bot else "player"
            metrics.ACTIONS.labels(sitting.terms.game, by).inc()
