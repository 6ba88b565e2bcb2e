"""The pages of docs/observations: what each game's observations hold, feature by feature.

`python -m tests.layout_pages` writes them, and refuses where a layout has changed and its version
has not: whoever has trained on it must be able to tell.
"""

import re
import sys
from hashlib import blake2b
from pathlib import Path

from ludotheque.core import Game, Rng, cells_listed, random_step
from ludotheque.games import all_games

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs/observations"
STEPS = 160
HEAD = """# {title}

Version {version}, {size} numbers of 16 bits. What goes by seats begins with the seat that observes and goes on clockwise; places of seats that do not play stay 0.

| at | feature | shape | range | meaning |
|---|---|---|---|---|
"""  # noqa: E501
TAIL = """
Digest of the observations of one game a number of players: `{digest}`. Written by `make layouts`.
"""


def page_of(name: str) -> Path:
    """Return where the layout of a game is told."""
    return DOCS / f"{name}.md"


def written(game: Game) -> str:
    """Return the page of *game*."""
    layout = game.layout
    text = HEAD.format(title=game.title, version=layout.version, size=layout.size)
    for feature in layout.features:
        shape = " x ".join(str(length) for length in feature.shape)
        bounds = f"{feature.low} to {feature.high}"
        at = layout.starts[feature.name]
        text += f"| {at} | `{feature.name}` | {shape} | {bounds} | {feature.meaning} |\n"
    return text + TAIL.format(digest=digest(game))


def digest(game: Game) -> str:
    """Return a fingerprint of what all see in one random game for each number of players."""
    found = blake2b(digest_size=8)
    for seats in game.seats:
        state, rng = game.new(seats, seed=seats), Rng.seeded(seats)
        for _ in range(STEPS):
            for viewer in range(seats):
                found.update(repr(cells_listed(state.observe(viewer))).encode())
            if state.over:
                break
            random_step(state, rng)
    return found.hexdigest()


def version_in(text: str) -> str:
    """Return the version that a page tells of."""
    told = re.search(r"^Version (\d+)", text, re.MULTILINE)
    return told[1] if told else ""


def unversioned(before: str, now: str) -> bool:
    """Say whether a layout has changed and kept its version."""
    return bool(before) and before != now and version_in(before) == version_in(now)


def main() -> None:
    """Write every page anew."""
    DOCS.mkdir(exist_ok=True)
    for name, game in all_games().items():
        before = page_of(name).read_text("utf-8") if page_of(name).exists() else ""
        now = written(game)
        if unversioned(before, now):
            sys.exit(f"the observations of {name} have changed: raise the version of its layout")
        page_of(name).write_text(now, "utf-8")


if __name__ == "__main__":
    main()
