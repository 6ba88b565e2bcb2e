"""The villages, above and below, on a terminal."""

from typing import Any

from ludotheque.core.drawing import SEAT_STYLES, Say
from ludotheque.games.above_and_below.box.contents import ROUNDS
from ludotheque.games.above_and_below.knowledge import reading

__all__ = ["draw"]

GAME = "above_and_below"
GRASS = "".join(",.'" for _ in range(26))
ROOF = "/^\\"
HOLLOW = "(_)"
FLAGS = ("train_to_ready", "tokens_as_coins")
COUNTED = (
    "beds", "points", "income", "potion_income", "reputation", "potions", "coin_after_building",
    "coin_after_exploring", "rerolls",
)  # fmt: skip
AREAS = ("ready", "rest", "injured", "exploring")


def draw(view: dict[str, Any], say: Say) -> str:
    """Return what lies on the table, every village with its caves below, and the encounter."""
    lines = [*market(view, say), ""]
    for seat in range(view["seats"]):
        lines += [*village(view, seat, say), ""]
    lines += reading.encounter(view, say)
    lines += party(view, say)
    return "\n".join(lines)


def draw_word(word: str, say: Say, **facts: object) -> str:
    """Return a word of the drawing."""
    return say(f"{GAME}-draw-{word}", **facts)


def thing(word: str, say: Say) -> str:
    """Return what something is called."""
    return say(f"{GAME}-{word}")


def market(view: dict[str, Any], say: Say) -> list[str]:
    """Return the reputation board and the open cards."""
    table = view["table"]
    lines = [
        draw_word(
            "sky", say, round=table["round"], rounds=ROUNDS, seat=table["first"], bank=table["bank"]
        )
    ]
    if table["cider"]:
        lines.append(draw_word("cider-waits", say))
    lines.append(f"[bold]{draw_word('hire', say, left=table['villager_pile'])}[/]")
    for place in table["hire"]:
        if place["villager"]:
            lines.append(f"  {place['cost']}: {person(place['villager'], table, say)}")
    lines.append(f"  [dim]{draw_word('lanterns-of', say)}[/]")
    for row, pile in (("houses", 0), ("outposts", 1)):
        size = table["piles"][pile]["size"]
        lines.append(f"[bold]{draw_word(f'row-{row}', say, left=size)}[/]")
        lines += [f"  {card_line(card, table, say)}" for card in table[row] if card]
        lines += known_in_pile(table["piles"][pile]["layers"], say)
    for row in ("keys", "stars"):
        lines.append(f"[bold]{draw_word(f'row-{row}', say)}[/]")
        lines += [f"  {card_line(card, table, say)}" for card in table[row]]
    return [*lines, *cave_line(table, say)]


def known_in_pile(layers: list[list[str]], say: Say) -> list[str]:
    """Return the cards whose place in a pile everybody knows, the one drawn first to begin with."""
    known = [layer[0] for layer in layers if len(layer) == 1]
    return [f"  [dim]{draw_word('known-in-pile', say, cards=known)}[/]"] if known else []


def cave_line(table: dict[str, Any], say: Say) -> list[str]:
    """Return the cave that lies open."""
    cave = table["open_cave"]
    if cave is None:
        return [draw_word("no-open-cave", say)]
    faces = " ".join(str(number) for number in cave["paragraphs"])
    size = table["cave_pile"]["size"]
    line = draw_word("open-cave", say, cave=cave["cave"], paragraphs=faces, left=size)
    return [f"[bold]{line}[/]", *known_in_pile(table["cave_pile"]["layers"][1:], say)]


def card_line(card: str, table: dict[str, Any], say: Say) -> str:
    """Return a card with its cost and what is printed on it."""
    printed = table["cards"][card]
    return f"{printed.get('cost', 0):2}: {thing(card, say)}: {', '.join(effects(printed, say))}"


