"""Who asks: a guest at one table, and what they may do there."""

import hmac

import msgspec

from ludotheque.table.chairs import Chair
from ludotheque.table.guests import Guest
from ludotheque.table.sitting import Sitting
from ludotheque.table.store import NewTable
from ludotheque.table.trouble import Trouble

__all__ = ["Who", "at_table", "holds", "may_look", "needs_status", "told_you", "viewpoints"]


class Who(msgspec.Struct, frozen=True):
    """A guest, whether they opened the table, and whether they know its invite."""

    guest: Guest
    host: bool
    invited: bool

    @property
    def player(self) -> str:
        """The player's id; '' for a stranger."""
        return self.guest.player


def at_table(opened: NewTable, sitting: Sitting, guest: Guest, invite: str) -> Who:
    """Return *guest* at a table; whoever sits there was told the invite."""
    host = bool(guest.player) and guest.player == opened.host
    knows = hmac.compare_digest(invite.encode(), opened.invite.encode())
    return Who(guest, host, knows or bool(sitting.seats_of(guest.player)))


def may_look(sitting: Sitting, who: Who) -> None:
    """Refuse somebody who may not see this table."""
    if sitting.status == "over" or sitting.seats_of(who.player):
        return
    if not (sitting.terms.open or who.invited or who.host):
        raise Trouble("forbidden", "this table is private: it takes an invite")
    if sitting.status == "playing" and not sitting.terms.spectators:
        raise Trouble("forbidden", "this table has no spectators")


def viewpoints(sitting: Sitting, who: Who) -> tuple[str, ...]:
    """Return from where *who* sees the table."""
    seats = tuple(str(seat) for seat in sitting.seats_of(who.player))
    return seats or ("spectator",)


def told_you(opened: NewTable, sitting: Sitting, who: Who) -> dict[str, object]:
    """Return what a client is told of itself."""
    seats = sitting.seats_of(who.player)
    return {
        "player": who.player or None,
        "seats": seats,
        "host": who.host,
        "invite": opened.invite if seats or who.host else None,
        "watching": not seats,
    }


def holds(sitting: Sitting, who: Who, seat: int) -> Chair:
    """Return the chair that *who* holds; refuse any other."""
    if seat not in sitting.seats_of(who.player):
        raise Trouble("forbidden", f"seat {seat} is not yours", seat=seat)
    return sitting.chairs[seat]


def needs_status(sitting: Sitting, *allowed: str) -> None:
    """Refuse what cannot be done in the present status of the table."""
    if sitting.status not in allowed:
        raise Trouble("not-now", f"the table is {sitting.status}", status=sitting.status)
