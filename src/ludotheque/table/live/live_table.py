"""A live table: held in memory while somebody sits at it or watches."""

import asyncio
from time import monotonic

from ludotheque.table.guests import Guest
from ludotheque.table.live.presence import Presence
from ludotheque.table.play.documents import Document, ViewParts, Viewpoint
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.play.who import Who, at_table

__all__ = ["LiveTable"]

# For how many seconds one who has looked without a socket counts as looking on.
WATCHES = 30.0


class LiveTable:
    """One table, who is connected to it, and what they have been sent."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        # Held while the sitting is read, changed and written, and until everyone was told: so
        # nobody meets a sitting that is ahead of the database, and news come in order.
        self.lock = asyncio.Lock()
        # None until it is read, and again after a write that failed: the log is what counts.
        self.loaded: tuple[OpenedTable, Sitting] | None = None
        self.presence = Presence()
        # The bots that think now, by seat.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        # What listeners have been sent, to tell changes from.
        self.sent_number = 0
        self.sent_table: Document = {}
        # Views as they were written: as documents they would be the largest part of a table.
        self.sent_views = dict[Viewpoint, ViewParts]()
        self.used_at = monotonic()
        # When somebody last looked without a socket.
        self.looked_at = -WATCHES
        self.acted_at = 0.0
        # When the last outage ended for which time was given back here.
        self.outages_until = 0

    @property
    def opened(self) -> OpenedTable:
        """The table as it was opened."""
        assert self.loaded is not None, "the table was not read"
        return self.loaded[0]

    @property
    def sitting(self) -> Sitting:
        """The table now."""
        assert self.loaded is not None, "the table was not read"
        return self.loaded[1]

    def unload(self) -> None:
        """Forget the sitting, to be read again: it is not what the database has."""
        self.loaded = None

    def who(self, guest: Guest, invite: str = "", share: str = "") -> Who:
        """Return who *guest* is at this table."""
        return at_table(self.opened, self.sitting, guest, invite, share)

    def watched(self) -> bool:
        """Say whether somebody looks on, seated or not, through any worker."""
        presence = self.presence
        if presence.listeners or presence.watching() or presence.players():
            return True
        return monotonic() - self.looked_at < WATCHES

    def idle(self, seconds: float) -> bool:
        """Say whether nobody has needed this table for so long."""
        busy = bool(self.presence.listeners or self.thinking) or self.lock.locked()
        return not busy and monotonic() - self.used_at > seconds
