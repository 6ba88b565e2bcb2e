"""`ludotheque verify`: every file is judged, and told in words."""

# French and German are quoted as they are written.
# ruff: noqa: ISC004, RUF001

import json

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.games import all_games


def verify(*files, lang="en"):
    return CliRunner().invoke(main, ["verify", *map(str, files), "--lang", lang])


@pytest.fixture(scope="module")
def played():
    """A finished game of Aisopos, as its record."""
    game = lt.game("aisopos")
    table = lt.Table.open(game, 2, 3, players=["random", "random"], first=0)
    picker = lt.Rng.seeded(1)
    while not table.state.over:
        actor = table.state.actor()
        if actor == lt.CHANCE:
            table.roll()
        else:
            table.apply(actor, lt.bot("random", picker.word()).choose(lt.Seat(table.state, actor)))
    return table.record.write()


@pytest.fixture
def changed(played, tmp_path):
    """Write the record with something changed; return the file."""

    def write(name, change):
        told = json.loads(played)
        change(told)
        path = tmp_path / name
        path.write_text(json.dumps(told), "utf-8")
        return path

    return write


def good(told):
    pass


def unfinished(told):
    told["moves"] = told["moves"][:3]
    told["result"] = None


def test_every_file_is_judged_and_the_worst_decides_the_exit_code(changed, tmp_path):
    first, last = changed("first.json", good), changed("last.json", good)
    done = verify(first, tmp_path / "none.json", last)
    assert done.exit_code == 2
    assert done.stdout.count(", good\n") == 2
    assert "last.json" in done.stdout
    assert done.stderr == f"Error: cannot read {tmp_path / 'none.json'}: there is no such file\n"
    assert verify(first, last).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ": Aisopos, 3 moves, good so far, unfinished\n"),
        ("fr", " : Aisopos, 3 coups, bon jusqu’ici, inachevé\n"),
        ("de", ": Aisopos, 3 Züge, so weit gut, unvollendet\n"),
    ],
)
def test_an_unfinished_record_is_called_so(changed, lang, said):
    path = changed("half.json", unfinished)
    done = verify(path, lang=lang)
    assert done.exit_code == 0
    assert done.stdout == f"{path}{said}"


def said_of(path, lang="en"):
    done = verify(path, lang=lang)
    assert done.exit_code == 2
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    beginning = {"en": f"Error: {path}: ", "fr": f"Erreur : {path} : ", "de": f"Fehler: {path}: "}
    assert done.stderr.startswith(beginning[lang])
    return done.stderr.removeprefix(beginning[lang]).rstrip("\n")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "move 1 (place lion b2): It is not this seat’s turn to decide. (AI-3.1)"),
        ("fr", "coup 1 (place lion b2) : Ce n’est pas à ce joueur de décider. (AI-3.1)"),
        ("de", "Zug 1 (place lion b2): Dieser Platz ist nicht an der Reihe. (AI-3.1)"),
    ],
)
def test_a_move_out_of_turn_is_told_in_words(changed, lang, said):
    def out_of_turn(told):
        told["moves"][0] = [1, "place lion b2", "00000000"]

    assert said_of(changed("turn.json", out_of_turn), lang) == said


def test_a_move_against_a_rule_is_told_with_the_rule(changed):
    def against(told):
        told["moves"][0] = [0, "move e1 e2", "00000000"]

    assert said_of(changed("rule.json", against)) == (
        "move 1 (move e1 e2): You have no piece on e1. (AI-3.3)"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "move 2 (place lyon b2): There is no such action: did you mean 'place lion b2'?"),
        (
            "fr",
            "coup 2 (place lyon b2) : Cette action n’existe pas : vouliez-vous dire "
            "« place lion b2 » ?",
        ),
    ],
)
def test_a_move_that_does_not_exist_is_told_with_the_nearest(changed, lang, said):
    def unknown(told):
        told["moves"][1][1] = "place lyon b2"

    assert said_of(changed("unknown.json", unknown), lang) == said


