"""Wily tiles (AN-7)."""

import pytest

from ludotheque.core import SPECTATOR, IllegalAction, Rng, UnknownAction
from ludotheque.games.antler_island.box.components import KIND_NAMES, KINDS, VALUES
from ludotheque.games.antler_island.rules import wily
from tests.games.antler_island.tables import (
    ANTLER,
    asked,
    chances,
    give_tile,
    hand,
    hold,
    island,
    mat,
    names,
    play,
    refused,
    roll,
    space,
    stag,
    told,
)


def earning(seat=0, **kinds):
    """Return a table where *seat* has earned a tile."""
    s = island(**kinds)
    s.stack = []
    wily.earn(s, seat)
    return s


def locked(target="O1", stags="O0 O1 O6 O9", moves="1 stand, 0 lock", **kinds):
    """Return a table where seats 0 and 1 have locked antlers on *target*."""
    return play(island(stags=stags, **kinds), f"0 reveal 1, 0 move {target}, {moves}")


def empty_pile(s):
    """Put every tile of the pile before seat 3, open."""
    for kind in range(KINDS):
        while s.wily_pile[kind] > 0:
            give_tile(s, 3, f"open:{KIND_NAMES[kind]}")


def take_all_food(s, seat):
    """Give *seat* every token of the piles."""
    while sum(s.left) > 0:
        pile = 0 if s.left[0] > 0 else 1
        row = s.unseen[pile * VALUES : pile * VALUES + VALUES]
        hold(s, seat, 1 + max(range(VALUES), key=lambda kind: row[kind]), pile)


@pytest.mark.rule("AN-7.1")
def test_the_open_tile_or_the_top_of_the_pile():
    s = earning(shown="roar")
    assert names(s, 0) == ["take open", "take pile"]
    play(s, "0 take pile")
    assert chances(s) == [f"draw {kind}" for kind in KIND_NAMES]
    assert dict(s.chances())[s.chances()[-1][0]] == 1, "one Roar lies open"
    play(s, "chance draw roar")
    assert mat(s, 0, 0)["hidden_kinds"] == {"roar": 1}


@pytest.mark.rule("AN-7.2")
def test_an_open_tile_stays_open_and_is_replaced_at_once():
    s = play(earning(shown="roar"), "0 take open")
    assert asked(s) == ("OpenTile", -1)
    play(s, "chance open speed")
    assert mat(s, 0, 2)["open_tiles"] == {"roar": 1}
    assert s.view(SPECTATOR)["table"]["wily_open"] == "speed"
    hidden = play(earning(), "0 take pile")
    assert told(hidden, 1) == ["took-hidden"]
    play(hidden, "chance draw speed")
    assert told(hidden, 0) == ["drew-tile"]
    assert told(hidden, 1) == told(hidden) == []
    assert mat(hidden, 0, 2)["hidden_tiles"] == 1
    assert mat(hidden, 0, 2)["hidden_kinds"] is None


@pytest.mark.rule("AN-7.3")
def test_with_a_fourth_tile_one_goes_the_new_one_too():
    s = earning(tiles={0: "speed open:speed doping"}, shown="roar")
    play(s, "0 take open, chance open doping")
    assert asked(s) == ("DiscardTile", 0)
    wanted = ["discard hidden speed", "discard hidden doping"]
    assert names(s, 0) == [*wanted, "discard open speed", "discard open roar"]
    assert refused(s, 0, "discard hidden roar") == "AN-7.3"
    play(s, "0 discard open roar")
    assert mat(s, 0)["open_tiles"] == {"speed": 1}
    assert s.view(0)["table"]["wily_spent"] == {"roar": 1}


@pytest.mark.rule("AN-7.3")
def test_open_and_hidden_tiles_count_together():
    s = earning(tiles={0: "speed open:speed open:roar"})
    play(s, "0 take pile, chance draw diamond")
    assert asked(s) == ("DiscardTile", 0)
    assert "discard hidden diamond" in names(s, 0)


@pytest.mark.rule("AN-7.3")
def test_a_defender_discards_in_the_attackers_turn():
    s = locked(antlers={1: 9}, tiles={1: "speed speed roar"}, moves="1 stand, 0 lock, 1 chase O2")
    assert asked(s) == ("ChooseTile", 1)
    play(s, "1 take pile")
    roll(s)
    assert asked(s) == ("DiscardTile", 1)
    play(s, "1 discard hidden roar")
    assert mat(s, 1)["hidden_tiles"] == 3


