"""Simulate: many games between bots, on one core or several."""

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from ludotheque.bots import bot
from ludotheque.core import CHANCE, Game, LudothequeError, Rng, Seat, State, play_on
from ludotheque.games import game as game_named

__all__ = ["Outcome", "Plan", "simulate"]

# Games that one process plays at a time, and how many such batches wait for each process.
BATCH = 50
AHEAD = 4


@dataclass(frozen=True)
class Plan:
    """What is to be played: game, bots by seat, options, and the seed of the first game."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    pack: object = None


@dataclass
class Outcome:
    """What came of a batch of games, or of all.

    *digests* are those of the games played here; games joined are folded into *fingerprint*, so
    that a million of them take no more room than one.
    """

    seats: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    draws: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    digests: list[str] = field(default_factory=list)
    fingerprint: str = ""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.points = self.points or [0] * self.seats

    def add(self, state: State, decisions: int, choices: int) -> None:
        """Count one finished game: a draw or a shared win counts in shares."""
        winners = state.winners()
        self.games += 1
        self.decisions += decisions
        self.choices += choices
        self.draws += len(winners) != 1
        self.lengths[decisions] += 1
        self.digests.append(state.digest())
        self.endings[state.ending()] = self.endings.get(state.ending(), 0) + 1
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def join(self, other: "Outcome") -> None:
        """Add the games of *other*."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.draws += other.draws
        self.lengths += other.lengths
        for digest in other.digests:
            text = self.fingerprint + digest
            self.fingerprint = blake2b(text.encode(), digest_size=16).hexdigest()
        for name, count in other.endings.items():
            self.endings[name] = self.endings.get(name, 0) + count
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]

    def digest(self) -> str:
        """Return one fingerprint of every final state joined, in the order of the seeds."""
        return self.fingerprint

    def median_length(self) -> int:
        """Return how many decisions the game in the middle had."""
        before = 0
        for length in sorted(self.lengths):
            before += self.lengths[length]
            if 2 * before >= self.games:
                return length
        return 0


def play_batch(plan: Plan, first: int, count: int) -> Outcome:
    """Play the games number *first* to *first* + *count* - 1."""
    game = game_named(plan.game)
    outcome = Outcome(len(plan.players))
    for number in range(first, first + count):
        play_one(game, plan, number, outcome)
    return outcome


def play_one(game: Game, plan: Plan, number: int, outcome: Outcome) -> None:
    """Play one game and count it; each seat's bot has a generator of its own."""
    seed = (plan.seed + number) % 2**128
    state = game.new(len(plan.players), seed, pack=plan.pack, **dict(plan.options))
    if all(name == "random" for name in plan.players):
        tally = play_on(state, Rng.seeded(seed).branch(), 1 << 60)
        outcome.add(state, tally.decisions, tally.choices)
        return
    seeds = Rng.seeded(seed).branch()
    players = [bot(name, seeds.word() << 32 | seeds.word()) for name in plan.players]
    seats = [Seat(state, seat) for seat in range(len(players))]
    decisions = choices = 0
    while not state.over:
        actor = state.actor()
        if actor == CHANCE:
            state.roll()
            continue
        choices += len(state.legal(actor)) > 1
        decisions += 1
        state.apply(actor, players[actor].choose(seats[actor]))
    outcome.add(state, decisions, choices)


def simulate(
    plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Outcome, float]:
    """Play *games* games; return what came of them and the seconds it took."""
    if games < 1 or workers < 1:
        raise LudothequeError("games and workers are at least 1")
    Rng.seeded(plan.seed)  # refuses what is no seed before anything is played
    started = perf_counter()
    total = Outcome(len(plan.players))
    for batch in batches(plan, games, workers):
        total.join(batch)
        if progress is not None:
            progress(batch.games)
    return total, perf_counter() - started


def batches(plan: Plan, games: int, workers: int) -> Iterator[Outcome]:
    """Yield the outcomes of batches in order, from one process or several."""
    workers = min(workers, os.cpu_count() or 1, games)
    size = max(1, min(BATCH, games // (workers * AHEAD)))
    parts = ((first, min(size, games - first)) for first in range(0, games, size))
    if workers == 1:
        yield from (play_batch(plan, first, count) for first, count in parts)
    else:
        yield from shared_out(plan, parts, workers)


def shared_out(plan: Plan, parts: Iterator[tuple[int, int]], workers: int) -> Iterator[Outcome]:
    """Yield the outcomes of *parts* in order, a few of them under way at any time."""
    under_way: deque[Future[Outcome]] = deque()
    with ProcessPoolExecutor(workers) as pool:
        try:
            for first, count in parts:
                under_way.append(pool.submit(play_batch, plan, first, count))
                if len(under_way) > workers * AHEAD:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            for batch in under_way:
                batch.cancel()
