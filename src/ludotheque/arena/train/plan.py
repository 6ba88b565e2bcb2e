"""What is trained, and how: all of it is written down with the network."""

import msgspec

__all__ = ["TrainingPlan"]


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """One seed and one plan give one network.

    *games* are played a generation, *positions* learned of each; *noise* is the share of moves
    left to chance in games of the network, and up to *opening* first ones are as well; *worlds*
    are imagined for each move; the last *kept* generations are learned, *epochs* times over;
    *hidden* are the sizes of the layers between; a gate has *gate* games.
    """

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    seed: int = 1
    generations: int = 6
    games: int = 1000
    positions: int = 60
    teacher: str = "greedy:worlds=4"
    worlds: int = 6
    noise: float = 0.06
    opening: int = 8
    kept: int = 3
    epochs: int = 3
    rate: float = 0.001
    hidden: tuple[int, ...] = (48, 16)
    gate: int = 100
