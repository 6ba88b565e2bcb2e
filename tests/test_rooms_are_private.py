"""Nothing outside a room names its game: not the name, nor a rule, nor a kind of decision.

What is looked for comes from what is registered, so that a new game is looked for at once.  Another
room is outside too; only kinds of decisions may be called alike there.
"""

import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.core import Game
from ludotheque.games import all_games

ROOT = Path(__file__).parents[1]
PLACES = ("src", "web", "tools", "benchmarks", "Makefile", "pyproject.toml", "setup.py")
ROOMS = ("src/ludotheque/games/", "web/src/boards/")


def spellings(name: str) -> str:
    """Return a pattern for *name* however it is written: snake, kebab, Camel, spaced, in one."""
    return r"[\W_]*".join(re.findall("[A-Za-z0-9]+", name))


def pattern_of(games: list[Game], room: str) -> re.Pattern[str]:
    """Return a pattern for all that only other rooms of *games* than *room*, if any, may say."""
    others = [game for game in games if game.name != room]
    names = {spellings(text) for game in others for text in (game.name, game.title)}
    prefixes = {game.prefix for game in others}
    said = rf"(?i:{'|'.join(sorted(names))})|\b(?:{'|'.join(sorted(prefixes))})-\d+(?:\.\d+)*"
    kinds = {kind for game in others for kind in game.kinds if not room}
    return re.compile(said + (rf"|([\"'`])(?:{'|'.join(sorted(kinds))})\1" if kinds else ""))


def room_of(name: str) -> str:
    """Return the game in whose room the file *name* lies, '' if it is outside of all."""
    for rooms in ROOMS:
        room, inside, _ = name.removeprefix(rooms).partition("/")
        if name.startswith(rooms) and inside:
            return room
    return ""


def tracked(root: Path) -> list[Path]:
    """Return the files that git keeps, or would."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *PLACES]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    return [root / name for name in listed.split("\0") if name and (root / name).is_file()]


def namings(root: Path, games: list[Game]) -> list[str]:
    """Return each place that names a game, by file and line."""
    patterns = {room: pattern_of(games, room) for room in ("", *(game.name for game in games))}
    found: list[str] = []
    for path in tracked(root):
        name = str(path.relative_to(root))
        pattern = patterns.get(room_of(name), patterns[""])
        found += [f"{name}: its own name" for _ in pattern.finditer(name)]
        content = path.read_bytes()
        text = "" if b"\0" in content else content.decode("utf-8")
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: {' '.join(match[0].split())}")
    return found


def test_nothing_outside_a_room_names_its_game():
    found = namings(ROOT, list(all_games().values()))
    assert not found, f"{len(found)} places:\n" + "\n".join(found)


def test_nothing_but_tests_and_pages_names_an_example():
    packages = [path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml")]
    examples = [import_module(name).GAME for name in packages]
    found = namings(ROOT, examples)
    assert examples
    assert not found, f"{len(found)} places:\n" + "\n".join(found)


@pytest.fixture
def house(tmp_path):
    """A repository with the rooms' folders and nothing in it."""
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    for room in ROOMS:
        (tmp_path / room).mkdir(parents=True)
    return tmp_path


def planted(house, where, line):
    """Return what is found where *line* is written as the second line of a file."""
    path = house / where
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"first\n{line}\n", "utf-8")
    return namings(house, list(all_games().values()))


def all_spellings(game):
    """Return the game's name in every spelling, each in capitals too."""
    words = [word.lower() for word in re.findall("[A-Za-z]+", game.title)]
    camel = "".join(word.title() for word in words)
    joined = [sign.join(words) for sign in ("_", "-", " ", "", ".", "\n# ")]
    return [*joined, *(text.upper() for text in joined), camel, camel[0].lower() + camel[1:]]


@pytest.mark.parametrize("name", list(all_games()))
def test_a_name_is_found_in_any_spelling(house, name):
    for text in all_spellings(all_games()[name]):
        assert planted(house, "tools/some.py", f"of {text}s") == [
            f"tools/some.py:2: {' '.join(text.split())}"
        ]


@pytest.mark.parametrize("name", list(all_games()))
def test_a_rule_and_a_kind_of_decision_are_found(house, name):
    game = all_games()[name]
    kind = next(iter(game.kinds))
    for text in (f"{game.prefix}-4.3", f"{game.prefix}-12", f'"{kind}"', f"'{kind}'", f"`{kind}`"):
        assert planted(house, "web/src/some.ts", f"as ({text})") == [f"web/src/some.ts:2: {text}"]


@pytest.mark.parametrize("place", [*(f"{place}/some.md" for place in PLACES[:4]), *PLACES[4:]])
def test_every_place_is_looked_through(house, place):
    title = next(iter(all_games().values())).title
    assert planted(house, place, title) == [f"{place}:2: {title}"]


@pytest.mark.parametrize("name", list(all_games()))
def test_a_file_named_after_a_game_is_found(house, name):
    assert planted(house, f"web/src/some/{name}.ts", "") == [
        f"web/src/some/{name}.ts: its own name"
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_may_name_its_game(house, room):
    for name, game in all_games().items():
        assert planted(house, f"{room}{name}/some.py", f"{game.title} {game.prefix}-1.1") == []


@pytest.mark.parametrize("room", ROOMS)
def test_another_room_may_not(house, room):
    mine, other = list(all_games().values())[:2]
    kind = next(iter(mine.kinds))
    for text in (mine.title, f"{mine.prefix}-1.1"):
        assert planted(house, f"{room}{other.name}/some.py", text) == [
            f"{room}{other.name}/some.py:2: {text}"
        ]
    assert planted(house, f"{room}{other.name}/some.py", f'"{kind}"') == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_lies_beside_the_rooms_may_not_either(house, room):
    title = next(iter(all_games().values())).title
    assert planted(house, f"{room}some.py", title) == [f"{room}some.py:2: {title}"]


def test_ordinary_words_are_not_mistaken(house):
    game = next(iter(all_games().values()))
    words = f"{game.prefix}SOLUTE-1 {next(iter(game.kinds))} a.{next(iter(game.kinds))}()"
    assert planted(house, "src/some.py", words) == []
