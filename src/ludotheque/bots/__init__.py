"""Who can sit down: random, greedy.  Each is given a seat, never the state."""

from ludotheque.bots.bot import Bot, bot, bots
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.random import RandomBot

__all__ = ["Bot", "Greedy", "RandomBot", "bot", "bots"]
