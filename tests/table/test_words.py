"""Words: whatever the table tells or refuses can be said in every language."""

import re
from pathlib import Path

import pytest

from ludotheque.locale import LANGUAGES, Words
from ludotheque.table.errors import STATUS
from ludotheque.table.play.bot_levels import levels

ROOT = Path(__file__).parents[2]
SOURCE = "".join(path.read_text("utf-8") for path in (ROOT / "src/ludotheque/table").rglob("*.py"))
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")


def events():
    """Return the keys of all that is told beside the game, as the source has them."""
    plain = set(re.findall(r'"(table-[a-z-]+)"', SOURCE))
    # A seat that is given up is told by why: the entry's own word.
    return plain | {f"table-{why}" for why in re.findall(r'why="([a-z]+)"', SOURCE)}


def test_the_protocol_lists_every_event_and_every_error():
    assert events() == set(re.findall(r"`(table-[a-z]+)`", PROTOCOL))
    rows = re.findall(r"^\| (`[^|]+) \| (\d+) \|", PROTOCOL.split("## 7")[1], re.MULTILINE)
    listed = {kind: int(status) for kinds, status in rows for kind in re.findall("`(.+?)`", kinds)}
    assert listed == STATUS


def test_every_error_in_the_source_is_of_a_known_type():
    raised = set(re.findall(r'RequestError\(\s*"([a-z-]+)"', SOURCE))
    assert raised <= set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_error_and_level_has_words(language):
    words = Words(language, players=["Anna", "Bert"])
    keys = [f"event-{key}" for key in sorted(events())]
    keys += [f"table-error-{kind}" for kind in STATUS]
    keys += [f"page-bot-{level}" for level in levels()]
    keys += ["page-ending-resigned", "page-ending-time"]
    assert len(events()) == 8
    for key in keys:
        said = words.say(key, seat=0)
        assert words.has(key), key
        assert "{" not in said
        assert said != key
        if key.startswith("event-") and key != "event-table-started":
            assert "Anna" in said, key
