"""`ludotheque games`: what can be played."""

import click
from rich.console import Console
from rich.table import Table

from ludotheque.cli.asking import Command
from ludotheque.cli.complaints import values_of
from ludotheque.cli.options import lang_option
from ludotheque.games import all_games
from ludotheque.locale import Words

__all__ = ["games"]


@click.command(cls=Command, help="help-games")
@lang_option
def games(lang: str) -> None:
    """List the games, their players and their options."""
    console = Console()
    for name, game in all_games().items():
        words = Words(lang, name)
        console.print(f"[bold]{game.title}[/] ([cyan]{name}[/]), {game.credits}", highlight=False)
        console.print(words.say(f"{name}-about"), highlight=False)
        table = Table(show_header=True, box=None, padding=(0, 2, 0, 0))
        table.add_column(words.say("games-option"))
        table.add_column(words.say("games-values"))
        table.add_column(words.say("games-default"))
        table.add_column("")
        players = ", ".join(str(number) for number in game.seats)
        table.add_row(words.say("games-players"), players, "", "")
        for option in game.options:
            table.add_row(
                option.name,
                values_of(option),
                str(words.shown("", option.default)),
                words.say(f"{name}-option-{option.name}"),
            )
        console.print(table)
        console.print()
