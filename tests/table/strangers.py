"""Strangers: requests made from the description of the API, most of them senseless."""

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def ask_at_random(url: str, count: int) -> dict[int, int]:
    """Make *count* requests as the description allows; return how often each status came."""
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    with httpx.Client(base_url=url, timeout=120) as anna:
        anna.post("/api/me", json={"name": "Anna"}).raise_for_status()
        headers = {"Cookie": "; ".join(f"{name}={text}" for name, text in anna.cookies.items())}
        tables = some_tables(anna)
    statuses: dict[int, int] = {}

    @settings(
        max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=schema.as_strategy(), table=st.none() | st.sampled_from(tables))
    def sent(case: Any, table: str | None) -> None:
        # A made-up name is hardly ever that of a table.
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(headers=headers, timeout=120)
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        assert answer.status_code < 500 or is_unavailable(answer), answer.text

    sent()
    return statuses


def some_tables(anna: httpx.Client) -> list[str]:
    """Open a table that waits, one in play with hints and one that is over."""
    found: list[str] = []
    for number in range(3):
        wish = {"game": "aisopos", "seats": [ME, BOT], "practice": True}
        table = anna.post("/api/tables", json=wish).raise_for_status().json()["id"]
        if number:
            anna.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        found.append(table)
    anna.post(f"/api/tables/{found[-1]}/resign", json={"seat": 0}).raise_for_status()
    return found


def is_unavailable(answer: Any) -> bool:
    return bool(answer.status_code == 503 and answer.json()["error"]["type"] == "unavailable")


def broken(url: str) -> bool:
    """Say whether anything broke since the server was opened."""
    return 'ludotheque_troubles_total{type="broken"}' in httpx.get(f"{url}/metrics").text
