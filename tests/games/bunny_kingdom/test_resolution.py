"""The resolution: territories, constructions, parchments and provisions."""

import pytest

from ludotheque.core import CHANCE, SPECTATOR, ints
from tests.games.bunny_kingdom.tables import (
    built,
    camp,
    card,
    do,
    fiefs,
    from_deck,
    hand_round,
    named,
    owner,
    table,
)

FILL = {
    1: "B1 B2 B4 B5 B6 B8 B10 C2 C3 C4",
    2: "D1 D2 D4 D5 D6 D7 D8 D10 E1 E2",
    3: "E3 E4 E5 E7 E8 E9 F1 F2 F3 F4",
}


def drafted(first, *, seats=4, before=None, picks=None, **laid):
    """Return a table after a pick in which seat 0 plays the first two cards of *first*."""
    s = table(seats=seats, phase="draft", **laid)
    for action in before or ():
        action(s)
    s.listen()
    hands = {seat: FILL[seat] for seat in range(1, seats)}
    hand_round(s, {**hands, 0: first, **(picks or {})})
    for seat in range(seats):
        hand = {**hands, 0: first, **(picks or {})}[seat].split()
        do(s, f"{seat} play {hand[0]}", f"{seat} play {hand[1]}")
    return s


REST = "G1 G3 G4 G6 G7 G8 G10 H1"


@pytest.mark.rule("BK-6.3")
@pytest.mark.rule("BK-8.1")
def test_a_territory_card_takes_its_square():
    s = drafted(f"A1 A2 {REST}")
    assert owner(s, "A1") == owner(s, "A2") == 0
    assert s.view(SPECTATOR)["table"]["spent"][0] == ["A1", "A2"]
    assert s.view(SPECTATOR)["table"]["owners"]["A1"] == 0


@pytest.mark.rule("BK-2.5")
def test_rabbits_never_run_out():
    """With more than 36 squares one still takes the next."""
    rows = " ".join(f"{row}{column}" for row in "CDEF" for column in range(1, 11))
    s = table(seats=3, land=rows, phase="draft")
    hand_round(s, [
        "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 J1 J2",
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 I1 I2",
        "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 H1 H2",
    ])  # fmt: skip
    do(s, "0 play A1", "0 play A2", "1 play B1", "1 play B2", "2 play G1", "2 play G2")
    assert list(s.owner).count(0) == 42


