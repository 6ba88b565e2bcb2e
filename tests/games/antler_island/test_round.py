"""Planning in secret and taking turns (AN-3)."""

import pytest

from ludotheque.core import SPECTATOR, Rng
from tests.games.antler_island.tables import (
    ANTLER,
    asked,
    end_round,
    island,
    mat,
    names,
    play,
    refused,
    roll,
    stag,
    told,
)

ACTIONS = ("move", "eat", "rut", "grow")


def planning(seats=4, **options):
    """Return a table whose seats are about to plan."""
    s = ANTLER.new(seats, 5, **options)
    s.listen()
    while asked(s)[0] != "Plans":
        s.roll() if s.actor() == -1 else s.apply(s.actor(), s.legal(s.actor())[0])
    return s


def lay(s, seat, *actions):
    """Lay the control tiles of *seat*."""
    for tile, action in zip(("1", "2", "3", "X", "blank"), actions, strict=True):
        s.act(seat, f"plan {tile} {action}")


@pytest.mark.rule("AN-3.1")
def test_all_five_tiles_are_laid_and_any_number_beside_one_action():
    s = planning()
    for tile in ("1", "2", "3", "X", "blank"):
        assert names(s, 2) == [f"plan {tile} {action}" for action in ACTIONS]
        assert refused(s, 2, "plan 1 rut" if tile != "1" else "plan 2 rut")
        s.act(2, f"plan {tile} rut")
    assert 2 not in s.waiting()
    for seat in (0, 1, 3):
        lay(s, seat, "move", "eat", "rut", "grow", "move")
    assert mat(s, 2)["plan"]["face_down"] == {"move": 0, "eat": 0, "rut": 5, "grow": 0}


@pytest.mark.rule("AN-3.2")
def test_nothing_of_a_plan_is_seen_until_the_last_is_in():
    s = planning()
    empty = {"move": 0, "eat": 0, "rut": 0, "grow": 0}
    before = [s.view(viewer)["table"] for viewer in (0, 1, SPECTATOR)]
    lay(s, 2, "rut", "rut", "eat", "grow", "move")
    s.act(3, "plan 1 grow")
    assert [s.view(viewer)["table"] for viewer in (0, 1, SPECTATOR)] == before
    assert mat(s, 2, 2)["plan"]["face_down"] == empty
    assert told(s, 0) == []
    assert s.waiting() == [0, 1, 3]
    assert refused(s, 2, "plan 1 move") is not None, "a plan once given is final"


@pytest.mark.rule("AN-3.2")
def test_who_plans_sees_what_it_has_laid_so_far():
    s = planning()
    s.act(1, "plan 1 grow")
    s.act(1, "plan 2 rut")
    assert mat(s, 1, 1)["plan"]["own"] == {"1": "grow", "2": "rut"}
    assert mat(s, 1, 0)["plan"]["own"] is None
    assert mat(s, 1)["plan"]["own"] is None
    assert mat(s, 0, 0)["plan"]["own"] == {}
    for tile in ("3", "X", "blank"):
        s.act(1, f"plan {tile} eat")
    whole = {"1": "grow", "2": "rut", "3": "eat", "X": "eat", "blank": "eat"}
    assert mat(s, 1, 1)["plan"]["own"] == whole, "also while the others are still planning"
    world = s.imagine(1, Rng.seeded(4))
    assert mat(world, 1, 1)["plan"]["own"] == whole


@pytest.mark.rule("AN-3.3")
def test_then_all_see_how_many_tiles_lie_where_and_the_owner_which():
    s = planning()
    for seat in (3, 1, 0, 2):
        lay(s, seat, "rut", "rut", "eat", "grow", "rut")
    shown = mat(s, 1, 0)["plan"]
    assert shown["face_down"] == {"move": 0, "eat": 1, "rut": 3, "grow": 1}
    assert shown["own"] is None
    own = {"1": "rut", "2": "rut", "3": "eat", "X": "grow", "blank": "rut"}
    assert mat(s, 1, 1)["plan"]["own"] == own
    assert told(s, 1).count("own-plan") == 1
    assert told(s, 1).count("planned") == 4
    assert "own-plan" not in told(s)
    counts = {"key": "planned", "seat": 2, "move": 0, "eat": 1, "rut": 3, "grow": 1}
    assert counts in s.events_for(0), "the blank is counted like the others"


@pytest.mark.rule("AN-3.4")
def test_the_first_player_begins_and_all_go_round_until_four_tiles_are_used():
    s = island(first=2, plans=dict.fromkeys(range(4), "eat eat eat eat eat"))
    revealed = []
    while asked(s)[0] == "TakeTurn":
        s.apply(s.actor(), s.legal(s.actor())[0])
        revealed += [
            (event["seat"], event["tile"])
            for event in s.events_for(SPECTATOR)
            if event["key"] == "revealed"
        ]
    assert [seat for seat, _ in revealed] == [2, 3, 0, 1] * 4
    assert [tile for seat, tile in revealed if seat == 0] == ["1", "2", "3", "X"]
    assert asked(s)[0] == "FoodDie", "then a new round begins"


