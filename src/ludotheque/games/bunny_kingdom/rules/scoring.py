"""The end: parchments are shown and counted, and who wins (BK-12, BK-14.23)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, changed
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.box.parchments import SECOND
from ludotheque.games.bunny_kingdom.rules.parchments import brings, counted, effective
from ludotheque.games.bunny_kingdom.table import ROUNDS, Table

__all__ = ["count_parchments", "reveal", "scores", "sheet", "totals", "winners"]


def reveal(s: Table) -> None:
    """Show all parchments (BK-12.1)."""
    if s.telling():
        for seat in range(s.seats):
            cards = [CARD_NAMES[card] for card in s.parchments[seat]]
            if cards:
                s.tell("revealed", {"seat": seat, "cards": cards})


def count_parchments(s: Table) -> None:
    """Write down what each parchment brings, the Opportunists last (BK-12.1, BK-14.23)."""
    now = counted(s)
    for seat in range(s.seats):
        held = effective(s, seat)
        row = vec[i64](capacity=len(held))
        for card in held:
            row = append(row, brings(s, seat, card, held, now))
        s.worth[seat] = row
    reward_opportunists(s)
    if s.telling():
        tell_worth(s)


def reward_opportunists(s: Table) -> None:
    """Reward each Opportunist with exactly one player ahead (BK-14.23)."""
    # One count for all of them: what one gains must not push another out of second place.
    before = totals(s)
    for seat in range(s.seats):
        ahead = 0
        for other in before:
            if other > before[seat]:
                ahead += 1
        index: i64 = 0
        for card in effective(s, seat):
            if ahead == 1 and card >= 0 and s.box.way[card - PARCHMENT] == SECOND:
                points = s.box.points[card - PARCHMENT]
                s.worth[seat] = changed(s.worth[seat], index, points)
            index += 1


def tell_worth(s: Table) -> None:
    """Tell what each parchment brought."""
    for seat in range(s.seats):
        index: i64 = 0
        for card in s.parchments[seat]:
            facts: dict[str, object] = {"seat": seat, "card": CARD_NAMES[card]}
            s.tell("scored", {**facts, "carrots": s.worth[seat][index]})
            index += 1


def totals(s: Table) -> Ints:
    """Return each seat's carrots, with the parchments once they are counted (BK-1.2)."""
    row = s.carrots[:]
    for seat in range(s.seats):
        for carrots in s.worth[seat]:
            row[seat] += carrots
    return row


def scores(s: Table) -> list[int]:
    """Return the carrots on the track."""
    return [int(carrots) for carrots in totals(s)]


def sheet(s: Table) -> list[dict[str, int]]:
    """Return each seat's carrots by round, and by parchment at the end."""
    sheets: list[dict[str, int]] = []
    for seat in range(s.seats):
        row: dict[str, int] = {f"harvest-{number + 1}": 0 for number in range(ROUNDS)}
        for gain in s.gains:
            place = gain // 100000
            if place % 4 == seat:
                row[f"harvest-{place // 4 + 1}"] += int(gain % 1000)
        index: i64 = 0
        for carrots in s.worth[seat]:
            row[CARD_NAMES[s.parchments[seat][index]]] = int(carrots)
            index += 1
        sheets.append(row)
    return sheets


def winners(s: Table) -> list[int]:
    """Return who has the most carrots; a tie is a shared victory (BK-12.2)."""
    if not s.over:
        return []
    points = scores(s)
    return [seat for seat in range(s.seats) if points[seat] == max(points)]
