"""Replay: a finished game again, step by step, from any viewpoint; and its record."""

import msgspec

from ludotheque import core
from ludotheque.core import State
from ludotheque.games import game as game_named
from ludotheque.table.changes import differences
from ludotheque.table.play.documents import Document, Viewpoint, events_document, plain, viewer
from ludotheque.table.play.log_entry import Act
from ludotheque.table.play.terms import Terms, lay_out

__all__ = ["record_text", "replay_frames", "replay_viewpoints"]


def record_text(terms: Terms, acts: list[Act], players: list[str]) -> str:
    """Return the record of a game, as text."""
    options: dict[str, object] = dict(terms.options)
    table = core.Table.open(
        game_named(terms.game),
        terms.seats,
        int(terms.seed),
        pack=terms.pack,
        players=players,
        **options,
    )
    for act in acts:
        table.apply(act.seat, table.state.game.actions.number(act.action))
    return table.record.write()


def replay_viewpoints(terms: Terms) -> list[Viewpoint]:
    """Return every viewpoint from which a game can be seen again."""
    return [*(str(seat) for seat in range(terms.seats)), "spectator"]


def replay_frames(
    terms: Terms, acts: list[Act], viewpoint: Viewpoint, begin: int, count: int
) -> bytes:
    """Return *count* frames from *begin* on: the first as a document, the others as changes.

    The *viewpoint* may be "all"; then they have the views of everybody.
    """
    points = replay_viewpoints(terms) if viewpoint == "all" else [viewpoint]
    state = lay_out(terms)
    for act in acts[:begin]:
        state.act(act.seat, act.action)
    state.listen()
    first = views_from(state, points)
    steps = []
    before = first
    for frame, act in enumerate(acts[begin : begin + count], begin + 1):
        state.act(act.seat, act.action)
        after = views_from(state, points)
        steps.append(
            {
                "frame": frame,
                "seat": act.seat,
                # An action's name may say what others never saw, though the game is over.
                "action": act.action if viewpoint in {"all", str(act.seat)} else None,
                "events": {point: events_document(state.events, point) for point in points},
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


def views_from(state: State, points: list[Viewpoint]) -> dict[Viewpoint, Document]:
    """Return the views from *points*."""
    return {point: {"view": plain(state.view(viewer(point)))} for point in points}
