"""The commands that change or ask a sitting and nothing else."""

from collections.abc import Callable
from typing import Any

from ludotheque.table import commands
from ludotheque.table.commands import Command, Done
from ludotheque.table.guests import Guest
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.play import afterwards, seating, takeback, turns
from ludotheque.table.play.judged import Judged
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import Who, held_chair
from ludotheque.table.signing import Signer

__all__ = ["apply_command"]

HANDLERS: dict[type[Command], Callable[[Sitting, Who, Any], Done]] = {
    commands.Join: seating.sit_down,
    commands.Stand: seating.get_up,
    commands.SetSeat: seating.set_seat,
    commands.Start: seating.start,
    commands.Leave: seating.leave,
    commands.Return: seating.come_back,
    commands.Why: turns.why,
    commands.Resign: turns.resign,
    commands.Answer: takeback.answer,
    commands.Share: afterwards.share,
}


def apply_command(
    live: LiveTable, guest: Guest, command: Command, signer: Signer, judged: Judged | None = None
) -> Done:
    """Let *guest* do at a table what *command* says; what is new there is yet to be written."""
    who = live.who(guest, command.invite if isinstance(command, commands.Join) else "")
    match command:
        case commands.Act():
            return turns.act(live.sitting, who, command, judged)
        case commands.Back():
            return takeback.ask(live.sitting, who, command, judged)
        case commands.Join(secret=secret) if secret:
            return seating.take_over(live.sitting, live.id, who, secret, signer)
        case commands.SeatSecret(seat=seat):
            held_chair(live.sitting, who, seat)
            since = live.sitting.held_since[seat]
            return {"secret": signer.seat_secret(live.id, seat, who.player, since)}
    return HANDLERS[type(command)](live.sitting, who, command)