@pytest.mark.rule("AN-7.4")
def test_never_two_of_a_kind_in_a_turn_but_several_kinds():
    s = island(does={"O1": 2, "O11": 2}, tiles={0: "roar open:roar speed"})
    play(s, "0 play roar")
    assert names(s, 0) == ["reveal 1", "reveal X"]
    assert refused(s, 0, "play roar") == "AN-7.4"
    play(s, "0 reveal 1, 0 speed via O1 to O2")
    assert asked(s) == ("TakeTurn", 1), "does are near, but the second Roar must wait"
    assert mat(s, 0)["hidden_tiles"] == 1


@pytest.mark.rule("AN-7.4")
def test_what_was_played_in_one_turn_may_be_played_again_in_the_next():
    s = island(
        stags="O1 O0 O6 O9",
        does={"O2": 5, "M0": 2},
        tiles={0: "roar roar"},
        plans=dict.fromkeys(range(4), "eat eat eat eat eat"),
    )
    play(s, "0 play roar, 0 reveal 1, 1 reveal 1, 2 reveal 1, 3 reveal 1")
    assert names(s, 0) == ["reveal 2", "reveal X", "play roar"]
    play(s, "0 play roar")
    assert s.view(0)["table"]["wily_spent"] == {"roar": 2}


@pytest.mark.rule("AN-7.5")
def test_a_tile_is_played_only_where_it_does_something():
    s = island(tiles={0: "roar"})
    assert names(s, 0) == ["reveal 1", "reveal X"], "no doe is near"
    assert refused(s, 0, "play roar") == "AN-7.5"
    full = island(lying={"O0": 1}, hands={0: "1 1 2 2"}, tiles={0: "greedy"}, plans={0: "eat " * 5})
    play(full, "0 reveal 1")
    assert asked(roll(full)) == ("TakeTurn", 1), "no room for Greedy"
    bare = locked(antlers={0: 5, 1: 0}, tiles={1: "diamond"})
    assert asked(bare) == ("Chase", 0), "no antler to keep"
    none = locked(antlers={0: 5}, tiles={0: "doping", 1: "doping"})
    assert asked(none) == ("PlayDiamond", 1), "nothing was committed"


@pytest.mark.rule("AN-7.5")
def test_greedy_is_not_played_when_no_food_is_left():
    kinds = {"lying": {"O0": 1}, "tiles": {0: "greedy"}, "plans": {0: "eat " * 5}}
    s = island(**kinds)
    take_all_food(s, 3)
    assert asked(roll(play(s, "0 reveal 1"))) == ("TakeTurn", 1)
    spent = island(**kinds)
    take_all_food(spent, 3)
    spent.held[3 * VALUES + 2] -= 1
    spent.spent[2] += 1
    assert asked(roll(play(spent, "0 reveal 1"))) == ("PlayGreedy", 0)
    play(spent, "0 play greedy")
    assert told(spent) == ["played", "food-reshuffled"]
    assert chances(spent) == ["token 3"], "the discards are shuffled for it"


@pytest.mark.rule("AN-7.5")
def test_a_tile_just_won_may_be_played_in_the_same_turn():
    s = locked(does={"O2": 1}, moves="1 retreat", shown="roar", stags="O0 O1 O6 O9")
    play(s, "1 withdraw O0, 0 take open")
    roll(s)
    assert asked(s) == ("RoarAfter", 0)
    play(s, "0 play roar")
    assert s.does[space("O1")] == 1


@pytest.mark.rule("AN-7.6")
def test_the_discards_make_a_new_pile_when_a_tile_must_be_drawn():
    s = island(tiles={0: "roar speed"}, does={"O1": 1})
    empty_pile(s)
    play(s, "0 play roar")
    assert s.view(0)["table"]["wily_spent"] == {"roar": 1}
    assert s.view(0)["table"]["wily_pile"] == 0, "not before one must be drawn"
    s.stack = []
    wily.earn(s, 0)
    play(s, "0 take pile")
    assert "tiles-reshuffled" in told(s)
    assert chances(s) == ["draw roar"]


