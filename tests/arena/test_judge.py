"""Single decisions, judged by playing on."""

import json

from click.testing import CliRunner

from ludotheque.arena.judge import Question, gains, judged
from ludotheque.cli import main

FEW = Question("aisopos", seats=2, decisions=3, worlds=4, one_of=8, actions=3)


def test_what_the_glance_takes_gains_nothing_and_nothing_gains_more_than_the_best_that_was_tried():
    judgements = judged(FEW)
    assert len(judgements) == 3
    for one in judgements:
        first, *others = one.decision.first(3)
        assert one.decision.led_to(first) == (one.lead, one.share)
        reached = [one.decision.led_to(action)[0] - one.lead for action in others]
        assert one.best == max([0.0, *reached])
    found = gains("random", judgements)
    assert len(found.points) == len(found.percent) == 3


def test_the_same_question_is_answered_the_same():
    again = [judgement.lead for judgement in judged(FEW)]
    assert again == [judgement.lead for judgement in judged(FEW)]


def test_a_real_judgement_plays_on_from_the_table_as_it_stands():
    question = Question("aisopos", seats=2, decisions=1, worlds=2, one_of=8, actions=2, real=True)
    (one,) = judged(question)
    assert 0 <= one.share <= 1
    assert not one.decision.state.over


def test_judging_is_a_command():
    words = ["judge", "aisopos", "random", "--seats", "2", "--decisions", "2", "--worlds", "2",
             "--one-of", "8", "--actions", "2"]  # fmt: skip
    shown = CliRunner().invoke(main, words)
    assert shown.exit_code == 0, shown.output
    assert "points of lead" in shown.output
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert set(told) == {"best", "random"}
