"""What a choice would bring, decision by decision, and that nothing hidden is told by it."""

import pytest

from ludotheque.core import SPECTATOR, IllegalAction, Rng, ints
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.box.parchments import PARCHMENT_RULES
from ludotheque.games.bunny_kingdom.consequences.foresee import KINDS
from ludotheque.locale import LANGUAGES, Words
from tests.games.bunny_kingdom.tables import (
    BUNNY,
    camp,
    cards,
    do,
    from_deck,
    hand_round,
    table,
)
from tests.rule_pages import numbered


def facts(s, seat, name):
    """Return what is foreseen of an action: key and facts, in the order it is told."""
    found = s.foresee(seat, BUNNY.actions.number(name))
    return [(fact.key, fact.facts) for fact in found]


def told(s, seat, name, key):
    """Return the facts of every consequence of this key."""
    return [about for said, about in facts(s, seat, name) if said == key]


def rules(s, seat, name):
    """Return the rule by key."""
    return {fact.key: fact.rule for fact in s.foresee(seat, BUNNY.actions.number(name))}


def keys(s, seat, name):
    return [key for key, _ in facts(s, seat, name)]


def said(s, seat, name, language="en"):
    """Return what a player reads of an action."""
    words = Words(language, "bunny_kingdom", ["Anna", "Bert", "Cleo", "Dora"])
    return [words.fact(fact.told()) for fact in s.foresee(seat, BUNNY.actions.number(name))]


def ribbon(squares, strength, wealth):
    return {
        "squares": squares, "strength": strength, "wealth": wealth,
        "carrots": strength * wealth,
    }  # fmt: skip


def at_draft(hand, *others, seats=3, round_=1, **laid):
    """Return a pick in which seat 0 has this hand, the last of the round."""
    s = table(seats, phase="draft", round_=round_, **laid)
    s.pick = 9 if seats == 2 else 5 if seats == 3 else 4
    rest = list(others) or ["I2 I3", "I5 I6", "I7 I8"][: seats - 1]
    return hand_round(s, [hand, *rest])


# Territories


@pytest.mark.rule("BK-6.3")
@pytest.mark.rule("BK-11.4")
def test_a_territory_tells_the_fief_it_makes_and_what_it_is_made_of():
    """A5 joins a forest with a city and a lone city."""
    s = at_draft("A5 J1", land="A3 A4 B5", built="B5 city2")
    assert facts(s, 0, "play A5") == [
        ("fief-before", ribbon(2, 1, 1)),
        ("fief-before", ribbon(1, 2, 1)),
        ("fief", ribbon(4, 3, 2)),
        ("harvest", {"more": 3, "harvests": 4, "total": 12}),
    ]
    assert set(rules(s, 0, "play A5").values()) == {"BK-11.4"}
    read = said(s, 0, "play A5")
    assert [line.endswith(", 1 square (BK-11.4)") for line in read[:2]] == [False, True]
    assert read[2].startswith("Fief of 4 squares: 3 ")
    assert read[3] == "+3 a harvest, +12 over the 4 left (BK-11.4)"


@pytest.mark.rule("BK-1.1")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gains_are_counted_over_the_harvests_left(round_):
    s = at_draft("A4 J1", land="A3", round_=round_)
    left = 5 - round_
    assert told(s, 0, "play A4", "harvest") == [{"more": 1, "harvests": left, "total": left}]


@pytest.mark.rule("BK-6.4")
def test_a_territory_drives_a_camp_off():
    s = table(3, land=["A1", "A4", ""], phase="draft")
    camp(s, 1, "A5", 2)
    s.pick = 5
    hand_round(s, ["A5 J1", "I2 I3", "I5 I6"])
    (evicted,) = told(s, 0, "play A5", "evicts")
    assert evicted == {"other": 1, "card": "camp2", "square": "A5", "carrots": 1}
    assert said(s, 0, "play A5")[0].startswith("Drives Camp 2 of Bert off A5")


