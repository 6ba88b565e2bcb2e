"""The class that keeps the contract by handing on to the other modules, and `GAME`."""

from ludotheque.core import Edition, Fact, Game, Rng

from goofspiel import knowledge, rules, strategy, table
from goofspiel.box import ACTIONS, OPTIONS


class Goofspiel(table.Table):
    """One table of Goofspiel."""

    def advance(self) -> None:
        rules.advance(self)

    def deal_again(self, viewer: int, rng: Rng) -> None:
        """Deal nothing: what is hidden are bids of this round, which are imagined for us."""

    def table_view(self, viewer: int) -> dict[str, object]:
        return knowledge.table_view(self)

    def consequences(self, seat: int, action: int) -> list[Fact]:
        return knowledge.consequences(self, seat, action)

    def score_sheet(self) -> list[dict[str, int]]:
        return rules.sheet(self)

    def winners(self) -> list[int]:
        return rules.winners(self)

    def ending(self) -> str:
        return "prizes" if self.over else ""

    def census(self) -> dict[str, int]:
        return table.census(self)

    def evaluate(self, seat: int) -> float:
        return strategy.evaluate(self, seat)


GAME = Game(
    name="goofspiel",
    title="Goofspiel",
    credits="traditional; studied by Merrill Flood in the 1930s",
    room="goofspiel",
    prefix="GO",
    rules_version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    actions=ACTIONS,
    state=Goofspiel,
    kinds=[rules.TurnPrize, rules.Bid, rules.Bidding],
    make_edition=lambda game, _seats, options, _pack: Edition(game, options),
    lay_out=table.lay_out,
    # Every seat bids as often as it has cards.
    bound=lambda edition, seats: seats * int(str(edition.options["cards"])),
    draw=knowledge.draw,
    # All bid at once: a look one action ahead would see nothing, so the levels play on to the end.
    levels={
        "beginner": "ismcts:iterations=40:rollout=random",
        "club": "ismcts:iterations=200:rollout=random",
        "expert": "ismcts:ms=250:rollout=random",
    },
)
