"""Every world that agrees with what a seat has seen, listed one by one without the engine.

A world says which hidden card lies in which hidden place.  The engine must imagine all of them,
each equally often.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

from ludotheque.games.bunny_kingdom.box.components import PARCHMENT
from ludotheque.games.bunny_kingdom.table import DRAFTING, RESOLVING, Table

Cards: TypeAlias = "tuple[int, ...]"
# What the rival kept and discarded, the hand nobody has looked at, and the rest of the rival's.
World: TypeAlias = "tuple[Cards, Cards, Cards]"


class Turn:
    """A turn of the rival: the hand it got, the card it showed, if any, and what came back."""

    def __init__(self, before: Counter[int] | None, shown: int | None) -> None:
        self.before = before
        self.shown = shown
        self.after: Counter[int] | None = None


def is_parchment(card: int) -> bool:
    return card >= PARCHMENT


class Watcher:
    """Sits beside seat 0 of a game of two and writes down only what that seat sees.

    *first* is the number of turns of the rival before, all known.
    """

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.turns: list[Turn] = []
        self.passed: Counter[int] | None = None

    def watch(self, s: Table) -> None:
        """Look at the table as it is now; to be called after every step."""
        if len(s.discards[1]) > self.first + len(self.turns):
            shown = s.shown[1] if s.shown[1] >= 0 else None
            self.turns.append(Turn(self.passed, shown))
            self.passed = Counter(s.hands[1])
        if s.phase == DRAFTING and self.turns and self.turns[-1].after is None:
            self.turns[-1].after = Counter(s.hands[0])

    def agrees(self, kept: Mapping[int, int], aside: Cards, hand: Counter[int]) -> bool:
        """Say whether a world agrees: what the rival kept and discarded, and the unseen hand."""
        for number, turn in enumerate(self.turns):
            played = kept[number] if turn.shown is None else turn.shown
            if turn.shown is None and not is_parchment(played):
                return False
            left = hand if turn.after is None else turn.after
            if turn.before is not None:
                if not one_added(turn.before, left, played, aside[number]):
                    return False
        return True


def one_added(before: Counter[int], left: Counter[int], played: int, aside: int) -> bool:
    """Say whether *before* and one card more are what is left, was played and was discarded."""
    after = Counter(left) + Counter([played, aside])
    return not before - after and (after - before).total() == 1


def rival_worlds(s: Table, watcher: Watcher) -> set[World]:
    """Return every world for seat 0 of two: rows of what the rival kept, discarded and holds."""
    face_down = [number for number, turn in enumerate(watcher.turns) if turn.shown is None]
    known_hand, unknown = rival_hand(s, watcher)
    hidden = [*s.deck, *s.discards[1][watcher.first :], *s.parchments[1]]
    hidden += list((Counter(s.hands[1]) - known_hand).elements())
    passed_unseen = len(s.hands[0]) if s.phase == RESOLVING else 0
    if passed_unseen:
        hidden += list(s.hands[0])
    found: set[World] = set()
    slots = len(face_down) + len(watcher.turns)
    for row in permutations(sorted(hidden), slots):
        kept = dict(zip(face_down, row[: len(face_down)], strict=True))
        aside = row[len(face_down) :]
        if not plausible(watcher, kept, aside):
            continue
        rest = sorted((Counter(hidden) - Counter(row)).elements())
        for hand in set(combinations(rest, passed_unseen)):
            if watcher.agrees(kept, aside, Counter(hand)):
                left = sorted((Counter(rest) - Counter(hand)).elements())
                for more in set(combinations(left, unknown)):
                    found.add((row, hand, more))
    return found


def plausible(watcher: Watcher, kept: Mapping[int, int], aside: Sequence[int]) -> bool:
    """Say at once no where a turn that was looked at excludes what a world says."""
    for number, turn in enumerate(watcher.turns):
        played = kept[number] if turn.shown is None else turn.shown
        if turn.shown is None and not is_parchment(played):
            return False
        if turn.before is not None and turn.after is not None:
            if not one_added(turn.before, turn.after, played, aside[number]):
                return False
    return True


def rival_hand(s: Table, watcher: Watcher) -> tuple[Counter[int], int]:
    """Return what is known of the rival's hand, and how many cards more it has."""
    if s.phase == RESOLVING:
        return Counter(s.hands[1]), 0
    known = watcher.passed or Counter()
    return known, len(s.hands[1]) - known.total()


def rival_world(s: Table, watcher: Watcher) -> World:
    """Return the world that a (real or imagined) table shows."""
    kept: list[int] = []
    for number, turn in enumerate(watcher.turns):
        if turn.shown is None:
            place = watcher.first + number
            code = place // 10 * 16 + place % 10
            kept.append(s.parchments[1][list(s.taken[1]).index(code)])
    known, _ = rival_hand(s, watcher)
    more = tuple(sorted((Counter(s.hands[1]) - known).elements()))
    hand = tuple(sorted(s.hands[0])) if s.phase == RESOLVING else ()
    return (*kept, *s.discards[1][watcher.first :]), hand, more
