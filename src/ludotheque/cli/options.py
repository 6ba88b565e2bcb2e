"""What several commands take: options of the game, a component pack, players."""

import json
import re
import tomllib
from pathlib import Path

import click

from ludotheque.bots import bot
from ludotheque.cli.asking import FILE, BadInput, Option
from ludotheque.cli.candidates import HUMAN, files, game_options
from ludotheque.cli.complaints import reason, unreadable
from ludotheque.cli.failing_bots import tell_of_failing_bots
from ludotheque.cli.reader import quoted, say, written
from ludotheque.core import Game

__all__ = ["bots_at", "option_option", "pack_option", "read_options",
           "read_pack", "seats_of"]  # fmt: skip

# A comma, or what stands in quotes, commas and all.
COMMA = re.compile(r"""\"[^"]*"|'[^']*'|,""")

option_option = click.option(
    "--option",
    "-o",
    "chosen",
    cls=Option,
    multiple=True,
    value="choice",
    help="help-option",
    shell_complete=game_options,
)
pack_option = click.option(
    "--pack", cls=Option, type=FILE, help="help-pack", shell_complete=files(".json", ".toml")
)


def read_options(chosen: tuple[str, ...]) -> dict[str, object]:
    """Return options written as NAME=VALUE."""
    found: dict[str, object] = {}
    for text in chosen:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadInput(say("error-option-form", text=quoted(text)))
        found[name.strip()] = value.strip()
    return found


def read_pack(path: Path | None) -> object:
    """Return the component pack in *path*, unchecked; the game checks it."""
    if path is None:
        return None
    try:
        text = path.read_text("utf-8")
        pack: object = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except OSError as error:
        raise BadInput(say("error-pack-unread", path=written(path), why=reason(error))) from error
    except (ValueError, RecursionError) as error:
        facts = {
            "path": written(path),
            "format": path.suffix[1:] or "JSON",
            "why": unreadable(error),
        }
        raise BadInput(say("error-pack-invalid", **facts)) from error
    return pack


def seats_of(game: Game, players: str) -> list[str]:
    """Return the players written with commas, as many as the game is for."""
    seats = [name.strip() for name in parted(players)]
    game.check_seats(len(seats))
    return seats


def parted(players: str) -> list[str]:
    """Return what stands between commas; in quotes, as in a command, a comma parts nothing."""
    return re.sub(COMMA, lambda part: "\n" if part[0] == "," else part[0], players).split("\n")


def bots_at(seats: list[str]) -> None:
    """Refuse a seat that is held by nobody we know; from now on say which bots fail."""
    tell_of_failing_bots()
    for name in seats:
        if name != HUMAN:
            bot(name)
