"""The lobby: tables to join or watch, and those that wait for me."""

from ludotheque.table.chairs import bot_of
from ludotheque.table.store import Store, TableRow

__all__ = ["line", "lobby_lines", "my_lines"]

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


async def lobby_lines(store: Store, player: str) -> list[Line]:
    """Return the open tables that wait for players or may be watched."""
    rows = await store.lobby()
    return [line(row, player) for row in rows if row.status == "open" or row.terms.spectators]


async def my_lines(store: Store, player: str) -> list[Line]:
    """Return the tables of *player*, those that wait for them first."""
    lines = [line(row, player) for row in await store.tables_of(player)]
    return sorted(lines, key=lambda found: not found["your_turn"])
