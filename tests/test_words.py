"""Every word that a player may read is there in every language."""

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheque.core import CHANCE
from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES, UnknownLanguage, Words

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/ludotheque"
GAMES = list(all_games())
ROOMS = [SOURCE / "games" / name for name in GAMES]
BOARDS = sorted(path.parent for path in ROOT.glob("web/src/boards/*/Board.svelte"))
WORDS = [folder / "words" for folder in (*ROOMS, *BOARDS)]


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802
        self.names.add(node.id.name)


def files_of(language):
    """Return all files of words in a language: the house's, the rooms', and the boards'."""
    house = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    return [*house, *(folder / f"{language}.ftl" for folder in WORDS)]


def messages_in(path):
    """Return the messages of a file, which must be nothing else but comments."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    for entry in entries:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
    return [entry for entry in entries if isinstance(entry, Message)]


def messages(language):
    """Return every message of a language with the variables it fills in."""
    found = {}
    for path in files_of(language):
        for message in messages_in(path):
            # The page reads all these files into one bundle, where the first of two would win.
            assert message.id.name not in found, f"{message.id.name} twice in {language}"
            seen = Variables()
            seen.visit(message)
            found[message.id.name] = seen.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_facts(language):
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    differing = {key for key in english if english[key] != other[key]}
    assert not differing, f"other facts are filled in: {sorted(differing)}"


@pytest.mark.parametrize("folder", WORDS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_rooms_and_boards_have_words_in_every_language_and_no_other(folder):
    assert {path.name for path in folder.iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_what_only_a_board_says_is_called_so(board):
    """The rest of a game's words belong in its room, where the terminal finds them too."""
    keys = [message.id.name for message in messages_in(board / "words/en.ftl")]
    assert keys
    assert not [key for key in keys if not key.startswith(f"{board.name}-page-")]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_action_option_and_thing_has_words(name):
    game, words = all_games()[name], Words("en", name)
    keys = [f"{name}-title", f"{name}-about"]
    keys += [f"{name}-option-{option.name}" for option in game.options]
    keys += [f"{name}-ask-{kind}" for kind in game.kinds]
    keys += [f"{name}-action-{action.split()[0]}" for action in game.actions.names]
    missing = sorted({key for key in keys if not words.has(key)})
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_every_event_refusal_and_fact_in_the_source_has_words(name):
    source = "".join(path.read_text() for path in (SOURCE / "games" / name).rglob("*.py"))
    words = Words("en", name)
    events = re.findall(r'\btell(?:_some)?\(\s*"([a-z_-]+)"', source)
    refusals = re.findall(r'\bRefusal\(\s*"([a-z_-]+)"', source)
    facts = re.findall(r'\bFact\(\s*"([a-z_-]+)"', source)
    missing = [key for key in events if not words.has(f"{name}-event-{key}")]
    missing += [key for key in facts if not words.has(f"{name}-foresee-{key}")]
    missing += [
        key
        for key in refusals
        if not words.has(f"{name}-refusal-{key}") and not words.has(f"refusal-{key}")
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_words(name, language):
    """Play at random and say everything: no key is missing, no fact is left unfilled."""
    game, words, picker = all_games()[name], Words(language, name), Random(5)
    state = game.new(game.seats[-1], 5, **game.table_options({}))
    state.listen()
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.roll()
        else:
            legal = state.legal(seat)
            said(words, [words.action(game.actions.name(action)) for action in legal[:3]])
            said(words, [words.ask(state.asked_of(seat))])
            refused = state.refusal(seat, picker.randrange(len(game.actions)))
            if refused is not None:
                said(words, [words.refusal(refused.key, refused.rule, refused.facts)])
            action = picker.choice(legal)
            said(words, [words.fact(fact.told()) for fact in state.foresee(seat, action)])
            state.apply(seat, action)
        for viewer in range(state.seats):
            said(words, [words.event(event) for event in state.events_for(viewer)])
    said(words, [words.say(f"{name}-ending-{state.ending()}")])
    sources = {source for sheet in state.score_sheet() for source in sheet}
    said(words, [words.say(f"{name}-score-{source}") for source in sources])
    said(words, [game.draw(state.view(0), words.say)])


def said(words, lines):
    """Fail on a line that shows a message's key or an unfilled fact."""
    for line in lines:
        assert not re.search(rf"\b{words.game}-[a-z]", line), line
        assert "{" not in line, line


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(UnknownLanguage, match="unknown language 'it'"):
        Words("it")
