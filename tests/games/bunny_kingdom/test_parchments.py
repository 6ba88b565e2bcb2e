"""The end: every parchment, the copies, and who wins."""

import pytest

from ludotheque.core import SPECTATOR
from tests.games.bunny_kingdom.tables import do, hand_round, names, owner, refusal, table

FOREST = "A1 A2 A3 A8 D10 E1 F1"
SEAS = "A5 A6 A7 A10 B4 B5 B10"


def ended(parchments, land="", built="", seats=3, copies=()):
    """Return the end of a game with these parchments, after the copies are chosen."""
    s = table(seats, land=land, built=built, parchments=parchments, phase="end", round_=4)
    do(s, *copies)
    assert s.over
    return s


def worth(card, land="", built="", also=""):
    """Return what a parchment brings seat 0."""
    return ended(f"{card} {also}", land, built).score_sheet()[0][card]


@pytest.mark.rule("BK-12.1")
@pytest.mark.rule("BK-6.2")
def test_all_parchments_are_shown_and_added():
    s = ended(["royal-ring royal-crown", "fisher", ""], land=["A4", SEAS, ""])
    assert s.view(SPECTATOR)["table"]["parchments"] == [
        ["royal-ring", "royal-crown"], ["fisher"], [],
    ]  # fmt: skip
    assert s.scores() == [6, 7, 0]
    assert s.score_sheet()[0] == {
        "harvest-1": 0, "harvest-2": 0, "harvest-3": 0, "harvest-4": 0,
        "royal-ring": 1, "royal-crown": 5,
    }  # fmt: skip


@pytest.mark.rule("BK-12.2")
@pytest.mark.rule("BK-1.2")
def test_most_carrots_win_and_a_tie_is_shared():
    assert ended(["royal-ring", "royal-coat", ""]).winners() == [1]
    assert ended(["royal-ring royal-coat", "royal-scepter", ""]).winners() == [0, 1]
    assert ended(["", "", ""]).winners() == [0, 1, 2]


@pytest.mark.rule("BK-13.1")
@pytest.mark.parametrize(
    ("card", "points"),
    [("ring", 1), ("coat", 2), ("scepter", 3), ("chalice", 4), ("crown", 5), ("carrot", 6)],
)
def test_royal_treasures(card, points):
    assert worth(f"royal-{card}") == points


@pytest.mark.rule("BK-13.2")
def test_gloves():
    """The printed figures: 1 alone, 4 each as a pair."""
    assert worth("left-glove") == 1
    assert worth("right-glove") == 1
    s = ended("left-glove right-glove")
    assert s.score_sheet()[0]["left-glove"] == s.score_sheet()[0]["right-glove"] == 4
    apart = ended(["left-glove", "right-glove", ""])
    assert apart.scores() == [1, 1, 0]


@pytest.mark.rule("BK-13.2")
def test_two_copied_left_gloves_are_no_pair():
    s = ended(
        ["liberal socialist", "left-glove"], seats=2,
        copies=["0 copy left-glove", "0 copy left-glove"],
    )  # fmt: skip
    assert s.scores() == [2, 1]


@pytest.mark.rule("BK-13.2")
def test_a_left_glove_and_the_right_one_twice_make_twelve():
    s = ended(
        ["left-glove liberal socialist", "right-glove"], seats=2,
        copies=["0 copy right-glove", "0 copy right-glove"],
    )  # fmt: skip
    assert s.scores() == [12, 1]


@pytest.mark.rule("BK-14.1")
def test_the_bureaucrat_counts_parchments_a_copy_as_one():
    assert worth("bureaucrat") == 1
    assert worth("bureaucrat", also="royal-ring fisher explorer") == 4
    s = ended(["bureaucrat liberal", "", "royal-crown"], copies=["0 copy royal-crown"])
    assert s.score_sheet()[0]["bureaucrat"] == 2


@pytest.mark.rule("BK-14.2")
@pytest.mark.rule("BK-12.5")
def test_the_burgomaster_counts_cities_whatever_their_strength():
    assert worth("burgomaster", land="A4 B3 B2 A1", built="B2 city3, A1 city2") == 4


@pytest.mark.rule("BK-14.3")
@pytest.mark.rule("BK-12.5")
def test_the_king_of_thieves_wants_nine_cities():
    eight = "A4 B3 B7 B9 C1 D3 D9 E6"
    assert worth("king-of-thieves", land=eight) == 0
    assert worth("king-of-thieves", land=f"{eight} E10") == 12
    assert worth("king-of-thieves", land=f"{eight} B2", built="B2 city3") == 12


@pytest.mark.rule("BK-14.4")
def test_the_diplomat_counts_the_rim():
    assert worth("diplomat", land="A1 A5 J10 E1 E10 B2 E5") == 5


