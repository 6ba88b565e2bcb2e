"""What the players know, and what they can only imagine (AN-10)."""

from collections import Counter

import pytest

from ludotheque.core import SPECTATOR, Rng, ints, play_on
from ludotheque.games.antler_island.box.components import KINDS, MOVE, TILES, VALUES
from ludotheque.games.antler_island.knowledge.belief import after, believing, likeliest
from ludotheque.games.antler_island.knowledge.deal import Deal, dealt_out, with_looks_decided
from ludotheque.games.antler_island.rules import food
from ludotheque.games.antler_island.table import LOOKED, Belief, with_look, with_pile, with_showing
from tests.contract.statistics import assert_evenly_spread, assert_proportional
from tests.games.antler_island.tables import (
    ANTLER,
    asked,
    hand,
    hold,
    island,
    mat,
    names,
    play,
    roll,
    space,
    told,
)


def worlds(s, viewer, count=300):
    """Return so many tables that *viewer* can imagine."""
    rng = Rng.seeded(11)
    return [s.imagine(viewer, rng) for _ in range(count)]


@pytest.mark.rule("AN-10.1")
def test_numbers_are_open_to_all():
    s = island(
        hands={0: "1 3", 1: "2"},
        tiles={0: "roar open:speed", 1: "doping"},
        lying={"O2": 2},
        antlers={1: 5},
        broken={2: 1},
        cubes=True,
    )
    for viewer in (0, 2, SPECTATOR):
        table = s.view(viewer)["table"]
        assert [each["food"] for each in table["mats"]] == [2, 1, 0, 0]
        assert [each["hidden_tiles"] for each in table["mats"]] == [1, 1, 0, 0]
        assert [each["antlers"] for each in table["mats"]] == [2, 5, 2, 2]
        assert [each["broken"] for each in table["mats"]] == [0, 0, 1, 0]
        assert table["mats"][0]["cubes"] == [3, 0, 0, 0]
        assert sum(table["food_pile"].values()) == 27 - 3 - 2
        assert table["wily_pile"] == 8
        assert len(table["spaces"][2]["food"]) == 2


@pytest.mark.rule("AN-10.2")
def test_a_token_is_known_to_nobody_until_taken_and_then_to_its_taker():
    s = island(lying={"O0": 1}, plans={0: "eat " * 5})
    drawn = Counter()
    for seed in range(400):
        world = s.imagine(0, Rng.seeded(seed))
        play(world, "0 reveal 1")
        roll(world)
        drawn[tuple(hand(world, 0))] += 1
    assert_evenly_spread(drawn)
    assert set(drawn) == {(1, 0, 0), (0, 1, 0)}
    play(s, "0 reveal 1, chance token 2")
    assert told(s, 0) == ["looked"]
    assert told(s, 1) == []
    assert mat(s, 0, 0)["food_values"] == {"1": 0, "2": 1, "3": 0}
    assert mat(s, 0, 1)["food_values"] is None
    assert all(hand(world, 0) == [0, 1, 0] for world in worlds(s, 0, 20))
    assert {tuple(hand(world, 0)) for world in worlds(s, 1)} == {(1, 0, 0), (0, 1, 0)}


@pytest.mark.rule("AN-10.3")
def test_tokens_taken_back_were_never_seen():
    s = island(stags="O0 O1 O6 O9")
    for _ in range(3):
        hold(s, 0, 3, pile=1)
    hold(s, 0, 1, pile=1)
    play(s, "0 reveal 1, 0 move O1, 0 commit 3 3")
    imagined = {tuple(int(n) for n in world.laid[:3]) for world in worlds(s, 1)}
    assert len(imagined) > 3, "what is committed can be anything the hand can be"
    assert all(world.tokens_laid(0) == 2 for world in worlds(s, 1, 20))
    assert all(list(world.laid[:3]) == [0, 0, 2] for world in worlds(s, 0, 20))
    play(s, "1 retreat, 1 withdraw O2")
    assert "locked" not in told(s)
    assert len({tuple(hand(world, 0)) for world in worlds(s, 1)}) > 3


