"""Law 8: what is kept, as records and as snapshots."""

import json
from random import Random

from ludotheque.core import CHANCE, BrokenRecord, GameRecord, Move, State, Table
from ludotheque.laws.broken import difference, hold
from ludotheque.laws.cases import Case
from ludotheque.laws.walking import seat_to_answer, viewers

__all__ = ["open_table", "recorded", "records", "snapshots"]


def open_table(case: Case, seed: int) -> Table:
    """Lay out the game of *seed* and begin its record."""
    return Table.open(case.game, case.seats, seed, pack=None, players=None, **case.options)


def recorded(case: Case, seed: int) -> Table:
    """Return a whole random game with its record."""
    table = open_table(case, seed)
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
    record = GameRecord.read(table.record.write())
    hold(record == table.record, 8, "a record that was written is read as another")
    try:
        again = record.verify(case.game)
    except BrokenRecord as error:
        hold(False, 8, f"a record of the game is refused: {error}")
    if again.digest() != table.state.digest():
        seen = difference(table.state.snapshot(), again.snapshot())
        hold(False, 8, f"a record leads elsewhere than the game: {seen}")
    tampered_is_refused(case, record, seed % len(record.moves))


def tampered_is_refused(case: Case, record: GameRecord, number: int) -> None:
    """A record with another digest at one move is refused, and the refusal names that move."""
    move = record.moves[number]
    wrong = format(int(move.digest, 16) ^ 1, "08x")
    record.moves[number] = Move(move.seat, move.action, wrong)
    try:
        record.verify(case.game)
    except BrokenRecord as error:
        named = f"move {number + 1} " in str(error)
        hold(named, 8, f"move {number + 1} was tampered with, and the refusal says: {error}")
    else:
        hold(False, 8, f"a record was accepted whose move {number + 1} was tampered with")


def snapshots(state: State) -> None:
    """Law 8: a snapshot, through text, restores the same state."""
    kept = state.snapshot()
    text = json.dumps(kept)
    restored = state.game.restore(json.loads(text), state.edition.pack)
    if restored.snapshot() != kept:
        seen = difference(kept, restored.snapshot())
        hold(False, 8, f"a snapshot restores another state: {seen}")
    for seat in range(state.seats):
        before, after = state.legal(seat), restored.legal(seat)
        hold(before == after, 8, f"seat {seat} may take {before}, and {after} once it is restored")
    # What is not among the fields is not kept, and missed by whoever looks.
    for viewer in viewers(state):
        view, again = state.view(viewer), restored.view(viewer)
        if view != again:
            said = f"viewer {viewer} sees another table once it is restored"
            hold(False, 8, f"{said}: {difference(view, again)}")