@pytest.mark.rule("BK-6.5")
def test_a_territory_lifts_ones_own_camp():
    s = table(3, land="A4", phase="draft")
    camp(s, 0, "A5", 2)
    s.pick = 5
    hand_round(s, ["A5 J1", "I2 I3", "I5 I6"])
    assert facts(s, 0, "play A5")[0] == ("lifts", {"card": "camp2", "square": "A5"})
    assert told(s, 0, "play A5", "harvest")[0]["more"] == 0


@pytest.mark.rule("BK-14.6")
@pytest.mark.rule("BK-14.7")
@pytest.mark.rule("BK-14.16")
def test_a_territory_tells_the_missions_that_it_changes():
    s = at_draft(
        "A5 J1", land=["A6 A7", "C1 C3 C4"],
        parchments="master-fisher fisher-king matriarch explorer liberal opportunist",
    )  # fmt: skip
    missions = [fact for fact in facts(s, 0, "play A5") if fact[0].startswith("mission")]
    assert missions == [
        ("mission", {"card": "master-fisher", "before": 4, "after": 6}),
        (
            "mission-goal",
            {"card": "fisher-king", "before": 2, "after": 3, "carrots": 0, "least": 7},
        ),
        ("mission-lead", {"card": "matriarch", "before": 2, "after": 3, "carrots": 0, "rival": 3}),
    ]
    assert said(s, 0, "play A5")[-3:] == [
        "Master Fisher: 4 → 6 (BK-14.6)",
        "Fisher King: 2 → 3 of 7, nothing yet (BK-14.7)",
        "Matriarch: 2 → 3 squares, best rival 3, nothing yet (BK-14.16)",
    ]
    assert told(s, 0, "play J1", "mission") == [{"card": "explorer", "before": 0, "after": 3}]


@pytest.mark.rule("BK-5.1")
def test_a_second_territory_is_told_together_with_the_first():
    s = do(at_draft("A4 A5 J1", "I2 I3 I5", "I6 I7 I8"), "0 play A4")
    assert facts(s, 0, "play A5") == [
        ("fief-before", ribbon(1, 1, 0)),
        ("fief", ribbon(2, 1, 1)),
        ("harvest", {"more": 1, "harvests": 4, "total": 4}),
        ("together", {"card": "A4", "more": 1, "harvests": 4, "total": 4}),
    ]
    assert told(s, 0, "play J1", "together")[0]["more"] == 0


@pytest.mark.rule("BK-5.1")
@pytest.mark.rule("BK-9.4")
def test_a_construction_chosen_first_finds_room_on_the_second_card():
    s = do(at_draft("A1 city2 fisher"), "0 play city2")
    assert told(s, 0, "play A1", "room") == [{"card": "city2", "squares": 1, "more": 2}]
    s = do(at_draft("A1 city2 fisher"), "0 play A1")
    assert told(s, 0, "play city2", "room") == [{"card": "city2", "squares": 1, "more": 2}]
    s = do(at_draft("A1 A5 fisher"), "0 play fisher")
    assert told(s, 0, "play A5", "mission") == [{"card": "fisher", "before": 0, "after": 1}]
    assert told(s, 0, "play A1", "mission") == []


# Constructions, provisions


@pytest.mark.rule("BK-9.4")
@pytest.mark.rule("BK-9.5")
@pytest.mark.rule("BK-9.6")
def test_a_construction_tells_how_many_squares_can_take_it_and_the_most_it_adds():
    s = at_draft("city1 city3 gold-farm pearl-farm post", land="A3 A4 B2 D5 E4")
    assert told(s, 0, "play city1", "room") == [{"card": "city1", "squares": 4, "more": 1}]
    assert told(s, 0, "play city3", "room") == [{"card": "city3", "squares": 2, "more": 0}]
    assert told(s, 0, "play pearl-farm", "room") == [
        {"card": "pearl-farm", "squares": 0, "more": 0}
    ]
    assert told(s, 0, "play post", "room") == [{"card": "post", "squares": 4, "more": 1}]
    assert said(s, 0, "play pearl-farm") == [
        "Pearl farm: none of your squares can take it now (BK-9.4)"
    ]