@pytest.mark.rule("AN-10.3")
def test_what_is_committed_is_as_likely_any_part_of_the_hand():
    s = island(stags="O0 O1 O6 O9", hands={0: "1 2"})
    play(s, "0 reveal 1, 0 move O1, 0 commit 2")
    seen = Counter(
        (tuple(int(n) for n in world.laid[:3]), tuple(hand(world, 0)))
        for world in worlds(s, 1, 3000)
    )
    one, two = (1, 0, 0), (0, 1, 0)
    assert_proportional(
        seen, {(one, one): 6 * 5, (one, two): 6 * 6, (two, one): 6 * 6, (two, two): 6 * 5}
    )


@pytest.mark.rule("AN-10.4")
def test_a_token_kept_by_doping_is_known_until_it_may_have_gone():
    s = island(stags="O0 O1 O6 O9", hands={0: "3"}, antlers={0: 5, 1: 4}, tiles={0: "doping"})
    hold(s, 0, 1, pile=1)
    play(s, "0 reveal 1, 0 move O1, 0 commit 3, 1 stand, 0 lock")
    assert mat(s, 0, 2)["committed_values"] == {"1": 0, "2": 0, "3": 1}, "all see it now"
    assert all(list(world.laid[:3]) == [0, 0, 1] for world in worlds(s, 2, 20))
    play(s, "0 dope 3")
    hands = {tuple(hand(world, 0)) for world in worlds(s, 2)}
    assert hands == {(1, 0, 1), (0, 1, 1), (0, 0, 2)}, "a 3 for certain, and one unknown"


@pytest.mark.rule("AN-10.5")
def test_hidden_tiles_are_known_to_their_owner_and_open_ones_to_all():
    s = island(tiles={0: "roar open:speed"}, shown="doping")
    assert mat(s, 0, 0)["hidden_kinds"] == {"roar": 1}
    assert mat(s, 0, 3)["hidden_kinds"] is None
    assert mat(s, 0, 3)["open_tiles"] == {"speed": 1}
    seen = Counter()
    for world in worlds(s, 1, 3000):
        assert list(world.faceup[:KINDS]) == list(s.faceup[:KINDS])
        seen[next(kind for kind in range(KINDS) if world.facedown[kind])] += 1
    assert_proportional(seen, {0: 1, 1: 2, 2: 2, 3: 1, 4: 2, 5: 2})
    assert all(world.facedown[5] == 1 for world in worlds(s, 0, 20))


@pytest.mark.rule("AN-10.6")
@pytest.mark.parametrize("held", ["greedy", "speed", "open:greedy"])
def test_greedy_is_asked_about_on_open_grounds(held):
    s = island(lying={"O0": 1}, tiles={0: held}, plans={0: "eat " * 5})
    play(s, "0 reveal 1")
    roll(s)
    assert asked(s) == ("PlayGreedy", 0)
    assert names(s, 0)[-1] == "pass greedy"
    assert ("play greedy" in names(s, 0)) == held.endswith("greedy")


@pytest.mark.rule("AN-10.6")
def test_an_open_tile_of_another_kind_is_no_ground_to_ask():
    tiles = {0: "open:speed", 1: "open:speed"}
    fed = island(lying={"O0": 1}, tiles=tiles, plans={0: "eat " * 5})
    assert asked(roll(play(fed, "0 reveal 1"))) == ("TakeTurn", 1)
    many = island(does={"O0": 2}, tiles=tiles, plans={0: "rut " * 5})
    assert asked(play(many, "0 reveal 1")) == ("TakeTurn", 1)
    near = island(does={"O1": 1}, tiles=tiles, plans={0: "rut " * 5})
    assert asked(play(near, "0 reveal 1")) == ("TakeTurn", 1)
    fight = island(stags="O0 O1 O6 O9", hands={0: "1"}, antlers={0: 5}, tiles=tiles)
    play(fight, "0 reveal 1, 0 move O1, 0 commit 1, 1 stand, 0 lock")
    assert asked(fight) == ("Chase", 0)


@pytest.mark.rule("AN-10.6")
def test_any_hidden_tile_is_ground_to_ask_about_every_kind():
    many = island(does={"O0": 2}, tiles={0: "speed"}, plans={0: "rut " * 5})
    assert asked(play(many, "0 reveal 1")) == ("PlayDoubleRut", 0)
    assert names(many, 0) == ["pass double-rut"]
    near = island(does={"O1": 1}, tiles={0: "speed"}, plans={0: "rut " * 5})
    assert asked(play(near, "0 reveal 1")) == ("RoarAfter", 0)
    fight = island(
        stags="O0 O1 O6 O9", hands={0: "1"}, antlers={0: 5}, tiles={0: "roar", 1: "roar"}
    )
    play(fight, "0 reveal 1, 0 move O1, 0 commit 1, 1 stand, 0 lock")
    assert asked(fight) == ("PlayDoping", 0)
    play(fight, "0 pass doping")
    assert asked(fight) == ("PlayDiamond", 1)


