"""The commands as a newcomer would type them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.cli.play import numbered
from ludotheque.games import all_games
from ludotheque.locale import Words


def run(*words, typed=None):
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def test_version_says_whether_the_engine_is_compiled():
    shown = run("--version").output
    assert ("compiled engine" if lt.COMPILED else "pure Python engine") in shown


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_games_lists_every_game_and_option(lang):
    shown = run("games", "--lang", lang).output
    for game in all_games().values():
        assert game.title in shown
        assert all(option.name in shown for option in game.options)


def test_help_names_every_command():
    shown = run("--help").output
    assert all(name in shown for name in ("games", "play", "simulate", "replay", "verify"))


def test_simulate_prints_one_json_object_and_nothing_else():
    done = run("simulate", "aisopos", "--players", "random,random", "--games", 30, "--json")
    told = json.loads(done.stdout)
    assert done.exit_code == 0
    assert {"game", "seats", "games", "decisions", "choices", "seconds", "decisions_per_second",
            "wins", "draws", "mean_scores", "digest"} <= set(told)  # fmt: skip
    assert (told["games"], told["seats"]) == (30, 2)
    assert sum(told["wins"]) == pytest.approx(30)
    again = json.loads(
        run("simulate", "aisopos", "--players", "random,random", "--games", 30, "--json",
            "--workers", 2).stdout
    )  # fmt: skip
    assert again["digest"] == told["digest"]


def test_many_small_batches_on_more_workers_than_cores_give_the_same_digest():
    words = ("simulate", "aisopos", "--players", "random,random", "--games", 75, "--json")
    one, many = (json.loads(run(*words, "--workers", n).stdout) for n in (1, 10**6))
    assert one["digest"] == many["digest"]
    assert one["median_length"] == many["median_length"]


def test_simulate_prints_a_table_for_people():
    shown = run("simulate", "aisopos", "--players", "random,random,random", "--games", 5).output
    assert "mean score" in shown
    assert "decisions/s" in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "aisopo", "--players", "random,random"], "did you mean 'aisopos'"),
        (["simulate", "aisopos", "--players", "random"], "2, 3, 4 players, not 1"),
        (["simulate", "aisopos", "--players", "random,deep"], "unknown bot 'deep'"),
        (["simulate", "aisopos", "--players", "random,human"], "played by bots"),
        (["simulate", "aisopos", "--players", "random,random", "--seed", "-1"], "a seed is a"),
        (["simulate", "aisopos", "--players", "random,random", "-o", "x"], "NAME=VALUE"),
        (["simulate", "aisopos", "--players", "random,random", "-o", "x=1"], "no option 'x'"),
        (["play", "aisopos", "--players", "human,nobody"], "unknown bot 'nobody'"),
        (["play", "aisopos", "--pack", "none.json"], "cannot read the pack"),
        (["play"], "name a game"),
        (["play", "aisopos", "-o", "seed=3"], "no option 'seed'"),
        (["play", "aisopos", "-o", "players=3"], "no option 'players'"),
        (["play", "aisopos", "--players", "random,random", "--save", "."], "cannot save to ."),
        (["play", "aisopos", "--players", "random,random", "--save", "/"], "cannot save to /"),
        (["play", "aisopos", "--seed", "-1"], "a seed is a whole number"),
        (["play", "aisopos", "--resume", "some.json"], "takes game, players"),
        (["verify", "none.json"], "cannot read none.json"),
        (["replay", "none.json"], "cannot read none.json"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2_and_leaves_nothing(
    words, message, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.exit_code == 2
    assert message in done.output
    assert "Traceback" not in done.output
    assert list(tmp_path.iterdir()) == []


def typed_game(tmp_path, typed, *words):
    path = tmp_path / "game.json"
    done = run("play", "aisopos", "--save", path, "--seed", 3, "-o", "first=0", *words, typed=typed)
    return done, path


def test_what_is_typed_and_not_understood_is_shown_without_its_escape_codes(tmp_path):
    done, _ = typed_game(tmp_path, "\x1b[31mplace\u00a0x" + "y" * 200 + "\nq\n")
    answer = next(line for line in done.stdout.splitlines() if "\\x1b[31mplace\\xa0xyyy" in line)
    assert answer.isprintable()
    assert "y" * 61 not in answer


def test_a_game_is_played_by_name_or_number_and_resumed(tmp_path):
    typed = "  Place \tLION b2\nplace lion b2\nmove e1 e2\n1\n999\nnonsense\nq\n"
    done, path = typed_game(tmp_path, typed)
    assert done.exit_code == 0, done.output
    assert "b2 is taken. (AI-3.2)" in done.output
    assert "You have no piece on e1. (AI-3.3)" in done.output
    assert "give a number from 1" in done.output
    assert "No action is called “nonsense”" in done.output
    record = lt.GameRecord.load(path)
    assert [move.seat for move in record.moves] == [0, 1, 0, 1]
    assert run("verify", path).exit_code == 0
    more = run("play", "--resume", path, typed="1\nq\n")
    assert more.exit_code == 0
    assert len(lt.GameRecord.load(path).moves) == 6


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Nobody may pass"), ("fr", "Nul ne peut passer"), ("de", "Niemand darf passen")],
)
def test_what_is_no_action_is_answered_with_the_rule_that_it_breaks(tmp_path, lang, words):
    done, path = typed_game(tmp_path, "Pass\nmove a1  c1\nq\n", "--lang", lang)
    assert done.exit_code == 0, done.output
    assert words in done.output
    assert "(AI-3.4)" in done.output
    assert "(AI-3.3)" in done.output
    assert lt.GameRecord.load(path).moves == []


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "place the Lion on b2", "MOVE  b2 to b1"),
        ("fr", "placer un pion Lion en b2", "déplacer de b2 en b1"),
        ("de", "Einsetzen: Löwe auf b2", "von b2 nach b1 ziehen"),
    ],
)
def test_an_action_is_chosen_by_the_words_it_is_listed_under(tmp_path, lang, first, second):
    typed = f"{first}\n{second}\nq\n"
    _, path = typed_game(tmp_path, typed, "--lang", lang, "--players", "human,random")
    assert [move.action for move in lt.GameRecord.load(path).moves][::2] == [
        "place lion b2", "move b2 b1",
    ]  # fmt: skip


def test_a_drawn_game_is_not_said_to_be_won(tmp_path):
    words = ("--players", "random,random", "-o", "quiet=1")
    shown = typed_game(tmp_path, "", *words)[0].output
    assert "All are level." in shown
    assert "Won by" not in shown


def test_a_game_that_nobody_wins_says_so(tmp_path):
    words = ("--players", "random,random,random", "-o", "limit=1")
    for seed in range(20):
        path = tmp_path / f"{seed}.json"
        shown = run("play", "antler_island", "--save", path, "--seed", seed, *words).output
        if not lt.GameRecord.load(path).result.winners:
            break
    assert "The limit of rounds was reached. Nobody wins." in shown
    assert "Won by" not in shown


def test_like_actions_share_a_line_only_where_their_sentence_has_a_place_for_all():
    words = Words("en", "antler_island")
    assert numbered(["move O1", "move M0"], words) == ["[cyan]    1-2[/] move to …: [dim]O1 M0[/]"]
    assert numbered(["take open", "take pile"], words) == [
        "[cyan]      1[/] take the open tile",
        "[cyan]      2[/] take one from the pile",
    ]


@pytest.mark.parametrize("name", ["fox", "[bold]", "[/bold]"])
def test_the_file_is_named_as_it_is(tmp_path, name):
    done = run("play", "aisopos", "--players", "random,random", "--save", tmp_path / name)
    assert f"saved in {tmp_path / name}\n" in done.output


def test_a_tampered_record_is_refused_with_the_move(tmp_path):
    _, path = typed_game(tmp_path, "1\nq\n")
    path.write_text(path.read_text().replace("place lion a1", "place lion a2"))
    for command in (["verify", path], ["replay", path], ["play", "--resume", path]):
        done = run(*command)
        assert done.exit_code == 2
        assert "move 1" in done.output


def test_bots_alone_play_to_the_end_and_the_record_replays(tmp_path):
    words = ("--players", "random,random,random", "--lang", "de", "-o", "agreement=no")
    done, path = typed_game(tmp_path, "", *words)
    assert done.exit_code == 0, done.output
    assert "Sieg:" in done.output
    for lang in ("en", "fr", "de"):
        shown = run("replay", path, "--lang", lang, "--seat", 2).output
        assert not re.search(r"aisopos-[a-z]", shown)
    assert run("replay", path, "--to", 2).exit_code == 0
    assert run("replay", path, "--to", 99999).exit_code == 2
    assert run("replay", path, "--seat", 4).exit_code == 2


def test_hot_seat_hides_the_screen_between_two_people(tmp_path):
    done, _ = typed_game(tmp_path, "\n1\n\n1\n\nq\n", "--players", "human,human")
    assert done.output.count("Hand over to") == 3
    second = done.output.split("Hand over to Player 2")[1].split("Hand over")[0]
    assert "Lion on a1" not in second
    assert "It is your" not in second.split("Number or name")[0]


def test_the_end_at_one_screen_is_told_once_and_shows_one_players_pieces(tmp_path):
    words = ("--players", "human,human", "-o", "quiet=1")
    shown = typed_game(tmp_path, "\nplace lion a1\n\nplace fox a3\n", *words)[0].output
    end = shown.split("Number or name")[-1]
    assert end.count("Player 2 places a piece on a3.") == 1
    assert "a1:?" in end
    assert "a3:F!" in end


def test_without_anybody_to_ask_the_game_is_saved(tmp_path):
    path = tmp_path / "game.json"
    command = f"exec {sys.executable} -m ludotheque play aisopos --save {path} <&-"
    done = subprocess.run(["sh", "-c", command], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "saved in" in done.stdout


@pytest.mark.parametrize("name", list(all_games()))
def test_every_game_can_be_played_in_the_terminal(tmp_path, name):
    """The first choice again and again: the screen is drawn and nothing breaks."""
    path = tmp_path / "game.json"
    seats = ",".join(["human"] + ["random"] * (all_games()[name].seats[0] - 1))
    done = run("play", name, "--players", seats, "--seed", 2, "--save", path, "--lang", "fr",
               typed="1\n" * 40 + "q\n")  # fmt: skip
    assert done.exit_code == 0, done.output[-2000:]
    assert not re.search(rf"\b{name}-[a-z]", done.output)
    assert run("verify", path).exit_code == 0


def test_control_c_leaves_a_clean_terminal_and_a_saved_game(tmp_path):
    import pty
    import signal
    import time

    path = tmp_path / "game.json"
    main_end, far_end = pty.openpty()
    # Where tests run in the background, all that they start would ignore it.
    heeding = ["env", "--default-signal=INT", sys.executable]
    command = [*heeding, "-m", "ludotheque", "play", "aisopos", "--save", str(path)]
    child = subprocess.Popen(command, stdin=far_end, stdout=far_end, stderr=far_end,
                             start_new_session=True)  # fmt: skip
    os.close(far_end)
    shown = b""
    while b"Number or name" not in shown:
        shown += os.read(main_end, 4096)
    time.sleep(0.1)
    os.killpg(child.pid, signal.SIGINT)
    assert child.wait(20) == 0
    shown = os.read(main_end, 4096)
    assert b"Traceback" not in shown
    assert b"The game is saved in" in shown
    assert lt.GameRecord.load(Path(path)).game == "aisopos"
