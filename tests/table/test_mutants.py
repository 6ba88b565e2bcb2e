"""Thousands of broken messages and requests: typed errors only, nothing breaks or leaks."""

import asyncio
import random

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from ludotheque.table.limits import Rates
from tests.table.houses import HouseHere
from tests.table.mutants import Victim

MESSAGES = 2000
REQUESTS = 150


def broken(house):
    return 'ludotheque_troubles_total{type="broken"}' in httpx.get(house.url + "/metrics").text


def test_mutated_messages_break_nothing(house):
    answers = asyncio.run(Victim(house.url, random.Random(1)).bombard(MESSAGES))
    assert "broken" not in answers
    assert answers["malformed"] > MESSAGES / 5
    assert {"forbidden", "done", "news"} <= set(answers)
    assert not broken(house)


def test_mutated_messages_with_the_limits_on(tmp_path):
    rates = Rates(tables=(1e6, 1e6), requests=(1e6, 1e6), messages=(1, 5))
    with HouseHere(str(tmp_path / "t.db"), rates=rates) as house:
        answers = asyncio.run(Victim(house.url, random.Random(2)).bombard(300))
        assert answers["too-many"] > 50
        assert "broken" not in answers
        assert not broken(house)


@pytest.mark.parametrize("limits", ["raised", "on"])
def test_requests_made_from_the_description_break_nothing(house, tmp_path, limits):
    if limits == "raised":
        bombard_requests(house)
        return
    with HouseHere(str(tmp_path / "t.db"), rates=Rates()) as limited:
        bombard_requests(limited)


def bombard_requests(house):
    schema = schemathesis.openapi.from_url(house.url + "/schema/openapi.json")
    cookies = httpx.post(house.url + "/api/me", json={"name": "Anna"}).cookies
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    statuses = set()

    @settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))
    @given(case=schema.as_strategy())
    def sent(case):
        answer = case.call(headers=headers)
        statuses.add(answer.status_code)
        assert answer.status_code < 500 or is_unavailable(answer), answer.text

    sent()
    assert not broken(house)
    assert 400 in statuses


def is_unavailable(answer):
    return answer.status_code == 503 and answer.json()["error"]["type"] == "unavailable"
