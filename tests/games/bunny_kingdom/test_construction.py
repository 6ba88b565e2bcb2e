"""The construction: turns, places, sky towers and trading posts."""

import pytest

from ludotheque.core import SPECTATOR, ints
from ludotheque.games.bunny_kingdom.rules.seen import KNOWN
from tests.games.bunny_kingdom.tables import (
    BUNNY,
    all_pass,
    built,
    do,
    fiefs,
    hand_round,
    named,
    names,
    play_until,
    refusal,
    table,
)


@pytest.mark.rule("BK-9.1")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
@pytest.mark.parametrize(("seats", "picks"), [(2, 10), (3, 6), (4, 5)])
def test_each_round_another_seat_begins_to_build(seats, picks, round_):
    """The last choice of the round is made, and all have something to build."""
    land = dict(enumerate(["A1 A2", "B1 B2", "C2 C3", "D1 D2"][:seats]))
    s = table(seats, land=land, waits=dict.fromkeys(land, "city1"), phase="draft", round_=round_)
    s.pick = picks - 1
    hand_round(s, ["E1 E2", "F1 F2", "G1 G3", "H1 H2"][:seats])
    first = (round_ - 1) % seats
    s.turn = (first + 1) % seats
    if seats == 2:
        discard_before(s, (round_ - 1) * picks + picks - 1)
    for seat in range(seats):
        for _ in range(2):
            s.apply(seat, s.legal(seat)[0])
    assert s.waiting() == [first]
    s.apply(first, s.legal(first)[0])
    assert s.waiting() == [(first + 1) % seats]


def discard_before(s, turns):
    """Give two players a hidden discard for each turn before, all of them known."""
    for seat in range(2):
        s.discards[seat], s.deck = s.deck[:turns], s.deck[turns:]
        s.seen[seat] = ints([KNOWN] * turns)


@pytest.mark.rule("BK-9.1")
def test_a_turn_is_one_action():
    s = table(land=["A1 A2", "B1", ""], waits=["city1 city2 camp1", "city1", ""])
    assert names(s, 0) == [
        "build city1 A1", "build city1 A2", "build city2 A1", "build city2 A2",
        "announce 1", "pass",
    ]  # fmt: skip
    do(s, "0 build city2 A1")
    assert s.waiting() == [1]
    assert named(s.waits[0]) == ["city1", "camp1"]
    assert built(s, "A1") == "city2"
    assert refusal(s, 1, "trade wood") == ("wrong-kind", "BK-9.1")


@pytest.mark.rule("BK-6.6")
def test_the_card_of_what_is_placed_goes_to_the_open_discard():
    s = table(land="A1 A3 A9", waits="city1 tower camp1")
    do(s, "0 build city1 A1", "0 raise A3", "0 join A9", "0 announce 1", "0 settle C3")
    assert s.view(SPECTATOR)["table"]["spent"][0][-3:] == ["city1", "tower", "camp1"]
    assert named(s.waits[0]) == []


@pytest.mark.rule("BK-9.2")
def test_a_pass_is_not_final():
    s = table(land=["A1 A2", "B1", ""], waits=["city1 city1", "city1", ""])
    do(s, "0 pass", "1 build city1 B1")
    assert s.waiting() == [0], "asked again since another has built"
    do(s, "0 build city1 A1", "0 pass")
    assert s.round == 1, "all others have nothing to place: the phase is over"


@pytest.mark.rule("BK-9.2")
def test_who_can_place_nothing_is_passed_over():
    s = table(land=["A1", "A9", "B1"], waits=["city1", "city3 pearl-farm tower", "city1"])
    do(s, "0 build city1 A1")
    assert s.waiting() == [2]
    do(s, "2 pass")
    assert s.round == 1


@pytest.mark.rule("BK-9.3")
def test_nothing_has_to_be_placed_and_all_may_be_kept():
    s = table(land="A1", waits="city1 gold-farm")
    do(s, "0 pass")
    assert s.round == 1
    assert named(s.waits[0]) == ["city1", "gold-farm"]
    s = play_until(s, lambda s: type(s.question(0)).__name__ == "Construct")
    assert "build city1 A1" in names(s, 0)


@pytest.mark.rule("BK-9.3")
def test_what_is_never_placed_is_worth_nothing():
    s = all_pass(table(land="A1 A2", waits="city1 city2", round_=4))
    assert s.over
    assert s.scores() == [0, 0, 0]