@pytest.mark.rule("BK-9.10")
def test_a_sky_tower_tells_where_it_could_stand():
    s = at_draft("tower J1", land="A3 A4 D4 D5 H1", built="D5 city2")
    assert told(s, 0, "play tower", "tower-room") == [{"card": "tower", "squares": 3, "more": 3}]
    s = at_draft("tower J1", land="A1 A2")
    assert said(s, 0, "play tower") == [
        "Sky tower: no two of your fiefs have room for it now (BK-9.10)"
    ]


@pytest.mark.rule("BK-10.1")
@pytest.mark.rule("BK-14.15")
def test_a_camp_tells_the_virgin_land_and_counts_for_the_colonist():
    s = at_draft("camp4 J1", land="A4", parchments="colonist")
    assert facts(s, 0, "play camp4") == [
        ("camp-room", {"card": "camp4", "more": 1, "squares": 82}),
        ("mission", {"card": "colonist", "before": 0, "after": 3}),
    ]


@pytest.mark.rule("BK-6.7")
@pytest.mark.rule("BK-6.10")
def test_provisions_tell_how_many_cards_are_left_and_nothing_else():
    s = at_draft("provisions J1", parchments="fisher")
    left = s.view(0)["table"]["deck"]
    assert facts(s, 0, "play provisions") == [("provisions", {"cards": 2, "left": left})]
    for short in (1, 0):
        s.deck = s.deck[:short]
        assert facts(s, 0, "play provisions") == [("provisions", {"cards": short, "left": short})]


# Parchments


def worth(card, land="", also="", **laid):
    """Return what a parchment before seat 0 is told to be worth."""
    s = table(3, land=land, parchments=f"{card} {also}", **laid)
    worths = s.view(0)["aids"]["worths"]
    assert [worth["card"] for worth in worths] == [card, *also.split()]
    return [(fact["key"], {k: v for k, v in fact["facts"].items() if k != "card"})
            for fact in worths[0]["facts"]]  # fmt: skip


FISH = "A5 A6 A7 A10"


@pytest.mark.rule("BK-13.1")
@pytest.mark.rule("BK-13.2")
def test_the_worth_of_treasures():
    assert worth("royal-crown") == [("worth-fixed", {"carrots": 5})]
    assert worth("left-glove") == [("worth-glove", {"carrots": 1, "paired": 4})]
    assert worth("left-glove", also="right-glove") == [("worth-pair", {"carrots": 4})]


@pytest.mark.rule("BK-12.3")
@pytest.mark.rule("BK-14.1")
@pytest.mark.rule("BK-14.18")
def test_the_worth_of_missions_that_count():
    fish = {"carrots": 8, "what": "fish", "count": 4, "each": 2}
    assert worth("master-fisher", land=FISH) == [("worth-each", fish)]
    own = {"carrots": 2, "what": "parchments", "count": 2, "each": 1}
    assert worth("bureaucrat", also="royal-ring") == [("worth-each", own)]
    treasures = {"carrots": 3, "what": "treasures", "count": 1, "each": 3}
    assert worth("treasure-guardian", also="royal-ring") == [("worth-each", treasures)]


@pytest.mark.rule("BK-14.3")
@pytest.mark.rule("BK-14.7")
@pytest.mark.rule("BK-14.12")
def test_the_worth_of_missions_with_a_goal():
    far = {"carrots": 0, "what": "fish", "count": 4, "least": 7, "points": 20}
    assert worth("fisher-king", land=FISH) == [("worth-goal", far)]
    there = {"carrots": 20, "what": "fish", "count": 7, "least": 7, "points": 20}
    assert worth("fisher-king", land=f"{FISH} B4 B5 B10") == [("worth-goal", there)]
    cities = {"carrots": 0, "what": "cities", "count": 2, "least": 9, "points": 12}
    assert worth("king-of-thieves", land="A4 B3") == [("worth-goal", cities)]


