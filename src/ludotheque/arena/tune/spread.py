"""The scale of an evaluation: the lead that games usually end with."""

import numpy as np

import ludotheque as lt
from ludotheque.arena.loop import play
from ludotheque.arena.telling import Tell
from ludotheque.arena.tune.playing import astray
from ludotheque.arena.tune.weights import Weights
from ludotheque.core import Game

__all__ = ["spread"]


def spread(game: Game, weights: Weights, games: int, seed: int, keep: bool, tell: Tell) -> None:
    """Find the lead that games of greedy bots usually end with; *keep* it as SPREAD."""
    squares: list[int] = []
    for number in range(games):
        state = game.new(game.seats[number % len(game.seats)], seed + number)
        play(state, astray(["greedy"] * state.seats, lt.Rng.seeded(seed + number)))
        scores = state.scores()
        for seat, mine in enumerate(scores):
            squares.append((mine - max(scores[:seat] + scores[seat + 1 :])) ** 2)
    weights.report(tell, weights.held(), np.array([np.sqrt(np.mean(squares))]), keep)
