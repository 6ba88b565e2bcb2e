"""Measure the bots and write docs/bots.md.

    python tools/measure_bots.py strength          every pairing that must hold, until it is decided
    python tools/measure_bots.py ladder            is more time better?
    python tools/measure_bots.py budget            is the time kept?
    python tools/measure_bots.py write             only the page, from figures measured before

Figures are kept in docs/bots.json as they come in, so that a long run can be stopped and goes on
where it was, and begins anew where a level has got another setting (where a game has: --again).
Seats are rotated, draws and shared wins count in shares, intervals are Wilson's at 95 %, and where
a search plays, a pairing ends when a look after every twentieth game finds the bar outside of its
interval, after 200 games at the most.
"""

import platform
from collections.abc import Iterator
from itertools import combinations, count, islice
from time import perf_counter, process_time
from typing import Any

import click
from bots_page import BUDGET_MS, RUNGS, Pairing, level_pairings, pairings, write
from figures import known_figures, write_figures

import ludotheque as lt
from ludotheque.arena import in_order, play, steps, wilson
from ludotheque.arena.measuring import measuring
from ludotheque.bots import RandomBot
from ludotheque.bots.levels import LEVELS, setting

MOST_GAMES = 200
# Where a search plays, games are dear: every so many of them it is asked whether it is decided.
BETWEEN_LOOKS = 20
BUDGET_DECISIONS = 1000


# Playing


def played(game: str, players: list[str], seed: int) -> lt.State:
    """Play one game to the end and return it."""
    state = lt.game(game).new(len(players), seed)
    seeds = lt.Rng.seeded(seed).branch()
    play(state, [lt.bot(name, seeds.word()) for name in players])
    return state


def first_deal(game: str) -> int:
    """Return the first of the deals that *game* is measured on."""
    return measuring(lt.game(game)).first_deal


def challenge(pairing: Pairing, number: int) -> float:
    """Play game *number* of a pairing; return the challenger's share. Each deal meets each seat."""
    seat = number % pairing.seats
    players = [pairing.rival] * pairing.seats
    players[seat] = pairing.challenger
    deal = first_deal(pairing.game) + number // pairing.seats
    return played(pairing.game, players, deal).shares()[seat]


# Counting


def decided(pairing: Pairing, shares: list[float]) -> bool:
    """Say whether there were games enough, or the interval excludes the bar."""
    if len(shares) >= MOST_GAMES:
        return True
    if pairing.challenger == "greedy" or not shares or len(shares) % BETWEEN_LOOKS > 0:
        return False
    low, high = wilson(sum(shares), len(shares))
    return low > pairing.bar or high < pairing.bar


def measure_pairing(pairing: Pairing, figures: dict[str, Any], workers: int) -> None:
    """Play until the pairing is decided, keeping every game."""
    kept = kept_of(figures, "strength", pairing.key(), conditions(pairing))
    jobs = ((pairing, number) for number in range(len(kept), MOST_GAMES))
    if decided(pairing, kept):
        return
    for share in in_order(challenge, jobs, workers):
        kept.append(share)
        keep(figures)
        low, high = wilson(sum(kept), len(kept))
        click.echo(f"{pairing.key()}: {sum(kept):g} of {len(kept)}, {low:.1%} to {high:.1%}")
        if decided(pairing, kept):
            return


def conditions(pairing: Pairing) -> str:
    """Return what the games of a pairing depend on: both settings, and the first deal."""
    one, other = who(pairing.challenger, pairing.game), who(pairing.rival, pairing.game)
    return f"{one} against {other} from {first_deal(pairing.game)}"


def who(name: str, game: str) -> str:
    """Return the full name of a bot: a level by its setting."""
    return setting(name, lt.game(game)) if name in LEVELS else name


def kept_of(figures: dict[str, Any], part: str, key: str, under: str) -> list[Any]:
    """Return the games kept under *key*, none if they were played *under* other conditions."""
    settings = figures.setdefault("settings", {}).setdefault(part, {})
    if settings.get(key) != under:
        figures.get(part, {}).pop(key, None)
        settings[key] = under
    kept: list[Any] = figures.setdefault(part, {}).setdefault(key, [])
    return kept


def keep(figures: dict[str, Any]) -> None:
    """Write the figures down, with where they come from."""
    figures["machine"] = {
        "python": platform.python_version(),
        "compiled": lt.COMPILED,
        "version": lt.__version__,
        "machine": platform.machine(),
    }
    write_figures(figures)


