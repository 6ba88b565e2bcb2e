"""Seating: sitting down, getting up, bots, starting, leaving for a while and returning."""

import hmac
import secrets

from ludotheque.table.chairs import Chair, changed_chair
from ludotheque.table.guests import Signet
from ludotheque.table.sitting import Sitting
from ludotheque.table.thinking import QUICK_BOT, check_level
from ludotheque.table.trouble import Trouble
from ludotheque.table.who import Who, holds, needs_status
from ludotheque.table.wire import Join, Leave, Return, SetSeat, Stand, Start

__all__ = ["come_back", "get_up", "leave", "set_seat", "sit_down", "start", "take_over"]

Done = dict[str, object]


def sit_down(sitting: Sitting, who: Who, command: Join) -> Done:
    """Take a free seat before the start."""
    needs_status(sitting, "open")
    if not (sitting.terms.open or who.invited or who.host):
        raise Trouble("forbidden", "this table is private: it takes an invite")
    held = sitting.seats_of(who.player)
    if held and not sitting.terms.hot_seat:
        if command.seat in {None, held[0]}:
            return {"seat": held[0]}
        raise Trouble("taken", "you sit here already; several seats need a hot-seat table")
    seat = free_seat(sitting, command.seat)
    chair = Chair("human", who.player, called(command.called) or who.guest.name)
    sitting.enter("chair", seat, chair=chair)
    return {"seat": seat}


def called(name: str) -> str:
    """Return a name without what cannot be read."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())


def free_seat(sitting: Sitting, wanted: int | None) -> int:
    """Return the seat that is *wanted* if it is free, or the first free one."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise Trouble("taken", "there is no such free seat", free=free)
    return wanted


def take_over(sitting: Sitting, table: str, who: Who, secret: str, signet: Signet) -> Done:
    """Hold a seat from another device, by its secret."""
    for seat, chair in enumerate(sitting.chairs):
        right = signet.seat_secret(table, seat, chair.player)
        if chair.player and hmac.compare_digest(secret.encode(), right.encode()):
            sitting.enter("chair", seat, chair=changed_chair(chair, player=who.player))
            return {"seat": seat}
    raise Trouble("forbidden", "this secret opens no seat here")


def get_up(sitting: Sitting, who: Who, command: Stand) -> Done:
    """Leave a seat before the start."""
    needs_status(sitting, "open")
    holds(sitting, who, command.seat)
    sitting.enter("chair", command.seat, chair=Chair())
    return {}


def set_seat(sitting: Sitting, who: Who, command: SetSeat) -> Done:
    """Free a seat or give it to a bot, as the host wishes."""
    needs_status(sitting, "open")
    must_host(who)
    if command.seat >= sitting.terms.seats:
        raise Trouble("malformed", f"there is no seat {command.seat}", where="seat")
    chair = Chair()
    if command.kind == "bot":
        chair = Chair("bot", bot=level(command.bot))
    sitting.enter("chair", command.seat, chair=chair)
    return {}


def must_host(who: Who) -> None:
    """Refuse what only the host may do."""
    if not who.host:
        raise Trouble("forbidden", "only the host may do this")


def level(name: str) -> str:
    """Return a bot's level, the quick one by default."""
    check_level(name or QUICK_BOT)
    return name or QUICK_BOT


def start(sitting: Sitting, who: Who, command: Start) -> Done:
    """Begin, once every seat is taken."""
    needs_status(sitting, "open")
    must_host(who)
    if any(chair.kind == "open" for chair in sitting.chairs):
        raise Trouble("not-now", "a seat is still free", status="open")
    chairs = list(sitting.chairs)
    if sitting.terms.random_seats:
        secrets.SystemRandom().shuffle(chairs)
    sitting.enter("start", chairs=chairs)
    sitting.roll()
    return {}


def leave(sitting: Sitting, who: Who, command: Leave) -> Done:
    """Let a bot play for a while."""
    needs_status(sitting, "playing")
    chair = holds(sitting, who, command.seat)
    if chair.away or chair.resigned:
        raise Trouble("not-now", "a bot plays this seat already", status="playing")
    away = changed_chair(chair, away=True, bot=level(command.bot))
    sitting.enter("chair", command.seat, chair=away)
    return {}


def come_back(sitting: Sitting, who: Who, command: Return) -> Done:
    """Take the seat back from the bot."""
    needs_status(sitting, "playing")
    chair = holds(sitting, who, command.seat)
    if not chair.away:
        raise Trouble("not-now", "you are not away", status="playing")
    sitting.enter("chair", command.seat, chair=changed_chair(chair, away=False, bot=""))
    return {}
