"""Dask: the same games on a cluster, and nobody of another build."""

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.arena import Means, Simulation
from ludotheque.arena.build import OtherBuild
from ludotheque.arena.cluster import Cluster
from ludotheque.arena.means import DASK
from ludotheque.cli import main
from ludotheque.core import LudothequeError
from tests.arena.test_simulate import GAMES, MIXED, played, tables

distributed = pytest.importorskip("distributed")
GAME = lt.game("aisopos")


@pytest.fixture(scope="module")
def address():
    """Two workers in this process: quick to start."""
    how = {"processes": False, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    with distributed.LocalCluster(n_workers=2, **how) as cluster:
        yield cluster.scheduler_address


def where():
    return distributed.get_worker().address


def test_a_cluster_gives_what_one_process_gives(address, tmp_path):
    one = played(tmp_path / "one")
    assert played(tmp_path / "two", Means(DASK, 2, address)) == one


def test_a_cluster_started_here_gives_the_same(tmp_path):
    words = ["simulate", "aisopos", "--players", ",".join(MIXED.players), "--seed", "5", "-o",
             "quiet=12", "--games", str(GAMES), "--workers", "2", "--engine", "dask", "--out",
             str(tmp_path / "dask")]  # fmt: skip
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    Simulation(MIXED, GAMES, out=tmp_path / "local").play()
    (games, seats), (dask_games, dask_seats) = tables(tmp_path / "local"), tables(tmp_path / "dask")
    assert dask_seats == seats
    assert {name: dask_games[name] for name in games} == games


def test_every_job_is_done_once(address):
    with Cluster(GAME, address) as cluster:
        found = dict(cluster.as_done(pow, ((number, 2) for number in range(50))))
    assert found == {number: number**2 for number in range(50)}


def test_a_worker_of_another_build_is_left_out(address):
    with Cluster(GAME, address) as cluster:
        ours, other = cluster.usable()
        cluster.builds[other] = "0.1.0 compiled 00"
        assert list(cluster.usable()) == [ours]
        assert {place for _, place in cluster.as_done(where, [()] * 8)} == {ours}


def test_a_cluster_of_nothing_but_other_builds_is_refused(address):
    with Cluster(GAME, address) as cluster:
        cluster.builds = dict.fromkeys(cluster.usable(), "0.1.0 compiled 00")
        with pytest.raises(OtherBuild, match=r"0\.1\.0 compiled 00"):
            list(cluster.as_done(pow, [(1, 1)]))


refusals = []


def refused_once(number):
    if not refusals:
        refusals.append(number)
        raise OtherBuild("a worker runs another build")
    return number


def test_a_job_that_met_another_build_is_done_elsewhere(address):
    refusals.clear()
    with Cluster(GAME, address) as cluster:
        found = dict(cluster.as_done(refused_once, ((number,) for number in range(5))))
    assert found == {number: number for number in range(5)}


def test_a_worker_that_cannot_say_what_it_runs_is_left_out(address, monkeypatch):
    with Cluster(GAME, address) as cluster:
        answers = cluster.client.run

        def one_fails(*asked, **how):
            first, *others = answers(*asked, **how).items()
            return {first[0]: ModuleNotFoundError("ludotheque"), **dict(others)}

        monkeypatch.setattr(cluster.client, "run", one_fails)
        assert len(cluster.usable()) == 1
        assert list(cluster.refused().values()) == ["ludotheque"]


def test_a_cluster_that_does_not_answer_is_one_clear_error(monkeypatch):
    monkeypatch.setattr("ludotheque.arena.cluster.PATIENCE", 0.5)
    with pytest.raises(LudothequeError, match="no cluster"), Cluster(GAME, "tcp://127.0.0.1:9"):
        pass


def test_what_breaks_over_there_is_told(address):
    with Cluster(GAME, address) as cluster, pytest.raises(ZeroDivisionError):
        list(cluster.as_done(divmod, [(1, 1), (1, 0)]))
