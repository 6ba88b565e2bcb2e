"""What the laws are tried on: a game for every number of players, and every option once."""

from dataclasses import dataclass, field

from ludotheque.core import Game, State

__all__ = ["Case", "cases_of"]


@dataclass(frozen=True)
class Case:
    """One way to sit down to a game."""

    game: Game
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def new(self, seed: int) -> State:
        """Lay out the game of *seed*."""
        return self.game.new(self.seats, seed, **self.options)

    def __str__(self) -> str:
        changed = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}p{changed}"


def cases_of(game: Game) -> list[Case]:
    """Return the game as it is for every number of players, then with each option changed."""
    plain = [Case(game, seats) for seats in game.seats]
    changed = [
        Case(game, game.seats[index % len(game.seats)], options)
        for index, options in enumerate(variations(game))
        if allowed(game, game.seats[index % len(game.seats)], options)
    ]
    return plain + changed


def variations(game: Game) -> list[dict[str, object]]:
    """Return one set of options for each value that differs from the default."""
    found: list[dict[str, object]] = []
    for option in game.options:
        if isinstance(option.default, bool):
            found.append({option.name: not option.default})
        else:
            found += [{option.name: word} for word in option.words if word != option.default]
            found += [
                {option.name: number}
                for number in {option.low, option.high}
                if option.low <= number <= option.high and number != option.default
            ]
    return found


def allowed(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Say whether the game takes *options* with so many *seats*."""
    try:
        game.edition(seats, options)
    except ValueError:
        return False
    return True
