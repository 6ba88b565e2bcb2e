"""What choices would bring, over the wire: for those who are asked, at tables with aids."""

import asyncio
from random import Random

import msgspec
import pytest

from ludotheque.core import CHANCE
from ludotheque.games import all_games
from ludotheque.laws import step_at_random
from ludotheque.table.client import Client
from ludotheque.table.play.consequences import consequences_after
from tests.table.playing import refused, two_players

LARGEST = 16_384


def told(state, seat):
    """Return by name what the engine says of every action."""
    actions = state.game.actions
    return {actions.name(action): [fact.told() for fact in state.foresee(seat, action)]
            for action in state.legal(seat)}  # fmt: skip


def joined(answer):
    """Return by name what an answer of the server says."""
    return {name: [answer["facts"][place] for place in places]
            for name, places in answer["brings"].items()}  # fmt: skip


@pytest.mark.parametrize("name", list(all_games()))
def test_every_action_is_told_of_in_few_bytes_and_as_the_engine_says(name):
    """Over a whole game at random, with the most players."""
    game, picker, largest = all_games()[name], Random(3), 0
    state = game.new(game.seats[-1], 3, **game.table_options({}))
    anything = False
    while not state.over:
        if state.actor() != CHANCE and picker.randrange(4) == 0:
            seat = picker.choice(state.waiting())
            answer = consequences_after(state, seat, [])
            assert joined(answer) == told(state, seat)
            largest = max(largest, len(msgspec.json.encode(answer)))
            anything |= bool(answer["facts"])
        step_at_random(state, picker)
    assert anything
    assert largest < LARGEST


def test_a_player_who_is_asked_is_told_and_nobody_else(server):
    async def scenario():
        async with two_players(server.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            answer = await anna.do("foresee", seat=0)
            assert set(answer["brings"]) == set(anna.legal(0))
            assert answer["number"] == anna.number
            assert all(fact["rule"] for fact in answer["facts"])
            assert await refused(bert.do("foresee", seat=1)) == "not-asked"
            assert await refused(bert.do("foresee", seat=0)) == "forbidden"
            async with Client(server.url, "Carl") as carl:
                asked = carl.do(anna.table, "foresee", seat=0)
                assert await refused(asked) == "forbidden"

    asyncio.run(scenario())


def test_a_table_without_aids_tells_nobody_and_says_so(server):
    async def scenario():
        wishes = {"aids": False, "options": {"first": 0}}
        async with two_players(server.url, **wishes) as (anna, bert):
            assert anna.doc["table"]["aids"] is False
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            assert "aids" not in anna.doc["views"]["0"]["view"]
            ahead = await anna.do("preview", seat=0, actions=[])
            assert "aids" not in ahead["view"]
            assert await refused(anna.do("foresee", seat=0)) == "not-now"
            assert bert.doc["table"]["aids"] is False

    asyncio.run(scenario())


@pytest.mark.parametrize("aids", [True, False])
def test_a_hint_says_why_where_aids_are_allowed(server, aids):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            wishes = {"practice": True, "aids": aids, "options": {"first": 0}}
            table = await anna.open_table("aisopos", ["me", "greedy"], **wishes)
            place = await anna.sit(table)
            await place.do("start")
            await place.until(lambda: place.legal(0) != [])
            (first, *_) = (await place.do("hint", seat=0))["hint"]
            assert ("facts" in first) is aids
            await place.leave()

    asyncio.run(scenario())


def test_an_unfinished_choice_is_foreseen_too(server):
    """At Bunny Kingdom the second card of a pick is told of after the first."""

    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("bunny_kingdom", ["me", "greedy", "greedy"])
            place = await anna.sit(table)
            await place.do("start")
            await place.until(lambda: place.legal(0) != [])
            first = place.legal(0)[0]
            then = await place.do("preview", seat=0, actions=[first])
            answer = await place.do("foresee", seat=0, actions=[first])
            assert set(answer["brings"]) == set(then["legal"])
            assert answer["facts"]
            await place.leave()

    asyncio.run(scenario())
