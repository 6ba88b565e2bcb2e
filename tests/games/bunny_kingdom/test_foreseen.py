"""What is foreseen against a second count that shares no code with it, and against what came."""

from random import Random

import pytest

from ludotheque.core import CHANCE
from tests.games.bunny_kingdom.foreseer import foretold, seen_table, worth_said
from tests.games.bunny_kingdom.tables import BUNNY, step

GAMES = 2


def told(s, seat, action):
    """Return the facts of an action as key and facts, without an order."""
    return sorted([(fact.key, fact.facts) for fact in s.foresee(seat, action)], key=str)


def fact(s, seat, action, key):
    """Return the facts of the only consequence of this key, or None."""
    found = [fact.facts for fact in s.foresee(seat, action) if fact.key == key]
    assert len(found) < 2
    return found[0] if found else None


def given(s, seat):
    """Return what a seat has answered in the open frame: resources, if any."""
    answers = getattr(s.stack[-1], "answers", None)
    return [BUNNY.actions.name(answer).split()[-1] for answer in answers[seat]] if answers else []


def same_counted_twice(s, seat):
    view = s.view(seat)
    for action in s.legal(seat):
        name = BUNNY.actions.name(action)
        expected = foretold(view, name, given(s, seat))
        if expected is not None:
            assert told(s, seat, action) == sorted(expected, key=str), name


def random_games(seats):
    """Yield the states of random games where somebody is asked, with one of those asked."""
    for seed in range(GAMES):
        s, picker = BUNNY.new(seats, seed), Random(seed)
        while not s.over:
            if s.actor() != CHANCE:
                yield s, picker.choice(s.waiting()), picker
            step(s, picker)


