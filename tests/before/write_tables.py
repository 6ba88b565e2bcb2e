"""Write a server that later versions must still be able to open: its database and its answers.

Run it with the package of the commit to be kept: `python -m tests.before.write_tables`.
What lies here is from 35dbd10, the last commit before the rooms were rearranged.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.table.client import Client, Place, Refused
from tests.before.write_records import PACKS, registered
from tests.table.servers import ThreadServer

HERE = Path(__file__).parent
DATABASE = HERE / "tables.db.gz"
ANSWERS = HERE / "answers.json.gz"
PASSWORD = "correct horse"
SEED = "340282366920938463463374607431768211455"
# Nothing may happen by itself while it is looked at: no time runs out, no bot is woken.
STILL: dict[str, Any] = {"sweep": 1000.0, "grace": 1e6}
People = dict[str, Client]


@asynccontextmanager
async def company(url: str) -> AsyncIterator[People]:
    """Anna, Bert and Carl, who sign in, and a stranger; Dora comes with her cookie only."""
    names = ("anna", "bert", "carl")
    people = {name: Client(url) for name in (*names, "dora", "stranger")}
    try:
        for name in names:
            await people[name].post("/api/session", login=name, password=PASSWORD)
        yield people
    finally:
        for client in people.values():
            await client.http.aclose()


# The evening that is kept


async def come_in(url: str) -> str:
    """Let everybody take a name, and three an account; return Dora's cookie."""
    for name in ("Anna", "Bert", "Carl"):
        async with Client(url, name) as guest:
            await guest.post("/api/accounts", login=name, password=PASSWORD)
    async with Client(url, "Dora") as dora:
        return str(dora.http.cookies["ludotheque"])


def mine(names: list[str]) -> list[dict[str, str]]:
    """Seats of one person under several names."""
    return [{"kind": "me", "name": name} for name in names]


def hot_seat(game: Any) -> dict[str, Any]:
    """What is wished for a table that one person plays alone, dealt from a known seed."""
    names = ["Anna", "Änne", "Ann", "Nan"][: max(game.seats)]
    return {"game": game.name, "seats": mine(names), "hot_seat": True, "practice": True,
            "seed": SEED, "pack": PACKS.get(game.name), "name": f"alone {game.name}"}  # fmt: skip


async def play(place: Place, chance: Random, number: int, ids: bool = False) -> None:
    """Take random actions for all seats held here, until that *number* or the end."""
    seats = place.doc["you"]["seats"]

    def ends() -> bool:
        return place.over or place.number >= number

    while not ends():
        await place.until(lambda: ends() or any(map(place.legal, seats)))
        asked = [seat for seat in seats if place.legal(seat)]
        if asked and not ends():
            seat = chance.choice(asked)
            named = {"id": f"c{place.number}"} if ids else {}
            try:
                await place.act(seat, chance.choice(place.legal(seat)), **named)
            except Refused as refused:
                # A bot was quicker.
                assert refused.kind in {"not-asked", "stale", "not-now"}, refused


async def rest(place: Place) -> None:
    """Wait until only people are asked: then nothing more happens by itself."""

    def people_only() -> bool:
        table = place.doc["table"]
        views = list(place.doc["views"].values())
        waiting = views[0]["view"]["waiting"] if views else []
        return table["status"] != "playing" or not any(
            table["seats"][seat]["bot"] for seat in waiting
        )

    await place.until(people_only)


async def alone(people: People, game: Any) -> dict[str, str]:
    """Anna plays on all seats: its log can be written again to the letter."""
    anna = people["anna"]
    wishes = hot_seat(game)
    table = await anna.open_table(wishes.pop("game"), wishes.pop("seats"), **wishes)
    place = await anna.sit(table)
    await place.do("start")
    await play(place, Random(1), 70, ids=True)
    await place.leave()
    return {f"{game.name} alone": table}


