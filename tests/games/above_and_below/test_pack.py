"""Component packs: the house's own, an owner's, and what is wrong with a bad one."""

import copy
import json
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core import BadPack, Rng, Table, play_out
from ludotheque.games.above_and_below.components import read_components
from ludotheque.games.above_and_below.encounters import PARAGRAPHS
from ludotheque.games.above_and_below.pack import FORMAT, complete, house_pack, statuses
from tests.games.above_and_below.tables import ABOVE, do, lay_open, table

HEAD = {"format": FORMAT, "name": "mine"}
HOUSE = {"id": "H01", "cost": 3, "beds": 2, "status": "printed"}


@pytest.mark.rule("AB-17.1")
def test_every_figure_of_the_house_pack_has_a_status():
    counts = Counter(status for _, _, status in statuses(house_pack()))
    assert set(counts) == {"printed", "inferred", "reconstructed"}
    assert sum(counts.values()) > 500
    printed = {
        (where, field) for where, field, status in statuses(house_pack()) if status == "printed"
    }
    assert ("star_houses S2", "points_per") in printed
    assert ("reputation_track 1", "points") in printed
    assert ("houses H01", "cost") not in printed


@pytest.mark.rule("AB-17.1")
def test_the_house_pack_has_the_counts_of_the_box():
    things = read_components(None)
    assert (len(things.buildings), len(things.villagers), len(things.caves)) == (68, 36, 25)
    assert len(things.book) == PARAGRAPHS + 1
    decks = Counter(int(building.cost > 0) for building in things.buildings)
    assert decks[0] == 4


@pytest.mark.rule("AB-17.1")
def test_an_owner_corrects_a_card_and_plays_with_it():
    pack = {**HEAD, "houses": [HOUSE]}
    s = table(pack=pack)
    assert s.view(0)["table"]["pack"] == "mine"
    lay_open(s, "H01")
    do(s, "build", "builder B1", "erect H01")
    assert s.coins[0] == 4
    assert s.view(0)["table"]["villages"][0]["beds"] == 5
    assert s.tables.pack_digest != table().tables.pack_digest


def test_a_game_with_a_pack_is_recorded_and_replayed_with_it():
    pack = {**HEAD, "houses": [HOUSE], "places_for_hire": [
        {"cost": cost, "status": "printed"} for cost in (1, 2, 3, 4, 5)
    ]}  # fmt: skip
    played = Table.open(ABOVE, 2, 7, pack=pack)
    rng = Rng.seeded(7)
    while not played.state.over:
        if played.state.actor() < 0:
            played.roll()
            continue
        seat = played.state.waiting()[0]
        legal = played.state.legal(seat)
        played.apply(seat, legal[rng.below(len(legal))])
    record = type(played.record).read(played.record.write())
    assert record.pack_data == pack
    assert record.verify(ABOVE).digest() == played.state.digest()


def test_a_pack_leaves_the_house_pack_as_it_is():
    before = read_components(None).fingerprint
    complete({**HEAD, "houses": [HOUSE]})
    assert read_components(None).fingerprint == before


def test_caves_lead_to_every_paragraph_that_nothing_else_leads_to():
    things = read_components(None)
    from_caves = {int(number) for cave in things.caves for number in list(cave)[1:]}
    linked = {link for paragraph in things.book for link in paragraph.links()}
    assert from_caves | linked == set(range(1, PARAGRAPHS + 1))
    assert not from_caves & linked
    assert len(from_caves) == 148


def test_the_kind_of_each_paragraph_and_where_it_is_reached_from_are_true_to_the_links():
    things = read_components(None)
    reached = {}
    for paragraph in things.book:
        for link in paragraph.links():
            reached.setdefault(link, set()).add(int(paragraph.number))
    for entry in house_pack()["paragraphs"]:
        assert entry["kind"] == ("follow_up" if entry["paragraph"] in reached else "root")
        assert set(entry.get("reached_from", [])) == reached.get(entry["paragraph"], set())


BAD = [
    ([], "pack: must be a table of fields"),
    ({"name": "x"}, "pack: format: must be one of above-and-below-pack/1"),
    ({"format": FORMAT}, "pack: name: is missing"),
    ({**HEAD, "housses": []}, "pack: housses: no such field; did you mean 'houses'?"),
    ({**HEAD, "houses": {}}, "houses: must be a list of entries"),
    ({**HEAD, "houses": [{"id": "H99"}]}, "houses 1: id: the box has no 'H99'"),
    ({**HEAD, "houses": [{**HOUSE, "cost": "four"}]}, "houses H01: cost: must be a whole number"),
    ({**HEAD, "houses": [{"id": "H01", "status": "printed"}]}, "houses H01: cost: is missing"),
    ({**HEAD, "houses": [{**HOUSE, "bed": 1}]}, "houses H01: bed: no such field; did you mean"),
    ({**HEAD, "houses": [{**HOUSE, "status": "sure"}]}, "houses H01: status: of cost must be"),
    ({**HEAD, "houses": [{**HOUSE, "status": {"cost": "printed"}}]}, "status: of beds must be"),
    ({**HEAD, "houses": [{**HOUSE, "status": {"*": "printed", "income": "printed"}}]},
     "houses H01: status: names 'income'"),
    ({**HEAD, "houses": [{**HOUSE, "goods": {"kind": "gold", "count": 1}}]},
     "houses H01: goods: kind: must be one of mushroom"),
    ({**HEAD, "houses": [{**HOUSE, "goods": {"kind": "ore", "count": 2, "refill": True}}]},
     "houses H01: goods: count: must be a whole number from 1 to 1"),
    ({**HEAD, "houses": [{**HOUSE, "goods": {"kind": "ore", "count": 1, "refill": 1}}]},
     "houses H01: goods: refill: must be true or false"),
    ({**HEAD, "villagers": [{"id": "V01", "symbols": ["hammer", "hammer"], "status": "printed"}]},
     "villagers V01: symbols: names something twice"),
    ({**HEAD, "villagers": [{"id": "V01", "symbols": ["axe"], "status": "printed"}]},
     "villagers V01: symbols: must be a list of hammer"),
    ({**HEAD, "villagers": [{"id": "V01", "lanterns": {"1": 2, "4": 1}, "status": "printed"}]},
     "villagers V01: lanterns: 4: must be a whole number from 2"),
    ({**HEAD, "caves": [{"id": "C01", "paragraphs": [1, 2], "status": "printed"}]},
     "caves C01: paragraphs: must be a list of six"),
    ({**HEAD, "caves": [{"id": "C01", "paragraphs": [1, 2, 3, 4, 5, 216], "status": "printed"}]},
     "caves C01: paragraphs: must be a whole number from 1 to 215"),
    ({**HEAD, "places_for_hire": [{"cost": 2, "status": "printed"}]},
     "places_for_hire: the box has 5 entries, not 1"),
    ({**HEAD, "reputation_track": [{"reputation": -2, "points": 0, "status": "printed"}]},
     "reputation_track 1: reputation: the track must hold the torch"),
    ({**HEAD, "reputation_track": [{"reputation": 0, "points": 0, "status": "printed"},
                                   {"reputation": 2, "points": 0, "status": "printed"}]},
     "reputation_track 2: reputation: must be a whole number from 1 to 1"),
]  # fmt: skip


