"""What a choice would bring, decision by decision, and that nothing hidden is told by it."""

import pytest

from ludotheque.core import IllegalAction, Rng
from ludotheque.games.aisopos.consequences.foresee import KINDS
from ludotheque.locale import Words
from tests.games.aisopos.tables import AISOPOS, hold, piece_at, table


def facts(s, seat, name):
    """Return what is foreseen of an action: key and facts, in the order it is told."""
    found = s.foresee(seat, AISOPOS.actions.number(name))
    return [(fact.key, fact.facts) for fact in found]


def told(s, seat, name, key):
    """Return the facts of every consequence of this key."""
    return [about for said, about in facts(s, seat, name) if said == key]


def keys(s, seat, name):
    return [key for key, _ in facts(s, seat, name)]


def rules(s, seat, name):
    """Return the rule by key."""
    return {fact.key: fact.rule for fact in s.foresee(seat, AISOPOS.actions.number(name))}


def said(s, seat, name, language="en"):
    """Return what a player reads of an action."""
    words = Words(language, "aisopos", ["Anna", "Bert", "Cleo", "Dora"])
    return [words.fact(fact.told()) for fact in s.foresee(seat, AISOPOS.actions.number(name))]


def test_every_question_to_a_seat_is_answered():
    assert set(KINDS) == set(AISOPOS.kinds) - {"FirstSeat"}


# Clashes


@pytest.mark.rule("AI-4.1")
@pytest.mark.rule("AI-5.5")
def test_an_unknown_piece_is_told_kind_by_kind_with_the_points_at_stake():
    s = table("0 lion c3, 1 fox b2")
    assert facts(s, 0, "move c3 b2")[:6] == [
        ("odds", {"win_chance": [6, 10], "fall_chance": [2, 10], "lose_chance": [2, 10]}),
        ("fall", {"piece": "lion", "chance": [2, 10], "points": 5}),
        ("win", {"piece": "man", "chance": [2, 10], "points": 4}),
        ("win", {"piece": "fox", "chance": [2, 10], "points": 3}),
        ("win", {"piece": "mouse", "chance": [2, 10], "points": 2}),
        ("loss", {"piece": "ant", "chance": [2, 10], "points": 5, "other": 1}),
    ]
    assert rules(s, 0, "move c3 b2")["odds"] == "AI-4.1"
    assert rules(s, 0, "move c3 b2")["win"] == "AI-5.5"
    read = said(s, 0, "move c3 b2")
    assert read[0] == ("Win 6 of 10 (60%), both fall 2 of 10 (20%), lose 2 of 10 (20%) (AI-4.1)")
    assert read[5] == "Ant, 2 of 10 (20%): it takes yours, +5 for Bert (AI-5.5)"


@pytest.mark.rule("AI-5.4")
def test_what_lies_open_is_no_longer_counted():
    s = table("0 man c3, 1 fox b2")
    hold(s, 1, ["lion", "ant", "ant"])
    assert told(s, 0, "move c3 b2", "odds") == [
        {"win_chance": [3, 4], "fall_chance": [0, 4], "lose_chance": [1, 4]}
    ]
    assert told(s, 0, "move c3 b2", "win") == [
        {"piece": "fox", "chance": [1, 4], "points": 3},
        {"piece": "ant", "chance": [2, 4], "points": 1},
    ]


@pytest.mark.rule("AI-5.5")
def test_a_clue_to_another_piece_shifts_the_ways_of_this_one():
    """The piece on a1 beat a mouse: Lion or Fox, of which two and one are left."""
    s = table("0 man c3, 1 lion a1, 1 fox b2", hands={1: "lion"})
    s.could[piece_at(s, "a1")] = 0b00101
    assert told(s, 0, "move c3 b2", "odds") == [
        {"win_chance": [2, 6], "fall_chance": [0, 6], "lose_chance": [4, 6]}
    ]
    assert told(s, 0, "move c3 b2", "loss") == [
        {"piece": "lion", "chance": [4, 6], "points": 4, "other": 1}
    ]


@pytest.mark.rule("AI-5.2")
def test_a_piece_that_was_looked_at_is_told_as_it_is():
    s = table("0 fox c3, 0 mouse c2, 0 man b1, 1 man b2", seats=3)
    s.act(0, "move c3 b2")
    s.act(1, "place ant e3")
    s.act(2, "place ant e1")
    assert facts(s, 0, "move c2 b2")[0] == ("sure-win", {"piece": "man", "points": 4})
    assert facts(s, 0, "move b1 b2") == [("sure-fall", {"piece": "man", "points": 4})]
    assert rules(s, 0, "move b1 b2") == {"sure-fall": "AI-5.2"}
    assert said(s, 0, "move c2 b2")[0] == "Surely Man: you take it, +4 (AI-5.2)"


