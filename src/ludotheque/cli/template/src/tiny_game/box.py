"""What is in the box: the names of actions, the options."""

from typing import Final

from ludotheque.core import Actions, Option

# The most pebbles that may be taken at once.
MOST: Final = 3
# One block of actions: to take one pebble is number 0.
TAKE: Final = 0
ACTIONS: Final = Actions([f"take {count}" for count in range(1, MOST + 1)])
OPTIONS: Final = [Option("pebbles", 12, low=4, high=40)]
