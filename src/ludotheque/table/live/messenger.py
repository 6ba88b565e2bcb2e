"""The messenger: what players say at a table, and what they note for themselves."""

from ludotheque.table.commands import Chat, Done, Notes
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.publish import send_chat
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.documents import Document
from ludotheque.table.play.who import check_may_look
from ludotheque.table.store.messages import NOTES_PAGE, Messages
from ludotheque.table.text import is_visible, printable

__all__ = ["Messenger"]


class Messenger:
    """Keeps chat and notes, which are no part of a table's log."""

    def __init__(self, cache: TableCache, messages: Messages) -> None:
        self.cache = cache
        self.messages = messages

    async def chat(self, table_id: str, guest: Guest, command: Chat) -> Done:
        """Say something to all at the table."""
        text = printable(command.text)
        if not is_visible(text):
            raise RequestError("malformed", "nothing was said", where="text")
        async with self.cache.latest(table_id) as live:
            sitting = live.sitting
            seats = sitting.seats_of(guest.player)
            if not seats:
                raise RequestError("forbidden", "those who sit at the table talk")
            if not sitting.terms.chat:
                raise RequestError("not-now", "this table is silent", status=sitting.status)
            name = sitting.chairs[seats[0]].name
            send_chat(live, [await self.messages.say(table_id, seats[0], name, text)])
            return {"number": sitting.number}

    async def keep_notes(self, table_id: str, guest: Guest, command: Notes) -> Done:
        """Keep somebody's private notes."""
        async with self.cache.latest(table_id) as live:
            who = live.who(guest, command.invite)
            # Whoever listens here was let in, perhaps by an invite that was said with hello.
            if guest.player not in live.presence.players_here():
                check_may_look(live.sitting, who)
            number = live.sitting.number
        # PostgreSQL takes no zeros in a text.
        text = command.text.replace("\0", "")
        await self.messages.keep_notes(table_id, guest.player, text)
        return {"number": number}

    async def last_pages(self, table_id: str, player: str) -> Document:
        """Return what was said last at the table, and the end of what *player* has noted there."""
        notes = await self.messages.notes(table_id, player) if player else ""
        begin = max(0, len(notes) - NOTES_PAGE)
        page = await self.messages.page(table_id)
        return {**page, "notes": notes[begin:], "notes_from": begin}