async def together(people: People, game: Any) -> dict[str, str]:
    """Anna and Bert with bots: talk, notes, one choice taken back and one that is asked for."""
    anna, bert = people["anna"], people["bert"]
    bots = ["random"] * (max(game.seats) - 2)
    table = await anna.open_table(game.name, ["me", "open", *bots], name="Friday", open=True)
    await bert.do(table, "join", name="Bertram")
    places = [await anna.sit(table), await bert.sit(table)]
    await places[0].do("start")
    chance = Random(2)
    for number in (25, 40):
        await asyncio.gather(*(play(place, chance, number) for place in places))
        await places[0].do("chat", text=f"{number} already: schön, n'est-ce pas?")
    await places[1].do("chat", text="your turn")
    await places[0].do("notes", text="Bert bluffs\n→ toujours")
    await take_back(places, chance)
    await take_back(places, chance, agree=False)
    for place in places:
        await rest(place)
        await place.leave()
    return {f"{game.name} together": table}


async def take_back(places: list[Place], chance: Random, agree: bool = True) -> None:
    """Somebody acts and asks to take it back, where nothing has come to light; others agree."""
    for _ in range(80):
        for seat, place in enumerate(places):
            other = places[1 - seat]
            if place.legal(seat) and await acted_and_asked(place, seat, chance):
                if not agree or await agreed(other, 1 - seat):
                    return
        await asyncio.sleep(0.02)


async def agreed(place: Place, seat: int) -> bool:
    """Agree to what somebody else asks; say whether no bot has acted meanwhile."""
    try:
        await place.do("answer", seat=seat, yes=True)
    except Refused as refused:
        assert refused.kind == "not-now", refused
        return False
    return True


async def acted_and_asked(place: Place, seat: int, chance: Random) -> bool:
    """Act, then ask to take it back; say whether that may be."""
    try:
        await place.act(seat, chance.choice(place.legal(seat)))
        await place.do("back", seat=seat)
    except Refused as refused:
        assert refused.kind in {"not-asked", "stale", "revealed"}, refused
        return False
    return True


async def by_days(people: People, game: Any) -> dict[str, str]:
    """Three with a clock: Carl has given up, Bert is away, Anna is asked."""
    anna, bert, carl = people["anna"], people["bert"], people["carl"]
    clock = {"kind": "days", "days": 30, "then": "lose"}
    table = await anna.open_table(game.name, ["me", "open", "open"], clock=clock, spectators=False)
    invite = await anna.invite(table)
    for friend in (bert, carl):
        await friend.do(table, "join", invite=invite)
    places = [await friend.sit(table) for friend in (anna, bert, carl)]
    await places[0].do("start")
    await asyncio.gather(*(play(place, Random(3), 30) for place in places))
    await carl.do(table, "resign", seat=2)
    await bert.do(table, "leave", seat=1, bot="random")
    await play(places[0], Random(4), 60)
    for place in places:
        await rest(place)
        await place.leave()
    return {f"{game.name} by days": table}


async def waiting(people: People, game: Any) -> dict[str, str]:
    """A table that waits for one more, where Dora, who has no account, has sat down."""
    free = ["open"] * (max(game.seats) - 2)
    wishes = {"open": True, "random_seats": True, "pace": 300, "chat": False, "name": "come in"}
    table = await people["bert"].open_table(game.name, ["me", *free, "expert"], **wishes)
    await people["dora"].do(table, "join")
    return {f"{game.name} waiting": table}


async def finished(people: People, game: Any) -> dict[str, str]:
    """A game that is over, played by a bot while Anna was away, and the rematch."""
    anna = people["anna"]
    bots = ["greedy"] * (min(game.seats) - 1)
    table = await anna.open_table(game.name, ["me", *bots], name="over", open=True)
    place = await anna.sit(table)
    await place.do("start")
    await play(place, Random(5), 10)
    if not place.over:
        await place.do("leave", seat=0, bot="greedy")
    await place.until(lambda: place.over, 300)
    again = (await place.do("rematch"))["table"]
    await place.leave()
    return {f"{game.name} over": table, f"{game.name} again": again}


