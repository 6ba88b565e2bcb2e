"""How strong a rival can be in a fight, by what the seat that asks can work out (AN-10.8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.components import COMMIT_MOST, VALUES
from ludotheque.games.antler_island.consequences.chances import chances_of
from ludotheque.games.antler_island.knowledge.believed import believed
from ludotheque.games.antler_island.knowledge.possible import TokenSums
from ludotheque.games.antler_island.table import Table

__all__ = ["Odds", "Reach", "numbers_to_lay"]

OUTCOMES: Final = ["win", "draw", "lose"]


def numbers_to_lay(s: Table, seat: i64) -> list[int]:
    """Return how many tokens *seat* may commit: what lies there, or one to three (AN-6.2)."""
    laid, held = s.tokens_laid(seat), s.tokens_held(seat)
    if laid > 0 or held == 0:
        return [int(laid)]
    return list(range(1, min(int(held), COMMIT_MOST) + 1))


class Reach:
    """The *least* and the *most* strength that *other* can show, as far as *seat* can know."""

    __slots__ = ("least", "most", "whole")

    def __init__(self, s: Table, seat: i64, other: i64) -> None:
        belief = believed(s, seat, VALUES, s.tokens_seen)
        numbers = numbers_to_lay(s, other)
        self.whole = belief.whole
        self.least: int = s.antlers[other] + min(TokenSums(belief, other, numbers[0]).ways)
        self.most: int = s.antlers[other] + max(TokenSums(belief, other, numbers[-1]).ways)


class Odds:
    """How *strength* of *seat* fares against *number* tokens of *other*, any that it may hold."""

    __slots__ = ("least", "most", "number", "other", "ways", "whole")

    def __init__(self, s: Table, seat: i64, other: i64, number: int, strength: int) -> None:
        sums = TokenSums(believed(s, seat, VALUES, s.tokens_seen), other, number)
        antlers: int = s.antlers[other]
        self.other: i64 = other
        self.number = number
        self.whole = sums.whole
        self.least = antlers + min(sums.ways)
        self.most = antlers + max(sums.ways)
        self.ways = [0, 0, 0]
        for total, ways in sums.ways.items():
            rival = antlers + total
            self.ways[0 if rival < strength else 1 if rival == strength else 2] += ways

    def told(self, key: str) -> Fact:
        """Return it as a fact, the outcome alone where it is certain.

        As *key*-about where not all could be counted (AN-10.8).
        """
        exact, chances = chances_of(self.ways)
        facts: dict[str, object] = {
            "other": self.other,
            "count": self.number,
            "least": self.least,
            "most": self.most,
        }
        if self.whole and max(self.ways) == sum(self.ways):
            facts["outcome"] = OUTCOMES[self.ways.index(max(self.ways))]
            return Fact("sure-at-best" if key == "at-best" else "sure", facts, "AN-6.6")
        for place in range(len(OUTCOMES)):
            facts[f"{OUTCOMES[place]}_chance"] = chances[place]
        return Fact(key if exact and self.whole else f"{key}-about", facts, "AN-6.6")
