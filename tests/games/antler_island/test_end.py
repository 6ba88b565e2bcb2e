"""The end, the scores and who wins (AN-8)."""

from random import Random

import pytest

from ludotheque.core import CHANCE, SPECTATOR, BadOption, zeros
from ludotheque.games.antler_island.rules import rut, scoring
from ludotheque.locale import LANGUAGES, Words
from tests.games.antler_island.tables import (
    ANTLER,
    end_round,
    hold,
    island,
    mat,
    play,
    space,
    told,
)


def finished(seats=4, does=None, won=(), **kinds):
    """Return a game that has just ended with these does and winners of fights."""
    s = island(seats=seats, **kinds)
    for seat, count in (does or {}).items():
        s.mated[seat] = count
    for seat in won:
        s.won[seat] = 1
    s.stack = []
    scoring.end_if_reached(s)
    return s


@pytest.mark.rule("AN-8.1")
@pytest.mark.parametrize(("seats", "enough"), [(3, 12), (4, 10)])
def test_the_round_in_which_a_marker_gets_far_enough_is_the_last(seats, enough):
    s = island(seats=seats, does={"O0": 1}, plans={0: "rut " * 5, 1: "eat " * 5, 2: "eat " * 5})
    s.mated[0] = enough - 1
    play(s, "0 reveal 1")
    assert mat(s, 0)["does"] == enough
    assert not s.over, "the round is finished first"
    end_round(s)
    assert s.over
    assert s.ending() == "track"
    assert s.rounds == 1, "no new round follows"
    assert told(s)[-1] == "ended"


@pytest.mark.rule("AN-8.1")
def test_one_doe_less_is_not_enough():
    assert not finished(does={0: 9}).over
    assert finished(does={0: 10}).over
    assert not finished(seats=3, does={0: 11}).over


@pytest.mark.rule("AN-8.2")
def test_stags_go_on_mating_past_the_number():
    s = island(does={"O0": 3}, plans={0: "rut " * 5, 1: "eat " * 5, 2: "eat " * 5, 3: "eat " * 5})
    s.mated[0] = 9
    end_round(s)
    assert s.over
    assert s.mated[0] == 12


@pytest.mark.rule("AN-8.3")
@pytest.mark.rule("AN-8.4")
def test_points_for_does_and_for_the_place_on_the_island():
    s = finished(stags="C M0 O6 M1", does={0: 10, 1: 14, 2: 3, 3: 0}, won=(0, 1, 2, 3))
    assert s.score_sheet()[0] == {"does": 10, "place": 3}
    assert s.score_sheet()[1] == {"does": 14, "place": 1}
    assert s.score_sheet()[2] == {"does": 3, "place": 0}
    assert s.scores() == [13, 15, 3, 1]
    assert s.winners() == [1]


@pytest.mark.rule("AN-8.5")
def test_without_a_won_fight_there_are_no_points_and_no_victory():
    s = finished(stags="C O3 O6 O9", does={0: 12, 1: 1}, won=(1,))
    assert s.score_sheet()[0] == {"does": 12, "place": 3, "no-fight-won": -15}
    assert s.scores() == [0, 1, 0, 0]
    assert s.winners() == [1]
    poor = finished(does={0: 12}, won=(2,))
    assert poor.scores() == [0, 0, 0, 0]
    assert poor.winners() == [2], "even with no points against other zeros"


@pytest.mark.rule("AN-8.6")
def test_nobody_wins_if_nobody_won_a_fight():
    s = finished(does={0: 12})
    assert s.over
    assert s.winners() == []
    assert s.scores() == [0, 0, 0, 0]


@pytest.mark.rule("AN-8.7")
def test_ties_go_to_antlers_then_height_then_food():
    two = {"does": {0: 10, 1: 10}, "won": (0, 1)}
    assert finished(**two, antlers={0: 5, 1: 4}).winners() == [0]
    broken = finished(**two, antlers={0: 4, 1: 5}, broken={0: 3})
    assert broken.winners() == [1], "broken pieces do not count"
    high = finished(does={0: 10, 1: 9}, won=(0, 1), stags="O0 M0 O6 O9")
    assert high.scores()[:2] == [10, 10]
    assert high.winners() == [1]
    fed = island(hands={0: "1 2", 1: "2"})
    hold(fed, 1, 2)
    fed.mated[0] = fed.mated[1] = 10
    fed.won[0] = fed.won[1] = 1
    fed.stack = []
    scoring.end_if_reached(fed)
    assert fed.winners() == [1], "2 + 2 is more than 1 + 2"
    assert "showed-food" in told(fed)
    assert mat(fed, 1, 0)["food_values"] == {"1": 0, "2": 2, "3": 0}, "all show their food"


@pytest.mark.rule("AN-8.7")
def test_antlers_go_before_height_height_before_food_and_food_before_the_players_height():
    level = {"does": {0: 10, 1: 9}, "won": (0, 1), "stags": "O0 M0 O6 O9"}
    assert finished(**level, antlers={0: 5, 1: 4}).winners() == [0]
    assert finished(**level, hands={0: "2 2", 1: "1"}).winners() == [1]
    equal = {"does": {0: 10, 1: 10}, "won": (0, 1), "height_0": 150, "height_1": 200}
    assert finished(**equal, hands={0: "2", 1: "1"}).winners() == [0]


@pytest.mark.rule("AN-8.8")
def test_heights_break_the_last_tie_and_otherwise_victory_is_shared():
    two = {"does": {0: 10, 1: 10}, "won": (0, 1)}
    assert finished(**two).winners() == [0, 1]
    assert finished(**two, height_0=170, height_1=171).winners() == [1]
    assert finished(**two, height_0=170, height_1=170).winners() == [0, 1]
    assert finished(**two, height_1=171).winners() == [0, 1], "one height says nothing"


