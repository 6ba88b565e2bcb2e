"""Games played by the commit before the rooms were rearranged: they replay to the same digests."""

import gzip
import json
from functools import cache

import pytest

import ludotheque as lt
from ludotheque.core import play_on
from tests.before.write_records import LATER, RECORDS

FILES = sorted(RECORDS.glob("*.json.gz"))


@cache
def kept(path):
    return json.loads(gzip.decompress(path.read_bytes()))


CASES = [
    pytest.param(path, name, id=f"{path.name.split('.')[0]} {name}")
    for path in FILES
    for name in kept(path)
]


def opened(path, name):
    """Return a kept game, its record and what was written down of its last state."""
    found = kept(path)[name]
    record = lt.GameRecord.read(found["record"])
    return lt.game(record.game), record, found


def test_games_of_every_kind_are_kept():
    """Every number of players, whole games and games broken off, and two with packs."""
    records = [opened(path, name)[1] for path in FILES for name in kept(path)]
    for game in {record.game for record in records}:
        mine = [record for record in records if record.game == game]
        assert {record.seats for record in mine} == set(lt.game(game).seats)
        assert sum(record.result is None for record in mine) >= 3
    assert sum(record.pack_data is not None for record in records) == 2


@pytest.mark.parametrize(("path", "name"), CASES)
def test_a_record_from_before_replays_move_by_move(path, name):
    game, record, found = opened(path, name)
    state = record.verify(game)
    assert state.digest() == found["digest"]
    assert state.scores() == found["scores"]
    assert json.loads(json.dumps(state.snapshot())) == found["snapshot"]


@pytest.mark.parametrize(("path", "name"), CASES)
def test_a_record_from_before_is_written_as_the_same_text(path, name):
    """Played again by today's table, whose record must be that text to the letter."""
    game, record, found = opened(path, name)
    options = dict(record.options)
    table = lt.Table.open(game, record.seats, int(record.seed), pack=record.pack_data,
                          players=record.players, **options)  # fmt: skip
    for move in record.moves:
        if move.seat == lt.CHANCE:
            table.roll()
        else:
            table.apply(move.seat, game.actions.number(move.action))
    assert table.record.write() == found["record"]


@pytest.mark.parametrize(("path", "name"), CASES)
def test_a_snapshot_from_before_is_opened_and_played_on(path, name):
    """On to where random play from there led before."""
    game, record, found = opened(path, name)
    state = game.restore(found["snapshot"], pack=record.pack_data)
    assert state.digest() == found["digest"]
    assert state.over == (record.result is not None)
    play_on(state, lt.Rng.seeded(LATER), LATER)
    assert state.digest() == found["later"]