@pytest.mark.rule("AN-10.7")
def test_a_token_of_the_start_pile_is_never_imagined_as_a_three():
    s = island(lying={"O0": 2}, hands={1: "1 2"}, plans={0: "eat " * 5})
    for world in worlds(s, 0, 200):
        assert hand(world, 1)[2] == 0
        assert world.unseen[2] == 0
        play(world, "0 reveal 1")
        roll(world)
        assert hand(world, 0)[2] == 0


@pytest.mark.rule("AN-10.7")
def test_a_later_pile_is_made_of_what_was_discarded():
    s = island(plans={0: "eat " * 5})
    while sum(s.left) > 0:
        pile = food.draw(s)
        kind = max(kind for kind in range(VALUES) if s.unseen[pile * VALUES + kind] > 0)
        s.unseen[pile * VALUES + kind] -= 1
        s.tokens_seen = with_look(s.tokens_seen, 1, pile, kind)
        s.tokens_seen = with_showing(s.tokens_seen, 1, kind)
        s.spent[kind] += 1
    s.spent = ints([0, 0, 3])
    s.ground[0] = food.draw(s) + 1
    assert s.view(3)["table"]["spaces"][0]["food"] == ["later-1"]
    for world in worlds(s, 2, 30):
        assert list(world.unseen[6:9]) == [0, 0, 3]


@pytest.mark.rule("AN-10.8")
def test_one_start_and_one_main_token_are_never_two_threes():
    s = island()
    hold(s, 1, 2, pile=0)
    hold(s, 1, 3, pile=1)
    assert max(hand(world, 1)[2] for world in worlds(s, 0)) == 1
    assert max(hand(world, 1)[2] for world in worlds(s, SPECTATOR)) == 1


@pytest.mark.rule("AN-10.8")
def test_what_is_left_after_paying_from_a_mixed_hand_is_weighed_by_where_it_came_from():
    """A 2 was paid from one start and one main token: count the ways it can have been."""
    s = island(plans={1: "grow " * 5}, turn=1)
    hold(s, 1, 2, pile=0)
    hold(s, 1, 3, pile=1)
    play(s, "1 reveal 1, 1 pay 2")
    from_start = {1: 6 * 3, 2: 6 * 3, 3: 6 * 9}
    from_main = {1: 3 * 6, 2: 3 * 6}
    ways = Counter(from_start)
    ways.update(from_main)
    left = Counter(
        next(value for value in (1, 2, 3) if hand(world, 1)[value - 1])
        for world in worlds(s, 0, 4000)
    )
    assert_proportional(left, ways)
    assert all(hand(world, 1) == [0, 0, 1] for world in worlds(s, 1, 20)), "its owner knows"


# Against all arrangements, tried one by one

PILES = ((2, 2, 0), (1, 1, 2))
STORY = (
    ("look", 1, 0), ("look", 2, 0), ("look", 1, 1), ("look", 0, 1, 2), ("show", 1, 1),
    ("look", 2, 1), ("make", (0, 1, 1)), ("look", 1, 2), ("show", 2, 0), ("look", 0, 0, 1),
)  # fmt: skip


def row_of(story, values):
    """Return *story* as the engine keeps it; *values* are what other seats looked at."""
    events = ints([])
    told_values = iter(values)
    for counts in PILES:
        events = with_pile(events, ints(counts))
    for what, *rest in story:
        if what == "make":
            events = with_pile(events, ints(rest[0]))
        elif what == "show":
            events = with_showing(events, rest[0], rest[1])
        else:
            kind = rest[2] if len(rest) == 3 else next(told_values)
            events = with_look(events, rest[0], rest[1], kind)
    return events


def arrangements(story):
    """Return for every way it may have been the looks of other seats and the hands at the end."""
    piles = [[kind for kind in range(3) for _ in range(counts[kind])] for counts in PILES]
    found = Counter()
    tried(story, 0, piles, {0: [], 1: [], 2: []}, [], found)
    return found