@pytest.mark.rule("BK-14.5")
def test_the_explorer_counts_corners():
    assert worth("explorer", land="A1 A10 J1 J10 A2") == 12
    assert worth("explorer", land="A2 J9") == 0


@pytest.mark.rule("BK-14.6")
@pytest.mark.rule("BK-12.3")
@pytest.mark.parametrize(
    ("name", "land", "farm"),
    [
        ("carpenter", FOREST, "wood-farm"),
        ("fisher", SEAS, "fish-farm"),
        ("farmer", "C7 D4 D7 E3 E8 F7 G7", "carrots-farm"),
    ],
)
def test_resources_are_counted_unit_by_unit(name, land, farm):
    """Every square and the farm, also where a fief has several."""
    assert worth(name, land) == 7
    assert worth(f"master-{name}", land) == 14
    assert worth(name, f"{land} A9", f"A9 {farm}") == 8
    place = land.split()[0]
    assert worth(f"master-{name}", land, f"{place} {farm}") == 16, "two units on one square"


@pytest.mark.rule("BK-14.7")
@pytest.mark.parametrize(
    ("name", "land", "points"),
    [
        ("woodland-king", FOREST, 20),
        ("fisher-king", SEAS, 20),
        ("carrot-king", "C7 D4 D7 E3 E8", 15),
    ],
)
def test_the_kings_want_seven_or_five(name, land, points):
    assert worth(name, land) == points
    assert worth(name, land.rsplit(" ", 1)[0]) == 0


@pytest.mark.rule("BK-14.8")
def test_the_merchant_counts_luxuries():
    s = "A1 mushroom-farm, A5 pearl-farm, A2 wood-farm, B1 gold-farm, A9 post-fish"
    assert worth("merchant", "A1 A5 A2 B1 A9", s) == 9


@pytest.mark.rule("BK-14.9")
def test_the_master_of_the_mountains():
    assert worth("master-of-the-mountains", "B1 B2 A1", "B1 city3") == 4


@pytest.mark.rule("BK-14.10")
@pytest.mark.rule("BK-12.6")
def test_the_carrotistador_counts_fiefs_of_three():
    assert worth("carrotistador", "A1 A2 A3 C3 C4 C5 E2 E3") == 8
    towers = "C4 tower1, E3 tower1"
    assert worth("carrotistador", "A1 A2 A3 C3 C4 C5 E2 E3", towers) == 8
    assert worth("carrotistador", "A1 A2 E2", "A2 tower1, E2 tower1") == 4


@pytest.mark.rule("BK-14.11")
@pytest.mark.rule("BK-12.6")
def test_harecingetorix_counts_fiefs():
    assert worth("harecingetorix", "A1 A3 A5 A6") == 3
    joined = worth("harecingetorix", "A1 A3 A5 A6", "A1 tower1, A3 tower1")
    assert joined == 2, "towers may not be ignored"
    assert worth("harecingetorix") == 0


@pytest.mark.rule("BK-14.12")
def test_the_hunny_king_wants_ten_fiefs():
    nine = "A1 A3 A5 A7 A9 C1 C3 C5 C7"
    assert worth("hunny-king", nine) == 0
    assert worth("hunny-king", f"{nine} C9") == 12


@pytest.mark.rule("BK-14.13")
def test_the_bun_shee_counts_cities_where_nothing_grows():
    assert worth("bun-shee", "A9 B9 E6 A1 A4", "A9 city2") == 8
    assert worth("bun-shee", "E6 E7", "E7 post-fish") == 0, "a post always produces"
    assert worth("bun-shee", "A4 A5") == 0


@pytest.mark.rule("BK-14.14")
def test_panpan_counts_bare_squares_whatever_their_fief():
    assert worth("panpan", "A9 A8 A10 B9 B8") == 4, "A9 and B8; not the city"
    assert worth("panpan", "A9 B8 B1", "A9 city1, B8 wood-farm, B1 gold-farm") == 0
    assert worth("panpan", "A9 E4", "A9 tower1, E4 tower1") == 4, "towers leave it bare"


@pytest.mark.rule("BK-14.14")
@pytest.mark.rule("BK-12.6")
def test_camps_are_land_like_any_other():
    """A camp on a plain is bare, one on a sea gives fish."""
    assert worth("panpan", "A9", "A9 camp1") == 2
    assert worth("fisher", "A5", "A5 camp1") == 1
    assert worth("panpan", "A5", "A5 camp1") == 0


