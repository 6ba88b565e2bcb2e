"""Food: the piles it is drawn from, looking at a token, and the discards (AN-2.5)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.antler_island import memory
from ludotheque.games.antler_island.actions import TOKEN
from ludotheque.games.antler_island.components import HELD_MOST, VALUES
from ludotheque.games.antler_island.state import Island

__all__ = ["LookAtToken", "add_pile", "draw", "left_to_draw", "note_known", "room"]


def add_pile(s: Island, counts: Ints) -> None:
    """Put down a new face-down pile of known tokens."""
    total: i64 = 0
    for count in counts:
        total += count
        s.unseen = append(s.unseen, count)
    s.left = append(s.left, total)
    s.tokens_seen = memory.make(s.tokens_seen, counts)


def note_known(s: Island, seat: i64, kind: i64) -> None:
    """Note that *seat* holds a token that all have seen: a pile of one, already looked at."""
    counts = zeros(VALUES)
    s.left = append(s.left, 0)
    for count in counts:
        s.unseen = append(s.unseen, count)
    counts[kind] = 1
    s.tokens_seen = memory.make(s.tokens_seen, counts)
    s.tokens_seen = memory.look(s.tokens_seen, seat, len(s.left) - 1, kind)


def left_to_draw(s: Island) -> bool:
    """Say whether piles or discards hold a token."""
    for count in s.left:
        if count > 0:
            return True
    return s.spent[0] + s.spent[1] + s.spent[2] > 0


def draw(s: Island) -> i64:
    """Take the next token unseen and return its pile; -1 if there is none (AN-2.5)."""
    pile: i64 = 0
    while pile < len(s.left):
        if s.left[pile] > 0:
            s.left[pile] -= 1
            return pile
        pile += 1
    if not left_to_draw(s):
        return -1
    add_pile(s, s.spent)
    s.spent = zeros(VALUES)
    if s.telling():
        s.tell("food-reshuffled", {"count": s.left[pile]})
    s.left[pile] -= 1
    return pile


def room(s: Island, seat: i64) -> i64:
    """Return how many more tokens fit under the mat of *seat* (AN-5.5)."""
    return HELD_MOST - s.tokens_held(seat)


class LookAtToken(Chance[Island]):
    """*owner* looks at a token of *pile* and keeps it hidden."""

    __slots__ = ("owner", "pile")
    rule: ClassVar[str] = "AN-10.2"
    first: ClassVar[int] = TOKEN
    last: ClassVar[int] = TOKEN + VALUES - 1
    fields: ClassVar[tuple[str, ...]] = ("owner", "pile")

    def __init__(self, owner: i64, pile: i64) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.pile: i64 = pile

    def options(self, s: Island) -> Ints:
        found = vec[i64]()
        for kind in range(VALUES):
            if s.unseen[self.pile * VALUES + kind] > 0:
                found = append(found, TOKEN + kind)
        return found

    def weights(self, s: Island) -> Ints:
        found = vec[i64]()
        for kind in range(VALUES):
            count = s.unseen[self.pile * VALUES + kind]
            if count > 0:
                found = append(found, count)
        return found

    def resolve(self, s: Island, action: i64) -> None:
        kind = action - TOKEN
        s.unseen[self.pile * VALUES + kind] -= 1
        s.held[self.owner * VALUES + kind] += 1
        s.tokens_seen = memory.look(s.tokens_seen, self.owner, self.pile, kind)
        if s.telling():
            s.tell_some("looked", 1 << self.owner, {"seat": self.owner, "value": kind + 1})

    def shown(self, s: Island, viewer: i64) -> dict[str, object]:
        return {"seat": self.owner}
