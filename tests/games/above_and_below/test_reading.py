"""The book read aloud in the course of a game."""

from random import Random

import pytest

from ludotheque.core import CHANCE
from ludotheque.games import game
from ludotheque.games.above_and_below.box import book
from ludotheque.games.above_and_below.knowledge.reading import capitals, encounter
from ludotheque.games.above_and_below.rules.explore import open_paragraph
from ludotheque.locale import LANGUAGES, Words

GAME = game("above_and_below")
READER = GAME.storyteller


def squeezed(text):
    return " ".join(text.split())


def at_paragraph(number, seed=1):
    """Return a table whose explorers have just opened a paragraph."""
    state, picker = GAME.new(2, seed), Random(seed)
    while type(state.stack[-1]).__name__ != "ChooseCourse":
        if state.actor() == CHANCE:
            state.roll()
        else:
            state.apply(state.actor(), picker.choice(state.legal(state.actor())))
    state.stack.pop()
    open_paragraph(state, number)
    return state


def drawn(state, language):
    text = GAME.draw(state.view(state.turn), Words(language, "above_and_below").say)
    return squeezed(text)


@pytest.mark.rule("AB-4.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explorer_sees_the_story_and_its_choices_but_not_how_they_end(language):
    shown, told = drawn(at_paragraph(17), language), book.paragraph(17, language)
    assert squeezed(told.text) in shown
    assert all(squeezed(choice) in shown for choice in told.choices)
    assert not any(squeezed(line) in shown for line in told.failures if line)
    assert book.paragraph(17, "en" if language != "en" else "fr").choices[0] not in shown


@pytest.mark.rule("AB-4.6")
def test_of_an_announced_choice_the_others_are_no_longer_shown():
    state = at_paragraph(17)
    state.step(state.turn, GAME.actions.number("choose 2"))
    shown = squeezed("\n".join(encounter(state.view(0), Words("en", GAME.name).say)))
    first, second = book.paragraph(17, "en").choices
    assert squeezed(second) in shown
    assert squeezed(first) not in shown


def test_without_an_encounter_the_book_is_silent():
    assert encounter(GAME.new(2, 1).view(0), Words("en", GAME.name).say) == []


@pytest.mark.rule("AB-4.5")
@pytest.mark.parametrize(
    ("number", "place", "wanted"),
    [
        (4, 2, "4 lanterns, 7 lanterns · 1 more lantern for each hammer in the party"),
        (41, 2, "2 more lanterns for each quill in the party"),
        (67, 1, "2 lanterns (1 coin), 5 lanterns"),
        (123, 1, "1 more lantern for each rope you own"),
        (139, 2, "no roll · for 3 coins"),
        (156, 2, "no roll · stake: one of your goods, a cider or a potion"),
        (156, 3, "no roll · stake: one of the explorers"),
        (167, 1, "5 lanterns · 2 more lanterns for 1 coin, if you like"),
        (186, 1, "3 more lanterns with one of the fishfolk in the party"),
    ],
)
def test_a_choice_says_what_it_asks_for(number, place, wanted):
    shown, told = drawn(at_paragraph(number), "en"), book.paragraph(number, "en")
    after = shown.split(squeezed(told.choices[place - 1]))[1]
    assert wanted in after.split("[/]")[0]


def test_any_of_several_things_helps():
    shown = drawn(at_paragraph(190), "de")
    pilz, apfelwein = (Words("de", GAME.name).thing(word) for word in ("mushroom", "cider"))
    assert f"1 Laterne mehr mit {pilz}, " in shown
    assert f" oder {apfelwein}" in shown


def heard(event, viewer, language="en"):
    return squeezed(READER.event(event, viewer, Words(language, GAME.name).say))


@pytest.mark.rule("AB-4.5")
def test_everybody_hears_the_story_and_the_explorer_reads_it_on_the_table():
    opened = {"key": "paragraph", "seat": 1, "number": 17}
    assert squeezed(book.paragraph(17, "en").text) in heard(opened, 0)
    assert heard(opened, 1) == ""
    chose = {"key": "chose", "seat": 1, "number": 17, "choice": 2}
    assert squeezed(book.paragraph(17, "en").choices[1]) in heard(chose, 0)
    assert heard(chose, 1) == ""


def test_where_nothing_is_asked_the_explorer_hears_the_story_too():
    outcome = {"key": "paragraph", "seat": 1, "number": 171}
    assert squeezed(book.paragraph(171, "fr").text) in heard(outcome, 1, "fr")
    forced = {"key": "paragraph", "seat": 1, "number": 157}
    assert squeezed(book.paragraph(157, "fr").choices[0]) in heard(forced, 1, "fr")


@pytest.mark.rule("AB-4.5")
def test_a_failure_is_told_when_it_has_happened():
    line = squeezed(book.paragraph(17, "de").failures[1])
    before = [{"key": "paragraph", "seat": 1, "number": 17},
              {"key": "chose", "seat": 1, "number": 17, "choice": 2},
              {"key": "success", "seat": 1, "number": 17}]  # fmt: skip
    assert not any(line in heard(event, viewer, "de") for event in before for viewer in (0, 1))
    failed = {"key": "failure", "seat": 1, "number": 17, "choice": 2}
    assert line in heard(failed, 0, "de")
    assert line in heard(failed, 1, "de")
    assert heard({**failed, "choice": 1}, 0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_called_by_their_words_in_capitals(language):
    for number in range(1, 216):
        for choice in book.paragraph(number, language).choices:
            assert choice.startswith(capitals(choice))
            assert 1 <= len(capitals(choice).split()) <= 9
            assert capitals(choice)[-1].isalpha()


def test_actions_are_called_as_the_book_calls_them():
    say = Words("en", GAME.name).say
    state = at_paragraph(17)
    view = state.view(state.turn)
    named = [READER.action(view, name, say) for name in ("choose 1", "choose 2", "stop")]
    assert named == ["DIG MORE LUGWORMS", "FETCH THE KITE", ""]
    view = at_paragraph(133).view(state.turn)
    assert [READER.action(view, f"reward {n}", say) for n in (1, 2)] == ["2 mushrooms", "2 fruit"]


def test_an_owner_s_pack_may_have_choices_that_we_have_no_words_for():
    say, state = Words("en", GAME.name).say, at_paragraph(17)
    view = state.view(state.turn)
    view["table"]["encounter"]["choices"] *= 2
    assert encounter(view, say)[-2] == "4"
    assert READER.action(view, "choose 4", say) == ""
    assert heard({"key": "chose", "seat": 1, "number": 17, "choice": 4}, 0) == ""
    assert heard({"key": "failure", "seat": 1, "number": 17, "choice": 4}, 0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_read_aloud(language):
    """Play at random, listening to everything: stories are told and no key is missing."""
    state, picker, words = GAME.new(4, 8), Random(8), Words(language, GAME.name)
    state.listen()
    stories, failed = [], 0
    while not state.over:
        if state.actor() == CHANCE:
            state.roll()
        else:
            state.apply(state.actor(), picker.choice(state.legal(state.actor())))
        for event in state.events_for(0):
            stories.append(READER.event(event, 0, words.say))
            failed += event["key"] == "failure"
    assert sum(story != "" for story in stories) > 10
    assert failed > 0
    assert not any("above_and_below-" in story for story in stories)
