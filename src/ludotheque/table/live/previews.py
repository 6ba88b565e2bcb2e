"""Previews: a player looks ahead on a copy, without the table's lock and in another process.

How long that takes depends on the position, and everybody shares the loop of the server.
"""

from collections.abc import Callable

from ludotheque.core import LudothequeError, State
from ludotheque.table.commands import Act, Done, Preview
from ludotheque.table.errors import RequestError, engine_error
from ludotheque.table.guests import Guest
from ludotheque.table.live.fair_queue import Claim
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, Thinkers
from ludotheque.table.play import turns
from ludotheque.table.play.preview import goes_on, preview_of

__all__ = ["Previews"]


class Previews:
    """Looks ahead for players."""

    def __init__(self, cache: TableCache, thinkers: Thinkers) -> None:
        self.cache = cache
        self.thinkers = thinkers

    async def preview(self, table_id: str, guest: Guest, command: Preview) -> Done:
        """Say what may follow a list of actions, as far as can be known."""

        def check(live: LiveTable) -> None:
            turns.check_preview(live.sitting, live.who(guest), command)

        return await self._ahead(table_id, guest, command, check)

    async def instead_of(self, table_id: str, guest: Guest, command: Act) -> Done | None:
        """Return what follows actions that are only taken if that is enough for the player.

        None where it is, or where they were taken before.
        """
        async with self.cache.latest(table_id) as live:
            if turns.taken_before(live.sitting, live.who(guest), command):
                return None

        def check(live: LiveTable) -> None:
            turns.check_may_act(live.sitting, live.who(guest), command)

        ahead = await self._ahead(table_id, guest, command, check)
        if goes_on(ahead) or (command.only == "quiet" and ahead["reveals"]):
            return {"number": ahead.pop("number"), "taken": 0, "preview": ahead}
        return None

    async def _ahead(
        self,
        table_id: str,
        guest: Guest,
        command: Preview | Act,
        check: Callable[[LiveTable], None],
    ) -> Done:
        """Look ahead from a position that has passed the *check*."""
        async with self.cache.latest(table_id) as live:
            check(live)
            number, state = live.sitting.number, live.sitting.position.copy()
        claim = Claim((guest.player,), table_id)
        try:
            ahead = await self.thinkers.think(
                claim, looked_ahead, state, command.seat, command.actions, lane="quick"
            )
        except GaveUp as gave_up:
            raise RequestError("unavailable", "the house is busy: ask again") from gave_up
        return {"number": number, **ahead}


def looked_ahead(state: State, seat: int, actions: list[str]) -> dict[str, object]:
    """Return what follows *actions*; what the engine refuses as an error that can be sent."""
    try:
        return preview_of(state, seat, actions)
    except LudothequeError as error:
        raise engine_error(error) from error
