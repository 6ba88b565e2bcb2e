"""A turn: place a piece face down, or move one a single step (AI-3)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.aisopos.box.actions import MOVE, OFFER, PLACE
from ludotheque.games.aisopos.box.components import (
    FIRST_STEP,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    KINDS,
    OFF,
    PIECES,
    STEP_FROM,
    STEP_TO,
)
from ludotheque.games.aisopos.rules import agreement, clash, match
from ludotheque.games.aisopos.table import ELIMINATED, QUIET, Table

__all__ = ["Turn", "begin", "can_act", "end", "explain"]

# Room for most lists of options; longer ones grow.  Beyond this the allocator is slower.
MANY_OPTIONS: Final = 60


def begin(s: Table) -> None:
    """Ask the seat in turn, or pass over one that can do nothing (AI-3.6)."""
    if can_act(s, s.turn):
        s.ask(Turn(s.turn))
        return
    if s.telling():
        s.tell("skipped", {"seat": s.turn})
    end(s, quiet=True)


def can_act(s: Table, seat: i64) -> bool:
    """Say whether *seat* can place or move anything."""
    # Nearly always so, and then no list of steps has to be built.
    if s.placed[seat] < s.box.pieces and 0 in s.board:
        return True
    return len(with_steps(s, seat, vec[i64]())) > 0


def end(s: Table, quiet: bool) -> None:
    """Close the turn: the game may end, or the next seat clockwise is in turn (AI-3.1)."""
    # Placing, and being passed over, is quiet; any clash is not (AI-7.2).
    s.quiet = s.quiet + 1 if quiet else 0
    # A draw may be offered once a turn, and this one is over (AI-7.4).
    s.offered = False
    # At once, even where two run out together or a quiet stretch is up as well (AI-6.1).
    for seat in range(s.seats):
        if s.left[seat] == 0:
            match.finish_game(s, ELIMINATED)
            return
    # The edition has counted rounds as turns (AI-7.1).
    if s.quiet >= s.box.quiet_turns:
        match.finish_game(s, QUIET)
        return
    s.turn = (s.turn + 1) % s.seats


def placements(s: Table, seat: i64) -> Ints:
    """Return a placement for every kind in hand and every free hex (AI-3.2)."""
    found = vec[i64](capacity=MANY_OPTIONS)
    board = s.board
    hand = s.hand
    kind: i64 = 0
    while kind < KINDS:
        if hand[seat * KINDS + kind] > 0:
            where: i64 = 0
            while where < HEXES:
                if board[where] == 0:
                    found = append(found, PLACE + kind * HEXES + where)
                where += 1
        kind += 1
    return found


def with_steps(s: Table, seat: i64, found: Ints) -> Ints:
    """Return *found*, and a move for every own piece to a hex without an own piece (AI-3.3)."""
    board = s.board
    ends = STEP_TO
    low: i64 = seat * PIECES
    high: i64 = low + PIECES
    where: i64 = 0
    while where < HEXES:
        if low < board[where] <= high:
            step = FIRST_STEP[where]
            last = FIRST_STEP[where + 1]
            while step < last:
                other = board[ends[step]]
                if other >= 0 and (other <= low or other > high):
                    found = append(found, MOVE + step)
                step += 1
        where += 1
    return found


class Turn(Decision[Table]):
    """Place or move; no passing.  Where players may agree on a draw: offer one first."""

    __slots__ = ()
    rule: ClassVar[str] = "AI-3.4"
    first: ClassVar[int] = PLACE
    last: ClassVar[int] = OFFER

    def opens_turn(self) -> bool:
        return True

    def options(self, s: Table) -> Ints:
        found = with_steps(s, self.seat, placements(s, self.seat))
        if s.box.truce and not s.offered:
            found = append(found, OFFER)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if action == OFFER:
            agreement.offer(s, self.seat)
        elif action >= MOVE:
            move(s, STEP_FROM[action - MOVE], STEP_TO[action - MOVE])
        else:
            place(s, self.seat, (action - PLACE) // HEXES, (action - PLACE) % HEXES)

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action == OFFER:
            if not s.box.truce:
                return Refusal("no-agreement", "AI-7.3")
            return Refusal("offered-already", "AI-7.4")
        if action < MOVE:
            return self.why_not_place(s, (action - PLACE) // HEXES, (action - PLACE) % HEXES)
        return self.why_not_move(s, STEP_FROM[action - MOVE], STEP_TO[action - MOVE])

    def why_not_place(self, s: Table, kind: i64, where: i64) -> Refusal:
        """Say why no piece of *kind* can be placed there."""
        if s.board[where] == OFF:
            return off_board(where)
        if s.hand[self.seat * KINDS + kind] == 0:
            return Refusal("not-in-hand", "AI-3.2", {"piece": KIND_NAMES[kind]})
        return Refusal("hex-taken", "AI-3.2", {"hex": HEX_NAMES[where]})

    def why_not_move(self, s: Table, origin: i64, target: i64) -> Refusal:
        """Say why the piece there cannot make that step."""
        for end in (origin, target):
            if s.board[end] == OFF:
                return off_board(end)
        piece = s.board[origin] - 1
        facts: dict[str, object] = {"hex": HEX_NAMES[origin]}
        if piece < 0:
            return Refusal("no-piece", "AI-3.3", facts)
        if piece // PIECES != self.seat:
            return Refusal("not-yours", "AI-3.3", {**facts, "other": piece // PIECES})
        return Refusal("own-piece", "AI-3.5", {"hex": HEX_NAMES[target]})


def off_board(where: i64) -> Refusal:
    """Say that a small board has no such hex."""
    return Refusal("off-board", "AI-1.4", {"hex": HEX_NAMES[where]})


def explain(words: list[str]) -> Refusal | None:
    """Say which rule is broken by what is no action: passing, a move of no or several steps.

    Whoever points at a hex or a piece and at nothing else is told what is missing.
    """
    if words == ["pass"]:
        return Refusal("no-passing", "AI-3.4")
    shape = [shape_of(word) for word in words]
    if shape == ["move", "hex", "hex"]:
        return Refusal("one-step", "AI-3.3", {"from": words[1], "to": words[2]})
    if shape in (["move"], ["move", "hex"]):
        return Refusal("choose-step", "AI-3.3")
    if shape in (["place"], ["place", "kind"]):
        return Refusal("choose-hex", "AI-3.2")
    if shape in (["hex"], ["place", "hex"]):
        return Refusal("choose-piece", "AI-3.2", {"hex": words[-1]})
    return None


def shape_of(word: str) -> str:
    """Return what part of an action's name a *word* is: a hex, a kind, or itself."""
    if word in HEX_NAMES:
        return "hex"
    return "kind" if word in KIND_NAMES else word


