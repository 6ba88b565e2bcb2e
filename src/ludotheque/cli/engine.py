"""`ludotheque engine`: our own bots over the lines of docs/bot-protocol.md."""

import sys
from typing import Any

import click

from ludotheque.bots import Bot, bot
from ludotheque.bots.levels import LEVELS, setting
from ludotheque.bots.lines import PROTOCOL, house_version, line_of, message_in
from ludotheque.cli.asking import Argument, Command, lang_option
from ludotheque.cli.candidates import bot_names
from ludotheque.core import Game, LudothequeError, Seat
from ludotheque.games import game as game_named

__all__ = ["engine"]

USUAL = "club"


@click.command(cls=Command, help="help-engine")
@click.argument("bot", cls=Argument, shell_complete=bot_names, required=False)
@lang_option
def engine(bot: str | None, lang: str) -> None:
    """Let a bot of ours answer on standard output what it is asked on standard input."""
    player = Engine(bot or USUAL)
    for line in sys.stdin.buffer:
        answer = player.answer(message_in(line) or {})
        if answer is None:
            return
        sys.stdout.buffer.write(line_of(answer))
        sys.stdout.buffer.flush()


class Engine:
    """A bot of ours as a house speaks to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Said now, and not in the midst of a game, if there is no such bot.
        self.player: Bot = bot(name)
        self.game: Game | None = None
        self.seed = 0
        self.playing = ""

    def answer(self, message: dict[str, Any]) -> dict[str, object] | None:
        """Return what is answered to *message*, None where it is the last one."""
        try:
            match message.get("do"):
                case "hello":
                    return self.greet()
                case "new":
                    return self.begin(message)
                case "act":
                    return self.act(message)
                case "quit":
                    return None
        except LudothequeError as error:
            return {"is": "cannot", "why": str(error)}
        except (KeyError, TypeError, ValueError) as error:
            return {"is": "cannot", "why": f"this message lacks something: {error}"}
        return {"is": "cannot", "why": "there is no such message"}

    def greet(self) -> dict[str, object]:
        """Say who we are, and that we want worlds to think in."""
        return {"is": "hello", "protocol": PROTOCOL, "name": f"Ludotheque {self.name}",
                "version": house_version(), "wants": ["world"]}  # fmt: skip

    def begin(self, message: dict[str, Any]) -> dict[str, object]:
        """Come to a game, if it is one of ours, by our rules."""
        game = game_named(str(message["game"]))
        if game.rules_version != message["rules"]:
            return {"is": "cannot", "why": f"{game.name} is played by rules {game.rules_version}"}
        self.game, self.seed, self.playing = game, int(message["seed"]), ""
        return {"is": "ready"}

    def act(self, message: dict[str, Any]) -> dict[str, object]:
        """Return what the bot chooses, thinking in the world that was sent."""
        if self.game is None:
            return {"is": "cannot", "why": "no game was begun"}
        wanted = within(self.name, self.game, int(message["ms"]))
        if wanted != self.playing:
            self.player, self.playing = bot(wanted, self.seed), wanted
        seat = Seat(self.game.restore(message["world"]), int(message["view"]["seat"]))
        action = seat.name(self.player.choose(seat))
        return {"is": "act", "number": message["number"], "action": action}


def within(name: str, game: Game, ms: int) -> str:
    """Return the bot called *name* with no more time to think than it has for an answer."""
    kind, *words = (setting(name, game) if name in LEVELS else name).split(":")
    most = max(1, ms * 4 // 5)
    return ":".join([kind, *(cut(word, most) for word in words)])


def cut(word: str, most: int) -> str:
    """Return an option of a bot's name, with *most* milliseconds at the most."""
    key, _, value = word.partition("=")
    return f"ms={min(most, int(value))}" if key == "ms" and value.isdecimal() else word
