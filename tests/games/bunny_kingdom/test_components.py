"""The box: the board, the cards, and packs that correct them."""

from collections import Counter

import pytest

from ludotheque.core import BadPack
from ludotheque.games.bunny_kingdom.box.components import (
    BOARD,
    CARD_NAMES,
    CONSTRUCTIONS,
    COPIES,
    PARCHMENT_CARDS,
    SQUARE_NAMES,
)
from ludotheque.games.bunny_kingdom.box.pack import read_pack
from ludotheque.locale import Words
from tests.games.bunny_kingdom import brute_force
from tests.games.bunny_kingdom.tables import BUNNY, fiefs, table

TERRAINS = {
    "FO": "forest", "FI": "field", "SE": "sea", "PL": "plain", "MO": "mountain", "CI": "city",
}  # fmt: skip


def new_table():
    return BUNNY.new(3, 1).view(0)["table"]


@pytest.mark.rule("BK-2.1")
@pytest.mark.rule("BK-2.4")
def test_the_board_is_the_transcribed_one():
    """A second transcription of the map, kept with the second scorer, agrees on every square."""
    terrain = dict(zip(SQUARE_NAMES, new_table()["terrain"], strict=True))
    assert terrain == {at: TERRAINS[code] for at, code in brute_force.TERRAIN.items()}
    assert Counter(terrain.values()) == {
        "forest": 15, "plain": 26, "field": 10, "sea": 15, "mountain": 16, "city": 18,
    }  # fmt: skip


@pytest.mark.rule("BK-2.1")
def test_every_square_has_one_territory_card():
    assert CARD_NAMES[:100] == SQUARE_NAMES
    assert COPIES[:100] == [1] * 100
    assert (SQUARE_NAMES[0], SQUARE_NAMES[9], SQUARE_NAMES[99]) == ("A1", "A10", "J10")


@pytest.mark.rule("BK-2.2")
def test_only_sea_forest_and_field_produce():
    s = table(land="A1 A5 C7 A9 B1 A4")
    produced = {
        fief["squares"][0]: fief["resources"]
        for fief in s.view(0)["table"]["fiefs"]
        if len(fief["squares"]) == 1
    }
    assert produced["C7"] == ["carrots"]
    assert produced["A9"] == []
    joined = table(land="A1").view(0)["table"]["fiefs"]
    assert joined[0]["resources"] == ["wood"]
    assert table(land="A5").view(0)["table"]["fiefs"][0]["resources"] == ["fish"]
    assert table(land="B1").view(0)["table"]["fiefs"][0]["resources"] == []


@pytest.mark.rule("BK-2.3")
def test_lava_lies_between_eight_pairs_of_mountains():
    edges = new_table()["lava"]
    assert {frozenset(edge) for edge in edges} == brute_force.LAVA
    terrain = brute_force.TERRAIN
    assert all(terrain[end] == "MO" for edge in edges for end in edge)


@pytest.mark.rule("BK-2.3")
@pytest.mark.parametrize(
    "edge", ["B1 B2", "B6 C6", "C2 D2", "C8 C9", "D5 D6", "F2 F3", "I7 J7", "I8 J8"]
)
def test_lava_cuts_the_connection_it_lies_on(edge):
    assert len(fiefs(table(land=edge), 0)) == 2


@pytest.mark.rule("BK-2.3")
@pytest.mark.parametrize("edge", ["B2 C2", "C6 D6", "I7 I8", "J7 J8", "A1 B1", "D2 D3", "F3 F4"])
def test_lava_cuts_nothing_else(edge):
    assert len(fiefs(table(land=edge), 0)) == 1


@pytest.mark.rule("BK-2.4")
def test_printed_cities_stand_on_eighteen_squares_that_are_nobodys():
    s = BUNNY.new(2, 1)
    built = s.view(0)["table"]["built"]
    assert " ".join(sorted(built)) == ("A4 B3 B7 B9 C1 D3 D9 E10 E6 F8 G2 G5 G9 H3 H7 I1 I9 J3")
    assert set(built.values()) == {"city1"}
    assert s.view(0)["table"]["owners"] == {}


@pytest.mark.rule("BK-2.6")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_city_is_as_strong_as_its_towers(strength):
    s = table(land="B2", built=f"B2 city{strength}")
    assert s.view(0)["table"]["fiefs"][0]["strength"] == strength


@pytest.mark.rule("BK-2.7")
def test_the_twelve_farms():
    farms = [card for card in CONSTRUCTIONS if card["kind"] in ("farm", "post")]
    assert sum(card["count"] for card in farms) == 12
    basic = {card["resource"] for card in farms if card.get("luxury") is False}
    luxury = {card["resource"] for card in farms if card.get("luxury")}
    assert basic == {"wood", "fish", "carrots"}
    assert luxury == brute_force.LUXURIES
    assert [card["count"] for card in farms if card["kind"] == "post"] == [2]


@pytest.mark.rule("BK-2.8")
def test_sky_towers_and_camps():
    towers = [card["count"] for card in CONSTRUCTIONS if card["kind"] == "tower"]
    camps = [card["priority"] for card in CONSTRUCTIONS if card["kind"] == "camp"]
    assert towers == [3]
    assert camps == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("BK-3.1")
