"""A fair queue: who may think next where more wait than can be served.

Those for whom people wait come first.  Among them everybody has the same share of the time: next
is who holds the fewest processes, then who has used the least; and the tables of one player take
turns.  It knows neither processes nor a clock, and is told how long each thought has taken.
"""

from collections import deque
from typing import Generic, TypeVar

import msgspec

__all__ = ["SEATED", "WATCHED", "Claim", "FairQueue", "Ticket"]

T = TypeVar("T")

# A person sits at the table, or has asked.
SEATED = 0
# Nobody sits there, but somebody looks on.
WATCHED = 1
RANKS = (SEATED, WATCHED)


class Claim(msgspec.Struct, frozen=True):
    """For whom something is thought: one or several players, at a table, and how urgently."""

    owners: tuple[str, ...]
    table: str
    rank: int = SEATED


class Ticket(Generic[T]):
    """An *item* that waits or is served, by the share of *owner*."""

    __slots__ = ("item", "owner", "rank", "table")

    def __init__(self, item: T, owner: str, claim: Claim) -> None:
        self.item = item
        self.owner = owner
        self.table = claim.table
        self.rank = claim.rank


class Share:
    """What one player has used: seconds, and how many processes now; how many tickets wait."""

    __slots__ = ("running", "used", "waiting")

    def __init__(self, used: float) -> None:
        self.used = used
        self.running = 0
        self.waiting = 0


# The tickets that wait, by owner and then by table, in the order of their turns.
Waiting = dict[str, dict[str, deque[Ticket[T]]]]


class FairQueue(Generic[T]):
    """Tickets that wait to be served."""

    def __init__(self) -> None:
        self.shares: dict[str, Share] = {}
        self.waiting: list[Waiting[T]] = [{} for _ in RANKS]
        # What whoever was served last had used: newcomers begin there, for who was idle has
        # saved up nothing, and who comes late is not behind those who came early.
        self.level = 0.0

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(share.waiting for share in self.shares.values())

    def remembered(self) -> list[str]:
        """Return the players of whom something is remembered."""
        return [*self.shares]

    def put(self, item: T, claim: Claim) -> Ticket[T]:
        """Let *item* wait; of several players the one who has used least is charged for it."""
        owner = min(claim.owners, key=self._used)
        share = self.shares.setdefault(owner, Share(self.level))
        if not share.waiting and not share.running:
            share.used = max(share.used, self.level)
        share.waiting += 1
        ticket = Ticket(item, owner, claim)
        tables = self.waiting[claim.rank].setdefault(owner, {})
        tables.setdefault(claim.table, deque()).append(ticket)
        return ticket

    def _used(self, owner: str) -> tuple[int, float]:
        share = self.shares.get(owner)
        return (0, self.level) if share is None else (share.running + share.waiting, share.used)

    def take(self) -> Ticket[T] | None:
        """Return who is to be served next; None where nobody waits."""
        for waiting in self.waiting:
            if waiting:
                return self._take_from(waiting)
        return None

    def _take_from(self, waiting: Waiting[T]) -> Ticket[T]:
        owner = min(waiting, key=self._turn)
        tables = waiting[owner]
        table = next(iter(tables))
        ticket = tables[table].popleft()
        # Behind the player's other tables, if more is asked for at this one.
        rest = tables.pop(table)
        if rest:
            tables[table] = rest
        elif not tables:
            del waiting[owner]
        share = self.shares[owner]
        share.waiting -= 1
        share.running += 1
        self.level = max(self.level, share.used)
        return ticket

    def _turn(self, owner: str) -> tuple[int, float]:
        share = self.shares[owner]
        return share.running, share.used

    def finish(self, ticket: Ticket[T], seconds: float) -> None:
        """Charge for a ticket that was served in so many *seconds*."""
        share = self.shares[ticket.owner]
        share.running -= 1
        share.used += seconds
        self._forget_idle()

    def give_up(self, ticket: Ticket[T]) -> None:
        """Take a ticket out that has waited too long, if it still waits."""
        tables = self.waiting[ticket.rank].get(ticket.owner, {})
        tickets = tables.get(ticket.table, deque())
        if ticket not in tickets:
            return
        tickets.remove(ticket)
        if not tickets:
            del tables[ticket.table]
        if not tables:
            del self.waiting[ticket.rank][ticket.owner]
        self.shares[ticket.owner].waiting -= 1
        self._forget_idle()

    def _forget_idle(self) -> None:
        """Forget those who want nothing and would begin anew where they are, or all at rest."""
        busy = any(share.waiting or share.running for share in self.shares.values())
        self.shares = {
            owner: share
            for owner, share in self.shares.items()
            if share.waiting or share.running or (busy and share.used > self.level)
        }
