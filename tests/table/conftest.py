"""Databases and servers for the tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.servers import ThreadServer, fresh_database, needed_postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run a real PostgreSQL server; without one skip loudly, and in CI fail."""
    with postgres_server(needed_postgres()) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give each test a fresh database, of both kinds in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Open one server on SQLite for all tests of a module."""
    with ThreadServer(str(tmp_path_factory.mktemp("server") / "tables.db")) as found:
        yield found
