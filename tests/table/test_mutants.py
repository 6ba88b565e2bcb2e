"""Thousands of broken messages and requests: typed errors only, nothing breaks or leaks."""

import asyncio
import random

import pytest

from ludotheque.table.limits import Rates
from tests.table.mutants import Victim
from tests.table.servers import ThreadServer
from tests.table.strangers import ask_at_random, broken

MESSAGES = 2000
REQUESTS = 150


def test_mutated_messages_break_nothing(server):
    answers = asyncio.run(Victim(server.url, random.Random(1)).bombard(MESSAGES))
    assert "broken" not in answers
    assert answers["malformed"] > MESSAGES / 5
    assert {"forbidden", "done", "news"} <= set(answers)
    assert not broken(server.url)


def test_mutated_messages_with_the_limits_on(tmp_path):
    rates = Rates(tables=(1e6, 1e6), requests=(1e6, 1e6), messages=(0.1, 5))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:
        answers = asyncio.run(Victim(server.url, random.Random(2)).bombard(300))
        assert answers["too-many"] > 50
        assert "broken" not in answers
        assert not broken(server.url)


@pytest.mark.parametrize("limits", ["raised", "on"])
def test_requests_made_from_the_description_break_nothing(server, tmp_path, limits):
    if limits == "raised":
        assert 400 in ask_at_random(server.url, REQUESTS)
        assert not broken(server.url)
        return
    with ThreadServer(str(tmp_path / "t.db"), rates=Rates()) as limited:
        assert 400 in ask_at_random(limited.url, REQUESTS)
        assert not broken(limited.url)
