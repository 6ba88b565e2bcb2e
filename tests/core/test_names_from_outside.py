"""Names are exact; a wrong one is answered with the nearest, shortly and without escape codes."""

import json

import pytest

import ludotheque as lt
from ludotheque.core import (
    BadOption,
    BrokenRecord,
    LudothequeError,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    nearest,
    told,
)
from ludotheque.core.table import Table
from ludotheque.locale import UnknownLanguage, Words

RIGHT = "place lion b2"
NEARLY_RIGHT = [
    "Place Lion B2",
    "PLACE LION B2",
    " place lion b2",
    "place lion b2 ",
    "place  lion b2",
    "place\tlion b2",
    "place lion\nb2",
    "place lion b2\n",
    "place\u00a0lion b2",
    "place lion\u2003b2",
]
# Blue text, a title for the window, a line of its own, a text that runs backwards, half a letter.
CODES = ["\x1b[34m", "\x1b]0;me\x07", "\n", "\r", "\u202e", "\ud800", "\x9b31m", "\x00"]
LONG = "place lion b2" * 1000


def aisopos():
    return lt.game("aisopos").new(seats=2, seed=1)


@pytest.mark.parametrize("name", NEARLY_RIGHT)
def test_an_action_is_taken_by_its_exact_name_only(name):
    state = aisopos()
    before = state.digest()
    with pytest.raises(UnknownAction, match="did you mean 'place lion b2'"):
        state.act(0, name)
    assert state.digest() == before
    state.act(0, RIGHT)


@pytest.mark.parametrize("name", NEARLY_RIGHT)
def test_a_record_has_exact_names_only(name):
    table = Table.open(lt.game("aisopos"), 2, 5)
    table.apply(0, table.state.game.actions.number(RIGHT))
    written = json.loads(table.record.write())
    written["moves"][0][1] = name
    found = r"move 1: unknown action .* did you mean 'place lion b2'"
    with pytest.raises(BrokenRecord, match=found):
        lt.GameRecord.read(json.dumps(written)).verify(lt.game("aisopos"))


def test_a_number_in_a_record_is_written_in_our_digits():
    written = json.loads(Table.open(lt.game("aisopos"), 2, 5).record.write())
    for wrong in ("\u0665", " 5", "5 ", "+5", "5_0"):
        with pytest.raises(BrokenRecord, match="the seed of a record is no number"):
            lt.GameRecord.read(json.dumps({**written, "seed": wrong}))
    with pytest.raises(BadOption, match="takes 1 to 200"):
        lt.game("aisopos").new(seats=2, seed=1, quiet="\u0665")


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Place Lion B2", "place lion b2"),
        ("place lyon b2", "place lion b2"),
        ("PLACE  LYON\tB2", "place lion b2"),
    ],
)
def test_case_and_white_space_do_not_make_a_name_farther(word, found):
    assert nearest(word, lt.game("aisopos").actions.numbers) == f"did you mean '{found}'?"


def test_a_text_longer_than_twice_the_longest_name_is_compared_with_none():
    # Both are more like it than the comparison asks for.
    assert nearest("abcdxxxx", ["abcd", "x"]) == "did you mean 'abcd'?"
    assert nearest("abcdxxxxx", ["abcd", "x"]) == "known are abcd, x"


def messages(word):
    """Return every error that *word* brings about where a name is asked for."""
    record = Table.open(lt.game("aisopos"), 2, 5).record
    written = json.loads(record.write())
    state = aisopos()
    tries = [
        (UnknownAction, lambda: state.act(0, word)),
        (UnknownGame, lambda: lt.game(word)),
        (UnknownBot, lambda: lt.bot(word)),
        (UnknownBot, lambda: lt.bot(f"greedy:{word}=3")),
        (UnknownBot, lambda: lt.bot(f"greedy:worlds={word}")),
        (BadOption, lambda: state.game.new(2, 1, **{word: 3})),
        (BadOption, lambda: state.game.new(2, 1, first=word)),
        (UnknownLanguage, lambda: Words(word)),
        *[
            (LudothequeError, lambda change=change: read_again({**written, **change}))
            for change in (
                {"format": word},
                {"game": word},
                {"seed": word},
                {"pack": word},
                {"options": {word: 3}},
                {"moves": [[0, word, "0"]]},
                {"moves": [[0, RIGHT, word]]},
            )
        ],
        (BrokenRecord, lambda: state.game.restore({**state.snapshot(), "pack": word})),
        (BrokenRecord, lambda: state.game.restore({**state.snapshot(), "stack": [[word]]})),
    ]
    for kind, attempt in tries:
        with pytest.raises(kind) as caught:
            attempt()
        yield str(caught.value)


def read_again(written):
    lt.GameRecord.read(json.dumps(written)).verify(lt.game("aisopos"))


@pytest.mark.parametrize("code", CODES, ids=[ascii(code) for code in CODES])
def test_no_error_echoes_what_a_terminal_obeys(code):
    for message in messages(f"a{code}b"):
        assert message.isprintable(), ascii(message)


def test_no_error_quotes_more_than_sixty_letters():
    for message in messages(LONG):
        assert len(message) < 300
        assert LONG[:61] not in message
    assert len(told(LONG)) == len("''") + 60
    assert len(told("\x1b" * 99)) <= len("''") + 60
    assert len(told([LONG])) <= 60


def test_a_short_name_is_quoted_whole():
    assert told("a" * 60) == "'" + "a" * 60 + "'"
    assert told("fly") == "'fly'"
    assert told("it's") == "'it's'"
