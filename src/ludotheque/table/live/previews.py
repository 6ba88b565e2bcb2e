"""Previews: a player looks ahead on a copy, without the table's lock and in another process.

How long that takes depends on the position, and everybody shares the loop of the server.
"""

from collections.abc import Callable
from typing import Any

from ludotheque.core import LudothequeError, State
from ludotheque.table.commands import Act, Done, Foresee, Preview
from ludotheque.table.errors import RequestError, engine_error
from ludotheque.table.guests import Guest
from ludotheque.table.live.fair_queue import Claim
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.thinkers import GaveUp, Thinkers
from ludotheque.table.play import turns
from ludotheque.table.play.consequences import consequences_after
from ludotheque.table.play.judged import Judged
from ludotheque.table.play.preview import goes_on, preview_of

__all__ = ["Previews"]

# Looks ahead from a state for a seat after some actions.
Look = Callable[[State, int, list[str]], dict[str, Any]]


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

    async def instead_of(self, table_id: str, guest: Guest, command: Act) -> Done | Judged | None:
        """Return what follows actions that are only taken if that is enough for the player.

        Where it is, they were judged by that; None where they were taken before.
        """
        async with self.cache.latest(table_id) as live:
            if turns.taken_before(live.sitting, live.who(guest), command):
                return None

        def check(live: LiveTable) -> None:
            turns.check_may_act(live.sitting, live.who(guest), command)

        ahead = await self._ahead(table_id, guest, command, check)
        if goes_on(ahead) or (command.only == "quiet" and ahead["reveals"]):
            return {"number": ahead.pop("number"), "taken": 0, "preview": ahead}
        return Judged(ahead["number"])

    async def foresee(self, table_id: str, guest: Guest, command: Foresee) -> Done:
        """Say what each action that may come next would bring, as far as can be known."""

        def check(live: LiveTable) -> None:
            turns.check_foresee(live.sitting, live.who(guest), command)

        return await self._ahead(table_id, guest, command, check, consequences_after)

    async def _ahead(
        self,
        table_id: str,
        guest: Guest,
        command: Preview | Foresee | Act,
        check: Callable[[LiveTable], None],
        look: Look = preview_of,
    ) -> Done:
        """Look ahead from a position that has passed the *check*."""
        async with self.cache.latest(table_id) as live:
            check(live)
            number, state = live.sitting.number, live.sitting.position.copy()
            aids = live.sitting.terms.with_aids()
        claim = Claim((guest.player,), table_id)
        try:
            ahead = await self.thinkers.think(
                claim, looked_ahead, look, state, command.seat, command.actions, lane="quick"
            )
        except GaveUp as gave_up:
            raise RequestError("unavailable", "the house is busy: ask again") from gave_up
        if not aids and ahead.get("view"):
            del ahead["view"]["aids"]
        return {"number": number, **ahead}


def looked_ahead(look: Look, state: State, seat: int, actions: list[str]) -> dict[str, Any]:
    """Return what is seen of what follows; what the engine refuses as an error that can be sent."""
    try:
        return look(state, seat, actions)
    except LudothequeError as error:
        raise engine_error(error) from error
