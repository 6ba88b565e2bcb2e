"""Two toy games that keep the contract where Aisopos cannot: chance, layers, secret answers."""

from collections.abc import Callable
from typing import Any

from ludotheque.core import Actions, AnyDecision, Edition, Game, PlainState, State


class Toy(PlainState):
    """A state that is won by points."""

    def winners(self) -> list[int]:
        points = self.scores()
        return [n for n in range(self.seats) if self.over and points[n] == max(points)]

    def ending(self) -> str:
        return "rounds" if self.over else ""

    def evaluate(self, seat: int) -> float:
        return min(1.0, self.scores()[seat] / 40)


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
