"""What changes in the parchments of a seat by an action (BK-13, BK-14)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.box.parchments import AT_LEAST, MOST, PARCHMENT_RULES
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.worths import best_rival
from ludotheque.games.bunny_kingdom.rules.parchments import brings, effective

__all__ = ["mission_facts"]


def mission_facts(trial: Trial) -> list[Fact]:
    """Return what changes in each parchment that the seat had before: its carrots, or its goal."""
    found: list[Fact] = []
    held = effective(trial.before, trial.seat)
    then = effective(trial.after, trial.seat)
    for card in held:
        if card >= 0:
            before = brings(trial.before, trial.seat, card, held, trial.was)
            after = brings(trial.after, trial.seat, card, then, trial.now)
            if trial.before.box.way[card - PARCHMENT] in (AT_LEAST, MOST):
                found += goal_facts(trial, card, after)
            elif before != after:
                facts: dict[str, object] = {"card": CARD_NAMES[card]}
                rule = PARCHMENT_RULES[card - PARCHMENT]
                found.append(Fact("mission", {**facts, "before": before, "after": after}, rule))
    return found


def goal_facts(trial: Trial, card: i64, carrots: i64) -> list[Fact]:
    """Return how far *card* comes on its way to all or nothing, if it moves at all."""
    box = trial.before.box
    at = card - PARCHMENT
    what = box.what[at]
    before = trial.was.numbers[trial.seat][what]
    after = trial.now.numbers[trial.seat][what]
    rival = best_rival(trial.now, trial.seat, what)
    facts: dict[str, object] = {
        "card": CARD_NAMES[card],
        "before": before,
        "after": after,
        "carrots": carrots,
    }
    rule = PARCHMENT_RULES[at]
    if box.way[at] == AT_LEAST:
        goal = Fact("mission-goal", {**facts, "least": box.least[at]}, rule)
        return [goal] if before != after else []
    moved = before != after or rival != best_rival(trial.was, trial.seat, what)
    return [Fact("mission-lead", {**facts, "rival": rival}, rule)] if moved else []
