"""Seating: sitting down, getting up, bots, starting, leaving for a while and returning."""

import hmac
import secrets

from ludotheque.table.commands import Done, Join, Leave, Return, SetSeat, Stand, Start
from ludotheque.table.errors import RequestError
from ludotheque.table.play.bot_levels import checked_level
from ludotheque.table.play.chairs import Chair, at_the_table, changed_chair
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import (
    MOST_SET,
    Who,
    check_gathering,
    check_host,
    check_rest,
    check_status,
    held_chair,
    may_come_in,
)
from ludotheque.table.signing import Signer
from ludotheque.table.text import shown_name

__all__ = ["come_back", "get_up", "leave", "set_seat", "sit_down", "start", "take_over"]


def sit_down(sitting: Sitting, who: Who, command: Join) -> Done:
    """Take a free seat before the start."""
    check_status(sitting, "open")
    if not may_come_in(sitting, who):
        raise RequestError("forbidden", "this table is private: it takes an invite")
    held = sitting.seats_of(who.player)
    if held and not sitting.terms.hot_seat:
        # Sent again, perhaps after a lost connection: the answer is the same as the first time.
        if command.seat in {None, held[0]}:
            return {"seat": held[0]}
        raise RequestError("taken", "you sit here already; several seats need a hot-seat table")
    check_gathering(sitting, who.player)
    seat = free_seat(sitting, command.seat)
    name = shown_name(command.called, "name") if command.called else who.guest.name
    chair = Chair("human", who.player, name)
    sitting.enter("chair", seat, chair=chair)
    return {"seat": seat}


def free_seat(sitting: Sitting, wanted: int | None) -> int:
    """Return the seat that is *wanted* if it is free, or the first free one."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise RequestError("taken", "there is no such free seat", free=free)
    return wanted


def take_over(sitting: Sitting, table_id: str, who: Who, secret: str, signer: Signer) -> Done:
    """Hold a seat from another device, by its secret."""
    for seat, chair in enumerate(sitting.chairs):
        # Signed for the player who holds the seat now, since they came to hold it: used once, it
        # is used up, also when they get the seat back.
        right = signer.seat_secret(table_id, seat, chair.player, sitting.held_since[seat])
        if chair.player and hmac.compare_digest(secret.encode(), right.encode()):
            check_rest(sitting, seat)
            check_gathering(sitting, who.player)
            sitting.enter("chair", seat, chair=changed_chair(chair, player=who.player))
            return {"seat": seat}
    raise RequestError("forbidden", "this secret opens no seat here")


def get_up(sitting: Sitting, who: Who, command: Stand) -> Done:
    """Leave a seat before the start."""
    check_status(sitting, "open")
    held_chair(sitting, who, command.seat)
    sitting.enter("chair", command.seat, chair=Chair())
    return {}


def set_seat(sitting: Sitting, who: Who, command: SetSeat) -> Done:
    """Free a seat or give it to a bot, as the host wishes."""
    check_status(sitting, "open")
    check_host(who)
    if command.seat >= sitting.terms.seats:
        raise RequestError("malformed", f"there is no seat {command.seat}", where="seat")
    if not sitting.chairs[command.seat].player:
        check_gathering(sitting, "", MOST_SET)
    chair = Chair()
    if command.kind == "bot":
        chair = Chair("bot", bot=checked_level(command.bot))
    sitting.enter("chair", command.seat, chair=chair)
    return {}


def start(sitting: Sitting, who: Who, command: Start) -> Done:
    """Begin, once every seat is taken."""
    check_status(sitting, "open")
    check_host(who)
    if any(chair.kind == "open" for chair in sitting.chairs):
        raise RequestError("not-now", "a seat is still free", status="open")
    chairs = list(sitting.chairs)
    if sitting.terms.random_seats:
        # Not from the game's seed: on a practice table everybody knows it.
        secrets.SystemRandom().shuffle(chairs)
    sitting.enter("start", chairs=chairs)
    sitting.roll()
    return {}


def leave(sitting: Sitting, who: Who, command: Leave) -> Done:
    """Let a bot play for a while."""
    check_status(sitting, "playing")
    chair = held_chair(sitting, who, command.seat)
    if chair.away or chair.resigned:
        raise RequestError("not-now", "a bot plays this seat already", status="playing")
    check_rest(sitting, command.seat)
    away = changed_chair(chair, away=True, bot=checked_level(command.bot))
    sitting.enter("chair", command.seat, chair=away, keeps_time=True)
    return {}


def come_back(sitting: Sitting, who: Who, command: Return) -> Done:
    """Take the seat back from the bot; where the time is up, it still answers this question."""
    check_status(sitting, "playing")
    chair = held_chair(sitting, who, command.seat)
    if not chair.away or chair.resigned:
        raise RequestError("not-now", "you are not away", status="playing")
    if chair.returning:
        return {"returning": True}
    late = sitting.time_is_up(command.seat)
    here = changed_chair(chair, returning=True) if late else at_the_table(chair)
    sitting.enter("chair", command.seat, chair=here, keeps_time=True)
    return {"returning": late}
