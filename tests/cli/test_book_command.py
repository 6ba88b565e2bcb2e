"""`ludotheque book`: a paragraph as it is read aloud, and the rest only when asked for."""

import re
import subprocess
import sys
from functools import cache

import pytest
from click.testing import CliRunner

from ludotheque.cli import main
from ludotheque.games.above_and_below.box import book
from ludotheque.games.above_and_below.box.components import READ, components, read_components
from ludotheque.games.above_and_below.box.pack import FORMAT, digest, our_pack
from ludotheque.games.above_and_below.knowledge.view import choice_view
from ludotheque.locale import LANGUAGES

ALL = range(1, 216)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def run(*words):
    return CliRunner().invoke(main, ["book", *[str(word) for word in words]])


@cache
def read(number, lang, *more):
    done = run("--paragraph", number, "--lang", lang, *more)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def squeezed(text):
    return " ".join(text.split())


@in_every_language
def test_story_and_choices_are_told(lang):
    for number in ALL:
        shown, told = read(number, lang), book.paragraph(number, lang)
        assert all(squeezed(text) in shown for text in [told.text, *told.choices])
        assert "above_and_below-" not in shown


def spoken_figures(number):
    """Return every number that may be read aloud, in order: the book itself holds no digits."""
    told = [number]
    if not book.paragraph(number, "en").choices:
        return told
    for place, choice in enumerate(components(None).book[number].choices, 1):
        asked = choice_view(choice)
        told.append(place)
        for level in asked["levels"]:
            told += [level["lanterns"], level["fee"]]
        bonus = asked["bonus"] or {"lanterns": 0, "price": 0}
        told += [asked["fee"], bonus["lanterns"], bonus["price"]]
    return [figure for figure in told if figure]


@in_every_language
def test_no_figure_of_a_result_is_told_unasked(lang):
    for number in ALL:
        shown = [int(figure) for figure in re.findall(r"\d+", read(number, lang))]
        assert shown == spoken_figures(number)


@in_every_language
def test_failures_are_told_only_when_asked_for(lang):
    for number in ALL:
        lines = [squeezed(line) for line in book.paragraph(number, lang).failures if line]
        assert not any(line in read(number, lang) for line in lines)
        told = read(number, lang, "--rewards") if lines else ""
        assert all(line in told for line in lines)


def changed(entry):
    """Return a paragraph that asks the same and comes to something else."""
    for choice in entry["choices"]:
        for level in choice.get("levels", []):
            level.pop("goto", None)
            level["reward"] = {"amethyst": 7, "special_villager": "glogo", "extra_cave_card": 1}
        for key in [key for key in choice if key.startswith("auto_")]:
            del choice[key]
            choice["auto_reward"] = {"reputation": -9, "free_building_max_cost": 77}
        if "levels" in choice:
            choice["on_failure"] = {"injure_villager": 8}
    return entry


@in_every_language
def test_the_results_do_not_change_a_word_of_what_is_told_unasked(lang, monkeypatch):
    entries = [changed(entry) for entry in our_pack()["paragraphs"]]
    other = read_components({"format": FORMAT, "name": "other", "paragraphs": entries})
    plain = [read(number, lang) for number in ALL]
    full = [read(number, lang, "--rewards") for number in ALL]
    monkeypatch.setitem(READ, digest(None), other)
    anew = read.__wrapped__
    assert [anew(number, lang) for number in ALL] == plain
    assert all(anew(number, lang, "--rewards") != full[number - 1] for number in ALL)


@pytest.mark.parametrize(
    ("number", "lang", "wanted"),
    [
        (17, "en", "→ 7 lanterns: +1 reputation, 5 coins, 1 amethyst"),
        (24, "en", "+1 reputation, a building of up to 7 coins, free"),
        (33, "de", "der günstigste anzuwerbende Bewohner kommt zu euch"),
        (43, "fr", "un Chat des cavernes vous rejoint"),
        (44, "de", "ein Metallmann kommt zu euch"),
        (57, "en", "nothing"),
        (60, "fr", "1 caverne de plus"),
        (105, "de", "die Flüssige Frau kommt zu euch"),
        (109, "en", "Glogo joins you"),
        (118, "en", "read on at 119"),
        (133, "en", "→ always: \u22121 reputation, one of: 2 mushrooms / 2 fruit"),
        (149, "fr", "au choix : 2 améthystes / 2 minerais / 7 pièces"),
        (157, "de", "→ Misserfolg: der Einsatz ist verloren"),
        (158, "en", "the stake back, and one more of its kind"),
        (159, "fr", "→ échec : l\u2019explorateur misé est blessé"),
        (180, "en", "\u22121 reputation, a coin for each new face of a die, 6 at the most"),
        (180, "de", "nehmt bis zu 5 Münzen, jede für \u22121 Ansehen"),
        (210, "en", "→ failure: \u22121 reputation, 1 explorer is injured"),
    ],
)
def test_results_are_told_when_asked_for(number, lang, wanted):
    assert wanted in read(number, lang, "--rewards")
    assert wanted not in read(number, lang)


@in_every_language
def test_every_result_has_words(lang):
    for number in ALL:
        shown = read(number, lang, "--rewards")
        assert "→" in shown
        assert "above_and_below-" not in shown


def test_lines_are_short_and_break_at_no_no_break_space():
    for number in ALL:
        for line in run("--paragraph", number, "--lang", "fr", "--rewards").output.splitlines():
            assert len(line) <= 78
            assert not line.strip(" ").startswith((":", ";", "!", "?", "»"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--paragraph", 0], "Error: the book has paragraphs 1 to 215, not 0\n"),
        (["--paragraph", 216], "Error: the book has paragraphs 1 to 215, not 216\n"),
        (["--paragraph", "x"], "Error: --paragraph: 'x' is not a whole number\n"),
        (["--paragraph", 1, "--lang", "it"], "Error: --lang: 'it' is none of en, fr, de\n"),
        ([], "Error: --paragraph is missing\n"),
        (
            ["--paragraph", 0, "--lang", "fr"],
            "Erreur : le livre a les paragraphes 1 à 215, pas 0\n",
        ),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words, message):
    done = run(*words)
    assert done.exit_code == 2
    assert done.stderr == message
    assert not done.stdout


STARTED = """
import sys
import ludotheque.cli
from ludotheque.games import all_games
modules = [place.partition(":")[0] for game in all_games().values() for place in game.commands]
assert modules
assert not set(modules) & set(sys.modules)
"""


def test_a_room_s_command_is_loaded_when_it_is_called_and_not_before():
    subprocess.run([sys.executable, "-c", STARTED], check=True)
