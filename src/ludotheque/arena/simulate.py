"""Simulate: many games between bots, on one core or several."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from ludotheque.arena.loop import play
from ludotheque.arena.pool import AHEAD, in_order
from ludotheque.bots import bot
from ludotheque.core import Game, LudothequeError, Rng, State, Tally, play_out
from ludotheque.games import game as game_named

__all__ = ["Plan", "Results", "simulate"]

# Games that one process plays at a time.
BATCH = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played: game, bots by seat, options, and the seed of the first game."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    pack: object = None


@dataclass
class Results:
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

    def add(self, state: State, tally: Tally) -> None:
        """Count one finished game: a draw or a shared win counts in shares."""
        self.games += 1
        self.decisions += tally.decisions
        self.choices += tally.choices
        self.draws += len(state.winners()) != 1
        self.lengths[int(tally.decisions)] += 1
        self.digests.append(state.digest())
        self.endings[state.ending()] = self.endings.get(state.ending(), 0) + 1
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
        for seat, share in enumerate(state.shares()):
            self.wins[seat] += share

    def join(self, other: "Results") -> None:
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


def play_batch(plan: Plan, first: int, count: int) -> Results:
    """Play the games number *first* to *first* + *count* - 1."""
    game = game_named(plan.game)
    results = Results(len(plan.players))
    for number in range(first, first + count):
        state, tally = play_one(game, plan, number)
        results.add(state, tally)
    return results


def play_one(game: Game, plan: Plan, number: int) -> tuple[State, Tally]:
    """Play one game to the end; each seat's bot has a generator of its own."""
    seed = (plan.seed + number) % 2**128
    state = game.new(len(plan.players), seed, pack=plan.pack, **dict(plan.options))
    seeds = Rng.seeded(seed).branch()
    if all(name == "random" for name in plan.players):
        # Far faster than a bot a seat: the whole game is played inside compiled code.
        return state, play_out(state, seeds)
    players = [bot(name, seeds.word() << 32 | seeds.word()) for name in plan.players]
    return state, play(state, players)


def simulate(
    plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Results, float]:
    """Play *games* games; return what came of them and the seconds it took."""
    if games < 1 or workers < 1:
        raise LudothequeError("games and workers are at least 1")
    Rng.seeded(plan.seed)  # refuses what is no seed before anything is played
    started = perf_counter()
    total = Results(len(plan.players))
    for batch in batches(plan, games, workers):
        total.join(batch)
        if progress is not None:
            progress(batch.games)
    return total, perf_counter() - started


def batches(plan: Plan, games: int, workers: int) -> Iterator[Results]:
    """Yield the results of batches in order, from one process or several."""
    workers = min(workers, os.cpu_count() or 1, games)
    size = max(1, min(BATCH, games // (workers * AHEAD)))
    jobs = ((plan, first, min(size, games - first)) for first in range(0, games, size))
    yield from in_order(play_batch, jobs, workers)
