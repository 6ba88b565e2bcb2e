"""Afterwards: what the people who played may do when a game is over: play again, or share it."""

import secrets

from ludotheque.table.commands import Done, Rematch, Share
from ludotheque.table.errors import RequestError
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import Who, check_rest, check_status

__all__ = ["answer_rematch", "rematch_host", "share"]


def answer_rematch(sitting: Sitting, who: Who, command: Rematch) -> None:
    """Offer to play again, agree to it, or do not; for all seats that *who* holds."""
    seats = seats_afterwards(sitting, who, "those who played may play again")
    if sitting.rematch is not None:
        return
    offer = sitting.rematch_offer
    same = offer.agreed if command.yes else offer.declined
    fresh = [seat for seat in seats if seat not in same]
    for seat in fresh:
        check_rest(sitting, seat)
    for seat in fresh:
        sitting.enter("again", seat, yes=command.yes)


def rematch_host(sitting: Sitting) -> str:
    """Return who offered the rematch, if all people agree and there is no next table; else ''."""
    agreed = sitting.rematch_offer.agreed
    if sitting.rematch is not None or set(agreed) != set(sitting.people()):
        return ""
    return sitting.chairs[agreed[0]].player


def share(sitting: Sitting, who: Who, command: Share) -> Done:
    """Make the link by which strangers see a private table, or let it open nothing any more."""
    seats = seats_afterwards(sitting, who, "those who played may share it")
    if sitting.terms.open:
        raise RequestError("not-now", "an open table needs no share link", status="over")
    if command.yes != bool(sitting.share):
        check_rest(sitting, seats[0])
        sitting.enter("share", seats[0], link=secrets.token_urlsafe(16) if command.yes else "")
    return {"share": sitting.share or None}


def seats_afterwards(sitting: Sitting, who: Who, otherwise: str) -> list[int]:
    """Return the seats of *who* at a table that is over; refuse those who have none."""
    check_status(sitting, "over")
    seats = sitting.seats_of(who.player)
    if not seats:
        raise RequestError("forbidden", otherwise)
    return seats
