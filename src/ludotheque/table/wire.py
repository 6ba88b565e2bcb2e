"""The wire: every command a client may send, and the documents it is sent."""

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.core import SPECTATOR, Event, State, seen_by
from ludotheque.games import game as game_named
from ludotheque.table.chairs import Chair, bot_of
from ludotheque.table.clock import Clock, NoClock
from ludotheque.table.sitting import Sitting

__all__ = ["COMMANDS", "AnyCommand", "Command", "NewChair", "NewTableWish", "Viewpoint",
           "public_seat", "table_document", "told_to", "view_document"]  # fmt: skip

Viewpoint = str

Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ActionName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
PlayerName = Annotated[str, msgspec.Meta(max_length=30)]
BotName = Annotated[str, msgspec.Meta(max_length=60)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]


class NewChair(msgspec.Struct, frozen=True):
    """A seat of a table to be opened."""

    kind: Literal["me", "open", "bot"]
    name: PlayerName = ""
    bot: BotName = ""


class NewTableWish(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[NewChair], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    pack: dict[str, Any] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    open: bool = False
    practice: bool = False
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,39}$")] | None = None
    clock: Clock = NoClock()
    spectators: bool = True
    chat: bool = True
    hot_seat: bool = False
    random_seats: bool = False
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 0


class Command(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    """Something a client wants done; *id* comes back with the answer."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Hello(Command, frozen=True, tag="hello"):
    """Begin to listen."""

    since: Number = 0
    invite: Secret = ""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


class Join(Command, frozen=True, tag="join"):
    """Sit down."""

    seat: Seat | None = None
    called: PlayerName = msgspec.field(default="", name="name")
    invite: Secret = ""
    secret: Secret = ""


class Stand(Command, frozen=True, tag="stand"):
    """Get up again."""

    seat: Seat


class SetSeat(Command, frozen=True, tag="seat"):
    """Free a seat, or give it to a bot."""

    seat: Seat
    kind: Literal["open", "bot"]
    bot: BotName = ""


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""


class Act(Command, frozen=True, tag="act"):
    """Take actions, whole or not at all."""

    seat: Seat
    number: Number
    actions: Annotated[list[ActionName], msgspec.Meta(min_length=1, max_length=100)]


class Preview(Command, frozen=True, tag="preview"):
    """Ask what may follow."""

    seat: Seat
    actions: Annotated[list[ActionName], msgspec.Meta(max_length=100)] = []


class Why(Command, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    seat: Seat
    action: ActionName


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""

    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play for a while."""

    seat: Seat
    bot: BotName = ""


class Return(Command, frozen=True, tag="return"):
    """Take the seat back."""

    seat: Seat


class Back(Command, frozen=True, tag="back"):
    """Ask to take back."""

    seat: Seat


class Answer(Command, frozen=True, tag="answer"):
    """Agree that somebody takes back, or do not."""

    seat: Seat
    yes: bool


class Chat(Command, frozen=True, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Notes(Command, frozen=True, tag="notes"):
    """Keep private notes."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a bot would do."""

    seat: Seat


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again."""


class SeatSecret(Command, frozen=True, tag="secret"):
    """Ask for what hands the seat to another device."""

    seat: Seat


AnyCommand = (
    Hello | Ping | Join | Stand | SetSeat | Start | Act | Preview | Why | Resign | Leave | Return
    | Back | Answer | Chat | Notes | Hint | Rematch | SeatSecret
)  # fmt: skip

# Those that also have a path of their own.
COMMANDS: dict[str, type[Command]] = {
    "join": Join,
    "stand": Stand,
    "seat": SetSeat,
    "start": Start,
    "act": Act,
    "preview": Preview,
    "why": Why,
    "resign": Resign,
    "leave": Leave,
    "return": Return,
    "back": Back,
    "answer": Answer,
    "chat": Chat,
    "notes": Notes,
    "hint": Hint,
    "rematch": Rematch,
    "secret": SeatSecret,
}


def viewer(viewpoint: Viewpoint) -> int:
    """Return the engine's number of a viewpoint."""
    return SPECTATOR if viewpoint == "spectator" else int(viewpoint)


def told_to(events: list[Event], viewpoint: Viewpoint) -> list[dict[str, object]]:
    """Return what a viewpoint may know of *events*."""
    return seen_by(events, viewer(viewpoint))


def view_document(sitting: Sitting, viewpoint: Viewpoint) -> dict[str, Any]:
    """Return the part of the document that one viewpoint sees."""
    seat = viewer(viewpoint)
    state = sitting.position
    asks = seat >= 0 and sitting.status == "playing"
    return {
        "view": plain(state.view(seat)),
        "legal": names_of(state, seat) if asks else [],
        "asked": sitting.asked[seat] if asks else 0,
    }


def plain(value: Any) -> Any:
    """Return *value* as a client reads it, so that differences are those of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def names_of(state: State, seat: int) -> list[str]:
    """Return the names of the legal actions of *seat*."""
    actions = state.game.actions
    return [actions.name(action) for action in state.legal(seat)]


def public_seat(chair: Chair, host: str, here: set[str]) -> dict[str, object]:
    """Return what everyone may know of who holds a seat."""
    return {
        "kind": chair.kind,
        "name": (chair.name or chair.bot) or None,
        "bot": bot_of(chair) or None,
        "connected": chair.kind == "bot" or chair.player in here,
        "away": chair.away,
        "resigned": chair.resigned,
        "host": bool(chair.player) and chair.player == host,
    }


def table_document(
    table: str, sitting: Sitting, host: str, here: set[str], watching: int
) -> dict[str, Any]:
    """Return what everyone may know of a table."""
    terms = sitting.terms
    back = sitting.back
    document = {
        "id": table,
        "game": terms.game,
        "title": game_named(terms.game).title,
        "name": terms.name,
        "options": terms.options,
        "pack": sitting.state.edition.pack_digest if sitting.state is not None else "",
        "status": sitting.status,
        "number": sitting.number,
        "open": terms.open,
        "practice": terms.practice,
        "spectators": terms.spectators,
        "chat": terms.chat,
        "hot_seat": terms.hot_seat,
        "random_seats": terms.random_seats,
        "pace": terms.pace,
        "clock": terms.clock,
        "seats": [public_seat(chair, host, here) for chair in sitting.chairs],
        "watching": watching,
        "deadlines": [sitting.deadline(seat) for seat in range(terms.seats)],
        "back": back and {"seat": back.seat, "actions": len(back.gone), "agreed": back.agreed,
                          "asked": back.asked},
        "outcome": sitting.outcome,
        "rematch": sitting.rematch,
        "created": sitting.opened,
        "started": sitting.started,
        "finished": sitting.finished,
    }  # fmt: skip
    found: dict[str, Any] = plain(document)
    return found