@pytest.mark.rule("BK-9.4")
def test_a_construction_needs_a_square_of_ones_own():
    s = table(land=["A1", "A2", ""], waits="city1")
    assert refusal(s, 0, "build city1 A2") == ("not-controlled", "BK-9.4")
    assert refusal(s, 0, "build city1 C3") == ("not-controlled", "BK-9.4")
    assert refusal(s, 0, "build city2 A1") == ("not-waiting", "BK-6.6")
    assert refusal(s, 0, "build city1 A1") is None


@pytest.mark.rule("BK-9.5")
@pytest.mark.rule("BK-3.3")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("city1", "A1 A5 A9 B1 C7"),
        ("city3", "B1"),
        ("wood-farm", "A1 A5 A9 B1 C7"),
        ("post", "A1 A5 A9 B1 C7"),
        ("mushroom-farm", "A1"),
        ("pearl-farm", "A5"),
        ("spice-farm", "C7"),
        ("gold-farm", "B1"),
        ("diamond-farm", "B1"),
        ("copper-farm", "B1"),
        ("iron-farm", "B1"),
    ],
)
def test_where_each_construction_may_stand(card, places):
    """A1 forest, A4 printed city, A5 sea, A9 plain, B1 mountain, C7 field."""
    s = table(land="A1 A4 A5 A9 B1 C7", waits=card)
    assert names(s, 0) == [f"build {card} {place}" for place in places.split()] + ["pass"]


@pytest.mark.rule("BK-9.5")
def test_the_wrong_terrain_is_told():
    s = table(land="A1 B1 A5", waits="city3")
    refused = s.refusal(0, s.game.actions.number("build city3 A1"))
    assert (refused.key, refused.rule) == ("wrong-terrain", "BK-9.5")
    assert refused.facts == {"card": "city3", "square": "A1", "terrain": "mountain"}


@pytest.mark.rule("BK-9.6")
def test_one_construction_a_square():
    s = table(land="A1 A4", built="A1 wood-farm", waits="city1 city2 camp1")
    assert names(s, 0) == ["announce 1", "pass"]
    assert refusal(s, 0, "build city2 A4") == ("built-already", "BK-9.6")
    assert refusal(s, 0, "build city1 A1") == ("built-already", "BK-9.6")


@pytest.mark.rule("BK-9.7")
def test_nothing_that_is_built_can_be_moved():
    """No action takes a construction from the board, and random play never does."""
    s = BUNNY.new(2, 1)
    seen = {}

    def never_changes(s):
        now = s.view(SPECTATOR)["table"]["built"]
        for place, piece in seen.items():
            gone = piece.startswith("camp") and now.get(place) != piece
            chosen = piece.startswith("post") and now[place].startswith("post")
            assert gone or chosen or now[place] == piece
        seen.clear()
        seen.update(now)
        return False

    play_until(s, never_changes)
    assert len(seen) > 30


@pytest.mark.rule("BK-9.8")
def test_wood_and_mushrooms_on_a3():
    """The printed example: the forest goes on giving wood."""
    s = table(land="A3", waits="mushroom-farm")
    do(s, "0 build mushroom-farm A3")
    (fief,) = s.view(0)["table"]["fiefs"]
    assert fief["resources"] == ["wood", "mushroom"]


@pytest.mark.rule("BK-9.9")
def test_a_city_adds_strength_and_a_farm_its_resource():
    s = table(land="A8 A9", waits="city2 fish-farm")
    do(s, "0 build city2 A8", "0 build fish-farm A9")
    (fief,) = [f for f in s.view(0)["table"]["fiefs"] if f["seat"] == 0]
    assert (fief["strength"], fief["wealth"], fief["carrots"]) == (2, 2, 4)


@pytest.mark.rule("BK-9.10")
def test_sky_towers_join_two_fiefs():
    s = table(land="A1 A2 C3 C4 G2", built="A2 city1", waits="tower city1")
    assert [name for name in names(s, 0) if name.startswith("raise")] == [
        "raise A1", "raise C3", "raise C4",
    ]  # fmt: skip
    assert refusal(s, 0, "raise A2") == ("built-already", "BK-9.6")
    assert refusal(s, 0, "raise J1") == ("not-controlled", "BK-9.4")
    do(s, "0 raise C3")
    assert s.view(1)["question"] == {
        "kind": "JoinFiefs",
        "rule": "BK-9.10",
        "begins": False,
        "square": "C3",
    }
    assert names(s, 0) == ["join A1"]
    assert refusal(s, 0, "join C4") == ("same-fief", "BK-9.10")
    assert refusal(s, 0, "join C3") == ("same-fief", "BK-9.10")
    assert refusal(s, 0, "join G2") == ("built-already", "BK-9.6")
    assert refusal(s, 0, "join J1") == ("not-controlled", "BK-9.4")
    do(s, "0 join A1")
    assert fiefs(s, 0) == {"A1 A2 C3 C4": 2, "G2": 0}
    assert built(s, "A1") == built(s, "C3") == "tower1"
    assert named(s.waits[0]) == ["city1"]


