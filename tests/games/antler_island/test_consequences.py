"""What a choice would bring is told, row by row, and nothing that its seat cannot know."""

import pytest

from ludotheque.core import SPECTATOR, ints
from ludotheque.games.antler_island.box.components import KINDS, VALUES
from ludotheque.games.antler_island.consequences.chances import chances_of
from ludotheque.games.antler_island.consequences.reach import Reach
from ludotheque.games.antler_island.knowledge.belief import after
from ludotheque.games.antler_island.table import PLANNING, Belief
from ludotheque.locale import LANGUAGES, Words
from tests.games.antler_island.tables import (
    ANTLER,
    asked,
    hold,
    island,
    play,
    roll,
    stag,
)


def told(s, seat, name):
    """Return the facts of an action by key: those of one key in a list."""
    found = {}
    for fact in s.foresee(seat, ANTLER.action(name)):
        found.setdefault(fact.key, []).append(fact.facts)
    return found


def rule_of(s, seat, name, key):
    return next(fact.rule for fact in s.foresee(seat, ANTLER.action(name)) if fact.key == key)


def planning(laid="", **kinds):
    """Return an island where all plan and seat 0 has laid its first tiles."""
    s = island(**kinds)
    s.stage, s.stack = PLANNING, []
    s.advance()
    for tile, action in zip(("1", "2", "3", "X"), laid.split(), strict=False):
        s.act(0, f"plan {tile} {action}")
    return s


def attack(**kinds):
    """Return a table where seat 0 has entered the space of seat 1."""
    return play(island(stags="O0 O1 O6 O9", **kinds), "0 reveal 1, 0 move O1")


