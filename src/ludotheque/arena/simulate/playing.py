"""Games played: one, or those of a part."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ludotheque.arena.build import check_build
from ludotheque.arena.loop import play
from ludotheque.arena.simulate.counting import Batch
from ludotheque.arena.simulate.plan import Plan
from ludotheque.arena.simulate.results import Results
from ludotheque.arena.simulate.rows import parquet_of
from ludotheque.bots import bot
from ludotheque.core import CHANCE, Edition, Rng, Seat, State, Table, Tally, play_out, trail

__all__ = ["Job", "Part", "play_one", "play_part"]

# Longer than any game: a trail goes on to the end.
TO_THE_END: Final = 1 << 60


@dataclass(frozen=True)
class Job:
    """The games from *first* on that one process plays at a time.

    *build* is the engine that may play them; *rows* and *records* are made where they are wanted.
    """

    plan: Plan
    first: int
    count: int
    build: str
    rows: bool = False
    records: bool = False


@dataclass
class Part:
    """What came of a job: the figures, and the contents of files by what they are called."""

    results: Results
    tables: dict[str, bytes] = field(default_factory=dict)
    records: dict[str, bytes] = field(default_factory=dict)


def play_part(job: Job) -> Part:
    """Play the games of *job*."""
    plan = job.plan
    check_build(job.build, plan.found())
    batch = Batch(len(plan.players), job.rows)
    edition = plan.found().edition(len(plan.players), dict(plan.options), plan.pack)
    records: dict[str, bytes] = {}
    for number in range(job.first, job.first + job.count):
        if job.records:
            table, tally = recorded(plan, number)
            batch.add(table.state, tally)
            records[f"{number}.json"] = table.record.write().encode()
        else:
            batch.add(*play_one(plan, edition, number))
    tables = parquet_of(plan, job.first, batch) if job.rows else {}
    results = Results.counted(
        batch.seats, batch.decisions, batch.choices, batch.endings, batch.digests, batch.scores,
        batch.shares,
    )  # fmt: skip
    return Part(results, tables, records)


def play_one(plan: Plan, edition: Edition, number: int) -> tuple[State, Tally]:
    """Play one game to the end; each seat's bot has a generator of its own."""
    seed = plan.seed_of(number)
    state = edition.game.dealt(edition, len(plan.players), Rng.seeded(seed))
    seeds = Rng.seeded(seed).branch()
    if at_random(plan):
        # Far faster than a bot a seat: the whole game is played inside compiled code.
        return state, play_out(state, seeds)
    players = [bot(name, seeds.word() << 32 | seeds.word()) for name in plan.players]
    return state, play(state, players)


def recorded(plan: Plan, number: int) -> tuple[Table, Tally]:
    """Play the same game as `play_one` does and write it down move by move."""
    seed, seats = plan.seed_of(number), len(plan.players)
    table = Table.open(
        plan.found(), seats, seed, pack=plan.pack, players=list(plan.players), **dict(plan.options)
    )
    seeds = Rng.seeded(seed).branch()
    if at_random(plan):
        played = list(trail(table.state.copy(), seeds, TO_THE_END))
        actions = iter(
            [
                action
                for seat, action in zip(played[::2], played[1::2], strict=True)
                if seat != CHANCE
            ]
        )
        return table, write_down(table, lambda _: next(actions))
    players = [bot(name, seeds.word() << 32 | seeds.word()) for name in plan.players]
    return table, write_down(table, lambda seat: players[seat.number].choose(seat))


def write_down(table: Table, choose: Callable[[Seat], int]) -> Tally:
    """Play to the end as *choose* says, and count."""
    decisions = choices = 0
    while not table.state.over:
        seat = table.state.actor()
        if seat == CHANCE:
            table.roll()
            continue
        decisions += 1
        choices += len(table.state.legal(seat)) > 1
        table.apply(seat, choose(Seat(table.state, seat)))
    return Tally(decisions, choices)


def at_random(plan: Plan) -> bool:
    """Say whether nobody thinks."""
    return all(name == "random" for name in plan.players)
