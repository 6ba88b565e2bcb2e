"""Which bots are compared to say how strong they are, and what they must win."""

from dataclasses import dataclass

import ludotheque as lt
from ludotheque.arena.measuring import measuring

__all__ = ["Pairing", "level_pairings", "pairings"]


@dataclass(frozen=True)
class Pairing:
    """One bot at one seat against copies of a rival at all others, and the share it must win."""

    game: str
    seats: int
    challenger: str
    rival: str
    bar: float

    def key(self) -> str:
        """Return what the figures are kept under."""
        return f"{self.game} {self.seats} {self.challenger} {self.rival}"


def pairings() -> list[Pairing]:
    """Return all pairings that must hold."""
    found: list[Pairing] = []
    for name, game in lt.all_games().items():
        least = measuring(game).greedy_wins
        few, many = game.seats[0], game.seats[-1]
        found += [Pairing(name, seats, "greedy", "random", least) for seats in {few, many}]
        if few == 2:
            found.append(Pairing(name, 2, "expert", "greedy", 0.70))
        if many == 4:
            found.append(Pairing(name, 4, "expert", "greedy", 0.45))
    return found


def level_pairings() -> list[Pairing]:
    """Return pairings that show how far the levels are apart; nothing is demanded of them."""
    found: list[Pairing] = []
    for name, game in lt.all_games().items():
        seats = game.seats[0]
        found.append(Pairing(name, seats, "beginner", "random", 1 / seats))
        found.append(Pairing(name, seats, "club", "beginner", 1 / seats))
        found.append(Pairing(name, seats, "expert", "club", 1 / seats))
    return found
