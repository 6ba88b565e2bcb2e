"""Spoilt games, one a law or more: each is caught by the law that it breaks."""

import random
from typing import Any

import pytest
from goofspiel import rules
from goofspiel.game import GAME, Goofspiel
from goofspiel.table import Table, bits

from ludotheque.core import Game, Ints, Rng, Sheet, Together, ints
from ludotheque.laws import Case, Trial


class Forgetful(Goofspiel):
    """Law 1: what happens depends on something that no seed decides."""

    def advance(self) -> None:
        super().advance()
        self.lost ^= random.SystemRandom().getrandbits(20) << 20


class Shared(Goofspiel):
    """Law 2: copies hold the same row of hands."""

    def copy(self) -> "Shared":
        other = super().copy()
        assert isinstance(other, Shared)
        other.hands = self.hands
        return other


class AnyCard(rules.Bid):
    """Law 3: what is offered as legal is refused: a card that was spent."""

    def options(self, s: Table) -> Ints:
        options = super().options(s)
        # Whoever is asked outside of a refusal is offered one card too many.
        s.asked_often = getattr(s, "asked_often", 0) + 1
        return options if s.asked_often % 2 else ints([*options, 12])


class Peeking(Goofspiel):
    """Law 4: the view shows what others have bid in secret."""

    def table_view(self, viewer: int) -> dict[str, object]:
        top = None if self.over else self.stack[-1]
        bids = [list(answer) for answer in top.answers] if isinstance(top, Together) else []
        return {**super().table_view(viewer), "bids": bids}


class Blabbing(Goofspiel):
    """Law 4: the view keeps the secret bids to itself, and the observation tells them."""

    def observe_table(self, viewer: int, sheet: Sheet) -> None:
        super().observe_table(viewer, sheet)
        top = None if self.over else self.stack[-1]
        if isinstance(top, Together):
            sheet.add(-1, sum(sum(answer) for answer in top.answers))


class Boundless(Goofspiel):
    """Law 4: an observation has a number that its layout does not allow."""

    def observe_table(self, viewer: int, sheet: Sheet) -> None:
        super().observe_table(viewer, sheet)
        sheet.add(-1, 32_000)


class Dreaming(Goofspiel):
    """Law 5: what is imagined is the table itself, with its coming dice and its secret bids."""

    def imagine(self, seat: int, rng: Rng) -> "Goofspiel":
        return self.copy()


class Losing(Goofspiel):
    """Law 6: a prize that is carried on falls under the table."""

    def advance(self) -> None:
        if self.prizes and len(bits(self.hands[0])) <= len(bits(self.deck)):
            self.prizes = 0
        super().advance()


class Endless(Goofspiel):
    """Law 7: hands are filled up again and again."""

    def advance(self) -> None:
        if not self.deck:
            for seat in range(self.seats):
                self.hands[seat] = (1 << self.cards()) - 1
            self.deck, self.lost, self.prizes = self.hands[0], 0, 0
            for seat in range(self.seats):
                self.won[seat] = 0
        super().advance()


class Unkept(Goofspiel):
    """Law 8: what decides the score is not among the fields that are kept."""

    fields = ("hands", "deck", "prizes", "won")

    def copy(self) -> "Unkept":
        other = super().copy()
        assert isinstance(other, Unkept)
        other.lost = self.lost
        return other


class Hasty(rules.Bidding):
    """Law 9: who bids first has an advantage."""

    def answered(self, s: Any, seat: int, action: int) -> Any:
        frame = super().answered(s, seat, action)
        if not any(len(answer) for answer in self.answers):
            s.lost = seat
        return frame


def spoilt(state: type[Goofspiel]) -> Game:
    """Return the game with another class of table."""
    return Game(
        name="spoilt", title="Spoilt", credits="", room="goofspiel", prefix="GO", rules_version=1,
        seats=GAME.seats, options=GAME.options, actions=GAME.actions, state=state,
        kinds=list(GAME.kinds.values()), make_edition=GAME.make_edition, lay_out=GAME.lay_out,
        bound=GAME.bound, draw=GAME.draw,
    )  # fmt: skip


def tried(game: Game) -> Trial:
    """Return what came of the laws in some games of three."""
    trial = Trial()
    for seed in range(20):
        if trial.found is None:
            trial.play(Case(game, 3, {"cards": 6}), seed)
    return trial


@pytest.mark.parametrize(
    ("law", "state"),
    [(1, Forgetful), (2, Shared), (4, Peeking), (4, Blabbing), (4, Boundless), (5, Dreaming),
     (6, Losing), (7, Endless), (8, Unkept)],
)  # fmt: skip
def test_a_spoilt_table_is_caught_by_the_law_that_it_breaks(law: int, state: type[Goofspiel]):
    found = tried(spoilt(state)).found
    assert found is not None
    assert found.law == law, found.said


@pytest.mark.parametrize(("law", "name", "kind"), [(3, "Bid", AnyCard), (9, "Bidding", Hasty)])
def test_a_spoilt_question_is_caught_by_the_law_that_it_breaks(
    law: int, name: str, kind: type[Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rules, name, kind)
    found = tried(spoilt(Goofspiel)).found
    assert found is not None
    assert found.law == law, found.said


def test_the_game_as_it_is_keeps_them_all():
    trial = tried(GAME)
    assert trial.found is None
    assert all(trial.tried.values())