def tried(story, index, piles, hands, looks, found):
    """Try every token for every look and every token in hand for every showing."""
    if index == len(story):
        found[tuple(looks), tuple(sorted(hands[1])), tuple(sorted(hands[2]))] += 1
        return
    what, *rest = story[index]
    if what == "make":
        made = [kind for kind in range(3) for _ in range(rest[0][kind])]
        tried(story, index + 1, [*piles, made], hands, looks, found)
    elif what == "show":
        seat, kind = rest
        for place, held in enumerate(hands[seat]):
            if held == kind:
                left = hands[seat][:place] + hands[seat][place + 1 :]
                tried(story, index + 1, piles, {**hands, seat: left}, looks, found)
    else:
        seat, pile, *seen = rest
        for place, kind in enumerate(piles[pile]):
            if not seen or kind == seen[0]:
                left = [*piles]
                left[pile] = piles[pile][:place] + piles[pile][place + 1 :]
                more = {**hands, seat: [*hands[seat], kind]}
                own = looks if seat == 0 else [*looks, kind]
                tried(story, index + 1, left, more, own, found)


def held_by(dealt, seat):
    row = dealt.held(3)[seat * 3 : seat * 3 + 3]
    return tuple(kind for kind in range(3) for _ in range(row[kind]))


@pytest.mark.rule("AN-10.8")
def test_every_arrangement_that_agrees_with_what_was_seen_is_equally_likely():
    exact = arrangements(STORY)
    looks = next(iter(exact))[0]
    belief = after(Belief(0, 3), row_of(STORY, looks))
    expected = Counter()
    for (_, one, two), ways in exact.items():
        expected[one, two] += ways
    rng = Rng.seeded(3)
    drawn = Counter()
    for _ in range(8000):
        dealt = Deal(belief, rng)
        drawn[held_by(dealt, 1), held_by(dealt, 2)] += 1
    assert_proportional(drawn, expected)


@pytest.mark.rule("AN-10.8")
def test_what_is_imagined_and_told_out_is_one_of_the_ways_it_may_have_been():
    """If the viewer imagines, what the others would then have looked at is as likely as it was."""
    exact = arrangements(STORY)
    events = row_of(STORY, next(iter(exact))[0])
    expected = Counter()
    for (looks, _, _), ways in exact.items():
        expected[looks] += ways
    rng = Rng.seeded(5)
    belief = after(Belief(0, 3), events)
    drawn = Counter()
    for _ in range(6000):
        dealt, imagined = dealt_out(belief, events, rng)
        looks = looked_at(with_looks_decided(imagined, 1, 3))
        drawn[looks] += 1
        hands = {(one, two) for found, one, two in exact if found == looks}
        assert (held_by(dealt, 1), held_by(dealt, 2)) in hands, "the story fits the hands"
    assert_proportional(drawn, expected)


def looked_at(events):
    """Return what seats 1 and 2 looked at, in order."""
    return tuple(int(event >> 5 & 7) for event in events if event & 3 == LOOKED and event >> 2 & 7)


@pytest.mark.rule("AN-10.8")
def test_what_is_worked_out_step_by_step_is_what_is_worked_out_at_once():
    events = row_of(STORY, next(iter(arrangements(STORY)))[0])
    at_once = after(Belief(0, 3), events)
    by_steps = Belief(0, 3)
    for length in range(1, len(events) + 1):
        by_steps = after(by_steps, events[:length])
    assert by_steps.worlds == at_once.worlds
    assert by_steps.piles == at_once.piles


def test_of_too_many_worlds_the_likeliest_are_kept():
    worlds = {(1,): 5, (2,): 9, (3,): 5, (4,): 1, (5,): 5}
    assert likeliest(worlds, 3) == {(1,): 5, (2,): 9, (3,): 5}


