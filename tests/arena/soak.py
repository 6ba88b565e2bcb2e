"""`make soak`: simulations that take minutes.

The memory of a run does not grow with its games; workers killed in mid-run, here and on a cluster,
cost no game and change no figure.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from ludotheque.arena import Means, Plan, Simulation
from ludotheque.arena.extras import needed
from ludotheque.arena.means import DASK

RANDOM = Plan("aisopos", ("random", "random"), 0)
THINKING = Plan("aisopos", ("greedy:worlds=2", "random"), 3)
FEW, MANY = 10_000, 1_000_000
MORE = 1.1


def peak_memory(games: int, folder: Path) -> int:
    """Return the most memory, in kB, that a run of so many games and its workers took."""
    words = [sys.executable, "-m", "tests.arena.soak", str(games), str(folder / str(games))]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return int(done.stdout)


def run_and_tell(games: int, folder: Path) -> None:
    """Run, and print the most memory that this process or one of its workers took."""
    Simulation(RANDOM, games, Means(workers=2), out=folder).play()
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    print(max(resource.getrusage(one).ru_maxrss for one in who))


def memory_is_flat(folder: Path) -> None:
    few, many = peak_memory(FEW, folder), peak_memory(MANY, folder)
    print(f"memory: {few / 1024:.0f} MB for {FEW:,} games, {many / 1024:.0f} MB for {MANY:,}")
    assert many <= few * MORE, "memory grows with the games"


def contents(folder: Path) -> list[Any]:
    """Return both tables of a run."""
    read = needed("pyarrow.parquet").read_table
    return [read(folder / name).sort_by("number") for name in ("games", "seats")]


def the_killed_cost_nothing_here(folder: Path) -> None:
    games, killed = 2000, 0
    plain = Simulation(THINKING, games, out=folder / "plain").play()

    def kill_now_and_then(_: int) -> None:
        nonlocal killed
        living = [child.pid for child in active_children() if child.pid is not None]
        if killed < 10 and living:
            os.kill(living[killed % len(living)], signal.SIGKILL)
            killed += 1

    again = Simulation(THINKING, games, Means(workers=2), out=folder / "killed")
    assert again.play(kill_now_and_then).digest() == plain.digest()
    assert contents(folder / "killed") == contents(folder / "plain")
    print(f"killed {killed} workers here: nothing lost")


def the_killed_cost_nothing_on_a_cluster(folder: Path) -> None:
    games, killed = 2000, 0
    how: dict[str, Any] = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    distributed = needed("distributed")
    with distributed.LocalCluster(n_workers=2, **how) as cluster:
        client = distributed.Client(cluster)

        def kill_once_in_a_while(_: int) -> None:
            nonlocal killed
            if killed < 2:
                os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
                killed += 1

        means = Means(DASK, 2, cluster.scheduler_address)
        Simulation(THINKING, games, means, out=folder / "cluster").play(kill_once_in_a_while)
        client.close()
    assert contents(folder / "cluster") == contents(folder / "plain")
    print(f"killed {killed} workers of a cluster: nothing lost")


def main() -> None:
    if len(sys.argv) > 1:
        run_and_tell(int(sys.argv[1]), Path(sys.argv[2]))
        return
    with tempfile.TemporaryDirectory() as name:
        the_killed_cost_nothing_here(Path(name))
        the_killed_cost_nothing_on_a_cluster(Path(name))
        memory_is_flat(Path(name))


if __name__ == "__main__":
    main()
