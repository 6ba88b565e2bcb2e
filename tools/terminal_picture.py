"""Draw the README's picture: a game of Aisopos as player 1 sees it on the terminal."""

import re
from pathlib import Path

from rich.console import Console

from ludotheque.bots import bot
from ludotheque.core import CHANCE, Seat
from ludotheque.games import game
from ludotheque.locale import Words

PICTURE = Path(__file__).parents[1] / "docs/images/terminal.svg"
DECISIONS = 30


def main() -> None:
    """Play thirty decisions of a game between greedy bots and save what is seen."""
    aisopos = game("aisopos")
    state = aisopos.new(3, 21)
    state.listen()
    words = Words("en", "aisopos")
    players = [bot("greedy", seat) for seat in range(3)]
    told: list[str] = []
    while len(told) < DECISIONS and not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.roll()
        else:
            state.apply(seat, players[seat].choose(Seat(state, seat)))
        told += [words.event(event) for event in state.events_for(0)]
    console = Console(record=True, width=92, highlight=False, file=open("/dev/null", "w"))  # noqa: PTH123, SIM115
    console.print("[bold]$ ludotheque play aisopos --players human,greedy,greedy[/]\n")
    for line in told[-5:]:
        console.print(f"  [dim]·[/] {line}")
    console.print()
    console.print(aisopos.draw(state.view(0), words.say))
    console.print(f"\n[bold]{words.player(0)}[/]: {words.say('aisopos-ask-Turn')}")
    picture = console.export_svg(title="Ludotheque")
    # The fonts named there would be fetched from elsewhere; every terminal font will do.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture)
    PICTURE.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
