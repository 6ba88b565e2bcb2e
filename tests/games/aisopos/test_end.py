"""The end, draws, and the match of two games."""

import pytest

from ludotheque.core import IllegalAction
from tests.games.aisopos.tables import AISOPOS, names, piece_at, table

SHUTTLES = [("a1", "b1"), ("e3", "d4"), ("a3", "b4"), ("e1", "d1")]


def circle(s, turns):
    """Let every seat shuffle its piece to and fro, out of everybody's way, for so many turns."""
    for _ in range(turns):
        if s.over:
            return
        seat = s.actor()
        one, two = SHUTTLES[seat]
        s.act(seat, f"move {one} {two}" if piece_at(s, one) >= 0 else f"move {two} {one}")


def quiet_table(seats=2, **options):
    pieces = ", ".join(f"{seat} ant {SHUTTLES[seat][0]}" for seat in range(seats))
    return table(pieces, seats, hands=dict.fromkeys(range(seats), ""), **options)


@pytest.mark.rule("AI-6.1")
def test_the_game_ends_at_once_when_a_player_has_lost_all():
    s = table("0 lion c3, 1 man b2", seats=3, hands={1: ""})
    s.act(0, "move c3 b2")
    assert s.over
    assert s.ending() == "eliminated"
    assert s.left[2] == 10, "the third never had a turn"


@pytest.mark.rule("AI-6.1")
def test_two_may_run_out_together_and_a_third_win():
    s = table("0 ant c3, 1 ant b2", seats=3, hands={0: "", 1: ""})
    s.captured[2 * 5] = 2
    s.lost[0] = 4
    s.act(0, "move c3 b2")
    assert s.over
    assert list(s.left[:2]) == [0, 0]
    assert s.scores()[2] >= 10


@pytest.mark.rule("AI-6.2")
@pytest.mark.rule("AI-6.3")
@pytest.mark.rule("AI-6.4")
def test_only_captured_pieces_count_and_the_loser_of_all_may_win():
    s = table("0 lion c3, 1 man b2", seats=3, hands={1: "", 2: "ant"})
    before = s.scores()
    s.act(0, "move c3 b2")
    assert s.over
    assert s.scores() == [before[0] + 4, before[1], before[2]]
    assert s.left[0] == 10
    assert before[1] == 0
    assert s.winners() == [s.scores().index(max(s.scores()))]
    assert [sum(row.values()) for row in s.score_sheet()] == s.scores()


@pytest.mark.rule("AI-6.4")
def test_an_eliminated_player_with_the_most_points_wins():
    s = table("0 lion c3, 1 man b2", seats=3, hands={0: "lion", 1: "", 2: "ant"})
    s.captured[1 * 5 + 0] += 5
    s.act(0, "move c3 b2")
    assert s.left[1] == 0
    assert s.winners() == [1]


@pytest.mark.rule("AI-6.4")
def test_equal_points_share_the_win():
    s = table("0 fox c3, 1 fox b2", hands={0: "", 1: ""})
    s.act(0, "move c3 b2")
    assert s.scores() == [30, 30]
    assert s.winners() == [0, 1]


@pytest.mark.rule("AI-7.1")
@pytest.mark.parametrize(
    ("seats", "unit", "turns"),
    [(2, "rounds", 40), (3, "rounds", 60), (4, "rounds", 80), (3, "turns", 20)],
)
def test_twenty_quiet_rounds_draw_the_game(seats, unit, turns):
    s = quiet_table(seats, quiet_unit=unit)
    circle(s, turns - 1)
    assert not s.over
    circle(s, 1)
    assert s.over
    assert s.ending() == "quiet"


@pytest.mark.rule("AI-7.2")
def test_a_clash_on_the_last_turn_sets_the_public_count_back():
    s = table("0 lion c3, 1 man d4", quiet=1)
    s.act(0, "place ant a1")
    assert s.view(1)["table"]["quiet"] == 1, "placing is a quiet turn"
    s.act(1, "move d4 d3")
    assert s.ending() == "quiet"
    s = table("0 lion c3, 1 man d3", quiet=1)
    s.act(0, "move c3 d3")
    assert s.quiet == 0
    assert not s.over


@pytest.mark.rule("AI-7.3")
def test_all_may_agree_on_a_draw_where_the_table_allows_it():
    s = quiet_table(3, agreement=True)
    s.act(0, "offer draw")
    s.act(1, "agree")
    assert not s.over
    s.act(2, "agree")
    assert s.over
    assert s.ending() == "agreement"
    with pytest.raises(IllegalAction, match=r"no-agreement \(rule AI-7.3\)"):
        quiet_table(3).act(0, "offer draw")


@pytest.mark.rule("AI-7.4")
def test_an_offer_is_made_once_a_turn_and_ended_by_the_first_refusal():
    s = quiet_table(4, agreement=True)
    s.act(0, "offer draw")
    assert s.waiting() == [1]
    s.act(1, "decline")
    assert s.waiting() == [0]
    assert s.quiet == 0
    with pytest.raises(IllegalAction, match=r"offered-already \(rule AI-7.4\)"):
        s.act(0, "offer draw")
    s.act(0, "move a1 a2")
    assert "offer draw" in names(s, 1)


@pytest.mark.rule("AI-7.5")
def test_a_draw_strikes_the_captured_points_out():
    s = quiet_table(2)
    assert s.scores() == [29, 29]
    circle(s, 40)
    assert s.scores() == [0, 0]
    assert s.winners() == [0, 1]
    assert [row["struck-out"] for row in s.score_sheet()] == [-29, -29]
    assert s.score_sheet()[0]["lion"] == 10, "they stay on the sheet"


@pytest.mark.rule("AI-8.1")
@pytest.mark.rule("AI-8.2")
def test_two_games_are_added_and_two_players_swap():
    s = table("0 lion c3, 1 man b2", hands={1: ""}, games=2)
    s.act(0, "move c3 b2")
    assert not s.over
    assert s.scores() == [30, 0]
    assert s.actor() == 1
    assert len(s.legal(1)) == 95
    assert s.view(0)["table"]["number"] == 2
    assert set(s.could) == {0b11111}


@pytest.mark.rule("AI-8.3")
def test_of_three_the_top_scorer_begins_the_second_game():
    s = table("0 lion c3, 1 man b2", seats=3, hands={1: "", 2: "ant"}, games=2)
    s.captured[1 * 5] += 8
    s.act(0, "move c3 b2")
    assert list(s.kept) == [33, 40, 26]
    assert s.starter == s.actor() == 1


@pytest.mark.rule("AI-8.3")
def test_of_tied_top_scorers_the_nearest_to_the_starter_begins():
    from ludotheque.games.aisopos.rules.match import next_starter
    from ludotheque.games.aisopos.table import ELIMINATED

    s = AISOPOS.new(4, 1, games=2, first=2)
    s.ended = ELIMINATED
    s.captured[0 * 5] = s.captured[1 * 5] = 1
    assert next_starter(s) == 0
    s.captured[2 * 5] = 1
    assert next_starter(s) == 2


@pytest.mark.rule("AI-8.4")
def test_a_drawn_first_game_counts_nothing_and_the_same_seat_begins():
    s = quiet_table(3, games=2)
    s.starter = 1
    circle(s, 60)
    assert not s.over
    assert s.scores() == [0, 0, 0]
    assert s.actor() == 1
    s = quiet_table(2, games=2)
    circle(s, 40)
    assert s.actor() == 1, "two players swap all the same"