@pytest.mark.parametrize(
    ("wrong", "quoted"),
    [
        ("Place Lion B2", "Place Lion B2"),
        ("place\tlion b2", "place\\tlion b2"),
        ("place\u00a0lion b2", "place\\xa0lion b2"),
        (" place lion b2\n", " place lion b2\\n"),
    ],
)
def test_a_name_with_other_case_or_white_space_is_shown_as_it_is_beside_the_one_that_is_meant(
    changed, wrong, quoted
):
    def written(told):
        told["moves"][0][1] = wrong

    assert said_of(changed("written.json", written)) == (
        f"move 1 ({quoted}): There is no such action: did you mean 'place lion b2'?"
    )


def test_the_missing_last_move_has_a_number(changed):
    def cut(told):
        told["moves"].pop()

    path = changed("cut.json", cut)
    number = len(json.loads(path.read_text())["moves"]) + 1
    assert said_of(path) == (
        f"move {number} is missing: a result is told, and the game is not over"
    )
    assert said_of(path, "de") == (
        f"Zug {number} fehlt: ein Ergebnis ist notiert, und die Partie ist nicht zu Ende"
    )


def test_another_result_is_refused(changed):
    def swapped(told):
        told["result"]["scores"][0] += 1

    assert said_of(changed("result.json", swapped)) == (
        "the result written down is not the one the moves lead to"
    )


def test_a_digest_that_differs_is_told_with_its_move(changed):
    def other(told):
        told["moves"][1][2] = "00000000"

    path = changed("digest.json", other)
    assert said_of(path).startswith("move 2 (")
    assert said_of(path).endswith(", the record says 00000000")
    assert said_of(path, "fr").endswith(", l’enregistrement dit 00000000")


@pytest.mark.parametrize("place", ["seed", "quiet", "winners"])
def test_a_key_that_stands_twice_is_refused_wherever_it_stands(played, tmp_path, place):
    path = tmp_path / "twice.json"
    text = played.replace(f'"{place}":', f'"{place}": 0, "{place}":', 1)
    assert text != played
    # Typed members are read by their last value and the first must be of their type too.
    text = text.replace('"seed": 0,', '"seed": "0",').replace('"winners": 0,', '"winners": [],')
    path.write_text(text, "utf-8")
    assert said_of(path) == f"not a game record: '{place}' stands in it twice"
    assert said_of(path, "de") == (f"keine aufgezeichnete Partie: „{place}“ steht zweimal darin")
    with pytest.raises(lt.LudothequeError, match="stands in it twice"):
        lt.GameRecord.read(text)


def test_a_record_of_an_unknown_game_lists_the_games(changed):
    def renamed(told):
        told["game"] = "aisopo"

    assert said_of(changed("game.json", renamed)) == (
        f"unknown game 'aisopo': did you mean 'aisopos'? (games: {', '.join(all_games())})"
    )


@pytest.mark.parametrize(
    ("text", "fr", "de"),
    [
        (b"", "la fin manque", "das Ende fehlt"),
        (b'{"format": x}', "l’octet 11 ne peut pas être lu", "Byte 11 lässt sich nicht lesen"),
        (b"{}", "il manque « format »", "„format“ fehlt"),
        (b'{"format": 1}', "« format » n’est pas ce qu’il faut",
         "„format“ ist nicht, was es sein soll"),
        (b"[]", "la forme est autre", "es hat eine andere Form"),
        (b'{"format": "\xff"}', "ce n’est pas écrit en UTF-8", "es ist nicht in UTF-8 geschrieben"),
        (b'{"pack_data": ' + b"[" * 10**5, "c’est imbriqué trop profondément",
         "es ist zu tief verschachtelt"),
    ],
)  # fmt: skip
def test_why_a_file_is_no_record_is_told_in_the_language_asked_for(tmp_path, text, fr, de):
    path = tmp_path / "other.json"
    path.write_bytes(text)
    assert said_of(path, "fr") == f"ce n’est pas une partie enregistrée : {fr}"
    assert said_of(path, "de") == f"keine aufgezeichnete Partie: {de}"


def test_a_file_of_something_else_is_told_in_one_line(tmp_path):
    path = tmp_path / "other.json"
    path.write_text('{"format": 1}', "utf-8")
    assert said_of(path).startswith("not a game record: ")
    path.write_text('{"format": ' + "[" * 10**5, "utf-8")
    assert said_of(path).startswith("not a game record: ")
