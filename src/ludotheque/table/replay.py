"""Replay: a finished game again, step by step, from any viewpoint."""

from typing import Any

import msgspec

from ludotheque.core import State, Table
from ludotheque.games import game as game_named
from ludotheque.table.changes import differences
from ludotheque.table.sitting import Entry
from ludotheque.table.terms import Terms, lay_out
from ludotheque.table.wire import plain, told_to, viewer

__all__ = ["record_of", "replayed"]

Views = dict[str, dict[str, Any]]


def record_of(terms: Terms, acts: list[Entry], players: list[str]) -> str:
    """Return the record of a game, as text."""
    options: dict[str, object] = dict(terms.options)
    table = Table.open(
        game_named(terms.game),
        terms.seats,
        int(terms.seed),
        pack=terms.pack,
        players=players,
        **options,
    )
    for act in acts:
        table.apply(act.seat, table.state.game.actions.number(act.body["a"]))
    return table.record.write()


def viewpoints_of(terms: Terms, viewpoint: str) -> list[str]:
    """Return the viewpoints that *viewpoint* stands for."""
    if viewpoint == "all":
        return [*(str(seat) for seat in range(terms.seats)), "spectator"]
    return [viewpoint]


def replayed(terms: Terms, acts: list[Entry], viewpoint: str, begin: int, count: int) -> bytes:
    """Return the frames from *begin* on as the first document and changes to it."""
    points = viewpoints_of(terms, viewpoint)
    state = lay_out(terms)
    for act in acts[:begin]:
        state.act(act.seat, act.body["a"])
    state.listen()
    first = views_of(state, points)
    steps = []
    before = first
    for frame, act in enumerate(acts[begin : begin + count], begin + 1):
        state.act(act.seat, act.body["a"])
        after = views_of(state, points)
        steps.append(
            {
                "frame": frame,
                "seat": act.seat,
                "action": act.body["a"] if viewpoint in {"all", str(act.seat)} else None,
                "events": {point: told_to(state.events, point) for point in points},
                "changes": differences(before, after, ["views"]),
            }
        )
        before = after
    return msgspec.json.encode(
        {
            "viewpoint": viewpoint,
            "from": begin,
            "frames": len(acts),
            "doc": {"views": first},
            "steps": steps,
        }
    )


def views_of(state: State, points: list[str]) -> Views:
    """Return the views from *points*."""
    return {point: {"view": plain(state.view(viewer(point)))} for point in points}
