"""Judging: what may take long to judge is judged beside the loop, without the table's lock.

A list of actions is judged in worlds that its player can imagine, a take-back in those of every
seat.  Refused ones cost as much and leave no trace, so anybody could send them again and again.
"""

from collections.abc import Callable
from typing import Any

from ludotheque.core import LudothequeError
from ludotheque.table.commands import Act, Back, Command
from ludotheque.table.errors import RequestError, engine_error
from ludotheque.table.guests import Guest
from ludotheque.table.live.fair_queue import Claim
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, Thinkers
from ludotheque.table.play import takeback, turns
from ludotheque.table.play.imagined import check_list
from ludotheque.table.play.judged import Judged

__all__ = ["Judging"]

# Work for a process that thinks, and what it is given.
Work = tuple[Callable[..., list[int]], tuple[object, ...]]


class Judging:
    """Judges lists of actions and take-backs."""

    def __init__(self, cache: TableCache, thinkers: Thinkers) -> None:
        self.cache = cache
        self.thinkers = thinkers

    async def judged(self, table_id: str, guest: Guest, command: Command) -> Judged | None:
        """Refuse what is not right; None where the loop itself may judge, which is quick then."""
        if not (isinstance(command, Back) or (isinstance(command, Act) and command.actions[1:])):
            return None
        async with self.cache.latest(table_id) as live:
            number, work = live.sitting.number, work_for(live, guest, command)
        if work is None:
            return None
        claim = Claim((guest.player,), table_id)
        try:
            gone = await self.thinkers.think(claim, judged_elsewhere, *work, lane="quick")
        except GaveUp as gave_up:
            raise RequestError("unavailable", "the house is busy: ask again") from gave_up
        return Judged(number, gone)


def work_for(live: LiveTable, guest: Guest, command: Act | Back) -> Work | None:
    """Return what is to be judged; None for what was done before.  The lock is held."""
    sitting, who = live.sitting, live.who(guest)
    if isinstance(command, Back):
        takeback.check_may_ask(sitting, who, command)
        return takeback.undone, (sitting.terms, list(sitting.acts), command.seat)
    if turns.taken_before(sitting, who, command):
        return None
    turns.check_may_act(sitting, who, command)
    return check_list, (sitting.position.copy(), command.seat, command.actions)


def judged_elsewhere(work: Callable[..., list[int]], given: tuple[Any, ...]) -> list[int]:
    """Return what *work* finds; what the engine refuses as an error that can be sent."""
    try:
        return work(*given)
    except LudothequeError as error:
        raise engine_error(error) from error
