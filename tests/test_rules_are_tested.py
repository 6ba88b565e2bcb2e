"""Every numbered rule has a test that cites it, and every test cites a rule that exists."""

import re
from pathlib import Path

import pytest

from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES
from tests.rule_pages import cited, numbered, pages, rulebook, rules_page

ROOT = Path(__file__).parents[1]


def test_every_game_has_its_rules_written_down():
    missing = [name for name in all_games() if not rules_page(name).exists()]
    assert not missing


@pytest.mark.parametrize("name", list(all_games()))
def test_every_rule_has_a_test(name: str):
    untested = [rule for rule in numbered(name) if rule not in cited()]
    assert not untested, f"rules of {name} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("name", list(all_games()))
def test_rules_are_numbered_once_and_named_after_their_game(name: str):
    found = re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", rules_page(name).read_text(), re.MULTILINE)
    assert len(found) == len(set(found))
    assert {rule.split("-")[0] for rule in found} == {all_games()[name].prefix}


@pytest.mark.parametrize("name", list(all_games()))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_rules(name: str, language: str):
    text = (rulebook(name) / f"{language}.md").read_text("utf-8")
    assert re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", text, re.MULTILINE) == list(numbered(name))


def test_no_test_cites_an_unknown_rule():
    known = {rule for name in all_games() for rule in numbered(name)}
    prefixes = {game.prefix for game in all_games().values()}
    unknown = {
        f"{rule} in {', '.join(sorted(where))}"
        for rule, where in cited().items()
        if rule.split("-")[0] in prefixes and rule not in known
    }
    assert not unknown


@pytest.mark.parametrize("name", list(all_games()))
def test_every_rule_that_a_decision_or_refusal_cites_exists(name: str):
    game = all_games()[name]
    room = ROOT / "src/ludotheque/games" / name
    source = "".join(path.read_text() for path in room.rglob("*.py"))
    named = set(re.findall(rf'"({game.prefix}-[\d.]+)"', source))
    assert named <= set(numbered(name))
    assert all(kind.rule in numbered(name) for kind in game.kinds.values())


def test_the_pages_of_rules_in_the_docs_are_current():
    late = [
        str(page)
        for page, text in pages().items()
        if not page.exists() or page.read_text("utf-8") != text
    ]
    assert not late, "run: make rules"
