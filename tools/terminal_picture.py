"""Draw the README's picture, a game as player 1 sees it: python tools/terminal_picture.py GAME."""

import re
from io import StringIO
from pathlib import Path

import click
from rich.console import Console

import ludotheque as lt
from ludotheque.arena import steps
from ludotheque.locale import Words

PICTURE = Path(__file__).parents[1] / "docs/images/terminal.svg"
SEATS = 3
SEED = 21
# So much has happened when the picture is taken, and of that the picture shows the last lines.
EVENTS = 30
SHOWN = 5


@click.command()
@click.argument("name", metavar="GAME")
def main(name: str) -> None:
    """Play the beginning of GAME between greedy bots and save what is seen."""
    state = lt.game(name).new(SEATS, SEED)
    state.listen()
    words = Words("en", name)
    told: list[str] = []
    for _ in steps(state, [lt.bot("greedy", seat) for seat in range(SEATS)]):
        told += [words.event(event) for event in state.events_for(0)]
        if len(told) >= EVENTS:
            break
    console = Console(record=True, width=92, highlight=False, file=StringIO())
    console.print(f"[bold]$ ludotheque play {name} --players human,greedy,greedy[/]\n")
    for line in told[-SHOWN:]:
        console.print(f"  [dim]·[/] {line}")
    console.print()
    console.print(state.game.draw(state.view(0), words.say))
    question = state.asked_of(0)
    if question is not None:
        console.print(f"\n[bold]{words.player(0)}[/]: {words.ask(question)}")
    PICTURE.write_text(without_fonts(console.export_svg(title="Ludotheque")), "utf-8")


def without_fonts(picture: str) -> str:
    """Return *picture* without fonts fetched from elsewhere: every terminal font will do."""
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->", "", picture)


if __name__ == "__main__":
    main()
