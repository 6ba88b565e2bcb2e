"""What is raised where a law is broken: which one, and what was seen."""

from typing import Any, Final

__all__ = ["LAWS", "LawBroken", "difference", "hold"]

LAWS: Final = {
    1: "the same seed and actions give the same states, in any process",
    2: "a copy and its original never touch each other",
    3: "exactly the legal actions are accepted; all else is refused and changes nothing",
    4: "nobody is given what they cannot know",
    5: "imagined worlds agree with what is known, and keep the laws themselves",
    6: "nothing of the box is lost",
    7: "games end within the bound that is stated",
    8: "records and snapshots lead to the same state",
    9: "simultaneous answers may come in any order",
}
# A document may be long, and its difference is what matters.
LONGEST: Final = 200


class LawBroken(Exception):
    """A law is broken: its number, and a sentence that says what was seen."""

    def __init__(self, law: int, said: str) -> None:
        super().__init__(f"law {law} is broken ({LAWS[law]}): {said}")
        self.law = law
        self.said = said


def hold(condition: bool, law: int, said: str) -> None:
    """Raise LawBroken unless *condition* holds."""
    if not condition:
        raise LawBroken(law, said)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return where two documents differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}.{index}".lstrip("."))
    return f"{path}: {short(one)} in one and {short(other)} in the other"


def short(value: object) -> str:
    """Return *value* as text of bounded length."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