@pytest.mark.rule("AN-3.5")
def test_the_lowest_number_or_x_is_revealed_and_then_what_is_left():
    s = island(stags="O0 O3 O6 O9", plans=dict.fromkeys(range(4), "eat eat eat eat eat"))
    assert names(s, 0) == ["reveal 1", "reveal X"]
    assert refused(s, 0, "reveal 2") == "AN-3.5"
    play(s, "0 reveal 1, 1 reveal X, 2 reveal 1, 3 reveal 1")
    assert names(s, 0) == ["reveal 2", "reveal X"]
    play(s, "0 reveal 2")
    assert asked(s) == ("TakeTurn", 2), "after X a seat has no choice and is not asked"
    assert s.used[1] == 0b1001
    assert refused(s, 2, "reveal 1") == "AN-3.5"
    play(s, "2 reveal 2, 3 reveal 2, 0 reveal 3, 2 reveal 3, 3 reveal X")
    assert asked(s)[0] == "FoodDie", "the last tiles of all were forced"


@pytest.mark.rule("AN-3.6")
def test_the_blank_is_never_revealed_and_known_when_it_is_the_last():
    s = island(plans={0: "eat eat eat eat grow"})
    assert "reveal blank" not in ANTLER.actions.names
    s.used[0] = 0b1111
    plan = mat(s, 0)["plan"]
    assert plan["face_down"] == {"move": 0, "eat": 0, "rut": 0, "grow": 1}
    assert set(plan["revealed"]) == {"1", "2", "3", "X"}
    for seed in range(10):
        world = s.imagine(1, Rng.seeded(seed))
        assert list(world.plan[:5]) == list(s.plan[:5])


@pytest.mark.rule("AN-3.7")
def test_what_is_possible_must_be_done_and_what_is_not_spends_the_tile():
    s = island(
        stags="O0 O3 O6 O9", lying={"O3": 1}, plans={0: "rut rut rut eat eat", 1: "eat " * 5}
    )
    play(s, "0 reveal 1")
    assert told(s) == ["revealed", "no-doe"]
    assert s.used[0] == 1
    play(s, "1 reveal 1")
    roll(s)
    assert mat(s, 1)["food"] == 1, "nobody is asked whether to eat"


@pytest.mark.rule("AN-3.7")
def test_possible_is_judged_after_a_roar():
    s = island(does={"O1": 1}, tiles={0: "roar"}, plans={0: "rut " * 5})
    play(s, "0 play roar, 0 reveal 1")
    assert mat(s, 0)["does"] == 1
    other = island(does={"O1": 1}, tiles={0: "roar"}, plans={0: "rut " * 5})
    play(other, "0 reveal 1")
    assert mat(other, 0)["does"] == 0, "nobody has to roar to make it possible"


@pytest.mark.rule("AN-3.8")
def test_a_turn_goes_roar_tile_action_roar_next():
    s = island(stags="O0 O3 O6 O9", does={"O1": 2, "O11": 2}, tiles={0: "roar"})
    assert names(s, 0) == ["reveal 1", "reveal X", "play roar"]
    play(s, "0 reveal 1")
    assert "play roar" not in names(s, 0), "not inside the action"
    play(s, "0 move O1")
    assert asked(s) == ("TakeTurn", 1), "no doe can hear it from there"
    near = island(stags="O0 O3 O6 O9", does={"O2": 1}, tiles={0: "roar"})
    play(near, "0 reveal 1, 0 move O1")
    assert asked(near) == ("RoarAfter", 0)
    play(near, "0 play roar")
    assert stag(near, 0) == "O1"
    assert near.does[1] == 1
    assert asked(near) == ("TakeTurn", 1)


@pytest.mark.rule("AN-10.6")
@pytest.mark.parametrize(
    ("held", "choices"),
    [("roar", ["reveal X", "play roar"]), ("speed", ["reveal X"]), ("open:speed", None)],
)
def test_a_forced_tile_is_asked_about_where_a_roar_may_come_first(held, choices):
    s = island(does={"O1": 1}, tiles={0: held}, plans={0: "eat " * 5})
    s.used[0] = 0b0111
    s.stack = []
    while not s.stack:
        s.advance()
    if choices is None:
        assert asked(s) == ("TakeTurn", 1), "all see that there is no Roar: X is revealed"
    else:
        assert asked(s) == ("TakeTurn", 0)
        assert names(s, 0) == choices


@pytest.mark.rule("AN-3.8")
def test_tiles_earned_by_growing_come_before_the_roar():
    s = island(does={"O1": 1}, hands={0: "2 2"}, tiles={0: "speed"}, plans={0: "grow " * 5})
    play(s, "0 reveal 1, 0 pay 2 2")
    assert asked(s) == ("ChooseTile", 0)
    play(s, "0 take pile, chance draw roar")
    assert asked(s) == ("RoarAfter", 0)
    assert names(s, 0) == ["play roar", "pass roar"]


def test_a_round_ends_in_planning():
    assert end_round(island()).view(0)["table"]["round"] == 2