@pytest.mark.rule("BK-14.16")
def test_the_worth_of_the_matriarch_against_the_best_rival():
    behind = {"carrots": 0, "what": "squares", "count": 2, "rival": 3, "points": 12}
    assert worth("matriarch", land=["A1 A2", "B1 B2 B4", "C2"]) == [("worth-most", behind)]
    ahead = {"carrots": 12, "what": "squares", "count": 2, "rival": 1, "points": 12}
    assert worth("matriarch", land=["A1 A2", "B1", ""]) == [("worth-most", ahead)]


@pytest.mark.rule("BK-14.17")
@pytest.mark.rule("BK-14.19")
def test_the_worth_of_what_counts_once_more():
    land = "A3 A4 D3 D4"
    prince = worth("little-prince", land=land, built="D4 city2")
    assert prince == [("worth-harvest", {"carrots": 1, "best": 3})]
    hunter = worth("treasure-hunter", also="royal-crown left-glove right-glove")
    assert hunter == [("worth-treasures", {"carrots": 13, "count": 3})]


@pytest.mark.rule("BK-14.20")
@pytest.mark.rule("BK-14.23")
@pytest.mark.parametrize("card", ["liberal", "socialist", "opportunist"])
def test_some_parchments_are_known_at_the_end_only(card):
    assert worth(card) == [("worth-end", {})]
    s = at_draft(f"{card} J1")
    assert facts(s, 0, f"play {card}") == [("worth-end", {"card": card})]


@pytest.mark.rule("BK-12.4")
@pytest.mark.rule("BK-14.13")
def test_trading_posts_count_as_chosen_now_and_round_4_decides():
    post = {"land": "A9", "built": "A9 post-fish", "waits": "city1"}
    told = worth("fisher", **post)
    assert told == [
        ("worth-each", {"carrots": 1, "what": "fish", "count": 1, "each": 1}),
        ("post-decides", {}),
    ]
    assert [key for key, _ in worth("little-prince", **post)][1:] == ["post-decides"]
    assert len(worth("bun-shee", **post)) == 1, "it produces, whatever is chosen"
    new = {**post, "built": "A9 post"}
    assert [key for key, _ in worth("bun-shee", **new)] == ["worth-each", "post-decides"]
    assert [key for key, _ in worth("panpan", **new)] == ["worth-each", "post-decides"]
    assert len(worth("burgomaster", **new)) == 1
    assert len(worth("fisher", land=["", "A9"], built="A9 post-fish")) == 1, "another's post"


@pytest.mark.rule("BK-6.2")
def test_a_parchment_in_hand_is_told_as_if_it_were_kept():
    s = at_draft("bureaucrat left-glove", parchments="royal-ring right-glove treasure-guardian")
    (own,) = told(s, 0, "play bureaucrat", "worth-each")
    assert (own["carrots"], own["count"]) == (4, 4)
    assert facts(s, 0, "play left-glove") == [
        ("worth-pair", {"card": "left-glove", "carrots": 4}),
        ("mission", {"card": "right-glove", "before": 1, "after": 4}),
        ("mission", {"card": "treasure-guardian", "before": 6, "after": 9}),
    ]


@pytest.mark.rule("BK-8.1")
@pytest.mark.rule("BK-6.2")
def test_the_worth_of_parchments_is_told_to_their_owner_alone():
    s = table(3, land="A5", parchments=["fisher", "royal-ring", ""], waits="city1")
    assert [len(s.view(seat)["aids"]["worths"]) for seat in range(3)] == [1, 1, 0]
    assert s.view(SPECTATOR)["aids"]["worths"] == []
    mine = s.view(0)["aids"]["worths"]
    s.parchments[1] = ints(cards("treasure-hunter"))
    assert s.view(0)["aids"]["worths"] == mine
    over = table(3, parchments="fisher", phase="end", round_=4)
    assert over.over
    assert over.view(0)["aids"]["worths"] == []


