"""Other pages for imagined worlds: all that was heard is the same, and nobody hears the rest."""

import random

import pytest

from ludotheque import laws
from ludotheque.core import Rng
from ludotheque.laws import secrecy
from tests.games.above_and_below.tables import at_paragraph, do, give, kind, own, table, throw

PARAGRAPHS = range(1, 216)


def encounter(number, seed):
    """Walk through the encounter of a paragraph at random; yield every position of it."""
    picker = random.Random(seed)
    s = table(3)
    own(s, 0, *picker.sample(["K3", "K4", "K5"], 2))
    give(s, 0, coins=picker.randrange(9), fish=1, potion=picker.randrange(2))
    at_paragraph(s, number, *picker.sample(["B1", "T1", "E1"], picker.choice([2, 3])))
    while s.cave >= 0:
        yield s
        laws.step_at_random(s, picker)


@pytest.mark.rule("AB-4.5")
@pytest.mark.rule("AB-17.2")
def test_in_every_encounter_law_4_holds_for_books_with_other_pages():
    met = set()
    # Pages with a stake, a game of luck and lanterns for sale, as often as it takes to meet them.
    for seed, number in enumerate([*PARAGRAPHS, *[156, 167, 180] * 6]):
        for s in encounter(number, seed):
            met.add(kind(s))
            for viewer in range(2):
                laws.no_leak_by_events(s, viewer, seed)
            laws.no_leak_by_foresight(s, seed, worlds=1)
    assert {"ChooseCourse", "Exert", "ChooseRerolls", "ChooseReward", "ChooseInjured", "PayLevel",
            "StakeItem", "StakeVillager", "BuyLanterns", "PressLuck"} <= met  # fmt: skip


@pytest.mark.rule("AB-4.5")
def test_a_reprinted_world_looks_the_same_to_everybody_and_can_be_played():
    for number in PARAGRAPHS[::3]:
        for s in encounter(number, number):
            world = laws.other_world(s, 0, Rng.seeded(number))
            for viewer in laws.viewers(s):
                assert laws.known_to(world, viewer) == laws.known_to(s, viewer)
            laws.legality(world)
            laws.imagined(world, 0, number + 1, 40)
            laws.copies(world, number, 5)


def unread(s):
    """Return what the choices of the open page would bring."""
    return [
        [(c.link, c.luck, c.takes, list(c.reward.items), c.reward.coins, c.penalty.reputation)]
        + [(level.link, level.reward.coins, level.reward.reputation) for level in c.levels]
        for c in s.box.book[s.paragraph].choices
    ]


@pytest.mark.rule("AB-4.5")
def test_whatever_was_not_read_stands_there_otherwise():
    for number in PARAGRAPHS:
        s = table()
        at_paragraph(s, number, "B1", "T1")
        if kind(s) == "ChooseCourse":
            books = [laws.other_world(s, 0, Rng.seeded(seed)) for seed in range(6)]
            told = [unread(world) for world in books]
            assert len({str(one) for one in told}) == 6
            assert unread(laws.other_world(s, 0, Rng.seeded(3))) == told[3]


def test_the_pages_of_the_open_cave_have_other_thresholds():
    s = table()
    pages = s.view(0)["table"]["open_cave"]["paragraphs"]

    def thresholds(world):
        return [[level.lanterns for choice in world.box.book[page].choices
                 for level in choice.levels] for page in pages]  # fmt: skip

    world = laws.other_world(s, 0, Rng.seeded(1))
    assert thresholds(world) != thresholds(s)
    assert world.digest() != s.digest(), "its dice are its own"
    assert world.snapshot()["pack"] == s.snapshot()["pack"]


def read_ahead(s, seat):
    """Tell what the levels of the announced choice bring."""
    return {action: [int(level.reward.coins) for level in s.chosen().levels]
            for action in s.legal(seat)}  # fmt: skip


@pytest.mark.rule("AB-4.5")
def test_law_4_catches_who_reads_ahead(monkeypatch):
    monkeypatch.setattr(secrecy, "foreseen", read_ahead)
    s = table()
    at_paragraph(s, 8, "B1", "T1")
    do(s, "choose 2")
    throw(s, 1, 1)
    assert kind(s) == "Exert"
    with pytest.raises(laws.LawBroken, match="foretold what is hidden"):
        laws.no_leak_by_foresight(s, 1)
