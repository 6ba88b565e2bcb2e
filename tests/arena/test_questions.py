"""Questions that docs/laboratory.md answers: in ten lines each, and right."""

import re
from collections import defaultdict
from statistics import fmean, median

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from ludotheque.cli import main
from tests.docs.reading import ROOT, blocks

PAGE = ROOT / "docs/laboratory.md"
ASKED_WITH = ("import duckdb", "import pandas", "import polars")
QUESTIONS = [block.text for block in blocks(PAGE) if block.text.startswith(ASKED_WITH)]


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """The folder in which the page's simulations were run."""
    folder = tmp_path_factory.mktemp("laboratory")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        shell = "".join(block.text for block in blocks(PAGE) if block.language == "sh")
        for line in re.findall(r"^ludotheque (simulate .*)$", shell, re.MULTILINE):
            if "--scheduler" not in line and "--resume" not in line:
                done = CliRunner().invoke(main, line.split())
                assert done.exit_code == 0, done.output
    return folder


def asked(question, folder, monkeypatch):
    """Return what is known after the code of a *question* has run."""
    monkeypatch.chdir(folder)
    known = {}
    exec(question, known)
    return known


def rows(folder, table):
    return pq.read_table(folder / table).to_pylist()


def test_three_questions_are_answered_in_ten_lines_each():
    assert len(QUESTIONS) == 3
    for question in QUESTIONS:
        assert len([line for line in question.splitlines() if line.strip()]) <= 10


def test_where_one_sits(runs, monkeypatch):
    found = asked(QUESTIONS[0], runs, monkeypatch)["found"].fetchall()
    seats = rows(runs, "fables/seats")
    for seat, _, games, wins, give_or_take in found:
        shares = [row["share"] for row in seats if row["seat"] == seat]
        assert games == len(shares) == 200
        assert wins == pytest.approx(fmean(shares))
        assert 0 < give_or_take < 0.1
    assert [row[0] for row in found] == [1, 2, 3]


def test_where_winners_have_their_points_from(runs, monkeypatch):
    more = asked(QUESTIONS[1], runs, monkeypatch)["more"]
    seats = rows(runs, "rabbits/seats")
    won = fmean(row["score_harvest_4"] for row in seats if row["share"] > 0)
    lost = fmean(row["score_harvest_4"] for row in seats if row["share"] == 0)
    assert more["score_harvest_4"] == pytest.approx(won - lost)
    assert more.iloc[0] > 0


def test_how_long_games_are_by_their_ending(runs, monkeypatch):
    found = asked(QUESTIONS[2], runs, monkeypatch)["found"].collect().to_dicts()
    lengths = defaultdict(list)
    for row in rows(runs, "fables/games"):
        lengths[row["ending"]].append(row["decisions"])
    assert {row["ending"]: row["games"] for row in found} == {
        ending: len(known) for ending, known in lengths.items()
    }
    for row in found:
        assert row["usual_length"] == median(lengths[row["ending"]])
