"""Commands: everything a client may ask to be done at a table, over a socket or over HTTP.

The names of the classes and their fields are those of the published description
(/schema/openapi.json).
"""

from typing import Annotated, Any, Literal

import msgspec

# What the message `done` says of a command beside its id.
Done = dict[str, Any]

Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ActionName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
PlayerName = Annotated[str, msgspec.Meta(max_length=30)]
BotName = Annotated[str, msgspec.Meta(max_length=60)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]


class Command(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    """Something a client wants done; *id* comes back with the answer."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Hello(Command, frozen=True, tag="hello"):
    """Begin to listen."""

    # The last number that the client has seen: it is told what happened after it.
    since: Number = 0
    invite: Secret = ""
    share: Secret = ""


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
    # The last number that the client has seen.
    number: Number
    actions: Annotated[list[ActionName], msgspec.Meta(min_length=1, max_length=100)]
    # Take them only where the choice is whole, or whole and quiet: nothing hidden comes to light.
    only: Literal["whole", "quiet"] | None = None


class Preview(Command, frozen=True, tag="preview"):
    """Ask what may follow."""

    seat: Seat
    actions: Annotated[list[ActionName], msgspec.Meta(max_length=100)] = []


class Foresee(Command, frozen=True, tag="foresee"):
    """Ask what each action that may come next would bring."""

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
    # Of spectators without a socket; on a socket it was said with hello.
    invite: Secret = ""


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a bot would do."""

    seat: Seat


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer to play again, agree to it, or do not."""

    yes: bool = True


class Share(Command, frozen=True, tag="share"):
    """Make the link that shows a finished private table to others, or end it."""

    yes: bool = True


class SeatSecret(Command, frozen=True, tag="secret"):
    """Ask for what hands the seat to another device."""

    seat: Seat


AnyCommand = (
    Hello | Ping | Join | Stand | SetSeat | Start | Act | Preview | Foresee | Why | Resign | Leave
    | Return | Back | Answer | Chat | Notes | Hint | Rematch | Share | SeatSecret
)  # fmt: skip

# Those that also have a path of their own.
HTTP_COMMANDS: dict[str, type[Command]] = {
    "join": Join,
    "stand": Stand,
    "seat": SetSeat,
    "start": Start,
    "act": Act,
    "preview": Preview,
    "foresee": Foresee,
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
    "share": Share,
    "secret": SeatSecret,
}
