"""Playthroughs: a short game told move by move as each seat sees it, for a readable diff."""

from pathlib import Path
from random import Random

from ludotheque.core import CHANCE, SPECTATOR, Game, State

HERE = Path(__file__).parent


def folder(game: Game) -> Path:
    return HERE / "games" / game.name / "playthroughs"


def played(game: Game, seats: int, seed: int, decisions: int) -> str:
    """Return the text of a random game's first *decisions* of its seats, and all chance between."""
    state = game.new(seats, seed, **game.table_options({}))
    state.listen()
    picker = Random(seed)
    lines = [f"{game.title}, {seats} seats, seed {seed}", ""]
    before = {viewer: flat(state.view(viewer)) for viewer in viewers(state)}
    lines += grouped({viewer: shown(before[viewer]) for viewer in before})
    number = 0
    while decisions and not state.over:
        number += 1
        decisions -= state.actor() != CHANCE
        lines += ["", f"{number}. {moved(state, picker)}  [{state.short_digest()}]"]
        after = {viewer: flat(state.view(viewer)) for viewer in viewers(state)}
        lines += grouped({viewer: told(state, viewer) for viewer in after})
        lines += grouped({viewer: changes(before[viewer], after[viewer]) for viewer in after})
        before = after
    return "\n".join(lines) + "\n"


def viewers(state: State) -> list[int]:
    return [*range(state.seats), SPECTATOR]


def moved(state: State, picker: Random) -> str:
    """Take one action; return who took which."""
    seat = CHANCE if state.actor() == CHANCE else picker.choice(state.waiting())
    if seat == CHANCE:
        return f"chance: {state.game.actions.name(state.roll())}"
    action = picker.choice(state.legal(seat))
    name = state.game.actions.name(action)
    state.apply(seat, action)
    return f"seat {seat}: {name}"


def told(state: State, viewer: int) -> list[str]:
    """Return the events that a viewer is told."""
    lines = []
    for event in state.events_for(viewer):
        facts = " ".join(f"{name}={value}" for name, value in event.items() if name != "key")
        lines.append(f"! {event['key']} {facts}".rstrip())
    return lines


def flat(value: object, path: str = "") -> dict[str, object]:
    """Return a view as one row of paths and values."""
    if isinstance(value, dict) and value:
        pairs = [(f"{path}.{key}" if path else str(key), item) for key, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        pairs = [(f"{path}[{index}]", item) for index, item in enumerate(value)]
    else:
        return {path: value}
    found: dict[str, object] = {}
    for name, item in pairs:
        found.update(flat(item, name))
    return found


def shown(view: dict[str, object]) -> list[str]:
    return [f"{path} = {value}" for path, value in view.items() if path != "seat"]


def changes(before: dict[str, object], after: dict[str, object]) -> list[str]:
    """Return what is new, gone or different."""
    lines = []
    for path in [*after, *(path for path in before if path not in after)]:
        old, new = before.get(path, "-"), after.get(path, "-")
        if old != new:
            lines.append(f"{path}: {old} -> {new}")
    return lines


def grouped(by_viewer: dict[int, list[str]]) -> list[str]:
    """Return each line once, with who sees it in front."""
    everyone = list(by_viewer)
    order = list(dict.fromkeys(line for lines in by_viewer.values() for line in lines))
    found = []
    for line in order:
        seen = [viewer for viewer in everyone if line in by_viewer[viewer]]
        who = "all" if seen == everyone else ",".join(name_of(viewer) for viewer in seen)
        found.append(f"   {who}: {line}")
    return found


def name_of(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else str(viewer)
