"""A turn: place or move, never pass."""

import pytest

from ludotheque.core import IllegalAction, UnknownAction
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES
from ludotheque.locale import LANGUAGES, Words
from tests.games.aisopos.tables import AISOPOS, kind_at, names, piece_at, put, table


@pytest.mark.rule("AI-3.1")
def test_turns_go_clockwise_one_action_each():
    s = AISOPOS.new(3, 1, first=1)
    order = []
    for where in ("a1", "a2", "a3", "b1"):
        order.append(s.actor())
        s.act(s.actor(), f"place ant {where}")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("AI-3.2")
def test_a_piece_is_placed_on_a_free_hex_only():
    s = table("1 ant c3")
    assert "place lion c3" not in names(s, 0)
    with pytest.raises(IllegalAction, match=r"hex-taken \(rule AI-3.2\)"):
        s.act(0, "place lion c3")
    s.act(0, "place lion b2")
    assert kind_at(s, "b2") == "lion"


@pytest.mark.rule("AI-3.2")
def test_equal_pieces_in_hand_are_one_choice_and_an_empty_kind_is_none():
    assert len(AISOPOS.new(2, 1).legal(0)) == 95
    s = table("0 lion a1, 0 lion a2")
    assert not [name for name in names(s, 0) if name.startswith("place lion")]
    with pytest.raises(IllegalAction, match=r"not-in-hand \(rule AI-3.2\)"):
        s.act(0, "place lion b2")


@pytest.mark.rule("AI-3.3")
def test_a_piece_moves_one_step_to_a_free_hex_or_an_enemy():
    s = table("0 fox c3, 1 ant b2")
    moves = {name for name in names(s, 0) if name.startswith("move")}
    assert moves == {f"move c3 {to}" for to in ("b2", "b3", "c2", "c4", "d2", "d3")}
    s.act(0, "move c3 d2")
    assert piece_at(s, "c3") < 0
    assert kind_at(s, "d2") == "fox"


@pytest.mark.rule("AI-3.3")
def test_a_hex_without_an_own_piece_cannot_be_moved_from():
    s = table("0 fox c3, 2 ant b2", seats=3)
    with pytest.raises(IllegalAction, match=r"not-yours \(rule AI-3.3\)") as refused:
        s.act(0, "move b2 b3")
    assert refused.value.refusal.facts == {"hex": "b2", "other": 2}
    with pytest.raises(IllegalAction, match=r"no-piece \(rule AI-3.3\)"):
        s.act(0, "move d4 c4")


@pytest.mark.rule("AI-3.2")
@pytest.mark.rule("AI-3.3")
def test_whoever_points_at_one_thing_only_is_told_what_to_choose():
    """A free hex with nothing chosen, a piece without a hex, in the three languages."""
    missing = {
        "c3": "choose-piece", "place c3": "choose-piece", "place": "choose-hex",
        "place lion": "choose-hex", "move": "choose-step", "move a1": "choose-step",
    }  # fmt: skip
    for name, key in missing.items():
        refusal = AISOPOS.no_action(name)
        assert (refusal.key, refusal.rule[:4]) == (key, "AI-3")
        for language in LANGUAGES:
            text = Words(language, "aisopos").refusal(key, refusal.rule, refusal.facts)
            assert text.endswith(f" ({refusal.rule})")
            assert "{" not in text


@pytest.mark.rule("AI-3.2")
@pytest.mark.rule("AI-3.3")
def test_no_two_hexes_and_no_kind_on_any_hex_are_refused_without_a_rule():
    """Whatever is pointed at on the board, in any order: there is a reason that names its rule."""
    s = table("0 fox c3, 0 ant d3, 1 ant b2, 1 lion a1")
    allowed = names(s, 0)
    said = [f"move {one} {two}" for one in HEX_NAMES for two in HEX_NAMES]
    said += [f"place {kind} {where}" for kind in KIND_NAMES for where in HEX_NAMES]
    for name in said:
        if name not in allowed:
            with pytest.raises(IllegalAction, match=r"\(rule AI-3\.[235]\)"):
                s.act(0, name)


@pytest.mark.rule("AI-3.4")
def test_there_is_no_pass():
    s = AISOPOS.new(2, 1)
    assert all(name.split()[0] in ("place", "move") for name in names(s, 0))
    assert not [name for name in AISOPOS.actions.names if "pass" in name]


@pytest.mark.rule("AI-3.5")
def test_own_pieces_never_share_a_hex():
    s = table("0 fox c3, 0 ant b2")
    assert "move c3 b2" not in names(s, 0)
    with pytest.raises(IllegalAction, match=r"own-piece \(rule AI-3.5\)"):
        s.act(0, "move c3 b2")


@pytest.mark.rule("AI-3.6")
def test_a_seat_that_can_do_nothing_is_passed_over():
    kinds = ["lion", "lion", "man", "man", "fox", "fox", "mouse", "mouse", "ant", "ant"]
    rows = ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3",
            "c4", "c5", "d1", "d2", "d3", "d4", "e1", "e2"]  # fmt: skip
    s = AISOPOS.new(3, 1)
    for index, where in enumerate(rows):
        put(s, index // 9, kinds[index % 9], where)
    s.stack, s.turn = [], 1
    s.advance()
    s.listen()
    s.act(1, "place ant e3")
    assert s.events_for(0)[-1] == {"key": "skipped", "seat": 2}
    assert s.actor() == 0
    assert s.quiet == 2


@pytest.mark.rule("AI-3.4")
@pytest.mark.parametrize("name", ["pass", "Pass", " pass\n"])
def test_to_pass_is_refused_by_the_rule_against_it(name):
    s = table("0 fox c3")
    before = s.digest()
    with pytest.raises(IllegalAction, match=r"nobody may pass: no-passing \(rule AI-3.4\)"):
        s.act(0, name)
    assert s.digest() == before


@pytest.mark.rule("AI-3.3")
@pytest.mark.parametrize("name", ["move a1 c1", "move a1 a1", "move a1 e3"])
def test_a_move_of_two_steps_or_none_is_refused_by_the_rule_of_steps(name):
    with pytest.raises(IllegalAction, match=rf"nobody may {name}: one-step \(rule AI-3.3\)"):
        table("0 fox a1").act(0, name)


@pytest.mark.parametrize("name", ["Move a1 b1", "move a1\tb1", "move A1 B1", " move a1 b1"])
def test_a_step_that_is_only_written_wrongly_breaks_no_rule(name):
    with pytest.raises(UnknownAction, match="did you mean 'move a1 b1'"):
        table("0 fox a1").act(0, name)


@pytest.mark.parametrize(
    "name", ["move a1 z9", "move z9", "z9", "lion", "move a1 b1 c1", "passing", "pass " * 99]
)
def test_what_breaks_no_rule_of_its_own_is_just_unknown(name):
    with pytest.raises(UnknownAction, match=r"did you mean|known are"):
        table("0 fox a1").act(0, name)


@pytest.mark.rule("AI-3.1")
def test_out_of_turn_is_refused_by_the_rule_of_turns():
    with pytest.raises(IllegalAction, match=r"not-asked \(rule AI-3.1\)"):
        AISOPOS.new(2, 1).act(1, "place lion b2")


@pytest.mark.rule("AI-7.4")
def test_while_a_draw_is_on_offer_others_are_refused_by_the_rule_of_offers():
    s = AISOPOS.new(2, 1, agreement=True)
    s.act(0, "offer draw")
    with pytest.raises(IllegalAction, match=r"not-asked \(rule AI-7.4\)"):
        s.act(0, "place lion b2")
