"""What other packages bring along, found by their entry points.

    [project.entry-points."ludotheque.games"]
    checkers = "my_checkers:GAME"

A package that cannot be used is named on one line of the log and left out: it must not keep
anybody from playing the others.
"""

import logging
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

__all__ = ["NotUsable", "brought"]

PACKAGES_LOG: Final = logging.getLogger("ludotheque.packages")
# More of a reason does not help on one line.
LONGEST: Final = 300

Thing = TypeVar("Thing")


class NotUsable(Exception):
    """Why what a package brings along cannot be used."""


def brought(
    group: str, known: Collection[str], usable: Callable[[EntryPoint, object], Thing]
) -> dict[str, Thing]:
    """Return by name what packages bring to a *group*, in the order of their names.

    Names that are *known* are taken already; *usable* returns what was loaded, or raises
    NotUsable.
    """
    found: dict[str, Thing] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        if entry.name in known or entry.name in found:
            leave_out(entry, group, "the name is taken")
            continue
        try:
            found[entry.name] = usable(entry, entry.load())
        except NotUsable as error:
            leave_out(entry, group, str(error))
        # Whatever a package does when it is loaded, we go on without it; we stop only if told to.
        except (Exception, SystemExit) as error:  # noqa: BLE001
            leave_out(entry, group, f"{type(error).__name__}: {error}")
    return found


def leave_out(entry: EntryPoint, group: str, why: str) -> None:
    """Say on one line that something is left out, and why."""
    package = entry.dist.name if entry.dist is not None else entry.module
    reason = " ".join(why.split())[:LONGEST]
    PACKAGES_LOG.warning("%s: '%s' of %s is left out: %s", package, entry.name, group, reason)
