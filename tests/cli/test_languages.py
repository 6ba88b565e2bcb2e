"""Help and errors are in the language asked for, and an error is one line."""

# French and German are quoted as they are written.
# ruff: noqa: ISC004, RUF001

import ast
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import ludotheque.cli
from ludotheque import core
from ludotheque.cli import COMMANDS, main
from ludotheque.cli.asking import Option, Speaking
from ludotheque.cli.reader import language_of
from ludotheque.cli.rooms import room_commands
from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES, Words

EVERY_COMMAND = [*COMMANDS, *room_commands()]
BOTS = ("--players", "random,random")
# What is wrong, and how it is said in English, French and German.
WRONG = [
    ("simulate aisopos --games 0", "--games: at least 1, not 0",
     "--games : au moins 1, pas 0", "--games: mindestens 1, nicht 0"),
    ("simulate aisopos --seed abc", "--seed: 'abc' is not a whole number",
     "--seed : « abc » n’est pas un nombre entier", "--seed: „abc“ ist keine ganze Zahl"),
    ("simulate aisopos --games", "--games needs a value",
     "--games demande une valeur", "--games braucht einen Wert"),
    ("simulate aisopos --json=1", "--json takes no value",
     "--json ne prend pas de valeur", "--json nimmt keinen Wert"),
    ("simulate", "GAME is missing", "il manque JEU", "SPIEL fehlt"),
    ("simulate aisopos", "--players is missing", "il manque --players", "--players fehlt"),
    ("simulat", "there is no command 'simulat': did you mean 'simulate'?",
     "il n’y a pas de commande « simulat » : vouliez-vous dire « simulate » ?",
     "einen Befehl „simulat“ gibt es nicht: war „simulate“ gemeint?"),
    ("games --plyers", "there is no option '--plyers': known are --lang, -h, --help",
     "il n’y a pas d’option « --plyers » : on connaît --lang, -h, --help",
     "eine Option „--plyers“ gibt es nicht: bekannt sind --lang, -h, --help"),
    ("simulate --plyers", "there is no option '--plyers': did you mean '--players'?",
     "il n’y a pas d’option « --plyers » : vouliez-vous dire « --players » ?",
     "eine Option „--plyers“ gibt es nicht: war „--players“ gemeint?"),
    ("games all of them", "too many words: 'all of them'",
     "trop de mots : « all of them »", "zu viele Wörter: „all of them“"),
    ("simulate aisopos --players random", "Aisopos is for 2, 3, 4 players, not 1",
     "Aisopos se joue à 2, 3, 4, pas à 1", "Aisopos ist für 2, 3, 4 Spieler, nicht für 1"),
    ("simulate aisopos --players random,random --seed -1",
     "a seed is a whole number from 0 to 2**128 - 1",
     "une graine est un nombre entier de 0 à 2**128 - 1",
     "ein Startwert ist eine ganze Zahl von 0 bis 2**128 - 1"),
    ("simulate aisopos --players random,random -o agreement=9",
     "option 'agreement' takes yes or no, not '9'",
     "l’option « agreement » prend oui ou non, pas '9'",
     "die Option „agreement“ nimmt ja oder nein, nicht '9'"),
    ("simulate aisopos --players random,greedy:worlds=0",
     "'worlds' of the bot 'greedy' is a number from 1, of 9 digits at the most, not '0'",
     "« worlds » du bot « greedy » attend un nombre à partir de 1, de 9 chiffres au plus, "
     "pas « 0 »",
     "„worlds“ des Bots „greedy“ erwartet eine Zahl ab 1, mit höchstens 9 Ziffern, nicht „0“"),
    ("verify none.json", "cannot read none.json: there is no such file",
     "impossible de lire none.json : ce fichier n’existe pas",
     "none.json lässt sich nicht lesen: die Datei gibt es nicht"),
]  # fmt: skip
BEGINNINGS = {"en": "Error: ", "fr": "Erreur : ", "de": "Fehler: "}


def run(*words, **environ):
    bare = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    return CliRunner().invoke(main, [str(word) for word in words], env={**bare, **environ})


