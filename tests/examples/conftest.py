"""These tests want the examples installed, as `make test` does."""

import pytest

from ludotheque.games import all_games, our_games


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if items and len(all_games()) == len(our_games()):
        pytest.exit(
            "the examples are not installed: make .venv/.examples, and put .venv/examples on "
            "PYTHONPATH",
            3,
        )
