"""Bunny Kingdom: draft a realm and please the king, for two to four."""

from ludotheque.core import Game
from ludotheque.games.bunny_kingdom.actions import ACTIONS
from ludotheque.games.bunny_kingdom.box import opened, read_pack
from ludotheque.games.bunny_kingdom.camps import PlaceCamp, PlaceCampBefore
from ludotheque.games.bunny_kingdom.construction import Construct, JoinFiefs
from ludotheque.games.bunny_kingdom.draft import Deal, Discard, Draft, Play, PlayAnother
from ludotheque.games.bunny_kingdom.drawing import draw
from ludotheque.games.bunny_kingdom.parchments import CopyParchment
from ludotheque.games.bunny_kingdom.resolution import Supply
from ludotheque.games.bunny_kingdom.setup import bound, lay_out
from ludotheque.games.bunny_kingdom.state import Bunny
from ludotheque.games.bunny_kingdom.trading import ChooseResource, Trading

__all__ = ["GAME"]

GAME = Game(
    name="bunny_kingdom",
    title="Bunny Kingdom",
    credits="by Richard Garfield, illustrated by Paul Mafayon, published by Iello in 2017",
    room=__name__,
    prefix="BK",
    rules_version=1,
    seats=(2, 3, 4),
    options=[],
    actions=ACTIONS,
    state=Bunny,
    kinds=[
        Deal,
        Draft,
        Play,
        PlayAnother,
        Discard,
        Supply,
        Construct,
        JoinFiefs,
        PlaceCampBefore,
        PlaceCamp,
        Trading,
        ChooseResource,
        CopyParchment,
    ],
    make_edition=opened,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    read_pack=read_pack,
)
