"""`ludotheque games`: what can be played."""

import click

from ludotheque.cli.asking import Command, lang_option
from ludotheque.cli.complaints import values_of
from ludotheque.cli.screen import Screen, print_table
from ludotheque.games import all_games
from ludotheque.locale import Words

__all__ = ["games"]


@click.command(cls=Command, help="help-games")
@lang_option
def games(lang: str) -> None:
    """List the games, their players and their options."""
    screen = Screen()
    for name, game in all_games().items():
        words = Words(lang, name)
        screen.print(f"[bold]{game.title}[/] ([cyan]{name}[/]), {game.credits}")
        screen.print(words.say(f"{name}-about"))
        headings = [words.say(f"games-{key}") for key in ("option", "values", "default")]
        players = ", ".join(str(number) for number in game.seats)
        rows = [[words.say("games-players"), players, "", ""]]
        for option in game.options:
            default = str(words.shown("", option.default))
            about = words.say(f"{name}-option-{option.name}")
            rows.append([option.name, values_of(option), default, about])
        print_table(screen, [*headings, ""], rows, sentences=3)
        screen.print()
