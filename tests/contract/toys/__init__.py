"""Two toy games that keep the contract where Aisopos cannot: chance, layers, secret answers."""

from collections.abc import Callable
from typing import Any

from ludotheque.core import Actions, AnyDecision, Edition, Game, Pile, State


class Toy(State):
    """A state whose fields are set by name, and which is won by points."""

    def copy(self) -> "Toy":
        other = type(self)(self.edition, self.seats, self.rng.copy(), self.stack[:], self.over)
        for name in self.fields:
            setattr(other, name, copied(getattr(self, name)))
        return other

    def winners(self) -> list[int]:
        points = self.scores()
        return [n for n in range(self.seats) if self.over and points[n] == max(points)]

    def ending(self) -> str:
        return "rounds" if self.over else ""

    def evaluate(self, seat: int) -> float:
        return min(1.0, self.scores()[seat] / 40)


def copied(value: Any) -> Any:
    """Return a number, a pile or a row as a copy's own."""
    if isinstance(value, int):
        return value
    return value.copy() if isinstance(value, Pile) else value[:]


def bits(cards: int) -> list[int]:
    """Return the numbers of the cards in a row of bits."""
    return [card for card in range(16) if int(cards) >> card & 1]


def toy(
    room: str,
    state: type[State],
    names: list[str],
    kinds: list[type[AnyDecision]],
    lay_out: Callable[[Any], None],
    bound: Callable[[Edition, int], int],
) -> Game:
    """Return the toy as a game for two or three."""
    return Game(
        name=room.rsplit(".", maxsplit=1)[-1],
        title=state.__name__,
        credits="a toy of our own",
        room=room,
        prefix="TOY",
        rules_version=1,
        seats=(2, 3),
        options=[],
        actions=Actions(names),
        state=state,
        kinds=kinds,
        make_edition=lambda game, _seats, options, _pack: Edition(game, options),
        lay_out=lay_out,
        bound=bound,
        draw=lambda view, _say: str(view["table"]),
    )
