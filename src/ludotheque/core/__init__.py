"""The contract that every game keeps.  Knows no game and does no input or output."""

from ludotheque.core.actions import Actions
from ludotheque.core.decision import (
    CHANCE,
    OVER,
    AnyDecision,
    Chance,
    Decision,
    Together,
    no_answers,
)
from ludotheque.core.errors import (
    BadOption,
    BadPack,
    BadSeed,
    BrokenRecord,
    IllegalAction,
    LudothequeError,
    Refusal,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    WrongSeats,
    nearest,
)
from ludotheque.core.events import EVERYONE, SPECTATOR, Event, seen_by
from ludotheque.core.game import Game, Option, Tables
from ludotheque.core.ints import Ints, changed, ints, listed, zeros
from ludotheque.core.pile import Pile
from ludotheque.core.playout import Tally, accepted, play_on, play_out, random_step, retrace, trail
from ludotheque.core.record import GameRecord, Move, Result, Table
from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat
from ludotheque.core.state import State

__all__ = [
    "CHANCE",
    "EVERYONE",
    "OVER",
    "SPECTATOR",
    "Actions",
    "AnyDecision",
    "BadOption",
    "BadPack",
    "BadSeed",
    "BrokenRecord",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Ints",
    "LudothequeError",
    "Move",
    "Option",
    "Pile",
    "Refusal",
    "Result",
    "Rng",
    "Seat",
    "State",
    "Table",
    "Tables",
    "Tally",
    "Together",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "WrongSeats",
    "accepted",
    "changed",
    "ints",
    "listed",
    "nearest",
    "no_answers",
    "play_on",
    "play_out",
    "random_step",
    "retrace",
    "seen_by",
    "trail",
    "zeros",
]
