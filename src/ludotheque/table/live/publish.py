"""Publishing: everyone who listens at a table is sent the whole document once, then changes.

The lock of the table is held in all of these.
"""

from time import monotonic

import msgspec

from ludotheque.core import Event
from ludotheque.table.changes import differences
from ludotheque.table.errors import RequestError
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.metrics import NEWS_BYTES
from ludotheque.table.play.documents import (
    Document,
    Viewpoint,
    events_document,
    joined,
    news_message,
    part_changes,
    table_document,
    table_message,
    view_parts,
    viewpoints,
    you_document,
)
from ludotheque.table.play.who import Who, why_not_look, why_not_read

__all__ = ["begin_without_listeners", "first_message", "greet", "publish", "publish_presence",
           "send_all_away", "send_chat", "table_now", "whole_message"]  # fmt: skip

Changes = list[Document]


def table_now(live: LiveTable) -> Document:
    """Return what everyone may know of the table now."""
    presence = live.presence
    return table_document(live.opened, live.sitting, presence.players(), presence.watching())


def begin_without_listeners(live: LiveTable) -> None:
    """Begin with a sitting that nobody listens to yet."""
    live.sent_number = live.sitting.number
    live.sent_views = {}
    live.sent_table = table_now(live)


# The whole document


def greet(live: LiveTable, listener: Listener, who: Who) -> None:
    """Begin to send news to *listener*, who is to be sent its first message before any of them."""
    _place(live, listener, who)
    live.presence.listeners.add(listener)


def _greet_again(live: LiveTable, listener: Listener) -> None:
    """Send the whole document to one who now holds other seats."""
    _place(live, listener, _who(listener))
    listener.send(first_message(live, listener, 0))


def _place(live: LiveTable, listener: Listener, who: Who) -> None:
    """Note from where *listener* sees the table, and what it is told of itself."""
    you = you_document(live.opened, live.sitting, who)
    listener.place(who, you, viewpoints(live.sitting, who))


def first_message(live: LiveTable, listener: Listener, since: int) -> Document:
    """Return the whole document for *listener*, and keep its views to tell changes from."""
    points = listener.viewpoints
    if live.sitting.state is not None:
        for point in points:
            live.sent_views.setdefault(point, view_parts(live.sitting, point))
    return whole_message(live, live.sent_table, listener.you, points, since)


def whole_message(
    live: LiveTable, table: Document, you: Document, points: tuple[Viewpoint, ...], since: int
) -> Document:
    """Return the message that tells everything that is seen from *points*."""
    views: dict[Viewpoint, Document] = {}
    events: dict[Viewpoint, list[Document]] = {}
    if live.sitting.state is not None:
        told = live.sitting.events_since(since)
        for point in points:
            # What was sent last is what is: everyone is told before the lock is let go.
            views[point] = joined(live.sent_views.get(point) or view_parts(live.sitting, point))
            events[point] = events_document(told, point)
    doc = {"table": table, "you": you, "views": views}
    return table_message(live.sitting, doc, events, since)


# News


def send_chat(live: LiveTable, said: list[Document]) -> None:
    """Tell everyone what was said."""
    message = msgspec.json.encode({"type": "chat", "chat": said})
    for listener in live.presence.listeners:
        if why_not_read(live.sitting, _who(listener)) is None:
            listener.send_bytes(message)


def publish(live: LiveTable) -> None:
    """Tell everyone what has happened since the last time."""
    live.used_at = monotonic()
    events = live.sitting.events_since(live.sent_number)
    live.sent_number = live.sitting.number
    _send_news(live, events, _view_changes(live))


def publish_presence(live: LiveTable, but: Listener | None = None) -> None:
    """Tell everyone who is connected, where that has changed; all *but* one who is told anyway."""
    common = _table_changes(live)
    if not common:
        return
    # Nobody's seats have changed, so all are sent the same.
    message = msgspec.json.encode(news_message(live.sitting, {}, common))
    for listener in live.presence.listeners - {but}:
        NEWS_BYTES.observe(len(message))
        listener.send_bytes(message)


def _table_changes(live: LiveTable) -> Changes:
    """Return what is different of what everyone may know, which is then taken as sent."""
    after = table_now(live)
    changes = differences(live.sent_table, after, ["table"]) if live.sent_table else []
    live.sent_table = after
    return changes


def _view_changes(live: LiveTable) -> dict[Viewpoint, Changes]:
    """Return what each viewpoint in use sees differently."""
    points = {point for listener in live.presence.listeners for point in listener.viewpoints}
    for point in live.sent_views.keys() - points:
        del live.sent_views[point]
    if live.sitting.state is None:
        return {}
    changes: dict[Viewpoint, Changes] = {}
    for point in points:
        after = view_parts(live.sitting, point)
        before = live.sent_views.get(point)
        path: list[str | int] = ["views", point]
        changes[point] = (
            [{"at": path, "to": joined(after)}]
            if before is None
            else part_changes(before, after, path)
        )
        live.sent_views[point] = after
    return changes


def _send_news(
    live: LiveTable,
    events: list[Event],
    changes: dict[Viewpoint, Changes],
) -> None:
    common = _table_changes(live)
    # Those who see from the same places are sent the same bytes, written once.
    written: dict[tuple[Viewpoint, ...], bytes | None] = {}
    for listener in list(live.presence.listeners):
        refusal = why_not_look(live.sitting, _who(listener))
        if refusal is not None:
            _send_away(live, listener, refusal)
            continue
        if you_document(live.opened, live.sitting, _who(listener)) != listener.you:
            _greet_again(live, listener)
            continue
        points = listener.viewpoints
        if points not in written:
            written[points] = _news(live, points, events, common, changes)
        message = written[points]
        if message is not None:
            NEWS_BYTES.observe(len(message))
            listener.send_bytes(message)


def _news(
    live: LiveTable,
    points: tuple[Viewpoint, ...],
    events: list[Event],
    common: Changes,
    changes: dict[Viewpoint, Changes],
) -> bytes | None:
    """Return the news for those who see from *points*, None if there are none."""
    seen = common + [change for point in points for change in changes.get(point, [])]
    told = {point: events_document(events, point) for point in points} if events else {}
    if not seen and not any(told.values()):
        return None
    return msgspec.json.encode(news_message(live.sitting, told, seen))


def _send_away(live: LiveTable, listener: Listener, refusal: RequestError) -> None:
    """Close the socket of one who may not look any more, and say why."""
    listener.send({"type": "error", "id": "", "error": refusal.document()})
    listener.close(4003 if refusal.kind == "forbidden" else 4004)
    live.presence.listeners.discard(listener)


def send_all_away(live: LiveTable, refusal: RequestError) -> None:
    """Close the sockets of all who listen at a table that is no more, and say why."""
    for listener in list(live.presence.listeners):
        _send_away(live, listener, refusal)


def _who(listener: Listener) -> Who:
    assert listener.who is not None, "a listener was greeted"
    return listener.who