def place(s: Table, seat: i64, kind: i64, where: i64) -> None:
    """Lay a piece of the hand face down on a free hex (AI-3.2)."""
    # Numbered when it is placed: which of the owner's pieces it is tells nothing of its kind.
    piece = seat * PIECES + s.placed[seat]
    entry = seat * KINDS + kind
    s.placed = changed(s.placed, seat, s.placed[seat] + 1)
    s.hand = changed(s.hand, entry, s.hand[entry] - 1)
    s.kind = changed(s.kind, piece, kind)
    s.board[where] = piece + 1
    if s.telling():
        facts: dict[str, object] = {"seat": seat, "hex": HEX_NAMES[where]}
        s.tell("placed", facts)
        s.tell_some("placed-kind", 1 << seat, {**facts, "piece": KIND_NAMES[kind]})
    end(s, quiet=True)


def move(s: Table, origin: i64, target: i64) -> None:
    """Move a piece one step; onto an enemy it is a clash (AI-3.3)."""
    piece = s.board[origin] - 1
    s.board[origin] = 0
    if s.telling():
        s.tell(
            "moved",
            {"seat": piece // PIECES, "from": HEX_NAMES[origin], "to": HEX_NAMES[target]},
        )
    if s.board[target] == 0:
        s.board[target] = piece + 1
        end(s, quiet=True)
    else:
        clash.fight(s, piece, target)
        end(s, quiet=False)
