"""`ludotheque replay` and `verify`: look at recorded games again."""

from pathlib import Path

import click
from rich.console import Console

from ludotheque.cli.options import lang_option
from ludotheque.cli.play import print_result
from ludotheque.cli.stories import story_of
from ludotheque.core import (
    CHANCE,
    SPECTATOR,
    BrokenRecord,
    GameRecord,
    LudothequeError,
    State,
    Table,
)
from ludotheque.core.record import replay_move
from ludotheque.games import game as game_named
from ludotheque.locale import Words

__all__ = ["replay", "verify"]

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("file", type=FILE)
@click.option("--to", type=click.IntRange(0), help="Stop after so many moves (chance counts).")
@click.option("--seat", type=click.IntRange(1), help="See it as this player did.")
@lang_option
def replay(file: Path, to: int | None, seat: int | None, lang: str) -> None:
    """Tell the recorded game in FILE move by move and draw where it stops."""
    record = GameRecord.load(file)
    game = game_named(record.game)
    if seat is not None and seat > record.seats:
        raise BrokenRecord(f"the record has {record.seats} seats, so no seat {seat}")
    if to is not None and to > len(record.moves):
        raise BrokenRecord(f"the record has {len(record.moves)} moves, not {to}")
    viewer = SPECTATOR if seat is None else seat - 1
    console = Console(highlight=False)
    words = Words(lang, record.game)
    state = record.start(game)
    state.listen()
    for number, move in enumerate(record.moves[:to], 1):
        replay_move(state, number, move)
        tell_move(console, words, state, number, move.seat, viewer)
    console.print(game.draw(state.view(viewer), words.say))
    if state.over:
        print_result(console, words, Table(state, record))


def tell_move(
    console: Console, words: Words, state: State, number: int, mover: int, viewer: int
) -> None:
    """Print what *viewer* may know of one move."""
    who = "" if mover == CHANCE else f" {words.player(mover)}"
    console.print(f"[bold]{number}[/][dim]{who}[/]")
    for event in state.events_for(viewer):
        line = words.event(event)
        if line:
            console.print(f"    {line}")
        story = story_of(state.game, event, viewer, words)
        if story:
            console.print(story)


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
def verify(files: tuple[Path, ...]) -> None:
    """Replay the records in FILES and check every move, digest and result."""
    for file in files:
        record = GameRecord.load(file)
        try:
            record.verify(game_named(record.game))
        except LudothequeError as error:
            raise BrokenRecord(f"{file}: {error}") from error
        click.echo(f"{file}: {record.game}, {len(record.moves)} moves, good")
