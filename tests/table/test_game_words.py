"""The words of a game over HTTP, for pages that were built without them."""

import httpx
import pytest

from ludotheque.games import our_games
from ludotheque.locale import LANGUAGES
from ludotheque.table.http.game_words import is_known


def words(server, query, **headers):
    return httpx.get(f"{server.url}/api/games/{query}", headers=headers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_its_words_in_every_language(server, language):
    for name in our_games():
        answer = words(server, f"{name}/words?lang={language}")
        assert answer.status_code == 200
        told = answer.json()
        assert (told["game"], told["lang"]) == (name, language)
        assert f"{name}-title = " in told["fluent"]


def test_words_that_a_browser_has_are_not_sent_again(server):
    first = words(server, "aisopos/words?lang=fr")
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    same = words(server, "aisopos/words?lang=fr", **{"if-none-match": etag})
    assert (same.status_code, same.content) == (304, b"")
    assert same.headers["etag"] == etag
    other = words(server, "aisopos/words?lang=de", **{"if-none-match": etag})
    assert other.status_code == 200
    assert other.headers["etag"] != etag


@pytest.mark.parametrize(
    ("sent", "known"),
    [
        ('W/"a"', True),
        ('"a"', True),
        ('"b", W/"a"', True),
        ("*", True),
        ("", False),
        ('"b"', False),
    ],
)
def test_an_etag_is_found_among_those_that_are_sent(sent, known):
    assert is_known('W/"a"', sent) is known


@pytest.mark.parametrize("lang", ["es", "EN", "", "../fr", "fr.ftl"])
def test_a_language_that_nobody_speaks_here_is_refused(server, lang):
    answer = words(server, f"aisopos/words?lang={lang}")
    assert (answer.status_code, answer.json()["error"]["type"]) == (400, "malformed")


@pytest.mark.parametrize("game", ["chess", "%2e%2e", "AISOPOS", "aisopos%00", "ludotheque"])
def test_a_game_that_is_not_here_is_refused(server, game):
    answer = words(server, f"{game}/words?lang=en")
    assert answer.status_code == 404
    assert answer.json()["error"]["type"] in {"unknown-game", "not-found"}


def test_the_published_description_has_them(server):
    described = httpx.get(f"{server.url}/schema/openapi.json").json()
    asked = described["paths"]["/api/games/{game}/words"]["get"]
    (lang,) = [one["schema"] for one in asked["parameters"] if one["name"] == "lang"]
    assert set(lang["enum"]) == set(LANGUAGES)
    answers = asked["responses"]
    assert {"200", "304", "400", "404"} <= set(answers)
    told = answers["200"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
    assert set(described["components"]["schemas"][told]["properties"]) == {"game", "lang", "fluent"}


def test_what_has_an_entry_a_seat_is_told_of_every_game(server):
    found = {game["name"]: game for game in httpx.get(f"{server.url}/api/games").json()["games"]}
    for name, game in our_games().items():
        for seats in game.seats:
            table = game.new(seats, 5).view(0)["table"]
            for part in found[name]["by_seat"]:
                assert len(table[part]) == seats
