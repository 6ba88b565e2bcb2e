"""Limits that hold at every door: what one player or one address may write in a while."""

import asyncio
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.table.client import Client, Refused
from ludotheque.table.commands import Join, SetSeat, Stand
from ludotheque.table.errors import RequestError
from ludotheque.table.limits import NEIGHBOURS
from ludotheque.table.play.opening import NewTableWish, new_table
from ludotheque.table.play.seating import get_up, set_seat, sit_down
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import at_table
from tests.table.servers import PLENTY, ThreadServer
from tests.table.sittings import ANNA, BERT, CARL, game_named

TRIES = 60


async def said_often(guest, command):
    """Return how often *guest* may say or note something at a table of their own."""
    table = await guest.open_table("aisopos", ["me", "open"])
    return await allowed(lambda: guest.do(table, command, text="x"))


async def allowed(work, most=TRIES):
    """Return how often *work* was done before it was too often."""
    for count in range(most):
        try:
            await work()
        except Refused as refused:
            assert refused.kind == "too-many"
            return count
    return most


def scarce(tmp_path, **rates):
    """Return a server where a few things may be done a few times only."""
    return ThreadServer(str(tmp_path / "t.db"), rates=msgspec.structs.replace(PLENTY, **rates))


@pytest.mark.parametrize("command", ["chat", "notes"])
def test_what_is_said_and_noted_is_counted_by_player_and_by_address(tmp_path, command):
    async def scenario(url):
        counts = []
        for number in range(NEIGHBOURS + 2):
            async with Client(url, f"P{number}") as guest:
                counts.append(await said_often(guest, command))
        return counts

    with scarce(tmp_path, **{command: (0.001, 3)}) as server:
        assert asyncio.run(scenario(server.url)) == [3] * NEIGHBOURS + [0, 0]


def test_sitting_down_and_getting_up_is_counted(tmp_path):
    async def scenario(url):
        async with Client(url, "Anna") as anna, Client(url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)

            async def sit_and_stand():
                await bert.do(table, "join")
                await bert.do(table, "stand", seat=1)

            return await allowed(sit_and_stand)

    with scarce(tmp_path, seatings=(0.001, 4)) as server:
        assert asyncio.run(scenario(server.url)) == 2


def test_a_rematch_is_a_table_like_any_other(tmp_path):
    """Else whoever resigns and plays again would open as many as they like."""

    async def scenario(url):
        async with Client(url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "greedy"])

            async def play_again():
                nonlocal table
                await anna.do(table, "start")
                await anna.do(table, "resign", seat=0)
                table = (await anna.do(table, "rematch"))["table"]

            return await allowed(play_again)

    with scarce(tmp_path, tables=(0.001, 3)) as server:
        assert asyncio.run(scenario(server.url)) == 2


def test_messages_of_many_sockets_are_counted_together(tmp_path):
    async def scenario(url):
        async with Client(url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "open"])
            return [
                await allowed(lambda place=place: place.do("secret", seat=0), 9)
                for place in [await anna.sit(table) for _ in range(3)]
            ]

    # Three of them are needed to say hello.
    with scarce(tmp_path, messages_from=(0.001, 8)) as server:
        assert asyncio.run(scenario(server.url)) == [5, 0, 0]


def test_who_sends_on_in_the_lobby_is_shown_out_as_at_a_table(tmp_path):
    async def scenario(url):
        async with connect(f"{url.replace('http', 'ws')}/api/socket") as socket:
            for _ in range(110):
                await socket.send('{"do": "ping"}')
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            return socket.close_code

    with scarce(tmp_path, messages=(0.001, 2)) as server:
        assert asyncio.run(asyncio.wait_for(scenario(server.url), 20)) == 4008


# Before the start


def gathered():
    wish = {"game": "aisopos", "seats": [{"kind": "me"}, {"kind": "open"}], "open": True}
    opened = new_table(game_named("aisopos"), ANNA, msgspec.convert(wish, NewTableWish))
    sitting = Sitting(opened.terms, opened.chairs, opened.opened)
    return sitting, [at_table(opened, sitting, guest) for guest in (ANNA, BERT, CARL)]


def test_before_the_start_one_guest_lets_the_log_grow_to_an_end_and_keeps_nobody_out():
    sitting, (anna, bert, carl) = gathered()

    def restless():
        for _ in range(1000):
            sit_down(sitting, bert, Join())
            get_up(sitting, bert, Stand(seat=1))

    def restless_host():
        for number in range(1000):
            set_seat(sitting, anna, SetSeat(seat=1, kind=("bot", "open")[number % 2]))

    with pytest.raises(RequestError) as refused:
        restless()
    assert refused.value.kind == "not-now"
    assert sitting.number < 50
    with pytest.raises(RequestError) as refused:
        restless_host()
    assert refused.value.kind == "not-now"
    assert sitting.number < 300
    assert sitting.chairs[1].kind == "open"
    assert sit_down(sitting, carl, Join()) == {"seat": 1}