@pytest.mark.rule("AI-5.4")
def test_a_piece_that_can_be_one_kind_only_is_told_as_certain():
    s = table("0 fox c3, 1 man b2", hands={1: "man"})
    assert facts(s, 0, "move c3 b2")[0] == (
        "sure-loss", {"piece": "man", "points": 3, "other": 1},
    )  # fmt: skip
    assert rules(s, 0, "move c3 b2")["sure-loss"] == "AI-5.4"


@pytest.mark.rule("AI-4.1")
def test_where_every_kind_goes_the_same_way_it_is_said_so():
    s = table("0 lion c3, 0 ant c2, 1 man b2", hands={1: "mouse fox"})
    assert keys(s, 0, "move c3 b2")[:4] == ["always-wins", "win", "win", "win"]
    assert keys(s, 0, "move c2 b2")[:4] == ["always-loses", "loss", "loss", "loss"]


@pytest.mark.rule("AI-5.3")
def test_a_win_shows_all_what_ones_own_piece_can_be():
    s = table("0 lion c3, 1 fox b2", seats=3)
    assert told(s, 0, "move c3 b2", "shows-yours") == [
        {"beaten": ["man"], "kinds": ["lion", "mouse"]},
        {"beaten": ["fox"], "kinds": ["lion", "man"]},
        {"beaten": ["mouse"], "kinds": ["lion", "fox"]},
    ]
    s.could[piece_at(s, "c3")] = 0b01001  # it beat a man before
    assert told(s, 0, "move c3 b2", "shows-yours") == [
        {"beaten": ["fox", "mouse"], "kinds": ["lion"]}
    ], "what nobody learns anew is left out, and the same news told once"
    s.seen[piece_at(s, "c3")] = 0b110
    assert told(s, 0, "move c3 b2", "shows-yours") == [], "both others have seen it"


@pytest.mark.rule("AI-4.2")
@pytest.mark.rule("AI-5.3")
def test_a_loss_shows_the_piece_to_the_mover_and_a_clue_to_all():
    s = table("0 mouse c3, 1 lion b2", seats=3)
    assert told(s, 0, "move c3 b2", "you-look") == [{}]
    assert told(s, 0, "move c3 b2", "shows-theirs") == [{"kinds": ["lion", "fox"]}]
    s.seen[piece_at(s, "b2")] = 0b001
    assert keys(s, 0, "move c3 b2") == ["sure-loss", "shows-theirs"], "the mover knows it already"
    s.seen[piece_at(s, "b2")] = 0b101
    assert keys(s, 0, "move c3 b2") == ["sure-loss"], "and so does the third"


@pytest.mark.rule("AI-4.2")
def test_a_look_is_told_only_where_it_shows_something():
    s = table("0 lion c3, 1 ant b2", seats=3)
    assert "you-look" not in keys(s, 0, "move c3 b2"), "only an ant stands, as all know"
    s = table("0 fox c3, 1 man b2", seats=3, hands={1: "man"})
    assert "you-look" not in keys(s, 0, "move c3 b2"), "all others lie open"


@pytest.mark.rule("AI-5.3")
def test_what_another_seat_has_seen_or_holds_is_not_told():
    """Whether seat 2 could tell more by its own look changes nothing but that it has looked."""
    s = table("0 man c3, 1 lion b2, 1 man a1", seats=3)
    before = facts(s, 0, "move c3 b2")
    s.seen[piece_at(s, "a1")] = 0b100
    assert facts(s, 0, "move c3 b2") == before
    for seed in range(20):
        assert facts(s.imagine(0, Rng.seeded(seed)), 0, "move c3 b2") == before


@pytest.mark.rule("AI-6.1")
@pytest.mark.rule("AI-6.4")
def test_the_last_piece_of_a_rival_ends_the_game_with_certain_points():
    s = table("0 lion c3, 0 man c2, 0 ant b1, 1 man b2", seats=3, hands={1: ""})
    assert s.scores() == [0, 0, 26]
    assert facts(s, 0, "move c3 b2")[0] == ("sure-win", {"piece": "man", "points": 4})
    assert facts(s, 0, "move c3 b2")[-1] == ("win-ends", {"points": 4, "best": 26})
    assert facts(s, 0, "move c2 b2")[-1] == ("fall-ends", {"points": 4, "best": 26})
    assert "ends" not in " ".join(keys(s, 0, "move b1 b2"))
    assert said(s, 0, "move c3 b2")[-1] == (
        "If you win the game ends: you 4, best rival 26 (AI-6.1)"
    )


