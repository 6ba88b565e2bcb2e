"""The weights of the evaluation, in carrots; `ludotheque tune` finds them.

They are used as `weights.NAME`, never imported by name: so the tool can change them in play.
"""

from typing import Final

# Half a product, for each harvest to come, while there is still much to draft.
HOPE: Final = 0.289
# A free square, for each harvest to come, while there is still much to draft.
ROOM: Final = 0.215
# A construction that waits, against one that is built.
WAITS: Final = 0.44
# The best card that the next player will find in my hand.
DENIED: Final = 0.212
# Two unknown cards; a construction of which nothing better can be said yet; a copied card.
SUPPLY: Final = 6.61
NO_USE_YET: Final = 0.862
COPIED: Final = 7.01
# What a player may hope to have in the end of all that parchments count, in the order of
# COUNT_NAMES, gained evenly in the draft.
TYPICAL: Final = [
    4.71, 3.32, 1.95, 0.991, 24.4, 5.65, 0.715, 3.74, 5.85,
    7.02, 0.996, 9.95, 2.76, 6.37, 1.64, 1.06,
]  # fmt: skip
MORE_TREASURE: Final = 1.84
MORE_FROM_SMALL_FIEFS: Final = 10.7
# The lead that games usually end with.
SPREAD: Final = 28.8
# Such odds are won more often, or less, than they say: to this power they are right.
CERTAINTY: Final = 1.92
