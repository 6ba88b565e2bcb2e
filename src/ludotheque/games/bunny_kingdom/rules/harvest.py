"""The harvest: every fief brings its strength times its wealth (BK-11)."""

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.box.components import SQUARE_NAMES
from ludotheque.games.bunny_kingdom.rules.fiefs import WEALTH, Fiefs, find_fiefs
from ludotheque.games.bunny_kingdom.table import HARVESTING, ROUNDS, Table

__all__ = ["collect", "harvests_left"]


def harvests_left(s: Table) -> i64:
    """Return how many harvests are to come (BK-1.1)."""
    if s.phase > HARVESTING:
        return 0
    return ROUNDS - s.round


def collect(s: Table) -> None:
    """Let every fief bring its carrots (BK-11.4)."""
    fiefs = find_fiefs(s)
    for fief in range(fiefs.count()):
        carrots = fiefs.carrots(fief)
        if carrots > 0:
            gain(s, fiefs.owner[fief], fiefs.first[fief], carrots)
            if s.telling():
                tell_harvest(s, fiefs, fief)
    if s.telling():
        s.tell("round-ends", {"round": s.round + 1})


def gain(s: Table, seat: i64, first: i64, carrots: i64) -> None:
    """Write down what the fief that begins at *first* has brought *seat*."""
    # Three digits are enough: all cities of the box have 54 towers, and there are 10 resources.
    s.carrots[seat] += carrots
    s.gains = append(s.gains, ((s.round * 4 + seat) * 100 + first) * 1000 + carrots)


def tell_harvest(s: Table, fiefs: Fiefs, fief: i64) -> None:
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
