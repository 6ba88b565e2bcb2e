"""The weights of the evaluation, in points; `ludotheque tune` finds them.

They are used as `weights.NAME`, never imported by name: so the tool can change them in play.
"""

from typing import Final

# What a piece of antlers, a point of food in hand and one committed to a fight are worth.
ANTLER: Final = 0.349
FOOD: Final = 0.159
COMMITTED: Final = 0.125
# What a tile of each kind is worth in hand.
TILE_WORTH: Final = [0.231, 0.196, 0.76, 0.234, 0.107, 0.627]
# What a point counts before a fight is won: at the start, when the fight that proves it is still
# hoped for, and at the end.
UNPROVEN_EARLY: Final = 1.33
UNPROVEN_LATE: Final = 0.0768
# A place on the hill counts fully when the game is about to end, and this much before.
PLACE_EARLY: Final = 0.108
CUBES: Final = 0.506
# The Winning Stag beside the points that it makes count.
WINNING_STAG: Final = 0.537
# What any win brings beside it: a tile, the other's antler, the space.
WIN: Final = 1.14
LOSS: Final = 0.308
# What a token that nobody has seen counts, and what a tile yet to be earned is worth.
TOKEN: Final = 3.8
TILE: Final = 0.72
# The share of what follows a fight that is left, since it may be lost.
AFTER_A_FIGHT: Final = 0.331
# Others move too: each turn that something lies ahead takes this share of its worth.
PATIENCE: Final = 0.805
# What does within a step are worth when the round is over, so many of them at the most.
NEXT_ROUND: Final = 0.346
MOST_NEXT: Final = 3
# Points of strength that turn an even chance into three of four.
SURE_STRENGTH: Final = 2.08
# The lead that games usually end with.
SPREAD: Final = 6.72
# Such odds are won more often, or less, than they say: to this power they are right.
CERTAINTY: Final = 1.72
