"""The other workers of the same server: what they write, and who is connected to them."""

from contextlib import suppress
from time import monotonic
from typing import Any

from ludotheque.table.errors import RequestError
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.presence_news import PresenceNews
from ludotheque.table.live.publish import send_chat
from ludotheque.table.live.sessions import Sessions
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.store.messages import Messages
from ludotheque.table.store.notices import NoticeListener

__all__ = ["OtherWorkers"]

# By worker `w` of table `t`: its log has grown to `n`, or something was said that is kept as `c`,
# or these of its players are `here` and so many are `watching`, which it may `ask` of us too.
# Of player `ended`: their sessions, or only the one named by `session`, are over.
# A worker that is `new` may have come in the place of one that died before it could tell.
Notice = dict[str, Any]

# How often workers say again who is connected to them; one that misses three times is gone.
PRESENCE_EVERY = 15.0
# More than any log has; and less, of a table that is no more.
NO_NUMBER = 2**31
GIVEN_UP = 0


class OtherWorkers:
    """Follows what other workers write, and tells them who is here; alone if *url* is ''."""

    def __init__(
        self,
        url: str,
        worker: str,
        cache: TableCache,
        lobby: Lobby,
        messages: Messages,
        presence_news: PresenceNews,
        sessions: Sessions,
        background: BackgroundTasks,
    ) -> None:
        self.messages = messages
        self.cache = cache
        self.lobby = lobby
        self.presence_news = presence_news
        self.sessions = sessions
        self.background = background
        self.notices = NoticeListener(url, worker, self.hear, self.catch_up_all) if url else None
        self.each = EachAlone("presence")

    async def open(self) -> None:
        """Begin to listen."""
        if self.notices is not None:
            await self.notices.open()
            self.messages.connections.notify_soon(new=True)

    async def close(self) -> None:
        """Listen no more."""
        if self.notices is not None:
            await self.notices.close()

    # What they tell

    def hear(self, notice: Notice) -> None:
        """Follow what another worker tells."""
        if "ended" in notice:
            self.sessions.close_sockets(notice["ended"], notice.get("session"))
        if "new" in notice:
            self.catch_up_all()
        live = self.cache.tables.get(notice.get("t", ""))
        # Also of tables that are not in memory here: they may stand in somebody's list.
        if "n" in notice:
            self.lobby.mark_table_changed(str(notice.get("t", "")))
        if live is None:
            return
        if "here" in notice:
            self._see(live, notice)
        elif "c" in notice:
            self.background.spawn(self._pass_on(live, notice["c"]))
        elif "n" in notice:
            self.background.spawn(self._follow(live, notice["n"]))

    def catch_up_all(self) -> None:
        """Read every table again: notices may have been lost."""
        self.sessions.look_soon()
        for live in list(self.cache.tables.values()):
            self.background.spawn(self._follow(live, NO_NUMBER))

    async def _follow(self, live: LiveTable, number: int) -> None:
        """Follow a log that has grown to *number*."""
        async with live.lock:
            if number == GIVEN_UP:
                self.cache.give_up(live)
                return
            # Without listeners it is enough to read the table when somebody comes.
            unread = live.loaded is None and bool(live.presence.listeners)
            if unread or (live.loaded is not None and live.sitting.number < number):
                # Refused where it was set aside, which was written down, or is gone.
                with suppress(RequestError):
                    await self.cache.catch_up(live)
                # Somebody who is connected here may have sat down.
                if live.presence.listeners:
                    self.presence_news.mark_changed(live)

    async def _pass_on(self, live: LiveTable, said_id: int) -> None:
        """Tell those who are here what was said elsewhere."""
        async with live.lock:
            if live.presence.listeners:
                # Who may read it is a question of the sitting.
                await self.cache.load(live)
                send_chat(live, await self.messages.said(live.id, said_id))

    def _see(self, live: LiveTable, notice: Notice) -> None:
        """Remember who is connected to another worker."""
        if live.presence.hear_of(notice["w"], set(notice["here"]), notice["watching"]):
            self.presence_news.mark_changed(live)
        if notice.get("ask") and live.presence.listeners:
            self.presence_news.tell_others(live, again=True)

    # What they are told

    async def refresh_presence(self) -> None:
        """Tell again who is here, and forget workers that have gone silent.

        Each table in its own time, so that not all of them are told of at once.
        """
        if self.notices is not None:
            before = monotonic() - PRESENCE_EVERY
            await self.each.do(self._told_before(before), self._refresh_at)

    def _told_before(self, moment: float) -> list[str]:
        """Return the tables in memory that the others were last told of before *moment*."""
        tables = self.cache.tables.items()
        return [table for table, live in tables if live.presence.told_others_at < moment]

    async def _refresh_at(self, table_id: str) -> None:
        """Tell who is here at one table, and forget workers that have gone silent."""
        live = self.cache.tables.get(table_id)
        if live is not None:
            if live.presence.listeners:
                self.presence_news.tell_others(live, again=True)
            live.presence.told_others_at = monotonic()
            self._forget_silent(live)

    def _forget_silent(self, live: LiveTable) -> None:
        """Forget those who were connected to workers that are gone."""
        silent = live.presence.silent_workers(monotonic() - 3 * PRESENCE_EVERY)
        live.presence.forget_workers(silent)
        if silent:
            self.presence_news.mark_changed(live)
            # It may have died before it could tell what it had written.
            self.background.spawn(self._follow(live, NO_NUMBER))