@pytest.mark.rule("AN-7.7")
def test_with_one_choice_nobody_is_asked_and_with_none_nothing_is_taken():
    s = island(shown="roar")
    empty_pile(s)
    wily.earn(s, 0)
    assert asked(s) == ("TakeTurn", 0)
    assert mat(s, 0)["open_tiles"] == {"roar": 1}, "the open tile is all there is"
    assert s.wily_open == -1
    wily.earn(s, 1)
    assert asked(s) == ("TakeTurn", 0)
    assert mat(s, 1)["open_tiles"] == {}
    assert mat(s, 1)["hidden_tiles"] == 0


@pytest.mark.rule("AN-7.7")
def test_a_win_without_a_tile_still_counts():
    s = island(stags="O0 O1 O6 O9", shown="speed")
    empty_pile(s)
    s.faceup[3 * KINDS] += 1
    s.wily_open = -1
    play(s, "0 reveal 1, 0 move O1, 1 retreat, 1 withdraw O2")
    assert told(s) == ["moved", "winning-stag", "no-tile-left"]
    assert mat(s, 0)["winning_stag"]


@pytest.mark.rule("AN-7.8")
def test_the_next_tile_discarded_fills_an_empty_open_place():
    s = island(shown="speed", tiles={0: "roar"}, does={"O1": 1})
    empty_pile(s)
    s.faceup[3 * KINDS] += 1
    s.wily_open = -1
    play(s, "0 play roar")
    assert s.view(0)["table"]["wily_open"] == "roar"
    assert s.view(0)["table"]["wily_spent"] == {}
    last = island(shown="roar", tiles={0: "speed speed diamond"})
    last.stack = []
    empty_pile(last)
    wily.earn(last, 0)
    assert asked(last) == ("DiscardTile", 0), "the last open tile was the fourth"
    play(last, "0 discard hidden diamond")
    assert last.view(0)["table"]["wily_open"] == "diamond"


@pytest.mark.rule("AN-7.9")
def test_speed_makes_exactly_two_steps_around_stags_and_marshes():
    s = play(island(stags="O0 O11 O6 O9", tiles={0: "speed"}), "0 reveal 1")
    ways = [name for name in names(s, 0) if name.startswith("speed")]
    assert ways == [
        "speed via O1 to O2",
        "speed via O1 to M0",
        "speed via M0 to O1",
        "speed via M0 to C",
    ]
    assert refused(s, 0, "speed via O11 to O10") == "AN-7.9", "a stag is in the way"
    assert refused(s, 0, "speed via O1 to O0") == "AN-7.9", "it must lead elsewhere"
    play(s, "0 speed via M0 to C")
    assert stag(s, 0) == "C"
    assert s.view(1)["table"]["wily_spent"] == {"speed": 1}


def test_a_way_that_is_only_written_wrongly_breaks_no_rule():
    with pytest.raises(UnknownAction, match="did you mean 'speed via O1 to O2'"):
        island(stags="O0 O2 O6 O9", tiles={0: "speed"}).act(0, "Speed via O1 to o2")


@pytest.mark.rule("AN-7.9")
def test_speed_may_end_in_a_fight_and_needs_the_tile():
    s = play(island(stags="O0 O2 O6 O9", tiles={0: "speed"}), "0 reveal 1, 0 speed via O1 to O2")
    assert asked(s) == ("Stand", 1)
    without = play(island(), "0 reveal 1")
    assert refused(without, 0, "speed via O1 to O2") == "AN-7.9"


@pytest.mark.rule("AN-7.9")
@pytest.mark.parametrize(
    ("way", "key", "rule", "facts"),
    [
        ("O3 to O4", "no-such-space", "AN-1.5", {"space": "O4"}),
        ("O4 to O3", "no-such-space", "AN-1.5", {"space": "O4"}),
        ("O3 to O2", "back-again", "AN-7.9", {}),
        ("O1 to O0", "stag-in-the-way", "AN-7.9", {"space": "O1"}),
        ("O8 to O9", "not-near", "AN-5.1", {"space": "O8", "from": "O2"}),
        ("O11 to O0", "not-near", "AN-5.1", {"space": "O11", "from": "O2"}),
    ],
)
def test_a_refused_speed_names_the_step_that_is_impossible(way, key, rule, facts):
    s = play(island(seats=3, stags="O2 O1 O9", tiles={0: "speed"}), "0 reveal 1")
    refusal = s.refusal(0, ANTLER.actions.number(f"speed via {way}"))
    assert (refusal.key, refusal.rule, refusal.facts) == (key, rule, facts)


