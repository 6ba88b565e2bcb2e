"""Cave Cats do as they please: a die each time one is picked for an action (AB-13.4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.games.above_and_below.box.actions import DIE
from ludotheque.games.above_and_below.box.contents import VILLAGER_IDS
from ludotheque.games.above_and_below.rules.dice import Die
from ludotheque.games.above_and_below.rules.villagers import send_to
from ludotheque.games.above_and_below.table import REST, Table

__all__ = ["LEAST_OBEDIENT", "CatDie"]

LEAST_OBEDIENT: Final = 3


class CatDie(Die):
    """The die of a cat who is picked: he takes part, or goes to Rest and nothing is spent.

    Only for an action: lanterns, exertion and the night ask no cat (AB-13.7).
    """

    __slots__ = ("cat", "player")
    rule: ClassVar[str] = "AB-13.4"
    fields: ClassVar[tuple[str, ...]] = ("player", "cat")

    def __init__(self, player: i64, cat: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.cat: i64 = cat

    def obeyed(self, s: Table) -> None:
        """Go on with the cat."""
        raise NotImplementedError(type(self).__name__)

    def refused(self, s: Table) -> None:
        """Go on without him: by default the turn simply goes on."""

    def resolve(self, s: Table, action: i64) -> None:
        obedient = action - DIE + 1 >= LEAST_OBEDIENT
        if s.telling():
            s.tell(
                "cat-obeys" if obedient else "cat-refuses",
                {"seat": self.player, "villager": VILLAGER_IDS[self.cat], "face": action - DIE + 1},
            )
        if obedient:
            self.obeyed(s)
        else:
            # Only the cat is used up: s.acted stays as it is, and the turn goes on.
            send_to(s, self.cat, self.player, REST)
            self.refused(s)
