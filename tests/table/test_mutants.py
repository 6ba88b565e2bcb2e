"""Thousands of broken messages and requests: typed errors only, nothing breaks or leaks."""

import asyncio
import random

import pytest

from ludotheque.table.limits import Rates
from tests.table.houses import HouseHere
from tests.table.mutants import Victim
from tests.table.strangers import ask_at_random, broken

MESSAGES = 2000
REQUESTS = 150


def test_mutated_messages_break_nothing(house):
    answers = asyncio.run(Victim(house.url, random.Random(1)).bombard(MESSAGES))
    assert "broken" not in answers
    assert answers["malformed"] > MESSAGES / 5
    assert {"forbidden", "done", "news"} <= set(answers)
    assert not broken(house.url)


def test_mutated_messages_with_the_limits_on(tmp_path):
    rates = Rates(tables=(1e6, 1e6), requests=(1e6, 1e6), messages=(0.1, 5))
    with HouseHere(str(tmp_path / "t.db"), rates=rates) as house:
        answers = asyncio.run(Victim(house.url, random.Random(2)).bombard(300))
        assert answers["too-many"] > 50
        assert "broken" not in answers
        assert not broken(house.url)


@pytest.mark.parametrize("limits", ["raised", "on"])
def test_requests_made_from_the_description_break_nothing(house, tmp_path, limits):
    if limits == "raised":
        assert 400 in ask_at_random(house.url, REQUESTS)
        assert not broken(house.url)
        return
    with HouseHere(str(tmp_path / "t.db"), rates=Rates()) as limited:
        assert 400 in ask_at_random(limited.url, REQUESTS)
        assert not broken(limited.url)
