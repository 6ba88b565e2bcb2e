"""Presence news: who is connected to a table is told to all there, and to the other workers.

At most once every so many seconds: many who come and go together are told of together.
"""

import asyncio
from time import monotonic

from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.publish import publish_presence
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.store.connections import Connections

__all__ = ["PresenceNews"]


class PresenceNews:
    """Tells of those who come and go; *shared* says whether there are other workers."""

    def __init__(
        self, every: float, connections: Connections, background: BackgroundTasks, *, shared: bool
    ) -> None:
        self.every = every
        self.connections = connections
        self.background = background
        self.shared = shared

    def note_arrival(self, live: LiveTable, listener: Listener) -> None:
        """Tell all but the one who came, at once where that may be; the lock is held."""
        presence = live.presence
        if presence.due or monotonic() < presence.told_at + self.every:
            self.mark_changed(live)
            return
        presence.told_at = monotonic()
        publish_presence(live, but=listener)
        self.tell_others(live)

    def note_seats(self, live: LiveTable, fresh: list[Entry]) -> None:
        """Tell where somebody who is connected may have sat down or got up."""
        if live.presence.listeners and any(entry.kind in {"chair", "start"} for entry in fresh):
            self.mark_changed(live)

    def mark_changed(self, live: LiveTable) -> None:
        """Tell soon."""
        if not live.presence.due and not self.background.closing:
            live.presence.due = True
            self.background.spawn(self.tell_when_due(live))

    async def tell_when_due(self, live: LiveTable) -> None:
        """Tell all, once it may be told again."""
        presence = live.presence
        await asyncio.sleep(max(0.0, presence.told_at + self.every - monotonic()))
        presence.due = False
        # Where nobody was told, whoever comes next is told of at once.
        if presence.listeners:
            presence.told_at = monotonic()
        async with live.lock:
            if live.loaded is not None:
                publish_presence(live)
        self.tell_others(live)

    def tell_others(self, live: LiveTable, *, again: bool = False) -> None:
        """Tell the other workers what has changed here, or all of it *again*.

        Only those who sit at the table are named, so a notice stays short whoever watches.
        """
        presence = live.presence
        if not self.shared or live.loaded is None:
            return
        here = sorted(presence.players_here() & {chair.player for chair in live.sitting.chairs})
        watching = presence.spectators_here()
        told, presence.told_others = presence.told_others, (here, watching)
        if told == presence.told_others and not again:
            return
        # Whoever tells for the first time has not heard what the others told before.
        asks = {} if told is not None else {"ask": True}
        presence.told_others_at = monotonic()
        self.connections.notify_soon(t=live.id, here=here, watching=watching, **asks)
