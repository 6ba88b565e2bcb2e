"""The lobby: tables to join or watch, and those that wait for me."""

from ludotheque.table.chairs import bot_of
from ludotheque.table.live import Listener
from ludotheque.table.sitting import Sitting
from ludotheque.table.store import Store, TableRow

__all__ = ["Lobby", "line"]

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


def lines(rows: list[TableRow], player: str) -> list[Line]:
    """Return those of *rows* that may be joined or watched, as *player* sees them."""
    return [line(row, player) for row in rows if row.status == "open" or row.terms.spectators]


class Lobby:
    """The lists, and those who look at them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watchers: set[Listener] = set()
        self.stirred: set[str] = set()
        self.open_stirred = False

    async def open_tables(self, player: str) -> list[Line]:
        """Return the open tables that wait for players or may be watched."""
        return lines(await self.store.lobby(), player)

    async def turns(self, player: str) -> Line:
        """Return the tables of *player*, those that wait for them first, and how many do."""
        lines = [line(row, player) for row in await self.store.tables_of(player)]
        lines.sort(key=lambda found: not found["your_turn"])
        return {"tables": lines, "turns": sum(bool(found["your_turn"]) for found in lines)}

    def stir(self, sitting: Sitting) -> None:
        """Remember that lists have changed."""
        self.open_stirred |= sitting.terms.open
        self.stirred.update(chair.player for chair in sitting.chairs if chair.player)

    def stir_all(self) -> None:
        """Remember that any list may have changed."""
        self.open_stirred = True
        self.stirred.update(watcher.guest.player for watcher in self.watchers)

    async def tell(self) -> None:
        """Send the lists that have changed to those who look at them."""
        stirred, self.stirred = self.stirred, set()
        opened, self.open_stirred = self.open_stirred, False
        # Read once, however many look.
        rows = await self.store.lobby() if opened and self.watchers else []
        for watcher in list(self.watchers):
            if opened:
                self.show_lobby(watcher, rows)
            if watcher.guest.player in stirred:
                await self.show_turns(watcher)

    async def show(self, watcher: Listener) -> None:
        """Send the lists to one who begins to look."""
        self.show_lobby(watcher, await self.store.lobby())
        await self.show_turns(watcher)

    def show_lobby(self, watcher: Listener, rows: list[TableRow]) -> None:
        """Send the open tables to one who looks."""
        watcher.send({"type": "lobby", "tables": lines(rows, watcher.guest.player)})

    async def show_turns(self, watcher: Listener) -> None:
        """Send somebody's own tables."""
        watcher.send({"type": "turns", **await self.turns(watcher.guest.player)})