@pytest.mark.parametrize("place", range(3), ids=LANGUAGES)
@pytest.mark.parametrize("case", WRONG, ids=lambda case: case[0])
def test_an_error_is_one_line_in_the_language_asked_for(case, place):
    lang = LANGUAGES[place]
    command, *said = case
    for done in (run(*command.split(), LANG=lang), run("--lang", lang, *command.split())):
        assert done.exit_code == 2
        assert done.stderr == f"{BEGINNINGS[lang]}{said[place]}\n"
        assert not done.stdout


def test_a_language_that_we_do_not_speak_is_refused_in_the_one_around():
    done = run("games", "--lang", "it", LANG="de_DE.UTF-8")
    assert done.exit_code == 2
    assert done.stderr == "Fehler: --lang: „it“ ist nichts von en, fr, de\n"


def test_a_wrong_name_of_a_game_lists_what_is_known():
    done = run("simulate", "aisopo", *BOTS)
    assert done.stderr == (
        f"Error: unknown game 'aisopo': did you mean 'aisopos'? (games: {', '.join(all_games())})\n"
    )


def test_where_no_name_is_near_what_is_known_is_listed_once():
    done = run("simulate", "chess", *BOTS)
    assert done.stderr == f"Error: unknown game 'chess': known are {', '.join(all_games())}\n"
    done = run("simulate", "aisopos", "--players", "zzzz,random")
    assert done.stderr.count("random") == 1


@pytest.mark.parametrize("nasty", ["\x1b[31mred", "two\nlines", "\x07", "a\r\tb"])
def test_nothing_of_what_is_quoted_breaks_the_line_or_moves_the_cursor(nasty):
    for words in ([nasty], ["simulate", nasty, *BOTS], ["verify", nasty], ["games", nasty],
                  ["simulate", "aisopos", *BOTS, "-o", nasty]):  # fmt: skip
        done = run(*words)
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1
        assert done.stderr.rstrip("\n").isprintable()


def test_little_of_what_is_too_long_is_quoted():
    assert len(run("x" * 9999).stderr) < 250
    assert len(run("simulate", "x" * 9999, *BOTS).stderr) < 250


LONG = "9" * 5000
TOO_LONG = [
    ("simulate", "aisopos", *BOTS, "--games", LONG),
    ("simulate", "aisopos", *BOTS, "--games", f"-{LONG}"),
    ("simulate", "aisopos", *BOTS, "--seed", LONG),
    ("simulate", "aisopos", *BOTS, "-o", LONG),
    ("simulate", "aisopos", *BOTS, "-o", f"{LONG}=1"),
    ("simulate", "aisopos", *BOTS, "-o", f"quiet={LONG}"),
    ("simulate", "aisopos", "--players", f"random,{LONG}"),
    ("simulate", "aisopos", "--players", f"random,greedy:worlds={LONG}"),
    ("simulate", "aisopos", *BOTS, f"--{LONG}"),
    ("simulate", "aisopos", *BOTS, LONG),
    ("games", "--lang", LONG),
    ("verify", LONG),
    (LONG,),
]


@pytest.mark.parametrize("words", TOO_LONG, ids=lambda words: " ".join(words)[:60])
def test_at_most_sixty_letters_of_a_wrong_word_are_quoted(words):
    done = run(*words)
    assert done.exit_code == 2
    assert "9" * 61 not in done.stderr
    assert "?" * 3 not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("number", ["1_0", "\u0663", " 7 ", "+1", "1.0", "0x10", ""])
def test_a_number_is_written_in_digits(number):
    done = run("simulate", "aisopos", *BOTS, "--games", number)
    assert done.exit_code == 2
    assert "is not a whole number" in done.stderr


