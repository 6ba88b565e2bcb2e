"""What several commands take: a language, options of the game, a component pack, players."""

import json
import tomllib
from pathlib import Path

import click

from ludotheque.bots import bot
from ludotheque.core import BadOption, BadPack, Game
from ludotheque.locale import LANGUAGES

__all__ = ["HUMAN", "bots_at", "lang_option", "option_option", "pack_option", "read_options",
           "read_pack", "seats_of"]  # fmt: skip

HUMAN = "human"

lang_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)
option_option = click.option(
    "--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE",
    help="An option of the game; `ludotheque games` lists them.",
)  # fmt: skip
pack_option = click.option(
    "--pack", type=click.Path(path_type=Path), help="A component pack of your own (JSON or TOML)."
)


def read_options(chosen: tuple[str, ...]) -> dict[str, object]:
    """Return options written as NAME=VALUE."""
    found: dict[str, object] = {}
    for text in chosen:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"an option is written NAME=VALUE, not '{text}'")
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
        raise BadPack(f"cannot read the pack {path}: {error.strerror}") from error
    except ValueError as error:
        raise BadPack(
            f"the pack {path} is no valid {path.suffix[1:] or 'JSON'}: {error}"
        ) from error
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
