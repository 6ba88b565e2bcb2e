"""`ludotheque hint`: what the expert would do at a move of a recorded game."""

import json
from dataclasses import asdict
from pathlib import Path

import click

from ludotheque.bots import Hint
from ludotheque.bots import hint as advice
from ludotheque.cli.asking import FILE, Argument, BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import records
from ludotheque.cli.reader import say
from ludotheque.cli.screen import Screen, print_table
from ludotheque.core import GameRecord, Seat
from ludotheque.games import game as game_named
from ludotheque.locale import Words

__all__ = ["hint"]


@click.command(cls=Command, help="help-hint")
@click.argument("record", cls=Argument, type=FILE, shell_complete=records)
@click.option("--at", cls=Option, type=Whole(0), help="help-hint-at")
@click.option("--seat", cls=Option, type=Whole(1), help="help-hint-seat")
@click.option(
    "--ms", cls=Option, type=Whole(1), default=1000, show_default=True, help="help-hint-ms"
)
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@lang_option
def hint(record: Path, at: int | None, seat: int | None, ms: int, as_json: bool, lang: str) -> None:
    """Say what the expert would do in the recorded game RECORD, and how it would fare."""
    game = GameRecord.load(record)
    if at is not None and at > len(game.moves):
        raise BadInput(say("error-no-such-move", moves=len(game.moves), wanted=at))
    number = len(game.moves) if at is None else at
    state = game.replay(game_named(game.game, game.package), number)
    asked = state.actor() if seat is None else seat - 1
    found = advice(Seat(state, asked), ms)
    if as_json:
        facts = {"game": game.game, "at": number, "seat": asked + 1}
        click.echo(json.dumps({**facts, "hints": [asdict(one) for one in found]}))
    else:
        print_hints(Words(lang, game.game), number, asked, found)


def print_hints(words: Words, number: int, seat: int, hints: list[Hint]) -> None:
    """Print the hints for people."""
    headings = [words.say(f"hint-{key}") for key in ("action", "share", "visits")]
    rows = [[words.action(one.name), f"{one.share:.0%}", str(one.visits)] for one in hints]
    title = words.say("hint-title", seat=seat, number=number)
    screen = Screen()
    print_table(screen, headings, rows, title=title, right=(1, 2), sentences=0)
    if hints[0].facts:
        screen.print(f"\n{words.say('hint-because', action=words.action(hints[0].name))}")
    for fact in hints[0].facts:
        screen.print(f"  [dim]·[/] {words.fact(fact)}")
