"""The contract that every game keeps.  Knows no game and does no input or output."""

from ludotheque.core.actions import Actions
from ludotheque.core.comparison import Comparison, after
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
    folded,
    in_digits,
    nearest,
    on_one_line,
    shortened,
    told,
)
from ludotheque.core.events import EVERYONE, SPECTATOR, Event, seen_by
from ludotheque.core.facts import CHANCE_NAME, Fact, chance
from ludotheque.core.game import Edition, Game, Option
from ludotheque.core.ints import Ints, Shared, changed, filled, ints, listed, rows_copied, zeros
from ludotheque.core.lot import Lot
from ludotheque.core.observation import Cells, Feature, Layout, Sheet, cells_listed
from ludotheque.core.pile import Pile, piles_copied
from ludotheque.core.plain import PlainState
from ludotheque.core.playout import Tally, accepted, play_on, play_out, random_step, retrace, trail
from ludotheque.core.record import GameRecord, Move, Result
from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat
from ludotheque.core.state import NO_HABIT, State
from ludotheque.core.table import Table

__all__ = [
    "CHANCE",
    "CHANCE_NAME",
    "EVERYONE",
    "NO_HABIT",
    "OVER",
    "SPECTATOR",
    "Actions",
    "AnyDecision",
    "BadOption",
    "BadPack",
    "BadSeed",
    "BrokenRecord",
    "Cells",
    "Chance",
    "Comparison",
    "Decision",
    "Edition",
    "Event",
    "Fact",
    "Feature",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Ints",
    "Layout",
    "Lot",
    "LudothequeError",
    "Move",
    "Option",
    "Pile",
    "PlainState",
    "Refusal",
    "Result",
    "Rng",
    "Seat",
    "Shared",
    "Sheet",
    "State",
    "Table",
    "Tally",
    "Together",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "WrongSeats",
    "accepted",
    "after",
    "cells_listed",
    "chance",
    "changed",
    "filled",
    "folded",
    "in_digits",
    "ints",
    "listed",
    "nearest",
    "no_answers",
    "on_one_line",
    "piles_copied",
    "play_on",
    "play_out",
    "random_step",
    "retrace",
    "rows_copied",
    "seen_by",
    "shortened",
    "told",
    "trail",
    "zeros",
]
