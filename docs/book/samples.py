"""Write ten paragraphs of the encounter book into the docs: `python -m docs.book.samples`."""

from pathlib import Path

from ludotheque.games.above_and_below.box import book
from ludotheque.games.above_and_below.box.components import components
from ludotheque.games.above_and_below.knowledge.reading import asked
from ludotheque.games.above_and_below.knowledge.view import choice_view
from ludotheque.locale import LANGUAGES, Words

PAGE = Path(__file__).with_suffix(".md")
SAMPLES = (1, 4, 17, 24, 43, 105, 109, 156, 170, 180)
NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
OPENING = """# Ten samples

*For players. Told.*

Ten of the 215 paragraphs as they are read aloud at the table, in the three languages they are
written in: the story, the choices, and under each choice what it asks for. What a choice brings
is not told before the result; `ludotheque book --paragraph 17 --rewards` tells it anyway.

This page is written by `python -m docs.book.samples`.
"""


def page() -> str:
    """Return the page of samples."""
    return "\n".join([OPENING, *[sample(number) for number in SAMPLES]])


def sample(number: int) -> str:
    """Return one paragraph in every language, marked so that screen readers change their voice."""
    parts = [f"## {number}"]
    for language in LANGUAGES:
        parts += [f'<div lang="{language}">', f"**{NAMES[language]}**", told(number, language)]
        parts.append("</div>")
    return "\n\n".join(parts) + "\n"


def told(number: int, language: str) -> str:
    """Return a paragraph in one language, its choices as a list."""
    words, paragraph = Words(language, "above_and_below"), book.paragraph(number, language)
    figures = components(None).book[number].choices
    choices = [
        f"{place}. {label}\\\n   *{asked(choice_view(choice), words.say)}*"
        for place, (label, choice) in enumerate(zip(paragraph.choices, figures, strict=True), 1)
    ]
    return "\n\n".join([paragraph.text, "\n".join(choices)])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
