"""What a seat may see, what it can foresee, and how it is drawn on a terminal."""

from collections.abc import Callable
from typing import Any

from ludotheque.core import Fact, chance

from goofspiel.box import BID
from goofspiel.table import Table, bits


def table_view(s: Table) -> dict[str, object]:
    """Return the table as anybody sees it: bids that were not shown yet are not part of it."""
    return {
        "hands": [bits(hand) for hand in s.hands],
        "deck": bits(s.deck),
        "prizes": bits(s.prizes),
        "lost": bits(s.lost),
        "won": [bits(cards) for cards in s.won],
    }


def consequences(s: Table, seat: int, action: int) -> list[Fact]:
    """Say what a bid may win, and how many of the others' bids it beats (GO-3.5)."""
    bid = action - BID + 1
    stake = sum(bits(s.prizes))
    facts = [Fact("stake", {"points": stake}, "GO-3.5")]
    for other in range(s.seats):
        if other != seat:
            held = bits(s.hands[other])
            beaten = chance(sum(card < bid for card in held), len(held))
            facts.append(Fact("beats", {"other": other, "chance": beaten}, "GO-3.5"))
    return facts


def draw(view: dict[str, Any], say: Callable[..., str]) -> str:
    """Return the table for a terminal."""
    table = view["table"]
    lines = [f"[bold]{say('goofspiel-drawn-prizes')}[/] {cards(table['prizes'])}"]
    lines.append(f"{say('goofspiel-drawn-deck')} {cards(table['deck'])}")
    for seat, hand in enumerate(table["hands"]):
        points = view["scores"][seat]
        name = say("seat-name", number=seat + 1)
        lines.append(f"{name}: [bold]{points}[/]  {say('goofspiel-drawn-bids')} {cards(hand)}")
    return "\n".join(lines)


def cards(numbers: list[int]) -> str:
    """Return cards in a line."""
    return " ".join(str(number) for number in numbers) or "-"
