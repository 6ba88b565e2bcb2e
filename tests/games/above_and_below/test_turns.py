"""Rounds, turns and passing."""

import pytest

from ludotheque.core import IllegalAction
from ludotheque.games.above_and_below.table import INJURED, REST
from tests.games.above_and_below.tables import (
    area,
    asked,
    do,
    everybody_passes,
    give,
    kind,
    lay_open,
    move,
    names,
    own,
    sleep_well,
    table,
)


@pytest.mark.rule("AB-3.1")
def test_turns_go_round_until_everybody_has_passed():
    s = table(3, first=1)
    order = []
    for name in ("pass", "work", "pass", "work"):
        order.append(s.actor())
        do(s, name)
        if name == "work":
            do(s, next(n for n in names(s) if n.startswith("send")), "go")
    assert order == [1, 2, 0, 2]
    do(s, "pass")
    assert s.round == 2


@pytest.mark.rule("AB-3.2")
def test_free_actions_come_before_the_one_action_of_a_turn():
    s = table()
    give(s, 0, fish=2)
    do(s, "place fish", "sell fish", "renew houses")
    while s.actor() < 0:
        s.roll()
    assert (s.actor(), kind(s)) == (0, "Turn")
    do(s, "work", "send E1", "go")
    assert s.actor() == 1


def test_a_choice_begins_with_the_turn_and_again_after_every_free_action():
    s = table()
    give(s, 0, fish=1)
    begins = []
    for name in ("place fish", "work", "send E1", "go"):
        begins.append(s.view(0)["question"]["begins"])
        do(s, name)
    assert begins == [True, True, False, False]
    assert s.view(1)["question"]["begins"]


@pytest.mark.rule("AB-3.3")
def test_the_five_actions_and_passing():
    s = table()
    own(s, 0, "H19")
    s.stock[18] = 1
    offered = {"pass", "explore", "harvest", "build", "train", "work"}
    assert offered <= set(names(s))


@pytest.mark.rule("AB-3.4")
def test_a_villager_is_used_once_and_rests():
    s = table()
    do(s, "work", "send B1", "go")
    assert area(s, "B1") == "rest"
    do(s, "pass", "work")
    assert names(s) == ["send T1", "send E1"]
    with pytest.raises(IllegalAction, match=r"not-ready \(rule AB-3.4\)"):
        do(s, "send B1")
    do(s, "send T1")
    with pytest.raises(IllegalAction, match=r"sent-already \(rule AB-3.4\)"):
        do(s, "send T1")


@pytest.mark.rule("AB-10.1")
def test_whoever_passes_is_out_for_the_round_and_keeps_the_ready_ones_ready():
    s = table()
    do(s, "pass", "work", "send E2", "go")
    assert s.actor() == 1
    assert area(s, "B1") == "ready"
    do(s, "pass")
    sleep_well(s)
    assert s.view(0)["table"]["villages"][0]["ready"] == ["B1", "T1", "E1"]


@pytest.mark.rule("AB-10.2")
def test_without_ready_villagers_there_are_free_actions_and_then_only_a_pass():
    s = table()
    give(s, 0, fish=1)
    move(s, 0, REST, "B1", "T1")
    move(s, 0, INJURED, "E1")
    lay_open(s, "H02")
    assert set(names(s)) == {
        "pass", "renew houses", "renew outposts", "sell fish", "place fish",
    }  # fmt: skip
    with pytest.raises(IllegalAction, match=r"nobody-ready \(rule AB-10.2\)"):
        do(s, "work")
    do(s, "place fish", "pass")
    assert s.actor() == 1


@pytest.mark.rule("AB-10.3")
def test_who_has_passed_still_answers_offers_and_rests():
    s = table()
    give(s, 0, rope=1)
    do(s, "sell rope", "pass")
    do(s, "buy @0", "offer 3")
    assert s.actor() == 0
    do(s, "accept")
    assert s.coins[0] == 10
    move(s, 0, REST, "B1")
    everybody_passes(s)
    while s.actor() < 0:
        s.roll()
    assert asked(s, 0) == "Sleep"
