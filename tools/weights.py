"""Find the weights of every game's evaluation anew, from where they are: `make weights`.

Each room says in `strategy/measuring.toml` which runs of tools/tune.py find its weights.
"""

import subprocess
import sys
from pathlib import Path

import click

import ludotheque as lt
from ludotheque.arena.measuring import measuring

TUNE = Path(__file__).with_name("tune.py")


def runs(names: tuple[str, ...]) -> list[list[str]]:
    """Return the arguments of every run for the games called *names*, or for all."""
    games = [lt.game(name) for name in names or lt.all_games()]
    return [
        [game.name, *words.split(), "--write"]
        for game in games
        for words in measuring(game).weights
    ]


@click.command()
@click.argument("games", nargs=-1)
@click.option("--show", is_flag=True, help="Only print what would be run.")
def main(games: tuple[str, ...], show: bool) -> None:
    """Find the weights of GAMES, or of all."""
    for words in runs(games):
        click.echo(f"tune.py {' '.join(words)}")
        if not show:
            subprocess.run([sys.executable, str(TUNE), *words], check=True)  # noqa: S603


if __name__ == "__main__":
    main()