@pytest.mark.parametrize(
    ("args", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "de_AT", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ([], {"LANG": "it_IT.UTF-8"}, "en"),
        ([], {"LANG": "de"}, "de"),
        ([], {"LANG": "de@euro"}, "de"),
        (["--lang", "de"], {"LC_ALL": "fr_FR"}, "de"),
        (["games", "--lang=de"], {"LC_ALL": "fr_FR"}, "de"),
        (["--lang", "fr", "games", "--lang", "de"], {}, "de"),
        (["games", "--lang", "it"], {"LC_ALL": "fr_FR"}, "fr"),
        (["games", "--lang"], {}, "en"),
        (["verify", "--", "--lang", "de"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_surroundings(args, environ, lang):
    assert language_of(args, environ) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", *EVERY_COMMAND])
def test_help_is_in_the_language_asked_for(name, lang):
    done = run(*name.split(), "--help", "--lang", lang, COLUMNS="200")
    assert done.exit_code == 0
    usage, options = {"en": ("Usage:", "Options:"), "fr": ("Usage :", "Options :"),
                      "de": ("Aufruf:", "Optionen:")}[lang]  # fmt: skip
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{usage} ludotheque {name}".rstrip())
    assert options in lines
    assert done.stdout == run(*name.split(), "-h", LANG=lang, COLUMNS="200").stdout
    command = main.get_command(None, name) if name else main
    shown = " ".join(done.stdout.split())
    assert Words(lang, command.game).say(command.help) in shown
    for param in command.params:
        assert isinstance(command, Speaking)
        if isinstance(param, click.Option):
            assert isinstance(param, Option)
            assert param.help
            assert Words(lang, param.game).has(param.help), param.help
            assert param.opts[0] in done.stdout
    assert not re.search(r"\bhelp-[a-z]", done.stdout)


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_command_does_is_told_under_its_name(name):
    """So that the list of all commands need not load them."""
    assert main.get_command(None, name).help == f"help-{name}"


STARTED = """
import sys
from ludotheque.cli import main
try:
    main({words})
except SystemExit:
    pass
assert not set({heavy}) & set(sys.modules), set({heavy}) & set(sys.modules)
"""
HEAVY = ("rich", "fluent.runtime", "multiprocessing", "click.shell_completion")


@pytest.mark.parametrize(
    ("words", "heavy"), [(["--version"], HEAVY), (["--help"], ("rich", "multiprocessing"))]
)
def test_nothing_is_loaded_before_it_is_needed(words, heavy):
    program = STARTED.format(words=words, heavy=heavy)
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


LISTED = """
from ludotheque.cli import main
from ludotheque.locale import bundle_of
try:
    main(["--help"])
except SystemExit:
    pass
assert bundle_of.cache_info().currsize == 1, "the words of a game were read"
"""


def test_the_list_of_commands_reads_no_words_of_the_games_but_those_it_shows():
    subprocess.run([sys.executable, "-c", LISTED], check=True, capture_output=True)


@pytest.mark.parametrize("name", EVERY_COMMAND)
def test_every_command_takes_a_language(name):
    assert "--lang" in [option for param in main.get_command(None, name).params
                        for option in param.opts]  # fmt: skip


def test_help_without_a_word_and_help_asked_for_are_the_same():
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


def test_every_message_that_a_command_says_is_there():
    words = Words("en")
    folder = Path(ludotheque.cli.__file__).parent
    keys = set()
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(
                    r"(error|help|simulate|verify|serve|duel|judge|tune|measure|tournament|watching)-[a-zA-Z-]*[a-zA-Z]",
                    node.value,
                ):
                    keys.add(node.value)
    assert len(keys) > 60
    assert not {key for key in keys if not words.has(key)}


# An IllegalAction has a refusal instead.
OURS = {kind.__name__ for kind in vars(core).values() if isinstance(kind, type)
        if issubclass(kind, core.LudothequeError)} - {"IllegalAction"}  # fmt: skip


def keys_raised(path):
    """Return the keys of all errors that a module raises."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            called = node.exc.func.id if isinstance(node.exc.func, ast.Name) else ""
            if called in OURS and len(node.exc.args) > 1:
                yield node.exc.args[1].value


def test_every_error_with_a_key_has_words():
    source = Path(ludotheque.__file__).parent
    places = [path for path in source.rglob("*.py") if "cli" not in path.parts]
    keys = {key for path in places if not room_of(path) for key in keys_raised(path)}
    assert {"unknown-game", "unknown-bot", "wrong-seats", "other-digest", "doubled-key"} <= keys
    assert not {key for key in keys if not Words("en").has(f"error-{key}")}
    for path in places:
        words = Words("en", room_of(path))
        for key in keys_raised(path) if words.game else ():
            assert words.has(f"{words.game}-error-{key}") or words.has(f"error-{key}"), key


def room_of(path):
    """Return the game in whose room a module lies, if it does."""
    return next((name for name in all_games() if name in path.parts), "")


def test_every_wrong_pack_has_words():
    """Each is raised through a helper of its room, which is given the key."""
    source = Path(ludotheque.__file__).parent
    keys = {}
    for name in all_games():
        text = "".join(path.read_text("utf-8") for path in (source / "games" / name).rglob("*.py"))
        keys[name] = set(re.findall(r'"(pack-[a-z-]+)"', text))
        calls = re.findall(r"\.wrong\((?:[^()]|\([^()]*\))*\)", text)
        keys[name] |= {
            f"pack-{key}" for call in calls for key in re.findall(r', "([a-z-]+)"[,)\n]', call)
        }
    assert sum(map(len, keys.values())) > 25
    for name, some in keys.items():
        assert not {key for key in some if not Words("en", name).has(f"{name}-error-{key}")}


PACKS = [
    ("bunny_kingdom", '{"squarez": 1}',
     "squarez : cette partie n’existe pas : vouliez-vous dire « squares » ?"),
    ("bunny_kingdom", '{"lava": [["A1", "A3"]]}',
     "lava, edge 1 : A1 et A3 ne sont pas côte à côte"),
    ("above_and_below", "[]", "pack : il faut une table de champs, pas []"),
    ("above_and_below", '{"format": "above-and-below-pack/1"}',
     "pack: name : manque : donnez un nom au jeu de composants"),
    ("above_and_below", '{"format": "x"}',
     "pack: format : il faut un de above-and-below-pack/1, pas 'x'"),
    ("aisopos", "{}", "Aisopos n’a pas de jeux de composants"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "text", "said"), PACKS)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_wrong_pack_is_told_in_the_language_asked_for(tmp_path, command, game, text, said):
    path = tmp_path / "pack.json"
    path.write_text(text, "utf-8")
    done = run(command, game, *BOTS, "--pack", path, "--lang", "fr")
    assert done.exit_code == 2
    assert done.stderr == f"Erreur : {said}\n"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("p.json", b'{"a":\n x}', "la ligne 2, colonne 2 ne peut pas être lue"),
        ("p.toml", b"a = ", "la fin manque"),
        ("p.toml", b"a = 1\nb b", "la ligne 2, colonne 3 ne peut pas être lue"),
        ("p.json", b"\xff", "ce n’est pas écrit en UTF-8"),
        ("p.json", b"[" * 10**5, "c’est imbriqué trop profondément"),
    ],
)
def test_a_pack_that_cannot_be_read_is_told_in_the_language_asked_for(tmp_path, name, text, said):
    path = tmp_path / name
    path.write_bytes(text)
    done = run("play", "bunny_kingdom", "--pack", path, "--lang", "fr")
    assert done.exit_code == 2
    assert done.stderr.endswith(f" : {said}\n")
    assert done.stderr.count("\n") == 1


def test_options_that_do_not_fit_the_players_are_told_in_the_language_asked_for():
    done = run("simulate", "aisopos", *BOTS, "-o", "first=3", "--lang", "de")
    assert done.stderr == "Fehler: die Option „first“ nimmt hier einen Platz von 0 bis 1, nicht 3\n"
    four = ("--players", "random,random,random,random")
    done = run("simulate", "antler_island", *four, "-o", "board=3_symmetric", "--lang", "de")
    assert done.stderr == (
        "Fehler: der Plan „3_symmetric“ ist für 3 Spieler; zu viert gibt es nur einen\n"
    )
