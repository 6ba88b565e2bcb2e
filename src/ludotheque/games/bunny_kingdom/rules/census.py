"""The count of everything in the box: nothing is ever lost."""

from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    CARD_NAMES,
    CARDS,
    CONSTRUCTION,
    COPIES,
    SQUARES,
    TOWER,
)
from ludotheque.games.bunny_kingdom.rules.resolution import Supply
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    BUILT_POST,
    BUILT_TOWER,
    CHOSEN_POST,
    Table,
)

__all__ = ["census"]


def census(s: Table) -> dict[str, int]:
    """Count the cards of each face wherever they lie, and the pieces."""
    counts = [0] * CARDS
    places = [s.deck]
    for rows in (s.hands, s.waits, s.parchments, s.discards):
        places += rows
    for row in places:
        for card in row:
            counts[card] += 1
    for entry in [*s.queue, *s.spent]:
        counts[entry % 256] += 1
    # The first card that provisions have drawn lies nowhere until the second is there.
    for owed in s.stack:
        if isinstance(owed, Supply) and owed.drawn >= 0:
            counts[owed.drawn] += 1
    cards = {f"card {CARD_NAMES[card]}": counts[card] for card in range(CARDS)}
    return {**cards, **pieces(s)}


def pieces(s: Table) -> dict[str, int]:
    """Count cities, farms and towers, on the board or not yet used by their cards; and rabbits.

    A rabbit stands on a square for its territory card or for the camp there, and for nothing
    else: what is left over is always nothing.
    """
    spent = spent_cards(s)
    standing = [0] * (CHOSEN_POST + BASIC)
    for built in s.built:
        standing[built] += 1
    standing[BUILT_POST] += sum(standing[CHOSEN_POST:])
    found: dict[str, int] = {}
    for card in range(CONSTRUCTION, TOWER):
        used = standing[card - CONSTRUCTION + 1] - spent[card]
        found[f"piece {CARD_NAMES[card]}"] = used + COPIES[card]
    towers = sum(standing[BUILT_TOWER:BUILT_CAMP])
    found["piece tower"] = towers + 2 * (COPIES[TOWER] - spent[TOWER])
    rabbits = sum(1 for owner in s.owner if owner >= 0)
    camps = sum(standing[BUILT_CAMP:CHOSEN_POST])
    found["rabbits left over"] = rabbits - camps - sum(spent[:SQUARES])
    return found


def spent_cards(s: Table) -> list[int]:
    """Count the open discards by face."""
    spent = [0] * CARDS
    for entry in s.spent:
        spent[entry % 256] += 1
    return spent
