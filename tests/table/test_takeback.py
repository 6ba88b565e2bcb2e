"""Take-backs: what has come to light, to anybody, cannot be hidden again."""

import random

import pytest

from ludotheque.core import CHANCE
from ludotheque.games import all_games
from ludotheque.table.errors import RequestError
from ludotheque.table.play import imagined
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.preview import preview_of
from ludotheque.table.play.replay import record_text
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.takeback import acts_to_undo
from ludotheque.table.play.terms import Terms


def begun(name, seats, seed):
    """Return a sitting of people only, just begun."""
    game = all_games()[name]
    options = game.settled(game.table_options({}))
    terms = Terms(game=name, rules=game.rules_version, seats=seats, seed=str(seed), options=options)
    chairs = [Chair("human", f"p{seat}", f"P{seat}") for seat in range(seats)]
    sitting = Sitting(terms, chairs, 1)
    sitting.enter("start", chairs=chairs)
    sitting.roll()
    return sitting


def walk(name, seats, seeds):
    """Play at random; yield the sitting after each action, with who acted and what was there."""
    for seed in range(seeds):
        sitting = begun(name, seats, seed)
        chance = random.Random(seed)
        while sitting.status == "playing":
            seat = chance.choice(sitting.waiting())
            before = sitting.position.copy()
            legal = before.legal(seat)
            action = before.game.actions.name(chance.choice(legal))
            sitting.take(seat, [action], "")
            if sitting.status == "playing":
                yield sitting, seat, action, before


def can_be_undone(sitting, seat):
    try:
        return acts_to_undo(sitting, seat)
    except RequestError as error:
        assert error.kind == "revealed"
        return []


def kinds_at(state, viewer, spot):
    """Return what a piece may be, as *viewer* knows."""
    pieces = state.view(viewer)["table"]["pieces"]
    return next(piece["kinds"] for piece in pieces if piece["hex"] == spot)


def test_a_clash_stays_unless_both_pieces_were_known_to_both(monkeypatch):
    """Also where the attacker knew the other piece: then it is the defender who has learned."""
    monkeypatch.setattr(imagined.secrets, "randbits", lambda _: 77)
    undone = {(mine, theirs): [] for mine in (True, False) for theirs in (True, False)}
    for sitting, seat, action, before in walk("aisopos", 2, 12):
        keys = [event.key for event in sitting.events_since(sitting.number - 1)]
        if "captured" in keys:
            _, origin, goal = action.split()
            mine = len(kinds_at(before, 1 - seat, origin)) == 1
            theirs = len(kinds_at(before, seat, goal)) == 1
            undone[mine, theirs].append(can_be_undone(sitting, seat) == [sitting.number])
            if mine == theirs:
                ahead = preview_of(before, seat, [action])
                assert ahead["reveals"] != undone[mine, theirs][-1], "a preview warns of it"
        elif action.startswith("place"):
            assert can_be_undone(sitting, seat) == [sitting.number]
    assert all(undone[True, True])
    assert not any(undone[True, False] + undone[False, False])
    assert undone[False, True].count(False) > 5
    assert all(undone.values()), "every case was met"


@pytest.mark.parametrize("name", ["above_and_below", "antler_island", "bunny_kingdom"])
def test_after_chance_nothing_is_taken_back(name):
    rolled = 0
    for sitting, seat, _, _ in walk(name, 3, 1):
        if sitting.acts[-1].seat == CHANCE:
            rolled += 1
            assert can_be_undone(sitting, seat) == []
        if rolled > 3 or sitting.number > 250:
            break
    assert rolled


def test_a_log_of_version_0_1_keeps_white_space_as_it_was_sent():
    """Names are exact on the wire now; what was stored before is read as it was then."""
    sitting, other = (begun("aisopos", 2, 4) for _ in range(2))
    seat = sitting.waiting()[0]
    sitting.enter("act", seat, a=" place\tlion  b2")
    other.enter("act", seat, a="place lion b2")
    assert sitting.position.digest() == other.position.digest()
    entries = sitting.fresh
    again = Sitting(sitting.terms, sitting.chairs, 1)
    again.follow_all(entries)
    assert again.position.digest() == other.position.digest()
    assert acts_to_undo(again, seat) == acts_to_undo(other, seat)
    record = [record_text(one.terms, one.acts, []) for one in (again, other)]
    assert record[0] == record[1]
