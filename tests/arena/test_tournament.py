"""Tournaments: who meets whom, every deal from every seat, and when the ranking is certain."""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise

import pytest
from click.testing import CliRunner

from ludotheque.arena import Means
from ludotheque.arena.tournament import Rule, Tournament
from ludotheque.arena.tournament.formats import GAUNTLET, LADDER, ROUND_ROBIN, Meeting, meetings
from ludotheque.arena.tournament.picture import picture
from ludotheque.arena.tournament.playing import Encounter, Entry
from ludotheque.arena.tournament.standings import Standings
from ludotheque.cli import main
from ludotheque.core import LudothequeError

PAIR = Entry("aisopos", ("random", "greedy:worlds=1"))


def played_as(*shares):
    """Return the games of one deal between two bots, by the first one's share in each."""
    turns = [(0, 1), (1, 0)]
    return [
        [
            Encounter(turn, [won, 1 - won] if turn == (0, 1) else [1 - won, won], [0.0, 1.0])
            for turn, won in zip(turns, shares, strict=True)
        ]
    ]


def test_on_each_deal_everybody_sits_on_every_seat():
    for seats in (2, 3, 4):
        for meeting in meetings(ROUND_ROBIN, 4, seats):
            sat = Counter(
                (bot, seat)
                for turn in range(seats)
                for seat, bot in enumerate(meeting.seated(turn))
            )
            assert set(sat.values()) == {1}
            assert len(sat) == seats * seats


def test_in_a_round_robin_all_meet_equally_often():
    met = Counter(bot for meeting in meetings(ROUND_ROBIN, 5, 3) for bot in meeting.bots)
    assert len(set(met.values())) == 1
    few = meetings(ROUND_ROBIN, 2, 4)
    assert few == [Meeting((0, 1, 1, 1)), Meeting((1, 0, 0, 0))]


def test_a_ladder_compares_neighbours_and_a_gauntlet_the_first_with_all():
    assert meetings(LADDER, 4, 2) == [Meeting((b, a)) for a, b in pairwise(range(4))]
    assert meetings(GAUNTLET, 3, 3) == [Meeting((0, 1, 1)), Meeting((0, 2, 2))]
    with pytest.raises(LudothequeError, match="two bots or more"):
        meetings(LADDER, 1, 2)


def test_the_rule_is_known_before_anything_is_played_and_pays_for_every_look():
    rule = Rule(100, 0.95, 2)
    assert rule.looks() == [16, 32, 64, 100]
    assert rule.level() == pytest.approx(1 - 0.05 / 8)
    assert Rule(10, 0.9, 1).looks() == [10]
    assert Tournament(PAIR, ROUND_ROBIN, 2, 100).rule().comparisons == 1


def test_equal_bots_are_not_told_apart_and_unequal_ones_are():
    both = [Meeting((0, 1))]
    even = [played_as(1.0, 0.0), played_as(0.0, 1.0), played_as(0.5, 0.5)] * 10
    (close,) = Standings(ROUND_ROBIN, 2, both, even).comparisons(0.99)
    assert not close.certain()
    assert close.difference == pytest.approx(0)
    uneven = [played_as(1.0, 1.0), played_as(1.0, 0.0), played_as(1.0, 0.5)] * 10
    (apart,) = Standings(ROUND_ROBIN, 2, both, uneven).comparisons(0.99)
    assert (apart.one, apart.other) == (0, 1)
    assert apart.certain()
    assert 0 < apart.low < apart.difference < apart.high


def test_what_deals_have_in_common_is_not_counted_as_knowledge():
    """Both games of a deal always go the same way: twice the games, no more is known."""
    both = [Meeting((0, 1))]
    single = [played_as(1.0, 1.0), played_as(0.0, 0.0)] * 8
    (wide,) = Standings(ROUND_ROBIN, 2, both, single).comparisons(0.95)
    assert wide.high - wide.low > 0.8


def test_a_tournament_ends_at_the_first_look_that_is_certain():
    outcome = Tournament(PAIR, GAUNTLET, 2, 400).play()
    assert outcome.certain
    assert outcome.deals in outcome.rule.looks()
    assert outcome.deals < 400
    assert outcome.games() == 2 * outcome.deals
    assert [PAIR.bots[one.bot] for one in outcome.standings] == ["greedy:worlds=1", "random"]
    best, other = outcome.standings
    assert best.rating > other.rating
    assert best.share + other.share == pytest.approx(1)


def test_a_tournament_ends_when_its_budget_is_spent_and_says_so():
    like = Entry("aisopos", ("random", "random", "random"))
    outcome = Tournament(like, LADDER, 2, 4).play()
    assert not outcome.certain
    assert outcome.deals == 4
    assert len(outcome.comparisons) == 2


def test_the_outcome_is_the_same_whoever_plays():
    one = Tournament(PAIR, ROUND_ROBIN, 3, 6).play().described()
    assert Tournament(PAIR, ROUND_ROBIN, 3, 6, means=Means(workers=2)).play().described() == one


def test_the_picture_names_everybody_and_can_be_read_out():
    outcome = Tournament(Entry("aisopos", ("random", "greedy:worlds=1")), GAUNTLET, 2, 2).play()
    svg = ET.fromstring(picture(outcome, "A <title> & more"))
    texts = " ".join(part.text or "" for part in svg.iter())
    assert "A <title> & more" in texts
    assert "greedy:worlds=1" in texts
    assert svg.attrib["role"] == "img"


WORDS = ("tournament", "aisopos", "--bots", "random,greedy:worlds=1", "--deals", "3")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_tournament_is_a_command(lang, tmp_path):
    path = tmp_path / "ranking.svg"
    done = CliRunner().invoke(main, [*WORDS, "--lang", lang, "--picture", str(path)])
    assert done.exit_code == 0, done.output
    assert "greedy:worlds=1" in done.output
    assert "tournament-" not in done.output
    assert path.read_text("utf-8").startswith("<svg")


def test_a_tournament_as_json_has_its_rule_and_all_figures():
    told = json.loads(CliRunner().invoke(main, [*WORDS, "--json", "--seats", "3"]).stdout)
    assert told["rule"]["looks"] == [3]
    assert told["games"] == 3 * 3 * 2
    assert [set(one) for one in told["standings"]] == [
        {"bot", "games", "share", "low", "high", "rating", "off"}
    ] * 2
    assert told["repeatable"] is True


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random"], "two bots or more"),
        (["--bots", "random,human"], "played by bots"),
        (["--bots", "random,gredy"], "unknown bot 'gredy'"),
        (["--bots", "random,random", "--format", "swiss"], "'swiss' is none of"),
        (["--bots", "random,random", "--seats", "9"], "2, 3, 4 players, not 9"),
        (["--bots", "random,random", "--sure", "100"], "at most 99"),
        (["--bots", "random,random", "--scheduler", "x"], "only with --engine dask"),
        (["--bots", "random,random", "--deals", "1", "--picture", "/"], "/"),
    ],
)
def test_bad_input_is_one_line(words, message):
    done = CliRunner().invoke(main, ["tournament", "aisopos", *words])
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
