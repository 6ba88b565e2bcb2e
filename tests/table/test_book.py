"""A book is hidden until it is read: no preview tells of it, and what was read stays read."""

import random

import pytest

from ludotheque.core import CHANCE
from ludotheque.table.play import imagined
from ludotheque.table.play.preview import NOTHING_CERTAIN, preview_of
from tests.games.above_and_below.tables import (
    ABOVE,
    at_paragraph,
    do,
    give,
    kind,
    own,
    table,
    throw,
)
from tests.table.test_takeback import begun, can_be_undone

GAMES = 6


@pytest.fixture(autouse=True)
def _same_worlds(monkeypatch):
    monkeypatch.setattr(imagined.secrets, "randbits", lambda _: 77)


def exerting():
    """Two explorers of three lanterns who may stop at three or go on to seven."""
    s = table()
    at_paragraph(s, 8, "B1", "T1", "E1")
    do(s, "choose 2")
    throw(s, 6, 6, 2)
    assert kind(s) == "Exert"
    return s


def unread_of(s, name):
    """Say whether a preview of the action stops before what it brings."""
    return preview_of(s, s.actor(), [name]) == NOTHING_CERTAIN


@pytest.mark.rule("AB-4.5")
def test_to_stop_exerting_is_not_certain_and_reveals():
    s = exerting()
    assert unread_of(s, "stop")
    ahead = preview_of(s, s.actor(), ["exert B1"])
    assert (ahead["certain"], ahead["reveals"]) == (True, False)
    assert unread_of(s, "exert B1") is False
    do(s, "exert B1")
    assert unread_of(s, "exert T1"), "the last one that helps settles it"


@pytest.mark.rule("AB-4.5")
def test_a_choice_without_dice_does_not_show_what_follows_before_it_is_final():
    s = table()
    at_paragraph(s, 74, "B1", "T1")
    assert unread_of(s, "choose 1")
    do(s, "choose 1")
    assert s.paragraph == 112
    shown = 0
    for number in range(1, len(s.box.book)):
        s = table()
        give(s, 0, coins=9, fish=1)
        at_paragraph(s, number, "B1", "T1")
        if kind(s) == "ChooseCourse":
            for index, choice in enumerate(s.box.book[number].choices, 1):
                if not choice.levels and not choice.stake:
                    assert unread_of(s, f"choose {index}"), (number, index)
                    shown += 1
    assert shown > 20


@pytest.mark.rule("AB-4.5")
def test_a_penalty_is_hidden_also_where_there_is_none():
    s = table()
    at_paragraph(s, 8, "B1", "T1")
    do(s, "choose 2")
    throw(s, 1, 1)
    assert not any([s.chosen().penalty.coins, s.chosen().penalty.reputation])
    assert unread_of(s, "stop")


@pytest.mark.rule("AB-4.5")
def test_what_was_read_is_certain():
    """The level that is reached is read, so that an answer to it hides nothing."""
    s = table()
    at_paragraph(s, 149, "B1", "T1")
    assert kind(s) == "ChooseReward"
    ahead = preview_of(s, s.actor(), ["reward 1"])
    assert (ahead["certain"], ahead["reveals"]) == (True, False)
    assert ahead["view"]["table"]["villages"][0]["reserve"]["amethyst"] == 2


@pytest.mark.rule("AB-4.5")
def test_before_a_fee_is_paid_its_level_is_unread():
    s = table()
    own(s, 0, "K5")
    give(s, 0, coins=3, cider=2)
    at_paragraph(s, 7, "B1", "T1")
    do(s, "choose 2")
    throw(s, 6, 6)
    do(s, "stop")
    assert kind(s) == "PayLevel"
    assert [unread_of(s, name) for name in ("pay coins", "pay cider")] == [True, True]


def adventures(games):
    """Play at random, exploring where that can be; yield what was done in encounters."""
    for seed in range(games):
        sitting = begun("above_and_below", 2, seed)
        chance = random.Random(seed)
        while sitting.status == "playing":
            seat = chance.choice(sitting.waiting())
            before = sitting.position.copy()
            legal = [before.game.actions.name(action) for action in before.legal(seat)]
            bold = [name for name in ("explore", "go") if name in legal]
            action = chance.choice(bold or legal)
            sitting.take(seat, [action], "")
            if before.view(seat)["table"]["encounter"] and sitting.status == "playing":
                yield sitting, seat, action, before


def settles(sitting):
    """Say whether the last act let the book be read: a level, a penalty or another page."""
    keys = {event.key for event in sitting.events_since(sitting.number - 1)}
    return bool(keys & {"success", "failure", "paragraph"})


@pytest.mark.rule("AB-4.5")
def test_what_was_read_cannot_be_taken_back_and_all_else_in_an_encounter_can():
    stops = kept = 0
    for sitting, seat, action, before in adventures(GAMES):
        if sitting.acts[-1].seat == CHANCE:
            continue
        if settles(sitting):
            assert can_be_undone(sitting, seat) == [], action
            assert preview_of(before, seat, [action]) == NOTHING_CERTAIN
            stops += action == "stop"
        else:
            assert can_be_undone(sitting, seat) == [sitting.number], action
            kept += 1
    assert min(stops, kept) > 10


def test_the_book_of_the_house_is_the_one_that_is_read():
    """Worlds are reprinted, never the table itself."""
    s = exerting()
    book = s.box.book
    preview_of(s, s.actor(), ["stop"])
    assert s.box.book is book
    assert s.box.book is ABOVE.edition(2, {}).book
