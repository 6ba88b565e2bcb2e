"""The island on a terminal: coast, middle ring and centre from above, and the mats below."""

from typing import Any

from ludotheque.core.drawing import SEAT_STYLES, Say

__all__ = ["draw"]

CELL = 12
FOUR_SECTORS = (
    ".   O1  O2  O3  .",
    "O0  M0  S0  M1  O4",
    "O11 S3  C   S1  O5",
    "O10 M3  S2  M2  O6",
    ".   O9  O8  O7  .",
)
THREE_SECTORS = (
    ".   O0  O1  O2  .",
    ".   .   M0  S0  .",
    "O8  S2  C   M1  O3",
    "O7  M2  S1  .   O4",
    ".   O6  O5  .   .",
)
COLOURS = ("red", "yellow", "blue")


def draw(view: dict[str, Any], say: Say) -> str:
    """Return the whole table as the viewer may know it."""
    table = view["table"]
    spaces = {space["space"]: space for space in table["spaces"]}
    lines: list[str] = []
    for row in THREE_SECTORS if table["board"] == "3_symmetric" else FOUR_SECTORS:
        cells = [spaces.get(name, {}) for name in row.split()]
        lines.append("".join(name_of(cell, say) for cell in cells))
        lines.append("".join(on_ground(cell, say) for cell in cells))
        lines.append("".join(stags_on(cell) for cell in cells))
    lines.append(say("antler_island-key"))
    lines += around(view, say)
    for seat in range(view["seats"]):
        lines += mat(view, seat, say)
    return "\n".join(lines)


def name_of(space: dict[str, Any], say: Say) -> str:
    """Return the name of a space in its colour, the colour's letter beside it; ~ for a marsh."""
    name = space.get("space", "")
    if name.startswith("O"):
        colour = COLOURS[int(name[1:]) % 3]
        mark = say(f"antler_island-letter-{colour}")
        return f"[bold {colour}]{(name + mark).center(CELL)}[/]"
    if name.startswith("S"):
        return f"[dim]{('~' + name + '~').center(CELL)}[/]"
    return f"[bold]{name.center(CELL)}[/]"


def on_ground(space: dict[str, Any], say: Say) -> str:
    """Return how many does and tokens a space holds."""
    if not space:
        return " " * CELL
    parts = []
    if space["does"]:
        parts.append(f"{space['does']}{say('antler_island-letter-doe')}")
    if space["food"]:
        parts.append(f"{len(space['food'])}{say('antler_island-letter-food')}")
    return (" ".join(parts) or ".").center(CELL)


def stags_on(space: dict[str, Any]) -> str:
    """Return the stags on a space by the numbers of their seats."""
    stags = space.get("stags", [])
    text = " ".join(f"({seat + 1})" for seat in stags)
    pad = " " * ((CELL - len(text)) // 2)
    shown = " ".join(f"[{SEAT_STYLES[seat]}]({seat + 1})[/]" for seat in stags)
    return pad + shown + " " * (CELL - len(text) - len(pad))


def around(view: dict[str, Any], say: Say) -> list[str]:
    """Return what lies beside the board."""
    table = view["table"]
    pile = sum(table["food_pile"].values())
    spent = ", ".join(f"{count} x {value}" for value, count in table["food_spent"].items() if count)
    return [
        say("antler_island-round", number=table["round"], seat=table["first"]),
        *quiet(table, say),
        *last_round(table, say),
        say("antler_island-beside-does", reserve=table["reserve"], end=table["end_at"]),
        say("antler_island-beside-antlers", count=table["antler_supply"]),
        say("antler_island-beside-food", count=pile, spent=spent or say("nothing")),
        say(
            "antler_island-beside-tiles",
            count=table["wily_pile"],
            open=table["wily_open"] or say("nothing"),
            spent=", ".join(all_named(table["wily_spent"], say)) or say("nothing"),
        ),
    ]


def quiet(table: dict[str, Any], say: Say) -> list[str]:
    """Return the count of rounds without a mating, where it may end the game."""
    if "quiet_limit" not in table:
        return []
    count, limit = table["quiet_rounds"], table["quiet_limit"]
    return [say("antler_island-quiet-count", count=count, limit=limit)]


def last_round(table: dict[str, Any], say: Say) -> list[str]:
    """Return that no round follows, once all know it."""
    return [f"[bold]{say('antler_island-last-round')}[/]"] if table["last_round"] else []


def mat(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """Return what lies at the mat of a seat, in three lines."""
    own = view["table"]["mats"][seat]
    lines = [
        say(
            "antler_island-mat",
            seat=seat,
            does=own["does"],
            points=view["scores"][seat],
            antlers=own["antlers"],
            broken=own["broken"],
            won=say("antler_island-has-won" if own["winning_stag"] else "antler_island-not-won"),
        ),
        say("antler_island-mat-food", food=food_text(own, say), tiles=tiles_text(own, say)),
        say("antler_island-mat-plan", plan=plan_text(own["plan"], say)),
    ]
    if sum(sum(each["cubes"]) for each in view["table"]["mats"]):
        lines.append(say("antler_island-mat-cubes", cubes=own["cubes"]))
    return [f"[{SEAT_STYLES[seat]}]{lines[0]}[/]", *["   " + line for line in lines[1:]]]


def food_text(own: dict[str, Any], say: Say) -> str:
    """Return the food of a seat: its values where they are known, and what is committed."""
    text = values_text(own["food_values"]) or " ".join("?" * own["food"]) or say("nothing")
    if own["committed"]:
        laid = values_text(own["committed_values"]) or " ".join("?" * own["committed"])
        text += " + " + say("antler_island-committed", food=laid)
    return text


def values_text(values: dict[str, int] | None) -> str:
    """Return known tokens one by one: 1 1 3."""
    return " ".join(value for value, count in (values or {}).items() for _ in range(count))


def tiles_text(own: dict[str, Any], say: Say) -> str:
    """Return the wily tiles of a seat: open ones by name, hidden ones to their owner."""
    words = all_named(own["open_tiles"], say)
    if own["hidden_kinds"]:
        words += [f"({thing})" for thing in all_named(own["hidden_kinds"], say)]
    else:
        words += ["(?)"] * own["hidden_tiles"]
    return ", ".join(words) or say("nothing")


def all_named(counts: dict[str, int], say: Say) -> list[str]:
    """Return the name of each tile as often as there are."""
    return [say(f"antler_island-{kind}") for kind, count in counts.items() for _ in range(count)]


def plan_text(plan: dict[str, Any], say: Say) -> str:
    """Return the tiles revealed, and those face down: by name to the owner, else by number."""
    parts = [f"{tile}={say('antler_island-' + act)}" for tile, act in plan["revealed"].items()]
    if plan["own"]:
        parts += [
            f"({tile if tile != 'blank' else '_'}={say('antler_island-' + act)})"
            for tile, act in plan["own"].items()
        ]
    else:
        parts += [
            f"({count} x {say('antler_island-' + act)})"
            for act, count in plan["face_down"].items()
            if count
        ]
    return " ".join(parts) or say("nothing")
