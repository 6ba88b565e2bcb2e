"""Odds: how good a lead is, and what a value of 0 to 1 says about the share of wins."""

import pytest

from ludotheque.core.odds import by_lead, share_by_odds


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("certainty", [0.5, 1.0, 6.0])
def test_a_level_game_is_shared_and_a_decided_one_is_not(seats, certainty):
    assert share_by_odds(0.5, seats, certainty) == pytest.approx(1 / seats)
    assert share_by_odds(1.0, seats, certainty) == 1
    assert share_by_odds(0.0, seats, certainty) == pytest.approx(0, abs=1e-4)


def test_with_two_seats_and_no_correction_a_value_is_a_share():
    for value in (0.1, 0.3, 0.75):
        assert share_by_odds(value, 2, 1.0) == pytest.approx(value)


def test_the_surer_the_further_from_level():
    assert share_by_odds(0.6, 2, 5.0) > share_by_odds(0.6, 2, 1.0) > 0.5
    assert share_by_odds(0.4, 2, 5.0) < share_by_odds(0.4, 2, 1.0) < 0.5


def test_a_lead_is_as_good_as_it_is_bad_to_be_behind_by_it():
    assert by_lead(0.0, 7.0) == 0.5
    for lead in (0.5, 3.0, 20.0):
        assert by_lead(lead, 7.0) + by_lead(-lead, 7.0) == pytest.approx(1)
        assert by_lead(lead, 7.0) > by_lead(lead, 8.0) > 0.5


def test_no_lead_is_out_of_scale():
    assert 0.99 < by_lead(1e9, 1.0) <= 1
    assert 0 <= by_lead(-1e9, 1.0) < 0.01
