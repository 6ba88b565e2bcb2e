"""Who can sit down: random, greedy, search.  Each is given a seat, never the state."""

from ludotheque.bots.bot import Bot, bot, bots, is_command, timed
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.hint import Hint, hint
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import Search

__all__ = [
    "Bot",
    "Greedy",
    "Hint",
    "RandomBot",
    "Search",
    "bot",
    "bots",
    "hint",
    "is_command",
    "timed",
]
