"""The pages for authors: every step is done as it is told, in a folder of its own."""

import pytest

from tests.docs.building import EXAMPLE, Reader, same_code, steps
from tests.docs.reading import ROOT

STEPS = steps(ROOT / "docs/tutorial.md")
BOT_STEPS = steps(ROOT / "docs/own-bot.md")


def reader_before(folder, known, number):
    """Return somebody who has done all *known* steps before *number*, and tried nothing yet."""
    reader = Reader(folder)
    for step in known[:number]:
        reader.do(step, commands=False)
    return reader


@pytest.mark.parametrize("number", range(len(STEPS)), ids=[step.heading for step in STEPS])
def test_every_step_of_the_tutorial_does_what_it_says(number, tmp_path):
    reader_before(tmp_path, STEPS, number).do(STEPS[number], commands=True)


def test_the_tutorial_ends_at_the_example(tmp_path):
    folder = reader_before(tmp_path, STEPS, len(STEPS)).folder / "src/goofspiel"
    for name in ("box", "table", "rules", "knowledge", "strategy", "game"):
        built, known = folder / f"{name}.py", EXAMPLE / f"src/goofspiel/{name}.py"
        assert same_code(built, known), name
    for page in ("words/en.ftl", "rulebook/en.md"):
        known = (EXAMPLE / "src/goofspiel" / page).read_text("utf-8")
        assert (folder / page).read_text("utf-8") == known


@pytest.mark.parametrize("number", range(len(BOT_STEPS)), ids=[step.heading for step in BOT_STEPS])
def test_every_step_to_a_bot_does_what_it_says(number, tmp_path):
    reader_before(tmp_path, BOT_STEPS, number).do(BOT_STEPS[number], commands=True)
