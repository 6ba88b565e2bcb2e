"""Goofspiel at the table: two people and the expert over real sockets, and nothing leaks."""

import asyncio

import pytest

from ludotheque.core import GameRecord
from ludotheque.games import game as game_named
from tests.table.servers import ThreadServer
from tests.table.test_whole_games import assert_nothing_leaked, states_by_number, whole_game


@pytest.fixture
def server(tmp_path):
    with ThreadServer(str(tmp_path / "tables.db")) as server:
        yield server


def test_two_people_and_the_expert_play_a_whole_game(server):
    played = whole_game(server.url, "goofspiel", "expert")
    table, watches, text, replay = asyncio.run(played)
    sitting = server.worker.cache.tables[table].sitting
    opened, entries = server.ask(server.worker.store.logs.load(table))
    record = GameRecord.read(text)
    state = record.verify(game_named("goofspiel"))
    assert state.over
    assert state.digest() == sitting.position.digest()
    assert record.result.winners == sitting.outcome.winners
    assert record.package == "ludotheque-goofspiel"
    assert replay["frames"] == len(record.moves)
    states = states_by_number(opened, entries)
    for watch in watches:
        assert_nothing_leaked(watch, sitting, states, opened)