@pytest.mark.rule("AN-10.8")
def test_a_truth_that_seemed_unlikely_is_found_again():
    """Seat 1 shows a 1: from the second pile, one would think, until all 1s of that are seen."""
    events = with_pile(with_pile(ints([]), ints([1, 1, 0])), ints([3, 1, 0]))
    events = with_look(with_look(events, 1, 0, 0), 1, 1, 1)
    events = with_showing(events, 1, 0)
    for _ in range(3):
        events = with_look(events, 0, 1, 0)
    assert not after(Belief(0, 3, 1), events).worlds
    belief = believing(0, 3, events)
    assert belief.worlds == after(Belief(0, 3, 100), events).worlds
    assert held_by(Deal(belief, Rng.seeded(1)), 1) == (1,)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_tables_that_a_seat_cannot_tell_apart_are_imagined_alike(viewer):
    s = ANTLER.new(4, 4)
    rng = Rng.seeded(8)
    for number in range(30):
        play_on(s, rng, 23)
        if s.over:
            break
        other = s.imagine(viewer, rng)
        seed = Rng.seeded(number)
        assert other.imagine(viewer, seed.copy()).digest() == s.imagine(viewer, seed).digest()


def test_others_may_imagine_inside_an_imagined_table():
    s = island(hands={0: "1", 1: "2 3", 2: "3"}, tiles={1: "roar", 2: "speed"})
    rng = Rng.seeded(7)
    for _ in range(40):
        inner = s.imagine(0, rng)
        world = inner.imagine(1, rng)
        assert hand(world, 1) == hand(inner, 1)
        assert list(world.facedown[KINDS : 2 * KINDS]) == list(inner.facedown[KINDS : 2 * KINDS])
        third = world.imagine(2, rng)
        assert hand(third, 2) == hand(world, 2)
        assert third.census() == s.census()


def test_plans_are_imagined_any_way_the_tiles_can_lie():
    s = island(plans={1: "move eat rut grow grow"})
    seen = Counter(tuple(int(n) for n in world.plan[5:10]) for world in worlds(s, 0, 6000))
    assert len(seen) == 60
    assert_evenly_spread(seen)
    s.used[1] = 0b00001
    known = Counter(tuple(int(n) for n in world.plan[5:10]) for world in worlds(s, 0, 2000))
    assert {plan[0] for plan in known} == {0}
    assert len(known) == 12
    assert_evenly_spread(known)


def test_nothing_that_lies_on_the_island_is_decided_before_it_is_looked_at():
    s = island(lying={"O0": 1, "O1": 1})
    assert sum(s.unseen) == sum(s.left) + 2
    assert s.ground[space("O1") * 2] == 1


def test_a_guess_mixes_what_others_hide_and_nothing_else():
    s = island(hands={0: "1 3", 1: "2 2", 2: "3"}, tiles={0: "roar", 1: "doping"})
    rng = Rng.seeded(5)
    guesses = [s.guess(0, rng) for _ in range(60)]
    assert all(hand(g, 0) == hand(s, 0) for g in guesses)
    assert len({tuple(hand(g, 1)) for g in guesses}) > 3
    assert len({tuple(g.facedown[KINDS : 2 * KINDS]) for g in guesses}) > 1
    assert all(g.tokens_held(1) == 2 and g.tokens_held(2) == 1 for g in guesses)
    assert all(g.census() == s.census() for g in guesses)


def test_a_guess_keeps_every_component_through_a_whole_game():
    s = ANTLER.new(4, 8)
    rng = Rng.seeded(8)
    committed = used_up = 0
    while not s.over:
        for viewer in range(4):
            guess = s.guess(viewer, rng)
            assert guess.census() == s.census()
            assert guess.legal(viewer) == s.legal(viewer)
            assert hand(guess, viewer) == hand(s, viewer)
        committed += any(s.tokens_laid(seat) > 0 for seat in range(4))
        used_up += not any(s.unseen[-VALUES:])
        play_on(s, rng, 3)
    assert committed > 0
    assert used_up > 0


def test_a_search_presumes_that_a_rival_goes_to_the_does_before_it_ruts():
    s = island(stags="O6 O0 O7 O9", does={"M0": 2}, plans={1: "move rut rut eat eat"})
    even = sum(world.plan[TILES] == MOVE for world in worlds(s, 0))
    presumed = 0
    rng = Rng.seeded(12)
    for world in worlds(s, 0):
        before = [sorted(world.plan[seat * TILES : seat * TILES + TILES]) for seat in range(4)]
        world.presume(0, rng)
        after = [sorted(world.plan[seat * TILES : seat * TILES + TILES]) for seat in range(4)]
        assert after == before, "the same tiles lie beside the same actions"
        presumed += world.plan[TILES] == MOVE
    assert presumed > 2 * even, "tile 1 or X comes first: half of the time it is tile 1"
