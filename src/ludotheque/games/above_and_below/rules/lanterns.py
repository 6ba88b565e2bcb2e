"""Lanterns: dice, rerolls, exertion, and the threshold that is reached (AB-4.10 to AB-4.19)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed, zeros
from ludotheque.games.above_and_below.box.actions import (
    DIE,
    EXERT,
    REROLL,
    STAND,
    STOP,
    THROW,
)
from ludotheque.games.above_and_below.box.components import Villager
from ludotheque.games.above_and_below.box.contents import ROPE, VILLAGER_IDS, VILLAGERS
from ludotheque.games.above_and_below.box.encounters import (
    IF_FISHFOLK,
    IF_HAS,
    IF_PAID,
    NO_BONUS,
    PER_HAMMER,
    PER_QUILL,
    PER_ROPE,
    Choice,
)
from ludotheque.games.above_and_below.rules import reward
from ludotheque.games.above_and_below.rules.dice import Die
from ludotheque.games.above_and_below.rules.encounter import turn_to
from ludotheque.games.above_and_below.rules.payment import Payment, charge
from ludotheque.games.above_and_below.rules.supplies import funds, possessed
from ludotheque.games.above_and_below.rules.villagers import bit, injure, names_of, on_card, party
from ludotheque.games.above_and_below.table import Table

__all__ = [
    "ChooseRerolls", "Exert", "LanternDie", "PayLevel", "bonus", "next_threshold",
    "reached_level", "sure_lanterns", "throw_for_all", "total",
]  # fmt: skip


def throw_for_all(s: Table, bought: i64) -> None:
    """Throw a die for every villager of the party, on top of the extra lanterns (AB-4.14)."""
    group = party(s)
    s.extra_lanterns = bought + bonus(s, s.turn, group, s.chosen())
    s.faces = zeros(VILLAGERS)
    throw_for(s, group)


def bonus(s: Table, seat: i64, group: i64, choice: Choice) -> i64:
    """Return the lanterns that a *choice* gives to the *group* of *seat* without being paid for."""
    if choice.bonus in (NO_BONUS, IF_PAID):
        return 0
    return choice.bonus_lanterns * times(s, seat, group, choice)


def times(s: Table, seat: i64, group: i64, choice: Choice) -> i64:
    """Return how often it gives them: by symbols, ropes, or once for a condition that is met."""
    # Possessed anywhere, track and sale space too, and nothing is used up (AB-4.11).
    if choice.bonus == PER_ROPE:
        return possessed(s, seat, ROPE)
    if choice.bonus == IF_HAS:
        return 1 if any(possessed(s, seat, item) > 0 for item in choice.bonus_items) else 0
    count: i64 = 0
    for villager in range(VILLAGERS):
        if group >> villager & 1 and helps(s.box.villagers[villager], choice):
            count += 1
    return min(count, 1) if choice.bonus == IF_FISHFOLK else count


def helps(token: Villager, choice: Choice) -> bool:
    """Say whether a villager of the party has what the *choice* asks for (AB-4.10, AB-4.12)."""
    if choice.bonus == PER_HAMMER:
        return token.hammer
    if choice.bonus == PER_QUILL:
        return token.quill
    return token.fishfolk


def throw_for(s: Table, group: i64) -> None:
    """Throw the dice of the villagers in *group*; weigh the lanterns when there are none left."""
    # One after the other, so that a party may be larger than the seven dice of the box (AB-4.1).
    if group == 0:
        weigh(s)
    else:
        s.ask(LanternDie(group))


class LanternDie(Die):
    """The die of the first villager of those left to throw for."""

    __slots__ = ("group",)
    rule: ClassVar[str] = "AB-4.14"
    fields: ClassVar[tuple[str, ...]] = ("group",)

    def __init__(self, group: i64) -> None:
        super().__init__()
        self.group: i64 = group

    def resolve(self, s: Table, action: i64) -> None:
        villager: i64 = 0
        while self.group >> villager & 1 == 0:
            villager += 1
        face = action - DIE + 1
        s.faces = changed(s.faces, villager, face)
        if s.telling():
            given = s.box.villagers[villager].lanterns[face]
            s.tell(
                "lantern-die",
                {
                    "seat": s.turn,
                    "villager": VILLAGER_IDS[villager],
                    "face": face,
                    "lanterns": given,
                },
            )
        throw_for(s, self.group & ~bit(villager))

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"group": names_of(self.group)}


def total(s: Table) -> i64:
    """Return the lanterns of all dice, those of exerted villagers too, and the extra ones."""
    # By dice, not by those on the card: who was exerted has left it, and his die counts (AB-4.17).
    count = s.extra_lanterns
    villager: i64 = 0
    for face in s.faces:
        if face > 0:
            count += s.box.villagers[villager].lanterns[face]
        villager += 1
    return count


def sure_lanterns(s: Table, again: i64) -> i64:
    """Return the lanterns that are sure: extra ones, and dice not thrown *again*."""
    sure = s.extra_lanterns
    villager: i64 = 0
    for face in s.faces:
        if again >> villager & 1 == 0:
            sure += s.box.villagers[villager].lanterns[face]
        villager += 1
    return sure


def next_threshold(s: Table) -> i64:
    """Return the lowest payable threshold above the lanterns shown, or 0."""
    shown = total(s)
    coins = funds(s, s.turn)
    for level in s.chosen().levels:
        if level.lanterns > shown and level.fee <= coins:
            return level.lanterns
    return 0


def weigh(s: Table) -> None:
    """Look at the dice: throw some again, exert somebody, or leave it (AB-4.16)."""
    if s.rerolls > 0 and next_threshold(s) > 0:
        s.ask(ChooseRerolls(s.turn, 0))
    else:
        offer_exertion(s)


class ChooseRerolls(Decision[Table]):
    """The dice to throw again, together; *picked* are those named so far (AB-4.15)."""

    __slots__ = ("picked",)
    rule: ClassVar[str] = "AB-4.15"
    first: ClassVar[int] = REROLL
    last: ClassVar[int] = STAND
    fields: ClassVar[tuple[str, ...]] = ("seat", "picked")

    def __init__(self, seat: i64, picked: i64) -> None:
        super().__init__(seat)
        self.picked: i64 = picked

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in on_card(s):
            if self.picked >> villager & 1 == 0:
                found = append(found, REROLL + villager)
        return append(found, THROW if self.picked else STAND)

    def resolve(self, s: Table, action: i64) -> None:
        if action == STAND:
            offer_exertion(s)
        elif action == THROW:
            s.rerolls -= 1
            if s.telling():
                s.tell("rerolls", {"seat": self.seat, "villagers": names_of(self.picked)})
            throw_for(s, self.picked)
        else:
            s.ask(ChooseRerolls(self.seat, self.picked | bit(action - REROLL)))

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action == THROW:
            return Refusal("no-die-named", "AB-4.15")
        if action == STAND:
            return Refusal("dice-named", "AB-4.15")
        facts: dict[str, object] = {"villager": VILLAGER_IDS[action - REROLL]}
        return Refusal("no-die-there", "AB-4.15", facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"group": names_of(self.picked), "rerolls": s.rerolls}


def offer_exertion(s: Table) -> None:
    """Ask for exertion while it can still reach a higher threshold (AB-4.18)."""
    # No way leads back to the rerolls from here: they come before the first exertion (AB-4.16).
    threshold = next_threshold(s)
    if threshold > 0 and threshold <= total(s) + len(on_card(s)):
        s.ask(Exert(s.turn))
    else:
        settle(s)


class Exert(Decision[Table]):
    """Exert a villager for one more lantern, or leave it (AB-4.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.17"
    first: ClassVar[int] = EXERT
    last: ClassVar[int] = STOP

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in on_card(s):
            found = append(found, EXERT + villager)
        return append(found, STOP)

    def resolve(self, s: Table, action: i64) -> None:
        if action == STOP:
            settle(s)
            return
        injure(s, self.seat, action - EXERT)
        s.extra_lanterns += 1
        offer_exertion(s)

    def why_not(self, s: Table, action: i64) -> Refusal:
        facts: dict[str, object] = {"villager": VILLAGER_IDS[action - EXERT]}
        return Refusal("not-on-the-card", "AB-4.17", facts)


def reached_level(s: Table) -> i64:
    """Return the highest level that is reached and payable, wanted or not; -1 for none."""
    shown = total(s)
    coins = funds(s, s.turn)
    levels = s.chosen().levels
    reached: i64 = -1
    # They rise, so that the last one that fits is the highest.
    for index in range(len(levels)):
        if levels[index].lanterns <= shown and levels[index].fee <= coins:
            reached = index
    return reached


def settle(s: Table) -> None:
    """Take the highest threshold that is reached and payable, or fail (AB-4.19)."""
    s.level = reached_level(s)
    if s.telling():
        s.tell("lanterns", {"seat": s.turn, "lanterns": total(s)})
    if s.level < 0:
        reward.fail(s)
    else:
        charge(s, PayLevel(s.turn, s.chosen().levels[s.level].fee))


class PayLevel(Payment):
    """The fee of the level that is taken (AB-4.8)."""

    __slots__ = ()

    def left_to_pay(self, price: i64) -> Payment:
        return PayLevel(self.seat, price)

    def paid(self, s: Table) -> None:
        link = s.chosen().levels[s.level].link
        if link > 0:
            # Nothing is asked now, so that the next step of the encounter reads it (rounds.py).
            turn_to(s, link)
        else:
            reward.succeed(s)