@pytest.mark.rule("BK-14.15")
def test_the_colonist_counts_camp_cards_played():
    """One from the hand and placed, one from provisions and never placed: both count."""
    s = last_pick(["camp1 provisions", "camp6 B2", "C2 C3"], parchments="colonist", round_=4)
    do(s, "0 play camp1", "0 play provisions", "1 play camp6", "1 play B2")
    do(s, "2 play C2", "2 play C3", "chance draw camp4", "chance draw J2")
    do(s, "0 announce 1", "0 settle J1", "1 pass", "0 pass")
    assert s.over
    assert s.score_sheet()[0]["colonist"] == 6


@pytest.mark.rule("BK-14.15")
def test_the_colonist_counts_a_camp_that_was_driven_away():
    s = last_pick(["camp1 A1", "B1 B2", "C2 C3"], parchments="colonist", round_=3)
    for move in ("0 play camp1", "0 play A1", "1 play B1", "1 play B2", "2 play C2", "2 play C3"):
        do(s, move)
    do(s, "0 announce 1", "0 settle J1")
    s.stack, s.pick = [], 5
    hand_round(s, ["A2 A3", "J1 B4", "C4 C5"])
    for move in ("0 play A2", "0 play A3", "1 play J1", "1 play B4", "2 play C4", "2 play C5"):
        do(s, move)
    assert owner(s, "J1") == 1
    assert s.score_sheet()[0]["colonist"] == 3


def last_pick(hands, **laid):
    """Return three players before the last choice of a round."""
    s = table(3, phase="draft", **laid)
    s.pick = 5
    return hand_round(s, hands)


@pytest.mark.rule("BK-14.16")
def test_the_matriarch_must_lead_alone():
    assert ended("matriarch", land=["A1 A2", "B1", "B2"]).scores()[0] == 12
    assert ended("matriarch", land=["A1 A2", "B1 B2", "C2"]).scores()[0] == 0
    assert ended("matriarch", land=["A1", "B1 B2", ""]).scores()[0] == 0


@pytest.mark.rule("BK-14.17")
def test_the_little_prince_leaves_out_one_best_fief():
    """The printed tie: of equally good fiefs all but one are harvested again."""
    assert worth("little-prince", "A4 A5 D3 D4 B7 A7") == 2, "three fiefs of 1, two of them again"
    assert worth("little-prince", "A4 A5 D3 D4", "D4 city2") == 1, "not the one of 3"
    assert worth("little-prince", "A4 A5") == 0, "one fief only"
    assert worth("little-prince") == 0


@pytest.mark.rule("BK-14.18")
def test_the_treasure_guardian():
    s = ended("treasure-guardian royal-ring left-glove fisher")
    assert s.score_sheet()[0]["treasure-guardian"] == 6


@pytest.mark.rule("BK-14.19")
def test_the_treasure_hunter_doubles_treasures_but_not_the_guardian():
    s = ended("treasure-hunter treasure-guardian left-glove right-glove royal-crown")
    sheet = s.score_sheet()[0]
    assert sheet["treasure-hunter"] == 4 + 4 + 5
    assert sheet["treasure-guardian"] == 9
    assert s.scores()[0] == 13 + 13 + 9


@pytest.mark.rule("BK-14.19")
def test_a_hunter_counts_copied_treasures_and_a_copied_hunter_counts_too():
    s = ended(
        ["liberal royal-crown treasure-hunter socialist", "royal-ring"], seats=2,
        copies=["0 copy royal-ring", "0 copy royal-ring"],
    )  # fmt: skip
    assert s.scores() == [2 * (5 + 1 + 1), 1]
    s = ended(
        ["liberal royal-crown", "treasure-hunter royal-ring"], seats=2,
        copies=["0 copy treasure-hunter"],
    )  # fmt: skip
    assert s.scores() == [10, 2]
    s = ended(
        ["liberal socialist royal-crown", "treasure-hunter"], seats=2,
        copies=["0 copy treasure-hunter", "0 copy treasure-hunter"],
    )  # fmt: skip
    assert s.scores() == [15, 0], "twice once more"


@pytest.mark.rule("BK-14.18")
@pytest.mark.rule("BK-14.19")
@pytest.mark.rule("BK-14.20")
def test_a_copied_treasure_counts_for_guardian_and_hunter():
    s = ended(
        ["liberal treasure-guardian treasure-hunter", "", "royal-crown"],
        copies=["0 copy royal-crown"],
    )  # fmt: skip
    sheet = s.score_sheet()[0]
    assert (sheet["liberal"], sheet["treasure-guardian"], sheet["treasure-hunter"]) == (5, 3, 5)


@pytest.mark.rule("BK-14.20")
@pytest.mark.rule("BK-1.3")
def test_the_liberal_copies_on_the_right_and_the_socialist_on_the_left():
    s = table(4, parchments=["liberal socialist", "royal-ring", "royal-coat", "royal-crown"],
              phase="end", round_=4)  # fmt: skip
    assert names(s, 0) == ["copy royal-crown"]
    assert refusal(s, 0, "copy royal-ring") == ("not-within-reach", "BK-14.20")
    do(s, "0 copy royal-crown")
    assert names(s, 0) == ["copy royal-ring"]
    do(s, "0 copy royal-ring")
    assert s.scores() == [6, 1, 2, 5]


