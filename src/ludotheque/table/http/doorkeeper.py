"""The doorkeeper: how many connections are held open, for whom, and who must go for others.

Connections from which a whole request is still awaited make room for newer ones, so a crowd that
says nothing keeps nobody out.  Sockets stay: strangers may hold so many, and what is left is for
those who sit at a table.
"""

from importlib import import_module
from typing import Protocol

from ludotheque.table.errors import RequestError
from ludotheque.table.live.listener import Listener
from ludotheque.table.settings import Settings

__all__ = ["Doorkeeper", "Waiting"]

# What a worker holds at most, and the part of the system's descriptors that is for connections.
MOST = 20_000
OF_DESCRIPTORS = 0.8
# The part of all connections that is kept for those who sit at a table.
RESERVE = 0.25
# Sockets that one player may hold where there is little room.
OF_PLAYER = 20
# Seconds after which it is worth trying again.
WAIT = 10.0


class Waiting(Protocol):
    """A connection from which a whole request is awaited."""

    def make_room(self) -> None:
        """End: others need the room."""


class Doorkeeper:
    """Knows who waits and who is in, by the neighbourhood that they come from."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.most_connections or by_descriptors()
        self.of_address = settings.address_connections
        self.seated_of_address = settings.address_seats
        # Those who waited longest first: dictionaries keep their order.
        self.waiting: dict[Waiting, str] = {}
        self.waiting_of: dict[str, dict[Waiting, None]] = {}
        self.sockets: dict[str, set[Listener]] = {}

    # Connections

    def begin_waiting(self, connection: Waiting, address: str, connections: int) -> None:
        """Await a request; where there are too many, whoever waited longest makes room.

        Proxies come from the address ''; behind them only all *connections* together are bounded.
        """
        self.end_waiting(connection)
        self.waiting[connection] = address
        if address:
            neighbours = self.waiting_of.setdefault(address, {})
            neighbours[connection] = None
            if len(neighbours) > self.of_address:
                next(iter(neighbours)).make_room()
        if connections > self.most:
            next(iter(self.waiting)).make_room()

    def end_waiting(self, connection: Waiting) -> None:
        """Await nothing more: a whole request has come, or the connection has ended."""
        address = self.waiting.pop(connection, "")
        neighbours = self.waiting_of.get(address)
        if neighbours is not None:
            neighbours.pop(connection, None)
            if not neighbours:
                del self.waiting_of[address]

    # Sockets

    def check_room(self, address: str, player: str, *, seated: bool) -> None:
        """Refuse one more socket where there is no room for it; more is kept for the *seated*."""
        here = self.sockets.get(address, set())
        if len(here) >= self.of_address:
            self._check_neighbours(here, player, seated=seated)
        room = self.most if seated else int(self.most * (1 - RESERVE))
        everybody = sum(map(len, self.sockets.values()))
        if everybody >= room and not seated:
            everybody = sum(map(strangers, self.sockets.values()))
        if everybody >= room:
            raise RequestError("unavailable", "the house is full: try again later")

    def _check_neighbours(self, here: set[Listener], player: str, *, seated: bool) -> None:
        """Refuse one more socket of a crowded address."""
        held = sum(listener.guest.player == player for listener in here) if player else 0
        if held >= OF_PLAYER:
            raise RequestError("too-many", f"you hold {held} sockets: close some", wait=WAIT)
        full = len(here) >= self.of_address + self.seated_of_address
        if full or (not seated and strangers(here) >= self.of_address):
            raise RequestError(
                "too-many", f"your address holds {len(here)} sockets: close some", wait=WAIT
            )

    def enter(self, address: str, listener: Listener) -> None:
        """Count a socket."""
        self.sockets.setdefault(address, set()).add(listener)

    def leave(self, address: str, listener: Listener) -> None:
        """Count a socket no more."""
        here = self.sockets.get(address, set())
        here.discard(listener)
        if not here:
            self.sockets.pop(address, None)


def strangers(listeners: set[Listener]) -> int:
    """Return how many of *listeners* do not sit at a table."""
    return sum(not listener.seated for listener in listeners)


def by_descriptors() -> int:
    """Return how many connections the system's descriptors are enough for."""
    # Windows has no such module.
    try:
        resource = import_module("resource")
    except ModuleNotFoundError:
        return MOST
    allowed: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    # Some systems say "without end" by a negative number.
    return min(MOST, int(allowed * OF_DESCRIPTORS)) if allowed > 0 else MOST
