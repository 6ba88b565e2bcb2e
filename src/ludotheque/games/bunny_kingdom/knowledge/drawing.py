"""The New World on a terminal."""

from itertools import pairwise
from typing import Any

from ludotheque.core.drawing import SEAT_STYLES, Say

__all__ = ["draw"]

GLYPHS = {"forest": "♣", "sea": "≈", "field": "¤", "plain": "·", "mountain": "▲", "city": "⌂"}
ROWS = "ABCDEFGHIJ"
GAME = "bunny_kingdom"


def draw(view: dict[str, Any], say: Say) -> str:
    """Return the board with rabbits and constructions, the seats, and what the viewer knows."""
    table = view["table"]
    lines = [heading(table, say), "", *board(table, say), "", *legend(say), ""]
    for seat in range(view["seats"]):
        lines += seat_lines(view, seat, say)
    lines += own_cards("hand", table["hand"], table, say)
    own = table["parchments"][view["seat"]] if view["seat"] >= 0 else None
    lines += own_cards("parchments", own or [], table, say)
    lines += worth_lines(view.get("aids", {}), say)
    lines += notes(view, say)
    return "\n".join(lines)


def heading(table: dict[str, Any], say: Say) -> str:
    """Return where the game stands."""
    key = "round" if table["phase"] == "draft" else "phase"
    facts = {name: table[name] for name in ("round", "pick", "passing", "phase")}
    return f"[bold]{say(f'{GAME}-draw-{key}', **facts)}[/]"


def legend(say: Say) -> list[str]:
    """Return what the signs on the board mean."""
    post, farm = mark("post-fish", say), mark("gold-farm", say)
    return [say(f"{GAME}-draw-legend"), say(f"{GAME}-draw-legend-built", post=post, farm=farm)]


def board(table: dict[str, Any], say: Say) -> list[str]:
    """Return the ten rows; lava shows between the squares it cuts apart."""
    lava = {tuple(edge) for edge in table["lava"]}
    lines = ["    " + "".join(f"{column:<6}" for column in range(1, 11))]
    for row in ROWS:
        names = [f"{row}{column}" for column in range(1, 11)]
        cells = [cell(table, name, say) for name in names]
        gaps = ["‖" if edge in lava else " " for edge in pairwise(names)]
        cut = [(name, f"{chr(ord(row) + 1)}{name[1:]}") in lava for name in names]
        ends = [*gaps, ""]
        lines.append(f" {row}  " + "".join(f"{c}{e}" for c, e in zip(cells, ends, strict=True)))
        if any(cut):
            lines.append("    " + "".join("════  " if edge else "      " for edge in cut).rstrip())
    return lines


def cell(table: dict[str, Any], square: str, say: Say) -> str:
    """Return a square: its land, what is built there, and whose it is."""
    place = ROWS.index(square[0]) * 10 + int(square[1:]) - 1
    glyph = GLYPHS[table["terrain"][place]]
    owner = table["owners"].get(square)
    text = f"{glyph}{mark(table['built'].get(square, ''), say):<3}"
    if owner is None:
        return f"[dim]{text} [/]"
    return f"[{SEAT_STYLES[owner]}]{text}{owner + 1}[/]"


def mark(built: str, say: Say) -> str:
    """Return three letters or fewer for what is built: of a farm, those of its resource."""
    for word, short in (("city", "c"), ("tower", "T"), ("camp", "K")):
        if built.startswith(word):
            return short + built[len(word) :]
    if built.startswith("post"):
        return f"p{resource(built[5:], say)[:2]}"
    return resource(built.removesuffix("-farm"), say)[:3]


def resource(name: str, say: Say) -> str:
    """Return what a farm produces in words; nothing for no farm."""
    return say(f"{GAME}-{name}") if name else ""


