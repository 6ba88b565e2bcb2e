"""Facts: what an action would bring, as far as the seat that asks can know it."""

from typing import Final

__all__ = ["CHANCE_NAME", "Fact", "chance"]

# A fact of this name, or of one that ends with it (`win_chance`), is a chance.
CHANCE_NAME: Final = "chance"


class Fact:
    """One consequence: the key of a message, what fills it in, and the rule it follows from.

    What fills it in are whole numbers, yes or no, names, and lists of these; a chance is made by
    `chance` and has a name that says so (`chance`, `win_chance`).
    """

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, facts: dict[str, object], rule: str) -> None:
        self.key = key
        self.facts = facts
        self.rule = rule

    def told(self) -> dict[str, object]:
        """Return it as it is sent."""
        return {"key": self.key, "rule": self.rule, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        return f"Fact({self.key!r}, {self.facts!r}, {self.rule!r})"


def chance(ways: int, of: int) -> list[int]:
    """Return a chance as a fact: so many *ways* of equally likely ones, not shortened.

    Whoever reads it sees what was counted: six of 36 are two dice, one of six is one.
    """
    assert 0 <= ways <= of, f"{ways} of {of} is no chance"
    assert of, "where nothing can happen there is no chance"
    return [ways, of]
