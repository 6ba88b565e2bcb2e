"""Hints: at a practice table a player may ask what the expert would do."""

import secrets

from ludotheque.table.commands import Done, Hint
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.limits import Limits
from ludotheque.table.live.fair_queue import Claim
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, Thinkers, expert_hint
from ludotheque.table.play.who import check_in_the_game, check_status, held_chair

__all__ = ["Hints"]


class Hints:
    """Asks the expert, who thinks for so many *ms*."""

    def __init__(self, cache: TableCache, thinkers: Thinkers, limits: Limits, ms: int) -> None:
        self.cache = cache
        self.thinkers = thinkers
        self.limits = limits
        self.ms = ms

    async def hint(self, table_id: str, guest: Guest, address: str, command: Hint) -> Done:
        """Return the best actions for the seat that is asked."""
        async with self.cache.latest(table_id) as live:
            sitting = live.sitting
            chair = held_chair(sitting, live.who(guest), command.seat)
            check_status(sitting, "playing")
            check_in_the_game(chair)
            if not sitting.terms.practice:
                raise RequestError(
                    "not-now", "hints are for practice tables", status=sitting.status
                )
            if sitting.questions[command.seat] is None:
                raise RequestError("not-asked", "this seat is not asked now", seat=command.seat)
            # Counted last: what is refused for another reason costs nothing.
            self.limits.take_for("hints", guest.player, address)
            number, state = sitting.number, sitting.position.copy()
        # Without the lock: the game goes on while the expert thinks.
        claim = Claim((guest.player,), table_id)
        seed = secrets.randbits(63)
        try:
            hint = await self.thinkers.think(claim, expert_hint, state, command.seat, self.ms, seed)
        except GaveUp as gave_up:
            raise RequestError("unavailable", "the expert is busy: ask again") from gave_up
        if not sitting.terms.with_aids():
            for advice in hint:
                del advice["facts"]
        return {"number": number, "hint": hint}
