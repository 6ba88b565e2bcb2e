"""What is foreseen against brute force that shares no code with it, and against what came."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from ludotheque import laws
from ludotheque.core import CHANCE, Rng
from ludotheque.games.antler_island.box.components import ACTION_NAMES, COMMIT_MOST, SPACE_NAMES
from ludotheque.games.antler_island.knowledge.belief import after
from ludotheque.games.antler_island.knowledge.possible import TokenSums, next_of_pile
from ludotheque.games.antler_island.rules import fight
from ludotheque.games.antler_island.table import PLANNING, Belief
from tests.contract.statistics import assert_proportional
from tests.games.antler_island.tables import ANTLER, hand, hold, island, play, stag
from tests.games.antler_island.test_knowledge import STORY, arrangements, row_of

TILES = ("1", "2", "3", "X")


def facts_of(s, seat, action, key):
    """Return the facts of the consequences of this key."""
    return [fact.facts for fact in s.foresee(seat, action) if fact.key == key]


# Tokens and tiles: all arrangements, tried one by one


def shares(ways):
    """Return *ways* as parts of their sum."""
    total = sum(ways.values())
    return {what: Fraction(count, total) for what, count in ways.items() if count}


@pytest.mark.rule("AN-10.8")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_sums_of_tokens_are_those_of_all_arrangements(seat, number):
    exact = arrangements(STORY)
    belief = after(Belief(0, 3), row_of(STORY, next(iter(exact))[0]))
    expected = Counter()
    for (_, *hands), ways in exact.items():
        held = hands[seat - 1]
        picks = list(combinations(held, min(number, len(held))))
        for chosen in picks:
            expected[sum(kind + 1 for kind in chosen)] += Fraction(ways, len(picks))
    number = min(number, len(held))
    assert shares(TokenSums(belief, seat, number).ways) == shares(expected)


@pytest.mark.rule("AN-7.1")
@pytest.mark.rule("AN-10.7")
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_the_next_thing_of_a_pile_is_that_of_all_arrangements(pile):
    """Whoever draws next, all arrangements are counted in which it is of a kind."""
    belief = after(Belief(0, 3), row_of(STORY, next(iter(arrangements(STORY)))[0]))
    expected = Counter()
    for kind in range(3):
        expected[kind] = sum(arrangements((*STORY, ("look", 0, pile, kind))).values())
    assert shares(dict(enumerate(next_of_pile(belief, pile)))) == shares(expected)


@pytest.mark.rule("AN-6.6")
@pytest.mark.parametrize(("own", "rival"), [("1 2 2", "1 2"), ("2", "1 1 2"), ("1 1 2 2", "2")])
def test_a_fight_is_foreseen_as_all_deals_of_the_start_pile_would_end(own, rival):
    s = island(stags="O0 O1 O6 O9", hands={0: own, 1: rival})
    play(s, "0 reveal 1, 0 move O1")
    pile = [1] * 6 + [2] * 6
    for value in own.split():
        pile.remove(int(value))
    held = len(rival.split())
    for action in s.legal(0):
        strength = 2 + sum(int(value) for value in ANTLER.actions.name(action).split()[1:])
        for number in range(1, min(held, COMMIT_MOST) + 1):
            ends = Counter()
            # The first of the tokens dealt are those that are laid.
            for dealt in permutations(pile, number):
                against = 2 + sum(dealt)
                ends[(strength < against) - (strength > against)] += 1
            assert foreseen_end(s, 0, action, number) == shares(ends)


def foreseen_end(s, seat, action, number):
    """Return the chances to win (-1), draw (0) and lose (1) against so many tokens."""
    for fact in s.foresee(seat, action):
        if fact.facts.get("count") != number:
            continue
        if fact.key == "sure":
            return {["win", "draw", "lose"].index(fact.facts["outcome"]) - 1: Fraction(1)}
        if fact.key == "if-laid":
            names = ("win_chance", "draw_chance", "lose_chance")
            chances = {place - 1: fact.facts[name] for place, name in enumerate(names)}
            return {end: Fraction(*chance) for end, chance in chances.items() if chance[0]}
    raise AssertionError(number)


# Plans: every way to play the tiles, by the rules themselves


def alone(picker):
    """Return an island where nobody but seat 0 stands or can act, planned at random."""
    spaces = [name for name in SPACE_NAMES if not name.startswith("S")]
    s = island(
        stags=" ".join([picker.choice(spaces), "O0", "O0", "O0"]),
        does={name: picker.randrange(3) for name in picker.sample(SPACE_NAMES, 4)},
        lying={name: picker.randrange(1, 3) for name in picker.sample(spaces[:12], 4)},
        hands={0: " ".join(picker.choices("12", k=picker.randrange(5)))},
        # Mended pieces bring no tiles, which might be a Speed more.
        broken={0: 9},
        tiles={0: picker.choice(["", "speed", "speed open:speed", "doping"])},
        plans=dict.fromkeys((1, 2, 3), "grow " * 5),
    )
    for seat in (1, 2, 3):
        s.where[seat] = -1
    return s


class Ways:
    """Where the last of some actions comes, where it is possible there, and where a move leads."""

    def __init__(self):
        self.at, self.able, self.ends = set(), set(), set()


def walk(s, order, ways):
    """Carry out the actions of *order*, one a turn, in every way that the engine allows."""
    while s.actor() != 0:
        if s.actor() == CHANCE:
            # What a token is worth changes nothing in where and whether.
            s.apply(CHANCE, s.chances()[0][0])
        else:
            s.apply(s.actor(), s.legal(s.actor())[0])
    if type(s.stack[-1]).__name__ == "TakeTurn":
        if order:
            turn_up(s, order, ways)
        return
    moves = type(s.stack[-1]).__name__ == "MoveStag"
    for action in s.legal(0):
        world = s.copy()
        world.apply(0, action)
        if moves and not order:
            ways.ends.add(stag(world, 0))
        elif order:
            walk(world, order, ways)


def turn_up(s, order, ways):
    """Let the next action be that of the lowest tile, and do it."""
    s.used[0] = 0
    s.plan[0] = ACTION_NAMES.index(order[0])
    here = s.where[0]
    if len(order) == 1:
        possible = {
            "move": True,
            "eat": s.ground[here * 2] > 0 and sum(hand(s, 0)) < 5,
            "rut": s.does[here] > 0,
            "grow": sum(hand(s, 0)) > 0,
        }
        ways.at.add(stag(s, 0))
        ways.able |= {stag(s, 0)} if possible[order[0]] else set()
    s.act(0, "reveal 1")
    if len(order) > 1 or order == ["move"]:
        walk(s, order[1:], ways)


@pytest.mark.rule("AN-3.1")
@pytest.mark.rule("AN-3.7")
@pytest.mark.parametrize("seed", range(10))
def test_plans_lead_where_every_way_to_play_them_leads(seed):
    picker = Random(seed)
    s = alone(picker)
    planned = s.copy()
    planned.stage, planned.stack = PLANNING, []
    planned.advance()
    laid = [picker.choice(["move", "move", "eat", "rut", "grow"]) for _ in range(3)]
    for tile in range(4):
        before = [laid[:tile]] if tile < 3 else [laid[:cut] for cut in range(4)]
        for action in ACTION_NAMES:
            ways = Ways()
            for done in before:
                walk(s.copy(), [*done, action], ways)
            compare(planned.foresee(0, ANTLER.action(f"plan {TILES[tile]} {action}")), action, ways)
        if tile < 3:
            planned.act(0, f"plan {TILES[tile]} {laid[tile]}")


def compare(told, action, ways):
    """Hold what was foreseen of one tile against all ways."""
    reached = spaces_in(told, ("plan-at", "plan-move", "plan-speed"))
    assert reached == (ways.ends if action == "move" else ways.at)
    assert any(fact.key == "plan-skipped" for fact in told) == (not ways.able)
    if action in ("eat", "rut"):
        assert spaces_in(told, ("food-on", "does-on")) == ways.able


def spaces_in(told, keys):
    """Return all spaces named in the facts of *keys*."""
    return {space for fact in told if fact.key in keys for space in fact.facts["spaces"]}


# What came


def random_games(games, rounds=40):
    """Yield states of random games where somebody is asked, with the action taken there."""
    for seed in range(games):
        s = ANTLER.new(3 + seed % 2, seed, cubes=seed % 3 == 0)
        s.listen()
        picker = Random(seed)
        while not s.over and s.rounds < rounds:
            if s.actor() == CHANCE:
                s.roll()
                continue
            seat = s.actor()
            action = picker.choice(s.legal(seat))
            yield s, seat, action
            s.apply(seat, action)


def came_of(s, seat, action):
    """Return the state after the action with what was told, and the kinds of what is owed."""
    after_it = s.copy()
    after_it.listen()
    after_it.apply(seat, action)
    # The first of a key: the turn of the next seat may have begun by itself.
    events = {event["key"]: event for event in reversed(after_it.events_for(seat))}
    if after_it.stack and type(after_it.stack[-1]).__name__ == "Withdraw":
        # What the winner gets comes once the other has gone.
        after_it.apply(after_it.actor(), after_it.legal(after_it.actor())[0])
    return after_it, events, [type(question).__name__ for question in after_it.stack]


CERTAIN = {
    "mates": lambda facts, _s, seat, then, events: facts["does"] == then.mated[seat],
    "no-doe": lambda _f, _s, _x, _t, events: "no-doe" in events,
    "no-food": lambda _f, _s, _x, _t, events: "nothing-to-eat" in events,
    "mat-full": lambda _f, _s, _x, _t, events: "nothing-to-eat" in events,
    "no-growth": lambda _f, _s, _x, _t, events: "cannot-grow" in events,
    "makes-last-round": lambda _f, _s, _x, _t, events: "last-round" in events,
    "follows": lambda facts, _s, _x, _t, events: events["revealed"]["action"] == facts["action"],
    "grows": lambda facts, _s, seat, then, events: facts["antlers"] == then.antlers[seat],
    "roars": lambda facts, _s, _x, _t, events: events["roared"]["count"] == facts["count"],
    "earns-stag": lambda facts, s, _x, then, events: s.won[facts["seat"]] < then.won[facts["seat"]],
    "keeps-antler": lambda facts, _s, seat, then, events: facts["antlers"] == then.antlers[seat],
    "antler-breaks": lambda facts, _s, seat, then, events: facts["antlers"] == then.antlers[seat],
    "keeps-token": lambda facts, _s, seat, then, events: (
        events["kept-token"]["value"] == facts["value"]
    ),
    "begins-on": lambda facts, _s, _x, then, events: stag(then, facts["other"]) == facts["space"],
    "spends-tile": lambda facts, _s, seat, _t, events: events["played"]["kind"] == facts["kind"],
}


@pytest.mark.rule("AN-5.4")
@pytest.mark.rule("AN-5.6")
@pytest.mark.rule("AN-5.8")
@pytest.mark.rule("AN-6.12")
@pytest.mark.rule("AN-6.15")
def test_what_was_certain_came():
    met = Counter()
    for s, seat, action in random_games(8):
        told = s.foresee(seat, action)
        then, events, owed = came_of(s, seat, action)
        for fact in told:
            if fact.key in CERTAIN:
                assert CERTAIN[fact.key](fact.facts, s, seat, then, events), fact
                met[fact.key] += 1
        keys = {fact.key for fact in told}
        if owed and "fight" in keys and "follows" not in keys:
            assert "attacked" in events
        if "earns-cube" in keys:
            assert "TakeCube" in owed
        if "gives-one-up" in keys:
            assert "DiscardTile" in owed
        if "tiles-earned" in keys:
            assert "ChooseTile" in owed or "took-open" in events
        if "no-tile-left" in keys:
            assert "no-tile-left" in events or "retreated" in events
    assert set(CERTAIN) - set(met) <= {"mat-full", "makes-last-round", "keeps-antler"}, met


@pytest.mark.rule("AN-6.6")
def test_no_fight_ended_as_was_told_to_be_impossible():
    ends = Counter()
    for s, seat, action in random_games(8):
        if ANTLER.actions.name(action) != "lock":
            continue
        question = s.stack[-1]
        own, rival = fight.strength(s, seat), fight.strength(s, question.defender)
        end = "win" if own > rival else "draw" if own == rival else "lose"
        for fact in s.foresee(seat, action):
            if fact.key in ("laid", "sure"):
                assert fact.facts["least"] <= rival <= fact.facts["most"]
            if fact.key == "laid":
                assert fact.facts[f"{end}_chance"][0] > 0
            if fact.key == "sure":
                assert fact.facts["outcome"] == end
        ends[end] += 1
    assert len(ends) == 3


@pytest.mark.rule("AN-10.8")
def test_the_chances_of_a_lock_are_those_of_imagined_worlds():
    s = island(stags="O0 O1 O6 O9", hands={0: "2 1"}, plans={1: "grow " * 5}, turn=1)
    for value, pile in ((2, 0), (1, 0), (3, 1), (2, 1)):
        hold(s, 1, value, pile=pile)
    play(s, "1 reveal 1, 1 pay 2")
    s.turn, s.stage, s.stack = 0, 5, []
    s.advance()
    play(s, "0 reveal 1, 0 move O1, 0 commit 1 2, 1 stand, 1 commit 1 3")
    (fact,) = facts_of(s, 0, ANTLER.action("lock"), "laid")
    rng, ends = Rng.seeded(4), Counter()
    for _ in range(4000):
        world = s.imagine(0, rng)
        own, rival = fight.strength(world, 0), fight.strength(world, 1)
        ends["win" if own > rival else "draw" if own == rival else "lose"] += 1
    assert_proportional(
        ends,
        {
            end: fact[f"{end}_chance"][0]
            for end in ("win", "draw", "lose")
            if fact[f"{end}_chance"][0]
        },
    )


def test_nothing_hidden_is_foretold_in_a_whole_game():
    """Law 4 at one state in ten, and wherever somebody fights or takes a tile."""
    picker = Random(2)
    for s, seat, _ in random_games(2, rounds=14):
        kind = type(s.question(seat)).__name__
        if kind in ("Commit", "Stand", "Lock", "ChooseTile", "PlayGreedy") or picker.random() < 0.1:
            laws.no_leak_by_foresight(s, picker.randrange(10**6))
