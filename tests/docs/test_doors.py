"""The first page leads everybody somewhere, and each page says for whom it is."""

import re

import pytest

from tests.docs.reading import ROOT, name_of, pages

DOCS = ROOT / "docs"
INDEX = (DOCS / "index.md").read_text("utf-8")
DOORS = ["To play", "To keep a house", "To study", "To write"]
VISITED = [page for page in pages() if page.is_relative_to(DOCS) and page != DOCS / "index.md"]


def door(name):
    """Return what stands under the heading *name* of the first page."""
    return INDEX.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


def listed(caption):
    """Return the pages of the list with this *caption*."""
    block = INDEX.partition(f":caption: {caption}\n")[2].partition("```")[0]
    return [DOCS / f"{line}.md" for line in block.splitlines() if line and line[0] != ":"]


def test_there_is_a_door_for_each_visitor_and_reference_is_apart():
    assert re.findall(r"^## (.+)$", INDEX, re.MULTILINE) == DOORS
    assert re.findall(r"^:caption: (.+)$", INDEX, re.MULTILINE) == [*DOORS, "Reference"]


def test_the_first_page_shows_the_four_boards():
    shown = set(re.findall(r"\]\(images/board-(\w+)-light\.png\)", INDEX))
    assert shown == {path.stem for path in (DOCS / "rules").glob("*.md")} - {"index", "tests"}


@pytest.mark.parametrize("name", DOORS)
def test_behind_a_door_every_page_is_linked(name):
    linked = {DOCS / target for target in re.findall(r"\]\(([^)#]+)", door(name))}
    assert set(listed(name)) <= linked


def test_every_page_is_listed_once_and_those_for_reference_are_linked_from_a_door():
    found = [page for caption in [*DOORS, "Reference"] for page in listed(caption)]
    beside = [page for page in VISITED if page.parent == DOCS]
    below = DOCS.glob("*/index.md")
    assert sorted(found) == sorted([*beside, *below])
    doors = "".join(map(door, DOORS))
    named = [page for page in listed("Reference") if f"({page.relative_to(DOCS)}" in doors]
    # How programs speak with the table is linked from the page of the table.
    assert [page.stem for page in listed("Reference") if page not in named] == ["protocol"]


@pytest.mark.parametrize("page", VISITED, ids=name_of)
def test_each_page_says_for_whom_it_is_and_whether_it_is_told_or_looked_up(page):
    line = page.read_text("utf-8").splitlines()[2]
    assert re.fullmatch(r"\*For .*\b(Told|Reference)\b.*\*", line), line
    assert ("Reference" in line) or page not in listed("Reference")