async def given_up(people: People, game: Any) -> dict[str, str]:
    """A game for the fewest that ended because Bert gave up."""
    anna, bert = people["anna"], people["bert"]
    bots = ["random"] * (min(game.seats) - 2)
    clock = {"kind": "move", "seconds": 86400, "then": "bot"}
    table = await anna.open_table(game.name, ["me", "open", *bots], clock=clock)
    await bert.do(table, "join", invite=await anna.invite(table))
    await anna.do(table, "start")
    await bert.do(table, "resign", seat=1)
    place = await anna.sit(table)
    await rest(place)
    await place.leave()
    return {f"{game.name} given up": table}


async def evening(url: str) -> tuple[dict[str, str], str]:
    """Open all these tables; return their ids by name, and Dora's cookie."""
    cookie = await come_in(url)
    tables: dict[str, str] = {}
    async with company(url) as people:
        people["dora"].http.cookies.set("ludotheque", cookie)
        for game in registered().values():
            for kind in (alone, together, by_days, waiting, finished, given_up):
                tables |= await kind(people, game)
    return tables, cookie


# What the server answers


async def answer(client: Client, path: str, **asked: Any) -> Any:
    """What *client* is told, or the kind of refusal."""
    response = await client.http.get(path, params=asked)
    body = response.json()
    return body if response.is_success else {"refused": body["error"]["type"]}


async def told(client: Client, table: str) -> dict[str, Any]:
    """Everything that one person is told of a *table*, finished or not."""
    path = f"/api/tables/{table}"
    return {
        "table": await answer(client, path),
        "view": await answer(client, f"{path}/view"),
        "since": await answer(client, f"{path}/view", since=20),
        "chat": await answer(client, f"{path}/chat"),
        "notes": await answer(client, f"{path}/notes"),
    }


async def told_again(client: Client, table: str) -> dict[str, Any]:
    """A finished *table* once more: its record and what everybody saw."""
    path = f"/api/tables/{table}"
    return {
        # As it was sent: a record is a file, the same to the letter.
        "record": (await client.http.get(f"{path}/record")).text,
        "all": await answer(client, f"{path}/replay", viewpoint="all", count=500),
        "late": await answer(client, f"{path}/replay", viewpoint="0", **{"from": 20, "count": 9}),
        "public": await answer(client, f"{path}/replay", viewpoint="spectator", count=30),
    }


async def lists(people: People) -> dict[str, Any]:
    """Who everybody is, and the lists of tables that they are shown."""
    return {
        name: {
            "me": await answer(client, "/api/me"),
            "mine": await answer(client, "/api/me/tables"),
            "lobby": await answer(client, "/api/tables"),
        }
        for name, client in people.items()
    }


async def answers(url: str, cookie: str, tables: dict[str, str]) -> dict[str, Any]:
    """All that this server answers about *tables*."""
    async with company(url) as people:
        people["dora"].http.cookies.set("ludotheque", cookie)
        seen = {
            name: {who: await told(client, table) for who, client in people.items()}
            for name, table in tables.items()
        }
        for name, table in tables.items():
            seen[name]["afterwards"] = await told_again(people["anna"], table)
        return {"cookie": cookie, "ids": tables, "lists": await lists(people), "tables": seen}


def written(path: Path, content: bytes) -> None:
    """Write *content* without the time of writing."""
    path.write_bytes(gzip.compress(content, mtime=0))


def main() -> None:
    """Spend an evening, close the server, open it again and write down what it answers."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with ThreadServer(str(database)) as server:
            tables, cookie = asyncio.run(evening(server.url))
        with ThreadServer(str(database), **STILL) as server:
            found = asyncio.run(answers(server.url, cookie, tables))
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        connection.close()
        written(DATABASE, database.read_bytes())
    written(ANSWERS, json.dumps(found, ensure_ascii=False, indent=0).encode())


if __name__ == "__main__":
    main()
