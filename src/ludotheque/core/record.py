"""Records: a whole game as a JSON text that replays to the same states, move by move."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.errors import BrokenRecord, LudothequeError, in_digits, shortened, told

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.state import State

__all__ = ["FORMAT", "GameRecord", "Move", "Result", "replay_move", "result_of"]

FORMAT = "ludotheque-record/1"
SEED_DIGITS = len(str(2**128))


class Move(msgspec.Struct, array_like=True, frozen=True):
    """One action by name, who took it (-1 is chance) and the digest of the state after it."""

    seat: int
    action: str
    digest: str


class Result(msgspec.Struct, frozen=True):
    """How it ended."""

    ending: str
    winners: list[int]
    scores: list[int]
    sheet: list[dict[str, int]]


class GameRecord(msgspec.Struct):
    """All it takes to play a game again."""

    format: str
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    pack: str = ""
    pack_data: object = None
    players: list[str] = []
    # The package that brings the game; not written for those of this house.
    package: str = ""
    moves: list[Move] = []
    result: Result | None = None

    @staticmethod
    def read(text: str | bytes) -> "GameRecord":
        """Return the record written as *text*; say what is wrong with it if it is no record."""
        try:
            record = msgspec.json.decode(text, type=GameRecord)
            refuse_doubled_keys(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BrokenRecord(
                f"not a game record: {error}", "no-record", {"why": str(error)}
            ) from error
        if record.format != FORMAT:
            raise BrokenRecord(
                f"a record of format {told(record.format)}; this reads '{FORMAT}'",
                "other-format",
                {"format": shortened(record.format), "known": FORMAT},
            )
        if not in_digits(record.seed) or len(record.seed) > SEED_DIGITS:
            raise BrokenRecord(
                f"the seed of a record is no number: {told(record.seed)}",
                "no-seed",
                {"seed": shortened(record.seed)},
            )
        return record

    @staticmethod
    def load(path: Path) -> "GameRecord":
        """Return the record in the file *path*."""
        try:
            return GameRecord.read(path.read_bytes())
        except OSError as error:
            raise BrokenRecord(
                f"cannot read {path}: {error.strerror}",
                "cannot-read",
                {"path": path, "why": str(error.strerror)},
            ) from error
        except BrokenRecord as error:
            raise BrokenRecord(f"{path}: {error}", "at", {"place": path, "cause": error}) from error

    def write(self) -> str:
        """Return the record as text, a move a line."""
        head = msgspec.structs.asdict(self)
        moves = head.pop("moves")
        result = head.pop("result")
        if not self.package:
            del head["package"]
        lines = [f'"{key}": {_json(value)}' for key, value in head.items()]
        lines.append('"moves": [\n  ' + ",\n  ".join(_json(move) for move in moves) + "\n]")
        lines.append(f'"result": {_json(result)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def start(self, game: "Game") -> "State":
        """Return the first state of the recorded game."""
        if game.name != self.game:
            raise BrokenRecord(f"a record of {told(self.game)}, not of '{game.name}'")
        if game.rules_version != self.rules:
            raise BrokenRecord(
                f"recorded by version {told(self.rules)} of the rules of {game.name}; "
                f"here is version {game.rules_version}",
                "other-rules",
                {"rules": told(self.rules), "title": game.title, "known": game.rules_version},
            )
        options = game.settled(dict(self.options))
        state = game.new(self.seats, int(self.seed), pack=self.pack_data, **options)
        if state.edition.pack_digest != self.pack:
            raise BrokenRecord(
                f"recorded with another component pack ({told(self.pack)})",
                "other-pack",
                {"pack": shortened(self.pack)},
            )
        return state

    def replay(self, game: "Game", to: int | None = None) -> "State":
        """Play the first *to* moves again, all by default, checking each; return the state."""
        state = self.start(game)
        for number, move in enumerate(self.moves[:to], 1):
            replay_move(state, number, move)
        return state

    def verify(self, game: "Game") -> "State":
        """Replay everything and compare the result; return the last state."""
        state = self.replay(game)
        if state.over and self.result != result_of(state):
            raise BrokenRecord(
                "the result written down is not the one the moves lead to", "other-result"
            )
        if self.result is not None and not state.over:
            number = len(self.moves) + 1
            raise BrokenRecord(
                f"move {number} is missing: the record tells a result and the game is not over",
                "missing-move",
                {"number": number},
            )
        return state


def refuse_doubled_keys(text: str | bytes) -> None:
    """Refuse a key that stands twice: readers differ in which of the two they take."""
    json.loads(text, object_pairs_hook=once_each, parse_int=str, parse_float=str)


def once_each(pairs: list[tuple[str, object]]) -> None:
    """Refuse an object of which two members share a name."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise BrokenRecord(
                f"not a game record: '{key[:60]}' stands in it twice",
                "doubled-key",
                {"name": key[:60]},
            )
        seen.add(key)


def replay_move(state: "State", number: int, move: Move) -> None:
    """Take *move* and compare the digest; name the move where it cannot have been."""
    try:
        state.act(move.seat, move.action)
    except LudothequeError as error:
        raise BrokenRecord(
            f"move {number}: {error}",
            "move",
            {"number": number, "action": move.action, "cause": error},
        ) from error
    digest = state.short_digest()
    if digest != move.digest:
        raise BrokenRecord(
            f"move {number} ({move.action}): the digest is '{digest}', "
            f"the record says {told(move.digest)}",
            "other-digest",
            {
                "number": number,
                "action": move.action,
                "digest": digest,
                "told": shortened(move.digest),
            },
        )


def result_of(state: "State") -> Result:
    """Return how the finished *state* ended."""
    return Result(state.ending(), state.winners(), state.scores(), state.score_sheet())


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
