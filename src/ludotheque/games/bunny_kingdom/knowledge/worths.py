"""What the parchments of a seat are worth now, and their next step (BK-12, BK-13, BK-14).

"Now" is as the table stands: nobody else acting, trading posts as they were chosen last.
"""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.components import BASIC, CARD_NAMES, PARCHMENT, SQUARES
from ludotheque.games.bunny_kingdom.box.parchments import (
    AT_LEAST,
    BARREN_CITIES,
    BARREN_SQUARES,
    COUNT_NAMES,
    EACH,
    FIXED,
    GLOVE,
    HARVEST_AGAIN,
    MOST,
    OWN_TREASURES,
    PARCHMENT_RULES,
    TREASURES_AGAIN,
)
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.rules.parchments import (
    Counted,
    brings,
    counted,
    effective,
    is_paired,
)
from ludotheque.games.bunny_kingdom.rules.trading import next_post
from ludotheque.games.bunny_kingdom.table import BUILT_POST, COPIED_NOTHING, HARVESTING, Table

__all__ = ["at_the_end", "best_rival", "worth_of", "worths"]


def worths(s: Table, viewer: i64) -> list[dict[str, object]]:
    """Return the worth of each parchment before *viewer*, in the order they lie there.

    Empty for spectators, and once the game is over: then the score sheet tells.
    """
    if viewer < 0 or s.over or len(s.parchments[viewer]) == 0:
        return []
    known = known_table(s, viewer)
    now = counted(known)
    found: list[dict[str, object]] = []
    index: i64 = 0
    for card in known.parchments[viewer]:
        facts = [fact.told() for fact in worth_of(known, viewer, index, now)]
        found.append({"card": CARD_NAMES[card], "facts": facts})
        index += 1
    return found


def worth_of(known: Table, seat: i64, index: i64, now: Counted) -> list[Fact]:
    """Return what the parchment at *index* before *seat* is worth now, and its next step."""
    held = effective(known, seat)
    card = held[index]
    # A copying card that has not copied yet is still nothing but itself.
    if card < 0:
        return [not_copied(known.parchments[seat][index], card == COPIED_NOTHING)]
    found = [worth_fact(known, seat, card, held, now)]
    if hangs_on_posts(known, seat, card):
        found.append(Fact("post-decides", {"card": CARD_NAMES[card]}, "BK-12.4"))
    return found


def worth_fact(known: Table, seat: i64, card: i64, held: Ints, now: Counted) -> Fact:
    """Return what *card* brings *seat*, who has *held*, with the step that belongs to its way."""
    box = known.box
    at = card - PARCHMENT
    way = box.way[at]
    rule = PARCHMENT_RULES[at]
    carrots = brings(known, seat, card, held, now)
    facts: dict[str, object] = {"card": CARD_NAMES[card], "carrots": carrots}
    if way == FIXED:
        return Fact("worth-fixed", facts, rule)
    if way == GLOVE and is_paired(card, held):
        return Fact("worth-pair", facts, rule)
    if way == GLOVE:
        return Fact("worth-glove", {**facts, "paired": box.paired[at]}, rule)
    if way == HARVEST_AGAIN:
        best = now.fiefs.harvest_of(seat) - carrots
        return Fact("worth-harvest", {**facts, "best": best}, rule)
    if way == TREASURES_AGAIN:
        return Fact("worth-treasures", {**facts, "count": now.numbers[seat][OWN_TREASURES]}, rule)
    if way not in (EACH, AT_LEAST, MOST):
        return at_the_end(card)
    what = box.what[at]
    facts = {**facts, "what": COUNT_NAMES[what], "count": now.numbers[seat][what]}
    points = box.points[at]
    if way == EACH:
        return Fact("worth-each", {**facts, "each": points}, rule)
    if way == AT_LEAST:
        return Fact("worth-goal", {**facts, "least": box.least[at], "points": points}, rule)
    return Fact(
        "worth-most", {**facts, "rival": best_rival(now, seat, what), "points": points}, rule
    )


def not_copied(card: i64, in_vain: bool) -> Fact:
    """Return what a copying *card* is worth that is to copy later, or found nothing to copy."""
    if in_vain:
        return Fact("worth-fixed", {"card": CARD_NAMES[card], "carrots": 0}, "BK-14.21")
    return at_the_end(card)


def at_the_end(card: i64) -> Fact:
    """Return that only the end of the game tells what *card* is worth."""
    return Fact("worth-end", {"card": CARD_NAMES[card]}, PARCHMENT_RULES[card - PARCHMENT])


def best_rival(now: Counted, seat: i64, what: i64) -> i64:
    """Return the most that another than *seat* has of *what*, which all can count."""
    best: i64 = 0
    other: i64 = 0
    for numbers in now.numbers:
        if other != seat:
            best = max(best, numbers[what])
        other += 1
    return best


def hangs_on_posts(known: Table, seat: i64, card: i64) -> bool:
    """Say whether what a trading post of *seat* will produce in round 4 changes *card*."""
    if known.phase > HARVESTING:
        return False
    at = card - PARCHMENT
    what = known.box.what[at]
    if 0 <= what < BASIC or known.box.way[at] == HARVEST_AGAIN:
        return next_post(known, seat, 0) >= 0
    # For what lacks every product it matters only that a new post will have one (BK-14.13).
    return what in (BARREN_CITIES, BARREN_SQUARES) and has_new_post(known, seat)


def has_new_post(known: Table, seat: i64) -> bool:
    """Say whether *seat* has a trading post that produces nothing yet."""
    for square in range(SQUARES):
        if known.owner[square] == seat and known.built[square] == BUILT_POST:
            return True
    return False
