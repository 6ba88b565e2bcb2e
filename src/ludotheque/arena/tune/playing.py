"""Games that weights are found in: between bots who err now and then."""

import json
from pathlib import Path
from typing import Final, TypeAlias

import ludotheque as lt
from ludotheque.arena.loop import steps
from ludotheque.bots import Bot
from ludotheque.core import CHANCE, Game

__all__ = ["Sample", "astray", "collect", "load"]

# One decision of so many is taken at random, so that odd positions are seen too.
ASTRAY: Final = 12
# A position, and for each seat its share of the win in the end.
Sample: TypeAlias = tuple[lt.State, list[float]]


class Astray:
    """Plays as *bot* does, but now and then at random."""

    def __init__(self, bot: Bot, rng: lt.Rng) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, seat: lt.Seat) -> int:
        """Return what the bot would do, or any legal action."""
        legal = seat.choices()
        if self.rng.below(ASTRAY) == 0:
            return legal[self.rng.below(len(legal))]
        return self.bot.choose(seat)


def astray(players: list[str], rng: lt.Rng) -> list[Bot]:
    """Return the bots called *players*, who err now and then."""
    bots = [lt.bot(name, rng.word()) for name in players]
    return [Astray(bot, rng) for bot in bots]


def collect(
    game: Game, tables: tuple[str, ...], games: int, kept: int, seed: int, path: Path
) -> None:
    """Play *games* games and write *kept* positions of each, with the shares of the win."""
    rng = lt.Rng.seeded(seed)
    with path.open("w", encoding="ascii") as file:
        for number in range(games):
            # Half of the games, every second one, are held back: those of each table alike.
            players = tables[number // 2 % len(tables)].split(",")
            state = game.new(len(players), seed + number)
            snapshots = [
                state.snapshot()
                for seat in steps(state, astray(players, rng))
                if seat != CHANCE and len(state.legal(seat)) > 1
            ]
            chosen = [snapshots[rng.below(len(snapshots))] for _ in range(kept)]
            file.write(json.dumps([chosen, state.shares()]) + "\n")


def load(game: Game, path: Path) -> list[list[Sample]]:
    """Return the positions of each game as states, with the shares of the win."""
    games: list[list[Sample]] = []
    for line in path.read_text("ascii").splitlines():
        snapshots, shares = json.loads(line)
        games.append([(game.restore(snapshot), shares) for snapshot in snapshots])
    return games
