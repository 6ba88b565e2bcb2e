"""How good a position is, for the bots."""

from goofspiel.table import Table, bits

# How much a lead of all points counts: with it the game is won.
HOPE = 0.5


def evaluate(s: Table, seat: int) -> float:
    """Return 0 to 1: the share of all points that *seat* has or may hope for, over its best rival.

    A hand is worth what its cards add up to: who kept high cards wins more of what is left.
    """
    if s.over:
        return s.shares()[seat]
    points = s.scores()
    left = sum(bits(s.deck)) + sum(bits(s.prizes))
    strength = [sum(bits(hand)) for hand in s.hands]
    total = max(1, sum(strength))
    hoped = [points[n] + left * strength[n] / total for n in range(s.seats)]
    rival = max(hoped[n] for n in range(s.seats) if n != seat)
    every = max(1, sum(points) + left)
    return min(1.0, max(0.0, 0.5 + HOPE * (hoped[seat] - rival) / every))
