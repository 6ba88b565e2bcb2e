"""Camps: announcements, priorities, virgin land."""

import pytest

from tests.games.bunny_kingdom.tables import (
    built,
    camp,
    do,
    fiefs,
    hand_round,
    named,
    names,
    owner,
    play_until,
    refusal,
    table,
)


def camps(*waits, **laid):
    """Return a table where seat 0 begins to build with these cards before the seats."""
    return table(len(waits), waits=list(waits), **laid)


@pytest.mark.rule("BK-10.1")
def test_a_camp_takes_virgin_land():
    s = camps("camp1", "", "", land=["A1", "A2", ""])
    do(s, "0 announce 1")
    assert "settle A3" in names(s, 0)
    for name in ("A1", "A2", "A4"):
        assert refusal(s, 0, f"settle {name}") == ("not-virgin", "BK-10.1")
    do(s, "0 settle A3")
    assert owner(s, "A3") == 0
    assert built(s, "A3") == "camp1"
    assert named(s.waits[0]) == []


@pytest.mark.rule("BK-10.1")
@pytest.mark.parametrize("holder", [0, 1])
def test_land_once_taken_is_never_virgin_again(holder):
    """Not even where a camp stood that its owner lifted or another drove away."""
    s = table(3, waits=["", "", "camp2"], phase="draft")
    camp(s, holder, "J1", 1)
    s.pick = 5
    hand_round(s, ["J1 A1", "B1 B2", "C2 C3"])
    for move in ("0 play J1", "0 play A1", "1 play B1", "1 play B2", "2 play C2", "2 play C3"):
        do(s, move)
    do(s, "2 announce 2")
    assert built(s, "J1") is None
    assert refusal(s, 2, "settle J1") == ("not-virgin", "BK-10.1")


@pytest.mark.rule("BK-10.1")
@pytest.mark.rule("BK-12.6")
def test_the_printed_camp_example():
    """A camp on the sea: the fief has a City 1 and produces fish."""
    s = camps("camp3", "", "", land="A4")
    do(s, "0 announce 3", "0 settle A5")
    assert s.scores() == [1, 0, 0]
    assert fiefs(s, 0) == {"A4 A5": 1}


@pytest.mark.rule("BK-10.2")
def test_an_announcement_names_no_square():
    s = camps("camp4", "camp2", "")
    s.listen()
    do(s, "0 announce 4")
    assert s.events_for(1) == [{"key": "announced", "seat": 0, "card": "camp4"}]
    assert s.view(2)["question"] == {
        "kind": "PlaceCampBefore", "rule": "BK-10.3", "begins": False, "card": "camp2", "other": 0,
        "announced": "camp4",
    }  # fmt: skip
    assert refusal(camps("camp1 city1", "", "", land="A1"), 0, "announce 2") == (
        "not-waiting",
        "BK-6.6",
    )


@pytest.mark.rule("BK-10.2")
def test_without_virgin_land_there_is_nothing_to_announce():
    rows = [f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, 11)]
    s = camps("camp1 city1", "", "", land=" ".join(rows))
    assert "announce 1" not in names(s, 0)
    assert refusal(s, 0, "announce 1") == ("no-virgin-land", "BK-10.2")
    s = camps("camp1", "", "", land=" ".join(rows))
    assert s.round == 1, "and the seat is passed over"


@pytest.mark.rule("BK-10.2")
@pytest.mark.rule("BK-10.3")
def test_the_last_virgin_square_can_go_to_a_smaller_camp():
    rows = [f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, 11)]
    rows.remove("C3")
    s = camps("camp4", "camp1", "camp2", land=" ".join(rows))
    do(s, "0 announce 4", "1 settle C3")
    assert s.waiting() == [0], "camp 2 is not asked for: nothing is left"
    assert names(s, 0) == ["withdraw"]


@pytest.mark.rule("BK-10.3")
def test_smaller_camps_are_asked_for_in_ascending_order():
    s = camps("camp6", "camp1 camp4", "camp2", "camp5 camp3")
    do(s, "0 announce 6")
    asked = []
    while type(s.stack[-1]).__name__ == "PlaceCampBefore":
        asked.append((s.actor(), s.view(0)["question"]["card"]))
        do(s, f"{s.actor()} decline")
    assert asked == [(1, "camp1"), (2, "camp2"), (3, "camp3"), (1, "camp4"), (3, "camp5")]
    assert s.waiting() == [0]


@pytest.mark.rule("BK-10.3")
def test_a_smaller_camp_is_placed_at_once():
    s = camps("camp4", "camp2", "")
    do(s, "0 announce 4", "1 settle C3")
    assert owner(s, "C3") == 1
    assert refusal(s, 0, "settle C3") == ("not-virgin", "BK-10.1")
    do(s, "0 settle C4")
    assert s.round == 1, "both are placed and nothing is left to do"


@pytest.mark.rule("BK-10.3")
def test_only_smaller_camps_of_others_are_asked_for():
    s = camps("camp1 camp2", "camp3", "")
    do(s, "0 announce 2")
    assert s.waiting() == [0]
    assert type(s.question(0)).__name__ == "PlaceCamp"


@pytest.mark.rule("BK-10.3")
def test_declining_counts_for_this_announcement_only_and_a_pass_does_not_matter():
    s = camps("camp4 camp5", "camp2 city1", "", land=["A1", "A2", ""], round_=2)
    do(s, "1 pass", "0 announce 4", "1 decline", "0 settle C3")
    do(s, "1 pass", "0 announce 5")
    assert s.waiting() == [1]
    assert "settle C4" in names(s, 1)


@pytest.mark.rule("BK-10.4")
def test_the_announcer_may_change_their_mind():
    s = camps("camp4", "camp2", "")
    s.listen()
    do(s, "0 announce 4", "1 settle C3", "0 withdraw")
    assert {"key": "withdrew", "seat": 0, "card": "camp4"} in s.events_for(2)
    assert named(s.waits[0]) == ["camp4"]
    play_until(s, lambda s: s.round == 1 and type(s.question(0)).__name__ == "Construct")
    assert "announce 4" in names(s, 0), "kept for a later round"


@pytest.mark.rule("BK-10.5")
def test_a_withdrawn_camp_rests_until_the_next_round():
    s = camps("camp4 city1", "camp5 camp6", "", land="A1 A2")
    do(s, "0 announce 4", "0 withdraw")
    assert s.view(1)["table"]["withdrawn"] == [4]
    do(s, "1 announce 5")
    assert type(s.question(1)).__name__ == "PlaceCamp", "camp 4 is not asked for"
    do(s, "1 settle C3")
    assert refusal(s, 0, "announce 4") == ("camp-withdrawn", "BK-10.5")
    assert "announce 4" not in names(s, 0)
