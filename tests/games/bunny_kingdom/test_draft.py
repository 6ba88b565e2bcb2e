"""The course of the game, the deal and the draft."""

from collections import Counter

import pytest

from ludotheque.core import CHANCE, OVER, SPECTATOR
from tests.games.bunny_kingdom.tables import (
    BUNNY,
    card,
    do,
    hand_round,
    named,
    names,
    owner,
    play_until,
    refusal,
    table,
)

EXAMPLE = "A3 G5 J4 H4 F1 fisher king-of-thieves royal-crown mushroom-farm city2"


def dealt(seats, seed=1):
    """Return a new game with the first hands dealt."""
    return play_until(BUNNY.new(seats, seed), lambda s: s.waiting())


def phase(s):
    return s.view(SPECTATOR)["table"]["phase"]


def choose(s):
    """Let everybody take the first cards of their hand."""
    for seat in range(s.seats):
        for _ in range(2):
            s.apply(seat, s.legal(seat)[0])
    return s


def picks_of_a_round(s):
    """Yield the table before each choice of the first round."""
    while s.round == 0 and phase(s) == "draft":
        yield s
        choose(s)
        play_until(s, lambda s: s.waiting())


@pytest.mark.rule("BK-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_each_explore_build_and_harvest(seats):
    s = BUNNY.new(seats, 3)
    s.listen()
    seen, told = [], []

    def noted(s):
        course = (s.view(0)["table"]["round"], phase(s))
        if course not in seen:
            seen.append(course)
        told.extend(event.key for event in s.events if event.key.startswith("round-"))
        return False

    play_until(s, noted)
    draft_and_build = [
        (number, name) for number in (1, 2, 3, 4) for name in ("draft", "construction")
    ]
    assert [course for course in seen if course in draft_and_build] == draft_and_build
    noted(s)
    assert told.count("round-begins") == 3, "the first was told before anybody listened"
    assert told.count("round-ends") == 4
    assert s.actor() == OVER
    assert s.ending() == "rounds"


@pytest.mark.rule("BK-1.3")
@pytest.mark.rule("BK-5.2")
@pytest.mark.parametrize(("round_", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
@pytest.mark.parametrize("seats", [3, 4])
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(seats, round_, step):
    s = BUNNY.new(seats, 5)
    play_until(s, lambda s: s.round == round_ - 1 and s.waiting() and phase(s) == "draft")
    before = [set(named(hand)) for hand in s.hands]
    choose(s)
    play_until(s, lambda s: s.pick == 1)
    for seat in range(seats):
        assert set(named(s.hands[(seat + step) % seats])) <= before[seat]


@pytest.mark.rule("BK-4.2")
@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 10)])
def test_the_deal(seats, size):
    s = BUNNY.new(seats, 2)
    assert s.actor() == CHANCE
    for round_ in range(4):
        play_until(s, lambda s, now=round_: s.round == now and s.waiting())
        assert [len(hand) for hand in s.hands] == [size] * seats
        play_until(s, lambda s: phase(s) == "construction")


@pytest.mark.rule("BK-4.1")
def test_before_the_first_deal():
    s = BUNNY.new(4, 2)
    assert s.scores() == [0, 0, 0, 0]
    assert len(s.deck) == 182
    assert s.view(1)["table"]["deck"] == 182


