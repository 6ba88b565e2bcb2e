"""What a seat may remember, and that all worlds it can imagine are equally likely."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from ludotheque.core import CHANCE, SPECTATOR, Rng, ints
from ludotheque.games.bunny_kingdom.box.components import COPIES, PARCHMENT
from ludotheque.games.bunny_kingdom.rules.seen import (
    BOTH_UNSEEN,
    EITHER_DISCARDED,
    EITHER_KEPT,
    KEPT_UNSEEN,
    KNOWN,
    SWAP,
)
from ludotheque.games.bunny_kingdom.table import RESOLVING, REVEALING
from tests.contract.statistics import assert_evenly_spread, assert_proportional
from tests.games.bunny_kingdom.tables import (
    BUNNY,
    card,
    cards,
    do,
    hand_round,
    named,
    play_until,
    step,
    table,
)
from tests.games.bunny_kingdom.worlds import Watcher, rival_world, rival_worlds

HANDS = [
    "A1 A2 A3 A5 A6 A7 A8 fisher explorer merchant",
    "B1 B2 B4 B5 B6 B8 B10 bureaucrat C2 C3",
    "D1 D2 D4 D5 D6 D7 D8 D10 E1 E2",
    "E3 E4 E5 E7 E8 E9 F1 F2 F3 F4",
]


def four_at_draft():
    return hand_round(table(seats=4, phase="draft"), HANDS)


def first_pick(s, *moves):
    """Take a whole pick: for each seat the two cards named, or its first two."""
    given = {int(move.split()[0]): move.split()[1:] for move in moves}
    for seat in range(4):
        for name in given.get(seat, named(s.hands[seat])[:2]):
            do(s, f"{seat} play {name}")
    return s


def imagined(s, viewer, times, seed=1):
    rng = Rng.seeded(seed)
    return (s.imagine(viewer, rng) for _ in range(times))


def notes(s, viewer):
    return s.view(viewer)["table"]["remembered"]


@pytest.mark.rule("BK-8.2")
def test_a_hand_passed_on_is_known():
    s = first_pick(four_at_draft())
    assert s.view(0)["table"]["hands"][1] == {
        "count": 8, "known": ["A3", "A5", "A6", "A7", "A8"],
    }  # fmt: skip
    (note,) = notes(s, 0)
    assert note == {
        "round": 1, "pick": 1, "cards": ["explorer", "fisher", "merchant"],
        "kept": [0, 0, 0, 0], "in_hand": [0, 3, 0, 0],
    }  # fmt: skip
    assert notes(s, 2) == []
    assert s.view(2)["table"]["hands"][1] == {"count": 8, "known": []}


@pytest.mark.rule("BK-8.2")
@pytest.mark.rule("BK-8.5")
def test_a_card_of_a_known_hand_is_there_or_with_a_seat_that_held_it():
    s = first_pick(four_at_draft())
    first_pick(s, "1 fisher A3")
    note = notes(s, 0)[0]
    assert note["cards"] == ["explorer", "fisher", "merchant"]
    assert (note["kept"], note["in_hand"]) == ([0, 1, 0, 0], [0, 0, 2, 0])
    first_pick(s, "2 explorer merchant")
    note = notes(s, 0)[0]
    assert (note["kept"], note["in_hand"]) == ([0, 1, 2, 0], [0, 0, 0, 0])
    play_until(s, lambda s: s.round == 2)
    assert notes(s, 0)[0] == note, "knowledge lasts beyond the round"
    play_until(s, lambda s: s.view(0)["table"]["phase"] == "parchments")
    assert notes(s, 0) == [], "in the end all parchments are shown"


@pytest.mark.rule("BK-8.2")
def test_where_a_remembered_card_is_imagined():
    """One of three known parchments was kept by seat 1, two are in the hand of seat 2."""
    s = first_pick(first_pick(four_at_draft()), "1 fisher A3")
    kept = Counter(world.parchments[1][0] for world in imagined(s, 0, 900))
    assert set(kept) == set(cards("fisher explorer merchant"))
    assert_evenly_spread(kept)
    for world in imagined(s, 0, 20):
        held = set(world.hands[2]) & set(cards("fisher explorer merchant"))
        assert len(held) == 2
        assert world.parchments[1][0] not in held


@pytest.mark.rule("BK-8.3")
def test_a_returning_hand_shows_what_is_missing():
    """Seats 1, 2 and 3 each kept a parchment of it: which seat has which is open."""
    s = first_pick(four_at_draft())
    first_pick(s, "1 fisher A3")
    first_pick(s, "2 explorer A5")
    first_pick(s, "3 merchant A6")
    assert named(s.hands[0]) == ["A7", "A8"]
    note = notes(s, 0)[0]
    assert note["cards"] == ["explorer", "fisher", "merchant"]
    assert (note["kept"], note["in_hand"]) == ([0, 1, 1, 1], [0, 0, 0, 0])
    split = Counter(
        tuple(int(world.parchments[seat][0]) for seat in (1, 2, 3))
        for world in imagined(s, 0, 1200)
    )
    assert set(split) == set(permutations(cards("fisher explorer merchant")))
    assert_evenly_spread(split)


@pytest.mark.rule("BK-8.3")
def test_what_came_back_is_known_apart_from_what_did_not():
    """Only one parchment is missing when the hand returns: it must be what seat 2 kept."""
    s = first_pick(four_at_draft())
    first_pick(s)
    first_pick(s, "2 explorer A7")
    first_pick(s)
    assert named(s.hands[0]) == ["fisher", "merchant"]
    (note,) = [note for note in notes(s, 0) if "explorer" in note["cards"]]
    assert (note["cards"], note["kept"]) == (["explorer"], [0, 0, 1, 0])


@pytest.mark.rule("BK-8.6")
def test_a_face_down_card_of_an_unseen_hand_is_any_unseen_parchment():
    s = first_pick(four_at_draft(), "1 bureaucrat B1")
    kept = Counter(world.parchments[1][0] for world in imagined(s, 0, 1500))
    unseen = set(range(PARCHMENT, PARCHMENT + 37)) - set(cards("fisher explorer merchant"))
    assert_proportional(kept, dict.fromkeys(unseen, 1))
    own = Counter(world.parchments[1][0] for world in imagined(s, 1, 50))
    assert set(own) == {card("bureaucrat")}


@pytest.mark.rule("BK-8.6")
def test_unseen_hands_and_deck_are_any_unseen_cards():
    """A card drawn from an unseen hand is each unseen card as often as there are copies of it."""
    s, picker = four_at_draft(), Random(3)
    drawn = Counter(picker.choice(list(world.hands[2])) for world in imagined(s, 0, 3000))
    seen = Counter(s.hands[0])
    weights = {face: count - seen[face] for face, count in enumerate(COPIES)}
    assert_proportional(drawn, {face: weight for face, weight in weights.items() if weight})


@pytest.mark.rule("BK-8.6")
def test_a_parchment_from_provisions_is_any_unseen_one():
    s = hand_round(table(seats=4, phase="draft"), ["provisions " + HANDS[0][3:], *HANDS[1:]])
    first_pick(s, "0 provisions A2")
    do(s, "chance draw royal-ring", "chance draw J1")
    kept = {int(world.parchments[0][0]) for world in imagined(s, 1, 1000)}
    assert kept == set(range(PARCHMENT, PARCHMENT + 37)) - {card("bureaucrat")} - set(
        cards("fisher explorer merchant")
    )


@pytest.mark.rule("BK-5.3")
@pytest.mark.rule("BK-8.6")
def test_pending_choices_of_a_known_hand_are_any_two_of_its_cards():
    """Two City 1 in the hand: each pair of cards counts, so a City 1 comes twice as often."""
    s = late_three()
    do(s, "1 play B1", "1 play fisher")
    pairs = Counter()
    for world in imagined(s, 0, 1200):
        frame = world.stack[-1]
        assert world.waiting() == [0, 2]
        pairs[tuple(sorted(int(answer) for answer in frame.answers[1]))] += 1
    b1, city, fisher = card("B1"), card("city1"), card("fisher")
    assert sum(pairs.values()) == 1200
    assert_proportional(pairs, {
        (b1, city): 2, (b1, fisher): 1, (city, city): 1, (city, fisher): 2,
    })  # fmt: skip


def late_three():
    """Three players before the fifth of six choices: every hand has been seen by everybody."""
    s = table(seats=3, phase="draft")
    s.pick = 4
    return hand_round(s, [
        "A1 A2 explorer merchant", "B1 city1 city1 fisher", "D1 bureaucrat panpan diplomat",
    ])  # fmt: skip


@pytest.mark.rule("BK-8.2")
@pytest.mark.parametrize("seed", range(6))
def test_three_players_imagine_every_split_of_known_hands(seed):
    """The hands were known before the fifth choice: list every way they can have been split."""
    s = late_three()
    before = {seat: list(s.hands[seat]) for seat in range(3)}
    picker = Random(seed)
    while s.pick == 4:
        step(s, picker)
    splits = Counter(hidden_split(world) for world in imagined(s, 0, 600, seed))
    assert set(splits) == every_split(s, before)
    assert_evenly_spread(splits)


def hidden_split(s):
    """Return what seats 1 and 2 have kept, and the parchments that seat 2 holds."""
    held = tuple(number for number in s.hands[2] if number >= PARCHMENT)
    return tuple(sorted(s.parchments[1])), tuple(sorted(s.parchments[2])), held


def every_split(s, before):
    """List all splits for seat 0: it has seen every hand, and looks at the one seat 2 passed."""
    kept = {seat: len(s.parchments[seat]) for seat in (1, 2)}
    first = [number for number in before[1] if number >= PARCHMENT]
    found = set()
    for order in permutations(first):
        mine, rest = order[: kept[1]], order[kept[1] :]
        second = tuple(sorted(s.parchments[2]))
        found.add((tuple(sorted(mine)), second, tuple(sorted(rest))))
    return found


# Two players

RIVAL_HANDS = [
    "A1 A2 A3 A5 A6 A7 A8 A9 fisher explorer merchant",
    "B1 B2 B4 B5 B6 B8 B10 C2 bureaucrat panpan diplomat",
]
FEW = "J1 J2 provisions royal-ring royal-coat farmer"


def two_with_few_cards(deck=FEW):
    """Return a game of two with a tiny deck, so that all worlds can be listed."""
    s = hand_round(table(seats=2, phase="draft"), RIVAL_HANDS)
    few = sorted(cards(deck))
    s.spent = ints([*s.spent, *[number for number in s.deck if number not in few]])
    s.deck = ints(few)
    return s


def compared(s, watcher, times, seed=1):
    """Fail unless the worlds that seat 0 imagines are exactly those listed, evenly spread."""
    listed = rival_worlds(s, watcher)
    assert rival_world(s, watcher) in listed, "the truth is possible"
    worlds = Counter(rival_world(world, watcher) for world in imagined(s, 0, times, seed))
    assert set(worlds) <= listed, "an impossible world was imagined"
    if len(listed) * 8 <= times:
        assert_evenly_spread(Counter({world: worlds[world] for world in listed}))
    return len(listed)


@pytest.mark.rule("BK-8.4")
@pytest.mark.rule("BK-8.3")
@pytest.mark.parametrize("seed", range(5))
def test_two_players_imagine_every_world_evenly(seed):
    """Random turns with parchments preferred; all worlds are listed by brute force."""
    s, picker = two_with_few_cards(), Random(seed)
    watcher = Watcher()
    compared_worlds = 0
    while s.pick < 3 and s.round == 0 and len(s.deck) >= 1:
        if s.pick > 0 and (s.actor() == CHANCE or 1 in s.waiting()):
            compared_worlds += compared(s, watcher, 1200, seed)
        prefer_parchments(s, picker)
        watcher.watch(s)
    assert compared_worlds > 0


def prefer_parchments(s, picker):
    """Take one step; seats like parchments, which make for many cases."""
    if s.actor() == CHANCE:
        s.roll()
        return
    seat = picker.choice(s.waiting())
    legal = s.legal(seat)
    liked = [action for action in legal if action % 159 >= PARCHMENT]
    s.apply(seat, picker.choice(liked if liked and picker.random() < 0.7 else legal))


def second_turn(*moves, added="J1"):
    """Play a plain first turn, then let the rival do *moves* with the hand seat 0 passed."""
    s = two_with_few_cards()
    watcher = Watcher()
    for move in ("0 play A1", "0 discard A2", "1 play B1", "1 discard B2"):
        do(s, move)
        watcher.watch(s)
    for move in ("chance draw J2", f"chance draw {added}", "0 play B4", "0 discard B5", *moves):
        do(s, move)
        watcher.watch(s)
    return s, watcher


def last_note(s):
    turn = [note for note in notes(s, 0) if note["pick"] == 2]
    return {key: turn[0][key] for key in ("kept", "discarded", "either")} if turn else None


@pytest.mark.rule("BK-8.4")
@pytest.mark.parametrize(
    ("moves", "added", "known"),
    [
        (("1 play A3", "1 discard A5"), "J1", (None, "A5", [])),
        (("1 play J1", "1 discard A5"), "J1", (None, "A5", [])),
        (("1 play A3", "1 discard J1"), "J1", None),
        (("1 play fisher", "1 discard A5"), "J1", ("fisher", "A5", [])),
        (("1 play fisher", "1 discard explorer"), "J1", (None, None, ["explorer", "fisher"])),
        (("1 play fisher", "1 discard J1"), "J1", (None, None, ["fisher"])),
        (("1 play farmer", "1 discard explorer"), "farmer", (None, None, ["explorer"])),
        (("1 play farmer", "1 discard A5"), "farmer", (None, "A5", [])),
    ],
)
def test_what_a_hand_that_comes_back_tells(moves, added, known):
    s, watcher = second_turn(*moves, added=added)
    note = last_note(s)
    if known is None:
        assert note is None, "an unseen card was discarded: nothing to note"
    else:
        assert note == dict(zip(("kept", "discarded", "either"), known, strict=True))
    assert compared(s, watcher, 2000) > 1


@pytest.mark.rule("BK-8.4")
def test_kept_or_discarded_is_weighed_by_what_each_story_leaves():
    """The fisher is gone: kept, and any of the unseen cards discarded, or the other way round."""
    s, watcher = second_turn("1 play fisher", "1 discard J1")
    cases = Counter(world.discards[1][1] == card("fisher") for world in imagined(s, 0, 2000))
    listed = Counter(row[0][-1] == card("fisher") for row in rival_worlds(s, watcher))
    assert listed[True] < listed[False]
    assert_proportional(cases, dict(listed))


def late_two():
    """Return two players before the eighth of ten choices, all before it known, and a tiny deck.

    So late the reserves are nearly used up, and provisions can still draw.
    """
    s = table(seats=2, phase="draft")
    s.pick = 7
    for seat, row in enumerate("GH"):
        gone = [card(f"{row}{column}") for column in range(1, 8)]
        s.discards[seat] = ints(gone)
        s.seen[seat] = ints([KNOWN] * 7)
        s.deck = ints([number for number in s.deck if number not in gone])
    hand_round(s, ["A8 B1 provisions", "A5 explorer fisher"])
    few = sorted(cards("J1 J2 J9 J10 royal-ring farmer provisions"))
    s.spent = ints([*s.spent, *[number for number in s.deck if number not in few]])
    s.deck = ints(few)
    watcher = Watcher(first=7)
    watcher.passed = Counter(s.hands[1])
    return s, watcher


def plays_and_discards(added):
    """List what the rival may play and discard of A5, explorer, fisher and the *added* card."""
    wanted = product(("A5", "fisher", added), ("explorer", "fisher", added))
    return [(added, played, aside) for played, aside in wanted if played != aside]


@pytest.mark.rule("BK-5.4")
@pytest.mark.rule("BK-8.4")
@pytest.mark.parametrize(
    ("added", "plays", "discards"),
    [case for added in ("J1", "farmer", "provisions") for case in plays_and_discards(added)],
)
def test_while_provisions_are_drawn_the_passed_hand_is_not_known(added, plays, discards):
    """Whatever the rival does with a hand that seat 0 knew and has not looked at since."""
    s, watcher = late_two()
    for move in (
        "chance draw J2", f"chance draw {added}",
        "0 play provisions", "0 discard B1", f"1 play {plays}", f"1 discard {discards}",
    ):  # fmt: skip
        do(s, move)
        watcher.watch(s)
    assert s.phase == RESOLVING
    assert s.actor() == CHANCE
    assert compared(s, watcher, 1500) > 1


@pytest.mark.rule("BK-7.4")
@pytest.mark.rule("BK-8.4")
def test_a_seat_knows_its_own_discards_and_the_spectator_none():
    s, _ = second_turn("1 play fisher", "1 discard explorer")
    assert s.view(1)["table"]["discards"] == ["B2", "explorer"]
    assert s.view(0)["table"]["discards"] == ["A2", "B5"]
    spectator = s.view(SPECTATOR)["table"]
    assert (spectator["discards"], spectator["remembered"]) == ([], [])
    assert "explorer" not in str(spectator)


@pytest.mark.rule("BK-8.5")
@pytest.mark.parametrize(
    ("discarded", "known"), [("explorer", "explorer"), ("J1", None), ("A5", "A5")]
)
def test_when_parchments_are_shown_what_was_either_is_settled(discarded, known):
    s, _ = second_turn("1 play fisher", f"1 discard {discarded}")
    s.phase, s.stack, s.round = REVEALING, [], 3
    while not s.over and not s.stack:
        s.advance()
    assert last_note(s) == {"kept": "fisher", "discarded": known, "either": []}
    aside = {named(world.discards[1])[1] for world in imagined(s, 0, 60)}
    assert (aside == {known}) == (known is not None), "an unseen discard can be anything unseen"


@pytest.mark.rule("BK-8.5")
def test_two_players_remember_beyond_the_round():
    s = BUNNY.new(2, 3)
    play_until(s, lambda s: s.round == 1 and s.waiting(), seed=3)
    first_round = [note for note in notes(s, 0) if note["round"] == 1]
    assert first_round
    play_until(s, lambda s: s.round == 3 and s.waiting(), seed=3)
    assert [note for note in notes(s, 0) if note["round"] == 1] == first_round


@pytest.mark.rule("BK-8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_does_not_depend_on_what_is_hidden(seats):
    """Two tables that a seat, or a spectator, cannot tell apart lead to the same worlds."""
    s, picker = BUNNY.new(seats, 8), Random(8)
    for number in range(260):
        if s.over:
            break
        if number % 7 == 0:
            viewer = [SPECTATOR, *range(seats)][number % (seats + 1)]
            other = s.imagine(viewer, Rng.seeded(number))
            worlds = [one.imagine(viewer, Rng.seeded(5)).snapshot() for one in (s, other)]
            assert worlds[0] == worlds[1]
        step(s, picker)


@pytest.mark.rule("BK-8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_spectators_world_the_players_know_what_they_could(seats):
    """Each of them can look at the table there, remember, and imagine in turn."""
    s, picker = BUNNY.new(seats, 5), Random(5)
    for number in range(280):
        if s.over:
            break
        if number % 6 == 0:
            world = s.imagine(SPECTATOR, Rng.seeded(number))
            for seat in range(seats):
                again = world.imagine(seat, Rng.seeded(seat))
                assert again.view(seat) == world.view(seat)
        prefer_parchments(s, picker)


@pytest.mark.rule("BK-8.4")
@pytest.mark.rule("BK-8.6")
def test_a_spectator_imagines_any_card_of_a_hand_as_the_one_from_the_reserve():
    """The rival kept a parchment of ten cards: the added one is discarded, kept or passed on."""
    s, _ = second_turn("1 play fisher", "1 discard J1")
    cases = Counter()
    for world in imagined(s, SPECTATOR, 3000):
        assert world.seen[1][0] == BOTH_UNSEEN, "a first hand is seen by nobody else"
        seen, aside = world.seen[1][1], world.discards[1][1]
        assert seen in ((SWAP, EITHER_DISCARDED, EITHER_KEPT) if aside >= PARCHMENT else
                        (KNOWN, KEPT_UNSEEN, EITHER_KEPT))  # fmt: skip
        if seen == EITHER_KEPT:
            cases["discarded"] += 1
        else:
            cases["kept" if seen in (EITHER_DISCARDED, KEPT_UNSEEN) else "passed on"] += 1
    assert_proportional(cases, {"discarded": 1, "kept": 1, "passed on": 8})
