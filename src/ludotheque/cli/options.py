"""What several commands take: options of the game, a component pack, players."""

import json
import tomllib
from pathlib import Path

import click

from ludotheque.bots import bot
from ludotheque.cli.asking import FILE, BadInput, Option
from ludotheque.cli.candidates import HUMAN, files, game_options
from ludotheque.cli.complaints import reason, unreadable
from ludotheque.cli.reader import quoted, say, written
from ludotheque.core import Game

__all__ = ["bots_at", "option_option", "pack_option", "read_options",
           "read_pack", "seats_of"]  # fmt: skip

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
    seats = [name.strip() for name in players.split(",")]
    game.check_seats(len(seats))
    return seats


def bots_at(seats: list[str]) -> None:
    """Refuse a seat that is held by nobody we know."""
    for name in seats:
        if name != HUMAN:
            bot(name)
