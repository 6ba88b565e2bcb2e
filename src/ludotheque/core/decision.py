"""Decisions: the questions a game asks, one small class a question."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints

if TYPE_CHECKING:
    from ludotheque.core.rng import Rng
    from ludotheque.core.state import State

__all__ = [
    "CHANCE",
    "OVER",
    "AnyDecision",
    "Chance",
    "Decision",
    "S",
    "Together",
    "no_answers",
]

CHANCE: Final = -1
OVER: Final = -2

S = TypeVar("S", bound="State")
AnyDecision: TypeAlias = "Decision[Any]"


# Here and below: games of other packages and the toys of our tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A choice that one seat owes.  Never changed once asked: copies of a state share it."""

    __slots__ = ("seat",)

    # The rule it serves, which a refusal cites; the block of actions it takes its answers from;
    # the names of its fields in the order of its constructor.
    rule: ClassVar[str] = ""
    first: ClassVar[int] = 0
    last: ClassVar[int] = -1
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: S) -> Ints:
        """Return the legal answers, never none; looks only."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, s: S, action: i64) -> None:
        """Change the table as *action* says and ask what follows."""
        raise NotImplementedError(type(self).__name__)

    def follow(self, s: S, action: i64) -> "AnyDecision | None":
        """Inside a Together: what the same seat is asked after *action*; looks only."""
        return None

    def why_not(self, s: S, action: i64) -> Refusal:
        """Say why *action*, of the right kind, is not an option; the rule at hand by default."""
        return Refusal("not-allowed", self.rule)

    def shown(self, s: S, viewer: i64) -> dict[str, object]:
        """Return what *viewer* may know of the question beside its name and whom it asks."""
        return {}

    def redealt(self, s: S, viewer: i64, rng: "Rng") -> "AnyDecision":
        """Return the same question with all that *viewer* cannot know of it drawn again."""
        return self

    def opens_turn(self) -> bool:
        """Say whether a turn begins here: where bots compare positions."""
        return False

    def begins_choice(self) -> bool:
        """Say whether a new choice begins here: what its seat chose before is whole by then."""
        return self.opens_turn()

    def owing(self) -> list[int]:
        """Return the seats that may answer now, in order."""
        return [self.seat] if self.seat >= 0 else []

    def next_owing(self) -> i64:
        """Return the first of them, or CHANCE."""
        return self.seat

    def question_for(self, seat: i64) -> "AnyDecision | None":
        """Return the question that *seat* owes an answer to, if it does."""
        return self if seat == self.seat else None

    def options_for(self, s: S, seat: i64) -> Ints:
        """Return the legal answers of *seat*."""
        return self.options(s)

    def take(self, s: S, seat: i64, action: i64) -> None:
        """Take the answer of *seat*; the question is already off the stack."""
        self.resolve(s, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A question answered by the generator in the state: a die, a draw."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def weights(self, s: S) -> Ints:
        """Return how often each option falls; an empty row where all are equal."""
        return vec[i64]()

    def draw(self, s: S) -> i64:
        """Return one of the options, drawn from the generator of *s*."""
        options = self.options(s)
        weights = self.weights(s)
        if len(weights) == 0:
            return options[s.rng.below(len(options))]
        total: i64 = 0
        for weight in weights:
            total += weight
        left = s.rng.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return options[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[S]):
    """Questions that several seats answer in secret and in any order; revealed when all are in.

    *starts* are the first questions by seat (None for a seat that is not asked) and must hold
    nothing hidden; *asked* are those owed now; *answers* what each seat has said so far.
    """

    __slots__ = ("answers", "asked", "starts")
    fields: ClassVar[tuple[str, ...]] = ("starts", "asked", "answers")

    def __init__(
        self,
        starts: "list[AnyDecision | None]",
        asked: "list[AnyDecision | None]",
        answers: list[Ints],
    ) -> None:
        self.seat = -1
        self.starts = starts
        self.asked = asked
        self.answers = answers
        self.seat = self.next_owing()

    def reveal(self, s: S, answers: list[Ints]) -> None:
        """Resolve all *answers*, by seat, once the last is in."""
        raise NotImplementedError(type(self).__name__)

    def owing(self) -> list[int]:
        return [seat for seat in range(len(self.asked)) if self.asked[seat] is not None]

    def next_owing(self) -> i64:
        seat: i64 = 0
        for question in self.asked:
            if question is not None:
                return seat
            seat += 1
        return OVER

    def question_for(self, seat: i64) -> "AnyDecision | None":
        return self.asked[seat] if 0 <= seat < len(self.asked) else None

    def options_for(self, s: S, seat: i64) -> Ints:
        question = self.asked[seat]
        assert question is not None, "the seat has answered"
        return question.options(s)

    def take(self, s: S, seat: i64, action: i64) -> None:
        left = self.answered(s, seat, action)
        if left.seat == OVER:
            left.reveal(s, left.answers)
        else:
            s.stack.append(left)

    def answered(self, s: S, seat: i64, action: i64) -> "Together[S]":
        """Return the frame as it is once *seat* has answered *action*."""
        question = self.asked[seat]
        assert question is not None, "the seat has answered"
        asked = self.asked[:]
        asked[seat] = question.follow(s, action)
        answers = self.answers[:]
        answers[seat] = append(answers[seat][:], action)
        return self.framed(asked, answers)

    def framed(self, asked: "list[AnyDecision | None]", answers: list[Ints]) -> "Together[S]":
        """Return a frame of the same class and questions with these left and these answers."""
        frame: Together[S] = type(self)(self.starts, asked, answers)
        return frame

    def redealt(self, s: S, viewer: i64, rng: "Rng") -> "AnyDecision":
        """Answer again, at random, for every other seat that has answered."""
        frame: Together[S] = self
        seat: i64 = 0
        for start in self.starts:
            # Who has not begun to answer hides nothing yet.
            if seat != viewer and start is not None and len(self.answers[seat]) > 0:
                frame = frame.reanswered(s, seat, rng)
            seat += 1
        return frame

    def reanswered(self, s: S, seat: i64, rng: "Rng") -> "Together[S]":
        """Forget what *seat* said; answer for it at random if it had finished."""
        asked = self.asked[:]
        answers = self.answers[:]
        finished = asked[seat] is None
        asked[seat] = self.starts[seat]
        answers[seat] = vec[i64]()
        frame = self.framed(asked, answers)
        while finished:
            options = frame.options_for(s, seat)
            frame = frame.answered(s, seat, options[rng.below(len(options))])
            finished = frame.asked[seat] is not None
        return frame


def no_answers(starts: "list[AnyDecision | None]") -> "list[Ints]":
    """Return an empty answer for each of *starts*."""
    return [vec[i64]() for _ in starts]
