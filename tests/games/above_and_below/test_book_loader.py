"""The book's words as the game loads them, and the page of samples made from them."""

import pytest
from docs.book.samples import PAGE, SAMPLES, page

from ludotheque.core import BadPack
from ludotheque.games.above_and_below.box import book
from ludotheque.locale import LANGUAGES

GOOD = 'text = "Once."\nchoices = ["GO ON."]\nfailures = [""]\n'


def test_the_book_is_written_in_every_language_of_the_house():
    assert book.languages() == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_told(language):
    told = [book.paragraph(number, language) for number in range(1, 216)]
    assert len({paragraph.text for paragraph in told}) == 215
    assert all(paragraph.text == paragraph.text.strip() != "" for paragraph in told)
    assert all(len(paragraph.choices) == len(paragraph.failures) for paragraph in told)
    assert sum(not paragraph.choices for paragraph in told) == 44


def test_a_paragraph_says_its_own_words_in_the_language_asked_for():
    assert "lugworms" in book.paragraph(17, "en").text
    assert book.paragraph(17, "fr").choices[1].startswith("ALLEZ CHERCHER LE CERF-VOLANT")
    assert book.paragraph(17, "de").choices[0] != book.paragraph(17, "en").choices[0]


def test_the_files_are_read_once_a_language():
    assert book.paragraph(5, "de") is book.paragraph(5, "de")


@pytest.mark.parametrize("number", [-1, 0, 216, 10**9])
def test_an_unknown_number_is_refused_with_the_known_range(number):
    with pytest.raises(book.NotInTheBook, match=f"paragraphs 1 to 215, not {number}"):
        book.paragraph(number, "en")


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(book.NotInTheBook, match="'it': known are de, en, fr"):
        book.paragraph(1, "it")


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("[1", "book xx/a.toml: "),
        (f"[2]\n{GOOD}", "book xx/a.toml: 1 is due, not 2"),
        (f"[1]\n{GOOD}", "book xx: ends at 1, not 215"),
        ('[1]\ntext = "Once."\n', "book xx 1: must have text, choices and failures"),
        ("[1]\n" + GOOD.replace("Once.", " "), "book xx 1: text: must tell something"),
        ("[1]\n" + GOOD.replace('["GO ON."]', '"GO ON."'), "book xx 1: choices: must be a list"),
        ("[1]\n" + GOOD.replace('[""]', "[3]"), "book xx 1: failures: must be a list"),
        ("[1]\n" + GOOD.replace('[""]', "[]"), "book xx 1: failures: there must be one a choice"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(written, complaint):
    with pytest.raises(BadPack) as caught:
        book.read_words("xx", {"a.toml": written})
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_book_is_taken_for_markup(language):
    for number in range(1, 216):
        told = book.paragraph(number, language)
        assert "[" not in "".join([told.text, *told.choices, *told.failures])


def test_the_page_of_samples_is_current():
    assert len(SAMPLES) == 10
    assert PAGE.read_text("utf-8") == page(), "write it anew: python -m docs.book.samples"
