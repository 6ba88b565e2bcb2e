"""The package as a whole: the laws, its words, its bots, and a test for every rule."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from ludotheque.laws import Trial, cases_of

from goofspiel import GAME
from goofspiel.strategy import evaluate

LANGUAGES = ("en", "fr", "de")
KEY = re.compile(r"^([\w-]+) =", re.MULTILINE)
RULE = re.compile(rf"\b{GAME.prefix}-\d+\.\d+\b")


def text(*path):
    return files("goofspiel").joinpath(*path).read_text("utf-8")


@pytest.mark.parametrize("case", cases_of(GAME), ids=str)
def test_every_way_to_sit_down_keeps_the_nine_laws(case):
    trial = Trial()
    trial.play(case, 1)
    assert trial.found is None, trial.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language):
    assert KEY.findall(text("words", f"{language}.ftl")) == KEY.findall(text("words", "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_numbers_in_every_language(language):
    book = text("rulebook", f"{language}.md")
    assert RULE.findall(book) == RULE.findall(text("rulebook", "en.md"))


def test_every_rule_has_a_test_that_cites_it():
    tests = Path(__file__).with_name("test_rules.py").read_text("utf-8")
    missing = set(RULE.findall(text("rulebook", "en.md"))) - set(RULE.findall(tests))
    assert not missing


def test_the_evaluation_knows_who_is_better_off():
    state = GAME.new(2, 1, cards=4)
    state.won[0], state.deck = 0b1000, 0b0111
    assert evaluate(state, 0) > 0.5 > evaluate(state, 1)
