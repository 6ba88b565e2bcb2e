"""A seat at a table: all that a player or bot is given."""

from typing import TYPE_CHECKING, SupportsIndex

from ludotheque.core.errors import LudothequeError

if TYPE_CHECKING:
    from ludotheque.core.facts import Fact
    from ludotheque.core.game import Game
    from ludotheque.core.rng import Rng
    from ludotheque.core.state import State

__all__ = ["Seat"]


class Seat:
    """What one player may do and know, and nothing else."""

    __slots__ = ("_state", "number")

    def __init__(self, state: "State", number: SupportsIndex) -> None:
        self._state = state
        self.number: int = state.checked_place(number)

    def legal(self) -> list[int]:
        """Return the actions this seat may take now; chance is nobody's seat."""
        return self._state.legal(self.number) if self.number >= 0 else []

    def choices(self) -> list[int]:
        """Return the same, for somebody who has to take one of them."""
        legal = self.legal()
        if not legal:
            raise LudothequeError(f"seat {self.number} is not asked here, so it cannot decide")
        return legal

    def game(self) -> "Game":
        """Return the game that is played."""
        return self._state.game

    def seats(self) -> int:
        """Return how many play."""
        return int(self._state.seats)

    def view(self) -> dict[str, object]:
        """Return all that this seat may know."""
        return self._state.view(self.number)

    def events(self) -> list[dict[str, object]]:
        """Return what this seat may know of what the last action did."""
        return self._state.events_for(self.number)

    def name(self, action: SupportsIndex) -> str:
        """Return what *action* is called."""
        return self._state.game.actions.name(action)

    def foresee(self, action: SupportsIndex) -> list["Fact"]:
        """Say what a legal *action* would bring, as far as this seat can know."""
        return self._state.foresee(self.number, action)

    def imagine(self, rng: "Rng") -> "State":
        """Return a world that agrees with all that this seat knows."""
        return self._state.imagine(self.number, rng)
