"""Table views: looking at a table once, and listening to everything that happens there."""

from time import monotonic

from ludotheque.table.commands import Hello
from ludotheque.table.guests import Guest
from ludotheque.table.live.bot_turns import BotTurns
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.messenger import Messenger
from ludotheque.table.live.presence_news import PresenceNews
from ludotheque.table.live.publish import first_message, greet, table_now, whole_message
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
        presence_news: PresenceNews,
    ) -> None:
        self.cache = cache
        self.messenger = messenger
        self.bots = bots
        self.presence_news = presence_news

    async def look(self, table_id: str, guest: Guest, invite: str, share: str) -> Document:
        """Return what *guest* may know of a table and is told of themselves."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite, share)
            check_may_look(live.sitting, who)
            you = you_document(live.opened, live.sitting, who)
            return {"table": table_now(live), "you": you}

    async def chat(
        self, table_id: str, guest: Guest, invite: str, share: str, before: int
    ) -> Document:
        """Return the page of what was said *before* an id, to those who may read it."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite, share)
            check_may_look(live.sitting, who)
            check_may_read(live.sitting, who)
        return await self.messenger.messages.page(table_id, before)

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
            live.looked_at = monotonic()
            self.bots.wake(live)
            talk = await self._talk(live, who)
        return {**message, **talk}

    async def sits(self, table_id: str, guest: Guest) -> bool:
        """Say whether *guest* sits at a table."""
        if not guest.player:
            return False
        async with self.cache.latest(table_id) as live:
            return bool(live.sitting.seats_of(guest.player))

    async def listen(self, table_id: str, listener: Listener, hello: Hello) -> None:
        """Let *listener* hear of everything at the table, the whole document first."""
        async with self.cache.latest(table_id) as live:
            who = live.who(listener.guest, hello.invite, hello.share)
            check_may_look(live.sitting, who)
            # Read under the lock, so that nothing said meanwhile comes twice or not at all.
            talk = await self._talk(live, who)
            came = listener not in live.presence.listeners
            greet(live, listener, who)
            if came:
                self.presence_news.note_arrival(live, listener)
            listener.send({**first_message(live, listener, hello.since), **talk})
            self.bots.wake(live)

    async def _talk(self, live: LiveTable, who: Who) -> Document:
        """Return what was said, if *who* may read it, and what they have noted; lock held."""
        talk = await self.messenger.last_pages(live.id, who.player)
        if why_not_read(live.sitting, who) is None:
            return talk
        return {**talk, "chat": [], "earlier": False}

    def stop_listening(self, table_id: str, listener: Listener) -> None:
        """Let *listener* go."""
        live = self.cache.tables.get(table_id)
        if live is None or listener not in live.presence.listeners:
            return
        live.presence.listeners.discard(listener)
        self.presence_news.mark_changed(live)
