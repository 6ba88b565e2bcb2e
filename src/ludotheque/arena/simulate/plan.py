"""What is to be played."""

from dataclasses import dataclass

from ludotheque.bots import timed
from ludotheque.core import Game
from ludotheque.games import game as game_named

__all__ = ["Plan"]

SEEDS = 2**128


@dataclass(frozen=True)
class Plan:
    """What is to be played: game, bots by seat, options, and the seed of the first game."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    pack: object = None

    def found(self) -> Game:
        """Return the game."""
        return game_named(self.game)

    def seed_of(self, number: int) -> int:
        """Return what the game *number*, from 0 on, is dealt from."""
        return (self.seed + number) % SEEDS

    def repeatable(self) -> bool:
        """Say whether it comes out the same again: not where a bot thinks by the clock."""
        game = self.found()
        return not any(timed(name, game) for name in self.players)

    def described(self) -> dict[str, object]:
        """Return the plan as plain values, so that two can be compared; a pack by its digest."""
        game = self.found()
        edition = game.edition(len(self.players), dict(self.options), self.pack)
        return {
            "game": game.name,
            "rules": game.rules_version,
            "players": list(self.players),
            "seed": str(self.seed),
            "options": dict(edition.options),
            "pack": edition.pack_digest,
        }