@pytest.mark.rule("AN-7.9")
def test_on_an_island_of_three_sectors_the_second_step_must_be_a_neighbour_too():
    s = island(seats=3, stags="O8 O3 O5", tiles={0: "speed"}, board="3_symmetric")
    refusal = play(s, "0 reveal 1").refusal(0, ANTLER.actions.number("speed via O0 to O11"))
    assert (refusal.key, refusal.facts) == ("no-such-space", {"space": "O11"})


@pytest.mark.rule("AN-7.9")
@pytest.mark.parametrize(
    ("name", "key", "rule", "facts"),
    [
        ("speed via O1 to O7", "not-near", "AN-7.9", {"space": "O7", "from": "O1"}),
        ("speed via S0 to C", "marsh", "AN-1.7", {"space": "S0"}),
        ("speed via O2 to S0", "marsh", "AN-1.7", {"space": "S0"}),
    ],
)
def test_what_is_no_action_on_any_island_is_refused_by_the_rule_it_breaks(name, key, rule, facts):
    s = play(island(tiles={0: "speed"}), "0 reveal 1")
    with pytest.raises(IllegalAction) as caught:
        s.act(0, name)
    refusal = caught.value.refusal
    assert (refusal.key, refusal.rule, refusal.facts) == (key, rule, facts)
    with pytest.raises(UnknownAction):
        s.act(0, "speed via O1 to Z9")


@pytest.mark.rule("AN-7.10")
def test_one_target_can_be_reached_by_several_ways_and_the_way_counts():
    s = play(island(stags="O0 M0 O6 O9", tiles={0: "speed"}), "0 reveal 1")
    assert "move M0" in names(s, 0)
    play(s, "0 speed via O1 to M0, 1 stand, 0 lock")
    assert stag(s, 0) == "O1", "a draw leads back along the way"
    shut = play(island(stags="O2 O1 O3 O9", tiles={0: "speed"}), "0 reveal 1")
    assert names(shut, 0) == ["move O1", "move O3"], "no free first step"


@pytest.mark.rule("AN-7.11")
def test_greedy_takes_one_more_from_the_pile_that_is_next():
    s = island(lying={"O0": 1}, tiles={0: "greedy"}, plans={0: "eat " * 5})
    play(s, "0 reveal 1")
    roll(s)
    assert names(s, 0) == ["play greedy", "pass greedy"]
    play(s, "0 play greedy")
    assert chances(s) == ["token 1", "token 2"], "the start pile, although the tile says main"
    roll(s)
    assert mat(s, 0)["food"] == 2
    nothing = island(tiles={0: "greedy"}, plans={0: "eat " * 5})
    play(nothing, "0 reveal 1")
    assert asked(nothing) == ("TakeTurn", 1), "it must take one normally"


@pytest.mark.rule("AN-7.12")
def test_double_rut_needs_two_does_and_counts_two():
    s = island(does={"O0": 2}, tiles={0: "double-rut"}, plans={0: "rut " * 5})
    play(s, "0 reveal 1")
    assert names(s, 0) == ["play double-rut", "pass double-rut"]
    play(s, "0 play double-rut")
    assert mat(s, 0)["does"] == 2
    assert s.does[0] == 0
    one = island(does={"O0": 1}, tiles={0: "double-rut"}, plans={0: "rut " * 5})
    play(one, "0 reveal 1")
    assert asked(one) == ("TakeTurn", 1)


