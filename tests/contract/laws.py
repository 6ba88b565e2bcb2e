"""The nine laws that every game keeps, each as a function that raises where one is broken.

The tests try them with Hypothesis; the soak tries them on a hundred thousand games.
"""

import json
from random import Random
from typing import Any

from ludotheque.core import (
    CHANCE,
    OVER,
    SPECTATOR,
    BrokenRecord,
    Chance,
    GameRecord,
    IllegalAction,
    Rng,
    State,
    Table,
    Together,
    accepted,
    trail,
)
from ludotheque.core.record import Move
from tests.contract.cases import Case

VIEWS_A_STATE = 2
TO_THE_END = 10**9
LENGTHS: dict[str, int] = {}


def seat_to_answer(state: State, picker: Random) -> int:
    """Return chance, or one of the seats waited for, in any order."""
    return CHANCE if state.actor() == CHANCE else picker.choice(state.waiting())


def step_at_random(state: State, picker: Random) -> tuple[int, int]:
    """Take one legal action through the front door; return who took which."""
    seat = seat_to_answer(state, picker)
    if seat == CHANCE:
        return CHANCE, state.roll()
    action = picker.choice(state.legal(seat))
    state.apply(seat, action)
    return seat, action


def length_of(case: Case) -> int:
    """Return how many steps a random game has, by the first one that is dealt."""
    if str(case) not in LENGTHS:
        LENGTHS[str(case)] = len(trail(case.new(0), Rng.seeded(0), TO_THE_END)) // 2
    return LENGTHS[str(case)]


def walked(case: Case, seed: int, steps: int) -> State:
    """Return the state after so many random *steps*, or the end of the game.

    More steps than the game has begin anew at its beginning: a short game is tried in the midst
    of it as often as a long one, and not again and again at its end.
    """
    state = case.new(seed)
    picker = Random(seed)
    for _ in range(steps % (length_of(case) + 1)):
        if state.over:
            break
        step_at_random(state, picker)
    return state


def viewers(state: State) -> list[int]:
    """Return everybody who looks at the table."""
    return [*range(state.seats), SPECTATOR]


def known_to(state: State, viewer: int) -> dict[str, Any]:
    """Return all that *viewer* is given."""
    return {"view": state.view(viewer), "legal": state.legal(viewer)}


def determinism(case: Case, seed: int) -> None:
    """Law 1: seed and actions give the same states, bit by bit."""
    first, second = case.new(seed), case.new(seed)
    one, two = Random(seed), Random(seed)
    while not first.over:
        assert first.digest() == second.digest()
        assert step_at_random(first, one) == step_at_random(second, two)
    assert first.digest() == second.digest()


def copies(state: State, seed: int, steps: int = TO_THE_END) -> None:
    """Law 2: a copy and its original never touch each other."""
    before = state.snapshot()
    other = state.copy()
    assert other.snapshot() == before
    play_on(other, seed, steps)
    assert state.snapshot() == before, "playing on a copy changed the original"
    twin = state.copy()
    kept = twin.snapshot()
    play_on(state.copy(), seed + 1, steps)
    assert twin.snapshot() == kept, "two copies share something"


def play_on(state: State, seed: int, steps: int) -> None:
    """Play on at random, at most so many *steps*."""
    picker = Random(seed)
    while not state.over and steps > 0:
        step_at_random(state, picker)
        steps -= 1


def legality(state: State) -> None:
    """Law 3: exactly the legal actions are accepted; all else is refused and changes nothing."""
    before = state.snapshot()
    for seat in range(-1, state.seats):
        legal = sorted(state.legal(seat) if seat >= 0 else [a for a, _ in state.chances()])
        owes = seat in state.waiting() or (seat == CHANCE and state.actor() == CHANCE)
        assert bool(legal) == owes, f"seat {seat} owes {owes} but may {legal}"
        assert accepted(state, seat) == legal, f"seat {seat}: refusal and legal disagree"
    assert state.snapshot() == before, "looking changed the table"


def refused_cleanly(state: State, picker: Random) -> None:
    """Law 3, the other half: a refused action leaves the state as it was."""
    before = state.snapshot()
    size = len(state.game.actions)
    for _ in range(5):
        seat, action = picker.randrange(-4, state.seats + 2), picker.randrange(-3, size + 3)
        if state.refusal(seat, action) is not None:
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                assert error.refusal.key
            else:
                raise AssertionError(f"seat {seat} could take the refused action {action}")
    assert state.snapshot() == before


