"""Laws 4 and 5: what a seat is given, and what it can imagine."""

import json
from random import Random
from typing import Any, Final

from ludotheque.core import IllegalAction, Rng, State, cells_listed
from ludotheque.laws.broken import difference, hold
from ludotheque.laws.fairness import box_is_whole, legality
from ludotheque.laws.walking import TO_THE_END, play_on, seat_to_answer, viewers

__all__ = ["as_declared", "foresight_is_of_legal_actions", "imagined", "is_dealt_again", "known_to",
           "lived_in", "no_leak", "no_leak_by_events", "no_leak_by_foresight",
           "other_world"]  # fmt: skip

WORLDS: Final = 2


def known_to(state: State, viewer: int) -> dict[str, Any]:
    """Return all that *viewer* is given."""
    return {
        "view": state.view(viewer),
        "legal": state.legal(viewer),
        "observation": observed(state, viewer),
    }


def observed(state: State, viewer: int) -> dict[str, list[int]]:
    """Return what *viewer* observes, feature by feature."""
    cells = cells_listed(state.observe(viewer))
    layout = state.game.layout
    starts = [*layout.starts.values(), len(cells)]
    return {
        name: cells[start:end]
        for name, start, end in zip(layout.starts, starts, starts[1:], strict=False)
    }


def as_declared(state: State, viewer: int) -> None:
    """Law 4: an observation is as the layout says, so that no number means what it should not."""
    layout = state.game.layout
    seen = observed(state, viewer)
    for feature in layout.features:
        wrong = [n for n in seen[feature.name] if not feature.low <= n <= feature.high]
        if wrong:
            told = f"{feature.name} from {feature.low} to {feature.high}"
            hold(False, 4, f"viewer {viewer} observes {wrong[0]} where the layout has {told}")


def no_leak(state: State, viewer: int, seed: int, worlds: int = WORLDS) -> None:
    """Law 4: what a seat is given is the same in every world it can imagine."""
    given = known_to(state, viewer)
    can_be_sent(given["view"], "a view")
    as_declared(state, viewer)
    rng = Rng.seeded(seed)
    for _ in range(worlds):
        same_to(viewer, given, known_to(state.imagine(viewer, rng), viewer))


def can_be_sent(document: Any, what: str) -> None:
    """Law 4: what is given are plain JSON values, so that nothing hides behind them."""
    try:
        plain = json.loads(json.dumps(document))
    except (TypeError, ValueError) as error:
        hold(False, 4, f"{what} cannot be sent as JSON: {error}")
    hold(plain == document, 4, f"{what} is another once it is sent as JSON")


def same_to(viewer: int, given: dict[str, Any], other: dict[str, Any]) -> None:
    """Law 4: two worlds are the same to *viewer*."""
    if other != given:
        hold(False, 4, f"viewer {viewer} can tell worlds apart by {difference(given, other)}")


def other_world(state: State, viewer: int, rng: Rng) -> State:
    """Return a world that *viewer* cannot tell from *state*, with other pages it has not read."""
    world = state.imagine(viewer, rng)
    world.reprint(viewer, rng)
    return world


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
    told, heard = real.events_for(viewer), other.events_for(viewer)
    if told == heard or known_to(real, viewer) != known_to(other, viewer):
        return
    if alike(real, other, viewer, seed):
        hold(False, 4, f"viewer {viewer} is told what is hidden: {difference(told, heard)}")


def alike(one: State, two: State, viewer: int, seed: int) -> bool:
    """Say whether *viewer* would imagine the same in both worlds."""
    worlds = [state.imagine(viewer, Rng.seeded(seed)) for state in (one, two)]
    return worlds[0].snapshot() == worlds[1].snapshot()


def foreseen(state: State, seat: int) -> dict[int, list[dict[str, Any]]]:
    """Return what *seat* is told of each of its actions."""
    return {action: [fact.told() for fact in state.foresee(seat, action)]
            for action in state.legal(seat)}  # fmt: skip


def no_leak_by_foresight(state: State, seed: int, worlds: int = WORLDS) -> bool:
    """Law 4, consequences: what is foretold is the same in every world; say whether any was."""
    rng = Rng.seeded(seed)
    before = state.snapshot()
    anything = False
    for seat in state.waiting():
        given, told = known_to(state, seat), foreseen(state, seat)
        if state.snapshot() != before:
            seen = difference(before, state.snapshot())
            hold(False, 4, f"foreseeing changed the table: {seen}")
        can_be_sent(list(told.values()), "what is foreseen")
        anything |= any(told.values())
        for _ in range(worlds):
            world = other_world(state, seat, rng)
            same_to(seat, given, known_to(world, seat))
            heard = foreseen(world, seat)
            if heard != told:
                hold(False, 4, f"seat {seat} is foretold what is hidden: {difference(told, heard)}")
    return anything


def foresight_is_of_legal_actions(state: State, picker: Random) -> None:
    """Law 3, consequences: of anything but a legal action nothing is said."""
    for _ in range(5):
        seat = picker.randrange(-4, state.seats + 2)
        action = picker.randrange(-3, len(state.game.actions) + 3)
        if state.refusal(seat, action) is not None:
            try:
                state.foresee(seat, action)
            except IllegalAction as error:
                hold(bool(error.refusal.key), 3, f"seat {seat} is refused {action} without a word")
            else:
                hold(False, 3, f"seat {seat} was told of the refused action {action}")


def imagined(state: State, viewer: int, seed: int, steps: int = TO_THE_END) -> None:
    """Law 5: an imagined world keeps the laws and can be played to its end."""
    rng = Rng.seeded(seed)
    before, box = state.snapshot(), state.census()
    world = state.imagine(viewer, rng)
    whole(world, box, viewer)
    hold(world.waiting() == state.waiting(), 5, f"viewer {viewer} imagines that others are asked")
    hold(world.actor() == state.actor(), 5, f"viewer {viewer} imagines that another is in turn")
    hold(state.rng.words() != world.rng.words(), 5, "an imagined world knows the coming dice")
    again = known_to(world.imagine(viewer, rng), viewer)
    if again != known_to(state, viewer):
        seen = difference(known_to(state, viewer), again)
        hold(False, 5, f"what viewer {viewer} imagines in an imagined world differs: {seen}")
    if not world.over:
        play_on(world, seed, steps)
        box_is_whole(world, box, "in an imagined world that was played on")
    if state.snapshot() != before:
        hold(False, 5, f"imagining changed the table: {difference(before, state.snapshot())}")


def is_dealt_again(state: State, viewer: int, seed: int) -> bool:
    """Say whether a world that *viewer* imagines differs in anything but the dice to come."""
    world = state.imagine(viewer, Rng.seeded(seed))
    return {**world.snapshot(), "rng": 0} != {**state.snapshot(), "rng": 0}


def whole(world: State, box: dict[str, int], viewer: int) -> None:
    """Law 5: an imagined world has the whole *box*."""
    if world.census() != box:
        seen = difference(box, world.census())
        hold(False, 5, f"the world that viewer {viewer} imagines has another box: {seen}")


def lived_in(world: State, seed: int) -> None:
    """Law 5, from inside: everybody in an imagined world sees it and can imagine in turn."""
    legality(world)
    for viewer in viewers(world):
        no_leak(world, viewer, seed)