@pytest.mark.rule("BK-14.20")
def test_a_copied_mission_is_counted_for_its_copier():
    s = ended(["liberal", "", "fisher"], land=["A5 A6", "", "B5"], copies=["0 copy fisher"])
    assert s.scores() == [2, 0, 1]


@pytest.mark.rule("BK-14.20")
def test_with_two_players_both_mean_the_opponent():
    s = table(2, parchments=["socialist", "royal-ring fisher"], phase="end", round_=4)
    assert names(s, 0) == ["copy royal-ring", "copy fisher"]


@pytest.mark.rule("BK-14.21")
def test_a_copy_of_the_other_copying_card_acts_as_that_card():
    """The right neighbour has the Socialist: the Liberal may also end on the left."""
    s = table(4, parchments=["liberal", "royal-ring", "royal-coat", "socialist royal-crown"],
              phase="end", round_=4)  # fmt: skip
    assert names(s, 0) == ["copy royal-ring", "copy royal-crown"]
    assert refusal(s, 0, "copy socialist") == ("not-within-reach", "BK-14.21")
    do(s, "0 copy royal-ring")
    assert names(s, 3) == ["copy royal-coat"], "through the Liberal on its left, to its right"


@pytest.mark.rule("BK-14.21")
def test_a_copy_with_nothing_to_end_on_is_worth_nothing():
    s = ended(["liberal", "", ""])
    assert s.scores() == [0, 0, 0]
    s = ended(["liberal", "", "socialist"])
    assert s.scores() == [0, 0, 0]
    s = ended(["liberal bureaucrat", "socialist"], seats=2, copies=["1 copy bureaucrat"])
    assert s.scores() == [2, 1]
    assert s.view(0)["table"]["copied"] == [None, "bureaucrat"]


@pytest.mark.rule("BK-14.22")
def test_copies_are_chosen_in_public_in_seat_order():
    s = table(
        3,
        parchments=["socialist", "royal-ring royal-coat liberal", "royal-crown"],
        phase="end",
        round_=4,
    )
    shown = s.view(SPECTATOR)
    assert shown["table"]["parchments"][1] == ["royal-ring", "royal-coat", "liberal"]
    assert shown["question"] == {
        "kind": "CopyParchment", "rule": "BK-14.20", "begins": False, "card": "socialist",
    }  # fmt: skip
    assert names(s, 0) == ["copy royal-ring", "copy royal-coat", "copy royal-crown"]
    do(s, "0 copy royal-coat")
    assert names(s, 1) == ["copy royal-crown"], "through the Socialist on the right"


@pytest.mark.rule("BK-14.22")
def test_the_liberal_is_asked_before_the_socialist_and_one_must_copy():
    s = table(2, parchments=["socialist liberal", "royal-ring"], phase="end", round_=4)
    assert s.view(1)["question"]["card"] == "liberal"
    assert names(s, 0) == ["copy royal-ring"]
    do(s, "0 copy royal-ring")
    assert s.view(1)["question"]["card"] == "socialist"


@pytest.mark.rule("BK-14.23")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        (["royal-crown", "royal-ring"], 10),
        (["royal-ring", "royal-coat"], 0),
        (["royal-crown", "royal-carrot"], 0),
        (["royal-chalice royal-ring", "royal-crown"], 0),
        (["royal-crown", "royal-scepter"], 10),
    ],
)
def test_the_opportunist_must_stand_behind_exactly_one(others, bonus):
    """Seat 0 has 3 for a corner: it is second, first, third, behind two who tie, tied second."""
    s = ended(["opportunist explorer", *others], land="A1")
    assert s.score_sheet()[0]["opportunist"] == bonus


@pytest.mark.rule("BK-14.23")
def test_all_opportunists_look_at_the_same_count():
    """The copier stands second, the owner first: only the copier is rewarded."""
    s = ended(
        ["socialist royal-coat", "opportunist royal-crown", ""], copies=["0 copy opportunist"]
    )
    assert s.scores() == [12, 5, 0]
    assert s.winners() == [0]


@pytest.mark.rule("BK-12.4")
def test_a_post_counts_for_missions_as_chosen_in_round_4():
    s = table(3, land="A9", built="A9 post-wood", parchments="fisher carpenter", round_=4,
              phase="trading")  # fmt: skip
    do(s, "0 trade fish")
    sheet = s.score_sheet()[0]
    assert (sheet["fisher"], sheet["carpenter"]) == (1, 0)
