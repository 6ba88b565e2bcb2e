"""Who has won when a game was played to its end."""

import pytest

from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.endings import abandoned, finished
from tests.games.antler_island.test_end import finished as ended

HERE = Chair("human", "anna", "Anna")
GONE = Chair("human", "bert", "Bert", resigned=True)


@pytest.mark.rule("AN-8.6")
def test_where_the_rules_name_no_winner_the_table_names_none():
    outcome = finished(ended(seats=3, does={0: 12}), [HERE] * 3)
    assert outcome.winners == []
    assert outcome.ranking == [[0, 1, 2]]


def test_if_the_winner_has_given_up_the_best_of_the_others_wins():
    state = ended(seats=3, does={0: 12, 1: 4, 2: 3}, won=(0, 1, 2))
    outcome = finished(state, [GONE, HERE, HERE])
    assert outcome.winners == [1]
    assert outcome.ranking == [[1], [2], [0]]
    assert outcome.resigned == [0]


def test_where_everybody_has_given_up_nobody_wins():
    outcome = abandoned(ended(seats=3, does={0: 12}), [GONE] * 3, "resigned", last=True)
    assert outcome.winners == []
    assert outcome.ranking == [[0, 1, 2]]
