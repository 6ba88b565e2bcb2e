"""Who knows which piece after which clash."""

from collections import Counter
from itertools import permutations

import pytest

from ludotheque.core import SPECTATOR, Rng
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES
from tests.contract.statistics import assert_proportional
from tests.games.aisopos.tables import hold, kind_at, seen, table

EVERYTHING = set(KIND_NAMES)


@pytest.mark.rule("AI-5.1")
def test_an_owner_always_knows_their_own():
    s = table("0 fox c3, 1 ant b2")
    assert seen(s, 0, "c3") == {"fox"}
    assert seen(s, 1, "c3") == EVERYTHING


@pytest.mark.rule("AI-5.2")
def test_the_mover_knows_a_winning_defender_wherever_it_goes():
    s = table("0 fox c3, 1 man b2, 0 ant e1", seats=3)
    s.act(0, "move c3 b2")
    assert seen(s, 0, "b2") == {"man"}
    assert seen(s, 2, "b2") == seen(s, SPECTATOR, "b2") == {"lion", "man"}
    s.act(1, "move b2 b1")
    assert seen(s, 0, "b1") == {"man"}
    assert all(kind_at(s.imagine(0, Rng.seeded(n)), "b1") == "man" for n in range(20))


@pytest.mark.rule("AI-5.3")
@pytest.mark.parametrize(
    ("loser", "winner", "kinds"),
    [
        ("lion", "ant", {"ant"}),
        ("man", "mouse", {"lion", "mouse"}),
        ("fox", "man", {"lion", "man"}),
        ("mouse", "lion", {"lion", "fox"}),
        ("ant", "fox", {"man", "fox", "mouse"}),
    ],
)
def test_the_others_know_of_a_winner_what_it_beat(loser, winner, kinds):
    attacked = table(f"0 {winner} c3, 1 {loser} b2", seats=3)
    attacked.act(0, "move c3 b2")
    assert seen(attacked, 1, "b2") == seen(attacked, 2, "b2") == kinds
    defended = table(f"0 {loser} c3, 1 {winner} b2", seats=3)
    defended.act(0, "move c3 b2")
    assert seen(defended, 2, "b2") == kinds
    assert seen(defended, 0, "b2") == {winner}


@pytest.mark.rule("AI-5.3")
def test_several_clashes_narrow_it_together():
    s = table("0 lion c3, 1 man b2, 1 mouse c2, 1 ant e3")
    s.act(0, "move c3 b2")
    assert seen(s, 1, "b2") == {"lion", "mouse"}
    s.act(1, "move e3 d3")
    s.act(0, "move b2 c2")
    assert seen(s, 1, "c2") == {"lion"}


@pytest.mark.rule("AI-5.4")
def test_counting_to_two_rules_out_a_kind():
    s = table("0 lion a1, 0 fox c3, 1 man b2", hands={0: "lion man"})
    assert seen(s, 1, "c3") == {"lion", "man", "fox"}
    s.lost[0], s.hand[0] = 1, 0
    s.left[0] -= 1
    s.placed[0] += 1
    s.could[0] = 0b00001
    assert seen(s, 1, "a1") == {"lion"}
    assert seen(s, 1, "c3") == {"man", "fox"}, "both lions are accounted for"


@pytest.mark.rule("AI-5.5")
def test_every_consistent_shuffle_is_equally_likely():
    """Compare with all permutations of the owner's pieces, tried one by one."""
    s = table("1 lion a1, 1 fox b2, 1 ant c3, 1 mouse e1")
    hold(s, 1, ["lion", "man", "man"])
    board = [HEX_NAMES.index(where) for where in ("a1", "b2", "c3", "e1")]
    pieces = [s.board[where] - 1 for where in board]
    s.could[pieces[0]] = 0b01001
    s.could[pieces[1]] = 0b00111
    s.seen[pieces[3]] = 1
    unseen = ["lion", "fox", "ant", "lion", "man", "man"]
    exact = Counter(
        deal[:3]
        for deal in permutations(unseen)
        if deal[0] in ("lion", "mouse") and deal[1] in ("lion", "man", "fox")
    )
    rng = Rng.seeded(11)
    drawn = Counter()
    for _ in range(6000):
        world = s.imagine(0, rng)
        drawn[tuple(KIND_NAMES[world.kind[piece]] for piece in pieces[:3])] += 1
        assert world.kind[pieces[3]] == KIND_NAMES.index("mouse")
    assert_proportional(drawn, exact)


@pytest.mark.rule("AI-5.6")
def test_the_table_shows_what_notes_could_say():
    s = table("0 ant c3, 1 lion b2", seats=3)
    s.act(0, "move c3 b2")
    for viewer in (0, 1, 2, SPECTATOR):
        (note,) = s.view(viewer)["table"]["pieces"]
        assert note["kinds"] == ["ant"]
        assert note["number"] == 1
        assert note["known"] == (viewer == 0)
