"""What is foreseen against all worlds tried one by one, and against what came."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from ludotheque.core import CHANCE, SPECTATOR, ints
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES
from ludotheque.laws import step_at_random
from tests.games.aisopos.tables import AISOPOS, names, seen, table

GAMES = 6
# So many unseen pieces of one owner are dealt in every order.
FEW = 6
POINTS = {"lion": 5, "man": 4, "fox": 3, "mouse": 2, "ant": 1}


def told(s, seat, name):
    """Return the facts of an action as key and facts, without an order."""
    found = [(fact.key, fact.facts) for fact in s.foresee(seat, AISOPOS.actions.number(name))]
    return sorted(found, key=str)


def owner_at(s, where):
    piece = s.board[HEX_NAMES.index(where)] - 1
    return piece // 10 if piece >= 0 else None


def unseen(s, viewer, owner):
    """Return the owner's pieces on the board that the viewer never saw, and its kinds unseen."""
    pieces = [place - 1 for place in s.board if place and (place - 1) // 10 == owner]
    pieces = [piece for piece in pieces if not s.seen[piece] >> viewer & 1]
    kinds = [s.kind[piece] for piece in pieces]
    for kind in range(5):
        kinds += [kind] * s.hand[owner * 5 + kind]
    return pieces, kinds


def worlds(s, viewer, owner):
    """Return every consistent shuffle of the owner's unseen pieces, with how often it comes."""
    pieces, kinds = unseen(s, viewer, owner)
    deals = Counter(
        deal[: len(pieces)] + tuple(sorted(deal[len(pieces) :]))
        for deal in permutations(kinds)
        if all(s.could[piece] >> kind & 1 for piece, kind in zip(pieces, deal, strict=False))
    )
    return [(dealt(s, owner, pieces, deal), times) for deal, times in deals.items()]


def dealt(s, owner, pieces, deal):
    """Return the world in which these *pieces* and then the hand are of the kinds in *deal*."""
    world = s.copy()
    world.kind, world.hand = world.kind[:], world.hand[:]
    for piece, kind in zip(pieces, deal, strict=False):
        world.kind[piece] = kind
    for kind in range(5):
        world.hand[owner * 5 + kind] = deal[len(pieces) :].count(kind)
    return world


def lived(world, seat, name):
    """Take an attack in a *world*; return what came of it: outcome, kinds, notes, final points."""
    _, origin, target = name.split()
    owner = owner_at(world, target)
    mine, theirs = (
        KIND_NAMES[world.kind[world.board[HEX_NAMES.index(hex_)] - 1]] for hex_ in (origin, target)
    )
    before = world.scores()
    after = world.copy()
    after.act(seat, name)
    gain = [after.scores()[each] - before[each] for each in (seat, owner)]
    standing = owner_at(after, target)
    outcome = {seat: "win", owner: "loss", None: "fall"}[None if after.over else standing]
    if after.over:
        outcome = "fall" if all(gain) else "win" if gain[0] else "loss"
    notes = None if after.over or outcome == "fall" else sorted(seen(after, SPECTATOR, target))
    return {
        "outcome": outcome, "mine": mine, "theirs": theirs, "gain": gain, "owner": owner,
        "notes": notes, "over": after.over, "points": after.scores(),
    }  # fmt: skip


def compare(s, seat, name):
    """Compare what is told of an attack with all worlds; only where no match goes on after it."""
    _, _, target = name.split()
    owner = owner_at(s, target)
    lives = [(lived(world, seat, name), times) for world, times in worlds(s, seat, owner)]
    of = sum(times for _, times in lives)
    facts = told(s, seat, name)
    expect_kinds(facts, lives, of)
    expect_odds(facts, lives, of)
    expect_news(s, seat, name, facts, lives)
    expect_ends(seat, facts, lives)


def share(chance):
    """Return a chance as a number that can be compared, exactly."""
    ways, of = chance
    return Fraction(ways, of)


def expect_kinds(facts, lives, of):
    expected = Counter()
    for life, times in lives:
        points = life["gain"][1] if life["outcome"] == "loss" else life["gain"][0]
        expected[life["outcome"], life["theirs"], points] += times
    heard = {}
    for key, about in facts:
        if key.startswith("sure-"):
            heard[key.removeprefix("sure-"), about["piece"], about["points"]] = 1
        elif key in ("win", "fall", "loss"):
            heard[key, about["piece"], about["points"]] = share(about["chance"])
    assert heard == {case: Fraction(times, of) for case, times in expected.items()}


def expect_odds(facts, lives, of):
    ways = Counter()
    for life, times in lives:
        ways[life["outcome"]] += times
    for key, about in facts:
        if key == "odds":
            assert share(about["win_chance"]) == Fraction(ways["win"], of)
            assert share(about["fall_chance"]) == Fraction(ways["fall"], of)
            assert share(about["lose_chance"]) == Fraction(ways["loss"], of)
        elif key.startswith("always-"):
            assert set(ways) == {{"always-wins": "win", "always-loses": "loss"}[key]}


def expect_news(s, seat, name, facts, lives):
    """What all learn is what a spectator has noted after each world's clash."""
    _, origin, target = name.split()
    news = {}
    for key, about in facts:
        if key == "shows-yours":
            news.update({("win", kind): sorted(about["kinds"]) for kind in about["beaten"]})
        elif key == "shows-theirs":
            news["loss"] = sorted(about["kinds"])
    known = {"win": sorted(seen(s, SPECTATOR, origin)), "loss": sorted(seen(s, SPECTATOR, target))}
    for life, _ in lives:
        if life["notes"] is None:
            continue
        outcome = life["outcome"]
        heard = news.get(("win", life["theirs"]) if outcome == "win" else "loss")
        hex_, owner = (origin, seat) if outcome == "win" else (target, life["owner"])
        if not seen_by_others(s, hex_, owner):
            assert life["notes"] == (known[outcome] if heard is None else heard)


def seen_by_others(s, hex_, owner):
    """Say whether every other seat has looked at the piece on a hex."""
    (piece,) = [p for p in s.view(SPECTATOR)["table"]["pieces"] if p["hex"] == hex_]
    return len(piece["seen_by"]) == s.seats - 1 and owner not in piece["seen_by"]


def expect_ends(seat, facts, lives):
    ends = {key.removesuffix("-ends"): about for key, about in facts if key.endswith("-ends")}
    for life, _ in lives:
        assert (life["outcome"] in ends) == life["over"]
        if life["over"]:
            rivals = [points for each, points in enumerate(life["points"]) if each != seat]
            expected = {"points": life["points"][seat], "best": max(rivals)}
            assert ends[life["outcome"]] == expected
    assert set(ends) <= {life["outcome"] for life, _ in lives}


def attacks(s, seat):
    return [
        name
        for name in names(s, seat)
        if name.startswith("move") and owner_at(s, name.split()[2]) is not None
    ]


def random_states(seats, games=GAMES):
    """Yield the states of random games in which a seat has its turn; they clash where they can."""
    for seed in range(games):
        s, picker = AISOPOS.new(seats, seed), Random(seed)
        while not s.over:
            seat = s.actor()
            yield s, seat, picker
            fights = attacks(s, seat)
            if fights and picker.randrange(2):
                s.act(seat, picker.choice(fights))
            else:
                step_at_random(s, picker)


@pytest.mark.rule("AI-5.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_clues_are_counted_as_all_shuffles_tried_one_by_one(seats):
    """A laid table with clues on two pieces, one of them attacked."""
    s = table("0 lion c3, 1 lion a1, 1 fox b2, 1 ant d2, 1 mouse e1", seats, hands={1: "man man"})
    for hex_, could in (("a1", 0b01001), ("b2", 0b00111)):
        s.could[s.board[HEX_NAMES.index(hex_)] - 1] = could
    for name in ("move c3 b2", "move c3 d2"):
        compare(s, 0, name)


@pytest.mark.rule("AI-4.1")
@pytest.mark.rule("AI-4.5")
@pytest.mark.rule("AI-5.2")
@pytest.mark.rule("AI-5.3")
@pytest.mark.rule("AI-5.4")
@pytest.mark.rule("AI-5.5")
@pytest.mark.rule("AI-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_attacks_bring_what_they_bring_in_every_world(seats):
    compared, keys = 0, set()
    for s, seat, picker in random_states(seats):
        few = [
            name
            for name in attacks(s, seat)
            if len(unseen(s, seat, owner_at(s, name.split()[2]))[1]) <= FEW
        ]
        if few:
            name = picker.choice(few)
            compare(s, seat, name)
            compared += 1
            keys.update(key for key, _ in told(s, seat, name))
    assert compared > 20
    assert {"odds", "win", "fall", "loss", "sure-win", "shows-yours", "shows-theirs"} <= keys
    assert keys & {"win-ends", "fall-ends", "loss-ends"}


@pytest.mark.rule("AI-4.2")
@pytest.mark.rule("AI-4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_came_of_an_attack_was_foreseen_as_possible(seats):
    """Also with many unseen pieces: the kind was among those told, with its points."""
    for s, seat, picker in random_states(seats, games=3):
        fights = attacks(s, seat)
        if not fights:
            continue
        name = picker.choice(fights)
        facts = told(s, seat, name)
        life = lived(s, seat, name)
        points = life["gain"][1] if life["outcome"] == "loss" else life["gain"][0]
        assert points == POINTS[life["mine" if life["outcome"] == "loss" else "theirs"]]
        cases = [
            (key.removeprefix("sure-"), about["piece"], about["points"])
            for key, about in facts
            if "piece" in about
        ]
        assert (life["outcome"], life["theirs"], points) in cases
        after = s.copy()
        after.listen()
        after.act(seat, name)
        looked = any(event["key"] == "looked" for event in after.events_for(seat))
        target = name.split()[2]
        if looked and len(seen(s, seat, target)) > 1 and len(life["notes"] or ()) > 1:
            assert ("you-look", {}) in facts


@pytest.mark.rule("AI-3.3")
@pytest.mark.rule("AI-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quiet_turns_bring_what_was_foreseen(seats):
    """Rivals that can reach a hex are those whose turn, if it were now, could move there."""
    for s, seat, picker in random_states(seats, games=2):
        name = picker.choice(names(s, seat))
        target = name.split()[2]
        if owner_at(s, target) is not None:
            continue
        facts = dict(told(s, seat, name))
        after = s.copy()
        after.act(seat, name)
        if after.over:
            assert after.ending() == "quiet"
            assert facts["quiet-draw"] == {}
            continue
        assert facts["quiet"] == {"left": after.box.quiet_turns - after.quiet}
        reached = 0
        for rival in range(seats):
            if rival != seat:
                after.stack, after.turn = [], rival
                after.advance()
                reached += len([move for move in names(after, rival) if move.endswith(target)])
        assert facts["in-reach"] == {"rivals": reached}


@pytest.mark.rule("AI-7.5")
def test_what_a_draw_costs_is_what_is_struck_out():
    s, picker = AISOPOS.new(3, 4, agreement=True, quiet=3), Random(4)
    draws = 0
    while not s.over:
        seat = s.actor()
        assert seat != CHANCE
        last = [name for name in names(s, seat) if drawn_by(s, seat, name)]
        if last:
            name = picker.choice(last)
            facts = told(s, seat, name)
            after = s.copy()
            after.act(seat, name)
            assert after.over
            assert [row["struck-out"] for row in after.score_sheet()] == costs(facts, seat, 3)
            draws += 1
        action = picker.choice([name for name in names(s, seat) if name not in last] or last)
        s.act(seat, action)
    assert draws


def drawn_by(s, seat, name):
    return any(key in ("drawn", "quiet-draw") for key, _ in told(s, seat, name))


def costs(facts, seat, seats):
    """Return what each seat gives up, as the score sheet strikes it out."""
    points = ints([0] * seats)
    for key, about in facts:
        if key in ("give-up", "gives-up"):
            points[about.get("other", seat)] = -about["points"]
    return list(points)