@pytest.mark.rule("AN-2.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_placing_tells_where_the_others_begin(seats):
    s = roll(ANTLER.new(seats, 5))
    assert asked(s) == ("PlaceStag", 0)
    for action in s.legal(0):
        foreseen = {fact.facts["other"]: fact.facts["space"] for fact in s.foresee(0, action)}
        world = s.copy()
        world.apply(0, action)
        assert foreseen == {seat: stag(world, seat) for seat in range(1, seats)}


# Planning


@pytest.mark.rule("AN-3.1")
def test_a_plan_tells_where_the_stag_can_be_tile_by_tile():
    first = told(planning(), 0, "plan 1 move")
    assert first["plan-move"] == [{"tile": "1", "spaces": ["O1", "O11", "M0"]}]
    second = told(planning("move"), 0, "plan 2 rut")
    assert second["plan-at"] == [{"tile": "2", "spaces": ["O1", "O11", "M0"]}]
    after_two = told(planning("move"), 0, "plan 2 move")["plan-move"][0]["spaces"]
    assert after_two == ["O0", "O1", "O2", "O10", "M0", "C"]


@pytest.mark.rule("AN-3.5")
def test_x_may_come_at_any_time():
    s = planning("move eat eat")
    assert told(s, 0, "plan X eat")["plan-at"][0]["spaces"] == ["O0", "O1", "O11", "M0"]


@pytest.mark.rule("AN-3.6")
def test_the_blank_is_told_to_be_a_decoy():
    assert list(told(planning("move eat rut grow"), 0, "plan blank move")) == ["decoy"]


@pytest.mark.rule("AN-3.7")
def test_a_plan_tells_what_would_be_skipped_now():
    s = planning("move", lying={"O0": 1}, does={"M0": 2})
    assert told(s, 0, "plan 2 eat")["plan-skipped"] == [{"tile": "2", "action": "eat"}]
    assert told(s, 0, "plan 2 rut")["does-on"] == [{"count": 2, "spaces": ["M0"]}]
    assert "plan-skipped" in told(s, 0, "plan 2 grow")
    eats = planning("eat", lying={"O0": 1})
    assert told(eats, 0, "plan 2 grow")["plan-pay"] == [{"tokens": 1}], "it eats before"
    assert "plan-skipped" in told(eats, 0, "plan 2 eat"), "nothing is left to eat"
    full = planning("", lying={"O0": 1}, hands={0: "1 1 1 2 2"})
    assert "plan-skipped" in told(full, 0, "plan 1 eat")
    paid = planning("grow", lying={"O0": 2}, hands={0: "1 1 1 2 2"})
    assert told(paid, 0, "plan 2 eat")["food-on"] == [{"count": 2, "spaces": ["O0"]}]


@pytest.mark.rule("AN-5.3")
def test_a_planned_move_tells_food_does_and_whom_it_may_meet():
    s = planning(stags="O0 O1 O6 O9", lying={"O1": 2, "O11": 1}, does={"M0": 1, "O11": 1})
    found = told(s, 0, "plan 1 move")
    assert found["food-on"] == [{"count": 2, "spaces": ["O1"]}, {"count": 1, "spaces": ["O11"]}]
    assert found["does-on"] == [{"count": 1, "spaces": ["O11", "M0"]}]
    assert found["plan-fight"] == [{"other": 1, "space": "O1"}]


@pytest.mark.rule("AN-7.9")
def test_a_plan_tells_apart_where_only_speed_leads():
    s = planning(stags="O0 O1 O6 O9", tiles={0: "speed"})
    found = told(s, 0, "plan 1 move")
    assert found["plan-move"][0]["spaces"] == ["O1", "O11", "M0"]
    assert found["plan-speed"][0]["spaces"] == ["O10", "C"], "O1 is no free first step to O2"
    assert "plan-speed" not in told(planning(), 0, "plan 1 move")


@pytest.mark.rule("AN-3.2")
def test_plans_already_given_change_nothing():
    s = planning("move")
    before = [told(s, 0, f"plan 2 {action}") for action in ("move", "eat", "rut", "grow")]
    for seat in (1, 2, 3):
        for tile in ("1", "2", "3", "X", "blank"):
            s.act(seat, f"plan {tile} rut")
    assert [told(s, 0, f"plan 2 {action}") for action in ("move", "eat", "rut", "grow")] == before


# Turns and moves


@pytest.mark.rule("AN-3.5")
def test_a_tile_tells_the_action_that_follows():
    s = island(plans={0: "eat move rut grow move"}, lying={"O0": 2}, hands={0: "1 1 2 3"})
    first, x = told(s, 0, "reveal 1"), told(s, 0, "reveal X")
    assert first["follows"] == [{"tile": "1", "action": "eat"}]
    assert first["eats"] == [{"count": 1, "stay": 1}], "one fits, and chance says which"
    assert x["follows"] == [{"tile": "X", "action": "grow"}]
    assert x["can-grow"] == [{"tokens": 4, "most": 3}]


@pytest.mark.rule("AN-3.7")
def test_a_tile_tells_that_its_action_is_skipped():
    s = island(plans={0: "eat move move rut move"})
    assert list(told(s, 0, "reveal 1")) == ["follows", "no-food"]
    assert list(told(s, 0, "reveal X")) == ["follows", "no-doe"]
    full = island(plans={0: "eat move move grow move"}, lying={"O0": 1}, hands={0: "1 1 1 2 2"})
    assert list(told(full, 0, "reveal 1")) == ["follows", "mat-full"]
    assert list(told(island(plans={0: "eat eat eat grow eat"}), 0, "reveal X"))[1] == "no-growth"


@pytest.mark.rule("AN-5.6")
@pytest.mark.rule("AN-8.5")
def test_a_rut_tells_the_does_then_and_what_they_count_for():
    s = island(plans={0: "rut move move move move"}, does={"O0": 1})
    s.mated[0] = 4
    assert told(s, 0, "reveal 1")["mates"] == [{"does": 5}]
    assert "no-win-yet" in told(s, 0, "reveal 1")
    s.won[0] = 1
    assert "no-win-yet" not in told(s, 0, "reveal 1")


@pytest.mark.rule("AN-8.1")
def test_a_rut_tells_that_it_makes_the_round_the_last_one():
    s = island(plans={0: "rut move move move move"}, does={"O0": 1})
    s.mated[0] = 9
    assert "makes-last-round" in told(s, 0, "reveal 1")
    s.mated[1] = 10
    assert "makes-last-round" not in told(s, 0, "reveal 1"), "it is already"


@pytest.mark.rule("AN-5.1")
@pytest.mark.rule("AN-8.4")
def test_a_move_to_come_tells_where_to_and_what_is_there():
    s = island(stags="O0 O1 O6 O9", lying={"O11": 1}, does={"M0": 3}, hands={0: "1 2", 1: "2"})
    found = told(s, 0, "reveal 1")
    assert found["move-to"] == [{"spaces": ["O1", "O11", "M0"]}]
    assert found["food-on"] == [{"count": 1, "spaces": ["O11"]}]
    assert found["does-on"] == [{"count": 3, "spaces": ["M0"]}]
    assert found["points-on"] == [{"points": 1, "spaces": ["M0"]}]
    assert [fact["other"] for fact in found["fight"]] == [1]


@pytest.mark.rule("AN-7.9")
def test_speed_tells_the_spaces_further_away():
    s = island(stags="O0 O1 O6 O9", tiles={0: "speed"})
    assert told(s, 0, "reveal 1")["speed-to"] == [{"spaces": ["O10", "C"]}]
    play(s, "0 reveal 1")
    found = told(s, 0, "speed via M0 to C")
    assert found["there"] == [{"space": "C", "food": 0, "does": 0, "points": 3}]
    assert found["spends-tile"] == [{"kind": "speed"}]


@pytest.mark.rule("AN-5.3")
@pytest.mark.rule("AN-6.1")
def test_a_move_into_a_fight_tells_the_reach_of_both():
    s = island(stags="O0 O1 O6 O9", hands={0: "1 2 3 3", 1: "2"}, antlers={0: 4, 1: 5})
    play(s, "0 reveal 1")
    reach = told(s, 0, "move O1")["fight"][0]
    assert reach == {
        "other": 1, "space": "O1", "own_least": 5, "own_most": 12, "least": 6, "most": 7,
    }  # fmt: skip
    assert "fight" not in told(s, 0, "move O11")


@pytest.mark.rule("AN-7.16")
def test_a_roar_tells_the_does_that_come():
    s = island(does={"O0": 1, "O1": 2, "M0": 1}, tiles={0: "roar"}, plans={0: "rut " * 5})
    assert told(s, 0, "play roar") == {"roars": [{"count": 2, "does": 3}]}


@pytest.mark.rule("AN-7.17")
def test_a_roar_after_the_action_tells_the_same_and_passing_that_it_is_kept():
    s = play(island(does={"O1": 1}, tiles={0: "roar"}, plans={0: "rut " * 5}), "0 reveal 1")
    assert asked(s) == ("RoarAfter", 0)
    assert told(s, 0, "play roar") == {"roars": [{"count": 1, "does": 1}]}
    assert told(s, 0, "pass roar") == {"keeps-tile": [{"kind": "roar"}]}
    none = play(island(does={"O1": 1}, tiles={0: "speed"}, plans={0: "rut " * 5}), "0 reveal 1")
    assert told(none, 0, "pass roar") == {}, "it has none"


# Growing


@pytest.mark.rule("AN-5.8")
@pytest.mark.rule("AN-5.13")
def test_paying_tells_antlers_what_is_lost_and_tiles():
    s = play(island(hands={0: "1 2 2 3"}, plans={0: "grow " * 5}), "0 reveal 1")
    assert told(s, 0, "pay 1 2") == {
        "grows": [{"gained": 1, "antlers": 3}],
        "food-lost": [{"value": 1}],
    }
    assert told(s, 0, "pay 1 2 2 3") == {
        "grows": [{"gained": 4, "antlers": 6}],
        "tiles-earned": [{"count": 2}],
    }


@pytest.mark.rule("AN-5.9")
def test_a_single_three_loses_one_and_a_single_one_nothing():
    s = play(island(hands={0: "1 3"}, plans={0: "grow " * 5}), "0 reveal 1")
    assert told(s, 0, "pay 3")["food-lost"] == [{"value": 1}]
    assert "food-lost" not in told(s, 0, "pay 1")


@pytest.mark.rule("AN-5.11")
def test_broken_pieces_are_mended_first_and_earn_nothing():
    s = island(hands={0: "2 2"}, antlers={0: 2}, broken={0: 2}, plans={0: "grow " * 5})
    play(s, "0 reveal 1")
    assert told(s, 0, "pay 2 2") == {"grows": [{"gained": 2, "antlers": 4}]}


@pytest.mark.rule("AN-7.7")
def test_where_no_tile_is_left_none_is_promised():
    s = play(island(hands={0: "2 2"}, plans={0: "grow " * 5}), "0 reveal 1")
    assert "tiles-earned" in told(s, 0, "pay 2 2")
    s.wily_open, s.wily_pile = -1, ints([0] * KINDS)
    assert "tiles-earned" not in told(s, 0, "pay 2 2")
    assert "no-tile-left" in told(s, 0, "pay 2 2")
    won = play(attack(), "1 retreat")
    won.wily_open, won.wily_pile = -1, ints([0] * KINDS)
    assert "earns-tile" not in told(won, 1, "withdraw O2")
    assert "no-tile-left" in told(won, 1, "withdraw O2")


# Fights


def odds(s, seat, name, key):
    """Return for each number of tokens (least, most, win, draw, lose)."""
    names = ("least", "most", "win_chance", "draw_chance", "lose_chance")
    return {fact["count"]: tuple(fact[n] for n in names) for fact in told(s, seat, name)[key]}


@pytest.mark.rule("AN-6.2")
@pytest.mark.rule("AN-6.6")
@pytest.mark.rule("AN-10.8")
def test_committing_tells_how_it_fares_against_each_number_of_tokens():
    s = attack(hands={0: "2", 1: "1 2"})
    found = odds(s, 0, "commit 2", "if-laid")
    # Of the start pile of six 1s and six 2s one 2 is ours: 6 and 5 of 11 are left for Bert's two.
    assert found == {
        1: (3, 4, [6, 11], [5, 11], [0, 11]),
        2: (4, 6, [0, 11], [3, 11], [8, 11]),
    }
    assert told(s, 0, "commit 2")["own-strength"] == [{"strength": 4}]
    assert told(s, 0, "commit 2")["any-tokens"] == [{"other": 1}]
    assert rule_of(s, 0, "commit 2", "any-tokens") == "AN-10.8"


@pytest.mark.rule("AN-6.4")
def test_standing_tells_the_own_reach_and_the_best_against_what_lies_there():
    s = play(attack(hands={0: "2 2", 1: "1 2"}), "0 commit 2")
    found = told(s, 1, "stand")
    assert found["own-reach"] == [{"least": 3, "most": 5}]
    assert found["sure-at-best"] == [
        {"other": 0, "count": 1, "least": 3, "most": 4, "outcome": "win"}
    ]


@pytest.mark.rule("AN-6.3")
def test_a_defender_that_commits_is_told_of_the_tokens_that_lie_there_only():
    s = play(attack(hands={0: "2 2 1", 1: "1 2"}), "0 commit 2, 1 stand")
    assert odds(s, 1, "commit 1", "laid") == {1: (3, 4, [0, 2], [1, 2], [1, 2])}


@pytest.mark.rule("AN-6.5")
def test_locking_tells_how_it_fares_and_on_what_assumption():
    s = play(attack(hands={0: "2", 1: "1 2"}), "0 commit 2, 1 stand, 1 commit 1")
    assert odds(s, 0, "lock", "laid") == {1: (3, 4, [6, 11], [5, 11], [0, 11])}
    assert "any-tokens" in told(s, 0, "lock")


@pytest.mark.rule("AN-6.6")
def test_a_certain_outcome_is_told_as_such():
    s = attack(hands={0: "1"}, antlers={1: 9})
    assert told(s, 0, "commit 1")["sure"] == [
        {"other": 1, "count": 0, "least": 9, "most": 9, "outcome": "lose"}
    ]
    assert "any-tokens" not in told(s, 0, "commit 1")


@pytest.mark.rule("AN-10.4")
def test_a_token_that_all_have_seen_is_reckoned_with():
    s = attack(hands={0: "3"}, antlers={0: 5, 1: 4}, tiles={0: "doping"})
    play(s, "0 commit 3, 1 stand, 0 lock, 0 dope 3")
    reach = Reach(s, 1, 0)
    assert (reach.least, reach.most, reach.whole) == (8, 8, True)


@pytest.mark.rule("AN-10.8")
def test_where_worlds_were_left_out_it_is_said_as_about():
    s = island(stags="O0 O1 O6 O9", hands={0: "1"}, plans={1: "grow " * 5}, turn=1)
    for value, pile in ((2, 0), (1, 0), (3, 1), (2, 1)):
        hold(s, 1, value, pile=pile)
    play(s, "1 reveal 1, 1 pay 2")
    s.turn, s.stage, s.stack = 0, 5, []
    s.advance()
    play(s, "0 reveal 1")
    whole = s.copy()
    s.beliefs = [after(Belief(0, VALUES, 1), s.tokens_seen)]
    assert not s.beliefs[0].whole
    assert "fight" in told(whole, 0, "move O1")
    assert "fight-about" in told(s, 0, "move O1")
    play(s, "0 move O1")
    s.beliefs = [after(Belief(0, VALUES, 1), s.tokens_seen)]
    assert set(told(s, 0, "commit 1")) == {"own-strength", "if-laid-about", "any-tokens"}


@pytest.mark.rule("AN-10.8")
def test_chances_that_a_page_cannot_hold_are_told_of_a_million():
    assert chances_of([2, 4, 0]) == (True, [[1, 3], [2, 3], [0, 3]])
    exact, chances = chances_of([1, 3 * 10**20, 10**20])
    assert not exact
    assert chances == [[1, 10**6], [749999, 10**6], [249999, 10**6]]


@pytest.mark.rule("AN-6.7")
@pytest.mark.rule("AN-6.9")
def test_a_retreat_tells_where_to_and_what_the_other_gets():
    s = attack(hands={0: "1"}, cubes=True)
    play(s, "0 commit 1")
    found = told(s, 1, "retreat")
    assert found["retreat-to"] == [{"spaces": ["O0", "O2"], "points": 0}]
    assert found["earns-stag"] == found["earns-tile"] == [{"seat": 0}]
    assert found["earns-cube"] == [{"seat": 0, "other": 1}]
    play(s, "1 stand")
    back = told(s, 0, "retreat")
    assert back["earns-tile"] == [{"seat": 1}]
    assert "earns-cube" not in back, "a defender never takes one"


@pytest.mark.rule("AN-6.14")
@pytest.mark.rule("AN-6.15")
def test_withdrawing_and_chasing_tell_the_place_and_the_rewards():
    s = play(attack(lying={"O2": 1}, does={"O0": 2}), "1 retreat")
    found = told(s, 1, "withdraw O2")
    assert found["there"] == [{"space": "O2", "food": 1, "does": 0, "points": 0}]
    assert found["earns-stag"] == [{"seat": 0}]
    won = play(attack(antlers={0: 9}, does={"O0": 2}), "1 stand, 0 lock")
    won.won[0] = 1
    chased = told(won, 0, "chase O0")
    assert chased["there"] == [{"space": "O0", "food": 0, "does": 2, "points": 0}]
    assert "earns-stag" not in chased
    assert chased["earns-tile"] == [{"seat": 0}]


@pytest.mark.rule("AN-7.13")
def test_doping_tells_the_token_kept():
    s = attack(hands={0: "1 3"}, antlers={0: 5}, tiles={0: "doping"})
    play(s, "0 commit 1 3, 1 stand, 0 lock")
    found = told(s, 0, "dope 3")
    assert found == {
        "keeps-token": [{"value": 3, "count": 1}],
        "spends-tile": [{"kind": "doping"}],
    }
    assert told(s, 0, "pass doping") == {"tokens-go": [{"count": 2}]}


@pytest.mark.rule("AN-7.14")
def test_diamond_antlers_tell_the_antlers_left():
    s = play(attack(antlers={0: 9, 1: 4}, tiles={1: "diamond"}), "1 stand, 0 lock")
    assert told(s, 1, "play diamond")["keeps-antler"] == [{"antlers": 4}]
    assert told(s, 1, "pass diamond") == {"antler-breaks": [{"antlers": 3}]}


# Tiles


@pytest.mark.rule("AN-7.11")
def test_greedy_tells_what_the_token_can_be():
    s = island(lying={"O0": 1}, tiles={0: "greedy"}, plans={0: "eat " * 5})
    play(s, "0 reveal 1, chance token 2")
    found = told(s, 0, "play greedy")
    assert found["next-token"] == [
        {"value": 1, "chance": [6, 11]},
        {"value": 2, "chance": [5, 11]},
    ]
    assert told(s, 0, "pass greedy") == {"keeps-tile": [{"kind": "greedy"}]}
    s.left, s.spent = ints([0, 0]), ints([1, 0, 3])
    assert told(s, 0, "play greedy")["next-token"] == [
        {"value": 1, "chance": [1, 4]},
        {"value": 3, "chance": [3, 4]},
    ], "the discards are the next pile, and all have seen them"


@pytest.mark.rule("AN-7.12")
def test_double_rut_tells_the_second_doe():
    s = play(island(does={"O0": 2}, tiles={0: "double-rut"}, plans={0: "rut " * 5}), "0 reveal 1")
    assert told(s, 0, "play double-rut")["mates"] == [{"does": 2}]
    assert told(s, 0, "pass double-rut") == {"keeps-tile": [{"kind": "double-rut"}]}


def winner(**kinds):
    """Return a table where seat 0 has won a fight and takes a tile."""
    return play(attack(**kinds), "1 retreat, 1 withdraw O2")


@pytest.mark.rule("AN-7.1")
@pytest.mark.rule("AN-10.5")
def test_taking_a_tile_tells_what_the_open_one_does_and_the_pile_by_kind():
    s = winner(shown="roar", tiles={0: "roar", 1: "speed"}, does={"O0": 1, "O2": 1})
    assert told(s, 0, "take open") == {"use-roar": [{"count": 2}]}
    kinds = {fact["kind"]: fact["chance"] for fact in told(s, 0, "take pile")["next-tile"]}
    # Bert's tile may be any of the ten that seat 0 has not seen.
    assert kinds == {
        "speed": [1, 5], "greedy": [1, 5], "double-rut": [1, 5], "doping": [1, 5],
        "diamond": [1, 5],
    }  # fmt: skip


@pytest.mark.rule("AN-7.6")
def test_an_empty_pile_is_told_as_the_discards_that_become_one():
    s = winner()
    s.wily_pile, s.wily_spent = ints([0] * KINDS), ints([1, 0, 0, 0, 0, 2])
    assert told(s, 0, "take pile")["next-tile"] == [
        {"kind": "speed", "chance": [1, 3]},
        {"kind": "roar", "chance": [2, 3]},
    ]


@pytest.mark.rule("AN-7.3")
def test_a_fourth_tile_tells_that_one_goes_and_giving_up_what_it_would_do():
    s = winner(tiles={0: "speed doping open:doping"}, shown="diamond", antlers={0: 5})
    assert "gives-one-up" in told(s, 0, "take open")
    assert told(s, 0, "take open")["use-diamond"] == [{"antlers": 5}]
    play(s, "0 take open")
    roll(s)
    assert asked(s) == ("DiscardTile", 0)
    assert told(s, 0, "discard hidden speed")["use-speed"][0]["count"] > 3
    assert told(s, 0, "discard open doping") == {
        "use-doping": [{}],
        "keeps-another": [{"kind": "doping"}],
    }


@pytest.mark.rule("AN-7.8")
def test_giving_up_tells_that_the_tile_fills_an_empty_open_place():
    s = winner(tiles={0: "speed doping open:doping"}, shown="diamond")
    play(s, "0 take open")
    roll(s)
    s.wily_open = -1
    assert told(s, 0, "discard hidden speed")["lies-open"] == [{"kind": "speed"}]


@pytest.mark.rule("AN-7.5")
@pytest.mark.parametrize(
    ("kind", "fact"),
    [
        ("speed", {"use-speed": [{"count": 4}]}),
        ("greedy", {"use-greedy": [{"room": 4}]}),
        ("double-rut", {"use-double-rut": [{"count": 2}]}),
        ("doping", {"use-doping": [{}]}),
        ("diamond", {"use-diamond": [{"antlers": 2}]}),
        ("roar", {"use-roar": [{"count": 1}]}),
    ],
)
def test_every_tile_tells_its_use_where_the_stag_stands(kind, fact):
    s = winner(shown=kind, does={"O1": 2, "M0": 1})
    hold(s, 0, 1)
    assert told(s, 0, "take open") == fact


# Cubes


@pytest.mark.rule("AN-9.3")
@pytest.mark.rule("AN-9.5")
@pytest.mark.rule("AN-9.6")
def test_a_cube_tells_how_many_and_whose_points_change():
    s = island(seats=3, stags="O0 O1 O9", cubes=True)
    s.cubes[0], s.cubes[3] = 1, 1
    s.cubes[8], s.cubes[2] = 1, 1
    play(s, "0 reveal 1, 0 move O1, 1 retreat, 1 withdraw O2, 0 take open")
    roll(s)
    assert asked(s) == ("TakeCube", 0)
    own, foreign = told(s, 0, "cube own"), told(s, 0, "cube foreign")
    assert own["own-cubes"] == [{"count": 2, "of": 2}]
    assert own["cube-points"] == [{"seat": 0, "before": 0, "after": 1}]
    assert foreign["cube-colours"] == [{"count": 2, "of": 2}]
    assert foreign["cube-points"] == [
        {"seat": 0, "before": 0, "after": 2},
        {"seat": 1, "before": 1, "after": 0},
    ]


# What it costs, and in which words


@pytest.mark.rule("AN-10.8")
def test_what_is_believed_is_worked_out_once_for_all_actions_of_a_question():
    s = attack(hands={0: "1 2 2 1", 1: "1 2"})
    assert not s.beliefs
    s.foresee(0, s.legal(0)[0])
    (belief,) = s.beliefs
    hands = belief.hands[1]
    for action in s.legal(0):
        s.foresee(0, action)
    assert s.beliefs == [belief]
    assert belief.hands[1] is hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_tell_of_a_fight_has_words(language):
    words = Words(language, "antler_island")
    for key in ("if-laid", "laid", "at-best"):
        for about in ("", "-about"):
            assert words.has(f"antler_island-foresee-{key}{about}")
    for key in ("plan-at", "plan-move"):
        assert words.has(f"antler_island-foresee-{key}")


# The last round


@pytest.mark.rule("AN-8.1")
def test_the_last_round_is_marked_from_the_moment_a_marker_reaches_the_end():
    s = island(does={"O0": 2, "O3": 1}, plans={0: "rut " * 5, 1: "rut " * 5})
    s.mated[0], s.mated[1] = 9, 9
    assert s.view(SPECTATOR)["table"]["last_round"] is False
    play(s, "0 reveal 1")
    assert [event["key"] for event in s.events_for(2)][-2:] == ["mated", "last-round"]
    assert s.events_for(2)[-1]["seat"] == 0
    assert all(s.view(seat)["table"]["last_round"] for seat in (0, 3, SPECTATOR))
    play(s, "1 reveal 1")
    assert "last-round" not in [event["key"] for event in s.events_for(2)], "it is told once"


@pytest.mark.rule("AN-8.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_is_drawn(language):
    words = Words(language, "antler_island")
    line = words.say("antler_island-last-round")
    s = island()
    assert line not in ANTLER.draw(s.view(0), words.say)
    s.mated[2] = 10
    assert line in ANTLER.draw(s.view(0), words.say)


@pytest.mark.rule("AN-8.9")
def test_the_last_round_by_the_limit_is_marked_too():
    s = island(plans=dict.fromkeys(range(4), "grow " * 5), limit=2)
    heard = []
    while s.rounds == 1:
        assert s.view(0)["table"]["last_round"] is False
        if s.actor() == -1:
            s.roll()
        else:
            s.apply(s.actor(), s.legal(s.actor())[0])
        heard += [event["key"] for event in s.events_for(0)]
    assert heard.count("last-round-by-limit") == 1
    assert s.view(0)["table"]["last_round"] is True