@pytest.mark.parametrize(("pack", "complaint"), BAD, ids=[complaint for _, complaint in BAD])
def test_a_bad_pack_is_refused_by_entry_and_field(pack, complaint):
    with pytest.raises(BadPack) as error:
        ABOVE.new(2, 1, pack=pack)
    assert complaint in str(error.value)


def paragraph(*choices, number=1):
    return {"paragraph": number, "choices": list(choices), "status": "printed"}


REWARD = {"levels": [{"lanterns": 2, "reward": {"coin": 1}}]}
BAD_PARAGRAPHS = [
    (paragraph(), "paragraphs 1: choices: must be a list of 1 to 3"),
    (paragraph({"fee": 1, "auto_reward": {}}), "paragraphs 1: choices: one of them must"),
    (paragraph({"fee": 1}), "paragraphs 1: choices 1: levels: there must be exactly one of levels"),
    (paragraph({"levels": [{"lanterns": 4, "reward": {}}, {"lanterns": 4, "reward": {}}]}),
     "paragraphs 1: choices 1: levels 2: lanterns: must be a whole number from 5"),
    (paragraph({"levels": [{"lanterns": 4}]}), "levels 1: reward: a level has either"),
    (paragraph({"auto_goto": 216}), "auto_goto: must be a whole number from 1 to 215"),
    (paragraph({"auto_reward": {"gold": 1}}), "auto_reward: gold: no such field"),
    (paragraph({"auto_reward": {"special_villager": "ogre"}}), "special_villager: must be one of"),
    (paragraph({**REWARD, "bonus": {"lanterns": 1}}), "bonus: per: the bonus names nothing"),
    (paragraph({"auto_goto": 1}), "paragraphs 1: goto: the links lead back"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "complaint"), BAD_PARAGRAPHS, ids=[c for _, c in BAD_PARAGRAPHS])
def test_a_bad_paragraph_is_refused_by_number_and_field(entry, complaint):
    with pytest.raises(BadPack) as error:
        ABOVE.new(2, 1, pack={**HEAD, "paragraphs": [entry]})
    assert complaint in str(error.value)


def test_a_pack_may_rewrite_every_section_and_still_plays():
    whole = copy.deepcopy(house_pack())
    whole["name"] = "all of it"
    again = json.loads(json.dumps(whole))
    s = ABOVE.new(4, 3, pack=again)
    play_out(s, Rng.seeded(3))
    assert s.over
    plain = ABOVE.new(4, 3)
    play_out(plain, Rng.seeded(3))
    assert s.scores() == plain.scores()


@pytest.mark.rule("AB-17.2")
def test_the_book_is_no_part_of_the_state_and_no_view_tells_its_rewards():
    s = table()
    assert "book" not in s.fields
    shown = json.dumps(s.view(0))
    assert "reward" not in shown
    assert "penalty" not in shown
    assert '"link"' not in shown
    assert s.imagine(1, Rng.seeded(1)).things is s.things


def test_the_pack_that_the_documentation_shows_can_be_played_and_its_complaints_are_true():
    page = (Path(__file__).parents[3] / "docs/packs.md").read_text("utf-8")
    shown = tomllib.loads(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0])
    s = table(pack=shown)
    assert s.things.buildings[6].cost == 6
    assert list(s.things.villagers[27].lanterns) == [0, 1, 1, 2, 2, 2, 3]
    complaints = re.findall(r"```text\n(.*?)```", page, re.DOTALL)[0].splitlines()
    dear, dim = json.loads(json.dumps(shown)), json.loads(json.dumps(shown))
    dear["houses"][0]["cost"] = "six"
    dim["villagers"][0]["lanterns"]["6"] = 1
    closed = {**HEAD, "paragraphs": [paragraph({"fee": 1, "auto_reward": {}}, number=17)]}
    for pack, complaint in zip(
        (dear, dim, closed, {**HEAD, "housses": []}), complaints, strict=True
    ):
        with pytest.raises(BadPack, match=re.escape(complaint)):
            ABOVE.new(2, 1, pack=pack)
