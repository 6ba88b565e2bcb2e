"""The villagers: their areas, how they join, and the special ones (AB-3.4, AB-13)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.contents import SPECIALS, VILLAGER_IDS, VILLAGERS
from ludotheque.games.above_and_below.rules.reputation import change_reputation
from ludotheque.games.above_and_below.table import (
    ASIDE,
    INJURED,
    ON_CARD,
    READY,
    REST,
    Table,
    count_of,
    places_of,
)

__all__ = [
    "bit", "count_bits", "everyone", "injure", "join", "move_all", "names_of", "on_card", "party",
    "ready", "ready_among", "send_to", "special_left", "take_from_hire",
]  # fmt: skip


HIGH_BIT: Final = 0x1000000000000000


def ready(s: Table, seat: i64) -> Ints:
    """Return the villagers of *seat* that can be used."""
    return places_of(s.villager_at, READY + 4 * seat)


def on_card(s: Table) -> Ints:
    """Return the villagers on the cave card."""
    return places_of(s.villager_at, ON_CARD + 4 * s.turn)


def party(s: Table) -> i64:
    """Return the villagers on the cave card as a group, a bit for each."""
    group: i64 = 0
    for villager in on_card(s):
        group |= bit(villager)
    return group


def everyone(s: Table, seat: i64) -> i64:
    """Return how many villagers *seat* has, wherever they are (AB-15.11)."""
    count: i64 = 0
    for area in (READY, REST, INJURED, ON_CARD):
        count += count_of(s.villager_at, area + 4 * seat)
    return count


def send_to(s: Table, villager: i64, seat: i64, area: i64) -> None:
    """Put *villager* into an area of *seat*."""
    s.villager_at[villager] = area + 4 * seat


def injure(s: Table, seat: i64, villager: i64) -> None:
    """Put *villager* into Injured: anybody, Cats and Metal Men too (AB-13.9)."""
    send_to(s, villager, seat, INJURED)
    if s.telling():
        s.tell("injured", {"seat": seat, "villager": VILLAGER_IDS[villager]})


def move_all(s: Table, seat: i64, group: i64, area: i64) -> None:
    """Put every villager whose bit is set in *group* into an area of *seat*."""
    for villager in range(VILLAGERS):
        if group >> villager & 1:
            send_to(s, villager, seat, area)


def join(s: Table, seat: i64, villager: i64, area: i64) -> None:
    """Let *villager* join the village of *seat*; some are not welcome (AB-13.2)."""
    send_to(s, villager, seat, area)
    if s.telling():
        s.tell("joined", {"seat": seat, "villager": VILLAGER_IDS[villager]})
    if s.box.villagers[villager].bad_reputation:
        change_reputation(s, seat, -1)


def take_from_hire(s: Table, place: i64) -> i64:
    """Take the villager off a place for hire, which stays empty until the night (AB-7.4)."""
    villager = s.hire[place]
    s.hire = changed(s.hire, place, -1)
    return villager


def special_left(s: Table, species: i64) -> i64:
    """Return a special villager of *species* that has not joined anybody, or -1 (AB-4.25)."""
    # By encounters only: those who wait aside never come to be hired (AB-13.1).
    for villager in range(SPECIALS, VILLAGERS):
        if s.villager_at[villager] == ASIDE and s.box.villagers[villager].species == species:
            return villager
    return -1


def bit(number: i64) -> i64:
    """Return a mask with one bit; a 1 shifted left would have only 32 bits when compiled."""
    return HIGH_BIT >> (60 - number)


def count_bits(mask: i64) -> i64:
    """Return how many bits are set in *mask*."""
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def names_of(group: i64) -> list[str]:
    """Return what the villagers of *group* are called."""
    return [VILLAGER_IDS[villager] for villager in range(VILLAGERS) if group >> villager & 1]


def ready_among(s: Table, seat: i64, block: i64, but: i64) -> Ints:
    """Return an action of *block* for each usable villager of *seat* whose bit is not in *but*."""
    found = vec[i64](capacity=8)
    for villager in ready(s, seat):
        if but >> villager & 1 == 0:
            found = append(found, block + villager)
    return found
