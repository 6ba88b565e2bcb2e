"""Resting: potions and cider, then beds, then goods for the track, everybody at once (AB-11)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Decision, Together, no_answers
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.above_and_below.box.actions import (
    END_BEDS,
    END_DRINKS,
    END_PLACING,
    HEAL,
    PLACE,
    SLEEP,
    WAKE,
)
from ludotheque.games.above_and_below.box.contents import (
    CIDER,
    GOODS,
    ITEM_NAMES,
    POTION,
    VILLAGER_IDS,
    VILLAGERS,
)
from ludotheque.games.above_and_below.rules import track
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.rules.supplies import held, spend
from ludotheque.games.above_and_below.rules.villagers import bit, count_bits, send_to
from ludotheque.games.above_and_below.table import INJURED, READY, REST, Table

__all__ = [
    "Drink", "LastGoods", "PlaceGoods", "Resting", "Sleep", "area_after", "beds", "carry_out",
    "place_last", "rest", "step_up",
]  # fmt: skip


def rest(s: Table) -> None:
    """Let the Metal Men rise, then ask everybody who can do something (AB-11.4, AB-13.8)."""
    for seat in range(s.seats):
        wake_metal(s, seat)
    starts = [drink_question(s, seat, 0, 0) for seat in range(s.seats)]
    if any(start is not None for start in starts):
        s.ask(Resting(starts, starts[:], no_answers(starts)))


def place_last(s: Table) -> None:
    """After the last round ask everybody who still has goods to place (AB-12.1)."""
    starts = [place_question(s, seat, zeros(GOODS)) for seat in range(s.seats)]
    if any(start is not None for start in starts):
        s.ask(LastGoods(starts, starts[:], no_answers(starts)))


def wake_metal(s: Table, seat: i64) -> None:
    """Move the Metal Men of *seat* one step, in their own beds (AB-13.8)."""
    for villager in range(VILLAGERS):
        if s.box.villagers[villager].metal:
            step_up(s, seat, villager)


def step_up(s: Table, seat: i64, villager: i64) -> None:
    """Move *villager* from Injured to Rest or from Rest to Ready."""
    if s.villager_at[villager] == INJURED + 4 * seat:
        send_to(s, villager, seat, REST)
    elif s.villager_at[villager] == REST + 4 * seat:
        send_to(s, villager, seat, READY)


def drink_question(s: Table, seat: i64, healed: i64, woken: i64) -> "AnyDecision | None":
    """Ask for drinks while one is of use, then for beds."""
    # Whose only answer is to end it is not asked at all.
    question = Drink(seat, healed, woken)
    if len(question.options(s)) > 1:
        return question
    return bed_question(s, seat, healed, woken, 0)


def bed_question(s: Table, seat: i64, healed: i64, woken: i64, slept: i64) -> "AnyDecision | None":
    """Ask for beds while one is of use, then for goods."""
    question = Sleep(seat, healed, woken, slept)
    if len(question.options(s)) > 1:
        return question
    return place_question(s, seat, zeros(GOODS))


def place_question(s: Table, seat: i64, placed: Ints) -> "AnyDecision | None":
    """Ask for goods while there are some."""
    question = PlaceGoods(seat, placed)
    if len(question.options(s)) > 1:
        return question
    return None


def area_after(s: Table, seat: i64, villager: i64, healed: i64, woken: i64) -> i64:
    """Return the area of *villager* after the drinks, or 0 if no drink and no bed can help."""
    # Answers stay secret until all are in, so the table itself does not show them yet.
    where = s.villager_at[villager] - 4 * seat
    if where < READY or where > INJURED or s.box.villagers[villager].metal:
        return 0
    if where == INJURED and healed >> villager & 1:
        where = REST
    if where == REST and woken >> villager & 1:
        where = READY
    return where


class Drink(Decision[Table]):
    """Spend potions and cider; *healed* and *woken* have had theirs (AB-11.5)."""

    __slots__ = ("healed", "woken")
    rule: ClassVar[str] = "AB-11.5"
    first: ClassVar[int] = HEAL
    last: ClassVar[int] = END_DRINKS
    fields: ClassVar[tuple[str, ...]] = ("seat", "healed", "woken")

    def __init__(self, seat: i64, healed: i64, woken: i64) -> None:
        super().__init__(seat)
        self.healed: i64 = healed
        self.woken: i64 = woken

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        if held(s, self.seat, POTION) > count_bits(self.healed):
            found = self.with_those_in(s, found, INJURED, HEAL)
        if held(s, self.seat, CIDER) > count_bits(self.woken):
            found = self.with_those_in(s, found, REST, WAKE)
        return append(found, END_DRINKS)

    def with_those_in(self, s: Table, found: Ints, area: i64, block: i64) -> Ints:
        """Return *found* with an action of *block* for every villager now in *area*."""
        villager: i64 = 0
        while villager < VILLAGERS:
            if area_after(s, self.seat, villager, self.healed, self.woken) == area:
                found = append(found, block + villager)
            villager += 1
        return found

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        # From beds no question leads back to drinks: nothing is drunk after a bed (AB-11.6).
        if action == END_DRINKS:
            return bed_question(s, self.seat, self.healed, self.woken, 0)
        if action >= WAKE:
            woken = self.woken | bit(action - WAKE)
            return drink_question(s, self.seat, self.healed, woken)
        return drink_question(s, self.seat, self.healed | bit(action - HEAL), self.woken)

    def why_not(self, s: Table, action: i64) -> Refusal:
        villager = (action - HEAL) % VILLAGERS
        facts: dict[str, object] = {"villager": VILLAGER_IDS[villager]}
        if s.box.villagers[villager].metal:
            return Refusal("metal-drinks-nothing", "AB-13.8", facts)
        return Refusal("drink-no-help", "AB-11.5", facts)


class Sleep(Decision[Table]):
    """Give beds, also to those whom a drink has helped (AB-11.7); *slept* have had theirs."""

    __slots__ = ("healed", "slept", "woken")
    rule: ClassVar[str] = "AB-11.6"
    first: ClassVar[int] = SLEEP
    last: ClassVar[int] = END_BEDS
    fields: ClassVar[tuple[str, ...]] = ("seat", "healed", "woken", "slept")

    def __init__(self, seat: i64, healed: i64, woken: i64, slept: i64) -> None:
        super().__init__(seat)
        self.healed: i64 = healed
        self.woken: i64 = woken
        self.slept: i64 = slept

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        if count_bits(self.slept) < beds(s, self.seat):
            villager: i64 = 0
            while villager < VILLAGERS:
                if self.slept >> villager & 1 == 0:
                    area = area_after(s, self.seat, villager, self.healed, self.woken)
                    if area > READY:
                        found = append(found, SLEEP + villager)
                villager += 1
        return append(found, END_BEDS)

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        if action == END_BEDS:
            return place_question(s, self.seat, zeros(GOODS))
        slept = self.slept | bit(action - SLEEP)
        return bed_question(s, self.seat, self.healed, self.woken, slept)

    def why_not(self, s: Table, action: i64) -> Refusal:
        villager = action - SLEEP
        facts: dict[str, object] = {"villager": VILLAGER_IDS[villager]}
        if s.box.villagers[villager].metal:
            return Refusal("metal-own-bed", "AB-13.8", facts)
        if self.slept >> villager & 1:
            return Refusal("slept-already", "AB-11.6", facts)
        return Refusal("bed-no-help", "AB-11.6", facts)


class PlaceGoods(Decision[Table]):
    """Put goods on the track; *placed* by kind are on their way (AB-12.1)."""

    __slots__ = ("placed",)
    rule: ClassVar[str] = "AB-12.1"
    first: ClassVar[int] = PLACE
    last: ClassVar[int] = END_PLACING
    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")

    def __init__(self, seat: i64, placed: Ints) -> None:
        super().__init__(seat)
        self.placed = placed

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for good in range(GOODS):
            if held(s, self.seat, good) > self.placed[good]:
                found = append(found, PLACE + good)
        return append(found, END_PLACING)

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        if action == END_PLACING:
            return None
        placed = self.placed[:]
        placed[action - PLACE] += 1
        return place_question(s, self.seat, placed)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-possessed", "AB-12.1", {"item": ITEM_NAMES[action - PLACE]})


def beds(s: Table, seat: i64) -> i64:
    """Return the beds of the village of *seat*."""
    return estate_of(s, seat).beds


class AllAtOnce(Together[Table]):
    """All seats decide at the same time; nobody's answer touches another's (AB-11.4)."""

    __slots__ = ()

    def reveal(self, s: Table, answers: list[Ints]) -> None:
        seat: i64 = 0
        for answer in answers:
            for action in answer:
                carry_out(s, seat, action)
            seat += 1


class Resting(AllAtOnce):
    """The night of all seats (AB-11.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-11.4"


class LastGoods(AllAtOnce):
    """The last goods of all seats (AB-15.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-15.1"


def carry_out(s: Table, seat: i64, action: i64) -> None:
    """Do what *seat* decided in the night."""
    if PLACE <= action < END_PLACING:
        track.place(s, seat, action - PLACE)
    elif HEAL <= action < WAKE:
        spend(s, seat, POTION)
        step_up(s, seat, action - HEAL)
    elif WAKE <= action < END_DRINKS:
        spend(s, seat, CIDER)
        step_up(s, seat, action - WAKE)
    elif SLEEP <= action < END_BEDS:
        step_up(s, seat, action - SLEEP)
