"""Generation after generation: play, learn, pass the gate, write it down."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.arena.extras import needed
from ludotheque.arena.intervals import wilson
from ludotheque.arena.loop import steps
from ludotheque.arena.pool import in_order
from ludotheque.arena.train.learning import (
    Weights,
    fresh_weights,
    learn,
    loss,
    network_of,
    written_layers,
)
from ludotheque.arena.train.plan import TrainingPlan
from ludotheque.arena.train.progress import Generation, Progress, progress_path
from ludotheque.arena.train.selfplay import Positions, features_of, selfplay
from ludotheque.bots import Bot, bot
from ludotheque.bots.learned import Learned
from ludotheque.bots.network_file import (
    FORMAT,
    BadNetwork,
    NetworkFile,
    WrittenLayer,
    WrittenNetwork,
)
from ludotheque.core import Rng
from ludotheque.games import game as game_named

__all__ = ["Generation", "Training", "gate_share", "train"]

# Games that one process plays at a time: the same whatever the number of processes.
GAMES_A_JOB: Final = 25
DEALS_A_JOB: Final = 5
# So that the deals of a gate are none that were learned from.
GATE_SEED: Final = 1 << 40
# Every twentieth position is not learned, and tells how far off the network is.
HELD_BACK: Final = 20


@dataclass(frozen=True)
class Training:
    """A plan, where its network is written, and how many processes play."""

    plan: TrainingPlan
    path: Path
    workers: int = 1

    @property
    def kept_at(self) -> Path:
        """Where it goes on from."""
        return progress_path(self.path, self.plan.seats)


def train(training: Training, *, resume: bool = False) -> Iterator[Generation]:
    """Train; yield what came of every generation, its network written down before."""
    plan = training.plan
    game = game_named(plan.game)
    game.check_seats(plan.seats)
    sizes = (features_of(game).size, *plan.hidden, 1)
    others(training)
    if resume:
        progress = Progress.load(training.kept_at, plan)
    else:
        progress = Progress(fresh_weights(sizes, plan.seed))
    for number in range(len(progress.generations), plan.generations):
        done = generation(training, progress, number)
        progress.generations.append(done)
        progress.save(training.kept_at, plan)
        write(training, progress)
        yield done


def generation(training: Training, progress: Progress, number: int) -> Generation:
    """Play and learn one generation; what does not pass the gate is forgotten again."""
    plan = training.plan
    before = progress.weights
    layers = written_layers(before) if number else None
    fresh = gathered(training, layers, number)
    progress.kept = [*progress.kept, fresh][-plan.kept :]
    learned, held_back = split(progress.kept)
    weights = learn(before, learned, plan.epochs, plan.rate, plan.seed + number)
    won, games = gate_share(training, weights, before if number else None, number)
    _, high = wilson(won, games)
    # Against equals one wins as often as there are seats; the first has nobody to be worse than.
    passed = number == 0 or high >= 1 / plan.seats
    if passed:
        progress.weights = weights
    return Generation(
        number=number,
        decisions=fresh.decisions,
        positions=len(learned.shares),
        loss=round(loss(weights, held_back), 5),
        share=round(won / games, 4),
        games=games,
        passed=passed,
    )


def gathered(training: Training, layers: list[WrittenLayer] | None, number: int) -> Positions:
    """Return the positions of one generation's games, in the same order for every pool."""
    plan = training.plan
    jobs = [
        (
            plan,
            layers,
            (plan.seed << 40) + (number << 20) + start,
            min(GAMES_A_JOB, plan.games - start),
        )
        for start in range(0, plan.games, GAMES_A_JOB)
    ]
    return joined(list(in_order(play_some, jobs, training.workers)))


def play_some(
    plan: TrainingPlan, layers: list[WrittenLayer] | None, seed: int, games: int
) -> Positions:
    """Play some games in a process of its own."""
    return selfplay(plan, network_of(layers) if layers else None, seed, games)


def joined(parts: list[Positions]) -> Positions:
    """Return all positions of *parts*."""
    numpy = needed("numpy")
    inputs = numpy.concatenate([part.inputs for part in parts])
    shares = numpy.concatenate([part.shares for part in parts])
    return Positions(inputs, shares, sum(part.decisions for part in parts))


def split(kept: list[Positions]) -> tuple[Positions, Positions]:
    """Return what is learned, and what is held back to be tested on."""
    numpy = needed("numpy")
    everything = joined(kept)
    back = numpy.arange(len(everything.shares)) % HELD_BACK == 0
    return (
        Positions(everything.inputs[~back], everything.shares[~back]),
        Positions(everything.inputs[back], everything.shares[back]),
    )


def gate_share(
    training: Training, weights: Weights, before: Weights | None, number: int
) -> tuple[float, int]:
    """Return what the new network wins of how many games, from every seat of every deal.

    Its rivals are the network *before*, or the teacher of the first generation.
    """
    plan = training.plan
    deals = max(1, plan.gate // plan.seats)
    rivals = written_layers(before) if before is not None else None
    jobs = [
        (plan, written_layers(weights), rivals, GATE_SEED + (number << 20) + start,
         min(DEALS_A_JOB, deals - start))
        for start in range(0, deals, DEALS_A_JOB)
    ]  # fmt: skip
    won = sum(in_order(meet, jobs, training.workers))
    return won, deals * plan.seats


def meet(
    plan: TrainingPlan,
    layers: list[WrittenLayer],
    rivals: list[WrittenLayer] | None,
    seed: int,
    deals: int,
) -> float:
    """Let the new network meet its rivals, one against the rest; return its shares."""
    won = 0.0
    for deal in range(seed, seed + deals):
        for seat in range(plan.seats):
            players = [
                player(plan, layers if other == seat else rivals, deal * plan.seats + other)
                for other in range(plan.seats)
            ]
            state = game_named(plan.game).new(plan.seats, deal, **plan.options)
            for _ in steps(state, players):
                pass
            won += state.shares()[seat]
    return won


def player(plan: TrainingPlan, layers: list[WrittenLayer] | None, seed: int) -> Bot:
    """Return a bot that plays by these *layers*, or the teacher."""
    if layers is None:
        return bot(plan.teacher, seed)
    return Learned(Rng.seeded(seed), network_of(layers), plan.worlds)


def write(training: Training, progress: Progress) -> None:
    """Write the network into its file, beside those for other numbers of seats."""
    plan = training.plan
    game = game_named(plan.game)
    recipe = {
        "plan": msgspec.to_builtins(plan),
        "generations": msgspec.to_builtins(progress.generations),
    }
    fresh = WrittenNetwork(plan.seats, written_layers(progress.weights), recipe)
    networks = sorted([*others(training), fresh], key=lambda network: network.seats)
    NetworkFile(FORMAT, game.name, features_of(game).version, networks).write(training.path)


def others(training: Training) -> list[WrittenNetwork]:
    """Return the networks for other numbers of seats in the file; refuse what is none of ours."""
    if not training.path.exists():
        return []
    game = game_named(training.plan.game)
    found = NetworkFile.load(training.path)
    if (found.game, found.features) != (game.name, features_of(game).version):
        raise BadNetwork(
            f"{training.path} holds networks of another game or of other features",
            "other-networks",
            {"path": training.path},
        )
    return [network for network in found.networks if network.seats != training.plan.seats]
