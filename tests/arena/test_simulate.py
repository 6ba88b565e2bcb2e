"""Simulate: the same games whoever plays them, kept in parts that are whole or not there."""

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.arena import Means, Plan, Results, Simulation, simulate
from ludotheque.arena.build import OtherBuild, check_build, this_build
from ludotheque.arena.simulate import part_size
from ludotheque.arena.simulate.rows import sources
from ludotheque.cli import main
from ludotheque.games import all_games

MIXED = Plan("aisopos", ("greedy:worlds=1", "random", "random"), 5, (("quiet", 12),))
GAMES = 30


def tables(folder):
    """Return both tables of a run, in the order of the games."""
    return [
        pq.read_table(folder / name).sort_by("number").to_pydict() for name in ("games", "seats")
    ]


def played(folder, means=None, plan=MIXED, games=GAMES, **how):
    results = Simulation(plan, games, means, out=folder, **how).play()
    return results.digest(), tables(folder)


@pytest.fixture(scope="module")
def through(tmp_path_factory):
    """One run, straight through, in one process."""
    folder = tmp_path_factory.mktemp("through") / "run"
    return played(folder)


def run(*words):
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.mark.parametrize("games", [1, 99, 100, 12_345, 10**6])
def test_parts_are_about_a_hundredth_and_never_large(games):
    assert 1 <= part_size(games) <= 2000
    assert part_size(games) * 100 <= max(games, 100)
    assert part_size(games, records=True) <= min(100, part_size(games))


def test_two_processes_give_what_one_gives(through, tmp_path):
    assert played(tmp_path / "run", Means(workers=2)) == through


def test_a_worker_that_is_killed_costs_no_game_and_changes_no_figure(through, tmp_path):
    simulation = Simulation(MIXED, GAMES, Means(workers=2), out=tmp_path / "run")
    killed = []

    def kill_one(count):
        if len(killed) < 2:
            living = [child.pid for child in active_children() if child.pid not in killed]
            for pid in living[:1]:
                killed.append(pid)
                os.kill(pid, signal.SIGKILL)

    digest = simulation.play(kill_one).digest()
    assert len(set(killed)) == 2
    assert (digest, tables(tmp_path / "run")) == through


def test_a_run_that_was_left_and_resumed_equals_one_that_ran_through(through, tmp_path):
    simulation = Simulation(MIXED, GAMES, out=tmp_path / "run")
    parts = simulation.arrivals(list(simulation.starts())[3:9])
    for first, part in parts:
        simulation.folder.keep(first, part)
    resumed = Simulation(MIXED, GAMES, Means(workers=2), out=tmp_path / "run", resume=True)
    assert resumed.done() == 6
    counted = []
    digest = resumed.play(counted.append).digest()
    assert sum(counted) == GAMES - 6
    assert (digest, tables(tmp_path / "run")) == through
    again = Simulation(MIXED, GAMES, out=tmp_path / "run", resume=True)
    assert again.done() == GAMES
    assert again.play().digest() == digest


def test_what_is_read_back_counts_as_what_was_played(tmp_path):
    direct, _ = simulate(MIXED, 7)
    Simulation(MIXED, 7, out=tmp_path / "run").play()
    kept = Simulation(MIXED, 7, out=tmp_path / "run", resume=True).play()
    assert vars(kept) == vars(direct)


