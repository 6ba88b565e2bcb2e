"""Clashes: who wins, who looks, who takes what."""

import pytest

from ludotheque.core import SPECTATOR
from tests.games.aisopos.tables import kind_at, piece_at, table

BEATS = {
    "lion": {"man", "fox", "mouse"},
    "man": {"fox", "ant"},
    "fox": {"mouse", "ant"},
    "mouse": {"man", "ant"},
    "ant": {"lion"},
}
PAIRS = [(one, two) for one in BEATS for two in BEATS]


@pytest.mark.rule("AI-4.1")
@pytest.mark.rule("AI-4.3")
@pytest.mark.rule("AI-4.4")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_every_pair_of_pieces(attacker, defender):
    s = table(f"0 {attacker} c3, 1 {defender} b2")
    s.act(0, "move c3 b2")
    taken = [s.view(SPECTATOR)["table"]["captured"][seat] for seat in (0, 1)]
    assert piece_at(s, "c3") < 0
    if attacker == defender:
        assert piece_at(s, "b2") < 0
        assert taken[0][defender] == taken[1][attacker] == 1
    elif defender in BEATS[attacker]:
        assert kind_at(s, "b2") == attacker
        assert (sum(taken[0].values()), taken[0][defender]) == (1, 1)
        assert sum(taken[1].values()) == 0
    else:
        assert kind_at(s, "b2") == defender
        assert (sum(taken[1].values()), taken[1][attacker]) == (1, 1)
        assert sum(taken[0].values()) == 0


@pytest.mark.rule("AI-4.2")
def test_only_the_mover_looks():
    s = table("0 fox c3, 1 lion b2", seats=3)
    s.listen()
    s.act(0, "move c3 b2")
    looked = {"key": "looked", "seat": 0, "hex": "b2", "piece": "lion"}
    assert looked in s.events_for(0)
    assert all(looked not in s.events_for(viewer) for viewer in (1, 2, SPECTATOR))


@pytest.mark.rule("AI-4.2")
def test_what_was_placed_is_told_only_to_its_owner():
    s = table("")
    s.listen()
    s.act(0, "place mouse d2")
    assert {"key": "placed", "seat": 0, "hex": "d2"} in s.events_for(1)
    assert not [event for event in s.events_for(1) if "piece" in event]
    assert [event["piece"] for event in s.events_for(0) if "piece" in event] == ["mouse"]


@pytest.mark.rule("AI-4.5")
def test_equal_pieces_both_fall_and_each_owner_takes_the_others():
    s = table("0 man c3, 2 man b2", seats=3)
    s.act(0, "move c3 b2")
    assert s.scores() == [4, 0, 4]
    assert list(s.left) == [9, 10, 9]
