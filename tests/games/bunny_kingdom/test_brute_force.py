"""The engine's scores against a second count that shares no code with it."""

import os

import pytest

from ludotheque.core import SPECTATOR, Rng
from ludotheque.core.playout import random_step
from tests.games.bunny_kingdom import brute_force
from tests.games.bunny_kingdom.foreseer import plain_piece
from tests.games.bunny_kingdom.tables import BUNNY

GAMES = int(os.environ.get("BUNNY_GAMES", "25"))


def plain_table(s):
    """Return the table as the second scorer wants it, from what everybody sees."""
    view = s.view(SPECTATOR)["table"]
    parchments = view["parchments"]
    return {
        "owner": view["owners"],
        "built": {square: plain_piece(name) for square, name in view["built"].items()},
        "parchments": parchments,
        "camps": view["camps_played"],
        "copies": {
            (seat, card): copied
            for card, copied in zip(("liberal", "socialist"), view["copied"], strict=True)
            for seat, held in enumerate(parchments)
            if copied and card in (held or [])
        },
    }


def counted_twice(seats, seed):
    """Play one random game; compare every harvest, then the last scores."""
    s, rng = BUNNY.new(seats, seed), Rng.seeded(seed)
    harvested = [0] * seats
    while not s.over:
        random_step(s, rng)
        now = [int(carrots) for carrots in s.carrots]
        if now != harvested:
            table = plain_table(s)
            expected = [brute_force.harvest(table, seat) for seat in range(seats)]
            assert [a - b for a, b in zip(now, harvested, strict=True)] == expected
            harvested = now
    assert brute_force.final_scores(plain_table(s), harvested) == s.scores()
    assert [sum(sheet.values()) for sheet in s.score_sheet()] == s.scores()


@pytest.mark.rule("BK-11.4")
@pytest.mark.rule("BK-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_harvest_and_final_score_is_the_same_counted_twice(seats):
    for seed in range(GAMES):
        counted_twice(seats, seed)
