"""What the rulebook says in every language."""

import pytest

from ludotheque.locale import LANGUAGES
from ludotheque.table.http.rulebook import rulebook

OURS = {
    "en": ("broken ones not counted", "which all then show"),
    "fr": ("les cassés ne comptant pas", "que tous montrent alors"),
    "de": ("ohne die abgebrochenen", "die dann alle zeigen"),
}
AT_RANDOM = {"en": "drawn at random", "fr": "tiré au hasard", "de": "zufällig"}


def rule(language, number):
    sections = rulebook("antler_island", language).sections
    return next(rule for part in sections for rule in part.rules if rule.number == number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_tie_breaks_only_two_remarks_are_marked_as_ours(language):
    found = rule(language, "AN-8.7")
    for words in OURS[language]:
        assert words in found.text
        assert words in found.source
    assert "000 D" in found.source
    assert "48" in found.source.split(OURS[language][1])[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_the_first_space_and_what_is_assumed_of_a_choice(language):
    served = rule(language, "AN-4.6").text
    assert "O0" in served
    assert "O7" in served
    assert AT_RANDOM[language] in rule(language, "AN-10.8").text
