"""Golden playthroughs: a change of rules shows as a readable difference.

Written anew by `make playthroughs`.
"""

import pytest

from ludotheque.games import all_games
from tests.playthrough import folder, played

DECISIONS = 24
CASES = [(name, seats) for name, game in all_games().items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_game_still_goes_as_it_went(name, seats, request):
    game = all_games()[name]
    path = folder(game) / f"{seats}-seats.txt"
    text = played(game, seats, seats, DECISIONS)
    if request.config.getoption("--write-playthroughs"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.exists(), "never played before: run `make playthroughs` and read what it wrote"
    assert path.read_text("utf-8") == text