@pytest.mark.rule("AN-7.13")
@pytest.mark.parametrize("mine", [1, 3, 5])
def test_doping_keeps_a_committed_token_in_victory_defeat_and_draw(mine):
    s = locked(
        hands={0: "1 2 3", 1: "2"},
        antlers={0: mine, 1: 4},
        tiles={0: "doping"},
        moves="0 commit 1 2, 1 stand, 1 commit 2, 0 lock",
    )
    assert names(s, 0) == ["dope 1", "dope 2", "pass doping"]
    assert refused(s, 0, "dope 3") == "AN-7.13", "it was not committed"
    assert mat(s, 0, 1)["committed_values"] == {"1": 1, "2": 1, "3": 0}
    assert mat(s, 0, 1)["food_values"] is None, "what stayed under the mat is still hidden"
    play(s, "0 dope 2")
    assert hand(s, 0) == [0, 1, 1]


@pytest.mark.rule("AN-7.13")
def test_doping_is_not_asked_after_a_retreat():
    s = locked(hands={0: "1"}, tiles={0: "doping"}, moves="0 commit 1, 1 retreat, 1 withdraw O2")
    assert asked(s) == ("ChooseTile", 0)


@pytest.mark.rule("AN-7.14")
def test_diamond_antlers_do_not_break():
    s = locked(antlers={0: 5, 1: 4}, tiles={1: "open:diamond"})
    assert names(s, 1) == ["play diamond", "pass diamond"]
    play(s, "1 play diamond")
    assert (s.antlers[1], s.broken[1]) == (4, 0)
    passed = play(locked(antlers={0: 5, 1: 4}, tiles={1: "diamond"}), "1 pass diamond")
    assert (passed.antlers[1], passed.broken[1]) == (3, 1)


@pytest.mark.rule("AN-7.15")
def test_either_fighter_may_react_unless_the_option_says_otherwise():
    kinds = {
        "hands": {0: "1", 1: "1"},
        "antlers": {0: 5, 1: 4},
        "tiles": {0: "doping", 1: "doping diamond"},
        "moves": "0 commit 1, 1 stand, 1 commit 1, 0 lock, 0 pass doping",
    }
    assert asked(locked(**kinds)) == ("PlayDoping", 1)
    strict = locked(**kinds, reactive_tiles="own_turn")
    assert asked(strict) == ("Chase", 0)
    loser = locked(antlers={1: 5}, tiles={0: "diamond"}, reactive_tiles="own_turn")
    assert asked(loser) == ("PlayDiamond", 0), "the attacker is in turn"


@pytest.mark.rule("AN-7.16")
def test_a_roar_on_a_meadow_brings_does_from_coast_marsh_and_centre():
    s = island(
        stags="M0 O0 O6 O9",
        does={"O0": 2, "O1": 1, "S0": 3, "S3": 1, "C": 2, "M1": 1},
        tiles={0: "roar"},
    )
    play(s, "0 play roar")
    left = {name: int(s.does[space(name)]) for name in ("M0", "O0", "O1", "S0", "S3", "C", "M1")}
    assert left == {"M0": 5, "O0": 1, "O1": 0, "S0": 2, "S3": 0, "C": 1, "M1": 1}


@pytest.mark.rule("AN-7.17")
def test_a_roar_after_a_lost_fight_is_heard_from_the_new_place():
    s = locked(
        antlers={1: 9}, tiles={0: "roar"}, does={"O3": 1}, moves="1 stand, 0 lock, 0 pass diamond"
    )
    play(s, "1 chase O2, 1 take pile")
    roll(s)
    assert asked(s) == ("RoarAfter", 0)
    play(s, "0 play roar")
    assert s.does[space("O2")] == 1
    failed = island(does={"O1": 1}, tiles={0: "roar"}, plans={0: "rut " * 5})
    play(failed, "0 reveal 1")
    assert asked(failed) == ("RoarAfter", 0), "after an action that failed too"


@pytest.mark.rule("AN-10.5")
def test_a_hidden_tile_that_was_played_is_no_longer_imagined():
    s = island(does={"O1": 1}, tiles={0: "roar speed"})
    play(s, "0 play roar")
    for seed in range(20):
        world = s.imagine(1, Rng.seeded(seed))
        assert world.hidden_tiles(0) == 1
        assert world.census() == s.census()


@pytest.mark.rule("AN-7.18")
def test_of_two_alike_the_open_one_is_played():
    s = island(does={"O1": 1}, tiles={0: "roar open:roar"})
    play(s, "0 play roar")
    assert mat(s, 0)["open_tiles"] == {}
    assert mat(s, 0)["hidden_tiles"] == 1
