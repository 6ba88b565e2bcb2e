"""Changes: the difference between two documents, as a short list of what to put where."""

from typing import Any

__all__ = ["Path", "differences", "patched"]

Path = list[str | int]
Change = dict[str, Any]


def differences(old: Any, new: Any, at: Path) -> list[Change]:
    """Return what makes *new* of *old*, found at the path *at*."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _in_object(old, new, at)
    if isinstance(old, list) and isinstance(new, list):
        return _in_list(old, new, at)
    # True and 1 are equal to Python and different to readers of JSON.
    if old == new and type(old) is type(new):
        return []
    return [{"at": at, "to": new}]


def _in_object(old: dict[str, Any], new: dict[str, Any], at: Path) -> list[Change]:
    found: list[Change] = [{"at": [*at, key], "gone": True} for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append({"at": [*at, key], "to": value})
        # The same object is the same value: parts that documents share are not compared.
        elif value is not old[key]:
            found += differences(old[key], value, [*at, key])
    return found


def _in_list(old: list[Any], new: list[Any], at: Path) -> list[Change]:
    # Most lists grow, shrink or change in one place: what is the same before and after it stays.
    first = _common(old, new)
    if first == len(old) == len(new):
        return []
    last = _common(old[first:][::-1], new[first:][::-1])
    if len(old) == len(new):
        found: list[Change] = []
        for index in range(first, len(old) - last):
            found += differences(old[index], new[index], [*at, index])
        return found
    put = new[first : len(new) - last]
    return [{"at": at, "from": first, "drop": len(old) - last - first, "put": put}]


def _common(old: list[Any], new: list[Any]) -> int:
    """Return how many entries at the beginning are the same."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other or type(one) is not type(other):
            break
        count += 1
    return count


def patched(document: Any, changes: list[Change]) -> Any:
    """Make *changes* to *document*, as a client does, and return it."""
    for change in changes:
        *way, last = change["at"]
        place = document
        for step in way:
            place = place[step]
        if "to" in change:
            place[last] = change["to"]
        elif "gone" in change:
            del place[last]
        else:
            begin = change["from"]
            place[last][begin : begin + change["drop"]] = change["put"]
    return document
