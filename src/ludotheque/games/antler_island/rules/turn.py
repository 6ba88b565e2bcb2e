"""Turns: a control tile, its action, and a Roar before or after it (AN-3.4 to AN-3.8)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import PLAY_ROAR, REVEAL
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    EAT,
    MOVE,
    RUT,
    TILE_NAMES,
    TILES,
    X,
)
from ludotheque.games.antler_island.rules import eat, grow, move, roar, rut, scoring, wily
from ludotheque.games.antler_island.table import (
    AFTER_ACTION,
    NEW_ROUND,
    NEXT_SEAT,
    TURN,
    Table,
)

__all__ = ["TakeTurn", "go_on", "tiles_to_reveal"]

# As many as there are control tiles but the blank (AN-3.4).
TURNS_EACH: Final = 4


def go_on(s: Table) -> None:
    """Run the next step of a turn."""
    if s.stage == TURN:
        begin(s)
    elif s.stage == NEXT_SEAT:
        end(s)
    elif s.tiles_due > 0:
        # One at a time: the open place is filled again before the next is taken (AN-7.2).
        s.tiles_due -= 1
        wily.earn(s, s.mover())
    else:
        s.stage = NEXT_SEAT
        if roar.asked_about(s, s.mover()):
            s.ask(roar.RoarAfter(s.mover()))


def begin(s: Table) -> None:
    """Ask the seat in turn, unless all can see that it has no choice (AN-10.6)."""
    seat = s.mover()
    choices = tiles_to_reveal(s, seat)
    if len(choices) == 1 and not roar.asked_about(s, seat):
        reveal(s, seat, choices[0])
    else:
        s.ask(TakeTurn(seat))


def tiles_to_reveal(s: Table, seat: i64) -> Ints:
    """Return the lowest number not used, and X while it is not; never the blank (AN-3.6)."""
    found = vec[i64](capacity=2)
    for tile in range(X):
        if s.used[seat] >> tile & 1 == 0:
            found = append(found, tile)
            break
    if s.used[seat] >> X & 1 == 0:
        found = append(found, X)
    return found


def reveal(s: Table, seat: i64, tile: i64) -> None:
    """Turn *tile* up and do its action, if it is possible (AN-3.7)."""
    s.used[seat] |= 1 << tile
    s.stage = AFTER_ACTION
    action = s.plan[seat * TILES + tile]
    if s.telling():
        s.tell(
            "revealed",
            {"seat": seat, "tile": TILE_NAMES[tile], "action": ACTION_NAMES[action]},
        )
    if action == MOVE:
        s.ask(move.MoveStag(seat))
    elif action == EAT:
        eat.eat(s, seat)
    elif action == RUT:
        rut.rut(s, seat)
    else:
        grow.begin(s, seat)


def end(s: Table) -> None:
    """Close the turn: the next seat, a new round, or the end (AN-3.4, AN-6.18, AN-8.1)."""
    s.roared = False
    s.turn += 1
    s.stage = TURN
    if s.turn == s.seats * TURNS_EACH:
        s.stage = NEW_ROUND
        # Only here, so that all have had as many turns when the game ends.
        scoring.end_if_reached(s)


class TakeTurn(Decision[Table]):
    """Reveal the lowest number or X; roar first, if wanted and possible."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-3.5"
    first: ClassVar[int] = REVEAL
    last: ClassVar[int] = PLAY_ROAR

    def opens_turn(self) -> bool:
        return True

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=3)
        for tile in tiles_to_reveal(s, self.seat):
            found = append(found, REVEAL + tile)
        if roar.can_roar(s, self.seat):
            found = append(found, PLAY_ROAR)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if action == PLAY_ROAR:
            # The stage is still TURN: the same seat goes on, and must reveal a tile now.
            roar.roar(s, self.seat)
        else:
            reveal(s, self.seat, action - REVEAL)

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action == PLAY_ROAR:
            return roar.why_silent(s, self.seat)
        tile = action - REVEAL
        if s.used[self.seat] >> tile & 1:
            return Refusal("tile-used", "AN-3.5", {"tile": TILE_NAMES[tile]})
        return Refusal("not-lowest", "AN-3.5", {"tile": TILE_NAMES[tile]})
