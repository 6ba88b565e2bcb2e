"""The New World on a terminal, in every language, and the questions asked beside it."""

import pytest
from rich.text import Text

from ludotheque.core import SPECTATOR
from ludotheque.locale import LANGUAGES, Words
from tests.games.bunny_kingdom.tables import BUNNY, do, play_until, table
from tests.games.bunny_kingdom.test_knowledge import first_pick, four_at_draft, second_turn


def drawn(s, viewer=0, language="en"):
    """Return the lines a player sees, without colours."""
    text = BUNNY.draw(s.view(viewer), Words(language, "bunny_kingdom").say)
    return [Text.from_markup(line).plain.rstrip() for line in text.splitlines()]


def row(lines, letter):
    """Return the line of one row of the board."""
    return next(line for line in lines if line.startswith(f" {letter}  "))


def asked(s, seat, language="en"):
    return Words(language, "bunny_kingdom").ask(s.view(seat)["question"])


def test_land_pieces_and_rabbits_stand_in_their_columns():
    s = table(land=["A1 A2 B2", "A10 C1", ""], built="A2 city2, B2 tower1, A10 tower1")
    lines = drawn(s)
    header = next(line for line in lines if line.startswith("    1"))
    columns = [header.index(f"{column} ") for column in range(1, 10)] + [header.index("10")]
    cells = [row(lines, "A")[at : at + 5].rstrip() for at in columns]
    assert cells == [
        "♣   1", "♣c2 1", "♣", "⌂c1", "≈", "≈", "≈", "♣", "·", "≈T1 2",
    ]  # fmt: skip
    assert row(lines, "B")[columns[0] : columns[2]] == "▲    ‖▲T1 1 ", "lava between B1 and B2"
    below = lines[lines.index(row(lines, "B")) + 1]
    assert (below.strip(), below.index("═")) == ("════", columns[5]), "lava below B6"


@pytest.mark.parametrize(
    ("language", "pieces", "legend"),
    [
        ("en", ["♣mus1", "·pfi1", "▲gol1", "♣K6 1"], "pfi trading post for fish  gol gold farm"),
        ("fr", ["♣cha1", "·ppo1", "▲or 1", "♣K6 1"], "ppo comptoir de poisson  or exploitation"),
        ("de", ["♣Pil1", "·pFi1", "▲Gol1", "♣K6 1"], "pFi Handelsposten für Fisch  Gol Gold"),
    ],
)
def test_pieces_are_written_in_the_readers_language(language, pieces, legend):
    s = table(land="A1 A9 B1 A8",
              built="A1 mushroom-farm, A9 post-fish, B1 gold-farm, A8 camp6")  # fmt: skip
    lines = drawn(s, language=language)
    assert [piece for piece in pieces if piece not in row(lines, "A") + row(lines, "B")] == []
    assert [line for line in lines if legend in line]


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", "1 Player 1: 0 carrots, 1 square, fiefs 1"),
        ("fr", "1 Joueur 1 : 0 carotte, 1 case, fiefs 1"),
        ("de", "1 Spieler 1: 0 Karotten, 1 Feld, Lehen 1"),
    ],
)
def test_one_is_one_and_more_are_more(language, counts):
    s = table(land="A1", waits="city1")
    assert counts in drawn(s, language=language)


def test_a_hand_is_told_with_what_its_cards_are_good_for():
    s = four_at_draft()
    lines = drawn(s, language="fr")
    assert "  A1 forêt" in lines
    assert "  Pêcheur : 1 par poisson produit" in lines
    assert not [line for line in drawn(s, SPECTATOR) if "Fisher" in line]


def test_what_is_remembered_is_told():
    s = first_pick(first_pick(four_at_draft()), "1 fisher A3")
    note = "  Explorer, Fisher, Merchant: 1 kept by Player 2, 2 in the hand of Player 3"
    assert note in drawn(s)
    s, _ = second_turn("1 play fisher", "1 discard explorer")
    assert "  round 1, pick 2: Player 2 kept or discarded Explorer, Fisher" in drawn(s)


def test_in_the_end_each_fief_is_told_with_what_it_brought():
    s = table(land="A4 A5 D3 D4", built="D4 city2", phase="harvest", round_=4)
    assert s.over
    assert "  fiefs by round: 4: A4 1 D3 3" in drawn(s)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1 announces Camp 4. Is Camp 2 placed first?"),
        ("fr", "Joueur 1 annonce Campement 4. Campement 2 est-il placé avant ?"),
        ("de", "Spieler 1 kündigt Lager 4 an. Wird Lager 2 zuerst gesetzt?"),
    ],
)
def test_a_question_names_the_camp_that_is_asked_for(language, said):
    """An owner of two is asked twice, so it must say which."""
    s = do(table(waits=["camp4", "camp2 camp3", ""]), "0 announce 4")
    assert asked(s, 1, language) == said


def test_a_question_names_the_post_the_copying_card_and_the_card_chosen():
    s = table(seats=2, land="A9 B8", built="A9 post-fish, B8 post-wood", phase="trading")
    assert asked(s, 0) == "What does your trading post on A9 produce this round?"
    do(s, "0 trade fish")
    assert asked(s, 0) == "What does your trading post on B8 produce this round?"
    s = table(2, parchments=["socialist liberal", "royal-ring"], phase="end", round_=4)
    assert asked(s, 0) == "Which parchment does Liberal copy?"
    s = do(four_at_draft(), "0 play fisher")
    assert asked(s, 0) == "You play Fisher. Choose a second card to play."
    assert asked(s, 1) == "Choose a card to play."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_can_be_drawn_for_everybody(seats, language):
    s, phases = BUNNY.new(seats, 12), set()

    def drawn_anew(s):
        view = s.view(0)
        if view["table"]["phase"] not in phases or s.over:
            phases.add(view["table"]["phase"])
            for viewer in (0, seats - 1, SPECTATOR):
                assert not [line for line in drawn(s, viewer, language) if "bunny_kingdom" in line]
        return False

    play_until(s, drawn_anew, seed=12)
    drawn_anew(s)
    assert {"draft", "construction", "parchments"} <= phases
