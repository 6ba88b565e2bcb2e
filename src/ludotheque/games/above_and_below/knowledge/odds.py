"""How likely lanterns are, counted exactly: so many ways of all that the dice can fall."""

from math import gcd
from typing import Final

from mypy_extensions import i64

from ludotheque.core.facts import chance
from ludotheque.games.above_and_below.box.contents import VILLAGERS
from ludotheque.games.above_and_below.table import Table

__all__ = ["FACES", "Rerolls", "at_least", "throws", "too_many_throws"]

FACES: Final = 6
# With more dice than this nobody says how likely rerolls make it, nor where there are more ways
# than a page can count.
MOST_DICE: Final = 6
MOST_THROWS: Final = 20


def throws(s: Table, group: i64) -> list[int]:
    """Return for each number of lanterns in how many ways the dice of *group* show it."""
    ways = [1]
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            ways = with_one_more(ways, lanterns_by_face(s, villager))
    return ways


def lanterns_by_face(s: Table, villager: i64) -> list[int]:
    """Return the lanterns of *villager* for the faces 1 to 6."""
    return [int(lanterns) for lanterns in s.box.villagers[villager].lanterns][1:]


def with_one_more(ways: list[int], faces: list[int]) -> list[int]:
    """Return *ways* with one more die whose *faces* show these lanterns."""
    more = [0] * (len(ways) + max(faces))
    for count in range(len(ways)):
        for lanterns in faces:
            more[count + lanterns] += ways[count]
    return more


def at_least(ways: list[int], needed: i64) -> list[int]:
    """Return the chance of *needed* lanterns or more."""
    return chance(sum(ways[max(needed, 0) :]), sum(ways))


def too_many_throws(dice: i64, rerolls: i64) -> bool:
    """Say whether so many *dice* with so many *rerolls* are beyond counting."""
    return dice > MOST_DICE or dice * (rerolls + 1) > MOST_THROWS


class Rerolls:
    """The dice of a group and how likely rerolls let them show enough, thrown again at best.

    A position has a digit for each die: which of its numbers of lanterns it shows, or one more
    for a die that is still to be thrown.  Positions are numbered by their digits, so that what a
    die to be thrown can become always stands before it.
    """

    __slots__ = ("dice", "sizes", "steps", "values", "weights")

    def __init__(self, s: Table, group: i64) -> None:
        # By die: its different numbers of lanterns, and how many faces show each.
        self.values: list[list[int]] = []
        self.weights: list[list[int]] = []
        for villager in range(VILLAGERS):
            if group >> villager & 1:
                faces = lanterns_by_face(s, villager)
                self.values.append(sorted(set(faces)))
                self.weights.append([faces.count(value) for value in self.values[-1]])
        self.dice: int = len(self.values)
        self.sizes: list[int] = [len(values) + 1 for values in self.values]
        self.steps: list[int] = [1] * (self.dice + 1)
        for die in range(self.dice):
            self.steps[die + 1] = self.steps[die] * self.sizes[die]

    def chance(self, needed: i64, rerolls: i64) -> list[int]:
        """Return the chance of *needed* lanterns with so many *rerolls*, all for this threshold."""
        worth = self.enough(needed)
        for _ in range(rerolls):
            worth = self.best(self.thrown(worth))
        ways = self.thrown(worth)[-1]
        every: int = FACES ** (self.dice * (rerolls + 1))
        # Shortened: nobody throws all these dice one by one, and the numbers are long.
        shared = gcd(ways, every)
        return chance(ways // shared, every // shared)

    def least(self) -> int:
        """Return the fewest lanterns that the dice can show."""
        return sum([values[0] for values in self.values])

    def most(self) -> int:
        """Return the most lanterns that the dice can show."""
        return sum([values[-1] for values in self.values])

    def enough(self, needed: i64) -> list[int]:
        """Return 1 for every position that shows *needed* lanterns, else 0."""
        shown = [0]
        for values in self.values:
            shown = [count + value for value in [*values, 0] for count in shown]
        return [1 if count >= needed else 0 for count in shown]

    def thrown(self, worth: list[int]) -> list[int]:
        """Return the ways of every position whose open dice are thrown; thrown ones count six."""
        ways = worth[:]
        for die in range(self.dice):
            step, last = self.steps[die], self.sizes[die] - 1
            for first in self.firsts(die):
                total = 0
                for value in range(last):
                    position = first + value * step
                    total += self.weights[die][value] * ways[position]
                    ways[position] *= FACES
                ways[first + last * step] = total
        return ways

    def best(self, ways: list[int]) -> list[int]:
        """Return for every position the ways that the best dice to throw again leave."""
        best = ways[:]
        for die in range(self.dice):
            step, last = self.steps[die], self.sizes[die] - 1
            for first in self.firsts(die):
                again = best[first + last * step]
                for value in range(last):
                    position = first + value * step
                    best[position] = max(best[position], again)
        return best

    def firsts(self, die: int) -> list[int]:
        """Return the positions in which *die* shows the least it can."""
        step, block = self.steps[die], self.steps[die + 1]
        return [start + low for start in range(0, self.steps[-1], block) for low in range(step)]
