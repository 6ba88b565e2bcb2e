"""A whole game told in words, with the board after every round: a change shows as a difference.

Written anew with `--write-playthroughs`.
"""

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from ludotheque.core import SPECTATOR
from ludotheque.locale import Words
from tests.games.bunny_kingdom.tables import BUNNY
from tests.playthrough import grouped, moved, viewers

HERE = Path(__file__).parent / "playthroughs"


def told(seats, seed):
    """Return the text of one random game: what each seat hears, and what the table looks like."""
    s, words, picker = BUNNY.new(seats, seed), Words("en", BUNNY.name), Random(seed)
    s.listen()
    lines = []
    while not s.over:
        choosing = s.waiting()
        move = moved(s, picker)
        if choosing:
            lines.append(move)
        lines += grouped({
            viewer: [words.event(event) for event in s.events_for(viewer) if heard(event)]
            for viewer in viewers(s)
        })  # fmt: skip
        if any(event.key == "round-ends" for event in s.events):
            lines += ["", *drawn(s, words), ""]
    return "\n".join([*lines, *sheet(s, words)]) + "\n"


def heard(event):
    """Leave out what is told for every card of every hand."""
    return event["key"] not in ("dealt", "took-up")


def drawn(s, words):
    """Return the table as the first seat sees it, without colours."""
    console = Console(width=200, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(BUNNY.draw(s.view(0), words.say))
    return [line.rstrip() for line in capture.get().splitlines()]


def sheet(s, words):
    """Return the score sheet."""
    lines = [words.say(f"{BUNNY.name}-ending-{s.ending()}")]
    for seat, sources in enumerate(s.score_sheet()):
        parts = [
            f"{words.say(f'{BUNNY.name}-score-{source}')} {points}"
            for source, points in sources.items()
        ]
        lines.append(f"{words.player(seat)}: {', '.join(parts)} = {s.scores()[seat]}")
    return lines


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_told_as_it_was(seats, request):
    path = HERE / f"told-{seats}-seats.txt"
    text = told(seats, seats)
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def test_nobody_but_its_owner_hears_of_a_parchment_before_the_end():
    s, picker = BUNNY.new(4, 9), Random(9)
    s.listen()
    while s.view(SPECTATOR)["table"]["phase"] != "parchments" and not s.over:
        moved(s, picker)
        for viewer in viewers(s):
            for event in s.events_for(viewer):
                if event["key"] in ("kept-which", "dealt", "took-up"):
                    assert event["seat"] == viewer