def seat_lines(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """Return what a player has on the board, and before them."""
    table = view["table"]
    fiefs = [fief for fief in table["fiefs"] if fief["seat"] == seat]
    values = [f"{fief['strength']}x{fief['wealth']}" for fief in fiefs if fief["carrots"]]
    head = say(
        f"{GAME}-draw-seat",
        number=seat + 1,
        seat=seat,
        carrots=view["scores"][seat],
        squares=sum(len(fief["squares"]) for fief in fiefs),
        fiefs=f"{len(fiefs)} ({' '.join(values)})" if values else str(len(fiefs)),
    )
    before = say(
        f"{GAME}-draw-before",
        cards=table["waiting_cards"][seat] or say("nothing"),
        parchments=table["parchments"][seat] or table["parchment_counts"][seat],
        hand=table["hands"][seat]["count"],
    )
    return [f"[{SEAT_STYLES[seat]}]{head}[/]", f"  {before}", *gain_lines(view, seat, say)]


def gain_lines(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """Return, once the game is over, what each fief brought in each round."""
    gains = [gain for gain in view["table"]["gains"] if gain["seat"] == seat]
    if not view["over"] or not gains:
        return []
    rounds = {gain["round"]: "" for gain in gains}
    for gain in gains:
        rounds[gain["round"]] += f" {gain['square']} {gain['carrots']}"
    text = "; ".join(f"{number}:{fiefs}" for number, fiefs in rounds.items())
    return [f"  {say(f'{GAME}-draw-gains', gains=text)}"]


def own_cards(title: str, cards: list[str], table: dict[str, Any], say: Say) -> list[str]:
    """Return cards a line each, with what they are good for."""
    if not cards:
        return []
    return [f"[bold]{say(f'{GAME}-draw-{title}')}[/]", *[f"  {told(c, table, say)}" for c in cards]]


def told(card: str, table: dict[str, Any], say: Say) -> str:
    """Return a card in words: a square with its land, a parchment with what it brings."""
    if card[0] in ROWS:
        place = ROWS.index(card[0]) * 10 + int(card[1:]) - 1
        return f"{card} {say(f'{GAME}-' + table['terrain'][place])}"
    name = say(f"{GAME}-{card}")
    if card in table["figures"]:
        says = say(f"{GAME}-says-{card}", **table["figures"][card])
        return say(f"{GAME}-draw-card", name=name, says=says)
    return name


def worth_lines(aids: dict[str, Any], say: Say) -> list[str]:
    """Return what the viewer's parchments are worth now; nothing at a table without such aids."""
    facts = [fact for worth in aids.get("worths", []) for fact in worth["facts"]]
    lines = ["  " + say(f"{GAME}-foresee-{fact['key']}", **fact["facts"]) for fact in facts]
    return [f"[bold]{say(f'{GAME}-draw-worths')}[/]", *lines] if lines else []


def notes(view: dict[str, Any], say: Say) -> list[str]:
    """Return what a player may have noted of the cards that went through their hands."""
    table = view["table"]
    lines = [
        known_hand(seat, hand, say)
        for seat, hand in enumerate(table["hands"])
        if hand["known"] and seat != view["seat"]
    ]
    for note in table["remembered"]:
        lines += group_lines(note, say) if "cards" in note else turn_lines(view, note, say)
    return [f"[bold]{say(f'{GAME}-draw-remembered')}[/]", *lines] if lines else []


def known_hand(seat: int, hand: dict[str, Any], say: Say) -> str:
    """Return the cards known to be in another player's hand."""
    unknown = hand["count"] - len(hand["known"])
    return "  " + say(f"{GAME}-draw-known-hand", seat=seat, cards=hand["known"], unknown=unknown)


def group_lines(note: dict[str, Any], say: Say) -> list[str]:
    """Return parchments seen together, and where they can be."""
    places = [
        say(f"{GAME}-draw-group-{key}", seat=seat, count=count)
        for key, counts in (("kept", note["kept"]), ("held", note["in_hand"]))
        for seat, count in enumerate(counts)
        if count
    ]
    return ["  " + say(f"{GAME}-draw-group", cards=note["cards"], places=", ".join(places))]


def turn_lines(view: dict[str, Any], note: dict[str, Any], say: Say) -> list[str]:
    """Return what is known of one turn of the only opponent."""
    facts = {"seat": 1 - view["seat"], **note}
    return [
        "  " + say(f"{GAME}-draw-turn-{key}", **facts)
        for key, fact in (("known", "discarded"), ("kept", "kept"), ("either", "either"))
        if note[fact]
    ]
