"""The other workers of the same server: what they write, and who is connected to them."""

from time import monotonic
from typing import Any

from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.publish import publish_presence, send_chat
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.store.connections import Connections
from ludotheque.table.store.messages import said_document
from ludotheque.table.store.notices import NoticeListener

__all__ = ["OtherWorkers"]

# By worker `w` of table `t`: its log has grown to `n`, or somebody `said` something, or these
# players are `here` and so many are `watching`.
Notice = dict[str, Any]

# How often workers say again who is connected to them; one that misses three times is gone.
PRESENCE_EVERY = 15.0
# More than any log has.
NO_NUMBER = 2**31


class OtherWorkers:
    """Follows what other workers write, and tells them who is here; alone if *url* is ''."""

    def __init__(
        self,
        url: str,
        connections: Connections,
        cache: TableCache,
        lobby: Lobby,
        background: BackgroundTasks,
    ) -> None:
        self.connections = connections
        self.cache = cache
        self.lobby = lobby
        self.background = background
        self.notices = (
            NoticeListener(url, connections.worker, self.hear, self.catch_up_all) if url else None
        )
        self.told_at = monotonic()

    async def open(self) -> None:
        """Begin to listen."""
        if self.notices is not None:
            await self.notices.open()

    async def close(self) -> None:
        """Listen no more."""
        if self.notices is not None:
            await self.notices.close()

    # What they tell

    def hear(self, notice: Notice) -> None:
        """Follow what another worker tells."""
        live = self.cache.tables.get(notice.get("t", ""))
        # Also of tables that are not in memory here: they may stand in somebody's list.
        if "n" in notice:
            self.lobby.mark_all_changed()
        if live is None:
            return
        if "here" in notice:
            self.background.spawn(self._see(live, notice))
        elif "said" in notice:
            self.background.spawn(self._pass_on(live, notice["said"]))
        elif "n" in notice:
            self.background.spawn(self._follow(live, notice["n"]))

    def catch_up_all(self) -> None:
        """Read every table again: notices may have been lost."""
        for live in list(self.cache.tables.values()):
            self.background.spawn(self._follow(live, NO_NUMBER))

    async def _follow(self, live: LiveTable, number: int) -> None:
        """Follow a log that has grown to *number*."""
        async with live.lock:
            # Without listeners it is enough to read the table when somebody comes.
            unread = live.loaded is None and bool(live.presence.listeners)
            if unread or (live.loaded is not None and live.sitting.number < number):
                await self.cache.catch_up(live)

    async def _pass_on(self, live: LiveTable, said: Notice) -> None:
        """Tell those who are here what was said elsewhere."""
        async with live.lock:
            # Who may read it is a question of the sitting.
            await self.cache.load(live)
            send_chat(live, said_document(said))

    async def _see(self, live: LiveTable, notice: Notice) -> None:
        """Remember who is connected to another worker."""
        async with live.lock:
            live.presence.hear_of(notice["w"], set(notice["here"]), notice["watching"])
            if live.loaded is not None:
                publish_presence(live)

    # What they are told

    async def tell_presence(self, live: LiveTable) -> None:
        """Tell the other workers who is connected here."""
        if self.notices is not None:
            here, watching = live.presence.players_here(), live.presence.spectators_here()
            await self.connections.notify_now(t=live.id, here=here, watching=watching)

    async def refresh_presence(self) -> None:
        """Tell again who is here, and forget workers that have gone silent."""
        if self.notices is None or monotonic() - self.told_at < PRESENCE_EVERY:
            return
        self.told_at = monotonic()
        for live in list(self.cache.tables.values()):
            if live.presence.listeners:
                await self.tell_presence(live)
            async with live.lock:
                self._forget_silent(live)

    def _forget_silent(self, live: LiveTable) -> None:
        """Forget those who were connected to workers that are gone; the lock is held."""
        silent = live.presence.silent_workers(monotonic() - 3 * PRESENCE_EVERY)
        live.presence.forget_workers(silent)
        if silent and live.loaded is not None:
            publish_presence(live)
