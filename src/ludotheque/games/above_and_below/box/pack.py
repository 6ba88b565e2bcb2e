"""Component packs: the figures of the box, corrected by an owner's own, each checked (AB-17.1)."""

import json
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from ludotheque.core import BadPack, nearest, shortened, told

__all__ = ["FORMAT", "STATUSES", "Entry", "complete", "digest", "given", "our_pack", "statuses"]

FORMAT: Final = "above-and-below-pack/1"
STATUSES: Final = ("printed", "inferred", "reconstructed")
NOT_FIGURES: Final = (
    "id", "name", "special", "paragraph", "kind", "reached_from", "status", "basis",
)  # fmt: skip

# How many entries each section has, 0 where any number will do: a pack keeps the counts of the
# box, but nobody told us how long its reputation track is.
SECTIONS: Final = {
    "starting_houses": 4,
    "houses": 25,
    "key_houses": 9,
    "star_houses": 6,
    "outposts": 24,
    "starting_villagers": 12,
    "villagers": 18,
    "special_villagers": 6,
    "caves": 25,
    "places_for_hire": 5,
    "starting_income": 1,
    "advancement_track": 8,
    "reputation_track": 0,
    "paragraphs": 215,
}


class Entry:
    """One entry of a pack, and where it stands: every reading says what is wrong with it."""

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, dict):
            text = f"must be a table of fields, not {told(values)}"
            raise BadPack.at(where, text, "pack-table", {"value": told(values)})
        self.where = where
        self.values: dict[str, Any] = values

    def wrong(
        self, field: str, why: str, key: str, facts: dict[str, object] | None = None
    ) -> BadPack:
        """Return the complaint that names the entry and the field; *key* says *why* in words."""
        return BadPack.at(f"{self.where}: {field}", why, f"pack-{key}", facts)

    def has(self, field: str) -> bool:
        """Say whether the entry gives *field*."""
        return field in self.values

    def only(self, *fields: str) -> None:
        """Refuse fields that this kind of entry does not have."""
        for field in self.values:
            if field not in fields:
                raise self.wrong(
                    shortened(str(field)),
                    f"no such field; {nearest(str(field), fields)}",
                    "field",
                    {"name": shortened(str(field)), "known": list(fields)},
                )

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.values.get(field, default)
        if value is None:
            raise self.wrong(field, "is missing", "missing")
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(
                field,
                f"must be a whole number from {low} to {high}, not {told(value)}",
                "number",
                {"low": low, "high": high, "value": told(value)},
            )
        return value

    def flag(self, field: str) -> bool:
        """Return a yes or no, no by default."""
        value = self.values.get(field, False)
        if not isinstance(value, bool):
            text = f"must be true or false, not {told(value)}"
            raise self.wrong(field, text, "flag", {"value": told(value)})
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        """Return one of the *known* words."""
        value = self.values.get(field)
        if value not in known:
            text = f"must be one of {', '.join(known)}, not {told(value)}"
            facts: dict[str, object] = {"words": list(known), "value": told(value)}
            raise self.wrong(field, text, "word", facts)
        return str(value)

    def words(self, field: str, known: tuple[str, ...]) -> list[str]:
        """Return a list of *known* words, each at most once."""
        values = self.values.get(field, [])
        if not isinstance(values, list) or any(value not in known for value in values):
            text = f"must be a list of {', '.join(known)}, not {told(values)}"
            facts: dict[str, object] = {"words": list(known), "value": told(values)}
            raise self.wrong(field, text, "words", facts)
        if len(set(values)) < len(values):
            text = f"names something twice: {told(values)}"
            raise self.wrong(field, text, "twice", {"value": told(values)})
        return values

    def table(self, field: str) -> "Entry":
        """Return the table in *field*, empty where there is none."""
        return Entry(f"{self.where}: {field}", self.values.get(field, {}))

    def rows(self, field: str) -> "list[Entry]":
        """Return the list of tables in *field*, empty where there is none."""
        values = self.values.get(field, [])
        if not isinstance(values, list):
            text = f"must be a list, not {told(values)}"
            raise self.wrong(field, text, "list", {"value": told(values)})
        return [Entry(f"{self.where}: {field} {n}", row) for n, row in enumerate(values, 1)]

    def check_status(self) -> None:
        """Refuse an entry that leaves open where one of its figures comes from."""
        for field, status in self.statuses().items():
            if status not in STATUSES:
                raise self.wrong(
                    "status",
                    f"of {field} must be {', '.join(STATUSES)}, not {told(status)}",
                    "status",
                    {"name": field, "words": list(STATUSES), "value": told(status)},
                )

    def statuses(self) -> dict[str, str]:
        """Return the status of every figure of the entry."""
        status = self.values.get("status", "")
        figures = [field for field in self.values if field not in NOT_FIGURES]
        if not isinstance(status, dict):
            return dict.fromkeys(figures, str(status))
        for field in status:
            if field != "*" and field not in figures:
                text = f"names {told(field)}, which the entry does not give"
                raise self.wrong("status", text, "not-given", {"name": shortened(str(field))})
        return {field: str(status.get(field, status.get("*", ""))) for field in figures}