@pytest.mark.rule("AN-8.9")
def test_simulations_stop_at_the_limit_and_peoples_tables_do_not():
    s = ANTLER.new(3, 1, limit=1)
    while not s.over:
        s.roll() if s.actor() == -1 else s.apply(s.actor(), s.legal(s.actor())[0])
    assert s.ending() == "limit"
    assert s.rounds == 1
    assert ANTLER.new(3, 1).view(0)["table"]["limit"] == 1000
    at_table = ANTLER.new(3, 1, **ANTLER.table_options({}))
    assert at_table.view(0)["table"]["limit"] == 0


@pytest.mark.rule("AN-8.9")
def test_a_game_at_its_limit_is_scored_like_any_other():
    s = finished(does={0: 4, 1: 3}, won=(1,), limit=1)
    assert s.ending() == "limit"
    assert s.winners() == [1]
    assert s.scores() == [0, 3, 0, 0]


def quiet_table(**kinds):
    """Return a table in its first round at which quiet rounds are counted."""
    return island(seats=3, limit="quiet", **kinds)


def in_quiet(s):
    table = s.view(SPECTATOR)["table"]
    return table["quiet_rounds"], table["quiet_limit"]


def play_round(s):
    """Play on at random until a round has ended; nobody finds a doe."""
    rounds = s.rounds
    while not s.over and s.rounds == rounds:
        s.does = zeros(len(s.does))
        s.roll() if s.actor() == CHANCE else s.apply(s.actor(), s.legal(s.actor())[0])


@pytest.mark.rule("AN-8.9")
def test_ten_rounds_without_a_mating_end_a_game_that_is_to_end_so():
    s = quiet_table()
    for count in range(10):
        assert not s.over
        assert in_quiet(s) == (count, 10)
        play_round(s)
    assert (s.over, s.ending(), s.rounds) == (True, "quiet", 10)
    assert in_quiet(s) == (10, 10)
    keys = [event["key"] for event in s.events_for(SPECTATOR)]
    assert keys[-4:] == ["showed-food"] * 3 + ["ended"]


@pytest.mark.rule("AN-8.9")
def test_a_mating_begins_the_count_anew_and_the_game_is_scored_like_any_other():
    s = quiet_table()
    s.won[1] = 1
    for _ in range(7):
        play_round(s)
    assert in_quiet(s) == (7, 10)
    s.does[s.where[1]] = 1
    rut.mate(s, 1)
    assert in_quiet(s) == (0, 10)
    play_round(s)
    assert in_quiet(s) == (0, 10), "a round with a mating is not quiet"
    for _ in range(9):
        play_round(s)
    assert not s.over
    assert in_quiet(s) == (9, 10)
    play_round(s)
    assert (s.ending(), s.rounds, s.winners()) == ("quiet", 18, [1])


@pytest.mark.rule("AN-8.9")
def test_the_doe_track_goes_before_quiet():
    s = quiet_table()
    for _ in range(9):
        play_round(s)
    s.mated[2] = s.box.end_at
    play_round(s)
    assert s.ending() == "track"


@pytest.mark.rule("AN-8.9")
def test_quiet_is_counted_and_kept_only_where_it_was_chosen():
    for options in ({}, {"limit": "none"}, {"limit": 7}):
        plain = ANTLER.new(3, 1, **options)
        assert "quiet_rounds" not in plain.view(0)["table"]
        assert len(plain.snapshot()["fields"]) == 32
        assert ANTLER.restore(plain.snapshot()).copy().digest() == plain.digest()
    s = ANTLER.new(3, 1, limit="quiet")
    assert len(s.snapshot()["fields"]) == 33
    s.last_mating = 3
    assert ANTLER.restore(s.snapshot()).last_mating == 3
    assert s.copy().last_mating == 3
    assert ANTLER.table_options({})["limit"] == "none", "off by default"
    with pytest.raises(BadOption, match="takes 1 to 1000, none, quiet, not 'quite'"):
        ANTLER.new(3, 1, limit="quite")


@pytest.mark.rule("AN-8.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_quiet_every_game_ends_within_its_bound(seats):
    s = ANTLER.new(seats, 2, limit="quiet")
    most = ANTLER.bound(s.box, seats)
    # Nobody has to wait longer: each mating but the last buys ten rounds at the most.
    rounds = 10 * (seats * (s.box.end_at - 1) + 1)
    assert most == 1 + rounds * seats * (5 + 4 * 40)
    picker = Random(seats)
    while not s.over:
        s.roll() if s.actor() == CHANCE else s.apply(s.actor(), picker.choice(s.legal(s.actor())))
    assert s.rounds <= rounds


@pytest.mark.parametrize("language", LANGUAGES)
def test_quiet_is_said_in_every_language(language):
    words = Words(language, "antler_island")
    assert words.has("antler_island-option-limit-quiet")
    assert words.has("antler_island-option-limit-none")
    assert words.has("antler_island-ending-quiet")
    by_quiet = words.event({"key": "ended", "ending": "quiet"})
    assert by_quiet not in {
        words.event({"key": "ended", "ending": one}) for one in ("track", "limit")
    }
    s = quiet_table()
    play_round(s)
    count = words.say("antler_island-quiet-count", count=1, limit=10)
    assert count in ANTLER.draw(s.view(0), words.say)
    assert count not in ANTLER.draw(island(seats=3).view(0), words.say)


def test_scores_before_the_end_are_what_the_table_shows():
    s = island(stags="C O3 O6 O9")
    s.mated[0], s.won[0] = 4, 1
    assert s.scores() == [7, 0, 0, 0]
    assert s.winners() == []
    assert s.where[0] == space("C")
