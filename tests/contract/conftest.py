"""The suite is tried on every case of every game, or of those named by --game."""

import pytest

from ludotheque.core import nearest
from ludotheque.laws import cases_of
from tests.contract.every_game import every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game") or list(every_game())
    unknown = [name for name in chosen if name not in every_game()]
    if unknown:
        raise pytest.UsageError(f"--game {unknown[0]}: {nearest(unknown[0], every_game())}")
    cases = [case for name in chosen for case in cases_of(every_game()[name])]
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=str)
    if "contract_game" in metafunc.fixturenames:
        metafunc.parametrize("contract_game", [every_game()[name] for name in chosen], ids=str)