def our_pack() -> dict[str, Any]:
    """Return the pack that we ship: the box and the structure of the book."""
    data = files("ludotheque.games.above_and_below.box") / "data"
    pack: dict[str, Any] = json.loads((data / "box.json").read_text(encoding="utf-8"))
    book = json.loads((data / "encounters.json").read_text(encoding="utf-8"))
    pack["paragraphs"] = book["paragraphs"]
    return pack


def complete(own: object) -> dict[str, Any]:
    """Return our pack with every entry that *own* gives in place of the one it names."""
    pack = our_pack()
    if own is None:
        return pack
    head = Entry("pack", own)
    head.only("format", "name", *SECTIONS)
    head.word("format", (FORMAT,))
    if not isinstance(head.values.get("name"), str):
        raise head.wrong("name", "is missing: call the pack something", "unnamed")
    pack["name"] = head.values["name"]
    for section in SECTIONS:
        if head.has(section):
            pack[section] = replaced(section, pack[section], head.values[section])
    return pack


def replaced(section: str, ours: Any, own: Any) -> Any:
    """Return the entries of *section*, those that *own* names replaced; unnamed ones as a whole."""
    # Cards and paragraphs have names, so an owner may mend a single one; tracks have none.
    key = "paragraph" if section == "paragraphs" else "id"
    if not isinstance(ours, list) or key not in ours[0]:
        return own
    if not isinstance(own, list):
        text = f"must be a list of entries, not {told(own)}"
        raise BadPack.at(section, text, "pack-entries", {"value": told(own)})
    entries = {entry[key]: entry for entry in ours}
    named = []
    for number, entry in enumerate(own, 1):
        where = Entry(f"{section} {number}", entry)
        name = where.values.get(key)
        if not isinstance(name, (str, int)) or name not in entries:
            known = [str(one) for one in entries]
            text = f"the box has no {told(name)}; {nearest(str(name), known)}"
            facts: dict[str, object] = {"name": shortened(str(name)), "known": known}
            raise where.wrong(key, text, "unknown", facts)
        if name in named:
            raise where.wrong(key, f"{name} is given twice", "given-twice", {"name": str(name)})
        named.append(name)
        entries[name] = entry
    return list(entries.values())


def given(pack: dict[str, Any], section: str) -> list[Entry]:
    """Return the entries of *section*, as many as the box has, each with a checked status."""
    values = pack[section] if isinstance(pack[section], list) else [pack[section]]
    if SECTIONS[section] not in (0, len(values)):
        text = f"the box has {SECTIONS[section]} entries, not {len(values)}"
        facts: dict[str, object] = {"count": SECTIONS[section], "given": len(values)}
        raise BadPack.at(section, text, "pack-count", facts)
    entries = []
    for number, value in enumerate(values, 1):
        entry = Entry(f"{section} {number}", value)
        label = entry.values.get("id", entry.values.get("paragraph", number))
        entry.where = f"{section} {label}"
        entry.check_status()
        entries.append(entry)
    return entries


def statuses(pack: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Return every figure of *pack*: the entry it stands in, its field and its status."""
    return [
        (entry.where, field, status)
        for section in SECTIONS
        for entry in given(pack, section)
        for field, status in entry.statuses().items()
    ]


def digest(pack: object) -> str:
    """Return a fingerprint of all the figures of *pack*."""
    text = json.dumps(pack, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
