"""Presence: who is connected to a table, through this worker or another."""

import math
from time import monotonic

import msgspec

from ludotheque.table.live.listener import Listener

__all__ = ["Presence"]


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is connected to another worker, and when that worker last said so."""

    heard_at: float
    players: set[str]
    spectators: int


class Presence:
    """The listeners of one table, and what other workers tell of theirs."""

    def __init__(self) -> None:
        self.listeners = set[Listener]()
        self.elsewhere: dict[str, Elsewhere] = {}
        # When it was last told who is here, and whether it is to be told again.
        self.told_at = -math.inf
        self.due = False
        # What the other workers were told: who sits and is here, and how many watch.
        self.told_others: tuple[list[str], int] | None = None
        self.told_others_at = -math.inf

    def players(self) -> set[str]:
        """Return the players who are connected, and of those at other workers who sit here."""
        found = self.players_here()
        for other in self.elsewhere.values():
            found |= other.players
        return found

    def watching(self) -> int:
        """Return how many spectators are connected, to any worker."""
        return self.spectators_here() + sum(other.spectators for other in self.elsewhere.values())

    def players_here(self) -> set[str]:
        """Return the players who are connected to this worker."""
        return {listener.guest.player for listener in self.listeners} - {""}

    def spectators_here(self) -> int:
        """Return how many spectators are connected to this worker."""
        return sum(listener.viewpoints == ("spectator",) for listener in self.listeners)

    def hear_of(self, worker: str, players: set[str], spectators: int) -> bool:
        """Remember who is connected to another worker; say whether that is news."""
        known = self.elsewhere.get(worker)
        self.elsewhere[worker] = Elsewhere(monotonic(), players, spectators)
        return known is None or (known.players, known.spectators) != (players, spectators)

    def silent_workers(self, before: float) -> list[str]:
        """Return the workers that were not heard of since *before*."""
        return [worker for worker, other in self.elsewhere.items() if other.heard_at < before]

    def forget_workers(self, workers: list[str]) -> None:
        """Forget who was connected to *workers*: they have ended without a word."""
        for worker in workers:
            del self.elsewhere[worker]
