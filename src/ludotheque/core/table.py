"""A table: a game that is being played, and its record, always in step."""

from typing import TYPE_CHECKING, SupportsIndex

import msgspec

from ludotheque.core.decision import CHANCE
from ludotheque.core.record import FORMAT, GameRecord, Move, result_of
from ludotheque.core.rng import checked_seed

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.state import State

__all__ = ["Table"]


class Table:
    """A game being played and recorded: the state and its record, always in step."""

    def __init__(self, state: "State", record: GameRecord) -> None:
        self.state = state
        self.record = record

    @staticmethod
    def open(
        game: "Game",
        seats: SupportsIndex,
        seed: SupportsIndex,
        *,
        pack: object = None,
        players: list[str] | None = None,
        **options: object,
    ) -> "Table":
        """Lay out a game and begin its record."""
        dealt_from = checked_seed(seed)
        state = game.new(seats, dealt_from, pack=pack, **options)
        record = GameRecord(
            format=FORMAT,
            game=game.name,
            rules=game.rules_version,
            seats=state.seats,
            options=msgspec.convert(state.edition.options, dict[str, bool | int | str]),
            seed=str(dealt_from),
            pack=state.edition.pack_digest,
            pack_data=pack,
            players=players or [],
            package=game.package,
        )
        return Table(state, record)

    @staticmethod
    def resume(game: "Game", record: GameRecord) -> "Table":
        """Go on where *record* stops."""
        return Table(record.verify(game), record)

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Take *action* and write it down."""
        self.state.apply(seat, action)
        self._note(seat.__index__(), action.__index__())

    def roll(self) -> int:
        """Let chance decide and write down what it brought."""
        drawn = self.state.roll()
        self._note(CHANCE, drawn)
        return drawn

    def _note(self, seat: int, action: int) -> None:
        name = self.state.game.actions.name(action)
        self.record.moves.append(Move(seat, name, self.state.short_digest()))
        if self.state.over:
            self.record.result = result_of(self.state)