def no_leak(state: State, viewer: int, seed: int, worlds: int = VIEWS_A_STATE) -> None:
    """Law 4: what a seat is given is the same in every world it can imagine."""
    given = known_to(state, viewer)
    rng = Rng.seeded(seed)
    for _ in range(worlds):
        other = known_to(state.imagine(viewer, rng), viewer)
        assert other == given, f"{viewer} can tell worlds apart by {difference(given, other)}"


def other_world(state: State, viewer: int, rng: Rng) -> State:
    """Return a world that *viewer* cannot tell from *state*, with other pages it has not read."""
    world = state.imagine(viewer, rng)
    world.reprint(viewer, rng)
    return world


def foreseen(state: State, seat: int) -> dict[int, list[dict[str, Any]]]:
    """Return what *seat* is told of each of its actions."""
    return {action: [fact.told() for fact in state.foresee(seat, action)]
            for action in state.legal(seat)}  # fmt: skip


def no_leak_by_foresight(state: State, seed: int, worlds: int = VIEWS_A_STATE) -> None:
    """Law 4, consequences: what is foretold is the same in every world, and changes none."""
    rng = Rng.seeded(seed)
    before = state.snapshot()
    for seat in state.waiting():
        given, told = known_to(state, seat), foreseen(state, seat)
        assert state.snapshot() == before, "foreseeing changed the table"
        assert json.loads(json.dumps(list(told.values()))) == list(told.values()), "it can be sent"
        for _ in range(worlds):
            world = other_world(state, seat, rng)
            seen, heard = known_to(world, seat), foreseen(world, seat)
            assert seen == given, f"{seat} can tell worlds apart by {difference(given, seen)}"
            assert heard == told, f"{seat} is foretold what is hidden: {difference(told, heard)}"


def foresight_is_of_legal_actions(state: State, picker: Random) -> None:
    """Law 3, consequences: of anything but a legal action nothing is said."""
    for _ in range(5):
        seat = picker.randrange(-4, state.seats + 2)
        action = picker.randrange(-3, len(state.game.actions) + 3)
        if state.refusal(seat, action) is not None:
            try:
                state.foresee(seat, action)
            except IllegalAction as error:
                assert error.refusal.key
            else:
                raise AssertionError(f"seat {seat} was told of the refused action {action}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return where two documents differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}.{index}".lstrip("."))
    return f"{path}: {one} in one and {other} in the other"


def no_leak_by_events(state: State, viewer: int, seed: int) -> None:
    """Law 4, events: what was told is the same where two worlds are still the same to a viewer.

    They are where they look alike and are imagined alike: what a fight brought to light may lie
    in the discards, where the view no longer tells whose it was, but it is remembered.
    """
    other = other_world(state, viewer, Rng.seeded(seed))
    real = state.copy()
    real.listen()
    other.listen()
    seat = seat_to_answer(real, Random(seed))
    action = Random(seed).choice([a for a, _ in real.chances()] or real.legal(seat))
    if other.refusal(seat, action) is not None:
        return
    real.apply(seat, action)
    other.apply(seat, action)
    if known_to(real, viewer) == known_to(other, viewer) and alike(real, other, viewer, seed):
        assert real.events_for(viewer) == other.events_for(viewer)


def alike(one: State, two: State, viewer: int, seed: int) -> bool:
    """Say whether *viewer* would imagine the same in both worlds."""
    worlds = [state.imagine(viewer, Rng.seeded(seed)) for state in (one, two)]
    return worlds[0].snapshot() == worlds[1].snapshot()


def imagined(state: State, viewer: int, seed: int, steps: int = TO_THE_END) -> None:
    """Law 5: an imagined world keeps the laws and can be played to its end."""
    rng = Rng.seeded(seed)
    before = state.snapshot()
    world = state.imagine(viewer, rng)
    assert world.census() == state.census()
    assert world.waiting() == state.waiting()
    assert world.actor() == state.actor()
    assert state.rng.words() != world.rng.words(), "an imagined world must not know coming dice"
    again = world.imagine(viewer, rng)
    assert known_to(again, viewer) == known_to(state, viewer)
    if not world.over:
        play_on(world, seed, steps)
        assert world.census() == state.census()
    assert state.snapshot() == before, "imagining changed the table"


