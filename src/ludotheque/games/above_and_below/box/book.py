"""The words of the encounter book, in the languages it is written in; read when first asked for."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from ludotheque.core import BadPack, LudothequeError, nearest
from ludotheque.games.above_and_below.box.encounters import PARAGRAPHS

__all__ = ["NotInTheBook", "ParagraphWords", "languages", "paragraph"]


class NotInTheBook(LudothequeError):
    """The book has no paragraph of this number, or is not written in this language."""


class ParagraphWords:
    """A story; the choices it ends on, none where it only tells; what failing each one is like."""

    def __init__(self, text: str, choices: list[str], failures: list[str]) -> None:
        self.text = text
        self.choices = choices
        self.failures = failures


READ: Final[dict[str, list[ParagraphWords]]] = {}


def paragraph(number: int, language: str) -> ParagraphWords:
    """Return the paragraph *number* in the words of *language*."""
    if not 1 <= number <= PARAGRAPHS:
        raise NotInTheBook(
            f"the book has paragraphs 1 to {PARAGRAPHS}, not {number}",
            "paragraph",
            {"most": PARAGRAPHS, "number": number},
        )
    if language not in READ:
        READ[language] = read_words(language, pages(language))
    return READ[language][number - 1]


def languages() -> list[str]:
    """Return the languages that the book is written in."""
    return sorted(folder.name for folder in book_folder().iterdir() if folder.is_dir())


def book_folder() -> Any:
    """Return the folder that holds one folder a language."""
    return files("ludotheque.games.above_and_below.box") / "data" / "book"


def pages(language: str) -> dict[str, str]:
    """Return the files of the book in *language* by name, in order."""
    if language not in languages():
        known = nearest(language, languages())
        raise NotInTheBook(f"the book is not written in '{language}': {known}")
    written = [page for page in (book_folder() / language).iterdir() if page.name.endswith(".toml")]
    return {page.name: page.read_text("utf-8") for page in sorted(written, key=str)}


def read_words(language: str, written: dict[str, str]) -> list[ParagraphWords]:
    """Return the paragraphs that the files *written* tell; every number must be there, once."""
    told: list[ParagraphWords] = []
    for name, text in written.items():
        try:
            entries = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadPack(f"book {language}/{name}: {error}") from error
        for number, entry in entries.items():
            if number != str(len(told) + 1):
                raise BadPack(f"book {language}/{name}: {len(told) + 1} is due, not {number}")
            told.append(read_paragraph(f"book {language} {number}", entry))
    if len(told) != PARAGRAPHS:
        raise BadPack(f"book {language}: ends at {len(told)}, not {PARAGRAPHS}")
    return told


def read_paragraph(where: str, entry: Any) -> ParagraphWords:
    """Return the paragraph that *entry* tells, with a failure, perhaps empty, a choice."""
    if not isinstance(entry, dict) or set(entry) != {"text", "choices", "failures"}:
        raise BadPack(f"{where}: must have text, choices and failures and nothing else")
    if not isinstance(entry["text"], str) or not entry["text"].strip():
        raise BadPack(f"{where}: text: must tell something")
    for part in ("choices", "failures"):
        lines = entry[part]
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise BadPack(f"{where}: {part}: must be a list of lines")
    if len(entry["choices"]) != len(entry["failures"]):
        raise BadPack(f"{where}: failures: there must be one a choice, empty where it cannot fail")
    return ParagraphWords(entry["text"].strip(), entry["choices"], entry["failures"])
