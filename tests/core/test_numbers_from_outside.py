"""A number from outside is a whole number of a sensible size, or gets our own error."""

import json

import pytest

import ludotheque as lt
from ludotheque.core import BadSeed, BrokenRecord, LudothequeError, Rng, UnknownAction, WrongSeats
from ludotheque.core.table import Table

# The compiled engine takes True for 1 unless it is asked; Python prints no number so long.
HUGE = 10**5000
NO_NUMBERS = {"true": True, "false": False, "huge": HUGE, "far below": -HUGE, "half": 0.5,
              "float": 1.0, "text": "1"}  # fmt: skip
wrong = pytest.mark.parametrize("wrong", NO_NUMBERS.values(), ids=NO_NUMBERS.keys())


def aisopos():
    return lt.game("aisopos").new(seats=2, seed=1)


def refused(kind, what, *args, **named):
    """See that *what* raises *kind* with one short line."""
    with pytest.raises(kind) as caught:
        what(*args, **named)
    line = str(caught.value)
    assert "\n" not in line
    assert len(line) < 200
    return line


@wrong
@pytest.mark.parametrize(
    "begin",
    [
        lambda seed: lt.game("aisopos").new(seats=2, seed=seed),
        lambda seed: Table.open(lt.game("aisopos"), 2, seed),
        lambda seed: lt.bot("random", seed),
        Rng.seeded,
    ],
    ids=["new", "table", "bot", "generator"],
)
def test_a_seed_that_is_no_number_to_deal_from_is_refused(begin, wrong):
    assert "from 0 to 2**128 - 1" in refused(BadSeed, begin, wrong)


def test_a_table_is_opened_with_a_seed_that_its_record_can_name():
    assert "not None" in refused(BadSeed, Table.open, lt.game("aisopos"), 2, None)


@wrong
def test_a_number_of_players_that_is_none_is_refused(wrong):
    assert "2, 3, 4 players" in refused(WrongSeats, lt.game("aisopos").new, seats=wrong, seed=1)


@wrong
def test_an_action_that_is_no_number_is_refused_and_changes_nothing(wrong):
    state = aisopos()
    before = state.digest()
    assert "unknown-action" in refused(lt.IllegalAction, state.apply, 0, wrong)
    assert state.refusal(0, wrong).key == "unknown-action"
    assert json.dumps(state.refusal(0, wrong).facts)
    assert "there are 186" in refused(UnknownAction, state.game.actions.name, wrong)
    assert "there are 186" in refused(UnknownAction, lt.Seat(state, 0).name, wrong)
    assert state.digest() == before


@wrong
def test_a_seat_that_is_no_number_is_asked_nothing_and_refused(wrong):
    state = aisopos()
    before = state.digest()
    state.apply(0, 0)
    state = lt.game("aisopos").restore(state.snapshot())
    assert state.waiting() == [1]
    assert state.legal(wrong) == []
    assert "not-asked" in refused(lt.IllegalAction, state.apply, wrong, 1)
    assert "not-asked" in refused(lt.IllegalAction, state.act, wrong, "place lion a2")
    assert json.dumps(state.refusal(wrong, 1).facts)
    assert state.digest() != before


@wrong
def test_a_seat_that_is_no_number_sees_nothing(wrong):
    state = aisopos()
    for look in (state.view, state.events_for, state.asked_of):
        assert "seats are 0 to 1" in refused(WrongSeats, look, wrong)
    assert "seats are 0 to 1" in refused(WrongSeats, state.imagine, wrong, Rng.seeded(1))


@wrong
def test_nobody_sits_down_where_no_seat_is(wrong):
    state = aisopos()
    assert "seats are 0 to 1" in refused(WrongSeats, lt.Seat, state, wrong)


@pytest.mark.parametrize("field", ["seats", "rules"])
def test_a_record_with_a_huge_number_is_refused(field):
    record = Table.open(lt.game("aisopos"), 2, 5).record
    setattr(record, field, HUGE)
    refused(LudothequeError, record.verify, lt.game("aisopos"))


def test_a_move_of_a_huge_seat_is_refused():
    record = Table.open(lt.game("aisopos"), 2, 5).record
    record.moves.append(lt.core.Move(HUGE, "place lion a1", "0"))
    assert "move 1" in refused(BrokenRecord, record.verify, lt.game("aisopos"))


@pytest.mark.parametrize("field", ["seats", "rules"])
def test_a_snapshot_with_a_huge_number_is_refused(field):
    snapshot = {**aisopos().snapshot(), field: HUGE}
    refused(LudothequeError, lt.game("aisopos").restore, snapshot)
