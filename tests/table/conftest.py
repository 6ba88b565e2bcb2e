"""Databases and houses for the tests of the table."""

import os

import pytest

from tests.table.houses import HouseHere, fresh_database, postgres_programs, postgres_server


@pytest.fixture(scope="session")
def postgres():
    """Run a real PostgreSQL server; without one skip loudly, and in CI fail."""
    programs = postgres_programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI needs PostgreSQL: apt-get install postgresql")
        pytest.skip("NOT TESTED ON POSTGRESQL: apt-get install postgresql")
    with postgres_server(programs) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """Give each test a fresh database, of both kinds in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Open one house on SQLite for all tests of a module."""
    with HouseHere(str(tmp_path_factory.mktemp("house") / "tables.db")) as found:
        yield found
