"""What is counted once a position: how much of the game is to come, and the realms of the seats."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.rules.fiefs import WEALTH, Fiefs
from ludotheque.games.bunny_kingdom.rules.hands import picks
from ludotheque.games.bunny_kingdom.rules.harvest import harvests_left
from ludotheque.games.bunny_kingdom.rules.land import Domain, domain_of, surveyed
from ludotheque.games.bunny_kingdom.rules.parchments import (
    NOTHING,
    Counted,
    count_cards,
    effective,
)
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.table import HARVESTING, ROUNDS, Land, Table

__all__ = ["Outlook", "Realm"]


class Realm:
    """What one seat has: its fiefs, its *free* squares, what its parchments count as."""

    __slots__ = ("counted", "fiefs", "free", "held", "numbers", "seat")

    def __init__(self, s: Table, domain: Domain, seat: i64, numbers: list[Ints]) -> None:
        self.seat: i64 = seat
        self.fiefs: Fiefs = domain.fiefs
        self.free: Ints = domain.free
        self.held: Ints = effective(s, seat)
        self.numbers: Ints = count_cards(s, seat, domain.numbers[:])
        numbers[seat] = self.numbers
        self.counted = Counted(self.fiefs, numbers)


class Outlook:
    """What the worth of everything hangs on: the time to come, and realms as they are asked for."""

    __slots__ = ("harvests", "hope", "land", "numbers", "realms", "room", "s", "to_draft")

    def __init__(self, s: Table) -> None:
        self.s = s
        self.land: Land = surveyed(s)
        # Asked for at every fief and every card: counted once, this takes no time.
        self.harvests: float = float(harvests_left(s))
        self.to_draft: float = to_draft(s)
        self.hope: float = weights.HOPE * self.to_draft
        self.room: float = weights.ROOM * self.harvests * self.to_draft
        # By seat what parchments count, of those realms that were asked for.
        self.numbers: list[Ints] = [NOTHING] * s.seats
        self.realms: list[Realm | None] = [None] * s.seats

    def realm(self, seat: i64) -> Realm:
        """Return the realm of *seat*."""
        found = self.realms[seat]
        if found is None:
            domain = domain_of(self.s, self.land, seat)
            found = Realm(self.s, domain, seat, self.numbers)
            self.realms[seat] = found
        return found

    def compared(self, realm: Realm) -> Counted:
        """Return what *realm* counts beside all others: a parchment asks who has the most."""
        for seat in range(self.s.seats):
            self.realm(seat)
        return realm.counted

    def fief_worth(self, strength: i64, resources: i64) -> float:
        """Return what a fief brings at the harvests to come, and hope for each of its halves."""
        wealth = WEALTH[resources]
        hoped = self.hope * float(strength + wealth)
        return self.harvests * (float(strength * wealth) + hoped)


def to_draft(s: Table) -> float:
    """Return how much of all drafting is still to come, from 1 down to 0."""
    if s.phase > HARVESTING:
        return 0.0
    each = picks(s.seats)
    return float(max((ROUNDS - s.round) * each - s.pick, 0)) / float(ROUNDS * each)
