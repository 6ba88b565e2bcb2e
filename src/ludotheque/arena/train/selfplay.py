"""Games that a network plays with itself, and the positions in them."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ludotheque.arena.extras import needed
from ludotheque.arena.train.plan import TrainingPlan
from ludotheque.bots import Bot, bot
from ludotheque.bots.learned import Learned
from ludotheque.core import CHANCE, Game, LudothequeError, Rng, Seat, State
from ludotheque.core.observation import Layout, blank, cells_listed
from ludotheque.games import game as game_named

if TYPE_CHECKING:
    from ludotheque.bots.network import Network

__all__ = ["Positions", "features_of", "played", "selfplay"]

SEEDS: Final = 1 << 62


@dataclass
class Positions:
    """Inputs, a row a position, and the share of the win that came of each.

    *decisions* were taken in the games that they are of.
    """

    inputs: Any
    shares: Any
    decisions: int = 0


def features_of(game: Game) -> Layout:
    """Return what networks are told of *game*; refuse one that tells nothing."""
    if game.features is None:
        raise LudothequeError(
            f"{game.title} says nothing to networks: it has no features",
            "no-features",
            {"title": game.title},
        )
    return game.features


def selfplay(plan: TrainingPlan, network: "Network | None", seed: int, games: int) -> Positions:
    """Play so many *games* and return positions of them; without a network the teacher plays."""
    numpy = needed("numpy")
    chooser = Random(seed)
    rows: list[list[int]] = []
    shares: list[float] = []
    decisions = 0
    for _ in range(games):
        game = played(plan, seated(plan, network, chooser), chooser)
        decisions += game.decisions
        for seat, row in game.positions:
            rows.append(row)
            shares.append(game.shares[seat])
    inputs = numpy.array(rows, numpy.int16)
    return Positions(inputs, numpy.array(shares, numpy.float32), decisions)


@dataclass
class Played:
    """One game: positions, each as a seat counts it; how many decisions it had; who won."""

    positions: list[tuple[int, list[int]]]
    decisions: int
    shares: list[float]


def seated(plan: TrainingPlan, network: "Network | None", chooser: Random) -> list[Bot]:
    """Return who plays: the network on every seat, or the teacher."""
    seeds = [chooser.randrange(SEEDS) for _ in range(plan.seats)]
    if network is None:
        return [bot(plan.teacher, seed) for seed in seeds]
    return [Learned(Rng.seeded(seed), network, plan.worlds) for seed in seeds]


def played(plan: TrainingPlan, players: list[Bot], chooser: Random) -> Played:
    """Play one game.

    Of more positions than the plan asks for every one is as likely to be kept.
    """
    state = game_named(plan.game).new(plan.seats, chooser.randrange(SEEDS), **plan.options)
    found: list[tuple[int, list[int]]] = []
    opening = chooser.randrange(plan.opening + 1)
    decisions: int = 0
    seen: int = 0
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.roll()
            continue
        free = decisions < opening or chooser.random() < plan.noise
        state.step(seat, chosen(state, seat, players, chooser, free=free))
        decisions += 1
        # Only where somebody is asked: bots compare positions after chance, not before it.
        for viewer in range(plan.seats if state.waiting() else 0):
            keep(found, plan.positions, seen, chooser, state, viewer)
            seen += 1
    return Played(found, decisions, state.shares())


def chosen(state: State, seat: int, players: list[Bot], chooser: Random, *, free: bool) -> int:
    """Return what *seat* does: any legal action where it is *free*."""
    if free:
        return chooser.choice(state.legal(seat))
    return players[seat].choose(Seat(state, seat))


def keep(
    found: list[tuple[int, list[int]]],
    most: int,
    seen: int,
    chooser: Random,
    state: State,
    viewer: int,
) -> None:
    """Keep this position beside *seen* others, as one of *most* of which each is as likely."""
    place = len(found) if len(found) < most else chooser.randrange(seen + 1)
    if place >= most:
        return
    cells = blank(features_of(state.game).size)
    state.write_features(viewer, cells)
    found[place : place + 1] = [(viewer, cells_listed(cells))]
