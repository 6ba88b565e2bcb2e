"""Bad input gets a clear error and changes nothing."""

import json

import pytest

import ludotheque as lt
from ludotheque.core import (
    BadOption,
    BadPack,
    BrokenRecord,
    UnknownAction,
    UnknownGame,
    WrongSeats,
)
from ludotheque.core.table import Table


def test_the_readme_s_first_lines_work():
    state = lt.game("aisopos").new(seats=3, seed=7)
    assert state.waiting() == [0]


def test_an_unknown_game_is_answered_with_the_nearest():
    with pytest.raises(UnknownGame, match="did you mean 'aisopos'"):
        lt.game("aesopos")
    with pytest.raises(UnknownGame, match="known are"):
        lt.game("zzzzzz")


def test_a_wrong_number_of_players_is_answered_with_the_right_ones():
    with pytest.raises(WrongSeats, match="2, 3, 4 players, not 5"):
        lt.game("aisopos").new(seats=5, seed=1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"quite": 3}, "did you mean 'quiet'"),
        ({"quiet": 0}, "takes 1 to 200, not 0"),
        ({"games": True}, "takes 1 to 2, not True"),
        ({"agreement": "maybe"}, "takes yes or no, not 'maybe'"),
        ({"first": 2}, "from 0 to 1 here, not 2"),
        ({"first": "last"}, "takes 0 to 3, random, not 'last'"),
        ({"quiet_unit": ["rounds"]}, "takes rounds, turns"),
        ({"quiet": "9" * 5000}, "takes 1 to 200, not"),
        ({"quiet": 10**5000}, "takes 1 to 200, not a number of 16610 bits"),
        ({"quiet": 5.0}, "takes 1 to 200, not 5.0"),
    ],
)
def test_a_wrong_option_is_answered_with_what_it_takes(options, message):
    lt.game("aisopos").new(seats=2, seed=1, games=1)
    with pytest.raises(BadOption, match=message):
        lt.game("aisopos").new(seats=2, seed=1, **options)


def test_a_pack_for_a_game_without_packs_is_refused():
    with pytest.raises(BadPack, match="no component packs"):
        lt.game("aisopos").new(seats=2, seed=1, pack={})


def test_an_unknown_action_is_answered_with_the_nearest():
    state = lt.game("aisopos").new(seats=2, seed=1)
    before = state.digest()
    with pytest.raises(UnknownAction, match="did you mean 'place lion b2'"):
        state.act(0, "place lyon b2")
    with pytest.raises(lt.IllegalAction, match="not-asked"):
        state.act(1, "place lion b2")
    assert state.digest() == before


def small_record():
    table = Table.open(lt.game("aisopos"), 2, 5)
    for name in ("place lion a1", "place ant e3", "move a1 b1"):
        table.apply(table.state.actor(), lt.game("aisopos").actions.number(name))
    return table.record


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other/9"}, "format 'other/9'"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"seats": "two"}, "not a game record"),
        ({"seed": "x"}, "seed of a record"),
        ({"seed": "9" * 5000}, "seed of a record"),
        ({"moves": [[10**30, "place lion a1", "0"]]}, "move 1: seat 10+ may not"),
        ({"seats": 3}, "move 1 "),
        ({"pack": "abc"}, "another component pack"),
        ({"moves": [[0, "place lion a1", "00000000"]]}, "move 1 .place lion a1.: the digest is"),
        ({"moves": [[0, "fly", "00000000"]]}, "move 1: unknown action 'fly'"),
        ({"moves": [[1, "place lion a1", "0"]]}, "move 1: seat 1 may not"),
    ],
)
def test_a_broken_record_is_refused_and_says_where(change, message):
    text = json.dumps({**json.loads(small_record().write()), **change})
    with pytest.raises(BrokenRecord, match=message):
        lt.GameRecord.read(text).verify(lt.game("aisopos"))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 3}', b"\xff\xfe", "\ud800",
                                  '{"pack_data": ' + "[" * 99999 + "]" * 99999 + "}"])  # fmt: skip
def test_what_is_no_record_is_refused(text):
    with pytest.raises(BrokenRecord, match="not a game record"):
        lt.GameRecord.read(text)


@pytest.mark.parametrize("name", ["seed", "pack", "seats", "self"])
def test_an_option_of_a_record_that_is_none_of_the_game_is_refused(name):
    record = small_record()
    record.options[name] = 3
    with pytest.raises(BadOption, match=f"no option '{name}'"):
        record.verify(lt.game("aisopos"))


def test_a_wrong_result_is_refused():
    record = small_record()
    record.result = lt.core.Result("quiet", [0], [1, 0], [{}, {}])
    with pytest.raises(BrokenRecord, match="result"):
        record.verify(lt.game("aisopos"))


def test_a_finished_game_without_its_result_is_refused():
    table = Table.open(lt.game("aisopos"), 2, 5, quiet=1)
    table.apply(0, 0)
    table.apply(1, 1)
    assert table.record.result.ending == "quiet"
    table.record.result = None
    with pytest.raises(BrokenRecord, match="result"):
        table.record.verify(lt.game("aisopos"))


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules": 0}, {"stack": [["Nap", 0]]},
                                    {"fields": []}, {"rng": [1]}])  # fmt: skip
def test_a_broken_snapshot_is_refused(change):
    game = lt.game("aisopos")
    snapshot = {**game.new(seats=2, seed=1).snapshot(), **change}
    with pytest.raises(BrokenRecord):
        game.restore(snapshot)


def test_build_info_tells_what_is_running():
    info = lt.build_info()
    assert info["compiled"] is lt.COMPILED
    assert str(info["engine"]).endswith(".py") != lt.COMPILED


def test_what_a_view_or_snapshot_is_used_for_changes_no_table():
    state = lt.game("aisopos").new(seats=2, seed=1)
    state.view(0)["options"]["quiet"] = 3
    state.snapshot()["options"]["quiet"] = 3
    assert lt.game("aisopos").new(seats=2, seed=2).view(0)["options"]["quiet"] == 20


@pytest.mark.parametrize("seat", [2, -2, -9, 10**30])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    state = lt.game("aisopos").new(seats=2, seed=1)
    assert state.legal(seat) == []
    with pytest.raises(lt.IllegalAction, match="not-asked"):
        state.apply(seat, 0)