@pytest.mark.rule("AI-6.1")
def test_ones_own_last_piece_ends_the_game_where_it_may_fall():
    s = table("0 fox c3, 1 man b2", hands={0: ""})
    assert s.scores() == [0, 27]
    assert facts(s, 0, "move c3 b2")[-2:] == [
        ("fall-ends", {"points": 3, "best": 30}),
        ("loss-ends", {"points": 0, "best": 30}),
    ]


# Placing and moving to a free hex


@pytest.mark.rule("AI-3.3")
def test_rivals_beside_a_hex_are_counted_and_not_named():
    s = table("0 fox c3, 1 ant b2, 2 man d2, 2 lion e1, 0 ant c1", seats=3)
    reached = {"c2": 2, "d1": 2, "b3": 1, "a3": 0}
    for where, rivals in reached.items():
        assert told(s, 0, f"place lion {where}", "in-reach") == [{"rivals": rivals}]
    assert told(s, 0, "move c3 c2", "in-reach") == [{"rivals": 2}]
    assert said(s, 0, "move c3 b3")[0] == "1 rival piece can reach it next turn (AI-3.3)"


@pytest.mark.rule("AI-7.1")
@pytest.mark.rule("AI-7.2")
def test_quiet_turns_left_are_counted_to_the_draw():
    s = table("0 lion c3, 1 man d4", quiet=2)
    assert told(s, 0, "place ant a1", "quiet") == [{"left": 3}]
    s.quiet = 2
    assert said(s, 0, "move c3 c4")[1] == (
        "Then 1 more turn without a clash draws the game (AI-7.1)"
    )


@pytest.mark.rule("AI-7.1")
@pytest.mark.rule("AI-7.5")
def test_the_last_quiet_turn_tells_what_the_draw_costs():
    s = table("0 lion c3, 1 man b2, 2 man a1", seats=3, quiet=1, hands={1: "lion man fox"})
    s.quiet = 2
    points = s.scores()
    assert facts(s, 0, "move c3 c4") == [
        ("quiet-draw", {}),
        ("give-up", {"points": points[0]}),
        ("gives-up", {"other": 1, "points": points[1]}),
        ("gives-up", {"other": 2, "points": points[2]}),
    ]
    assert keys(s, 0, "move c3 b2")[0] == "odds", "a clash sets the count back"
    s.act(0, "move c3 c4")
    assert s.ending() == "quiet"
    assert s.scores() == [0, 0, 0]


# Draws by agreement


@pytest.mark.rule("AI-7.3")
@pytest.mark.rule("AI-7.4")
@pytest.mark.rule("AI-7.5")
def test_an_offer_and_its_answers_tell_who_gives_up_what():
    s = table("0 lion c3, 1 man b2", seats=3, hands={0: "ant"}, agreement=True)
    lost = s.scores()
    assert facts(s, 0, "offer draw") == [
        ("drawn-if-agreed", {"left": 2}),
        ("give-up", {"points": 0}),
        ("gives-up", {"other": 1, "points": lost[1]}),
        ("gives-up", {"other": 2, "points": 0}),
        ("offer-no-move", {}),
    ]
    s.act(0, "offer draw")
    assert facts(s, 1, "agree") == [
        ("drawn-if-agreed", {"left": 1}),
        ("give-up", {"points": lost[1]}),
        ("gives-up", {"other": 2, "points": 0}),
        ("gives-up", {"other": 0, "points": 0}),
    ]
    assert facts(s, 1, "decline") == [("offer-ends", {"other": 0})]
    s.act(1, "agree")
    assert facts(s, 2, "agree")[0] == ("drawn", {})
    assert said(s, 2, "decline") == ["The offer is off, and Anna plays on (AI-7.4)"]
    s.act(2, "agree")
    assert s.scores() == [0, 0, 0]


@pytest.mark.rule("AI-7.5")
def test_of_two_games_a_draw_costs_the_points_of_this_one_only():
    s = table("0 lion c3, 1 man b2", hands={1: "ant"}, games=2, agreement=True)
    s.kept[0] = 12
    assert told(s, 0, "offer draw", "give-up") == [{"points": s.scores()[0] - 12}]


@pytest.mark.rule("AI-3.1")
def test_of_what_is_not_allowed_nothing_is_told():
    s = table("0 lion c3, 1 man b2")
    with pytest.raises(IllegalAction, match="not-asked"):
        s.foresee(1, AISOPOS.actions.number("move b2 c3"))
    with pytest.raises(IllegalAction, match="hex-taken"):
        s.foresee(0, AISOPOS.actions.number("place ant b2"))
