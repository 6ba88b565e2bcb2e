"""The weights of the evaluation, in points; `ludotheque tune` finds them.

They are used as `weights.NAME`, never imported by name: so the tool can change them in play.
"""

from typing import Final

# What a piece is worth to its owner, on the board or in hand: Lion, Man, Fox, Mouse, Ant.  With
# more rivals it is worth less, since what is lost goes to one of several.
FORCE: Final = [5.95, 0.346, -0.863, 0.792, 1.13]
# What is lost of it once an enemy has seen it.
SEEN: Final = 0.56
# The share of a clash's gain that counts: the best one of the seat in turn, and of the others;
# further ones; and where the attacker does not know the defender but has reason to dare.
NOW: Final = 0.361
LATER: Final = 0.271
FURTHER: Final = 0.165
BLIND: Final = 0.58
# Points of lead that turn an even chance into three of four: with all pieces, with one left.
SURE_EARLY: Final = 5.97
SURE_LATE: Final = 0.329