@pytest.mark.rule("BK-4.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 22), (3, 38), (4, 22)])
def test_the_deck_only_shrinks(seats, left):
    s = BUNNY.new(seats, 4)
    sizes = []
    play_until(s, lambda s: sizes.append(len(s.deck)))
    assert sizes == sorted(sizes, reverse=True)
    drawn = left - len(s.deck)
    spent = [entry % 256 for entry in s.spent]
    assert drawn == 2 * spent.count(card("provisions"))


@pytest.mark.rule("BK-5.1")
def test_two_cards_are_chosen_in_any_order_and_by_all_at_once():
    s = dealt(3)
    assert s.waiting() == [0, 1, 2]
    first, second = names(s, 1)[:2]
    do(s, f"1 {second}")
    assert second not in names(s, 1)
    assert s.view(1)["question"] == {
        "kind": "PlayAnother", "rule": "BK-5.1", "begins": False, "chosen": [second.split()[1]],
    }  # fmt: skip
    do(s, f"1 {first}")
    assert s.waiting() == [0, 2]
    assert s.view(1)["question"]["chosen"] == [second.split()[1], first.split()[1]]


@pytest.mark.rule("BK-5.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_both_cards_of_a_pick_are_one_choice(seats):
    s = dealt(seats)
    assert s.view(0)["question"]["begins"]
    do(s, f"0 {names(s, 0)[0]}")
    assert not s.view(0)["question"]["begins"]
    assert s.view(1)["question"]["begins"]
    assert not s.question(1).opens_turn(), "all choose at once: nobody has a turn"


@pytest.mark.rule("BK-5.1")
def test_a_card_is_chosen_twice_only_if_it_is_there_twice():
    s = hand_round(table(seats=3, phase="draft"), [
        "A1 city1 city1 A2 A3 A4 A5 A6 A7 A8 A9 A10",
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1 C2",
        "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 E1 E2",
    ])  # fmt: skip
    assert refusal(s, 0, "play B1") == ("not-in-hand", "BK-5.1")
    assert refusal(s, 0, "discard A1") == ("wrong-kind", "BK-5.1")
    do(s, "0 play city1")
    assert "play city1" in names(s, 0)
    do(s, "1 play B1")
    assert refusal(s, 1, "play B1") == ("not-in-hand", "BK-5.1")


@pytest.mark.rule("BK-5.3")
def test_nothing_of_a_choice_is_seen_until_all_have_chosen():
    s = dealt(4)
    before = {viewer: s.view(viewer) for viewer in (1, 2, 3, SPECTATOR)}
    s.listen()
    for _ in range(2):
        s.apply(0, s.legal(0)[-1])
        assert [s.events_for(viewer) for viewer in before] == [[], [], [], []]
    for viewer, view in before.items():
        after = s.view(viewer)
        assert after.pop("waiting") == [1, 2, 3]
        assert view.pop("waiting") == [0, 1, 2, 3]
        assert after == view


@pytest.mark.rule("BK-5.4")
@pytest.mark.rule("BK-6.7")
def test_a_passed_hand_is_not_looked_at_while_provisions_are_drawn():
    s = hand_round(table(seats=4, phase="draft"), [
        "A1 provisions A2 A3 A4 A5 A6 A7 A8 A9",
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
        "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10",
        "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10",
    ])  # fmt: skip
    do(s, "0 play A1", "0 play provisions")
    for seat, row in ((1, "B"), (2, "D"), (3, "E")):
        do(s, f"{seat} play {row}1", f"{seat} play {row}2")
    assert s.actor() == CHANCE
    assert [s.view(seat)["table"]["hand"] for seat in range(4)] == [[], [], [], []]
    assert s.view(1)["table"]["hands"][1] == {"count": 8, "known": []}
    do(s, "chance draw J1", "chance draw J2")
    assert s.view(1)["table"]["hand"] == ["A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"]


@pytest.mark.rule("BK-5.5")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [12, 10, 8, 6, 4, 2]), (4, [10, 8, 6, 4, 2])])
def test_choices_go_on_until_the_hands_are_empty(seats, sizes):
    assert [len(s.hands[0]) for s in picks_of_a_round(dealt(seats))] == sizes


