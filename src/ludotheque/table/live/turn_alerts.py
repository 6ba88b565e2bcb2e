"""Turn alerts: players who are asked while they are not connected can be told of it."""

from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.play.chairs import bot_of
from ludotheque.table.play.log_entry import Entry

__all__ = ["Notifier", "TurnAlerts"]

# Told the player and the table: the place where letters would be sent from.
Notifier = Callable[[str, str], Coroutine[Any, Any, None]]


async def tell_nobody(player: str, table_id: str) -> None:
    """Tell nobody: the list of turns is enough."""


class TurnAlerts:
    """Calls the *notifier* for players who are asked something new and not here."""

    def __init__(self, background: BackgroundTasks) -> None:
        self.background = background
        self.notifier: Notifier = tell_nobody

    def send(self, live: LiveTable, fresh: list[Entry]) -> None:
        """Tell of every question that one of the *fresh* entries has brought."""
        here = live.presence.players()
        sitting = live.sitting
        for seat in sitting.waiting():
            chair = sitting.chairs[seat]
            new = sitting.asked[seat] >= fresh[0].number
            if new and not bot_of(chair) and chair.player not in here:
                self.background.spawn(self.notifier(chair.player, live.id))
