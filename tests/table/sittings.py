"""Sittings without a server: a table in memory, and a clock that the test moves."""

from typing import Any

import msgspec
import pytest

from ludotheque.games import game as game_named
from ludotheque.table import timestamps
from ludotheque.table.commands import Join, Start
from ludotheque.table.guests import Guest
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.opening import NewTableWish, new_table
from ludotheque.table.play.seating import sit_down, start
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.play.who import Who, at_table

ANNA, BERT, CARL = Guest("p-anna", "Anna"), Guest("p-bert", "Bert"), Guest("p-carl", "Carl")


class Time:
    """The time that every part of the server is told, in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_794_812_000.0
        monkeypatch.setattr(timestamps, "time", lambda: self.now)

    @property
    def ms(self) -> int:
        return int(self.now * 1000)

    def passes(self, seconds: float) -> None:
        self.now += seconds


def begun(
    seats: list[Any], *guests: Guest, **wishes: Any
) -> tuple[OpenedTable, Sitting, list[Who]]:
    """Return a table of Anna's that has begun, with *guests* on its open seats."""
    kinds = {"me": "me", "open": "open"}
    chairs = [{"kind": kinds[seat]} if seat in kinds else {"kind": "bot", "bot": seat}
              for seat in seats]  # fmt: skip
    wish = {"game": "aisopos", "seats": chairs, "open": True, **wishes}
    wish["options"] = {"first": 0, **wishes.get("options", {})}
    opened = new_table(game_named("aisopos"), ANNA, msgspec.convert(wish, NewTableWish))
    sitting = Sitting(opened.terms, opened.chairs, opened.opened)
    people = [at_table(opened, sitting, ANNA)]
    for guest in guests:
        people.append(at_table(opened, sitting, guest))
        sit_down(sitting, people[-1], Join())
    start(sitting, people[0], Start())
    return opened, sitting, people


def read_again(opened: OpenedTable, sitting: Sitting) -> Sitting:
    """Return the sitting that the same log gives."""
    again = Sitting(opened.terms, opened.chairs, opened.opened)
    # As the database keeps them.
    entries = msgspec.json.decode(msgspec.json.encode(sitting.fresh), type=list[Entry])
    again.follow_all(entries)
    return again