@pytest.mark.rule("BK-5.1")
@pytest.mark.rule("BK-6.3")
@pytest.mark.rule("BK-6.6")
def test_the_printed_draft_example():
    """Ten cards, A4 in the hand replaced by J4: A3 joins the cities on B3 and A4."""
    s = hand_round(table(seats=4, land="A4 B3", phase="draft"), [
        EXAMPLE,
        "B1 B2 B4 B5 B6 B7 B8 B9 B10 C1",
        "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10",
        "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10",
    ])  # fmt: skip
    do(s, "0 play A3", "0 play mushroom-farm")
    for seat, row in ((1, "B"), (2, "D"), (3, "E")):
        do(s, f"{seat} play {row}1", f"{seat} play {row}2")
    assert owner(s, "A3") == 0
    assert named(s.waits[0]) == ["mushroom-farm"]
    lands = [fief["squares"] for fief in s.view(0)["table"]["fiefs"] if fief["seat"] == 0]
    assert lands == [["A3", "A4", "B3"]]
    passed = "F1 G5 H4 J4 city2 royal-crown fisher king-of-thieves"
    assert s.view(1)["table"]["hand"] == passed.split()


@pytest.mark.rule("BK-7.1")
@pytest.mark.rule("BK-7.2")
@pytest.mark.rule("BK-7.3")
def test_the_round_of_two_players():
    hands, reserves, discards = [], [], []
    for s in picks_of_a_round(dealt(2)):
        hands.append([len(hand) for hand in s.hands])
        reserves.append(s.view(0)["table"]["reserves"])
        discards.append(s.view(0)["table"]["discard_counts"])
    assert hands == [[size, size] for size in range(11, 1, -1)]
    assert reserves == [[left, left] for left in range(9, -1, -1)]
    assert discards == [[made, made] for made in range(10)]
    view = s.view(0)["table"]
    assert view["discard_counts"] == [10, 10], "as many as were played"
    assert [hand["count"] for hand in view["hands"]] == view["reserves"] == [0, 0]


@pytest.mark.rule("BK-7.1")
def test_nobody_sees_a_reserve():
    """The deck that is counted leaves the reserves out, and no view lists their cards."""
    s = dealt(2)
    view = s.view(0)["table"]
    assert view["deck"] == 182 - 2 * 20
    assert len(s.deck) == 182 - 2 * 11


@pytest.mark.rule("BK-7.3")
def test_two_players_play_one_and_discard_another():
    s = dealt(2)
    kept, other = names(s, 0)[0].split()[1], names(s, 0)[1].split()[1]
    rest = Counter(named(s.hands[0])) - Counter([kept, other])
    do(s, f"0 play {kept}")
    assert f"discard {kept}" not in names(s, 0)
    assert refusal(s, 0, f"discard {kept}") == ("not-in-hand", "BK-7.3")
    do(s, f"0 discard {other}")
    assert s.waiting() == [1]
    do(s, f"1 {names(s, 1)[0]}")
    do(s, f"1 {names(s, 1)[0]}")
    assert named(s.discards[0]) == [other]
    play_until(s, lambda s: s.waiting())
    assert not {kept, other} & set(named(s.hands[1]))
    assert (Counter(named(s.hands[1])) - rest).total() == 1, "the rest, and a card of the reserve"


@pytest.mark.rule("BK-7.4")
@pytest.mark.rule("BK-14.15")
def test_a_hidden_discard_has_no_effect_and_stays_hidden():
    s = hand_round(table(seats=2, phase="draft"), [
        "A1 camp1 A3 A4 A5 A6 A7 A8 A9 A10 fisher",
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1",
    ])  # fmt: skip
    s.listen()
    do(s, "0 play A1", "0 discard camp1", "1 play B1", "1 discard B2")
    assert list(s.camps_played) == [0, 0]
    assert named(s.waits[0]) == []
    assert owner(s, "B2") == -1
    assert {"key": "discarded", "seat": 0, "card": "camp1"} in s.events_for(0)
    assert not [event for event in s.events_for(1) if "camp1" in str(event)]
    play_until(s, lambda s: False)
    assert s.view(0)["table"]["discards"][0] == "camp1"
    assert "camp1" not in s.view(1)["table"]["discards"]
    assert "camp1" in named(s.discards[0])
