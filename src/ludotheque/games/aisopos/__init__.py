"""Aisopos: hidden pieces on nineteen hexes, for two to four."""

from ludotheque.core import Game, Option
from ludotheque.games.aisopos.actions import ACTIONS
from ludotheque.games.aisopos.drawing import draw
from ludotheque.games.aisopos.draws import AnswerDraw
from ludotheque.games.aisopos.setup import FirstSeat, agreement, bound, lay_out
from ludotheque.games.aisopos.state import Aisopos
from ludotheque.games.aisopos.turn import Turn

__all__ = ["GAME"]

GAME = Game(
    name="aisopos",
    title="Aisopos",
    credits="a Japanese game, 2010 or earlier; its author is not known to us",
    room=__name__,
    prefix="AI",
    rules_version=1,
    seats=(2, 3, 4),
    options=[
        Option("games", 1, low=1, high=2),
        Option("quiet", 20, low=1, high=200),
        Option("quiet_unit", "rounds", words=("rounds", "turns")),
        Option("agreement", False, at_table=True),
        Option("first", 0, low=0, high=3, words=("random",), at_table="random"),
    ],
    actions=ACTIONS,
    state=Aisopos,
    kinds=[FirstSeat, Turn, AnswerDraw],
    make_tables=agreement,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
)
