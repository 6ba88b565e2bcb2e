"""A sitting: one table as its log tells it.  The same log always gives the same sitting."""

from collections.abc import Callable

import msgspec

from ludotheque.core import CHANCE, OVER, AnyDecision, Event, State
from ludotheque.table.errors import RequestError
from ludotheque.table.play.chairs import Chair, at_the_table, bot_of, changed_chair
from ludotheque.table.play.clock import allowance
from ludotheque.table.play.endings import Outcome, abandoned, finished
from ludotheque.table.play.log_entry import Act, Entry
from ludotheque.table.play.terms import Terms, lay_out
from ludotheque.table.play.told_events import ToldEvents
from ludotheque.table.timestamps import now_ms

__all__ = ["BackRequest", "RematchOffer", "Sitting", "position_after"]


class BackRequest(msgspec.Struct):
    """Somebody asks to take back: which acts, who must agree, who has."""

    seat: int
    gone: list[int]
    asked: list[int]
    agreed: list[int]


class RematchOffer(msgspec.Struct):
    """Who would like to play again, in the order in which they said so, and who would not."""

    agreed: list[int]
    declined: list[int]


class Sitting:
    """The table now, grown from *terms* and the *chairs* it was opened with by its entries."""

    def __init__(self, terms: Terms, chairs: list[Chair], opened: int) -> None:
        self.terms = terms
        self.chairs = list(chairs)
        self.number = 0
        self.opened = opened
        self.started: int | None = None
        self.finished: int | None = None
        self.state: State | None = None
        self.outcome: Outcome | None = None
        self.back: BackRequest | None = None
        self.rematch: str | None = None
        self.rematch_offer = RematchOffer([], [])
        # What lets strangers see a private table that is over; '' while there is no such link.
        self.share = ""
        # The acts that led to the present position: those taken back are gone.
        self.acts: list[Act] = []
        # What happened, for all audiences, by the number of the entry that brought it about.
        self.told = ToldEvents()
        # The number at which each seat came to whoever holds it; 0 for those it was opened with.
        self.held_since: list[int] = [0] * terms.seats
        # Which entry a client's id led to, so that what is sent again is not done again.
        self.keys: dict[str, int] = {}
        # What each seat is asked now, since which entry, and since when.
        self.questions: list[AnyDecision | None] = [None] * terms.seats
        self.asked: list[int] = [0] * terms.seats
        self.asked_at: list[int] = [0] * terms.seats
        # Milliseconds of an outage that were given back for the present question.
        self.given_back: list[int] = [0] * terms.seats
        # When the last outage ended that is in the log.
        self.outages_until = 0
        # How often something was entered for each seat since somebody acted last.
        self.unrest: list[int] = [0] * terms.seats
        # How often each player has sat down before the start; '' counts bots and seats set free.
        self.sat_down: dict[str, int] = {}
        # Entries that have happened here and are not in the database yet.
        self.fresh: list[Entry] = []

    @property
    def status(self) -> str:
        """Whether it is being gathered, played or over."""
        if self.outcome is not None:
            return "over"
        return "open" if self.state is None else "playing"

    @property
    def position(self) -> State:
        """The state of a game that has begun."""
        assert self.state is not None, "the game has not begun"
        return self.state

    def waiting(self) -> list[int]:
        """Return the seats that may decide now."""
        return self.position.waiting() if self.status == "playing" else []

    def bots_owing(self) -> list[int]:
        """Return the waiting seats that bots play."""
        return [seat for seat in self.waiting() if bot_of(self.chairs[seat])]

    def players_seated(self) -> list[str]:
        """Return the people who play their seats themselves."""
        return [chair.player for chair in self.chairs if chair.player and not bot_of(chair)]

    def deadline(self, seat: int) -> int | None:
        """Return when the time of *seat* is up; no clock runs against a bot."""
        return None if bot_of(self.chairs[seat]) else self.due(seat)

    def due(self, seat: int) -> int | None:
        """Return when the time for the question at *seat* is up, whoever plays there."""
        allowed = allowance(self.terms.clock)
        if allowed is None or self.questions[seat] is None or self.status != "playing":
            return None
        return self.asked_at[seat] + allowed + self.given_back[seat]

    def lost_time(self, seat: int, began: int, ended: int) -> int:
        """Return how much of an outage fell into the present question at *seat*."""
        if self.questions[seat] is None:
            return 0
        return max(0, ended - max(began, self.asked_at[seat]))

    def time_is_up(self, seat: int) -> bool:
        """Say whether the question at *seat* has waited for longer than was agreed."""
        due = self.due(seat)
        return due is not None and due <= now_ms()

    def people(self) -> list[int]:
        """Return the seats that people hold, also those a bot plays meanwhile."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def seats_of(self, player: str) -> list[int]:
        """Return the seats that *player* holds, also those a bot plays meanwhile."""
        return [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]

    def events_since(self, number: int) -> list[Event]:
        """Return what happened after the entry *number*, for all audiences."""
        return self.told.since(number)

    # New entries

    def enter(self, kind: str, seat: int = -1, **body: object) -> None:
        """Let something happen now, to be written down."""
        # As it will be read again: a body never holds what JSON cannot.
        entry = Entry(self.number + 1, now_ms(), kind, seat, msgspec.to_builtins(body))
        self.follow(entry)
        self.fresh.append(self.with_digest(entry))

    def with_digest(self, entry: Entry) -> Entry:
        """Return an *entry* that changed the position with the digest of what came of it."""
        if entry.kind not in {"act", "back"}:
            return entry
        digest = self.position.short_digest()
        return msgspec.structs.replace(entry, body={**entry.body, "d": digest})

    def take(self, seat: int, actions: list[str], key: str) -> int:
        """Take *actions* for *seat* with all that chance adds; return how many.

        The list was found legal in every world the player can imagine; should the true one
        differ, what has come to light cannot be taken back, and the rest is left undone.
        """
        rolled = False
        for index, action in enumerate(actions):
            if index and (rolled or not self.allows(seat, action)):
                return index
            # The key stands with the first action only: a list is sent again as a whole.
            part: dict[str, object] = {"i": index} if index else {"k": key} if key else {}
            self.enter("act", seat, a=action, **part)
            rolled = self.roll()
        return len(actions)

    def allows(self, seat: int, action: str) -> bool:
        """Say whether *seat* may take *action* now."""
        return self.position.refusal(seat, self.position.game.actions.number(action)) is None

    def roll(self) -> bool:
        """Let chance decide as long as it is owed; say whether it did."""
        before = self.number
        while self.outcome is None and self.position.actor() == CHANCE:
            # Drawn on a copy, so that all entries, new or read again, are followed in one way.
            drawn = self.position.copy().roll()
            self.enter("act", CHANCE, a=self.position.game.actions.name(drawn))
        return self.number > before

    # Entries, new or read again

    def follow(self, entry: Entry) -> None:
        """Let *entry* happen."""
        assert entry.number == self.number + 1, "an entry is missing"
        FOLLOW[entry.kind](self, entry)
        self.number = entry.number
        self.note_unrest(entry)
        self.note_questions(entry)
        if self.outcome is not None and self.finished is None:
            self.finished = entry.at
            self.unrest = [0] * self.terms.seats

    def follow_all(self, entries: list[Entry]) -> None:
        """Follow *entries* read from the database, and see that they lead where they once led."""
        for entry in entries:
            self.follow(entry)
        last = next((entry for entry in reversed(entries) if "d" in entry.body), None)
        # One is enough: a position that has gone astray does not find back.
        if last is not None and last.body["d"] != self.position.short_digest():
            raise RequestError(
                "unavailable", "the log does not lead to the position it was written in"
            )

    def note_questions(self, entry: Entry) -> None:
        """Remember since when each seat has been asked what it is asked now."""
        over = self.status != "playing"
        for seat in range(self.terms.seats):
            question = None if over else self.position.question(seat)
            # Whoever has just acted is asked anew, though it may be by the same decision.
            again = entry.kind == "act" and entry.seat == seat
            if question is not self.questions[seat] or again:
                self.questions[seat] = question
                self.asked[seat] = self.number if question is not None else 0
                self.asked_at[seat] = entry.at
                self.given_back[seat] = 0

    def note_unrest(self, entry: Entry) -> None:
        """Count what is entered for a seat until somebody acts."""
        if entry.kind == "act":
            self.unrest = [0] * self.terms.seats
        elif entry.seat >= 0:
            self.unrest[entry.seat] += 1

    def note_holders(self, entry: Entry, before: dict[int, Chair]) -> None:
        """Remember since when the seats are held that others held *before*."""
        for seat, chair in before.items():
            if self.chairs[seat].player != chair.player:
                self.held_since[seat] = entry.number

    def tell(self, entry: Entry, key: str, **facts: object) -> None:
        """Tell everyone what happened at the table beside the game."""
        self.told.add(entry.number, [Event(key, -1, facts)])

    def set_chair(self, entry: Entry) -> None:
        """A seat changes hands."""
        before = self.chairs[entry.seat]
        self.chairs[entry.seat] = msgspec.convert(entry.body["chair"], Chair)
        self.note_holders(entry, {entry.seat: before})
        if self.state is None:
            # Who gets up is not counted: they have sat down.
            who = self.chairs[entry.seat].player
            if who or not before.player:
                self.sat_down[who] = self.sat_down.get(who, 0) + 1
            return
        key = "table-left" if self.chairs[entry.seat].away else "table-returned"
        if entry.body.get("why") == "time":
            key = "table-time"
        if before.away != self.chairs[entry.seat].away:
            # Whoever was asked to agree to something may be another now.
            self.back = None
            self.tell(entry, key, seat=entry.seat)
            # Before there was such a word whoever returned had all of the time again.
            if not entry.body.get("keeps_time"):
                self.asked_at[entry.seat] = entry.at
                self.given_back[entry.seat] = 0

    def start(self, entry: Entry) -> None:
        """The seats are settled and the game is laid out."""
        before = dict(enumerate(self.chairs))
        self.chairs = msgspec.convert(entry.body["chairs"], list[Chair])
        self.note_holders(entry, before)
        self.state = lay_out(self.terms)
        self.state.listen()
        self.started = entry.at
        self.sat_down = {}
        self.tell(entry, "table-started")

    def act(self, entry: Entry) -> None:
        """Somebody or chance takes an action."""
        state = self.position
        number = state.game.actions.number(entry.action)
        state.apply(entry.seat, number)
        # The game's own name for it, which all tables share.
        name = state.game.actions.name(number)
        self.acts.append(Act(entry.number, entry.seat, name, bool(entry.body.get("i"))))
        if state.events:
            self.told.add(entry.number, state.events)
        # Kept when the act is taken back: an old message must not bring it about again.
        if "k" in entry.body:
            self.keys[f"{entry.seat} {entry.body['k']}"] = entry.number
        self.back = None
        if entry.seat >= 0 and self.chairs[entry.seat].returning:
            self.chairs[entry.seat] = at_the_table(self.chairs[entry.seat])
            self.tell(entry, "table-returned", seat=entry.seat)
        if state.actor() == OVER:
            self.outcome = finished(state, self.chairs)

    def ask_back(self, entry: Entry) -> None:
        """A seat asks to take back."""
        self.back = BackRequest(entry.seat, entry.body["gone"], entry.body["asked"], [])

    def answer_back(self, entry: Entry) -> None:
        """Somebody agrees, or does not."""
        if self.back is None or not entry.body["yes"]:
            self.back = None
            return
        self.back.agreed.append(entry.seat)

    def go_back(self, entry: Entry) -> None:
        """Acts are taken back: play the others again."""
        gone = set(entry.body["gone"])
        self.back = None
        self.acts = [act for act in self.acts if act.number not in gone]
        self.told.forget(gone)
        self.state = position_after(self.terms, self.acts)
        self.state.listen()
        self.tell(entry, "table-back", seat=entry.seat)

    def resign(self, entry: Entry) -> None:
        """A seat gives up, or has run out of time; a bot goes on where others still play."""
        chair = self.chairs[entry.seat]
        bot = entry.body["bot"]
        self.chairs[entry.seat] = changed_chair(chair, resigned=True, returning=False, bot=bot)
        self.tell(entry, f"table-{entry.body['why']}", seat=entry.seat)
        self.back = None
        # Before there was such a word bots played on without people.
        last = bool(entry.body.get("last"))
        self.outcome = abandoned(self.position, self.chairs, entry.body["why"], last=last)

    def give_time_back(self, entry: Entry) -> None:
        """The house could not answer for a while, which counts for nobody."""
        began, ended = entry.body["began"], entry.body["ended"]
        for seat in range(self.terms.seats):
            self.given_back[seat] += self.lost_time(seat, began, ended)
        self.outages_until = ended

    def answer_rematch(self, entry: Entry) -> None:
        """Somebody would like to play again, or would not."""
        offer = self.rematch_offer
        for seats in (offer.agreed, offer.declined):
            if entry.seat in seats:
                seats.remove(entry.seat)
        yes = entry.body["yes"]
        (offer.agreed if yes else offer.declined).append(entry.seat)
        key = "table-rematch" if yes else "table-declined"
        self.tell(entry, key, seat=entry.seat)

    def open_rematch(self, entry: Entry) -> None:
        """A next table was opened for the same players."""
        self.rematch = entry.body["table"]

    def set_share(self, entry: Entry) -> None:
        """A link to the finished table was made, or ended."""
        self.share = entry.body["link"]


def position_after(terms: Terms, acts: list[Act]) -> State:
    """Return the position that *acts* lead to."""
    state = lay_out(terms)
    for act in acts:
        state.act(act.seat, act.action)
    return state


FOLLOW: dict[str, Callable[[Sitting, Entry], None]] = {
    "chair": Sitting.set_chair,
    "start": Sitting.start,
    "act": Sitting.act,
    "ask": Sitting.ask_back,
    "answer": Sitting.answer_back,
    "back": Sitting.go_back,
    "resign": Sitting.resign,
    "outage": Sitting.give_time_back,
    "again": Sitting.answer_rematch,
    "rematch": Sitting.open_rematch,
    "share": Sitting.set_share,
}
