"""`exec:COMMAND`: a bot in any language, in a process of its own, spoken to by lines."""

import logging
import os
import re
import shlex
import shutil
from typing import Any, Final

from ludotheque.bots.child import BotFailed, Child
from ludotheque.bots.lines import PROTOCOL, hello, new_game, question
from ludotheque.bots.options import Number, read_options
from ludotheque.bots.random import RandomBot
from ludotheque.core import Rng, Seat, UnknownBot, shortened

__all__ = ["CommandBot"]

EXEC: Final = "exec"
# Options stand before the command, since that may hold anything: exec:ms=2000:python3 bot.py
OPTION: Final = re.compile(r"(ms|mb)=[^:\s]*:")
OPTIONS: Final = {"ms": Number(1), "mb": Number(16)}
# Milliseconds for one decision, megabytes for each of its processes.
USUAL: Final = {"ms": 5000, "mb": 1024}
# Seconds to begin, and to look at a new game.
STARTING: Final = 10.0
# Seconds for what the lines themselves take.
ON_THE_WAY: Final = 0.25
# After so many failures it is not asked again.
MOST_FAILURES: Final = 3
# Who decides in its place: nobody who plays well, or a program that fails would be measured by it.
FALLBACK: Final = "random"
BOTS_LOG: Final = logging.getLogger("ludotheque.bots")


class CommandBot:
    """Asks a program; where that fails, chance decides and one line says why."""

    def __init__(self, text: str, seed: int = 0) -> None:
        self.options, self.command = parsed(text)
        self.name = shortened(f"{EXEC}:{text}")
        self.seed = seed
        self.rng = Rng.seeded(seed)
        self.fallback = RandomBot(self.rng)
        self.child: Child | None = None
        self.wants: list[str] = []
        # The game that it was told of: its name, options and seat.
        self.told: dict[str, object] = {}
        self.asked = 0
        self.failures = 0

    def choose(self, seat: Seat) -> int:
        """Return what the program answers; without a choice it is not asked."""
        legal = seat.choices()
        if len(legal) == 1:
            return legal[0]
        if self.failures < MOST_FAILURES:
            try:
                return self.answer(seat, legal)
            except BotFailed as failure:
                self.note(failure)
        return self.fallback.choose(seat)

    def answer(self, seat: Seat, legal: list[int]) -> int:
        """Return one of the *legal* actions that the program has chosen, or say BotFailed."""
        try:
            child = self.ready_for(seat)
            self.asked += 1
            ms = self.options["ms"]
            asked = question(seat, self.asked, ms, self.wants, self.rng.branch())
            return chosen(seat, legal, child.ask(asked, ms / 1000 + ON_THE_WAY), self.asked)
        except BotFailed as failure:
            # An action that is not allowed is an answer; after all else nobody knows what comes.
            if failure.key != "bot-illegal":
                self.close()
            raise

    def ready_for(self, seat: Seat) -> Child:
        """Return the program, started and told which game it plays."""
        if self.child is None:
            self.child = Child(self.command, self.options["mb"])
            self.told = {}
            self.wants = greeted(self.child.ask(hello(), STARTING))
        game = new_game(seat, self.seed)
        if game != self.told:
            check_ready(self.child.ask(game, STARTING))
            self.told = game
        return self.child

    def note(self, failure: BotFailed) -> None:
        """Say on one line what went wrong and who decides."""
        self.failures += 1
        facts = {"bot": self.name, "cause": failure, "fallback": FALLBACK}
        key = "bot-replaced" if self.failures < MOST_FAILURES else "bot-given-up"
        more = "" if self.failures < MOST_FAILURES else "from now on "
        text = f"{self.name}: {failure}; {more}{FALLBACK} decides in its place"
        BOTS_LOG.warning("%s", text, extra={"error": BotFailed(text, key, facts)})

    def close(self) -> None:
        """End the program."""
        if self.child is not None:
            self.child.end()
            self.child = None


def parsed(text: str) -> tuple[dict[str, Any], list[str]]:
    """Return the options and the command in the *text* after `exec:`; refuse what is none."""
    words = []
    rest = text
    while found := OPTION.match(rest):
        words.append(found[0][:-1])
        rest = rest[found.end() :]
    options = {**USUAL, **read_options(EXEC, dict(OPTIONS), words)}
    try:
        command = shlex.split(rest)
    except ValueError:
        command = []
    if not command:
        raise UnknownBot(
            "after 'exec:' stands a command, as in exec:python3 bot.py", "bot-no-command"
        )
    if os.name != "posix":
        raise UnknownBot("'exec:' needs a system with process groups", "bot-no-groups")
    if shutil.which(command[0]) is None:
        name = shortened(command[0])
        raise UnknownBot(
            f"there is no program '{name}' for 'exec:'", "bot-no-program", {"name": name}
        )
    return options, command


def greeted(answer: dict[str, Any]) -> list[str]:
    """Return what a bot wants to be told besides, as it says in its first answer."""
    if answer["is"] != "hello" or answer.get("protocol") != PROTOCOL:
        said = shortened(str(answer.get("protocol")))
        raise BotFailed(
            f"it speaks '{said}', not {PROTOCOL}", "bot-protocol", {"said": said, "known": PROTOCOL}
        )
    wants = answer.get("wants", [])
    return [str(one) for one in wants] if isinstance(wants, list) else []


def check_ready(answer: dict[str, Any]) -> None:
    """Refuse a bot that does not say that it is ready."""
    if answer["is"] != "ready":
        raise refusing(answer)


def chosen(seat: Seat, legal: list[int], answer: dict[str, Any], number: int) -> int:
    """Return the action that was answered; refuse what is none of the *legal* ones."""
    if answer["is"] != "act" or answer.get("number") != number:
        raise refusing(answer)
    for action in legal:
        if seat.name(action) == answer.get("action"):
            return action
    said = shortened(str(answer.get("action")))
    raise BotFailed(f"it chose '{said}', which is not allowed", "bot-illegal", {"said": said})


def refusing(answer: dict[str, Any]) -> BotFailed:
    """Return that a bot cannot play, or answered something else than it was asked."""
    if answer["is"] == "cannot":
        why = shortened(str(answer.get("why", "")))
        return BotFailed(f"it says that it cannot: '{why}'", "bot-cannot", {"said": why})
    said = shortened(str(answer))
    return BotFailed(f"it answered '{said}'", "bot-nonsense", {"said": said})
