"""Table views: looking at a table once, and listening to everything that happens there."""

from ludotheque.table.commands import Hello
from ludotheque.table.guests import Guest
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.bot_turns import BotTurns
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.messenger import Messenger
from ludotheque.table.live.other_workers import OtherWorkers
from ludotheque.table.live.publish import greet, publish_presence, table_now, whole_message
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.documents import Document, viewpoints, you_document
from ludotheque.table.play.who import Who, check_may_look, check_may_read, why_not_read

__all__ = ["TableViews"]


class TableViews:
    """Shows tables to those who may see them."""

    def __init__(
        self,
        cache: TableCache,
        messenger: Messenger,
        bots: BotTurns,
        other_workers: OtherWorkers,
        background: BackgroundTasks,
    ) -> None:
        self.cache = cache
        self.messenger = messenger
        self.bots = bots
        self.other_workers = other_workers
        self.background = background

    async def look(self, table_id: str, guest: Guest, invite: str, share: str) -> Document:
        """Return what *guest* may know of a table and is told of themselves."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite, share)
            check_may_look(live.sitting, who)
            you = you_document(live.opened, live.sitting, who)
            return {"table": table_now(live), "you": you}

    async def chat(self, table_id: str, guest: Guest, invite: str, share: str) -> Document:
        """Return what was said at a table, to those who may read it."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite, share)
            check_may_look(live.sitting, who)
            check_may_read(live.sitting, who)
        return {"chat": await self.messenger.messages.said(table_id)}

    async def view(
        self, table_id: str, guest: Guest, invite: str, share: str, since: int
    ) -> Document:
        """Return the whole document, for clients without a socket."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite, share)
            check_may_look(live.sitting, who)
            you = you_document(live.opened, live.sitting, who)
            points = viewpoints(live.sitting, who)
            message = whole_message(live, table_now(live), you, points, since)
            talk = await self._talk(live, who)
        return {**message, **talk}

    async def listen(self, table_id: str, listener: Listener, hello: Hello) -> None:
        """Let *listener* hear of everything at the table, the whole document first."""
        async with self.cache.latest(table_id) as live:
            who = live.who(listener.guest, hello.invite, hello.share)
            check_may_look(live.sitting, who)
            # Read under the lock, so that nothing said meanwhile comes twice or not at all.
            talk = await self._talk(live, who)
            listener.send({**greet(live, listener, who, hello.since), **talk})
            self.bots.wake(live)
        self.background.spawn(self.other_workers.tell_presence(live))

    async def _talk(self, live: LiveTable, who: Who) -> Document:
        """Return what was said, if *who* may read it, and what they have noted; lock held."""
        talk = await self.messenger.chat_and_notes(live.id, who.player)
        return talk if why_not_read(live.sitting, who) is None else {**talk, "chat": []}

    async def stop_listening(self, table_id: str, listener: Listener) -> None:
        """Let *listener* go."""
        live = self.cache.tables.get(table_id)
        if live is None or listener not in live.presence.listeners:
            return
        live.presence.listeners.discard(listener)
        if self.background.closing:
            return
        async with live.lock:
            if live.loaded is not None:
                publish_presence(live)
        await self.other_workers.tell_presence(live)
