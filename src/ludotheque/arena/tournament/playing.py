"""Games of a tournament: one, or those of a meeting on one deal."""

from dataclasses import dataclass

from ludotheque.arena.build import check_build
from ludotheque.arena.loop import play
from ludotheque.arena.tournament.formats import Meeting
from ludotheque.bots import bot
from ludotheque.core import Game, Rng, State
from ludotheque.games import game as game_named

__all__ = ["Encounter", "Entry", "play_deal", "played", "ranks"]


@dataclass(frozen=True)
class Entry:
    """What all games of a tournament have in common; *build* is the engine that may play them."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...] = ()
    pack: object = None
    build: str = ""


@dataclass(frozen=True)
class Encounter:
    """One game that was played: who sat where, by number, their shares of the win and ranks."""

    seated: tuple[int, ...]
    shares: list[float]
    ranks: list[float]


def play_deal(entry: Entry, meeting: Meeting, deal: int) -> list[Encounter]:
    """Play one deal once for each seat, so that everybody sits on each."""
    game = game_named(entry.game)
    check_build(entry.build, game)
    found: list[Encounter] = []
    for turn in range(len(meeting.bots)):
        seated = meeting.seated(turn)
        names = [entry.bots[number] for number in seated]
        state = played(game, names, deal, dict(entry.options), entry.pack)
        found.append(Encounter(seated, state.shares(), ranks(state)))
    return found


def played(
    game: Game,
    players: list[str],
    deal: int,
    options: dict[str, object] | None = None,
    pack: object = None,
) -> State:
    """Play one game to the end and return it."""
    state = game.new(len(players), deal, pack=pack, **(options or {}))
    seeds = Rng.seeded(deal).branch()
    play(state, [bot(name, seeds.word()) for name in players])
    return state


def ranks(state: State) -> list[float]:
    """Return for each seat a number, the less the better: winners, then others by their points."""
    scores, winners = state.scores(), state.winners()
    return [0.0 if seat in winners else 1.0 - score / 1e6 for seat, score in enumerate(scores)]