def test_a_parchment_cites_the_rule_that_names_it():
    """By its name in the rulebook, or by its kin's: a Master is with those he is master of."""
    lines, words = numbered("bunny_kingdom"), Words("en", "bunny_kingdom")
    assert len(PARCHMENT_RULES) == len(CARD_NAMES) - PARCHMENT
    for name, rule in zip(CARD_NAMES[PARCHMENT:], PARCHMENT_RULES, strict=True):
        title = words.thing(name).removeprefix("Master ").removeprefix("Royal ").split()[-1]
        assert title.lower() in lines[rule].lower(), name


# Two players: what is discarded


@pytest.mark.rule("BK-7.3")
@pytest.mark.rule("BK-7.4")
def test_a_discard_tells_what_is_given_up_and_what_the_other_is_denied():
    s = do(at_draft("A5 B4 C10", seats=2, land=["B5", "A6 A7"], built="A7 city2"), "0 play B4")
    assert facts(s, 0, "discard A5") == [
        ("discard", {"card": "A5"}),
        ("camps-only", {"square": "A5"}),
        ("given-up", {"card": "A5", "more": 0}),
        ("denied", {"other": 1, "card": "A5", "more": 0}),
    ]
    s = do(at_draft("A4 B4 C10", seats=2, land=["B5", "A5 A7"], built="A7 city2"), "0 play B4")
    assert facts(s, 0, "discard A4") == [
        ("discard", {"card": "A4"}),
        ("nobodys", {"square": "A4"}),
        ("given-up", {"card": "A4", "more": 1}),
        ("denied", {"other": 1, "card": "A4", "more": 1}),
    ]


@pytest.mark.rule("BK-7.4")
@pytest.mark.rule("BK-6.4")
def test_a_discard_makes_a_camp_safe_and_tells_what_a_parchment_is_worth():
    s = table(2, phase="draft")
    camp(s, 1, "A5", 2)
    s.pick = 9
    hand_round(s, ["A5 fisher provisions J4", "I2 I3 I5 I6"])
    do(s, "0 play J4")
    assert ("camp-safe", {"other": 1, "card": "camp2", "square": "A5"}) in facts(s, 0, "discard A5")
    assert keys(s, 0, "discard fisher") == ["discard", "worth-each"]
    assert told(s, 0, "discard fisher", "worth-each")[0]["carrots"] == 1, "with the sea just played"
    assert keys(s, 0, "discard provisions") == ["discard"]


# Construction


@pytest.mark.rule("BK-9.9")
def test_a_construction_tells_the_ribbon_before_and_after():
    s = table(3, land="A3 A4", waits="city2 wood-farm", parchments="burgomaster carpenter")
    assert facts(s, 0, "build city2 A3") == [
        ("fief-before", ribbon(2, 1, 1)),
        ("fief", ribbon(2, 3, 1)),
        ("harvest", {"more": 2, "harvests": 4, "total": 8}),
        ("mission", {"card": "burgomaster", "before": 1, "after": 2}),
    ]
    assert facts(s, 0, "build wood-farm A3")[2:] == [
        ("harvest", {"more": 0, "harvests": 4, "total": 0}),
        ("mission", {"card": "carpenter", "before": 1, "after": 2}),
    ]
    assert said(s, 0, "build wood-farm A3")[2] == "No more carrots for now (BK-11.4)"


@pytest.mark.rule("BK-9.12")
def test_a_trading_post_is_told_as_what_helps_its_fief_most():
    s = table(3, land="A3 A4 A9", waits="post")
    assert facts(s, 0, "build post A3")[1:] == [
        ("fief", ribbon(2, 1, 2)),
        ("harvest", {"more": 1, "harvests": 4, "total": 4}),
        ("post-as", {"resource": "fish"}),
    ]


@pytest.mark.rule("BK-9.10")
@pytest.mark.rule("BK-9.11")
@pytest.mark.rule("BK-14.11")
def test_sky_towers_tell_what_they_join():
    s = table(3, land="A3 A4 D4 D5 H1", built="D5 city2", waits="tower",
              parchments="harecingetorix")  # fmt: skip
    assert facts(s, 0, "raise A3") == [("second-tower", {"squares": 2, "more": 3})]
    do(s, "0 raise A3")
    assert facts(s, 0, "join D4") == [
        ("fief-before", ribbon(2, 1, 1)),
        ("fief-before", ribbon(2, 2, 1)),
        ("fief", ribbon(4, 3, 2)),
        ("harvest", {"more": 3, "harvests": 4, "total": 12}),
        ("mission", {"card": "harecingetorix", "before": 3, "after": 2}),
    ]


