"""A page of the lobby: tables in a list, written once for all who look at it."""

import msgspec

from ludotheque.table.play.chairs import bot_of
from ludotheque.table.store.table_lists import ListedTables, TableRow

__all__ = ["Line", "LobbyPage", "line"]

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


class LobbyPage:
    """The message with the first page of the lobby, for any number of those who look at it.

    It is the same for all but those who sit at one of its tables: only these lines of theirs are
    written again.
    """

    def __init__(self, listed: ListedTables) -> None:
        self.rows = listed.rows
        self.lines = [msgspec.json.encode(line(row, "")) for row in self.rows]
        self.end = b'],"more":' + msgspec.json.encode(listed.more) + b"}"
        self.for_strangers = self._message(self.lines)
        # Which lines are those of a table where a player sits.
        self.own: dict[str, set[int]] = {}
        for number, row in enumerate(self.rows):
            for chair in row.chairs:
                if chair.player:
                    self.own.setdefault(chair.player, set()).add(number)

    def message(self, player: str) -> bytes:
        """Return the message `lobby` as *player* is sent it."""
        if player not in self.own:
            return self.for_strangers
        lines = list(self.lines)
        for number in self.own[player]:
            lines[number] = msgspec.json.encode(line(self.rows[number], player))
        return self._message(lines)

    def _message(self, lines: list[bytes]) -> bytes:
        return b'{"type":"lobby","tables":[' + b",".join(lines) + self.end
