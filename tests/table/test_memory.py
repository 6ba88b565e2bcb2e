"""What a table takes in memory; `benchmarks/table_memory.py` measures it with its sockets."""

import random
import tracemalloc

import msgspec
import pytest

from ludotheque.games import all_games
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import Terms

ACTS = 120
TABLES = 10
# So far into a game a sitting took 114 to 124 kilobytes as entries and events, and takes 35 packed.
MOST = 60_000


def terms(name):
    game = all_games()[name]
    options = msgspec.convert(game.table_options({}), dict[str, bool | int | str])
    return Terms(game=name, rules=game.rules_version, seats=2, seed="7", options=options)


def chairs():
    return [Chair("human", "p1", "Anna"), Chair("human", "p2", "Bert")]


def entries(name):
    """Return the log of a game of many actions, as the database would keep it."""
    sitting = Sitting(terms(name), chairs(), 1)
    sitting.enter("start", chairs=chairs())
    sitting.roll()
    chance = random.Random(1)
    while len(sitting.acts) < ACTS and sitting.status == "playing":
        seat = sitting.waiting()[0]
        names = sitting.position.game.actions
        action = names.name(chance.choice(sitting.position.legal(seat)))
        sitting.take(seat, [action], f"a client's id {sitting.number}")
    assert len(sitting.acts) >= ACTS
    return [msgspec.json.encode(entry) for entry in sitting.fresh], type(sitting.fresh[0])


@pytest.mark.parametrize("name", ["above_and_below", "bunny_kingdom"])
def test_a_table_far_into_its_game_stays_small(name):
    log, kind = entries(name)
    decoder = msgspec.json.Decoder(kind)
    agreed, seated = terms(name), chairs()

    def read():
        sitting = Sitting(agreed, seated, 1)
        sitting.follow_all([decoder.decode(entry) for entry in log])
        return sitting

    held = [read()]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held += [read() for _ in range(TABLES)]
        size = (tracemalloc.get_traced_memory()[0] - before) / TABLES
    finally:
        tracemalloc.stop()
    assert size < MOST
    assert all(sitting.number == held[0].number for sitting in held)
