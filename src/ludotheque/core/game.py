"""A game: what it is called, for whom, by which options, and how its table is laid out."""

import secrets
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from ludotheque.core.actions import Actions
from ludotheque.core.errors import (
    BadOption,
    BadPack,
    IllegalAction,
    LudothequeError,
    Refusal,
    WrongSeats,
    folded,
    in_digits,
    nearest,
    shortened,
    told,
)
from ludotheque.core.hashed import HASHED
from ludotheque.core.ints import whole_number
from ludotheque.core.observation import Layout, head_of, joined
from ludotheque.core.rng import Rng
from ludotheque.core.snapshot import unpacked

if TYPE_CHECKING:
    from ludotheque.core.decision import AnyDecision
    from ludotheque.core.drawing import Storyteller
    from ludotheque.core.state import State

__all__ = ["Edition", "Game", "Option"]

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
MOST_DIGITS: Final = 18
# Where little is hidden, so many imagined worlds are enough to compare actions in.
FEW_WORLDS: Final = 8


class Option:
    """One thing that players settle before the game.

    It is a yes or no where the default is one, otherwise a number from *low* to *high* or one
    of *words*; *at_table* is what people's tables take where it differs from the default, which
    is what simulation, search and research take.  One that came *later* than games that are kept
    is written down only where it is not the default: so those games are the same as before.
    """

    def __init__(
        self,
        name: str,
        default: bool | int | str,
        *,
        words: tuple[str, ...] = (),
        low: int = 0,
        high: int = -1,
        at_table: bool | int | str | None = None,
        later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.low = low
        self.high = high
        self.at_table: bool | int | str = default if at_table is None else at_table
        self.later = later

    def allowed(self) -> str:
        """Say what may be chosen."""
        if isinstance(self.default, bool):
            return "yes or no"
        numbers = [f"{self.low} to {self.high}"] if self.high >= self.low else []
        return ", ".join(numbers + list(self.words))

    def checked(self, value: object) -> bool | int | str:
        """Return *value*, perhaps given as text, as this option understands it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if str(value).lower() in YES + NO:
                return str(value).lower() in YES
        elif isinstance(value, str) and value in self.words:
            return value
        elif isinstance(value, (int, str)) and not isinstance(value, bool):
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadOption(
            f"option '{self.name}' takes {self.allowed()}, not {told(value)}",
            "bad-option",
            {"name": self.name, "allowed": self, "value": told(value)},
        )


def whole(value: int | str) -> int | None:
    """Return a number, perhaps given as text, or None for a text that is none we would take."""
    if isinstance(value, int):
        return value
    return int(value) if in_digits(value) and len(value) <= MOST_DIGITS else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What options and the component pack decide: never changed, shared by all copies."""

    def __init__(
        self,
        game: "Game",
        options: dict[str, object],
        pack: object = None,
        pack_digest: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.pack = pack
        self.pack_digest = pack_digest


class Game:
    """A game that can be played.

    *room* is the module that holds it as `GAME`; *state* its State class; *kinds* its Decision
    classes; *lay_out* sets every field of a new table; *make_edition* reads options and pack;
    *bound* says how many decisions a game can have at the most; *draw* shows a view on a
    terminal; *read_pack* checks a component pack that a player wrote, where the game takes one;
    *storyteller* tells more than messages can, where the game has stories; *levels* are the bots
    that people meet under the names of levels; *worlds* is how many imagined deals tell good
    actions from bad ones; *turn_rule* is the one that says who is in turn; *explain* says which
    rule a name breaks that is no action, given word by word; *commands* are the room's own, each
    as module:name, so that nothing is loaded before it is called; *observation* says what its
    states write for learners, *features* what networks are told of a position.  Words and rulebook
    lie in the room, in folders of these names.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        credits: str,
        room: str,
        prefix: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: list[Option],
        actions: Actions,
        state: Any,
        kinds: "list[type[AnyDecision]]",
        make_edition: Callable[..., Edition],
        lay_out: Callable[[Any], None],
        bound: Callable[[Any, int], int],
        draw: Callable[..., str],
        read_pack: Callable[[object], object] | None = None,
        storyteller: "Storyteller | None" = None,
        levels: dict[str, str] | None = None,
        worlds: int = FEW_WORLDS,
        turn_rule: str = "",
        explain: Callable[[list[str]], Refusal | None] | None = None,
        commands: tuple[str, ...] = (),
        observation: Layout | None = None,
        features: Layout | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.credits = credits
        self.room = room
        self.prefix = prefix
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.state = state
        self.kinds: dict[str, Any] = {kind.__name__: kind for kind in kinds}
        self.make_edition = make_edition
        self.lay_out = lay_out
        self.bound = bound
        self.draw = draw
        self.read_pack = read_pack
        self.storyteller = storyteller
        self.levels: dict[str, str] = levels or {}
        self.worlds = worlds
        self.turn_rule = turn_rule
        self.explain = explain
        self.commands = commands
        self.most_seats = max(seats)
        # By class, which place its question has in an observation.
        self.kind_numbers: dict[Any, int] = {kind: place for place, kind in enumerate(kinds)}
        head = head_of(self.most_seats, len(self.kind_numbers))
        self.layout = joined(head, HASHED if observation is None else observation)
        self.features = features
        # The package that brought it along; '' for those of this house.
        self.package = ""
        self.known_editions: dict[str, Edition] = {}

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | None = None,
        *,
        pack: object = None,
        **options: object,
    ) -> "State":
        """Lay out a new game; without a *seed* a fresh one is taken."""
        number = self.check_seats(seats)
        edition = self.edition(number, options, pack)
        return self.dealt(
            edition, number, Rng.seeded(secrets.randbits(128) if seed is None else seed)
        )

    def dealt(self, edition: Edition, seats: int, rng: Rng) -> "State":
        """Lay out a new game of an *edition* made for so many *seats*."""
        state: State = self.state(edition, seats, rng, [], False)
        self.lay_out(state)
        while not state.over and not state.stack:
            state.advance()
        return state

    def edition(
        self, seats: SupportsIndex, options: dict[str, object], pack: object = None
    ) -> Edition:
        """Return what *options* and *pack* decide, all of them checked."""
        number = self.check_seats(seats)
        settled = self.settled(options)
        if pack is None:
            # Not the values themselves: 1 and True are equal and mean different things.
            key = f"{number!r} {settled!r}"
            if key not in self.known_editions:
                self.known_editions[key] = self.made_edition(number, settled, None)
            return self.known_editions[key]
        if self.read_pack is None:
            raise BadPack(f"{self.title} has no component packs", "no-packs", {"title": self.title})
        return self.made_edition(number, settled, pack)

    def made_edition(self, seats: int, options: dict[str, object], pack: object) -> Edition:
        """Return a new edition; what is wrong with it is told in the words of this game."""
        try:
            edition = self.make_edition(self, seats, options, pack)
        except LudothequeError as error:
            error.game = self.name
            raise
        edition.options = self.written(options)
        return edition

    def check_seats(self, seats: SupportsIndex) -> int:
        """Return a number of players; refuse one that the game is not for."""
        number = whole_number(seats)
        if number is None or number not in self.seats:
            allowed = ", ".join(str(number) for number in self.seats)
            raise WrongSeats(
                f"{self.title} is for {allowed} players, not {told(seats)}",
                "wrong-seats",
                {"title": self.title, "allowed": allowed, "seats": told(seats)},
            )
        return number

    def settled(self, options: dict[str, object]) -> dict[str, object]:
        """Return every option with its value, in order, those not given by default."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    f"{self.title} has no option {told(name)}: {nearest(name, known)}",
                    "unknown-option",
                    {"title": self.title, "name": shortened(name), "known": list(known)},
                )
        return {
            name: option.checked(options.get(name, option.default))
            for name, option in known.items()
        }

    def written(self, options: dict[str, object]) -> dict[str, object]:
        """Return those of the settled *options* that are written down."""
        unsaid = {option.name: option.default for option in self.options if option.later}
        return {
            name: value
            for name, value in options.items()
            if name not in unsaid or value != unsaid[name]
        }

    def action(self, name: str) -> int:
        """Return the action called exactly *name*; where there is none, the rule it breaks."""
        refusal = None if name in self.actions.numbers else self.no_action(name)
        if refusal is not None:
            raise IllegalAction(f"nobody may {folded(name)}", refusal)
        return self.actions.number(name)

    def no_action(self, name: str) -> Refusal | None:
        """Say which rule the *name* of no action breaks, such as one that forbids to pass."""
        if self.explain is None or len(name) > 2 * self.actions.longest:
            return None
        meant = folded(name)
        # What is only written wrongly breaks no rule.
        if any(meant == folded(known) for known in self.actions.names):
            return None
        return self.explain(meant.split())

    def table_options(self, options: dict[str, object]) -> dict[str, object]:
        """Return *options* completed by what people's tables take by default."""
        return {**{option.name: option.at_table for option in self.options}, **options}

    def restore(self, snapshot: object, pack: object = None) -> "State":
        """Return the state that *snapshot* was taken of."""
        return unpacked(self, snapshot, pack)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        # By its place, not by its parts: another process finds the same game there.
        return (game_in, (self.room,))


def game_in(room: str) -> Game:
    """Return the game that lives in the module *room*."""
    game: Game = import_module(room).GAME
    return game
