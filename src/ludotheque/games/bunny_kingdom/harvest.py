"""The harvest: every fief brings its strength times its wealth (BK-11)."""

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.components import SQUARE_NAMES
from ludotheque.games.bunny_kingdom.fiefs import WEALTH, Fiefs, find
from ludotheque.games.bunny_kingdom.state import Bunny

__all__ = ["collect"]


def collect(s: Bunny) -> None:
    """Let every fief bring its carrots (BK-11.4)."""
    fiefs = find(s)
    for fief in range(fiefs.count()):
        carrots = fiefs.carrots(fief)
        if carrots > 0:
            gain(s, fiefs.owner[fief], fiefs.first[fief], carrots)
            if s.telling():
                tell_harvest(s, fiefs, fief)
    if s.telling():
        s.tell("round-ends", {"round": s.round + 1})


def gain(s: Bunny, seat: i64, first: i64, carrots: i64) -> None:
    """Write down what the fief that begins at *first* has brought *seat*."""
    s.carrots[seat] += carrots
    s.gains = append(s.gains, ((s.round * 4 + seat) * 100 + first) * 1000 + carrots)


def tell_harvest(s: Bunny, fiefs: Fiefs, fief: i64) -> None:
    """Tell what one fief brings, and why."""
    s.tell(
        "harvested",
        {
            "seat": fiefs.owner[fief],
            "square": SQUARE_NAMES[fiefs.first[fief]],
            "strength": fiefs.strength[fief],
            "wealth": WEALTH[fiefs.resources[fief]],
            "carrots": fiefs.carrots(fief),
        },
    )
