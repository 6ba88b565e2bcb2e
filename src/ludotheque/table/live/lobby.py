"""The lobby: tables to join or watch, and those that wait for me."""

from time import monotonic

from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.lobby_page import Line, LobbyPage, line
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.store.table_lists import LobbySearch, TableLists

__all__ = ["Lobby"]

# Seconds that a page serves those who begin to look: what has changed since comes by itself.
FRESH = 1.0


class Lobby:
    """The lists, and those who look at them.

    What changes is only marked; once a round, changed lists are read and sent, however often
    they have changed meanwhile.
    """

    def __init__(self, lists: TableLists) -> None:
        self.lists = lists
        self.watchers: set[Listener] = set()
        self.changed_players: set[str] = set()
        # Tables that other workers have written to: who sits there is looked up.
        self.changed_tables: set[str] = set()
        self.open_tables_changed = False
        self.page: LobbyPage | None = None
        self.page_read_at = 0.0
        # Which tables those who look have been told of as their own.
        self.told_turns: dict[str, set[object]] = {}
        self.each = EachAlone("turns")

    async def open_tables(self, player: str, search: LobbySearch) -> dict[str, object]:
        """Return the open tables that wait for players or may be watched, a page of them."""
        listed = await self.lists.lobby(search)
        return {"tables": [line(row, player) for row in listed.rows], "more": listed.more}

    async def turns(self, player: str) -> Line:
        """Return the tables of *player*, those that wait for them first, and how many do."""
        lines = [line(row, player) for row in await self.lists.tables_of(player)]
        lines.sort(key=lambda found: not found["your_turn"])
        return {"tables": lines, "turns": sum(bool(found["your_turn"]) for found in lines)}

    def mark_changed(self, sitting: Sitting) -> None:
        """Remember that the lists with this table have changed."""
        self.open_tables_changed |= sitting.terms.open
        self.changed_players.update(chair.player for chair in sitting.chairs if chair.player)

    def mark_table_changed(self, table_id: str) -> None:
        """Remember that a table has changed of which no more is known here."""
        self.open_tables_changed = True
        self.changed_tables.add(table_id)

    async def send_changed(self) -> None:
        """Send the lists that have changed to those who look at them."""
        if not self.watchers:
            self._forget_marks()
            return
        if self.open_tables_changed:
            await self._send_page()
        await self.each.do(await self._players_to_tell(), self._send_turns)

    def _forget_marks(self) -> None:
        """Forget what has changed: whoever comes next is sent everything."""
        self.changed_players, self.changed_tables = set(), set()
        self.open_tables_changed = False
        self.told_turns = {}

    async def _send_page(self) -> None:
        # Unmarked before it is read: what changes meanwhile is sent in the next round.
        self.open_tables_changed = False
        try:
            page = await self._read_page()
        except BaseException:
            self.open_tables_changed = True
            raise
        for watcher in list(self.watchers):
            watcher.send_bytes(page.message(watcher.guest.player))

    async def _read_page(self) -> LobbyPage:
        self.page = LobbyPage(await self.lists.lobby(LobbySearch()))
        self.page_read_at = monotonic()
        return self.page

    async def _players_to_tell(self) -> set[str]:
        """Return those who look and whose own tables have changed; nothing is marked then."""
        players, self.changed_players = self.changed_players, set()
        tables, self.changed_tables = self.changed_tables, set()
        looking = {watcher.guest.player for watcher in self.watchers}
        self.told_turns = {who: told for who, told in self.told_turns.items() if who in looking}
        if tables:
            players = players | await self.lists.players_at(tables)
            # Those too who sat there and have got up.
            players |= {who for who, told in self.told_turns.items() if told & tables}
        return players & looking

    async def send_all(self, watcher: Listener) -> None:
        """Send the lists to one who begins to look."""
        page = self.page
        if page is None or monotonic() - self.page_read_at > FRESH:
            page = await self._read_page()
        watcher.send_bytes(page.message(watcher.guest.player))
        watcher.send(await self._turns_message(watcher.guest.player))

    async def _send_turns(self, player: str) -> None:
        """Send the list of *player* to every socket of theirs."""
        message = await self._turns_message(player)
        for watcher in self.watchers:
            if watcher.guest.player == player:
                watcher.send(message)

    async def _turns_message(self, player: str) -> Line:
        turns = await self.turns(player)
        tables = turns["tables"]
        assert isinstance(tables, list), "the lines of the list"
        self.told_turns[player] = {found["id"] for found in tables}
        return {"type": "turns", **turns}
