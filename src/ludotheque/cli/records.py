"""`ludotheque replay` and `verify`: look at recorded games again."""

from pathlib import Path

import click
from rich.console import Console

from ludotheque.cli.asking import FILE, Argument, BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import records
from ludotheque.cli.complaints import complain, in_words
from ludotheque.cli.ending import WRONG
from ludotheque.cli.play import print_result
from ludotheque.cli.reader import say, written
from ludotheque.cli.screen import Screen, print_drawing
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


@click.command(cls=Command, help="help-replay")
@click.argument("file", cls=Argument, type=FILE, shell_complete=records)
@click.option("--to", cls=Option, type=Whole(0), help="help-replay-to")
@click.option("--seat", cls=Option, type=Whole(1), help="help-replay-seat")
@lang_option
def replay(file: Path, to: int | None, seat: int | None, lang: str) -> None:
    """Tell the recorded game in FILE move by move and draw where it stops."""
    record = GameRecord.load(file)
    game = game_named(record.game, record.package)
    if seat is not None and seat > record.seats:
        raise BadInput(say("error-no-such-seat", seats=record.seats, wanted=seat))
    if to is not None and to > len(record.moves):
        raise BadInput(say("error-no-such-move", moves=len(record.moves), wanted=to))
    viewer = SPECTATOR if seat is None else seat - 1
    console = Screen()
    words = Words(lang, record.game)
    state = record.start(game)
    state.listen()
    for number, move in enumerate(record.moves[:to], 1):
        replay_move(state, number, move)
        tell_move(console, words, state, number, move.seat, viewer)
    print_drawing(console, game.draw(state.view(viewer), words.say))
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


@click.command(cls=Command, help="help-verify")
@click.argument("files", cls=Argument, nargs=-1, required=True, type=FILE, shell_complete=records)
@lang_option
@click.pass_context
def verify(ctx: click.Context, files: tuple[Path, ...], lang: str) -> None:
    """Replay the records in all *files*, and end as the worst of them does."""
    ctx.exit(max([judged(file) for file in files]))


def judged(file: Path) -> int:
    """Say whether the record in *file* is good; return the exit code that it alone would give."""
    game = ""
    try:
        record = GameRecord.load(file)
        title = game_named(record.game, record.package).title
        game = record.game
        state = record.verify(game_named(game))
    except LudothequeError as error:
        told = in_words(error, game)
        named = isinstance(error, BrokenRecord) and error.key in ("at", "cannot-read")
        complain(told if named else say("error-at", place=written(file), cause=told))
        return WRONG
    key = "verify-good" if state.over else "verify-unfinished"
    told = say(key, file=written(file), game=title, moves=len(record.moves))
    screen = Screen()
    # Where nobody looks it is one line.
    screen.print(told, markup=False, soft_wrap=not screen.is_terminal)
    return 0
