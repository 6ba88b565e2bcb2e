"""On a narrow terminal nothing breaks inside a name, and tables fold."""

import re

import click
import pytest
from click.testing import CliRunner
from rich.text import Text

import ludotheque as lt
from ludotheque.cli import COMMANDS, main
from ludotheque.cli.rooms import room_commands
from ludotheque.cli.screen import Screen, hanging, print_drawing
from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES, Words

WIDTHS = [80, 40]
LONG = "ismcts:iterations=2:rollout=none:ripe=8"
at_every_width = pytest.mark.parametrize("width", WIDTHS)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def shown(width, *words, typed=None):
    done = CliRunner().invoke(main, [str(word) for word in words], input=typed,
                              env={"COLUMNS": str(width)})  # fmt: skip
    assert done.exit_code == 0, done.output
    return done.stdout


def fits(text, width):
    """No line is longer than the screen, except where one word alone is."""
    return all(len(line.rstrip()) <= width or " " not in line.strip() for line in text.splitlines())


def words_in(text):
    return set(re.findall(r"[^\s,()│┃]+", text))


@at_every_width
@in_every_language
def test_games_are_listed_with_whole_names_and_words(width, lang):
    text = shown(width, "games", "--lang", lang)
    assert fits(text, width)
    assert "…" not in text
    found = words_in(text)
    for name, game in all_games().items():
        assert {name, *game.title.split()} <= found
        for option in game.options:
            assert {option.name, *option.words} <= found
            assert words_in(Words(lang, name).say(f"{name}-option-{option.name}")) <= found


@at_every_width
@in_every_language
def test_a_simulation_names_its_players_whole(width, lang):
    text = shown(width, "simulate", "bunny_kingdom", "--players", f"{LONG},random",
                 "--games", 1, "--lang", lang)  # fmt: skip
    assert "…" not in text
    assert {LONG, "random", "100.0%"} <= words_in(text)
    headings = " ".join(Words(lang).say(f"simulate-{key}") for key in ("player", "wins", "score"))
    assert {"bunny_kingdom", *words_in(headings)} <= words_in(text.replace(":", " "))
    assert fits(text, width)


def test_a_table_stays_one_where_it_fits():
    text = shown(80, "simulate", "aisopos", "--players", "random,greedy", "--games", 1)
    rows = [line.split() for line in text.splitlines()]
    assert ["seat", "player", "wins", "(shares)", "%", "mean", "score"] in rows
    assert ["1", "random"] in [row[:2] for row in rows]


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(lt.Table.open(lt.game("aisopos"), 2, 3, first=0).record.write(), "utf-8")
    return path


@at_every_width
@in_every_language
def test_hints_name_whole_actions(record, width, lang):
    text = shown(width, "hint", record, "--ms", 1, "--lang", lang)
    assert fits(text, width)
    assert "…" not in text
    words = Words(lang, "aisopos")
    some = {" ".join(words.action(name).split()) for name in lt.game("aisopos").actions.names}
    assert any(one in " ".join(text.split()) for one in some)


@at_every_width
@pytest.mark.parametrize("name", list(all_games()))
def test_choices_are_listed_with_whole_names(tmp_path, width, name):
    text = shown(width, "play", name, "--players", ",".join(["human"] * lt.game(name).seats[0]),
                 "--seed", 1, "--save", tmp_path / "g.json", typed="\nq\n")  # fmt: skip
    lines = text.splitlines()
    asked = max(place for place, line in enumerate(lines) if line.startswith("Player 1: "))
    first = next(p for p in range(asked, len(lines)) if re.match(r" +1(-\d+)? ", lines[p]))
    listed = lines[first : next(p for p in range(first, len(lines)) if "(Enter" in lines[p])]
    assert fits("\n".join(listed), width)
    assert all(re.match(r" {8}\S| *[\d-]+ \S", line) for line in listed)


@at_every_width
def test_verify_is_one_line_where_nobody_looks(record, width):
    assert shown(width, "verify", record) == (
        f"{record}: Aisopos, 0 moves, good so far, unfinished\n"
    )


@at_every_width
@in_every_language
@pytest.mark.parametrize("name", ["", *COMMANDS, *room_commands()])
def test_help_has_whole_names(width, lang, name):
    text = shown(width, *name.split(), "--help", "--lang", lang)
    assert max(map(len, text.splitlines())) <= width
    command = main.get_command(None, name) if name else main
    found = words_in(text)
    for param in command.params:
        if isinstance(param, click.Option):
            assert {option for option in param.opts if option.startswith("--")} <= found
            assert words_in(Words(lang, param.game).say(param.help)) <= found


def test_lines_break_at_spaces_and_nowhere_else():
    text = Text("one two\u00a0three " + "x" * 15 + " four")
    assert hanging(text, 10, 2).plain == "one\n  two\u00a0three\n  " + "x" * 15 + "\n  four"
    assert hanging(Text("a b\n\nc"), 10).plain == "a b\n\nc"


@at_every_width
@in_every_language
@pytest.mark.parametrize("name", list(all_games()))
def test_a_board_is_drawn_column_by_column_however_narrow(tmp_path, width, lang, name):
    """Things that stand below each other on a wide screen do so on a narrow one."""
    game = lt.game(name)
    path = tmp_path / "game.json"
    path.write_text(lt.Table.open(game, game.seats[-1], 3).record.write(), "utf-8")
    text = shown(width, "replay", path, "--lang", lang)
    wide = shown(200, "replay", path, "--lang", lang)
    assert fits(text, width)
    assert max(map(len, (line.rstrip() for line in text.splitlines()))) <= width
    board = [line.split() for line in wide.splitlines() if re.search(r"\S {3,}\S", line)]
    drawn = [line.split() for line in text.splitlines()]
    for row in board:
        assert any(row[: len(some)] == some for some in drawn if some)
        assert any(row[-len(some) :] == some for some in drawn if some)


BOARD = """Round 1
            A           B           C
            1                       2

            D
           (9)
            E           F           G
a legend of the board
"""


@pytest.mark.parametrize(
    ("width", "drawn"),
    [
        (40, BOARD.splitlines()),
        (9, ["Round 1", " A  B C", " 1    2", "", " D", "(9)", " E  F G",
             "a legend", "of the", "board"]),
        (6, ["Round", "1", " A  B", " 1", "", " D", "(9)", " E  F", "C", "2", "", "", "", "G",
             "a", "legend", "of the", "board"]),
    ],
)  # fmt: skip
def test_a_board_that_is_too_wide_loses_blanks_and_then_goes_on_below(
    monkeypatch, capsys, width, drawn
):
    monkeypatch.setenv("COLUMNS", str(width))
    print_drawing(Screen(), BOARD.rstrip("\n"))
    shown = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert shown == [line.rstrip() for line in drawn]
