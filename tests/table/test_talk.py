"""Talk: long chat and long notes come in pages, and reach those at other workers."""

import asyncio
import json

import pytest

from ludotheque.table.client import Client
from ludotheque.table.store import messages
from tests.table.playing import refused, two_players
from tests.table.servers import ThreadServer, fresh_database

LONG = "\N{RABBIT FACE}" * 500


@pytest.fixture
def server(database):
    with ThreadServer(database) as found:
        yield found


def texts(chat):
    return [said["text"] for said in chat]


def test_whoever_comes_is_sent_the_last_page_of_the_chat_and_may_ask_for_earlier_ones(server):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, bert):
            everything = [f"number {count}" for count in range(2 * messages.PAGE + 5)]
            for text in everything:
                await anna.do("chat", text=text)
            await bert.until(lambda: len(bert.chat) == len(everything))
            assert (texts(bert.chat), bert.earlier) == (everything, False)
            await bert.leave()
            await bert.connect()
            assert texts(bert.chat) == everything[-messages.PAGE :]
            sizes = []
            while bert.earlier:
                await bert.load_earlier_chat()
                sizes.append(len(bert.chat))
            assert texts(bert.chat) == everything
            assert sizes == [2 * messages.PAGE, 2 * messages.PAGE + 5]
            # Coming back with what is known keeps it; the last page is merged by its ids.
            await anna.do("chat", text="one more")
            await bert.until(lambda: texts(bert.chat) == [*everything, "one more"])
            assert len({said["id"] for said in bert.chat}) == len(bert.chat)

    asyncio.run(scenario())


def test_a_page_of_long_messages_is_shorter(server):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, bert):
            for _ in range(messages.PAGE):
                await anna.do("chat", text=LONG)
            path = f"/api/tables/{anna.table}/chat"
            page = await bert.client.get(path)
            assert len(page["chat"]) == messages.PAGE_LETTERS // len(LONG)
            assert page["earlier"]
            assert len(json.dumps(page, ensure_ascii=False).encode()) < 40_000
            last = seen = page["chat"]
            while page["earlier"]:
                page = await bert.client.get(path, before=seen[0]["id"])
                seen = page["chat"] + seen
            await anna.until(lambda: anna.chat == seen)
            message = await bert.client.get(f"/api/tables/{anna.table}/view")
            assert (message["chat"], message["earlier"]) == (last, True)

    asyncio.run(scenario())


def test_earlier_chat_is_for_those_who_may_look(server):
    async def scenario():
        async with two_players(server.url) as (anna, _bert), Client(server.url, "Carl") as carl:
            await anna.do("chat", text="just us")
            path = f"/api/tables/{anna.table}/chat"
            assert await refused(carl.get(path, before=9)) == "forbidden"
            assert await refused(anna.client.get(path, before=0)) == "malformed"
            assert await refused(anna.client.get(path, before="x")) == "malformed"
            assert await anna.client.get(path, before=1) == {"chat": [], "earlier": False}

    asyncio.run(scenario())


def test_long_notes_come_with_their_last_page_and_whole_by_request(server):
    async def scenario():
        async with two_players(server.url) as (anna, _bert):
            notes = "".join(f"{count}\n" for count in range(4_000))
            heard = []
            for text in (notes, "short"):
                await anna.do("notes", text=text)
                await anna.leave()
                anna.raw = lambda told: heard.append(json.loads(told))
                await anna.connect()
                whole = await anna.client.get(f"/api/tables/{anna.table}/notes")
                assert whole["text"] == text
            first, second = (told for told in heard if told["type"] == "table")
            assert len(first["notes"]) == messages.NOTES_PAGE
            assert notes[first["notes_from"] :] == first["notes"]
            assert (second["notes"], second["notes_from"]) == ("short", 0)

    asyncio.run(scenario())


def test_chat_comes_to_other_workers_by_its_number(postgres):
    """A notice has at most 8,000 bytes, whatever was said."""
    database = fresh_database(postgres)

    async def scenario(first, second):
        heard = []
        notices = second.worker.other_workers.notices
        hear = notices.heard
        notices.heard = lambda notice: (heard.append(notice), hear(notice))
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            place = await bert.sit(table)
            for text in ("hello", LONG, '\\"' * 250):
                await anna.do(table, "chat", text=text)
            await place.until(lambda: len(place.chat) == 3)
            assert texts(place.chat) == ["hello", LONG, '\\"' * 250]
            told = [notice for notice in heard if "c" in notice]
            assert [notice["c"] for notice in told] == [said["id"] for said in place.chat]
            assert all(len(json.dumps(notice)) < 100 for notice in told)
            await place.leave()

    with ThreadServer(database) as first, ThreadServer(database) as second:
        asyncio.run(scenario(first, second))


def test_notes_sent_at_the_same_moment_are_all_taken(database):
    async def scenario(url):
        async with Client(url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "open"])
            texts = [f"note {number}" for number in range(20)]
            await asyncio.gather(*(anna.do(table, "notes", text=text) for text in texts))
            assert (await anna.get(f"/api/tables/{table}/notes"))["text"] in texts

    with ThreadServer(database) as server:
        asyncio.run(scenario(server.url))
