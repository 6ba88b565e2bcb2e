"""Lists of tables: the lobby, those of a player, and those where something is due."""

import re
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, false, func, or_, select

from ludotheque.table.errors import RequestError
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.terms import Terms
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.store.set_aside import SetAside

__all__ = ["LONGEST", "ListedTables", "LobbySearch", "TableLists", "TableRow", "waits_in_vain"]

LONGEST = 200
PLACE = re.compile(r"(open|playing)\.([0-9]{1,9})\.([0-9]{1,15})\.([0-9A-Za-z]{1,32})", re.ASCII)
# How many tables a page of the lobby has.
PAGE = 50


class TableRow(msgspec.Struct):
    """What the database knows of a table beside its log."""

    id: str
    terms: Terms
    chairs: list[Chair]
    invite: str
    host: str
    status: str
    # A bit for each seat that may decide now.
    waiting: int
    deadline: int | None
    created: int
    changed: int


class LobbySearch(msgspec.Struct, frozen=True):
    """What is looked for in the lobby, '' and 0 standing for anything."""

    game: str = ""
    # At least so many free seats.
    free: int = 0
    # A part of the table's name, or of that of somebody who sits there.
    name: str = ""
    # Where the page before ended.
    after: str = ""


class ListedTables(msgspec.Struct, frozen=True):
    """A page of the lobby, and where the next one begins, None after the last."""

    rows: list[TableRow]
    more: str | None


class TableLists:
    """Searches that read no log: each table's row says what they need."""

    def __init__(self, connections: Connections, set_aside: SetAside) -> None:
        self.connections = connections
        self.set_aside = set_aside

    async def lobby(self, search: LobbySearch) -> ListedTables:
        """Return open tables that wait for players or may be watched, the newest first."""
        place = lobby_places(search)
        row = schema.tables
        query = select(row, place.c.of_host).join_from(row, place, place.c.id == row.c.id)
        query = query.order_by(place.c.status, place.c.of_host, place.c.changed.desc(), place.c.id)
        if search.after:
            query = query.where(after_place(place.c, search.after))
        found = await self.connections.rows(query.limit(PAGE + 1))
        more = place_of(found[PAGE - 1]) if len(found) > PAGE else None
        return ListedTables(await self._readable(found[:PAGE]), more)

    async def players_at(self, table_ids: set[str]) -> set[str]:
        """Return who sits at one of these tables."""
        column = schema.seats.c
        query = select(column.player).distinct().where(column.table_id.in_(sorted(table_ids)))
        return {row["player"] for row in await self.connections.rows(query)}

    async def tables_of(self, player: str) -> list[TableRow]:
        """Return the tables where *player* holds a seat: those in play first, then the newest."""
        column = schema.tables.c
        mine = select(schema.seats.c.table_id).where(schema.seats.c.player == player)
        # A list has an end: what waits for a player must not fall off it.
        order = (column.status != "playing", column.changed.desc())
        query = select(schema.tables).where(column.id.in_(mine)).order_by(*order)
        return await self._table_rows(query)

    async def _table_rows(self, query: Any) -> list[TableRow]:
        return await self._readable(await self.connections.rows(query.limit(LONGEST)))

    async def _readable(self, rows: list[RowMapping]) -> list[TableRow]:
        """Return *rows* as structs; a table that cannot be read does not keep the others away."""
        found = []
        for row in rows:
            try:
                found.append(table_row(row))
            except msgspec.MsgspecError as error:
                await self.set_aside.add(row["id"], error)
        return found

    async def late(self, now: int, after: str = "") -> list[str]:
        """Return the tables *after* an id where somebody's time is up, as many as fit."""
        column = schema.tables.c
        return await self._ids(select(column.id).where(column.deadline <= now), after)

    async def bots_owing(self, before: int, after: str = "") -> list[str]:
        """Return the tables *after* an id that have waited for a bot since *before*."""
        column = schema.tables.c
        owing = and_(column.bots_owe.is_(True), column.changed < before)
        return await self._ids(select(column.id).where(owing), after)

    async def unstarted(self, last_changes: dict[str, int], after: str = "") -> list[str]:
        """Return the tables *after* an id that were not started, by kind of clock and change."""
        query = select(schema.tables.c.id).where(waits_in_vain(last_changes))
        return await self._ids(query, after)

    async def _ids(self, query: Any, after: str) -> list[str]:
        column = schema.tables.c
        # Those that were set aside would else be met in every round.
        query = query.where(column.set_aside.is_(None), column.id > after)
        query = query.order_by(column.id).limit(LONGEST)
        return [row["id"] for row in await self.connections.rows(query)]

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are by status."""
        status = schema.tables.c.status
        query = select(status, func.count().label("count")).group_by(status)
        return {row["status"]: row["count"] for row in await self.connections.rows(query)}


def waits_in_vain(last_changes: dict[str, int]) -> Any:
    """Return what holds for a table that was not started and has not changed since."""
    column = schema.tables.c
    late = [
        and_(column.clock == kind, column.changed < before) for kind, before in last_changes.items()
    ]
    return and_(column.status == "open", or_(false(), *late))


def lobby_places(search: LobbySearch) -> Any:
    """Return the tables that *search* finds, each with what its place in the lobby goes by."""
    column = schema.tables.c
    wanted = [
        column.open.is_(True),
        column.set_aside.is_(None),
        or_(column.status == "open", and_(column.status == "playing", column.spectators.is_(True))),
    ]
    if search.game:
        wanted.append(column.game == search.game)
    if search.free:
        wanted += [column.status == "open", column.free >= search.free]
    if search.name:
        wanted.append(column.search.contains(search.name.casefold(), autoescape=True))
    # Everybody's newest come first, then everybody's second: one who opens hundreds hides nobody.
    nth = func.row_number().over(
        partition_by=(column.status, column.host), order_by=(column.changed.desc(), column.id)
    )
    of_host = nth.label("of_host")
    return select(column.id, column.status, column.changed, of_host).where(*wanted).subquery()


def place_of(row: RowMapping) -> str:
    """Return the place of a table in the lobby, as a client sends it back to be given the next."""
    return f"{row['status']}.{row['of_host']}.{row['changed']}.{row['id']}"


def after_place(column: Any, place: str) -> Any:
    """Return what holds for the tables after *place*; refuse what is none."""
    found = PLACE.fullmatch(place)
    if found is None:
        raise RequestError(
            "malformed", "send back what the page before said in 'more'", where="after"
        )
    status, of_host, changed, table_id = found[1], int(found[2]), int(found[3]), found[4]
    same_status = column.status == status
    same_of_host = and_(same_status, column.of_host == of_host)
    same_time = and_(same_of_host, column.changed == changed)
    return or_(
        column.status > status,
        and_(same_status, column.of_host > of_host),
        and_(same_of_host, column.changed < changed),
        and_(same_time, column.id > table_id),
    )


def table_row(row: RowMapping) -> TableRow:
    """Return a row as a struct."""
    return TableRow(
        id=row["id"],
        terms=msgspec.json.decode(row["terms"], type=Terms),
        chairs=msgspec.json.decode(row["chairs"], type=list[Chair]),
        invite=row["invite"],
        host=row["host"],
        status=row["status"],
        waiting=row["waiting"],
        deadline=row["deadline"],
        created=row["created"],
        changed=row["changed"],
    )