@pytest.mark.rule("BK-9.2")
@pytest.mark.rule("BK-9.3")
def test_a_pass_tells_what_stays_unplaced_and_whether_all_is_over():
    s = table(3, land=["A3", "B1", ""], waits=["city2 city1", "city1", ""])
    assert facts(s, 0, "pass") == [("kept-back", {"cards": 2})]
    do(s, "0 pass")
    assert facts(s, 1, "pass") == [("kept-back", {"cards": 1}), ("ends-construction", {})]
    assert said(s, 1, "pass")[0] == "1 construction waits for later (BK-9.3)"
    s = table(3, land="A3", waits="city2 city1", round_=4)
    assert facts(s, 0, "pass") == [("unplaced", {"cards": 2}), ("ends-construction", {})]


# Camps


@pytest.mark.rule("BK-10.2")
@pytest.mark.rule("BK-10.3")
def test_an_announcement_tells_who_may_go_first():
    s = table(3, land="A4", waits=["camp1 camp5", "camp2 camp6", "camp3"])
    assert facts(s, 0, "announce 5") == [
        ("asked-first", {"other": 1, "card": "camp2"}),
        ("asked-first", {"other": 2, "card": "camp3"}),
        ("camp-room", {"card": "camp5", "more": 1, "squares": 82}),
    ]
    assert keys(s, 0, "announce 1") == ["camp-room"]
    s.withdrawn = 1 << 1
    assert told(s, 0, "announce 5", "asked-first") == [{"other": 2, "card": "camp3"}]


@pytest.mark.rule("BK-10.3")
@pytest.mark.rule("BK-10.4")
@pytest.mark.rule("BK-10.5")
def test_a_camp_that_is_asked_for_tells_what_follows():
    s = do(table(3, land=["", "A4", ""], waits=["camp5", "camp2", "camp3"]), "0 announce 5")
    assert facts(s, 1, "decline") == [
        ("asked-first", {"other": 2, "card": "camp3"}),
        ("goes-first", {"other": 0, "card": "camp5"}),
    ]
    assert facts(s, 1, "settle A5") == [
        ("fief-before", ribbon(1, 1, 0)),
        ("fief", ribbon(2, 1, 1)),
        ("harvest", {"more": 1, "harvests": 4, "total": 4}),
        ("card-may-come", {"square": "A5"}),
    ]
    do(s, "1 decline", "2 decline")
    assert facts(s, 0, "withdraw") == [("camp-withdrawn", {"card": "camp5"})]
    s = do(table(3, waits="camp5", round_=4), "0 announce 5")
    assert facts(s, 0, "withdraw") == [("camp-unplaced", {"card": "camp5"})]
    assert facts(s, 0, "settle A5")[-1] == ("no-draft-left", {"square": "A5"})


@pytest.mark.rule("BK-7.4")
@pytest.mark.rule("BK-8.4")
def test_whether_the_card_of_a_camps_square_is_gone():
    """My own discard, or one that my notes know; never more than that."""
    s = table(2, waits="camp5")
    s.discards[0] = ints([from_deck(s, "A5"), from_deck(s, "A6")])
    s.discards[1] = ints([from_deck(s, "B4"), from_deck(s, "B5")])
    s.seen[0] = ints([1, 1])
    s.seen[1] = ints([1, 0])
    do(s, "0 announce 5")
    gone = [name for name in ("A5", "A6", "A7", "B4", "B5")
            if facts(s, 0, f"settle {name}")[-1][0] == "card-gone"]  # fmt: skip
    assert gone == ["A5", "A6", "B5"]


# Trading posts