def lived_in(world: State, seed: int) -> None:
    """Law 5, from inside: everybody in an imagined world sees it and can imagine in turn."""
    legality(world)
    for viewer in viewers(world):
        no_leak(world, viewer, seed)


def conservation_and_bound(case: Case, seed: int) -> int:
    """Laws 6 and 7: nothing of the box is lost, and the game ends within its bound."""
    state = case.new(seed)
    bound = case.game.bound(state.edition, case.seats)
    box = state.census()
    picker = Random(seed)
    decisions = 0
    while not state.over:
        seat, _ = step_at_random(state, picker)
        decisions += seat != CHANCE
        assert state.census() == box, f"after {decisions} decisions"
        assert decisions <= bound, f"{decisions} decisions, and the bound says {bound}"
    assert state.actor() == OVER
    assert state.waiting() == []
    assert state.ending()
    assert set(state.winners()) <= set(range(case.seats))
    return decisions


def recorded(case: Case, seed: int) -> Table:
    """Return a whole random game with its record."""
    table = Table.open(case.game, case.seats, seed, pack=None, players=None, **case.options)
    picker = Random(seed)
    while not table.state.over:
        seat = seat_to_answer(table.state, picker)
        if seat == CHANCE:
            table.roll()
        else:
            table.apply(seat, picker.choice(table.state.legal(seat)))
    return table


def records(case: Case, seed: int) -> None:
    """Law 8: a record replays to the same digest; a tampered one is refused and says where."""
    table = recorded(case, seed)
    text = table.record.write()
    record = GameRecord.read(text)
    assert record == table.record
    assert record.verify(case.game).digest() == table.state.digest()
    number = seed % len(record.moves)
    move = record.moves[number]
    wrong = format(int(move.digest, 16) ^ 1, "08x")
    record.moves[number] = Move(move.seat, move.action, wrong)
    try:
        record.verify(case.game)
    except BrokenRecord as error:
        assert f"move {number + 1} " in str(error)
    else:
        raise AssertionError("a tampered record was accepted")


def snapshots(state: State) -> None:
    """Law 8: a snapshot, through text, restores the same state."""
    text = json.dumps(state.snapshot())
    restored = state.game.restore(json.loads(text), state.edition.pack)
    assert restored.snapshot() == state.snapshot()
    assert [restored.legal(seat) for seat in range(state.seats)] == [
        state.legal(seat) for seat in range(state.seats)
    ]


def any_order(state: State, seed: int) -> bool:
    """Law 9: simultaneous answers give the same state in any order; say whether any were owed."""
    if state.over or not isinstance(state.stack[-1], Together):
        return False
    picker = Random(seed)
    lines = {seat: answers_of(state.copy(), seat, picker) for seat in state.waiting()}
    ends = []
    for _ in range(3):
        world = state.copy()
        left = {seat: list(line) for seat, line in lines.items()}
        while left:
            seat = picker.choice(sorted(left))
            world.apply(seat, left[seat].pop(0))
            if not left[seat]:
                del left[seat]
        ends.append(world.snapshot())
    assert ends[0] == ends[1] == ends[2]
    return True


def answers_of(state: State, seat: int, picker: Random) -> list[int]:
    """Return one way for *seat* to answer everything it owes in the open frame."""
    frame: Any = state.stack[-1]
    answers: list[int] = []
    while frame.asked[seat] is not None:
        answers.append(picker.choice([int(option) for option in frame.options_for(state, seat)]))
        frame = frame.answered(state, seat, answers[-1])
    return answers


def chance_is_fair_to_the_record(state: State) -> None:
    """Forcing the outcome that chance would draw leaves the generator where the draw does."""
    if state.actor() != CHANCE:
        return
    drawn, forced = state.copy(), state.copy()
    outcome = drawn.roll()
    assert isinstance(state.stack[-1], Chance)
    assert outcome in [action for action, weight in state.chances() if weight > 0]
    forced.apply(CHANCE, outcome)
    assert forced.snapshot() == drawn.snapshot()
