"""Consent and privacy: a rematch is agreed to, and a private table stays private after its end."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from ludotheque.table.client import Client
from tests.table.playing import refused, settled, two_players


def run(scenario):
    return asyncio.run(scenario)


async def given_up(anna, *others):
    """Start and end a game."""
    await anna.do("start")
    for place in others:
        await place.do("resign", seat=place.doc["you"]["seats"][0])
    await anna.until(lambda: anna.over)


@asynccontextmanager
async def watching(url, name, table, **links):
    """Sit a spectator down; a stranger where *name* is ''."""
    async with Client(url, name) as client:
        place = await client.sit(table, **links)
        yield place
        await place.leave()


# A rematch


def test_a_rematch_is_offered_and_agreed_to(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"], open=True) as (
            anna, bert,
        ):  # fmt: skip
            assert await refused(anna.do("rematch")) == "not-now"
            await given_up(anna, bert, anna)
            assert anna.doc["table"]["rematch_offer"] is None
            done = await bert.do("rematch")
            assert done["table"] is None
            offer = {"asked": [0, 1], "agreed": [1], "declined": []}
            async with watching(server.url, "", anna.table) as stranger:
                for place in (anna, bert, stranger):
                    await place.until(
                        lambda place=place: place.doc["table"]["rematch_offer"] == offer
                    )
                    assert place.doc["table"]["rematch"] is None
                assert await refused(stranger.do("rematch")) == "no-name"
            number = (await bert.do("rematch"))["number"]
            assert number == done["number"], "once is enough"
            table = (await anna.do("rematch"))["table"]
            await bert.until(lambda: bert.doc["table"]["rematch"] == table)
            assert (await bert.do("rematch"))["table"] == table
            shown = await bert.client.get(f"/api/tables/{table}")
            assert shown["you"]["host"], "who offered it is the host"
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["human", "human", "bot"]
            keys = [event["key"] for event in anna.events["0"]]
            assert keys.count("table-rematch") == 2
            async with Client(server.url, "Carl") as carl:
                assert await refused(carl.do(anna.table, "rematch")) == "forbidden"

    run(scenario())


def test_who_declines_is_not_seated(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert):
            await given_up(anna, bert)
            await anna.do("rematch")
            await bert.do("rematch", yes=False)
            await settled(anna, bert)
            offer = anna.doc["table"]["rematch_offer"]
            assert offer == {"asked": [0, 1], "agreed": [0], "declined": [1]}
            assert anna.doc["table"]["rematch"] is None
            # One may think better of it.
            assert (await bert.do("rematch"))["table"]

    run(scenario())


def test_minds_are_changed_a_few_times_only(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"]) as (anna, bert):
            await given_up(anna, bert, anna)
            kinds = [await refused(bert.do("rematch", yes=turn % 2 == 0)) for turn in range(12)]
            assert kinds[0] == "nothing"
            assert kinds[-2] == "not-now"

    run(scenario())


def test_with_bots_only_a_rematch_begins_at_once(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"])
            await anna.do(table, "start")
            await anna.do(table, "resign", seat=0)
            again = (await anna.do(table, "rematch"))["table"]
            assert (await anna.get(f"/api/tables/{again}"))["you"]["seats"] == [0]

    run(scenario())


# Privacy


def test_a_private_table_stays_private_after_its_end(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert), Client(server.url, "Carl") as carl:
            await anna.do("chat", text="psst")
            await given_up(anna, bert)
            path = f"/api/tables/{anna.table}"
            invite = anna.doc["you"]["invite"]
            for part in ("", "/view", "/record", "/replay", "/chat"):
                assert await refused(carl.get(path + part)) == "forbidden", part
                assert await refused(anna.client.get(path + part)) == "nothing", part
            for part in ("/record", "/replay", "/chat"):
                assert await refused(carl.get(path + part, invite=invite)) == "forbidden", part
            with pytest.raises(ConnectionError):
                await carl.sit(anna.table)
            # Who was invited to watch still sees how it ended, and nothing that was said.
            seen = await carl.get(f"{path}/view", invite=invite)
            assert (seen["doc"]["table"]["status"], seen["chat"]) == ("over", [])
            async with watching(server.url, "Dora", anna.table, invite=invite) as dora:
                assert dora.chat == []
                await anna.do("chat", text="well played")
                await bert.until(lambda: len(bert.chat) == 2)
                assert dora.chat == []
                assert dora.doc["you"]["share"] is None

    run(scenario())


def test_its_players_can_share_it_by_a_link_and_take_the_link_back(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert), Client(server.url) as stranger:
            await anna.do("chat", text="psst")
            assert await refused(anna.do("share")) == "not-now"
            await given_up(anna, bert)
            assert not anna.doc["table"]["shared"]
            link = (await bert.do("share"))["share"]
            assert (await anna.do("share"))["share"] == link
            await anna.until(lambda: anna.doc["you"]["share"] == link)
            assert anna.doc["table"]["shared"]
            path = f"/api/tables/{anna.table}"
            for part in ("", "/view", "/record", "/replay", "/chat"):
                assert await refused(stranger.get(path + part, share=link)) == "nothing", part
                assert await refused(stranger.get(path + part, share=link[:-1])) == "forbidden"
            shown = await stranger.get(path, share=link)
            assert shown["table"]["shared"]
            assert (shown["you"]["share"], shown["you"]["invite"]) == (None, None)
            assert link not in json.dumps(shown)
            async with watching(server.url, "", anna.table, share=link) as place:
                assert [said["text"] for said in place.chat] == ["psst"]
                assert await refused(place.do("share")) == "no-name"
                assert (await anna.do("share", yes=False))["share"] is None
                await place.until(place.lost.is_set)
            assert await refused(stranger.get(f"{path}/record", share=link)) == "forbidden"
            fresh = (await anna.do("share"))["share"]
            assert fresh != link
            async with Client(server.url, "Carl") as carl:
                assert await refused(carl.do(anna.table, "share")) == "forbidden"

    run(scenario())


def test_an_open_table_stays_open_after_its_end(server):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, bert):
            await given_up(anna, bert)
            assert await refused(anna.do("share")) == "not-now"
            async with Client(server.url) as stranger:
                for part in ("", "/view", "/record", "/replay", "/chat"):
                    answer = stranger.get(f"/api/tables/{anna.table}{part}")
                    assert await refused(answer) == "nothing", part

    run(scenario())


def test_a_share_link_opens_nothing_before_the_end(server):
    async def scenario():
        async with two_players(server.url) as (anna, _), Client(server.url) as stranger:
            for share in ("", "x"):
                asked = stranger.get(f"/api/tables/{anna.table}", share=share)
                assert await refused(asked) == "forbidden"

    run(scenario())


# Notes and seeds


def test_invited_spectators_may_keep_notes(server):
    async def scenario():
        async with two_players(server.url) as (anna, _), Client(server.url, "Carl") as carl:
            await anna.do("start")
            invite = anna.doc["you"]["invite"]
            keep = {"text": "Bert bluffs"}
            assert await refused(carl.do(anna.table, "notes", **keep)) == "forbidden"
            await carl.do(anna.table, "notes", **keep, invite=invite)
            # On a socket the invite was said with hello.
            place = await carl.sit(anna.table, invite=invite)
            await place.do("notes", text="Anna too")
            assert (await carl.get(f"/api/tables/{anna.table}/notes"))["text"] == "Anna too"
            await place.leave()

    run(scenario())


def test_everybody_sees_that_the_host_chose_the_seed(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url) as stranger:
            shown = {}
            for name, wishes in {
                "chosen": {"practice": True, "seed": "7"},
                "drawn": {"practice": True},
                "serious": {},
            }.items():
                table = await anna.open_table("aisopos", ["me", "random"], open=True, **wishes)
                shown[name] = (await stranger.get(f"/api/tables/{table}"))["table"]["seed_chosen"]
                await anna.do(table, "start")
                await anna.do(table, "resign", seat=0)
                again = (await anna.do(table, "rematch"))["table"]
                seen = await anna.get(f"/api/tables/{again}")
                assert seen["table"]["seed_chosen"] is False
            assert shown == {"chosen": True, "drawn": False, "serious": False}

    run(scenario())
