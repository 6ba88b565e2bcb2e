"""Component packs: our own, an owner's, and what is wrong with a bad one."""

import copy
import json
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core import BadPack, Rng, Table, play_out
from ludotheque.games.above_and_below.box.components import read_components
from ludotheque.games.above_and_below.box.encounters import PARAGRAPHS
from ludotheque.games.above_and_below.box.pack import FORMAT, complete, our_pack, statuses
from tests.games.above_and_below.tables import (
    ABOVE,
    at_paragraph,
    do,
    kind,
    lay_open,
    names,
    table,
    throw,
)

HEAD = {"format": FORMAT, "name": "mine"}
HOUSE = {"id": "H01", "cost": 3, "beds": 2, "status": "printed"}


@pytest.mark.rule("AB-17.1")
def test_every_figure_of_our_pack_has_a_status():
    counts = Counter(status for _, _, status in statuses(our_pack()))
    assert set(counts) == {"printed", "inferred", "reconstructed"}
    assert sum(counts.values()) > 500
    printed = {
        (where, field) for where, field, status in statuses(our_pack()) if status == "printed"
    }
    assert ("star_houses S2", "points_per") in printed
    assert ("reputation_track 1", "points") in printed
    assert ("houses H01", "cost") not in printed


@pytest.mark.rule("AB-17.1")
def test_our_pack_has_the_counts_of_the_box():
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
    assert s.edition.pack_digest != table().edition.pack_digest


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


def test_a_pack_leaves_our_pack_as_it_is():
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
    for entry in our_pack()["paragraphs"]:
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
    ({**HEAD, "houses": [{**HOUSE, "id": ["H01"]}]}, "houses 1: id: the box has no ['H01']"),
    ({**HEAD, "houses": [HOUSE, HOUSE]}, "houses 2: id: H01 is given twice"),
    ({**HEAD, "starting_houses": [{"id": "SH1", "cost": 5, "beds": 3, "status": "printed"}]},
     "starting_houses SH1: cost: no such field"),
    ({**HEAD, "villagers": [{"id": "V01", "symbols": ["hammer"], "status": "printed"}]},
     "villagers V01: lanterns: is missing"),
    ({**HEAD, "villagers": [{"id": "V01", "special": "cave_cat", "status": "printed"}]},
     "villagers V01: special: no such field"),
    ({**HEAD, "special_villagers": [
        {"id": "LW", "special": "cave_cat", "lanterns": {"1": 1}, "status": "printed"}
     ]}, "special_villagers LW: special: must be one of liquid_woman, not 'cave_cat'"),
    ({**HEAD, "starting_income": {"coins": 4, "coin": 4, "status": "printed"}},
     "starting_income 1: coin: no such field; did you mean 'coins'?"),
    ({**HEAD, "places_for_hire": [{"cost": 2, "cots": 2, "status": "printed"}] * 5},
     "places_for_hire 1: cots: no such field; did you mean 'cost'?"),
    ({**HEAD, "advancement_track": [{"points": 1, "incom": 5, "status": "printed"}] * 8},
     "advancement_track 1: incom: no such field; did you mean 'income'?"),
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
    (paragraph({"levels": []}), "choices 1: levels: must be a list of at least one"),
    (paragraph({**REWARD, "status": "sure"}), "choices 1: status: must be one of printed"),
    (paragraph({"levels": [{"lanterns": 2, "reward": {}, "status": "sure"}]}),
     "choices 1: levels 1: status: must be one of printed"),
    (paragraph({"auto_reward": {}, "bonus": {"lanterns": 1, "per": "hammer"}}),
     "choices 1: bonus: without levels nobody throws"),
    (paragraph({"auto_reward": {}, "on_failure": {"reputation": -1}}),
     "choices 1: on_failure: without levels nobody throws"),
    (paragraph({**REWARD, "bonus": {"lanterns": 1, "per": "hammer", "if_pay_coins": 1}}),
     "bonus: if_pay_coins: the bonus is given for per already"),
    (paragraph({**REWARD, "bonus": {"lanterns": 1, "if_has_any": []}}),
     "bonus: if_has_any: must name at least one item"),
    (paragraph({**REWARD, "on_failure": {"extra_cave_card": 1}}),
     "on_failure: extra_cave_card: no such field"),
    (paragraph({"auto_reward": {"lose_staked_item": 1}}),
     "auto_reward: lose_staked_item: no such field"),
    (paragraph({"auto_reward": {"choose_one": [{"villager": "cheapest_available"}]}}),
     "auto_reward: choose_one 1: villager: no such field"),
    (paragraph({"auto_special": {}}), "push_your_luck_coins_max: there must be exactly one of"),
    (paragraph({"auto_special": {"push_your_luck_coins_max": 3, "take_coins_up_to": 3}}),
     "push_your_luck_coins_max: there must be exactly one of"),
    (paragraph({"auto_special": {"take_coins_up_to": 3, "reputation": -1}}),
     "auto_special: reputation: no such field"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "complaint"), BAD_PARAGRAPHS, ids=[c for _, c in BAD_PARAGRAPHS])