INTERRUPTED = ("simulate", "aisopos", "--players", "greedy:worlds=2,greedy:worlds=2", "--games",
               "400", "--workers", "2", "--out")  # fmt: skip


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_whoever_interrupts_keeps_every_whole_part(how, tmp_path):
    folder = tmp_path / "run"
    process = subprocess.Popen([sys.executable, "-m", "ludotheque", *INTERRUPTED, str(folder)])
    deadline = time.monotonic() + 60
    while len(list(folder.glob("games/*.parquet"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(how)
    code = process.wait(10)
    assert code == (130 if how == signal.SIGINT else -signal.SIGKILL)
    whole = sorted(path.name for path in folder.glob("games/*.parquet"))
    assert 2 <= len(whole) < 100
    for name in whole:
        first, last = (int(number) for number in name.removesuffix(".parquet").split("-"))
        numbers = pq.read_table(folder / "games" / name)["number"].to_pylist()
        assert numbers == list(range(first, last + 1))
        assert pq.read_table(folder / "seats" / name).num_rows == 2 * len(numbers)


def test_a_row_a_game_tells_how_it_went(through):
    _, (games, _) = through
    assert games["number"] == list(range(GAMES))
    assert games["seed"] == [str(5 + number) for number in range(GAMES)]
    assert set(games["option_quiet"]) == {12}
    assert set(games["game"]) == {"aisopos"}
    results, _ = simulate(MIXED, GAMES)
    assert sum(games["decisions"]) == results.decisions
    assert sum(count != 1 for count in games["winners"]) == results.draws


def test_a_row_a_seat_tells_the_points_by_source(through):
    _, (games, seats) = through
    assert seats["number"] == [number for number in range(GAMES) for _ in range(3)]
    assert seats["seat"] == [1, 2, 3] * GAMES
    assert seats["bot"] == list(MIXED.players) * GAMES
    columns = [f"score_{source.replace('-', '_')}" for source in sources("aisopos")]
    for row, score in enumerate(seats["score"]):
        assert sum(seats[column][row] or 0 for column in columns) == score
    assert sum(seats["share"]) == pytest.approx(sum(count > 0 for count in games["winners"]))


@pytest.mark.parametrize("name", list(all_games()))
def test_every_game_has_a_column_for_every_source(name, tmp_path):
    seats = all_games()[name].seats[0]
    _, (_, rows) = played(tmp_path / "run", plan=Plan(name, ("random",) * seats, 0), games=20)
    columns = [column for column in rows if column.startswith("score_")]
    for row, score in enumerate(rows["score"]):
        assert sum(rows[column][row] or 0 for column in columns) == score


@pytest.mark.parametrize("players", [("random", "random"), ("greedy:worlds=1", "random")])
def test_records_are_of_the_same_games(players, tmp_path):
    plan = Plan("aisopos", players, 3)
    without = played(tmp_path / "without", plan=plan, games=4)
    assert played(tmp_path / "with", plan=plan, games=4, records=True) == without
    digests = without[1][0]["digest"]
    for number, digest in enumerate(digests):
        record = lt.GameRecord.load(tmp_path / "with/records" / f"{number}.json")
        assert record.verify(lt.game("aisopos")).digest() == digest
        assert record.players == list(players)


@pytest.mark.parametrize(
    ("bot", "repeatable"),
    [
        ("random", True),
        ("greedy", True),
        ("ismcts:iterations=20", True),
        ("ismcts:ms=5", False),
        ("expert", False),
        ("expert:iterations=10", True),
        ("beginner", True),
        ("beginner:ms=5", False),
    ],
)
def test_who_thinks_by_the_clock_cannot_be_repeated(bot, repeatable, tmp_path):
    assert Plan("aisopos", (bot, "random"), 0).repeatable() is repeatable


def test_a_run_that_cannot_be_repeated_says_so(tmp_path):
    words = ["simulate", "aisopos", "--players", "expert:ms=1,random", "--games", 1]
    assert "by the clock" in run(*words).output
    told = json.loads(run(*words, "--json", "--out", tmp_path / "run").stdout)
    assert told["repeatable"] is False
    assert json.loads((tmp_path / "run/plan.json").read_text("utf-8"))["repeatable"] is False


def test_joining_forgets_what_it_has_folded_in():
    total = Results(2)
    for _ in range(3):
        part, _ = simulate(Plan("aisopos", ("random", "random"), 1), 2)
        total.join(part)
    assert total.digests == []
    assert total.games == 6


BOTS = ("--players", "random,random", "--games", "4")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([*BOTS, "--resume"], "--resume goes only with --out"),
        ([*BOTS, "--records"], "--records goes only with --out"),
        ([*BOTS, "--scheduler", "tcp://127.0.0.1:9"], "only with --engine dask"),
        ([*BOTS, "--engine", "ray"], "'ray' is none of local, dask"),
        ([*BOTS, "--workers", "0"], "at least 1"),
        ([*BOTS, "--out", "there", "--resume"], "no simulation to go on with"),
        ([*BOTS, "--out", "full"], "full is not empty"),
        ([*BOTS, "--out", "run"], "--resume goes on with it"),
        ([*BOTS, "--out", "full/file"], "cannot write full/file"),
        (["--players", "random,greedy", "--games", "4", "--out", "run", "--resume"],
         'players is ["random", "random"] there'),
        (["--players", "random,random", "--games", "5", "--out", "run", "--resume"],
         "games is 4 there, not 5"),
        ([*BOTS, "--seed", "9", "--out", "run", "--resume"], 'seed is "0" there'),
        ([*BOTS, "-o", "quiet=9", "--out", "run", "--resume"], "holds another plan: options"),
        ([*BOTS, "--records", "--out", "run", "--resume"], "records is false there"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(words, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("full").mkdir()
    Path("full/file").write_text("mine", "utf-8")
    Simulation(Plan("aisopos", ("random", "random"), 0, options()), 4, out=Path("run"))
    done = run("simulate", "aisopos", *words)
    assert done.exit_code == 2, done.output
    assert message in done.output
    assert len(done.output.splitlines()) == 1
    assert Path("full/file").read_text("utf-8") == "mine"


def options():
    return tuple(lt.game("aisopos").settled({}).items())


@pytest.mark.parametrize(
    ("library", "words"),
    [("pyarrow.parquet", ["--out", "run"]), ("distributed", ["--engine", "dask"])],
)
def test_a_missing_extra_is_one_clear_line(library, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    done = run("simulate", "aisopos", *BOTS, *words)
    assert done.exit_code == 2
    assert "pip install 'ludotheque[lab]'" in done.output
    assert len(done.output.splitlines()) == 1
    assert not Path("run").exists()


def test_another_build_is_refused():
    game = lt.game("aisopos")
    check_build(this_build(game), game)
    with pytest.raises(OtherBuild, match="another build"):
        check_build("0.1.0 compiled 00", game)
