"""Gathering the villagers for an action, one at a time; cats are asked first (AB-3.3, AB-13)."""

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import (
    BUILDER,
    DROP,
    EXPLORE,
    GO,
    HARVEST,
    SEND,
)
from ludotheque.games.above_and_below.box.contents import VILLAGER_IDS
from ludotheque.games.above_and_below.rules import explore, harvest, work
from ludotheque.games.above_and_below.rules.cats import CatDie
from ludotheque.games.above_and_below.rules.villagers import (
    bit,
    count_bits,
    names_of,
    ready,
    ready_among,
)
from ludotheque.games.above_and_below.table import Table

__all__ = ["EXPLORERS", "CatJoins", "Gather"]

EXPLORERS: Final = 2


class Gather(Decision[Table]):
    """Who takes part in the *action*; *cats* have obeyed, *slighted* says that one has not."""

    __slots__ = ("action", "cats", "group", "slighted")
    rule: ClassVar[str] = "AB-3.4"
    first: ClassVar[int] = SEND
    last: ClassVar[int] = BUILDER - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "action", "group", "cats", "slighted")

    def __init__(self, seat: i64, action: i64, group: i64, cats: i64, slighted: i64) -> None:
        super().__init__(seat)
        self.action: i64 = action
        self.group: i64 = group
        self.cats: i64 = cats
        self.slighted: i64 = slighted

    def complete(self) -> bool:
        """Say whether the group can set out."""
        return count_bits(self.group) >= (EXPLORERS if self.action == EXPLORE else 1)

    def full(self, s: Table) -> bool:
        """Say whether nobody more is of use: a good for each harvester (AB-6.1)."""
        if self.action != HARVEST:
            return False
        return count_bits(self.group) >= harvest.goods_lying(s, self.seat)

    def may_drop(self, s: Table) -> bool:
        """After a refusal, unless an obedient cat holds the player to it (AB-13.5, AB-13.6)."""
        if self.slighted == 0:
            return False
        if self.cats == 0:
            return True
        # A cat who said yes cannot be withdrawn, but nobody must wait for a group that will
        # never be complete: two are needed to explore, and all who are ready are in it.
        return not self.complete() and count_bits(self.group) == len(ready(s, self.seat))

    def options(self, s: Table) -> Ints:
        everybody: i64 = -1  # every bit is set
        but = everybody if self.full(s) else self.group
        found = ready_among(s, self.seat, SEND, but)
        if self.complete():
            found = append(found, GO)
        if self.may_drop(s):
            found = append(found, DROP)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        if action == GO:
            self.set_out(s)
        elif action == DROP:
            # Nothing was spent, so the turn just goes on (next_turn in rounds.py).
            if s.telling():
                s.tell("dropped", {"seat": self.seat})
        elif s.box.villagers[action - SEND].cat:
            s.ask(
                CatJoins(
                    self.seat, action - SEND, self.action, self.group, self.cats, self.slighted
                )
            )
        else:
            group = self.group | bit(action - SEND)
            s.ask(Gather(self.seat, self.action, group, self.cats, self.slighted))

    def set_out(self, s: Table) -> None:
        """Begin the action with the group that stands."""
        if self.action == EXPLORE:
            explore.explore(s, self.seat, self.group)
        elif self.action == HARVEST:
            harvest.harvest(s, self.seat, self.group)
        else:
            work.work(s, self.seat, self.group)

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action == GO:
            return Refusal("too-few", "AB-4.1" if self.action == EXPLORE else "AB-3.3")
        if action == DROP:
            return Refusal("no-dropping", "AB-13.6" if self.cats else "AB-13.5")
        villager = action - SEND
        facts: dict[str, object] = {"villager": VILLAGER_IDS[villager]}
        if self.group >> villager & 1:
            return Refusal("sent-already", "AB-3.4", facts)
        if villager in ready(s, self.seat):
            return Refusal("no-more-goods", "AB-6.1", facts)
        return Refusal("not-ready", "AB-3.4", facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        verbs = ["", "explore", "harvest", "build", "train", "work"]
        return {"action": verbs[self.action], "group": names_of(self.group)}


class CatJoins(CatDie):
    """The die of a cat who is to join a group."""

    __slots__ = ("action", "cats", "group", "slighted")
    fields: ClassVar[tuple[str, ...]] = ("player", "cat", "action", "group", "cats", "slighted")

    def __init__(
        self, player: i64, cat: i64, action: i64, group: i64, cats: i64, slighted: i64
    ) -> None:
        super().__init__(player, cat)
        self.action: i64 = action
        self.group: i64 = group
        self.cats: i64 = cats
        self.slighted: i64 = slighted

    def obeyed(self, s: Table) -> None:
        mask = bit(self.cat)
        group = self.group | mask
        s.ask(Gather(self.player, self.action, group, self.cats | mask, self.slighted))

    def refused(self, s: Table) -> None:
        s.ask(Gather(self.player, self.action, self.group, self.cats, 1))
