"""The board of Aisopos on a terminal."""

from typing import Any

from ludotheque.core.drawing import SEAT_STYLES, Say

__all__ = ["draw"]

ROWS = ("a1 a2 a3", "b1 b2 b3 b4", "c1 c2 c3 c4 c5", "d1 d2 d3 d4", "e1 e2 e3")
CELL = 8
KINDS = ("lion", "man", "fox", "mouse", "ant")


def draw(view: dict[str, Any], say: Say) -> str:
    """Return the hexes with each piece, what can be known of it, hands and captures."""
    table = view["table"]
    pieces = {piece["hex"]: piece for piece in table["pieces"]}
    lines: list[str] = []
    for row in ROWS:
        hexes = row.split()
        in_play = [hex_ for hex_ in hexes if hex_ in table.get("hexes", hexes)]
        if not in_play:
            continue
        indent = " " * ((5 - len(hexes)) * CELL // 2 + 2)
        lines.append(indent + "".join(cell(hex_, pieces.get(hex_), say) for hex_ in in_play))
        lines.append("")
    lines += [seat_line(view, seat, say) for seat in range(view["seats"])]
    letters = [f"{say('aisopos-letter-' + kind)} {say('aisopos-' + kind)}" for kind in KINDS]
    lines.append(f"[dim]{say('aisopos-legend', letters=letters)}[/]")
    quiet, limit = table["quiet"], table["quiet_turns"]
    lines.append(say("aisopos-quiet-count", quiet=quiet, limit=limit))
    return "\n".join(lines)


def cell(hex_: str, piece: dict[str, Any] | None, say: Say) -> str:
    """Return one hex: its name if it is free, otherwise the piece in its owner's colour."""
    if piece is None:
        return f"[dim]{hex_.center(CELL)}[/]"
    kinds = [say(f"aisopos-letter-{kind}") for kind in piece["kinds"]]
    text = "?" if len(kinds) == 5 else "".join(kinds)
    mark = "!" if piece["known"] or len(kinds) == 1 else ""
    shown = f"{hex_}:{text}{mark}"
    left = " " * ((CELL - len(shown)) // 2)
    right = " " * (CELL - len(shown) - len(left))
    return f"{left}[{SEAT_STYLES[piece['owner']]}]{shown}[/]{right}"


def seat_line(view: dict[str, Any], seat: int, say: Say) -> str:
    """Return what lies before a seat: its hand, or how large it is, and its captures."""
    table = view["table"]
    hand = say("aisopos-hand-size", count=table["hand_sizes"][seat])
    if seat == view["seat"]:
        hand = named(table["hand"], say) or say("nothing")
    captured = named(table["captured"][seat], say) or say("nothing")
    line = say(
        "aisopos-seat-line", seat=seat, hand=hand, captured=captured, points=view["scores"][seat]
    )
    return f"[{SEAT_STYLES[seat]}]{line}[/]"


def named(counts: dict[str, int], say: Say) -> str:
    """Return the pieces in *counts* in words, several of a kind as the score sheet calls them."""
    keys = {kind: f"aisopos-{'score-' * (count > 1)}{kind}" for kind, count in counts.items()}
    return ", ".join(f"{count} {say(keys[kind])}" for kind, count in counts.items() if count)
