"""Options of the test run, and the rules that tests cite."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# The example for authors, where it is not installed.
sys.path.append(str(Path(__file__).parents[1] / "examples/goofspiel/src"))
# Whoever runs the tests may speak another language than they do.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="only these games in the contract suite")
    parser.addoption(
        "--write-playthroughs", action="store_true", help="write the golden playthroughs anew"
    )


def pytest_report_header() -> str:
    import ludotheque

    wanted = os.environ.get("LUDOTHEQUE_EXPECT", "")
    info = ludotheque.build_info()
    if wanted and wanted != ("compiled" if info["compiled"] else "pure"):
        pytest.exit(f"expected the {wanted} engine, but {info['engine']} is running", 3)
    return f"engine: {info}"
