"""Every pairing that must hold, played until it is decided.

Seats are rotated, each deal is played from every seat, draws and shared wins count in shares.
Where a search plays, games are dear: a pairing ends when a look after every twentieth game finds
the bar outside of its interval, after 200 games at the most.
"""

from typing import Final

import ludotheque as lt
from ludotheque.arena.intervals import wilson
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.measure.pairings import Pairing
from ludotheque.arena.measuring import measuring
from ludotheque.arena.pool import in_order
from ludotheque.arena.telling import Tell
from ludotheque.arena.tournament.playing import played
from ludotheque.bots.levels import LEVELS, setting

__all__ = ["first_deal", "measure_pairing", "who"]

MOST_GAMES: Final = 200
BETWEEN_LOOKS: Final = 20


def first_deal(game: str) -> int:
    """Return the first of the deals that *game* is measured on."""
    return measuring(lt.game(game)).first_deal


def challenge(pairing: Pairing, number: int) -> float:
    """Play game *number* of a pairing; return the challenger's share. Each deal meets each seat."""
    seat = number % pairing.seats
    players = [pairing.rival] * pairing.seats
    players[seat] = pairing.challenger
    deal = first_deal(pairing.game) + number // pairing.seats
    return played(lt.game(pairing.game), players, deal).shares()[seat]


def decided(pairing: Pairing, shares: list[float]) -> bool:
    """Say whether there were games enough, or the interval excludes the bar."""
    if len(shares) >= MOST_GAMES:
        return True
    if pairing.challenger == "greedy" or not shares or len(shares) % BETWEEN_LOOKS > 0:
        return False
    low, high = wilson(sum(shares), len(shares))
    return low > pairing.bar or high < pairing.bar


def measure_pairing(pairing: Pairing, figures: Figures, workers: int, tell: Tell) -> None:
    """Play until the pairing is decided, keeping every game."""
    kept = figures.games_of("strength", pairing.key(), conditions(pairing))
    jobs = ((pairing, number) for number in range(len(kept), MOST_GAMES))
    if decided(pairing, kept):
        return
    for share in in_order(challenge, jobs, workers):
        kept.append(share)
        figures.keep()
        low, high = (f"{bound:.1%}" for bound in wilson(sum(kept), len(kept)))
        won = f"{sum(kept):g}"
        tell("measure-pairing", pairing=pairing.key(), won=won, games=len(kept), low=low, high=high)
        if decided(pairing, kept):
            return


def conditions(pairing: Pairing) -> str:
    """Return what the games of a pairing depend on: both settings, and the first deal."""
    one, other = who(pairing.challenger, pairing.game), who(pairing.rival, pairing.game)
    return f"{one} against {other} from {first_deal(pairing.game)}"


def who(name: str, game: str) -> str:
    """Return the full name of a bot: a level by its setting."""
    return setting(name, lt.game(game)) if name in LEVELS else name
