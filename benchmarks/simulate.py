"""What `simulate` costs beyond playing, and what workers gain.

    python benchmarks/simulate.py cost      counting and digests, in µs a game beyond the bare loop
    python benchmarks/simulate.py workers   two processes beside one
    python benchmarks/simulate.py dask      Dask beside our own processes, start not counted

Rounds are interleaved; each figure is the median of the rounds with its spread.
"""

import argparse
from statistics import median
from time import perf_counter, process_time

import ludotheque as lt
from ludotheque.arena import Means, Plan, Results
from ludotheque.arena.build import this_build
from ludotheque.arena.cluster import Cluster
from ludotheque.arena.pool import as_done
from ludotheque.arena.simulate import part_size
from ludotheque.arena.simulate.playing import Job, play_part
from ludotheque.core import Rng, play_out

PART = 2000


def told(values: list[float], unit: str) -> str:
    return f"{median(values):.2f} {unit} ({min(values):.2f}-{max(values):.2f})"


def bare(plan: Plan, games: int) -> float:
    """Return the CPU seconds of dealing and playing, and nothing else."""
    game, seats = lt.game(plan.game), len(plan.players)
    began = process_time()
    for number in range(games):
        play_out(game.new(seats, number), Rng.seeded(number).branch())
    return process_time() - began


def counted(plan: Plan, games: int) -> float:
    """Return the CPU seconds of the same games as `simulate` plays, counts and joins them."""
    build, total = this_build(lt.game(plan.game)), Results(len(plan.players))
    began = process_time()
    for first in range(0, games, PART):
        total.join(play_part(Job(plan, first, min(PART, games - first), build)).results)
    return process_time() - began


def cost(plan: Plan, games: int, rounds: int) -> None:
    pairs = [(bare(plan, games), counted(plan, games)) for _ in range(rounds)]
    beyond = [(after - before) / games * 1e6 for before, after in pairs]
    print(
        f"{plan.game} {len(plan.players)}: bare {told([b / games * 1e6 for b, _ in pairs], 'µs')}"
    )
    print(f"simulate beyond that: {told(beyond, 'µs a game')}")


def jobs_of(plan: Plan, games: int) -> list[tuple[Job]]:
    build, size = this_build(lt.game(plan.game)), part_size(games)
    return [(Job(plan, first, min(size, games - first), build),) for first in range(0, games, size)]


def seconds_here(plan: Plan, games: int, workers: int) -> float:
    began = perf_counter()
    for _ in as_done(play_part, jobs_of(plan, games), workers, 16):
        pass
    return perf_counter() - began


def workers(plan: Plan, games: int, rounds: int) -> None:
    pairs = [(seconds_here(plan, games, 1), seconds_here(plan, games, 2)) for _ in range(rounds)]
    print(f"two workers beside one: {told([one / two for one, two in pairs], 'times')}")


def dask(plan: Plan, games: int, rounds: int) -> None:
    found: list[float] = []
    with Cluster(lt.game(plan.game), workers=Means(workers=0).processes(2)) as cluster:
        # What the first job loads is part of the start.
        list(cluster.as_done(play_part, jobs_of(plan, 200)))
        for _ in range(rounds):
            here = seconds_here(plan, games, 2)
            began = perf_counter()
            for _ in cluster.as_done(play_part, jobs_of(plan, games)):
                pass
            found.append(here / (perf_counter() - began))
    print(f"Dask beside local, two workers each: {told(found, 'times as fast')}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["cost", "workers", "dask"])
    parser.add_argument("--game", default=next(iter(lt.all_games())))
    parser.add_argument("--players", default="random,random")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    plan = Plan(chosen.game, tuple(chosen.players.split(",")), 0)
    print(f"compiled: {lt.COMPILED}")
    {"cost": cost, "workers": workers, "dask": dask}[chosen.what](plan, chosen.games, chosen.rounds)


if __name__ == "__main__":
    main()