@pytest.mark.rule("BK-6.4")
def test_a_territory_card_evicts_an_enemy_camp():
    s = drafted(f"A5 A2 {REST}", before=[lambda s: camp(s, 1, "A5", 3)])
    assert owner(s, "A5") == 0
    assert built(s, "A5") is None
    gone = {"key": "camp-evicted", "seat": 0, "other": 1, "square": "A5"}
    assert gone in s.events_for(SPECTATOR)
    assert "camp3" in named(e % 256 for e in s.spent if e // 256 == 1), "its card stays spent"
    assert "camp3" not in named(s.waits[1])


@pytest.mark.rule("BK-6.4")
@pytest.mark.rule("BK-6.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_square_of_a_lifted_camp_takes_a_construction(holder):
    s = drafted(f"A5 city2 {REST}", before=[lambda s: camp(s, holder, "A5", 3)])
    assert owner(s, "A5") == 0
    s.phase, s.stack, s.pick = 2, [], 5
    s.hands = [ints([]) for _ in range(4)]
    s.advance()
    do(s, "0 build city2 A5")
    assert built(s, "A5") == "city2"


@pytest.mark.rule("BK-6.5")
def test_ones_own_card_lifts_only_the_token():
    s = drafted(f"A5 A2 {REST}", before=[lambda s: camp(s, 0, "A5", 3)])
    assert owner(s, "A5") == 0
    assert built(s, "A5") is None
    assert {"key": "camp-lifted", "seat": 0, "square": "A5"} in s.events_for(SPECTATOR)


@pytest.mark.rule("BK-6.6")
@pytest.mark.rule("BK-8.1")
def test_constructions_wait_face_up():
    s = drafted(f"city2 camp3 {REST}")
    assert s.view(SPECTATOR)["table"]["waiting_cards"][0] == ["city2", "camp3"]
    assert list(s.camps_played) == [1, 0, 0, 0]


@pytest.mark.rule("BK-6.1")
@pytest.mark.rule("BK-6.2")
@pytest.mark.rule("BK-8.1")
def test_a_parchment_stays_face_down_and_is_counted():
    s = drafted(f"fisher A1 {REST}")
    assert s.view(0)["table"]["parchments"] == [["fisher"], None, None, None]
    for viewer in (1, 2, 3, SPECTATOR):
        view = s.view(viewer)["table"]
        assert view["parchment_counts"] == [1, 0, 0, 0]
        assert view["parchments"][0] is None
        assert {"key": "kept", "seat": 0} in s.events_for(viewer)
        assert not [event for event in s.events_for(viewer) if "fisher" in str(event)]
    assert {"key": "kept-which", "seat": 0, "card": "fisher"} in s.events_for(0)


@pytest.mark.rule("BK-6.1")
def test_cards_are_resolved_from_seat_0_on():
    s = drafted(f"A1 A2 {REST}")
    taken = [event["seat"] for event in s.events_for(0) if event["key"] == "took-square"]
    assert taken == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("BK-6.7")
def test_provisions_draw_two_and_play_both():
    s = drafted(f"provisions A1 {REST}")
    assert s.actor() == CHANCE
    assert s.view(1)["question"] == {"kind": "Supply", "rule": "BK-6.7", "begins": False, "seat": 0}
    do(s, "chance draw J1")
    assert owner(s, "J1") == -1, "both are drawn before either is played"
    do(s, "chance draw city1")
    assert owner(s, "J1") == 0
    assert named(s.waits[0]) == ["city1"]
    assert "provisions" in s.view(1)["table"]["spent"][0]
    assert owner(s, "B1") == 1, "the others go on after it"


@pytest.mark.rule("BK-6.8")
def test_drawn_provisions_are_resolved_in_their_place():
    s = drafted(f"provisions A1 {REST}")
    do(s, "chance draw provisions", "chance draw J1")
    assert owner(s, "J1") == -1
    do(s, "chance draw J2", "chance draw J10")
    taken = [event["square"] for event in s.events_for(0) if event["key"] == "took-square"]
    assert taken[:4] == ["J2", "J10", "J1", "B1"]
    assert owner(s, "A1") == owner(s, "J1") == owner(s, "J2") == owner(s, "J10") == 0


@pytest.mark.rule("BK-6.9")
def test_a_drawn_parchment_is_seen_by_its_drawer_only():
    s = drafted(f"provisions A1 {REST}")
    s.listen()
    do(s, "chance draw fisher")
    assert {"key": "kept-which", "seat": 0, "card": "fisher"} in s.events_for(0)
    for viewer in (1, SPECTATOR):
        assert s.events_for(viewer) == [{"key": "kept", "seat": 0}]
        assert "fisher" not in str(s.view(viewer))
    do(s, "chance draw J1")
    assert {"key": "drew", "seat": 0, "card": "J1"} in s.events_for(SPECTATOR)
    assert s.view(0)["table"]["parchments"][0] == ["fisher"]


@pytest.mark.rule("BK-6.10")
@pytest.mark.parametrize("left", [0, 1])
def test_a_short_deck_gives_what_it_has(left):
    def run_down(s):
        used = [*REST.split(), "provisions", "A1", *" ".join(FILL.values()).split()]
        spare = [number for number in s.deck if number not in {card(name) for name in used}]
        keep = [card(name) for name in used] + spare[:left]
        s.spent = ints([number for number in s.deck if number in spare[left:]])
        s.deck = ints(sorted(keep))

    s = drafted(f"provisions A1 {REST}", before=[run_down])
    if left:
        assert s.actor() == CHANCE
        s.roll()
    assert len(s.deck) == 0
    assert s.waiting() == [0, 1, 2, 3]


@pytest.mark.rule("BK-6.7")
def test_several_provisions_go_in_seat_order():
    s = drafted(f"provisions A1 {REST}", picks={2: "provisions D2 D4 D5 D6 D7 D8 D10 E1 E2"})
    assert s.view(0)["question"]["seat"] == 0
    do(s, "chance draw J1", "chance draw J2")
    assert s.view(0)["question"]["seat"] == 2
    do(s, "chance draw J9", "chance draw J10")
    assert (owner(s, "J1"), owner(s, "J10")) == (0, 2)
    assert s.waiting() == [0, 1, 2, 3]


@pytest.mark.rule("BK-6.11")
def test_a_player_without_land_plays_on():
    s = drafted(f"A5 A2 {REST}", before=[lambda s: camp(s, 1, "A5", 3)],
                picks={1: "city1 city2 B4 B5 B6 B8 B10 C2 C3 C4"})  # fmt: skip
    assert fiefs(s, 1) == {}
    assert s.waiting() == [0, 1, 2, 3]
    assert len(s.hands[1]) == 8


@pytest.mark.rule("BK-6.12")
def test_provisions_evict_a_camp():
    s = drafted(f"provisions A1 {REST}", before=[lambda s: camp(s, 1, "J1", 3)])
    do(s, "chance draw J1", "chance draw J2")
    assert owner(s, "J1") == 0
    assert built(s, "J1") is None
    gone = {"key": "camp-evicted", "seat": 0, "other": 1, "square": "J1"}
    assert gone in s.events_for(SPECTATOR)


@pytest.mark.rule("BK-6.12")
def test_provisions_work_in_the_last_pick_of_the_last_round():
    s = table(seats=4, phase="draft", round_=4)
    s.pick = 4
    for seat, names in enumerate(("provisions A1", "B1 B2", "C2 C3", "D1 D2")):
        s.hands[seat] = ints(sorted(from_deck(s, name) for name in names.split()))
    s.advance()
    do(s, "0 play provisions", "0 play A1", "1 play B1", "1 play B2")
    do(s, "2 play C2", "2 play C3", "3 play D1", "3 play D2")
    do(s, "chance draw J1", "chance draw fisher")
    assert s.over
    assert s.score_sheet()[0]["fisher"] == 0