@pytest.mark.rule("BK-9.12")
@pytest.mark.rule("BK-12.4")
def test_a_resource_tells_the_wealth_and_the_missions():
    s = table(2, land="A3 A4", built="A3 post-wood", phase="trading", parchments="fisher")
    assert facts(s, 0, "trade fish") == [
        ("fief", ribbon(2, 1, 2)),
        ("trade", {"resource": "fish", "more": 1}),
        ("mission", {"card": "fisher", "before": 0, "after": 1}),
        ("post-decides", {"card": "fisher"}),
    ]
    assert facts(s, 0, "trade wood") == [
        ("fief", ribbon(2, 1, 1)),
        ("trade", {"resource": "wood", "more": 0}),
    ]
    last = table(2, land="A3", built="A3 post-wood", phase="trading", parchments="fisher", round_=4)
    assert "post-decides" not in keys(last, 0, "trade fish")


@pytest.mark.rule("BK-9.12")
def test_the_second_post_knows_what_its_owner_chose_for_the_first():
    s = table(2, land="A9 B9 A8", built="A9 post, A8 post", phase="trading")
    do(s, "0 trade fish")
    assert told(s, 0, "trade fish", "fief") == [ribbon(3, 1, 2)]
    assert told(s, 0, "trade fish", "trade") == [{"resource": "fish", "more": 0}]
    assert told(s, 0, "trade carrots", "fief") == [ribbon(3, 1, 3)]


@pytest.mark.rule("BK-9.13")
def test_what_the_other_post_chose_in_secret_is_not_told():
    s = table(2, land=["A4 A5", "B1 B3"], built="A5 post, B1 post", phase="trading",
              parchments=["fisher", "farmer"])  # fmt: skip
    answers = []
    for resource in ("wood", "fish", "carrots"):
        world = do(s.copy(), f"1 trade {resource}")
        answers.append([facts(world, 0, f"trade {mine}") for mine in ("wood", "fish", "carrots")])
    assert answers[0] == answers[1] == answers[2]
    assert answers[0] == [facts(s, 0, f"trade {mine}") for mine in ("wood", "fish", "carrots")]


# Copies


def at_end(parchments, seats=3, **laid):
    return table(seats, parchments=parchments, phase="end", round_=4, **laid)


@pytest.mark.rule("BK-14.20")
@pytest.mark.rule("BK-13.2")
def test_a_copy_tells_its_carrots_and_all_that_it_brings():
    s = at_end(["liberal left-glove treasure-guardian", "", "right-glove royal-crown fisher"])
    assert facts(s, 0, "copy right-glove") == [
        ("copy", {"card": "right-glove", "carrots": 4, "total": 10}),
        ("final", {"carrots": 14, "rival": 6}),
    ]
    assert facts(s, 0, "copy fisher") == [
        ("copy", {"card": "fisher", "carrots": 0, "total": 0}),
        ("final", {"carrots": 4, "rival": 6}),
    ]


@pytest.mark.rule("BK-14.23")
def test_a_copied_opportunist_is_exact_where_it_is_the_last_copy():
    s = at_end(["liberal royal-coat", "royal-ring", "opportunist royal-crown"])
    assert facts(s, 0, "copy opportunist") == [
        ("copy", {"card": "opportunist", "carrots": 10, "total": 10}),
        ("final", {"carrots": 12, "rival": 5}),
    ]
    s = at_end(["liberal", "royal-ring socialist", "opportunist royal-crown"])
    assert facts(s, 0, "copy opportunist") == [("worth-end", {"card": "opportunist"})]
    assert facts(s, 0, "copy royal-crown") == [
        ("copy", {"card": "royal-crown", "carrots": 5, "total": 5})
    ]
    s = at_end(["liberal opportunist", "royal-ring socialist", "royal-crown"])
    assert keys(s, 0, "copy royal-crown") == ["copy", "worth-end"]


