"""A live table: held in memory while somebody sits at it or watches."""

import asyncio
from time import monotonic
from typing import Any

import msgspec

from ludotheque.table.changes import differences
from ludotheque.table.guests import Guest
from ludotheque.table.meters import NEWS_BYTES
from ludotheque.table.sitting import Sitting, moment
from ludotheque.table.store import NewTable
from ludotheque.table.trouble import Trouble
from ludotheque.table.who import Who, may_look, told_you, viewpoints
from ludotheque.table.wire import table_document, told_to, view_document

__all__ = ["Listener", "Live"]

Message = dict[str, Any]

UNREAD = 256


class Listener:
    """One open socket: what is to be sent to it, in order; None closes it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(UNREAD)
        self.who: Who | None = None
        self.you: dict[str, object] = {}
        self.viewpoints: tuple[str, ...] = ()
        self.code = 1000

    def send(self, message: Message) -> None:
        """Send *message*."""
        self.post(msgspec.json.encode(message))

    def post(self, message: bytes) -> None:
        """Send what is already written; one who does not read is asked to connect again."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        """Send nothing more; what waits is let go where there is too much of it."""
        self.code = code
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)


class Live:
    """One table, its listeners, and the documents they have been sent."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.known: tuple[NewTable, Sitting] | None = None
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.table: Message = {}
        self.documents: dict[str, Message] = {}
        self.published = 0
        self.used = monotonic()
        self.last_act = 0.0

    @property
    def both(self) -> tuple[NewTable, Sitting]:
        """The table as it was opened, and as it is now."""
        assert self.known is not None, "the table was not read"
        return self.known

    @property
    def opened(self) -> NewTable:
        """The table as it was opened."""
        return self.both[0]

    @property
    def sitting(self) -> Sitting:
        """The table now."""
        return self.both[1]

    def here(self) -> set[str]:
        """Return the players who are connected, to any worker."""
        found = {listener.guest.player for listener in self.listeners}
        for _, players, _ in self.elsewhere.values():
            found |= players
        return found

    def watching(self) -> int:
        """Return how many spectators are connected, to any worker."""
        return self.spectators() + sum(count for _, _, count in self.elsewhere.values())

    def spectators(self) -> int:
        """Return how many spectators are connected here."""
        return sum(listener.viewpoints == ("spectator",) for listener in self.listeners)

    def forget_workers(self, before: float) -> bool:
        """Forget who was connected to workers not heard of since *before*; say if there were."""
        silent = [worker for worker, (at, _, _) in self.elsewhere.items() if at < before]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def idle(self, seconds: float) -> bool:
        """Say whether nobody has needed this table for a while."""
        busy = bool(self.listeners or self.thinking) or self.lock.locked()
        return not busy and monotonic() - self.used > seconds

    # Documents

    def public(self) -> Message:
        """Return what everyone may know of the table now."""
        return table_document(self.id, self.sitting, self.opened.host, self.here(), self.watching())

    def greet(self, listener: Listener, who: Who, since: int) -> Message:
        """Begin to send news to *listener*; return the whole document first."""
        listener.who = who
        listener.viewpoints = viewpoints(self.sitting, who)
        listener.you = told_you(self.opened, self.sitting, who)
        self.listeners.add(listener)
        self.publish_presence(but=listener)
        message = self.whole(self.table, listener.you, listener.viewpoints, since)
        self.remember(message, listener.viewpoints)
        return message

    def whole(self, table: Message, you: Message, points: tuple[str, ...], since: int) -> Message:
        """Return the message that tells everything."""
        views: Message = {}
        events: Message = {}
        if self.sitting.state is not None:
            told = self.sitting.events_since(since)
            for point in points:
                views[point] = self.documents.get(point) or view_document(self.sitting, point)
                events[point] = told_to(told, point)
        return {
            "type": "table",
            "number": self.sitting.number,
            "now": moment(),
            "since": since,
            "doc": {"table": table, "you": you, "views": views},
            "events": events,
        }

    def remember(self, message: Message, points: tuple[str, ...]) -> None:
        """Keep the documents that *message* carries, to tell changes from."""
        for point in points:
            if point in message["doc"]["views"]:
                self.documents[point] = message["doc"]["views"][point]

    def lay_fresh(self) -> None:
        """Begin with a sitting that nobody listens to yet."""
        self.published = self.sitting.number
        self.documents = {}
        self.table = self.public()

    # News

    def tell_chat(self, said: Message) -> None:
        """Tell everyone what was said."""
        for listener in self.listeners:
            listener.send({"type": "chat", "chat": [said]})

    def publish_presence(self, but: Listener | None = None) -> None:
        """Tell everyone who is here, where that has changed."""
        self._publish([], {}, but)

    def publish(self) -> None:
        """Tell everyone what has happened since the last time."""
        self.used = monotonic()
        events = self.sitting.events_since(self.published)
        self.published = self.sitting.number
        self._publish(events, self._view_changes(), None)

    def _view_changes(self) -> dict[str, list[Message]]:
        """Return what each viewpoint in use sees differently."""
        changes: dict[str, list[Message]] = {}
        points = {point for listener in self.listeners for point in listener.viewpoints}
        for point in [point for point in self.documents if point not in points]:
            del self.documents[point]
        if self.sitting.state is None:
            return {}
        for point in points:
            after = view_document(self.sitting, point)
            before = self.documents.get(point)
            path: list[str | int] = ["views", point]
            changes[point] = (
                [{"at": path, "to": after}] if before is None else differences(before, after, path)
            )
            self.documents[point] = after
        return changes

    def _publish(
        self, events: list[Any], changes: dict[str, list[Message]], but: Listener | None
    ) -> None:
        after = self.public()
        common = differences(self.table, after, ["table"]) if self.table else []
        self.table = after
        written: dict[tuple[str, ...], bytes | None] = {}
        for listener in self.listeners - {but}:
            if not self._may_stay(listener):
                continue
            if told_you(self.opened, self.sitting, self._who(listener)) != listener.you:
                self._greet_again(listener)
                continue
            points = listener.viewpoints
            if points not in written:
                written[points] = self._news(points, events, common, changes)
            message = written[points]
            if message is not None:
                NEWS_BYTES.observe(len(message))
                listener.post(message)

    def _news(
        self,
        points: tuple[str, ...],
        events: list[Any],
        common: list[Message],
        changes: dict[str, list[Message]],
    ) -> bytes | None:
        """Return the news for those who see from *points*, None if there are none."""
        seen = common + [change for point in points for change in changes.get(point, [])]
        told = {point: told_to(events, point) for point in points} if events else {}
        if not seen and not any(told.values()):
            return None
        return msgspec.json.encode(
            {
                "type": "news",
                "number": self.sitting.number,
                "now": moment(),
                "events": told,
                "changes": seen,
            }
        )

    def _who(self, listener: Listener) -> Who:
        assert listener.who is not None, "a listener was greeted"
        return listener.who

    def _may_stay(self, listener: Listener) -> bool:
        """Say whether *listener* may still look; send away one who may not."""
        try:
            may_look(self.sitting, self._who(listener))
        except Trouble as trouble:
            listener.send({"type": "error", "id": "", "error": trouble.told()})
            listener.close(4003)
            self.listeners.discard(listener)
            return False
        return True

    def _greet_again(self, listener: Listener) -> None:
        """Send the whole document, since the listener now holds other seats."""
        who = self._who(listener)
        listener.viewpoints = viewpoints(self.sitting, who)
        listener.you = told_you(self.opened, self.sitting, who)
        message = self.whole(self.table, listener.you, listener.viewpoints, 0)
        self.remember(message, listener.viewpoints)
        listener.send(message)
