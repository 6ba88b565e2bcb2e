"""One measurement in a process of its own: `python measure.py WHAT SECONDS` prints one JSON line.

Ours need ludotheque; Catanatron's and OpenSpiel's run in an environment that has only them.
Times are CPU time of the process.
"""

import json
import random
import sys
from time import process_time


def repeated(seconds, work):
    """Call *work*, which returns how much it did, for so long; return the totals and the time."""
    totals = None
    started = process_time()
    while (spent := process_time() - started) < seconds:
        done = work()
        totals = done if totals is None else [a + b for a, b in zip(totals, done, strict=True)]
    return totals, spent


def random_play(seconds, play):
    """Return decisions and games a second of *play*, which plays one game."""
    play()
    (decisions, games), spent = repeated(seconds, lambda: (play(), 1))
    return {"decisions": decisions / spent, "games": games / spent}


def our_play(name, seats, seconds):
    import ludotheque as lt
    from ludotheque.core import Rng, play_out

    game, rng, seeds = lt.game(name), Rng.seeded(1), iter(range(10**9))
    return {
        "compiled": lt.COMPILED,
        **random_play(seconds, lambda: play_out(game.new(seats, next(seeds)), rng).decisions),
    }


def middle(name, seats):
    """Return a state in the middle of a random game."""
    import ludotheque as lt
    from ludotheque.core import Rng, play_on, play_out

    game, rng = lt.game(name), Rng.seeded(3)
    length = play_out(game.new(seats, 1), rng).decisions
    state = game.new(seats, 2)
    play_on(state, rng, length // 2)
    while state.actor() == lt.CHANCE:
        state.roll()
    return state, rng


def our_copy(name, seats, seconds):
    state, _ = middle(name, seats)

    def copies():
        for _ in range(1000):
            state.copy()
        return (1000,)

    (count,), spent = repeated(seconds, copies)
    return {"microseconds": spent / count * 1e6, "bytes": copied_bytes(state)}


def copied_bytes(state):
    """Return the memory that one copy takes, from the growth of the process with many."""
    import gc

    kept = [state.copy() for _ in range(1000)]
    gc.collect()
    before = resident()
    kept += [state.copy() for _ in range(20000)]
    return (resident() - before) / 20000


def resident():
    with open("/proc/self/statm", encoding="ascii") as pages:
        return int(pages.read().split()[1]) * 4096


def our_imagined_playouts(name, seats, seconds):
    from ludotheque.core import play_out

    state, rng = middle(name, seats)
    seat = max(state.actor(), 0)

    def imagined():
        for _ in range(20):
            play_out(state.imagine(seat, rng), rng)
        return (20,)

    (count,), spent = repeated(seconds, imagined)
    return {"playouts": count / spent}


def catanatron_game(seed):
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


def catanatron_play(seconds):
    seeds = iter(range(10**9))

    def play():
        game = catanatron_game(next(seeds))
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return random_play(seconds, play)


def catanatron_copy(seconds):
    game = catanatron_game(1)
    for _ in range(300):
        game.play_tick()

    def copies():
        for _ in range(100):
            game.copy()
        return (100,)

    (count,), spent = repeated(seconds, copies)
    return {"microseconds": spent / count * 1e6}


def catanatron_playouts(seconds):
    game = catanatron_game(1)
    for _ in range(300):
        game.play_tick()

    def playout():
        game.copy().play()
        return (1,)

    (count,), spent = repeated(seconds, playout)
    return {"playouts": count / spent}


def spiel_state(name):
    import pyspiel

    return pyspiel.load_game(name)


def spiel_step(state):
    """Take one random step; say whether a player took it."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
        return 0
    state.apply_action(random.choice(state.legal_actions()))
    return 1


def spiel_play(name, seconds):
    game = spiel_state(name)

    def play():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += spiel_step(state)
        return decisions

    return random_play(seconds, play)


def spiel_middle(name):
    state = spiel_state(name).new_initial_state()
    for _ in range(40):
        spiel_step(state)
    return state


def spiel_copy(name, seconds):
    state = spiel_middle(name)

    def copies():
        for _ in range(1000):
            state.clone()
        return (1000,)

    (count,), spent = repeated(seconds, copies)
    return {"microseconds": spent / count * 1e6}


def spiel_playouts(name, seconds):
    state = spiel_middle(name)

    def playout():
        copy = state.clone()
        while not copy.is_terminal():
            spiel_step(copy)
        return (1,)

    (count,), spent = repeated(seconds, playout)
    return {"playouts": count / spent}


def measure(what, seconds):
    """Return the figures of *what*: `owner:measure[:game[:seats]]`."""
    owner, kind, *rest = what.split(":")
    if owner == "ours":
        name, seats = rest[0], int(rest[1])
        ours = {"play": our_play, "copy": our_copy, "playouts": our_imagined_playouts}
        return ours[kind](name, seats, seconds)
    if owner == "catanatron":
        theirs = {
            "play": catanatron_play,
            "copy": catanatron_copy,
            "playouts": catanatron_playouts,
        }
        return theirs[kind](seconds)
    spiel = {"play": spiel_play, "copy": spiel_copy, "playouts": spiel_playouts}
    return spiel[kind](rest[0], seconds)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
