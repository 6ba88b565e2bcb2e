"""What only the toys can show: every consistent deal is equally likely, answers are redrawn."""

from collections import Counter

import pytest

from ludotheque import laws
from ludotheque.core import CHANCE, SPECTATOR, Fact, IllegalAction, Rng, chance
from ludotheque.laws import Case, LawBroken
from tests.contract.statistics import assert_evenly_spread
from tests.contract.toys import bits, cavern, potluck


def test_every_hand_that_the_viewer_cannot_rule_out_is_equally_likely():
    state = cavern.GAME.new(2, 1)
    for name in ("dig", "keep", "dig", "keep"):
        while state.actor() == CHANCE:
            state.roll()
        state.act(state.actor(), name)
        while state.actor() == CHANCE:
            state.roll()
    rng = Rng.seeded(3)
    worlds = Counter(int(state.imagine(0, rng).hands[1]) for _ in range(4000))
    assert len(worlds) == cavern.CARDS - 1
    assert_evenly_spread(worlds)


def test_a_card_that_was_buried_openly_stays_known_when_it_is_dug_again():
    state = cavern.GAME.new(2, 5)
    state.pile.cards = state.pile.cards[:0]
    state.pile.layers = state.pile.layers[:0]
    state.fresh = 0
    state.pile.put_under(cavern.ints([4]))
    state.known = 1 << 4
    state.act(0, "dig")
    assert state.chances() == [(cavern.FIND + 4, 1)]
    state.roll()
    assert all(int(state.imagine(SPECTATOR, Rng.seeded(n)).hands[0]) == 1 << 4 for n in range(9))


def test_an_answer_given_in_secret_is_imagined_anew_and_evenly():
    state = potluck.GAME.new(2, 8)
    while state.actor() == CHANCE:
        state.roll()
    state.apply(1, state.legal(1)[0])
    assert state.waiting() == [0, 1]
    state.apply(1, state.legal(1)[0])
    assert state.waiting() == [0]
    rng = Rng.seeded(2)
    picks = Counter(tuple(state.imagine(0, rng).stack[-1].answers[1]) for _ in range(9000))
    assert len(picks) == 8 * 7, "any two of the eight cards the viewer does not hold, in order"
    assert_evenly_spread(picks)


def test_questions_asked_together_come_in_the_simultaneous_frame():
    state = laws.walked(Case(potluck.GAME, 3), 4, 12)
    assert laws.any_order(state, 6)


def test_a_nested_question_returns_to_the_one_that_was_interrupted():
    state = cavern.GAME.new(2, 2)
    state.act(0, "dig")
    card = state.roll() - cavern.FIND
    state.act(0, f"bury {card}")
    assert [type(owed).__name__ for owed in state.stack] == ["Die", "Envy"]
    state.act(1, "steal")
    assert state.actor() == CHANCE
    state.roll()
    assert state.waiting() == [1]
    assert type(state.question(1)).__name__ == "Delve"


def potluck_in_the_middle(kind: type[potluck.Potluck] = potluck.Potluck) -> potluck.Potluck:
    """Return a table where the first seat has served a card and the second nothing yet."""
    state = potluck.GAME.new(2, 8)
    while state.actor() == CHANCE:
        state.roll()
    state.apply(0, state.legal(0)[0])
    found = kind(state.edition, state.seats, state.rng, state.stack, state.over)
    for name in potluck.Potluck.fields:
        setattr(found, name, getattr(state, name))
    return found


def test_a_seat_is_told_what_its_actions_would_bring():
    state = potluck_in_the_middle()
    serve, give = state.legal(1)[0], state.legal(0)[0]
    assert state.foresee(1, serve) == [Fact("points", {"points": serve}, "TOY-2")]
    assert state.foresee(0, give) == [Fact("return", {"chance": chance(1, 8)}, "TOY-3")]
    with pytest.raises(IllegalAction, match="wrong-kind"):
        state.foresee(1, give)


class Peeking(potluck.Potluck):
    """Tells a seat of the neighbour's hand."""

    def consequences(self, seat: int, action: int) -> list[Fact]:
        return [Fact("peek", {"cards": bits(self.hands[1 - seat])}, "TOY-2")]


class Trying(potluck.Potluck):
    """Tries something out on the table itself, and leaves it so."""

    def consequences(self, seat: int, action: int) -> list[Fact]:
        self.round += 1
        return []


@pytest.mark.parametrize(("kind", "what"), [(Peeking, "foretold what is hidden"),
                                            (Trying, "changed the table")])  # fmt: skip
def test_the_fourth_law_catches_who_tells_too_much(kind: type[potluck.Potluck], what: str):
    state = potluck_in_the_middle(kind)
    with pytest.raises(LawBroken, match=what):
        laws.no_leak_by_foresight(state, 4)