@pytest.mark.rule("BK-9.10")
def test_a_pair_needs_two_fiefs():
    s = table(land="A1 A2 A3", waits="tower city1")
    assert refusal(s, 0, "raise A1") == ("no-other-fief", "BK-9.10")
    assert not [name for name in names(s, 0) if name.startswith("raise")]


@pytest.mark.rule("BK-9.10")
def test_three_pairs_are_told_apart():
    s = table(land="A1 B8 C3 C5 E2 E4 E7", waits="tower tower tower")
    for move in ("raise A1", "join C3", "raise B8", "join E2", "raise C5", "join E7"):
        do(s, f"0 {move}")
    pairs = s.view(0)["table"]["built"]
    assert {pairs[at] for at in ("A1", "C3")} == {"tower1"}
    assert {pairs[at] for at in ("B8", "E2")} == {"tower2"}
    assert {pairs[at] for at in ("C5", "E7")} == {"tower3"}
    assert sorted(fiefs(s, 0)) == ["A1 C3", "B8 E2", "C5 E7", "E4"]


@pytest.mark.rule("BK-9.11")
def test_sky_towers_bridge_lava():
    s = table(land="C2 D2", waits="tower")
    assert len(fiefs(s, 0)) == 2
    do(s, "0 raise C2", "0 join D2")
    assert sorted(fiefs(s, 0)) == ["C2 D2"]


@pytest.mark.rule("BK-9.11")
def test_sky_towers_stay_when_the_fiefs_grow_together():
    s = table(land="A1 A2 A3", built="A1 tower1, A3 tower1", waits="city1")
    assert built(s, "A1") == built(s, "A3") == "tower1"
    assert sorted(fiefs(s, 0)) == ["A1 A2 A3"]
    assert names(s, 0) == ["build city1 A2", "pass"]


@pytest.mark.rule("BK-9.12")
def test_a_trading_post_is_chosen_anew_every_round():
    s = table(seats=3, land="A8 A9", built="A8 city1", waits="post", round_=3)
    do(s, "0 build post A9")
    assert s.view(1)["question"] == {
        "kind": "Trading",
        "rule": "BK-9.13",
        "begins": False,
        "chosen": [],
    }
    assert s.view(0)["question"] == {
        "kind": "ChooseResource",
        "rule": "BK-9.12",
        "begins": False,
        "square": "A9",
    }
    assert names(s, 0) == ["trade wood", "trade fish", "trade carrots"]
    do(s, "0 trade fish")
    assert built(s, "A9") == "post-fish"
    assert s.scores() == [2, 0, 0], "wood of the forest and fish of the post"
    play_until(s, lambda s: type(s.question(0)).__name__ == "ChooseResource")
    assert s.round == 3
    assert names(s, 0) == ["trade wood", "trade fish", "trade carrots"]


@pytest.mark.rule("BK-9.12")
def test_a_resource_may_be_chosen_twice_or_be_there_already():
    s = table(seats=2, land="A4 A5 A9 B8", built="A9 post-fish, B8 post-wood", phase="trading")
    do(s, "0 trade fish")
    assert s.waiting() == [0], "one choice a post"
    do(s, "0 trade fish")
    assert built(s, "A9") == built(s, "B8") == "post-fish"


@pytest.mark.rule("BK-9.13")
def test_two_owners_choose_in_secret():
    s = table(seats=3, land=["A9", "B8", "C3"], built="A9 post-fish, B8 post-wood",
              phase="trading")  # fmt: skip
    assert s.waiting() == [0, 1]
    s.listen()
    do(s, "1 trade carrots")
    assert s.events_for(0) == []
    assert built(s, "B8") == "post-wood", "not shown yet"
    assert s.view(1)["question"]["chosen"] == ["carrots"]
    assert s.view(2)["question"]["chosen"] == []
    do(s, "0 trade wood")
    told = [event for event in s.events_for(2) if event["key"] == "traded"]
    assert [(event["seat"], event["resource"]) for event in told] == [(0, "wood"), (1, "carrots")]
