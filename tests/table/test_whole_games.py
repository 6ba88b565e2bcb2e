"""Whole games over real sockets: two people, a bot and a spectator, on both databases."""

import asyncio
import json
import random
import re
from statistics import median

import msgspec
import pytest

from ludotheque.core import SPECTATOR, GameRecord, Rng, seen_by
from ludotheque.games import all_games
from ludotheque.games import game as game_named
from ludotheque.table.changes import patched
from ludotheque.table.client import Client
from ludotheque.table.play.sitting import Sitting
from tests.table.playing import all_play
from tests.table.servers import ThreadServer

WORLDS = 3


class Watch:
    """Keeps every byte that one client was sent, and the document after each message."""

    def __init__(self, place):
        self.place = place
        self.messages = []
        self.frames = []
        place.raw = self.hear

    def hear(self, text):
        self.messages.append(text)

    def documents(self):
        """Yield every message with the document as it is after it."""
        document = {}
        for text in self.messages:
            message = json.loads(text)
            # News before the first whole document change what was held before we watched.
            if message["type"] == "news" and not document:
                continue
            if message["type"] == "table":
                document = message["doc"]
            elif message["type"] == "news":
                patched(document, message["changes"])
            yield message, document


async def whole_game(url, game, bot):
    """Play a game of two people and a *bot*; return what everybody was sent, and the record."""
    chance = random.Random(game)
    async with (
        Client(url, "Anna") as anna,
        Client(url, "Bert") as bert,
        Client(url, "Carl") as carl,
    ):
        table = await anna.open_table(game, ["me", "open", bot])
        invite = await anna.invite(table)
        await bert.do(table, "join", invite=invite)
        places = [await anna.sit(table), await bert.sit(table), await carl.sit(table, invite)]
        watches = [Watch(place) for place in places]
        for watch in watches:
            await watch.place.send({"do": "hello", "invite": invite})
        await anna.do(table, "start")
        await all_play(places[:2], chance)
        await places[2].until(lambda: places[2].over)
        record = (await anna.http.get(f"/api/tables/{table}/record")).content
        replay = await anna.get(f"/api/tables/{table}/replay", viewpoint="all", count=500)
        for place in places:
            await place.leave()
        return table, watches, record, replay


@pytest.mark.parametrize("name", sorted(all_games()))
def test_two_people_and_a_bot_play_a_whole_game(name, database, request):
    bot = "greedy"
    with ThreadServer(database) as server:
        table, watches, text, replay = asyncio.run(whole_game(server.url, name, bot))
        sitting = server.worker.cache.tables[table].sitting
        opened, entries = server.ask(server.worker.store.logs.load(table))
    record = GameRecord.read(text)
    state = record.verify(game_named(name))
    assert state.over
    assert state.digest() == sitting.position.digest()
    assert record.result.winners == sitting.outcome.winners
    assert replay["frames"] == len(record.moves)
    states = states_by_number(opened, entries)
    for watch in watches:
        assert_nothing_leaked(watch, sitting, states, opened)
    report_bytes(name, watches, request)


def report_bytes(name, watches, request):
    sizes = [len(text) for watch in watches[:2] for text in watch.messages if '"news"' in text[:30]]
    figures = {"game": name, "median": median(sizes), "largest": max(sizes)}
    request.node.user_properties.append(("bytes a move", figures))
    assert median(sizes) < 4000


def states_by_number(opened, entries):
    """Return the position, the new events and the status after every entry of the log."""
    again = Sitting(opened.terms, opened.chairs, opened.opened)
    found = {}
    for entry in entries:
        again.follow(entry)
        told = again.events_since(entry.number - 1)
        state = again.position.copy() if again.state is not None else None
        found[entry.number] = (state, told, again.status)
    return found


def assert_nothing_leaked(watch, sitting, states, opened):
    """Compare everything that was sent with what imagined states show to the same viewpoint."""
    secret = sitting.terms.seed
    seen = 0
    for message, document in watch.documents():
        assert set(message) <= {"type", "number", "now", "since", "doc", "events", "chat", "notes",
                                "earlier", "notes_from", "changes", "id", "at",
                                "taken"}, set(message)  # fmt: skip
        if message["type"] not in {"table", "news"}:
            continue
        assert set(document) == {"table", "you", "views"}
        state, _, status = states.get(message["number"], (None, [], "open"))
        if state is None:
            assert document["views"] == {}
            continue
        for viewpoint, part in document["views"].items():
            compare_view(viewpoint, part, state, status, message["number"])
        told = since_last(states, seen, message["number"])
        for viewpoint, events in message["events"].items():
            assert events == plain(seen_by(told, viewer(viewpoint)))
        seen = message["number"]
    for text in watch.messages:
        assert secret not in text
        for other in {chair.player for chair in sitting.chairs} - {watch.place.client.player, ""}:
            assert other not in text
        if watch.place.doc["you"]["watching"]:
            assert opened.invite not in text


def since_last(states, seen, number):
    return [event for n in range(seen + 1, number + 1) for event in states[n][1]]


def viewer(viewpoint):
    return SPECTATOR if viewpoint == "spectator" else int(viewpoint)


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def compare_view(viewpoint, part, state, status, number):
    seat = viewer(viewpoint)
    rng = Rng.seeded(number)
    names = state.game.actions
    for _ in range(WORLDS):
        world = state.imagine(seat, rng)
        assert part["view"] == plain(world.view(seat)), f"{viewpoint} at {number}"
        legal = [names.name(action) for action in world.legal(seat)] if seat >= 0 else []
        assert part["legal"] == (legal if status == "playing" else [])


def test_a_secret_action_is_not_named_to_others(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], options={"first": 0})
            await bert.do(table, "join", invite=await anna.invite(table))
            place = await bert.sit(table)
            watch = Watch(place)
            await anna.do(table, "start")
            await anna.do(table, "act", seat=0, number=2, actions=["place lion b2"])
            await place.until(lambda: place.legal(1) != [])
            return "".join(watch.messages[-2:])

    text = asyncio.run(scenario())
    assert "b2" in text
    assert not re.search(r"place lion b2", text)
