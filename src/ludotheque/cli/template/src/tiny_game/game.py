"""The class that keeps the contract by handing on to the other modules, and `GAME`."""

from ludotheque.core import Edition, Fact, Game, Rng

from tiny_game import knowledge, rules, strategy, table
from tiny_game.box import ACTIONS, OPTIONS


class TinyGame(table.Table):
    """One table of Tiny Game."""

    def advance(self) -> None:
        rules.advance(self)

    def deal_again(self, viewer: int, rng: Rng) -> None:
        """Deal nothing: nothing is hidden."""

    def table_view(self, viewer: int) -> dict[str, object]:
        return knowledge.table_view(self)

    def consequences(self, seat: int, action: int) -> list[Fact]:
        return knowledge.consequences(self, action)

    def score_sheet(self) -> list[dict[str, int]]:
        return rules.sheet(self)

    def winners(self) -> list[int]:
        return rules.winners(self)

    def ending(self) -> str:
        return "heap" if self.over else ""

    def census(self) -> dict[str, int]:
        return table.census(self)

    def evaluate(self, seat: int) -> float:
        return strategy.evaluate(self, seat)


GAME = Game(
    name="tiny_game",
    title="Tiny Game",
    credits="",
    room="tiny_game",
    prefix="TG",
    rules_version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    actions=ACTIONS,
    state=TinyGame,
    kinds=[rules.Take],
    make_edition=lambda game, _seats, options, _pack: Edition(game, options),
    lay_out=table.lay_out,
    # Everybody takes one pebble at least.
    bound=lambda edition, _seats: int(str(edition.options["pebbles"])),
    draw=knowledge.draw,
)
