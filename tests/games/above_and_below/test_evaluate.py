"""The evaluation behind the greedy bot: what it likes, and how well it plays by it."""

import pytest

from ludotheque.arena import step
from ludotheque.bots import bot
from ludotheque.core import Seat
from ludotheque.games.above_and_below.box.actions import SLEEP
from ludotheque.games.above_and_below.box.encounters import IF_PAID
from ludotheque.games.above_and_below.rules.night import Sleep
from ludotheque.games.above_and_below.strategy.expedition import Worths, by_levels, course, thrown
from ludotheque.games.above_and_below.table import INJURED, READY, REST
from tests.games.above_and_below.tables import (
    ABOVE,
    at_paragraph,
    do,
    give,
    kind,
    lay_open,
    move,
    own,
    table,
    take_coins,
    throw,
    win_cave,
)


def better(change, seat=0):
    """Whether a table that *change* was made to is better for *seat* than without it."""
    before, after = table(), table()
    change(after)
    return after.evaluate(seat) > before.evaluate(seat)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: give(s, 0, coins=3),
        lambda s: give(s, 0, amethyst=1),
        lambda s: own(s, 0, "H05"),
        lambda s: own(s, 0, "H20"),
        lambda s: move(s, 0, READY, "V01"),
        lambda s: win_cave(s, 0),
        lambda s: give(s, 0, potion=1),
    ],
    ids=["coins", "a good", "beds", "a refilling card", "a villager", "a cave", "a potion"],
)
def test_what_is_good_for_a_village_is_valued(change):
    assert better(change)
    assert not better(change, seat=1)


def test_an_injury_and_lost_coins_are_not():
    assert not better(lambda s: move(s, 0, INJURED, "B1"))
    assert not better(lambda s: take_coins(s, 0, 3))


def chosen(s):
    """What greedy does now."""
    return ABOVE.actions.name(bot("greedy", 1).choose(Seat(s, s.actor())))


def test_greedy_gives_beds_to_the_tired():
    s = table()
    move(s, 0, REST, "B1", "T1")
    do(s, "pass", "pass")
    assert chosen(s).startswith("bed")


def test_at_night_the_beds_of_all_are_made():
    s = table()
    move(s, 0, REST, "B1", "T1")
    move(s, 1, REST, "B2", "T2")
    do(s, "pass", "pass")
    assert kind(s) == "Resting"
    assert s.evaluate(0) + s.evaluate(1) == pytest.approx(1)


def test_nobody_is_thought_to_sleep_twice_in_a_night():
    s = table()
    move(s, 0, INJURED, "B1")
    move(s, 0, REST, "T1")
    do(s, "pass", "pass")
    before = s.evaluate(0)
    do(s, "bed B1")
    assert kind(s) == "Resting"
    assert s.evaluate(0) == pytest.approx(before)


def test_greedy_does_not_drink_what_a_bed_would_do():
    s = table()
    give(s, 0, cider=2)
    do(s, "work", "send B1", "go", "pass", "pass")
    assert kind(s) == "Resting"
    assert chosen(s) == "end-drinks"


def test_greedy_exerts_somebody_where_one_lantern_wins_an_amethyst():
    s = table()
    at_paragraph(s, 79, "B1", "T1", "E1")
    do(s, "choose 1")
    throw(s, 4, 4, 3)
    assert kind(s) == "Exert"
    assert chosen(s).startswith("exert")


def test_greedy_buys_a_star_house_at_the_end_rather_than_keeping_coins():
    s = table()
    s.round = 7
    give(s, 0, coins=5)
    own(s, 0, "H02", "H03", "H05")
    lay_open(s, "H06")
    assert chosen(s) == "build"
    do(s, "build", "builder B1")
    assert chosen(s) == "erect S1"


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_explores_builds_trains_and_beats_random_play(seats):
    done = set()
    wins = 0.0
    for seed in range(10):
        s = ABOVE.new(seats, seed)
        players = [
            bot("greedy:worlds=1", seed),
            *[bot("random", seed + n) for n in range(1, seats)],
        ]
        while not s.over:
            seat = s.actor()
            action = step(s, players)
            if seat == 0:
                done.add(ABOVE.actions.name(action).split()[0])
        wins += s.shares()[0]
    assert wins >= 9
    assert {"explore", "build", "train", "harvest", "work", "place"} <= done


def test_a_glance_asks_only_after_ones_own_village():
    s = table()
    before = s.glance(0)
    give(s, 1, coins=3)
    assert s.glance(0) == before
    give(s, 0, coins=3)
    assert s.glance(0) > before


def test_the_margin_grows_with_the_lead_in_points():
    s = table()
    level = s.margin(0)
    assert level == 0.5
    own(s, 0, "H05")
    assert s.margin(0) > level > s.margin(1)


def test_in_a_hurry_the_brightest_of_the_tired_gets_the_first_bed():
    s = table()
    for villager in ("B1", "T1"):
        move(s, 0, REST, villager)
    question = Sleep(0, 0, 0, 0)
    assert {ABOVE.actions.name(a) for a in question.options(s)} >= {"bed B1", "bed T1"}
    s.ask(question)
    (bed,) = s.likely(0)
    lanterns = {a: sum(s.box.villagers[a - SLEEP].lanterns) for a in question.options(s)[:-1]}
    assert lanterns[bed] == max(lanterns.values())


def test_in_a_hurry_every_seat_gives_one_bed_at_a_time():
    s = table()
    move(s, 0, REST, "B1", "T1")
    move(s, 1, REST, "B2", "T2")
    do(s, "pass", "pass")
    assert kind(s) == "Resting"
    for seat in (0, 1):
        (bed,) = s.likely(seat)
        assert bed in s.legal(seat)
        assert ABOVE.actions.name(bed).startswith("bed")


def test_in_the_last_round_nobody_wants_a_drink_or_minds_an_injury():
    s = table()
    worths = Worths(s, 0)
    assert worths.potion > 0
    assert worths.cider > 0
    assert worths.strain > 0
    s.round = 7
    worths = Worths(s, 0)
    assert worths.potion == worths.cider == worths.strain == 0


def test_lanterns_that_are_bought_cost_their_price():
    s = table()
    choices = [c for p in s.box.book for c in p.choices if c.bonus == IF_PAID]
    assert choices
    party = thrown(s, 0b11)
    for choice in choices:
        take_coins(s, 0, s.coins[0])
        poor = course(Worths(s, 0), choice, 0b11, party)
        assert poor == pytest.approx(by_levels(Worths(s, 0), choice, 0, party, 2))
        give(s, 0, coins=choice.bonus_price)
        worths = Worths(s, 0)
        gift = by_levels(worths, choice, choice.bonus_lanterns, party, 2)
        rich = course(worths, choice, 0b11, party)
        plain = by_levels(worths, choice, 0, party, 2)
        assert rich == pytest.approx(max(plain, gift - worths.coin * choice.bonus_price))
