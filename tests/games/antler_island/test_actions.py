"""Move, eat, rut and grow antlers (AN-5)."""

import pytest

from ludotheque.core import SPECTATOR
from ludotheque.games.antler_island.rules import food
from tests.games.antler_island.tables import (
    asked,
    chances,
    hand,
    hold,
    island,
    mat,
    names,
    play,
    refused,
    roll,
    stag,
    told,
)


def growing(**kinds):
    """Return a table where seat 0 is asked what to pay."""
    return play(island(plans={0: "grow " * 5}, **kinds), "0 reveal 1")


@pytest.mark.rule("AN-5.1")
def test_a_stag_moves_one_step_along_up_or_down_but_never_into_a_marsh():
    s = play(island(stags="O1 O3 O6 O9"), "0 reveal 1")
    assert names(s, 0) == ["move O0", "move O2", "move M0"]
    assert refused(s, 0, "move O5") == "AN-5.1"
    up = play(island(stags="M0 O3 O6 O9"), "0 reveal 1")
    assert names(up, 0) == ["move O0", "move O1", "move C"]
    assert refused(up, 0, "move S0") == "AN-1.7"
    top = play(island(stags="C O3 O6 O9"), "0 reveal 1")
    assert names(top, 0) == ["move M0", "move M1", "move M2", "move M3"]
    play(top, "0 move M2")
    assert stag(top, 0) == "M2"


@pytest.mark.rule("AN-5.2")
def test_a_move_must_be_made_even_into_a_fight():
    s = play(island(seats=3, stags="O3 O2 M1"), "0 reveal 1")
    assert names(s, 0) == ["move O2", "move M1"]
    play(s, "0 move M1")
    assert told(s) == ["moved", "attacked"]


@pytest.mark.rule("AN-5.3")
def test_a_move_onto_a_stag_is_a_fight_and_leaves_one_stag_a_space():
    s = island(stags="O0 O1 O6 O9", antlers={0: 9})
    play(s, "0 reveal 1, 0 move O1, 1 retreat")
    roll(s)
    while asked(s)[0] != "TakeTurn":
        s.apply(s.actor(), s.legal(s.actor())[0])
    places = [stag(s, seat) for seat in range(4)]
    assert places[0] == "O1"
    assert len(set(places)) == 4


@pytest.mark.rule("AN-5.4")
def test_eating_takes_all_food_on_the_space():
    s = island(lying={"O0": 2}, hands={0: "1"}, plans={0: "eat " * 5})
    play(s, "0 reveal 1")
    assert told(s) == ["revealed", "ate"]
    roll(s)
    assert mat(s, 0)["food"] == 3
    assert s.view(0)["table"]["spaces"][0]["food"] == []


@pytest.mark.rule("AN-5.4")
@pytest.mark.parametrize(("lying", "held"), [({}, "1"), ({"O0": 2}, "1 1 2 2 3")])
def test_eating_fails_without_food_or_without_room(lying, held):
    s = island(lying=lying, hands={0: held}, plans={0: "eat " * 5})
    before = hand(s, 0)
    play(s, "0 reveal 1")
    assert told(s) == ["revealed", "nothing-to-eat"]
    assert hand(s, 0) == before
    assert asked(s) == ("TakeTurn", 1)


@pytest.mark.rule("AN-5.5")
def test_with_room_for_one_of_two_chance_picks_and_the_other_stays():
    s = island(plans={0: "eat " * 5})
    for value in (1, 2, 1, 2):
        hold(s, 0, value)
    s.ground[0], s.ground[1] = food.draw(s) + 1, 2
    s.left[1] -= 1
    play(s, "0 reveal 1")
    assert chances(s) == ["eats first", "eats second"]
    s.act(-1, "eats first")
    assert chances(s) == ["token 1", "token 2"], "the first came from the start pile"
    s.roll()
    assert mat(s, 0)["food"] == 5
    assert s.view(0)["table"]["spaces"][0]["food"] == ["main"]


@pytest.mark.rule("AN-5.5")
def test_the_second_token_may_be_the_one_taken():
    s = island(hands={0: "1 1 2 2"}, plans={0: "eat " * 5})
    s.ground[0], s.ground[1] = 1, 2
    s.left[0] -= 1
    s.left[1] -= 1
    play(s, "0 reveal 1, chance eats second")
    assert chances(s) == ["token 1", "token 2", "token 3"], "it came from the main pile"
    s.act(-1, "token 3")
    assert hand(s, 0) == [2, 2, 1]
    assert s.view(0)["table"]["spaces"][0]["food"] == ["start"]


@pytest.mark.rule("AN-5.4")
def test_tokens_are_what_their_piles_can_hold():
    s = island(plans={0: "eat " * 5})
    s.ground[0], s.ground[1] = 1, 2
    s.left[0] -= 1
    s.left[1] -= 1
    play(s, "0 reveal 1")
    assert chances(s) == ["token 1", "token 2"]
    play(s, "chance token 1")
    assert chances(s) == ["token 1", "token 2", "token 3"]
    play(s, "chance token 3")
    assert [int(count) for count in s.unseen[:6]] == [5, 6, 0, 3, 3, 8]


