"""What the things that others hide can be, and in how many ways (AN-10.7, AN-10.8).

Ways are counted in the worlds of a belief, in lowest terms: their sum is what they are out of.
"""

from math import comb, factorial, gcd
from typing import Final

from ludotheque.games.antler_island.box.components import VALUES
from ludotheque.games.antler_island.knowledge.belief import MASK
from ludotheque.games.antler_island.table import DIGIT, Belief

__all__ = ["TokenSums", "in_lowest_terms", "next_of_pile"]

# The bits in which the values of a pile of food are counted.
VALUE_BITS: Final = 15


class TokenSums:
    """What a number of tokens from under a mat can add up to: *ways* by sum.

    Any of the tokens there are as likely; *whole* says whether all worlds were counted.
    """

    __slots__ = ("ways", "whole")

    def __init__(self, belief: Belief, seat: int, number: int) -> None:
        self.whole = belief.whole
        found: dict[int, int] = {}
        for hand, ways in hands_of(belief, seat).items():
            for chosen, picks in taken(hand, number).items():
                total = chosen[0] + 2 * chosen[1] + 3 * chosen[2]
                found[total] = found.get(total, 0) + ways * picks
        self.ways = found


def hands_of(belief: Belief, seat: int) -> dict[tuple[int, ...], int]:
    """Return the food that may lie under the mat of *seat*, by value, in so many ways each."""
    if seat not in belief.hands:
        belief.hands[seat] = counted_hands(belief, seat)
    return belief.hands[seat]


def counted_hands(belief: Belief, seat: int) -> dict[tuple[int, ...], int]:
    """Count them anew; worlds that differ only in what other mats hold are counted together."""
    mat = (VALUES + seat) * DIGIT
    seen = (1 << VALUE_BITS) - 1 | MASK << mat
    alike: dict[tuple[int, ...], int] = {}
    for world, weight in belief.worlds.items():
        here = tuple([counts & seen for counts in world])
        alike[here] = alike.get(here, 0) + weight
    found: dict[tuple[int, ...], int] = {}
    for here, weight in alike.items():
        for hand, ways in hands_in(here, mat).items():
            found[hand] = found.get(hand, 0) + weight * ways
    common = gcd(*found.values())
    return {hand: ways // common for hand, ways in found.items()}


def hands_in(world: tuple[int, ...], mat: int) -> dict[tuple[int, ...], int]:
    """Return the hands of one world: from each pile so many tokens as lie under the mat."""
    hands: dict[tuple[int, ...], int] = {(0, 0, 0): 1}
    for counts in world:
        pile = (counts & MASK, counts >> DIGIT & MASK, counts >> 2 * DIGIT & MASK)
        number = counts >> mat & MASK
        # As many orders as the pile can lie in, those under the mat first.
        orders = factorial(number) * factorial(sum(pile) - number)
        more: dict[tuple[int, ...], int] = {}
        for chosen, picks in taken(pile, number).items():
            for hand, ways in hands.items():
                both = (hand[0] + chosen[0], hand[1] + chosen[1], hand[2] + chosen[2])
                more[both] = more.get(both, 0) + ways * picks * orders
        hands = more
    return hands


def taken(tokens: tuple[int, ...], number: int) -> dict[tuple[int, ...], int]:
    """Return every choice of *number* of *tokens* by value, with the ways to choose it."""
    found: dict[tuple[int, ...], int] = {}
    for ones in range(min(tokens[0], number) + 1):
        for twos in range(min(tokens[1], number - ones) + 1):
            threes = number - ones - twos
            if threes <= tokens[2]:
                ways = comb(tokens[0], ones) * comb(tokens[1], twos) * comb(tokens[2], threes)
                found[ones, twos, threes] = ways
    return found


def next_of_pile(belief: Belief, pile: int) -> list[int]:
    """Return in how many ways the next thing drawn from *pile* is of each kind."""
    place = belief.piles.index(pile)
    row = [0] * belief.kinds
    for index in range(len(belief.likely)):
        counts = belief.likely[index][place]
        unknown = [counts >> kind * DIGIT & MASK for kind in range(belief.kinds)]
        # Whatever lies in the pile or, from there, under a mat is as likely to be the next.
        ways = belief.weights[index] // sum(unknown)
        for kind in range(belief.kinds):
            row[kind] += ways * unknown[kind]
    return in_lowest_terms(row)


def in_lowest_terms(ways: list[int]) -> list[int]:
    """Return *ways* divided by what divides all of them."""
    common = gcd(*ways)
    return [count // common for count in ways] if common > 1 else ways