def effects(printed: dict[str, Any], say: Say) -> list[str]:
    """Return all that a card gives, in words."""
    found = []
    if "goods" in printed:
        word = "goods-refill" if printed.get("refill") else "goods-once"
        found.append(say(f"{GAME}-printed-{word}", item=printed["goods"], count=printed["count"]))
    for field in COUNTED:
        if field in printed:
            found.append(say(f"{GAME}-printed-{field}", count=printed[field]))
    for field in FLAGS:
        if field in printed:
            found.append(say(f"{GAME}-printed-{field}"))
    for field in ("income_per", "points_per"):
        for item, count in printed.get(field, {}).items():
            found.append(say(f"{GAME}-printed-{field}", item=item, count=count))
    return found


def person(villager: str, table: dict[str, Any], say: Say) -> str:
    """Return a villager with the symbols and the lanterns for each face of the die."""
    printed = table["villagers"][villager]
    symbols = "".join(f" [{thing(symbol, say)}]" for symbol in printed["symbols"])
    lanterns = "".join(str(count) for count in printed["lanterns"])
    return f"{thing(villager, say)}{escaped(symbols)} {lanterns}"


def escaped(text: str) -> str:
    """Return *text* with its square brackets as they are, not as markup."""
    return text.replace("[", "\\[")


def village(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """Return one village: its houses, the grass, its caves, its people and its stores."""
    table = view["table"]
    own = table["villages"][seat]
    head = draw_word(
        "village",
        say,
        seat=seat,
        points=view["scores"][seat],
        coins=own["coins"],
        reputation=own["reputation"],
        income=own["income"],
        beds=own["beds"],
    )
    if own["passed"]:
        head += f" ({draw_word('has-passed', say)})"
    above = [built(card, say) for card in own["buildings"] if not card["card"].startswith("O")]
    below = [built(card, say) for card in own["buildings"] if card["card"].startswith("O")]
    below += [draw_word("empty-cave", say) for _ in own["caves"]]
    return [
        f"[{SEAT_STYLES[seat]}]{head}[/]",
        f"  {ROOF} {f' {ROOF} '.join(above)}",
        f"  [green]{GRASS}[/]",
        f"  {HOLLOW} {f' {HOLLOW} '.join(below)}" if below else "",
        *people(own, table, say),
        *belongings(own, say),
    ]


def built(card: dict[str, Any], say: Say) -> str:
    """Return a building with the goods that lie on it."""
    goods = " " + "*" * card["stock"] if card["stock"] else ""
    return f"{thing(card['card'], say)}{goods}"


def people(own: dict[str, Any], table: dict[str, Any], say: Say) -> list[str]:
    """Return the villagers by area."""
    return [
        f"  {draw_word(area, say)}: " + ", ".join(person(who, table, say) for who in own[area])
        for area in AREAS
        if own[area]
    ]


def belongings(own: dict[str, Any], say: Say) -> list[str]:
    """Return track, reserve and sale space."""
    lines = []
    if own["track"]:
        places = [f"{place['count']} {thing(place['item'], say)}" for place in own["track"]]
        lines.append(f"  {draw_word('track', say)}: {' > '.join(places)}")
    held = [f"{count} {thing(item, say)}" for item, count in own["reserve"].items() if count]
    if held:
        lines.append(f"  {draw_word('reserve', say)}: {', '.join(held)}")
    if own["sale"]:
        lines.append(f"  {draw_word('sale', say)}: {thing(own['sale'], say)}")
    return lines


def party(view: dict[str, Any], say: Say) -> list[str]:
    """Return the dice and lanterns of the explorers."""
    encounter = view["table"]["encounter"]
    if encounter is None or not encounter["dice"]:
        return []
    dice = [f"{thing(who, say)} {face}" for who, face in encounter["dice"].items()]
    shown = draw_word("lanterns-shown", say, count=encounter["lanterns"])
    lines = ["", f"{draw_word('dice', say)}: {', '.join(dice)}; {shown}"]
    if encounter["rerolls"]:
        lines.append(draw_word("rerolls-left", say, count=encounter["rerolls"]))
    return lines