@pytest.mark.rule("AN-5.6")
def test_a_rut_takes_one_doe_back_to_the_reserve():
    s = island(does={"O0": 3}, plans={0: "rut " * 5})
    reserve = s.reserve
    play(s, "0 reveal 1")
    assert mat(s, 0)["does"] == 1
    assert s.reserve == reserve + 1
    assert s.does[0] == 2


@pytest.mark.rule("AN-5.7")
def test_does_beyond_the_track_are_kept_and_counted():
    s = island(does={"O0": 2}, plans={0: "rut " * 5})
    s.mated[0], s.reserve = 11, 12
    play(s, "0 reveal 1")
    assert s.reserve == 13, "the twelfth goes back"
    play(s, "1 reveal 1")
    s.apply(1, s.legal(1)[0])
    for seat in (2, 3):
        play(s, f"{seat} reveal 1")
        s.apply(seat, s.legal(seat)[0])
    play(s, "0 reveal 2")
    assert s.reserve == 13, "the thirteenth is kept"
    assert mat(s, 0)["does"] == 13
    assert mat(s, 0)["kept_does"] == 1
    assert s.census()["does"] == 14


@pytest.mark.rule("AN-5.8")
@pytest.mark.parametrize(
    ("held", "pay", "grown"),
    [("3 3", "3 3", 3), ("2 3", "2 3", 2), ("1 1", "1 1", 1), ("3 3 3 3 3", "3 3 3 3 3", 7)],
)
def test_the_sum_is_halved_and_rounded_down(held, pay, grown):
    s = growing(hands={0: held})
    play(s, f"0 pay {pay}")
    assert s.antlers[0] == 2 + grown


@pytest.mark.rule("AN-5.8")
def test_any_tokens_may_be_paid_but_not_none_and_not_those_of_others():
    s = growing(hands={0: "1 2 2", 1: "3"})
    assert names(s, 0) == ["pay 2", "pay 2 2", "pay 1", "pay 1 2", "pay 1 2 2"]
    assert refused(s, 0, "pay 3") == "AN-5.8"


@pytest.mark.rule("AN-5.9")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_single_token_gives_one_antler(value):
    s = growing(hands={0: f"{value} 1"})
    play(s, f"0 pay {value}")
    assert s.antlers[0] == 3


@pytest.mark.rule("AN-5.10")
def test_food_paid_is_discarded_face_up():
    s = growing(hands={0: "1 2 3"})
    play(s, "0 pay 1 3")
    assert s.view(SPECTATOR)["table"]["food_spent"] == {"1": 1, "2": 0, "3": 1}
    assert hand(s, 0) == [0, 1, 0]


@pytest.mark.rule("AN-5.11")
def test_broken_pieces_come_first_and_too_few_are_taken_as_they_are():
    s = growing(hands={0: "3 3"}, antlers={0: 3}, broken={0: 2})
    play(s, "0 pay 3 3")
    assert (s.antlers[0], s.broken[0]) == (6, 0)
    short = growing(hands={0: "3 3"}, antlers={0: 2, 1: 45, 2: 1, 3: 1}, broken={0: 1})
    assert short.view(0)["table"]["antler_supply"] == 0
    play(short, "0 pay 3 3")
    assert (short.antlers[0], short.broken[0]) == (3, 0)
    assert hand(short, 0) == [0, 0, 0], "the payment is lost"


@pytest.mark.rule("AN-5.12")
def test_growing_fails_without_food_or_without_pieces():
    s = growing()
    assert told(s) == ["revealed", "cannot-grow"]
    none = growing(hands={0: "3"}, antlers={1: 46, 2: 1, 3: 1})
    assert told(none) == ["revealed", "cannot-grow"]
    assert hand(none, 0) == [0, 0, 1]


@pytest.mark.rule("AN-5.13")
def test_every_new_even_level_from_four_earns_a_tile():
    three = play(growing(hands={0: "2"}), "0 pay 2")
    assert asked(three) == ("TakeTurn", 1), "three antlers earn none"
    four = play(growing(hands={0: "2 2"}), "0 pay 2 2")
    assert asked(four) == ("ChooseTile", 0)
    seven = play(growing(hands={0: "3 3 3 2"}), "0 pay 2 3 3 3")
    assert seven.antlers[0] == 7
    play(seven, "0 take pile")
    roll(seven)
    assert asked(seven) == ("ChooseTile", 0), "four and six are both new"
    play(seven, "0 take pile")
    roll(seven)
    assert mat(seven, 0)["hidden_tiles"] == 2


@pytest.mark.rule("AN-5.13")
def test_growing_back_to_four_gives_no_second_tile_but_six_does():
    s = play(growing(hands={0: "2 2 3"}, antlers={0: 3}, broken={0: 1}), "0 pay 3")
    assert s.antlers[0] == 4
    assert asked(s) == ("TakeTurn", 1)
    six = play(growing(hands={0: "3 3"}, antlers={0: 3}, broken={0: 1}), "0 pay 3 3")
    assert six.antlers[0] == 6
    assert asked(six) == ("ChooseTile", 0)
    two = play(growing(hands={0: "2"}, antlers={0: 1}, broken={0: 1}), "0 pay 2")
    assert asked(two) == ("TakeTurn", 1), "two antlers never earn one"
