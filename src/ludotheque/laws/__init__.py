"""The nine laws that every game keeps, to be tried on any game: ours, or one from elsewhere.

`ludotheque check GAME` tries them all and says in sentences what is broken and where.  Each law is
a function here too, which raises `LawBroken`.  Nothing but the engine is needed, and no law rests
on `assert`, which `python -O` leaves out.
"""

from ludotheque.laws.broken import LAWS, LawBroken
from ludotheque.laws.cases import Case, cases_of
from ludotheque.laws.determinism import copies, determinism, same_in_another_process
from ludotheque.laws.fairness import (
    any_order,
    chance_is_fair_to_the_record,
    conservation_and_bound,
    legality,
    refused_cleanly,
)
from ludotheque.laws.keeping import records, snapshots
from ludotheque.laws.secrecy import (
    foresight_is_of_legal_actions,
    imagined,
    known_to,
    lived_in,
    no_leak,
    no_leak_by_events,
    no_leak_by_foresight,
    other_world,
)
from ludotheque.laws.trial import Finding, Trial, told
from ludotheque.laws.walking import step_at_random, viewers, walked

__all__ = [
    "LAWS",
    "Case",
    "Finding",
    "LawBroken",
    "Trial",
    "any_order",
    "cases_of",
    "chance_is_fair_to_the_record",
    "conservation_and_bound",
    "copies",
    "determinism",
    "foresight_is_of_legal_actions",
    "imagined",
    "known_to",
    "legality",
    "lived_in",
    "no_leak",
    "no_leak_by_events",
    "no_leak_by_foresight",
    "other_world",
    "records",
    "refused_cleanly",
    "same_in_another_process",
    "snapshots",
    "step_at_random",
    "told",
    "viewers",
    "walked",
]
