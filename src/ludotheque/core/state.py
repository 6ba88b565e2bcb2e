"""A state: the table of one game as flat data, and the decisions owed, the next one last."""

from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.comparison import Comparison
from ludotheque.core.decision import CHANCE, OVER, AnyDecision, Chance
from ludotheque.core.errors import IllegalAction, Refusal, WrongSeats, told
from ludotheque.core.events import EVERYONE, SPECTATOR, Event, seen_by
from ludotheque.core.facts import Fact
from ludotheque.core.fingerprint import fingerprint
from ludotheque.core.hashed import write_hashed
from ludotheque.core.ints import Ints, listed, whole_number
from ludotheque.core.observation import Cells, Sheet, blank
from ludotheque.core.odds import by_lead
from ludotheque.core.snapshot import packed, unpacked

if TYPE_CHECKING:
    from ludotheque.core.game import Edition, Game
    from ludotheque.core.rng import Rng

__all__ = ["NO_HABIT", "State"]

NO_HABIT: Final = -1
# Of a digest, as much as tells two states apart that somebody confused.
SHORT: Final = 8
# Beyond this a number is no plain JSON value: it is told in words.
FACT_BITS: Final = 63


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game keeps: the contract that bots, table and laboratory are written against.

    A game adds its own flat fields, each declared once in the `Table` of its room, and fills in
    what is said below to be the game's own.
    """

    __slots__ = ("edition", "over", "rng", "seats", "stack", "told")

    # The names of the game's own fields, in the order in which snapshots list them.
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        edition: "Edition",
        seats: i64,
        rng: "Rng",
        stack: list[AnyDecision],
        over: bool,
    ) -> None:
        self.edition = edition
        self.seats: i64 = seats
        self.rng = rng
        self.stack = stack
        self.over = over
        # What the last action did; None where nobody listens.
        self.told: list[Event] | None = None

    # The game's own

    def copy(self) -> "State":
        """Return a state of its own that is the same; silent, whatever this one is."""
        raise NotImplementedError(type(self).__name__)

    def advance(self) -> None:
        """Run the next step of the round: nothing is owed.  Ask something or end the game."""
        raise NotImplementedError(type(self).__name__)

    def deal_again(self, viewer: i64, rng: "Rng") -> None:
        """Deal all that *viewer* cannot know again, every possible arrangement equally likely."""
        raise NotImplementedError(type(self).__name__)

    def deal_roughly(self, viewer: i64, rng: "Rng") -> None:
        """Deal it in a hurry, not evenly, and with nothing remembered: nobody imagines on there."""
        self.deal_again(viewer, rng)

    def presume(self, viewer: i64, rng: "Rng") -> None:
        """In an imagined world, let others than *viewer* have had reasons for what they hide."""

    def reprint(self, viewer: i64, rng: "Rng") -> None:
        """In an imagined world, print anew what *viewer* has not read of the components.

        What is written in a book is the same in every deal, and yet hidden until it is read: where
        a game has such pages, this state is given other ones in their place.
        """

    def consequences(self, seat: i64, action: i64) -> list[Fact]:
        """Return what *action*, which is legal, would bring, from what *seat* knows alone."""
        return []

    def table_view(self, viewer: i64) -> dict[str, object]:
        """Return the table as *viewer* may know it, built from nothing: plain JSON values."""
        raise NotImplementedError(type(self).__name__)

    def aids(self, viewer: i64) -> dict[str, object]:
        """Return what follows from what *viewer* sees and takes pains to work out: JSON values.

        A table of people may be played without.
        """
        return {}

    def observe_table(self, viewer: i64, sheet: Sheet) -> None:
        """Write the table as *viewer* may know it, as the game's own layout says.

        A game that declares no layout has its view spread over a fixed number of cells.
        """
        seen: dict[str, object] = {
            "table": self.table_view(viewer),
            "question": self.asked_of(viewer),
            "scores": self.scores(),
        }
        write_hashed(seen, sheet)

    def count_features(self, seat: i64, sheet: Sheet) -> None:
        """Write what a player would count in this position for *seat*, everything in it known.

        `Game.features` says what stands where; without them nothing does.
        """

    def score_sheet(self) -> list[dict[str, int]]:
        """Return for each seat the points by source that the table shows."""
        raise NotImplementedError(type(self).__name__)

    def winners(self) -> list[int]:
        """Return who has won, tie-breaks applied; all where the game is drawn; [] before."""
        raise NotImplementedError(type(self).__name__)

    def ending(self) -> str:
        """Return why the game ended, in a word; '' before."""
        raise NotImplementedError(type(self).__name__)

    def census(self) -> dict[str, int]:
        """Count every component of the box, wherever it lies; the same in every state."""
        raise NotImplementedError(type(self).__name__)

    def evaluate(self, seat: i64) -> float:
        """Say how good this position is for *seat*, with everything in it known: 0 bad, 1 won."""
        raise NotImplementedError(type(self).__name__)

    def glance(self, seat: i64) -> float:
        """Compare positions for *seat* in a hurry, on any scale: more is better."""
        return self.evaluate(seat)

    def comparison(self, seat: i64) -> Comparison:
        """Return what compares the actions of *seat* here: for bots, with everything known."""
        return Comparison(self, seat)

    def margin(self, seat: i64) -> float:
        """Return 0 to 1: how good the lead of *seat* in points over its best rival is."""
        scores = self.scores()
        best = max([scores[other] for other in range(self.seats) if other != seat])
        return by_lead(float(scores[seat] - best), self.spread())

    def spread(self) -> float:
        """Return the lead in points that games usually end with: the scale of `margin`."""
        return 10.0

    def expected_share(self, value: float) -> float:
        """Return the share of wins that positions evaluated at *value* have brought."""
        return value

    def likely(self, seat: i64) -> Ints:
        """Return the answers that *seat* looks at in a hurry, never none: for playouts."""
        return self.stack[-1].options_for(self, seat)

    def write_features(self, seat: i64, cells: Cells) -> None:
        """Write the inputs of a network for *seat* over what stands in *cells*."""
        place: i64 = 0
        while place < len(cells):
            cells[place] = 0
            place += 1
        sheet = Sheet(cells, self.seats, self.seats)
        sheet.begin(0, seat)
        self.count_features(seat, sheet)

    def habit(self, seat: i64) -> i64:
        """Return what *seat* answers in a hurry without comparing positions, or NO_HABIT."""
        return NO_HABIT

    def scores(self) -> list[int]:
        """Return the points of each seat that the table shows."""
        return [sum(sources.values()) for sources in self.score_sheet()]

    def shares(self) -> list[float]:
        """Return each seat's share of the win: 1 for a lone winner, equal parts for several."""
        winners = self.winners()
        # There are rules by which nobody wins.
        share = 1.0 / float(max(len(winners), 1))
        return [share if seat in winners else 0.0 for seat in range(self.seats)]

    @property
    def game(self) -> "Game":
        """The game that is played."""
        return self.edition.game

    # Who is asked, and what they may answer

    def waiting(self) -> list[int]:
        """Return the seats that may decide now: none while chance is owed or when it is over."""
        return [] if self.over else self.stack[-1].owing()

    def actor(self) -> int:
        """Return the first seat that may decide, or CHANCE, or OVER."""
        return OVER if self.over else self.stack[-1].next_owing()

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the actions that *seat* may take now, never none for a waiting seat."""
        if self.question(seat) is None:
            return []
        return listed(self.stack[-1].options_for(self, seat.__index__()))

    def question(self, seat: SupportsIndex) -> "AnyDecision | None":
        """Return the decision that *seat* owes, if it does."""
        number = whole_number(seat)
        seats: int = self.seats  # compared as plain numbers: a seat may be too large for 64 bits
        if self.over or number is None or not CHANCE <= number < seats:
            return None
        return self.stack[-1].question_for(number)

    def chances(self) -> list[tuple[int, int]]:
        """Return what chance may bring now, each action with its weight."""
        if self.actor() != CHANCE:
            return []
        chance = cast("Chance[State]", self.stack[-1])
        options = listed(chance.options(self))
        weights = listed(chance.weights(self))
        return list(zip(options, weights or [1] * len(options), strict=True))

    def refusal(self, seat: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """Say why *seat* may not take *action* now; None if it may."""
        if self.over:
            return Refusal("game-over")
        question = self.question(seat)
        if question is None:
            facts: dict[str, object] = {"seat": fact(seat), "waiting": self.waiting()}
            return Refusal("not-asked", self.rule_of_turns(), facts)
        number = whole_number(action)
        if number is None or not 0 <= number < len(self.game.actions):
            return Refusal("unknown-action", "", {"action": fact(action)})
        chosen: i64 = number
        for option in question.options(self):
            if option == chosen:
                return None
        if not question.first <= number <= question.last:
            return Refusal("wrong-kind", question.rule, {"question": type(question).__name__})
        return question.why_not(self, chosen)

    def rule_of_turns(self) -> str:
        """Return the rule by which others than the seats waited for are not asked now."""
        if self.over:
            return ""
        top = self.stack[-1]
        return (self.game.turn_rule if top.opens_turn() else "") or top.rule

    # What changes the table

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Take *action* for *seat*, or refuse it and change nothing; CHANCE forces a draw."""
        self.check(seat, action)
        number = seat.__index__()
        if number == CHANCE:
            # The draw that is not used keeps the generator where a free draw would leave it.
            cast("Chance[State]", self.stack[-1]).draw(self)
        self.step(number, action.__index__())

    def check(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Refuse an action that *seat* may not take now."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(f"seat {told(seat)} may not {self.said(action)}", refusal)

    def said(self, action: SupportsIndex) -> str:
        """Return what *action*, which perhaps is none, is called in a message."""
        number = whole_number(action)
        names = self.game.actions.names
        known = number is not None and 0 <= number < len(names)
        return names[action.__index__()] if known else f"action {told(action)}"

    def act(self, seat: SupportsIndex, name: str) -> None:
        """Take the action called exactly *name*."""
        self.apply(seat, self.game.action(name))

    def roll(self) -> int:
        """Let chance decide, and return what it brought."""
        drawn = cast("Chance[State]", self.stack[-1]).draw(self)
        self.step(CHANCE, drawn)
        return drawn

    def step(self, seat: i64, action: i64) -> None:
        """Take an action that is known to be legal."""
        # A new list: whoever was handed the last one keeps it.
        if self.told is not None:
            self.told = []
        self.stack.pop().take(self, seat, action)
        while not self.over and not self.stack:
            self.advance()

    def ask(self, decision: AnyDecision) -> None:
        """Ask *decision* next, before all that is already owed."""
        self.stack.append(decision)

    def ask_in_order(self, decisions: list[AnyDecision]) -> None:
        """Ask *decisions* next, the first of them first."""
        for index in range(len(decisions) - 1, -1, -1):
            self.stack.append(decisions[index])

    def end(self) -> None:
        """End the game: nothing is owed any more."""
        self.stack = []
        self.over = True

    # What is told

    @property
    def events(self) -> list[Event]:
        """What the last action did; empty in a state that is not listened to."""
        return self.told or []

    def listen(self) -> None:
        """Have every following action tell its events."""
        self.told = []

    def tell(self, key: str, facts: dict[str, object]) -> None:
        """Tell everyone; ask `telling()` first, so that simulation builds no facts."""
        self.tell_some(key, EVERYONE, facts)

    def tell_some(self, key: str, audience: int, facts: dict[str, object]) -> None:
        """Tell only the seats whose bits are set in *audience*."""
        if self.told is not None:
            self.told.append(Event(key, audience, facts))

    def telling(self) -> bool:
        """Say whether anybody listens."""
        return self.told is not None

    # What a seat may know

    def view(self, seat: SupportsIndex) -> dict[str, object]:
        """Return all that *seat* (or the SPECTATOR) may know, as plain JSON values."""
        viewer = self.checked_viewer(seat)
        return {
            "game": self.game.name,
            "options": dict(self.edition.options),
            "seats": self.seats,
            "seat": viewer,
            "waiting": self.waiting(),
            "chance": self.actor() == CHANCE,
            "question": self.asked_of(viewer),
            "over": self.over,
            "ending": self.ending(),
            "winners": self.winners(),
            "scores": self.scores(),
            "sheet": self.score_sheet(),
            "table": self.table_view(viewer),
            "aids": self.aids(viewer),
        }

    def observe(self, seat: SupportsIndex) -> Cells:
        """Return the same as a row of numbers, laid out as `Game.layout` says."""
        viewer = self.checked_viewer(seat)
        sheet = Sheet(blank(self.game.layout.size), self.seats, self.game.most_seats)
        self.write_observation(viewer, sheet, 0)
        return sheet.cells

    def write_observation(self, viewer: i64, sheet: Sheet, start: i64) -> None:
        """Write what *viewer* may know from the cell *start* on, where all is 0 yet."""
        game = self.game
        sheet.begin(start, viewer)
        sheet.put(self.seats)
        sheet.mark(viewer, sheet.most)
        self.write_question(viewer, sheet)
        sheet.flag(self.over)
        self.observe_table(viewer, sheet)
        written = sheet.at - start
        assert written == game.layout.size, "an observation is as long as the layout says"

    def write_question(self, viewer: i64, sheet: Sheet) -> None:
        """Write who is asked and what: the viewer's own question, or whoever's it is."""
        kinds: i64 = len(self.game.kind_numbers)
        if self.over:
            sheet.skip(sheet.most + kinds)
            return
        top = self.stack[-1]
        for seat in range(self.seats):
            if top.question_for(seat) is not None:
                sheet.add(sheet.place_of(seat), 1)
        sheet.skip(sheet.most)
        question = top.question_for(viewer) or top
        sheet.mark(self.game.kind_numbers.get(type(question), -1), kinds)

    def checked_viewer(self, seat: SupportsIndex) -> int:
        """Return *seat* as a number; refuse what is neither a seat nor the SPECTATOR."""
        number = self.checked_place(seat)
        if number != SPECTATOR and number < 0:
            raise self.no_seat(seat)
        return number

    def checked_place(self, seat: SupportsIndex) -> int:
        """Return the same; nobody's places, such as that of CHANCE, are none to refuse here."""
        number = whole_number(seat)
        seats: int = self.seats  # compared as plain numbers: a seat may be too large for 64 bits
        if number is None or not SPECTATOR <= number < seats:
            raise self.no_seat(seat)
        return number

    def no_seat(self, seat: SupportsIndex) -> WrongSeats:
        """Return the error that says which seats there are."""
        last = self.seats - 1
        return WrongSeats(f"there is no seat {told(seat)} at this table: seats are 0 to {last}")

    def asked_of(self, seat: SupportsIndex) -> dict[str, object] | None:
        """Return the pending question as *seat* may know it: its own, or whoever's it is."""
        viewer = self.checked_place(seat)
        if self.over:
            return None
        top = self.stack[-1]
        question = top.question_for(viewer) or top
        return {
            "kind": type(question).__name__,
            "rule": question.rule,
            "begins": question.begins_choice(),
            **question.shown(self, viewer),
        }

    def events_for(self, seat: SupportsIndex) -> list[dict[str, object]]:
        """Return what *seat* may know of what the last action did."""
        return seen_by(self.events, self.checked_place(seat))

    def foresee(self, seat: SupportsIndex, action: SupportsIndex) -> list[Fact]:
        """Say what a legal *action* would bring, as far as *seat* can know; chance asks nothing.

        "Now" is as the table stands, with nobody else acting.  Nothing is tried out on this state:
        it holds what others keep secret.
        """
        self.check(seat, action)
        number = seat.__index__()
        return [] if number == CHANCE else self.consequences(number, action.__index__())

    def imagine(self, seat: SupportsIndex, rng: "Rng") -> "State":
        """Return a copy in which all that *seat* cannot know is dealt again from *rng*."""
        viewer = self.checked_viewer(seat)
        other = self.copy()
        # Dice that have not fallen are hidden too: its own generator would foretell them.
        other.rng = rng.branch()
        other.deal_again(viewer, rng)
        other.ask_again(viewer, rng)
        return other

    def guess(self, seat: i64, rng: "Rng") -> "State":
        """Return a copy as *seat* might think it is in a hurry: to look one action ahead in."""
        other = self.copy()
        other.rng = rng.branch()
        other.deal_roughly(seat, rng)
        other.ask_again(seat, rng)
        return other

    def ask_again(self, seat: i64, rng: "Rng") -> None:
        """Draw again what *seat* cannot know of the questions that are owed."""
        self.stack = [owed.redealt(self, seat, rng) for owed in self.stack]

    # What is kept

    def kept_fields(self) -> tuple[str, ...]:
        """Return the game's own fields that are kept: all, but for those its options leave out."""
        return self.fields

    def snapshot(self) -> dict[str, object]:
        """Return everything, as plain JSON values, for `Game.restore`."""
        return packed(self)

    def digest(self) -> str:
        """Return a fingerprint of everything: equal states have equal ones."""
        return fingerprint(packed(self))

    def short_digest(self) -> str:
        """Return the beginning of it, as records and logs write it down after every action."""
        return self.digest()[:SHORT]

    def __reduce__(self) -> tuple[object, ...]:
        return (unpacked, (self.game, packed(self), self.edition.pack))


def fact(given: SupportsIndex) -> object:
    """Return a number from outside as a fact of a refusal, which is told and sent on."""
    number = whole_number(given)
    return told(given) if number is None or number.bit_length() > FACT_BITS else number
