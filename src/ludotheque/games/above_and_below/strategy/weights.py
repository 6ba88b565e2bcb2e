"""The weights of the evaluation, in points; `ludotheque tune` finds them.

They are used as `weights.NAME`, never imported by name: so the tool can change them in play.
"""

from typing import Final

# A coin, by the rounds still to come: at the end it only breaks ties.
COIN: Final = [0.0779, 0.328, 0.369, 0.485, 0.477, 0.331, 1.09]
LAST_COIN: Final = 0.0102
# Coins beyond a star house are worth this much of their value.
PLENTY: Final = 14
SURPLUS: Final = 0.468
# A villager who can be used this round; what his symbols and each lantern he shows add.
HAND: Final = 0.633
HAMMER_HAND: Final = 0.126
QUILL_HAND: Final = 0.0889
LANTERN_HAND: Final = 0.538
# In every round to come: a villager with a bed, one without, and a bed for somebody to be hired.
BEDDED: Final = 1.43
BEDLESS: Final = 0.18
SPARE_BED: Final = 0.237
SPARE_BEDS: Final = 2
# An injured villager needs a night more.
HURT: Final = 0.405
# Goods still lying on a card, and a card that refills, in every round to come.
RIPE: Final = 0.439
REFILL: Final = 0.362
# Drinks, and an empty cave for the next outpost (the first two).
POTION_WORTH: Final = 0.609
CIDER_WORTH: Final = 0.185
CAVE: Final = 0.653
CAVES_OF_USE: Final = 2
# A step of reputation before the ranks are settled, and one that the book gives or takes.
REPUTATION: Final = 0.303
STEP: Final = 1.85
# A game of luck in a cave, and a building for nothing.
LUCK: Final = 0.943
FREE_BUILDING: Final = 10.5
# Symbols on cards, in every round to come.
TRAIN_TO_READY: Final = 0.412
BUILDING_COIN: Final = 0.341
EXPLORING_COIN: Final = 0.1
A_REROLL: Final = 0.102
DRINKS_AS_COINS: Final = 0.0568
# The lead that games usually end with.
SPREAD: Final = 11.8
# Such odds are won more often, or less, than they say: to this power they are right.
CERTAINTY: Final = 3.12
