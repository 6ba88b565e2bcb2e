"""Observations of what random games hardly ever come to."""

from ludotheque.core import cells_listed
from ludotheque.games.above_and_below.box.contents import FISH, VILLAGER_IDS
from tests.games.above_and_below.tables import at_paragraph, do, give, roll, table


def observed(s, name, seat=0):
    layout = s.game.layout
    feature = next(each for each in layout.features if each.name == name)
    start = layout.starts[name]
    return cells_listed(s.observe(seat))[start : start + feature.size]


def test_what_is_at_stake_is_observed():
    s = table()
    give(s, 0, fish=1)
    at_paragraph(s, 156, "B1", "T1")
    person = s.copy()
    do(s, "choose 2", "stake fish")
    assert observed(s, "staked_item")[FISH] == 1
    do(person, "choose 3", "stake B1")
    assert observed(person, "staked_villager", 1)[VILLAGER_IDS.index("B1")] == 1


def test_rewards_are_observed_once_they_are_read_aloud():
    s = table()
    at_paragraph(s, 149, "B1", "T1")
    offered = s.view(1)["question"]["options"]
    rows = observed(s, "rewards", 1)
    assert [sum(rows[place * 11 : place * 11 + 11]) for place in range(len(offered))] == [
        sum(option.values()) for option in offered
    ]


def test_faces_of_a_game_of_luck_are_observed():
    s = table()
    at_paragraph(s, 180, "B1", "T1")
    do(s, "choose 1", "die 3")
    assert observed(s, "banked") == [0, 0, 1, 0, 0, 0]


def test_levels_and_prices_are_those_that_are_read_aloud():
    s = table()
    at_paragraph(s, 4, "B1", "T1")
    roll(s)
    choices = s.view(1)["table"]["encounter"]["choices"]
    levels = observed(s, "levels", 1)
    for place, choice in enumerate(choices):
        told = [
            number for level in choice["levels"] for number in (level["lanterns"], level["fee"])
        ]
        assert levels[place * 8 : place * 8 + len(told)] == told
