"""Documents: what clients are sent of a table, as plain JSON values.

Every one is made for a viewpoint and holds only what may be known from there.
"""

from sys import intern
from typing import Any

import msgspec

from ludotheque.core import SPECTATOR, Event, State, seen_by
from ludotheque.games import game as game_named
from ludotheque.table.changes import Path, differences
from ludotheque.table.play.chairs import Chair, bot_of
from ludotheque.table.play.sitting import BackRequest, Sitting
from ludotheque.table.play.terms import OpenedTable, Terms
from ludotheque.table.play.who import Who
from ludotheque.table.timestamps import now_ms

__all__ = [
    "Document",
    "ViewParts",
    "Viewpoint",
    "events_document",
    "joined",
    "news_message",
    "part_changes",
    "plain",
    "table_document",
    "table_message",
    "view_document",
    "view_parts",
    "viewer",
    "viewpoints",
    "you_document",
]

Document = dict[str, Any]
# A seat's number as text, or "spectator".
Viewpoint = str
# What a viewpoint sees, each part written as JSON: what is under `view` is named `view.` and so on.
ViewParts = dict[str, bytes]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def viewer(viewpoint: Viewpoint) -> int:
    """Return the engine's number of a viewpoint."""
    return SPECTATOR if viewpoint == "spectator" else int(viewpoint)


def viewpoints(sitting: Sitting, who: Who) -> tuple[Viewpoint, ...]:
    """Return from where *who* sees the table."""
    seats = tuple(str(seat) for seat in sitting.seats_of(who.player))
    return seats or ("spectator",)


def plain(value: Any) -> Any:
    """Return *value* as a client reads it, so that differences are those of JSON."""
    return decode(encode(value))


# Messages


def table_message(
    sitting: Sitting, doc: Document, events: dict[Viewpoint, list[Document]], since: int
) -> Document:
    """Return the message that tells everything, with what happened after *since*."""
    return {
        "type": "table",
        "number": sitting.number,
        "now": now_ms(),
        "since": since,
        "doc": doc,
        "events": events,
    }


def news_message(
    sitting: Sitting, events: dict[Viewpoint, list[Document]], changes: list[Document]
) -> Document:
    """Return the message that tells what has changed."""
    return {
        "type": "news",
        "number": sitting.number,
        "now": now_ms(),
        "events": events,
        "changes": changes,
    }


def events_document(events: list[Event], viewpoint: Viewpoint) -> list[Document]:
    """Return what a viewpoint may know of *events*."""
    return seen_by(events, viewer(viewpoint))


# The parts of the whole document


def view_document(sitting: Sitting, viewpoint: Viewpoint) -> Document:
    """Return the part of the document that one viewpoint sees."""
    return joined(view_parts(sitting, viewpoint))


def view_parts(sitting: Sitting, viewpoint: Viewpoint) -> ViewParts:
    """Return what one viewpoint sees, written part by part."""
    seat = viewer(viewpoint)
    state = sitting.position
    # Whoever has given up sees what the bot sees that goes on for them, and is asked nothing.
    asks = seat >= 0 and sitting.status == "playing" and not sitting.chairs[seat].resigned
    hidden = set() if sitting.terms.with_aids() else {"aids"}
    seen = state.view(seat)
    parts = {intern(f"view.{key}"): encode(seen[key]) for key in seen if key not in hidden}
    parts["legal"] = encode(legal_names(state, seat) if asks else [])
    parts["asked"] = encode(sitting.asked[seat] if asks else 0)
    return parts


def joined(parts: ViewParts) -> Document:
    """Return the document that was written in *parts*."""
    document: Document = {"view": {}}
    for name, text in parts.items():
        *above, key = name.split(".", 1)
        (document["view"] if above else document)[key] = decode(text)
    return document


def part_changes(before: ViewParts, after: ViewParts, at: Path) -> list[Document]:
    """Return what makes the second document of the first, found at the path *at*."""
    found: list[Document] = [
        {"at": [*at, *name.split(".", 1)], "gone": True} for name in before if name not in after
    ]
    for name, text in after.items():
        way: Path = [*at, *name.split(".", 1)]
        if name not in before:
            found.append({"at": way, "to": decode(text)})
        # Most parts stay as they are, and need not be read.
        elif before[name] != text:
            found += differences(decode(before[name]), decode(text), way)
    return found


def legal_names(state: State, seat: int) -> list[str]:
    """Return the names of the legal actions of *seat*."""
    actions = state.game.actions
    return [actions.name(action) for action in state.legal(seat)]


def you_document(opened: OpenedTable, sitting: Sitting, who: Who) -> Document:
    """Return what a client is told of itself."""
    seats = sitting.seats_of(who.player)
    return {
        "player": who.player or None,
        "seats": seats,
        "host": who.host,
        "invite": opened.invite if seats or who.host else None,
        "share": (sitting.share or None) if seats else None,
        "watching": not seats,
    }


def table_document(
    opened: OpenedTable, sitting: Sitting, here: set[str], watching: int
) -> Document:
    """Return what everyone may know of a table; *here* are the players who are connected."""
    terms = sitting.terms
    document = {
        "id": opened.id,
        "game": terms.game,
        "title": game_named(terms.game).title,
        "name": terms.name,
        "options": terms.options,
        "pack": sitting.state.edition.pack_digest if sitting.state is not None else "",
        "status": sitting.status,
        "number": sitting.number,
        "open": terms.open,
        "practice": terms.practice,
        "seed_chosen": seed_chosen(terms),
        "spectators": terms.spectators,
        "chat": terms.chat,
        "hot_seat": terms.hot_seat,
        "random_seats": terms.random_seats,
        "aids": terms.with_aids(),
        "pace": terms.pace,
        "clock": terms.clock,
        "seats": [seat_document(chair, opened.host, here) for chair in sitting.chairs],
        "watching": watching,
        "deadlines": [sitting.deadline(seat) for seat in range(terms.seats)],
        "back": back_document(sitting.back),
        "outcome": sitting.outcome,
        "rematch": sitting.rematch,
        "rematch_offer": rematch_document(sitting),
        "shared": bool(sitting.share),
        "created": sitting.opened,
        "started": sitting.started,
        "finished": sitting.finished,
    }
    found: Document = plain(document)
    return found


def seed_chosen(terms: Terms) -> bool | None:
    """Say whether the host chose the seed; None where nobody wrote it down."""
    if not terms.practice:
        return False
    return None if terms.seed_chosen is msgspec.UNSET else terms.seed_chosen


def rematch_document(sitting: Sitting) -> Document | None:
    """Return what everyone may know of an offer to play again."""
    offer = sitting.rematch_offer
    if not offer.agreed and not offer.declined:
        return None
    return {"asked": sitting.people(), "agreed": offer.agreed, "declined": offer.declined}


def seat_document(chair: Chair, host: str, here: set[str]) -> Document:
    """Return what everyone may know of who holds a seat."""
    return {
        "kind": chair.kind,
        "name": (chair.name or chair.bot) or None,
        "bot": bot_of(chair) or None,
        "connected": chair.kind == "bot" or chair.player in here,
        "away": chair.away,
        "returning": chair.returning,
        "resigned": chair.resigned,
        "host": bool(chair.player) and chair.player == host,
    }


def back_document(back: BackRequest | None) -> Document | None:
    """Return what everyone may know of a request to take back."""
    if back is None:
        return None
    return {
        "seat": back.seat,
        "actions": len(back.gone),
        "agreed": back.agreed,
        "asked": back.asked,
    }