@pytest.mark.rule("BK-9.9")
@pytest.mark.rule("BK-9.11")
@pytest.mark.rule("BK-11.1")
@pytest.mark.rule("BK-11.2")
@pytest.mark.rule("BK-11.3")
@pytest.mark.rule("BK-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foreseen_is_the_same_counted_twice(seats):
    kinds = set()
    for s, seat, picker in random_games(seats):
        kind = s.view(seat)["question"]["kind"]
        # Drafts make up most of a game.
        often = 10 if kind in ("Play", "PlayAnother", "Discard") else 3
        if kind not in kinds or picker.randrange(often) == 0:
            kinds.add(kind)
            same_counted_twice(s, seat)
    assert {"Play", "Construct", "PlaceCamp", "JoinFiefs", "ChooseResource"} <= kinds


@pytest.mark.rule("BK-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_worth_of_ones_parchments_is_the_same_counted_twice(seats):
    for s, seat, picker in random_games(seats):
        view = s.view(seat)
        if view["table"]["phase"] == "parchments" or picker.randrange(5):
            continue
        table = seen_table(view)
        for worth in view["aids"]["worths"]:
            told = [(fact["key"], fact["facts"]) for fact in worth["facts"]]
            assert told == worth_said(table, seat, worth["card"], decided=False)


@pytest.mark.rule("BK-9.7")
@pytest.mark.rule("BK-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_built_makes_the_fief_that_was_foreseen(seats):
    """Construction is open: what was foreseen of a placement comes."""
    seen = set()
    for s, seat, picker in random_games(seats):
        view = s.view(seat)
        if view["question"]["kind"] not in ("Construct", "JoinFiefs", "PlaceCamp"):
            continue
        action = picker.choice(s.legal(seat))
        name = BUNNY.actions.name(action)
        if name.startswith(("build", "join", "settle")) and " post " not in name:
            seen.add(name.split()[0])
            before, harvest = fact(s, seat, action, "fief"), fact(s, seat, action, "harvest")
            world = s.copy()
            world.apply(seat, action)
            fiefs = world.view(seat)["table"]["fiefs"]
            if world.view(seat)["table"]["round"] == view["table"]["round"]:
                fief = next(fief for fief in fiefs if name.split()[-1] in fief["squares"])
                assert before == {**ribbon(fief), "squares": len(fief["squares"])}
                assert harvest["more"] == own(fiefs, seat) - own(view["table"]["fiefs"], seat)
    assert seen == {"build", "join", "settle"}


def ribbon(fief):
    return {name: fief[name] for name in ("strength", "wealth", "carrots")}


def own(fiefs, seat):
    return sum(fief["carrots"] for fief in fiefs if fief["seat"] == seat)


@pytest.mark.rule("BK-5.1")
@pytest.mark.rule("BK-6.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_territories_bring_what_was_foreseen_of_them(seats):
    """Whatever others choose, where no camp can be driven off and no provisions draw."""
    tried = 0
    for s, _, picker in random_games(seats):
        if s.view(0)["question"]["kind"] == "Play" and not any(s.stack[-1].answers):
            tried += territories_come(s.copy(), picker)
    assert tried > 10


def territories_come(s, picker):
    """Play one pick; return how many seats got from two territories what they were told."""
    before, expected = s.view(0)["table"], {}
    for seat in range(s.seats):
        s.apply(seat, picker.choice(s.legal(seat)))
        action = picker.choice(s.legal(seat))
        expected[seat] = fact(s, seat, action, "together")
        s.apply(seat, action)
    camps = [built for built in before["built"].values() if built.startswith("camp")]
    after = s.view(0)["table"]
    if camps or s.actor() == CHANCE or after["phase"] not in ("draft", "construction"):
        return 0
    came = {seat: facts for seat, facts in expected.items() if facts}
    for seat, facts in came.items():
        assert own(after["fiefs"], seat) - own(before["fiefs"], seat) == facts["more"]
    return len(came)


@pytest.mark.rule("BK-9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_construction_ends_where_it_was_said_to(seats):
    ends = set()
    for s, seat, _ in random_games(seats):
        if s.view(seat)["question"]["kind"] == "Construct":
            passing = BUNNY.actions.number("pass")
            said = fact(s, seat, passing, "ends-construction") is not None
            world = s.copy()
            world.apply(seat, passing)
            asked = world.view(0)["question"]
            ends.add(said)
            assert said == (asked is None or asked["kind"] != "Construct")
    assert ends == {True, False}


@pytest.mark.rule("BK-9.12")
@pytest.mark.rule("BK-9.13")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_post_brings_what_was_foreseen_whatever_the_other_chooses(seats):
    tried = 0
    for s, seat, picker in random_games(seats):
        question = s.view(seat)["question"]
        if question["kind"] == "ChooseResource":
            action = picker.choice(s.legal(seat))
            expected = fact(s, seat, action, "fief")
            world = s.copy()
            world.apply(seat, action)
            alone = seat not in world.waiting()
            while not world.over and world.view(0)["question"]["kind"] in TRADING:
                step(world, picker)
            if alone:
                tried += 1
                fiefs = world.view(0)["table"]["fiefs"]
                fief = next(fief for fief in fiefs if question["square"] in fief["squares"])
                assert expected == {**ribbon(fief), "squares": len(fief["squares"])}
    assert tried


TRADING = ("Trading", "ChooseResource")


@pytest.mark.rule("BK-12.1")
@pytest.mark.rule("BK-14.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_parchments_are_worth_at_the_last_choice_is_what_they_bring(seats):
    """After the last harvest nothing changes but by one's own copies."""
    compared = 0
    for seed in range(12):
        s, picker = BUNNY.new(seats, seed), Random(seed)
        last = []
        while not s.over:
            asked = s.view(0)["question"]["kind"]
            if s.round == 3 and asked in ("Construct", *TRADING, "CopyParchment"):
                last = [s.view(seat)["aids"]["worths"] for seat in range(seats)]
            board = (list(s.owner), list(s.built))
            step(s, picker)
            if board != (list(s.owner), list(s.built)):
                last = []
        for seat, worths in enumerate(last):
            sheet = s.score_sheet()[seat]
            if "liberal" not in sheet and "socialist" not in sheet:
                for worth in worths:
                    if worth["facts"][0]["key"] != "worth-end":
                        compared += 1
                        assert sheet[worth["card"]] == worth["facts"][0]["facts"]["carrots"]
    assert compared > 20
