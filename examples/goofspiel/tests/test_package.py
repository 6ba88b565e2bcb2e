"""The package as a whole: the laws, its words, its bots, and a test for every rule."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from ludotheque.laws import Trial, cases_of, step_at_random

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


def said_at(state):
    """Return the keys of what is said at this moment."""
    yield from (f"event-{event.key}" for event in state.events)
    yield from (f"score-{source}" for row in state.score_sheet() for source in row)
    for seat in state.waiting():
        facts = [fact for action in state.legal(seat) for fact in state.foresee(seat, action)]
        yield from (f"foresee-{fact.key}" for fact in facts)
    if state.over:
        yield f"ending-{state.ending()}"


def test_everything_that_happens_has_words():
    state, picker = GAME.new(2, 1), Random(1)
    state.listen()
    said = {"title", "about", *state.view(0)["table"]}
    said |= {f"option-{option.name}" for option in GAME.options}
    said |= {f"ask-{kind}" for kind in GAME.kinds}
    said |= {f"action-{name.split()[0]}" for name in GAME.actions.names}
    while not state.over:
        step_at_random(state, picker)
        said |= set(said_at(state))
    missing = {f"{GAME.name}-{key}" for key in said} - set(KEY.findall(text("words", "en.ftl")))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language):
    assert KEY.findall(text("words", f"{language}.ftl")) == KEY.findall(text("words", "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_numbers_in_every_language(language):
    book = text("rulebook", f"{language}.md")
    assert RULE.findall(book) == RULE.findall(text("rulebook", "en.md"))


def test_every_rule_has_a_test_that_cites_it():
    lines = Path(__file__).with_name("test_rules.py").read_text("utf-8").splitlines()
    # By its marker: a comment tries nothing.
    markers = "".join(line for line in lines if line.startswith("@pytest.mark.rule"))
    missing = set(RULE.findall(text("rulebook", "en.md"))) - set(RULE.findall(markers))
    assert not missing


def test_the_evaluation_knows_who_is_better_off():
    state = GAME.new(2, 1, cards=4)
    state.won[0], state.deck = 0b1000, 0b0111
    assert evaluate(state, 0) > 0.5 > evaluate(state, 1)