def test_a_bad_paragraph_is_refused_by_number_and_field(entry, complaint):
    with pytest.raises(BadPack) as error:
        ABOVE.new(2, 1, pack={**HEAD, "paragraphs": [entry]})
    assert complaint in str(error.value)


def test_a_pack_may_rewrite_every_section_and_still_plays():
    whole = copy.deepcopy(our_pack())
    whole["name"] = "all of it"
    again = json.loads(json.dumps(whole))
    s = ABOVE.new(4, 3, pack=again)
    play_out(s, Rng.seeded(3))
    assert s.over
    plain = ABOVE.new(4, 3)
    play_out(plain, Rng.seeded(3))
    assert s.scores() == plain.scores()


def with_other_endings():
    """The house pack, in which every choice ends otherwise than in the house's book."""
    pack = {**HEAD, "name": our_pack()["name"], "paragraphs": our_pack()["paragraphs"]}
    for entry in pack["paragraphs"]:
        for choice in entry["choices"]:
            for level in choice.get("levels", []):
                level.pop("goto", None)
                level["reward"] = {"ore": 3, "reputation": -2}
            if choice.get("levels"):
                choice["on_failure"] = {"coin": -5, "injure_villager": 1}
            if "auto_reward" in choice:
                choice["auto_reward"] = {"amethyst": 2}
    return pack


def known(s):
    """What the seats see, hear and may do; a drawing shows no more than a view."""
    return s.view(0), s.view(1)["table"], s.events_for(1), names(s)


def by_lanterns(s):
    """The last open choice of the paragraph for which dice are thrown."""
    choices = s.box.book[s.paragraph].choices
    rolls = [name for name in names(s) if choices[int(name.split()[1]) - 1].levels]
    return rolls[-1:]


@pytest.mark.rule("AB-4.5")
@pytest.mark.rule("AB-17.2")
def test_until_the_result_nobody_can_tell_two_books_with_other_endings_apart():
    assert "book" not in table().fields
    tables = table(), table(pack=with_other_endings())
    for number in range(1, PARAGRAPHS + 1):
        pair = [s.copy() for s in tables]
        for s in pair:
            at_paragraph(s, number, "B1", "T1", listen=True)
        ours, theirs = pair
        if kind(ours) == "ChooseCourse":
            assert known(ours) == known(theirs)
            for s in pair:
                do(s, *by_lanterns(s))
        if kind(ours) == "LanternDie":
            for s in pair:
                throw(s, 1)
            assert known(ours) == known(theirs)


def test_the_pack_that_the_documentation_shows_can_be_played_and_its_complaints_are_true():
    page = (Path(__file__).parents[3] / "docs/packs.md").read_text("utf-8")
    shown = tomllib.loads(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0])
    s = table(pack=shown)
    assert s.box.buildings[6].cost == 6
    assert list(s.box.villagers[27].lanterns) == [0, 1, 1, 2, 2, 2, 3]
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