@pytest.mark.rule("BK-14.22")
@pytest.mark.rule("BK-12.2")
def test_copies_bring_what_was_told():
    """In random ends: what a copy brings is on the sheet, and a final score is the score."""
    rng = Rng.seeded(5)
    pool = [name for name in CARD_NAMES[PARCHMENT:] if name not in ("liberal", "socialist")]
    for _ in range(20):
        rest = pool[:]
        hands = [" ".join(rest.pop(rng.below(len(rest))) for _ in range(3)) for _ in range(3)]
        hands[rng.below(3)] += " liberal"
        hands[rng.below(3)] += " socialist"
        s = at_end(hands, land=["A1 A4 A5", "B3 B4 J1 J2", "D9 D10 C2"])
        while not s.over:
            seat = s.actor()
            card = s.view(seat)["question"]["card"]
            name = BUNNY.actions.name(s.legal(seat)[rng.below(len(s.legal(seat)))])
            copied, final = told(s, seat, name, "copy"), told(s, seat, name, "final")
            do(s, f"{seat} {name}")
            if final:
                scores = s.scores()
                assert final[0]["carrots"] == scores.pop(seat)
                assert final[0]["rival"] == max(scores)
                assert s.score_sheet()[seat][card] == copied[0]["carrots"]


@pytest.mark.rule("BK-14.20")
@pytest.mark.rule("BK-14.21")
def test_the_worth_of_a_copying_card_once_it_has_copied():
    """At the first table the Liberal finds nothing, and seat 2 is asked for the Socialist."""
    s = at_end(["liberal royal-ring", "", "socialist"])
    shown = s.view(0)["aids"]["worths"][0]["facts"]
    assert [(fact["key"], fact["facts"]["carrots"]) for fact in shown] == [("worth-fixed", 0)]
    s = at_end(["liberal royal-crown", "socialist", "royal-ring"])
    do(s, "0 copy royal-ring")
    shown = s.view(0)["aids"]["worths"][0]
    assert (shown["card"], shown["facts"][0]["facts"]["card"]) == ("liberal", "royal-ring")
    assert s.view(1)["aids"]["worths"][0]["facts"][0]["key"] == "worth-end"


# What is hidden stays hidden


@pytest.mark.rule("BK-5.3")
def test_what_others_have_chosen_in_this_pick_is_not_told():
    """Seat 1 may take the square beside, its camp may go, the deck may be drawn from: unknown."""
    s = at_draft("A5 city1 fisher J1", "A4 A6 provisions B1", "I5 I6 I7 I8", land=["A7", "B4", ""])
    before = {name: facts(s, 0, f"play {name}") for name in ("A5", "city1", "fisher", "J1")}
    for one, other in (("A4", "A6"), ("provisions", "B1")):
        world = do(s.copy(), f"1 play {one}", f"1 play {other}")
        assert {name: facts(world, 0, f"play {name}") for name in before} == before


@pytest.mark.rule("BK-8.6")
def test_rivals_parchments_change_nothing_that_is_told():
    s = at_draft("A5 matriarch", land=["A7", "B4", ""], parchments=["bureaucrat", "fisher", ""])
    before = facts(s, 0, "play A5"), facts(s, 0, "play matriarch")
    s.parchments[1] = ints(cards("opportunist royal-crown"))
    assert (facts(s, 0, "play A5"), facts(s, 0, "play matriarch")) == before


def test_every_question_has_its_consequences():
    assert set(KINDS) == set(BUNNY.kinds) - {"Deal", "Supply", "Draft", "Trading"}
    s = table(3, land="A3", waits="city1")
    with pytest.raises(IllegalAction):
        s.foresee(0, BUNNY.actions.number("build city2 A3"))
    with pytest.raises(IllegalAction):
        s.foresee(1, BUNNY.actions.number("pass"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_foreseen_is_said_in_every_language(language):
    s = at_draft("A5 city1", land="A3 A4", parchments="fisher-king")
    words = {
        "en": "+1 a harvest, +4 over the 4 left (BK-11.4)",
        "fr": "+1 par collecte, +4 sur les 4 qui restent (BK-11.4)",
        "de": "+1 je Ernte, +4 in den 4 übrigen (BK-11.4)",
    }
    assert words[language] in said(s, 0, "play A5", language)
