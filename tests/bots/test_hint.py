"""Hints: what the expert would do, as a call and as a command."""

import json

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.bots.node import Node
from ludotheque.bots.search import Search
from ludotheque.cli import main
from ludotheque.core import LudothequeError, Rng, play_on
from tests.bots.test_search import walked

MS = 100


def test_a_hint_lists_the_best_actions_of_the_seat_in_turn():
    state = walked("aisopos", 12)
    hints = lt.hint(state, MS)
    legal = state.legal(state.actor())
    assert 1 <= len(hints) <= 5
    assert all(hint.action in legal for hint in hints)
    assert [hint.visits for hint in hints] == sorted((h.visits for h in hints), reverse=True)
    assert all(0 <= hint.share <= 1 for hint in hints)
    assert all(lt.game("aisopos").actions.number(hint.name) == hint.action for hint in hints)


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_five_actions_are_advised_where_there_are_as_many(name):
    states = [walked(name, decisions) for decisions in range(30)]
    state = max(states, key=lambda each: len(each.legal(each.actor())))
    options = len(state.legal(state.actor()))
    assert options >= 4, "Antler Island asks for one of four, all others for one of more"
    hints = lt.hint(state, iterations=10)
    assert len({hint.action for hint in hints}) == min(options, 5)


def test_a_hint_is_for_whoever_asks_and_knows_no_more():
    """The hint for a seat is the same at the table and in a world that the seat imagines."""
    state = walked("aisopos", 12)
    seat = state.actor()
    other = state.imagine(seat, Rng.seeded(8))
    budgets = {"iterations": 30}
    assert lt.hint(lt.Seat(state, seat), **budgets) == lt.hint(lt.Seat(other, seat), **budgets)


@pytest.mark.parametrize(
    ("name", "seats"), [(n, s) for n, g in lt.all_games().items() for s in g.seats]
)
def test_at_the_start_nobody_expects_much_more_than_an_equal_share(name, seats):
    state = lt.game(name).new(seats, 3)
    shares = [state.expected_share(state.evaluate(seat)) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1, abs=0.3)


def at_a_table_of_four(name):
    """Return a game that has just begun, waiting for a seat."""
    state = lt.game(name).new(4, 3)
    play_on(state, Rng.seeded(3), 5)
    while state.actor() == lt.CHANCE:
        state.roll()
    return state


def test_the_share_of_a_hint_is_that_of_the_worlds_that_were_tried():
    state = at_a_table_of_four("above_and_below")
    hints = lt.hint(state, iterations=40)
    assert len(hints) > 2
    assert 40 >= sum(hint.visits for hint in hints) > 20
    assert all(0.02 < hint.share < 0.8 for hint in hints)


def test_what_was_not_tried_is_told_on_the_same_scale():
    """At a table of four an even evaluation of a half is a quarter of the wins."""
    state = at_a_table_of_four("antler_island")
    seat = lt.Seat(state, state.actor())
    nodes = Search(Rng.seeded(1), prior=1).open_root(Node(seat.number, -1, 0, 0.0), seat)
    assert len(nodes) > 1
    for node in nodes:
        assert node.tried() == 0
        assert 0.05 < node.mean_share() < 0.45


def test_nobody_is_advised_where_nobody_is_asked():
    state = walked("aisopos", 10_000)
    assert state.over
    with pytest.raises(LudothequeError, match="nobody is asked"):
        lt.hint(state, MS)


@pytest.mark.parametrize("name", ["antler_island", "bunny_kingdom", "above_and_below"])
def test_chance_is_not_advised(name):
    state = lt.game(name).new(4, 1)
    while state.actor() != lt.CHANCE:
        state.apply(state.actor(), state.legal(state.actor())[0])
    with pytest.raises(LudothequeError, match="nobody is asked"):
        lt.hint(state, MS)
    with pytest.raises(LudothequeError, match="not asked"):
        lt.bot("greedy").choose(lt.Seat(state, lt.CHANCE))


@pytest.fixture
def record(tmp_path):
    table = lt.Table.open(lt.game("aisopos"), 2, 5)
    for _ in range(8):
        table.apply(table.state.actor(), table.state.legal(table.state.actor())[3])
    path = tmp_path / "game.json"
    path.write_text(table.record.write())
    return path


def told(*words):
    return CliRunner().invoke(main, ["hint", *map(str, words)])


def test_the_command_prints_one_json_object(record):
    done = told(record, "--at", 5, "--ms", MS, "--json")
    found = json.loads(done.stdout)
    assert (found["game"], found["at"], found["seat"]) == ("aisopos", 5, 2)
    assert {"action", "name", "share", "visits", "facts"} == set(found["hints"][0])


@pytest.mark.parametrize(("lang", "word"), [("en", "tried"), ("fr", "essais"), ("de", "Versuche")])
def test_the_command_prints_a_table_for_people(record, lang, word):
    done = told(record, "--ms", MS, "--lang", lang)
    assert done.exit_code == 0
    assert word in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--at", 9], "the record has 8 moves, not 9"),
        (["--at", 5, "--seat", 1], "nobody is asked here"),
        (["--at", 5, "--seat", 7], "there is no seat 6 at this table"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(record, words, message):
    done = told(record, *words, "--ms", MS)
    assert done.exit_code == 2
    assert message in done.output
    assert "Traceback" not in done.output
