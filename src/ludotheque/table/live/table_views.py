"""Table views: looking at a table once, and listening to everything that happens there."""

from time import monotonic

from ludotheque.table.commands import Hello
from ludotheque.table.guests import Guest
from ludotheque.table.live.bot_turns import BotTurns
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.messenger import Messenger
from ludotheque.table.live.presence_news import PresenceNews
from ludotheque.table.live.publish import first_message, greet, table_now, whole_message
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.documents import Document, viewpoints, you_document
from ludotheque.table.play.who import check_may_look

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

    async def look(self, table_id: str, guest: Guest, invite: str) -> Document:
        """Return what *guest* may know of a table and is told of themselves."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite)
            check_may_look(live.sitting, who)
            you = you_document(live.opened, live.sitting, who)
            return {"table": table_now(live), "you": you}

    async def view(self, table_id: str, guest: Guest, invite: str, since: int) -> Document:
        """Return the whole document, for clients without a socket."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, invite)
            check_may_look(live.sitting, who)
            you = you_document(live.opened, live.sitting, who)
            points = viewpoints(live.sitting, who)
            message = whole_message(live, table_now(live), you, points, since)
            live.looked_at = monotonic()
            self.bots.wake(live)
        return {**message, **await self.messenger.last_pages(table_id, who.player)}

    async def sits(self, table_id: str, guest: Guest) -> bool:
        """Say whether *guest* sits at a table."""
        if not guest.player:
            return False
        async with self.cache.latest(table_id) as live:
            return bool(live.sitting.seats_of(guest.player))

    async def listen(self, table_id: str, listener: Listener, hello: Hello) -> None:
        """Let *listener* hear of everything at the table, the whole document first."""
        async with self.cache.latest(table_id) as live:
            who = live.who(listener.guest, hello.invite)
            check_may_look(live.sitting, who)
            # Read under the lock, so that nothing said meanwhile comes twice or not at all.
            talk = await self.messenger.last_pages(table_id, who.player)
            came = listener not in live.presence.listeners
            greet(live, listener, who)
            if came:
                self.presence_news.note_arrival(live, listener)
            listener.send({**first_message(live, listener, hello.since), **talk})
            self.bots.wake(live)

    def stop_listening(self, table_id: str, listener: Listener) -> None:
        """Let *listener* go."""
        live = self.cache.tables.get(table_id)
        if live is None or listener not in live.presence.listeners:
            return
        live.presence.listeners.discard(listener)
        self.presence_news.mark_changed(live)
