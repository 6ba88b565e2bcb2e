"""Who asks: a guest at one table, and what they may do there.

`check_...` and `held_chair` refuse by raising; nothing here changes anything.
"""

import hmac

import msgspec

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable

__all__ = [
    "MOST_SET",
    "Who",
    "at_table",
    "check_gathering",
    "check_host",
    "check_in_the_game",
    "check_may_look",
    "check_may_read",
    "check_playing_themselves",
    "check_rest",
    "check_status",
    "held_chair",
    "may_come_in",
    "why_not_look",
    "why_not_read",
]


# How often a seat may be left, handed over and the like between two actions: logs are for games.
MOST_UNREST = 6
# How often one player may sit down before the start, and the host give free seats to bots.
MOST_SAT_DOWN = 20
MOST_SET = 200


class Who(msgspec.Struct, frozen=True):
    """A guest, whether they opened the table, whether they know its invite, and a share link."""

    guest: Guest
    host: bool
    invited: bool
    share: str = ""

    @property
    def player(self) -> str:
        """The player's id; '' for a stranger."""
        return self.guest.player


def at_table(
    opened: OpenedTable, sitting: Sitting, guest: Guest, invite: str = "", share: str = ""
) -> Who:
    """Return *guest* at a table; whoever sits there was told the invite."""
    host = bool(guest.player) and guest.player == opened.host
    knows = hmac.compare_digest(invite.encode(), opened.invite.encode())
    return Who(guest, host, knows or bool(sitting.seats_of(guest.player)), share)


def may_come_in(sitting: Sitting, who: Who) -> bool:
    """Say whether the table is open to *who*: to all, by its invite, or because it is theirs."""
    return sitting.terms.open or who.invited or who.host


def why_not_look(sitting: Sitting, who: Who) -> RequestError | None:
    """Return why *who* may not see this table; None if they may."""
    if sitting.seats_of(who.player) or holds_share(sitting, who):
        return None
    if not may_come_in(sitting, who):
        return RequestError("forbidden", "this table is private: it takes an invite")
    if sitting.status == "playing" and not sitting.terms.spectators:
        return RequestError("forbidden", "this table has no spectators")
    return None


def holds_share(sitting: Sitting, who: Who) -> bool:
    """Say whether *who* has the link by which the players share a game that is over."""
    right = hmac.compare_digest(who.share.encode(), sitting.share.encode())
    return sitting.status == "over" and bool(sitting.share) and right


def why_not_read(sitting: Sitting, who: Who) -> RequestError | None:
    """Return why *who* may not read what was said and played here; None if they may."""
    mine = sitting.terms.open or who.host or sitting.seats_of(who.player)
    if sitting.status != "over" or mine or holds_share(sitting, who):
        return why_not_look(sitting, who)
    return RequestError("forbidden", "this table is private: its players can share it by a link")


def check_may_read(sitting: Sitting, who: Who) -> None:
    """Refuse somebody who may not read what was said and played here."""
    refusal = why_not_read(sitting, who)
    if refusal is not None:
        raise refusal


def check_may_look(sitting: Sitting, who: Who) -> None:
    """Refuse somebody who may not see this table."""
    refusal = why_not_look(sitting, who)
    if refusal is not None:
        raise refusal


def held_chair(sitting: Sitting, who: Who, seat: int) -> Chair:
    """Return the chair at *seat*; refuse it to everybody but *who* holds it."""
    if seat not in sitting.seats_of(who.player):
        raise RequestError("forbidden", f"seat {seat} is not yours", seat=seat)
    return sitting.chairs[seat]


def check_status(sitting: Sitting, *allowed: str) -> None:
    """Refuse what cannot be done in the present status of the table."""
    if sitting.status not in allowed:
        raise RequestError("not-now", f"the table is {sitting.status}", status=sitting.status)


def check_host(who: Who) -> None:
    """Refuse what only the host may do."""
    if not who.host:
        raise RequestError("forbidden", "only the host may do this")


def check_rest(sitting: Sitting, seat: int) -> None:
    """Refuse what would only make the log longer, until somebody acts."""
    if sitting.status != "open" and sitting.unrest[seat] >= MOST_UNREST:
        raise RequestError(
            "not-now", "that was often enough: again after the next action", status=sitting.status
        )


def check_gathering(sitting: Sitting, player: str, most: int = MOST_SAT_DOWN) -> None:
    """Refuse what would only make the log longer before the start; others may still sit down."""
    if sitting.status == "open" and sitting.sat_down.get(player, 0) >= most:
        raise RequestError("not-now", "that was often enough at this table", status="open")


def check_in_the_game(chair: Chair) -> None:
    """Refuse somebody who has given up."""
    if chair.resigned:
        raise RequestError("not-now", "this seat has given up", status="playing")


def check_playing_themselves(chair: Chair) -> None:
    """Refuse somebody for whom a bot plays."""
    check_in_the_game(chair)
    if chair.away:
        raise RequestError("not-now", "a bot plays this seat: return first", status="playing")