# The ladder


def tables_of_rungs(seats: int) -> list[list[int]]:
    """Return who meets whom: every set of rungs, every rung on every seat in turn."""
    found: list[list[int]] = []
    for turn in range(seats):
        for rungs in combinations(range(len(RUNGS)), seats):
            found.append([*rungs[turn:], *rungs[:turn]])
    return found


def climb(game: str, rungs: list[int], seed: int) -> list[float]:
    """Play one game of the ladder; return for each seat a number, the less the better."""
    state = played(game, [f"expert:ms={RUNGS[rung]}" for rung in rungs], seed)
    scores = state.scores()
    winners = state.winners()
    return [0.0 if seat in winners else 1.0 - scores[seat] / 1e6 for seat in range(len(rungs))]


def measure_ladder(name: str, games: int, figures: dict[str, Any], workers: int) -> None:
    """Play the rungs of one game against each other."""
    seats = lt.game(name).seats[0]
    tables = tables_of_rungs(seats)
    kept = kept_of(figures, "ladder", name, f"{who('expert', name)} from {first_deal(name)}")
    numbers = range(len(kept), games)
    jobs = (
        (name, tables[number % len(tables)], first_deal(name) + number // len(tables))
        for number in numbers
    )
    for number, ranks in zip(numbers, in_order(climb, jobs, workers), strict=False):
        kept.append([tables[number % len(tables)], ranks])
        keep(figures)
        click.echo(f"ladder of {name}: {len(kept)} games")


# Time


def spent(state: lt.State, ms: int) -> tuple[float, float]:
    """Let the expert decide here; return the seconds of the process and of the clock."""
    seat = lt.Seat(state, state.actor())
    expert = lt.bot(f"expert:ms={ms}", 1)
    wall, cpu = perf_counter(), process_time()
    expert.choose(seat)
    return process_time() - cpu, perf_counter() - wall


def random_decisions(name: str) -> Iterator[lt.State]:
    """Yield one decision in four of random games, at tables of every size in turn."""
    game, rng = lt.game(name), lt.Rng.seeded(1)
    for seed in count():
        seats = game.seats[seed % len(game.seats)]
        state = game.new(seats, seed)
        for seat in steps(state, [RandomBot(rng)] * seats):
            if seat != lt.CHANCE and len(state.legal(seat)) > 1 and rng.below(4) == 0:
                yield state


def measure_budget(name: str, figures: dict[str, Any]) -> None:
    """Take a thousand decisions in random games and keep how long each took."""
    times = [spent(state, BUDGET_MS) for state in islice(random_decisions(name), BUDGET_DECISIONS)]
    late = sum(wall > BUDGET_MS * 1.1e-3 for _, wall in times)
    figures.setdefault("budget", {})[name] = {
        "decisions": len(times),
        "most_cpu": max(cpu for cpu, _ in times),
        "late": late,
        "most_wall": max(wall for _, wall in times),
    }
    keep(figures)
    click.echo(f"{name}: {figures['budget'][name]}")


@click.command()
@click.argument("what", type=click.Choice(["strength", "levels", "ladder", "budget", "write"]))
@click.option("--game", "only", multiple=True, help="Only these games.")
@click.option("--bot", "bots", multiple=True, help="Only pairings of these challengers.")
@click.option("--games", default=120, show_default=True, help="Games of each ladder.")
@click.option("--workers", default=1, show_default=True, help="Processes; a core each.")
@click.option("--again", is_flag=True, help="Forget what was measured of this before.")
def main(
    what: str, only: tuple[str, ...], bots: tuple[str, ...], games: int, workers: int, again: bool
) -> None:
    """Measure the bots and write docs/bots.md."""
    figures = known_figures()
    names = [name for name in lt.all_games() if not only or name in only]
    for name in names:
        if what in ("strength", "levels"):
            wanted = pairings() if what == "strength" else level_pairings()
            for pairing in wanted:
                if pairing.game == name and (not bots or pairing.challenger in bots):
                    if again:
                        figures.get("strength", {}).pop(pairing.key(), None)
                    measure_pairing(pairing, figures, workers)
        elif what == "ladder":
            if again:
                figures.get("ladder", {}).pop(name, None)
            measure_ladder(name, games, figures, workers)
        elif what == "budget":
            measure_budget(name, figures)
    write(figures)
    click.echo("docs/bots.md written")


if __name__ == "__main__":
    main()