@pytest.mark.rule("BK-3.2")
def test_the_deck():
    assert sum(COPIES) == 182
    counts = {card["id"]: card["count"] for card in CONSTRUCTIONS}
    assert sum(counts.values()) == 42
    assert (counts["city1"], counts["city2"], counts["city3"]) == (9, 9, 3)
    assert COPIES[CARD_NAMES.index("provisions")] == 3
    assert sum(COPIES[CARD_NAMES.index("provisions") + 1 :]) == 37
    s = BUNNY.new(4, 1)
    census = s.census()
    assert sum(count for name, count in census.items() if name.startswith("card ")) == 182
    assert (census["piece city1"], census["piece city2"], census["piece city3"]) == (27, 9, 3)


@pytest.mark.rule("BK-3.3")
def test_which_constructions_are_bound_to_a_terrain():
    bound = {card["id"]: card["terrain"] for card in CONSTRUCTIONS if "terrain" in card}
    assert bound == {
        "city3": "mountain", "gold-farm": "mountain", "diamond-farm": "mountain",
        "copper-farm": "mountain", "iron-farm": "mountain", "mushroom-farm": "forest",
        "pearl-farm": "sea", "spice-farm": "field",
    }  # fmt: skip


@pytest.mark.rule("BK-3.4")
def test_eight_treasures_and_twenty_nine_missions():
    classes = Counter(card["class"] for card in PARCHMENT_CARDS)
    assert classes == {"treasure": 8, "mission": 29}


def test_every_figure_says_where_it_comes_from():
    for entry in [*CONSTRUCTIONS, *PARCHMENT_CARDS]:
        assert entry["status"] in ("printed", "inferred", "reconstructed"), entry["id"]
        assert entry["source"], entry["id"]
    assert BOARD["rows_status"] == BOARD["lava_status"] == "printed"


def test_french_titles_are_the_printed_ones_where_there_are_any():
    words = Words("fr", "bunny_kingdom")
    printed = {
        words.thing(card["id"]) for card in PARCHMENT_CARDS if card["french_title"] == "printed"
    }
    assert printed == {
        "Couronne Royale", "Charpentier", "Pêcheur", "PanPan le Barbare", "Roi des Voleurs",
        "Petit Prince", "Gardien du Trésor", "Chasseur de Trésor", "Libéral", "Socialiste",
    }  # fmt: skip


def test_a_pack_corrects_figures_and_squares():
    pack = {
        "name": "my copy",
        "squares": {"A9": "field"},
        "lava": [["B1", "B2"]],
        "constructions": {"pearl-farm": None},
        "parchments": {"diplomat": {"points": 2}},
    }
    s = table(land="A9 A10 C2 D2", waits="pearl-farm", parchments="diplomat", pack=pack)
    assert s.legal(0)[0] == BUNNY.actions.number("build pearl-farm A9")
    assert "C2 D2" in fiefs(s, 0), "this copy has no lava there"
    while not s.over:
        s.apply(s.actor(), s.legal(s.actor())[-1]) if s.waiting() else s.roll()
    rim = [square for square, owner in s.view(0)["table"]["owners"].items()
           if owner == 0 and (square[0] in "AJ" or square[1:] in ("1", "10"))]  # fmt: skip
    assert s.score_sheet()[0]["diplomat"] == 2 * len(rim) > 0
    assert s.edition.pack_digest != BUNNY.new(2, 1).edition.pack_digest


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        ([], "a pack is an object"),
        ({"sqares": {}}, "sqares: no such section: did you mean 'squares'"),
        ({"name": 3}, "name: a text"),
        ({"squares": []}, "squares: an object by id"),
        ({"squares": {"K1": "sea"}}, "squares.K1: no such entry"),
        ({"squares": {"A9": "swamp"}}, "squares.A9: a terrain is expected"),
        ({"squares": {"A9": "city"}}, "18 printed cities, not 19"),
        ({"lava": {}}, "lava: a list of pairs"),
        ({"lava": [["A1"]]}, "lava, edge 1: a pair of squares"),
        ({"lava": [["A1", "A3"]]}, "lava, edge 1: A1 and A3 are not side by side"),
        ({"lava": [["A10", "B1"]]}, "A10 and B1 are not side by side"),
        ({"constructions": {"pearl": "sea"}}, "constructions.pearl: no such entry"),
        ({"constructions": {"pearl-farm": "ocean"}}, "constructions.pearl-farm: a terrain"),
        ({"parchments": {"diplomat": {"least": 2}}}, "parchments.diplomat.least: no such entry"),
        ({"parchments": {"diplomat": {"points": "2"}}}, "parchments.diplomat.points: a number"),
        ({"parchments": {"diplomat": {"points": 100}}}, "a number from 0 to 99"),
    ],
)
def test_a_wrong_pack_is_refused_naming_the_entry(pack, told):
    with pytest.raises(BadPack, match=told.replace("(", "\\(")):
        read_pack(pack)
