"""The lobby: tables to join or watch, and those that wait for me."""

from ludotheque.table.live.listener import Listener
from ludotheque.table.play.chairs import bot_of
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.store.table_lists import TableLists, TableRow

__all__ = ["Lobby"]

Line = dict[str, object]


def line(row: TableRow, player: str) -> Line:
    """Return one table in a list, as *player* sees it."""
    mine = [bool(player) and chair.player == player for chair in row.chairs]
    waiting = [seat for seat in range(len(row.chairs)) if row.waiting >> seat & 1]
    return {
        "id": row.id,
        "game": row.terms.game,
        "name": row.terms.name,
        "status": row.status,
        "seats": [
            {"kind": chair.kind, "name": chair.name or chair.bot or None,
             "bot": bot_of(chair) or None, "you": mine[seat]}
            for seat, chair in enumerate(row.chairs)
        ],
        "free": sum(chair.kind == "open" for chair in row.chairs),
        "open": row.terms.open,
        "practice": row.terms.practice,
        "spectators": row.terms.spectators,
        "clock": row.terms.clock,
        "waiting": waiting,
        "your_turn": any(mine[seat] and not bot_of(row.chairs[seat]) for seat in waiting),
        "deadline": row.deadline,
        "changed": row.changed,
    }  # fmt: skip


def open_lines(rows: list[TableRow], player: str) -> list[Line]:
    """Return those of *rows* that may be joined or watched, as *player* sees them."""
    return [line(row, player) for row in rows if row.status == "open" or row.terms.spectators]


class Lobby:
    """The lists, and those who look at them.

    What changes is only marked; once a round, changed lists are read and sent, however often
    they have changed meanwhile.
    """

    def __init__(self, lists: TableLists) -> None:
        self.lists = lists
        self.watchers: set[Listener] = set()
        self.changed_players: set[str] = set()
        self.open_tables_changed = False

    async def open_tables(self, player: str) -> list[Line]:
        """Return the open tables that wait for players or may be watched."""
        return open_lines(await self.lists.lobby(), player)

    async def turns(self, player: str) -> Line:
        """Return the tables of *player*, those that wait for them first, and how many do."""
        lines = [line(row, player) for row in await self.lists.tables_of(player)]
        lines.sort(key=lambda found: not found["your_turn"])
        return {"tables": lines, "turns": sum(bool(found["your_turn"]) for found in lines)}

    def mark_changed(self, sitting: Sitting) -> None:
        """Remember that the lists with this table have changed."""
        self.open_tables_changed |= sitting.terms.open
        self.changed_players.update(chair.player for chair in sitting.chairs if chair.player)

    def mark_all_changed(self) -> None:
        """Remember that any list may have changed."""
        self.open_tables_changed = True
        self.changed_players.update(watcher.guest.player for watcher in self.watchers)

    async def send_changed(self) -> None:
        """Send the lists that have changed to those who look at them."""
        # Taken before anything is read: what changes meanwhile is sent in the next round.
        players, self.changed_players = self.changed_players, set()
        opened, self.open_tables_changed = self.open_tables_changed, False
        # Read once, however many look.
        rows = await self.lists.lobby() if opened and self.watchers else []
        for watcher in list(self.watchers):
            if opened:
                self._send_lobby(watcher, rows)
            if watcher.guest.player in players:
                await self._send_turns(watcher)

    async def send_all(self, watcher: Listener) -> None:
        """Send the lists to one who begins to look."""
        self._send_lobby(watcher, await self.lists.lobby())
        await self._send_turns(watcher)

    def _send_lobby(self, watcher: Listener, rows: list[TableRow]) -> None:
        watcher.send({"type": "lobby", "tables": open_lines(rows, watcher.guest.player)})

    async def _send_turns(self, watcher: Listener) -> None:
        watcher.send({"type": "turns", **await self.turns(watcher.guest.player)})
