"""What actions of Bunny Kingdom bring, said a second time from the rulebook and a view alone.

It counts every fief anew for every square it tries, on the plain dicts of `brute_force`, and takes
nothing from the engine but what a view shows.  `foretold` returns the facts as (key, facts).
"""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.games.bunny_kingdom import brute_force
from tests.games.bunny_kingdom.brute_force import TERRAIN, Realm, Table

Said = list[tuple[str, dict[str, Any]]]

CITIES = {"city1": 1, "city2": 2, "city3": 3}
BOUND = {
    "city3": "MO", "gold-farm": "MO", "diamond-farm": "MO", "copper-farm": "MO",
    "iron-farm": "MO", "mushroom-farm": "FO", "pearl-farm": "SE", "spice-farm": "FI",
}  # fmt: skip
BASIC = ("wood", "fish", "carrots")
COPYING = ("liberal", "socialist")
RIM = {square for square in TERRAIN if square[0] in "AJ" or square[1:] in ("1", "10")}
GOALS = {
    **{king: (what, least) for king, (what, least, _) in brute_force.KINGS.items()},
    "king-of-thieves": ("cities", 9),
    "hunny-king": ("fiefs", 10),
}
EACH = {
    **{card: points for card, (_, points) in brute_force.PER_UNIT.items()},
    "bureaucrat": 1, "burgomaster": 1, "diplomat": 1, "explorer": 3, "merchant": 3,
    "master-of-the-mountains": 2, "carrotistador": 4, "harecingetorix": 1, "bun-shee": 2,
    "panpan": 2, "colonist": 3, "treasure-guardian": 3,
}  # fmt: skip
WHAT = {
    **{card: resource for card, (resource, _) in brute_force.PER_UNIT.items()},
    "bureaucrat": "parchments", "burgomaster": "cities", "diplomat": "rim",
    "explorer": "corners", "merchant": "luxuries", "master-of-the-mountains": "mountains",
    "carrotistador": "large_fiefs", "harecingetorix": "fiefs", "bun-shee": "barren_cities",
    "panpan": "barren_squares", "colonist": "camps_played", "treasure-guardian": "treasures",
}  # fmt: skip


def seen_table(view: dict[str, Any]) -> Table:
    """Return the plain table of one seat's view; what others hold face down is nothing in it."""
    table = view["table"]
    return {
        "owner": dict(table["owners"]),
        "built": {square: plain_piece(name) for square, name in table["built"].items()},
        "parchments": [list(held or []) for held in table["parchments"]],
        "camps": list(table["camps_played"]),
        "copies": {},
    }


def plain_piece(name: str) -> tuple[str, Any]:
    """Return a construction as kind and figure."""
    for kind in ("city", "tower", "camp"):
        if name.startswith(kind):
            return kind, int(name[len(kind) :])
    if name.startswith("post"):
        return ("post", name[5:]) if name != "post" else ("idle", None)
    return "farm", name.removesuffix("-farm")


def fief_of(table: Table, seat: int, square: str) -> set[str]:
    return next(fief for fief in brute_force.fiefs(table, seat) if square in fief)


def ribbon(table: Table, fief: set[str]) -> dict[str, int]:
    strength = sum(table["built"][at][1] for at in fief if brute_force.has_city(table, at))
    wealth = len({unit for at in fief for unit in brute_force.produced(table, at)})
    return {
        "squares": len(fief), "strength": strength, "wealth": wealth,
        "carrots": strength * wealth,
    }  # fmt: skip


def gain(before: Table, after: Table, seat: int) -> int:
    return brute_force.harvest(after, seat) - brute_force.harvest(before, seat)


def fief_said(before: Table, after: Table, seat: int, square: str, left: int) -> Said:
    """The fiefs that became one, what became of them, and what harvests bring more."""
    fief = fief_of(after, seat, square)
    parts = [part for part in brute_force.fiefs(before, seat) if part & fief]
    more = gain(before, after, seat)
    return [
        *[("fief-before", ribbon(before, part)) for part in parts],
        ("fief", ribbon(after, fief)),
        ("harvest", {"more": more, "harvests": left, "total": more * left}),
    ]


def worth(table: Table, seat: int, card: str) -> int:
    """What one parchment brings, the Opportunist and cards that copy apart."""
    realm = Realm(table, seat)
    if card in brute_force.GLOVES:
        return 4 if set(brute_force.GLOVES) <= set(realm.cards) else 1
    return brute_force.TREASURES.get(card) or brute_force.mission_worth(realm, card)


def number(table: Table, seat: int, what: str) -> int:
    realm = Realm(table, seat)
    if what == "squares":
        return len(realm.squares)
    if what == "cities":
        return realm.cities
    return len(realm.fiefs) if what == "fiefs" else realm.units[what]


def rival(table: Table, seat: int) -> int:
    sizes = Counter(table["owner"].values())
    return max(sizes[other] for other in range(len(table["parchments"])) if other != seat)


def missions_said(before: Table, after: Table, seat: int) -> Said:
    """What changes in the parchments that the seat had before."""
    said: Said = []
    for card in before["parchments"][seat]:
        if card in COPYING or card == "opportunist":
            continue
        carrots = worth(after, seat, card)
        if card in GOALS or card == "matriarch":
            what = GOALS[card][0] if card in GOALS else "squares"
            moved = [number(table, seat, what) for table in (before, after)]
            facts = {"card": card, "before": moved[0], "after": moved[1], "carrots": carrots}
            if card in GOALS and moved[0] != moved[1]:
                said.append(("mission-goal", {**facts, "least": GOALS[card][1]}))
            rivals = [rival(table, seat) for table in (before, after)]
            if card == "matriarch" and (moved[0] != moved[1] or rivals[0] != rivals[1]):
                said.append(("mission-lead", {**facts, "rival": rivals[1]}))
        elif worth(before, seat, card) != carrots:
            facts = {"card": card, "before": worth(before, seat, card), "after": carrots}
            said.append(("mission", facts))
    return said


def worth_said(table: Table, seat: int, card: str, decided: bool) -> Said:
    """What a parchment before the seat is worth now, and its next step."""
    carrots = worth(table, seat, card)
    facts: dict[str, Any] = {"card": card, "carrots": carrots}
    said: Said
    if card in COPYING or card == "opportunist":
        return [("worth-end", {"card": card})]
    if card in brute_force.TREASURES:
        said = [("worth-fixed", facts)]
    elif card in brute_force.GLOVES:
        said = (
            [("worth-pair", facts)] if carrots == 4 else [("worth-glove", {**facts, "paired": 4})]
        )
    elif card in EACH:
        count = carrots // EACH[card]
        said = [("worth-each", {**facts, "what": WHAT[card], "count": count, "each": EACH[card]})]
    elif card in GOALS:
        what, least = GOALS[card]
        points = {"woodland-king": 20, "fisher-king": 20, "carrot-king": 15}.get(card, 12)
        facts |= {"what": what, "count": number(table, seat, what)}
        said = [("worth-goal", {**facts, "least": least, "points": points})]
    elif card == "matriarch":
        facts |= {"what": "squares", "count": number(table, seat, "squares")}
        said = [("worth-most", {**facts, "rival": rival(table, seat), "points": 12})]
    elif card == "little-prince":
        best = max([brute_force.worth(table, fief) for fief in Realm(table, seat).fiefs] or [0])
        said = [("worth-harvest", {**facts, "best": best})]
    else:
        said = [("worth-treasures", {**facts, "count": Realm(table, seat).treasures()})]
    if not decided and hangs_on_posts(table, seat, card):
        said.append(("post-decides", {"card": card}))
    return said


def hangs_on_posts(table: Table, seat: int, card: str) -> bool:
    own = [table["built"][at][0] for at, holder in table["owner"].items()
           if holder == seat and at in table["built"]]  # fmt: skip
    if card in ("bun-shee", "panpan"):
        return "idle" in own
    basic = card in brute_force.PER_UNIT or card in brute_force.KINGS or card == "little-prince"
    return basic and ("idle" in own or "post" in own)


# Cards played, on the plain table


def play(table: Table, seat: int, card: str) -> Table:
    """The table once the card is played and nobody else acts."""
    after = deepcopy(table)
    if card in TERRAIN:
        if after["built"].get(card, ("", 0))[0] == "camp":
            del after["built"][card]
        after["owner"][card] = seat
    elif card.startswith("camp"):
        after["camps"][seat] += 1
    elif is_parchment(card):
        after["parchments"][seat].append(card)
    return after


def is_parchment(card: str) -> bool:
    return card not in TERRAIN and not is_construction(card) and card != "provisions"


def is_construction(card: str) -> bool:
    kinds = ("city", "camp", "tower", "post")
    return card not in TERRAIN and (card.startswith(kinds) or card.endswith("-farm"))


def free(table: Table, seat: int) -> list[str]:
    return [at for at, holder in table["owner"].items()
            if holder == seat and at not in table["built"]]  # fmt: skip


def virgin(table: Table) -> list[str]:
    return [at for at in TERRAIN if at not in table["owner"] and at not in table["built"]]


def put(table: Table, *pieces: tuple[str, Any]) -> Table:
    return {**table, "built": {**table["built"], **dict(pieces)}}


def piece(card: str) -> tuple[str, Any]:
    return ("city", CITIES[card]) if card in CITIES else ("farm", card.removesuffix("-farm"))


def settled(table: Table, seat: int, square: str) -> Table:
    owner = {**table["owner"], square: seat}
    return {**put(table, (square, ("camp", 0))), "owner": owner}


def trials(table: Table, seat: int, card: str) -> tuple[int, list[Table]]:
    """How many squares can take the card, and every table that comes of placing it."""
    if card in TERRAIN:
        return 1, [play(table, seat, card)]
    if card.startswith("camp"):
        return len(virgin(table)), [settled(table, seat, at) for at in virgin(table)]
    if card == "tower":
        pairs = [(one, two) for one, two in combinations(free(table, seat), 2)
                 if two not in fief_of(table, seat, one)]  # fmt: skip
        ends = {at for pair in pairs for at in pair}
        return len(ends), [put(table, *[(at, ("tower", 9)) for at in pair]) for pair in pairs]
    suited = [at for at in free(table, seat) if BOUND.get(card) in (None, TERRAIN[at])]
    kinds = [("post", unit) for unit in BASIC] if card == "post" else [piece(card)]
    return len(suited), [put(table, (at, kind)) for at in suited for kind in kinds]


def most(table: Table, seat: int, card: str) -> int:
    return max([gain(table, after, seat) for after in trials(table, seat, card)[1]] or [0])


def room_said(table: Table, seat: int, card: str) -> Said:
    key = "camp-room" if card.startswith("camp") else "tower-room" if card == "tower" else "room"
    squares = trials(table, seat, card)[0]
    return [(key, {"card": card, "more": most(table, seat, card), "squares": squares})]


def play_said(view: dict[str, Any], before: Table, seat: int, card: str) -> Said:
    after = play(before, seat, card)
    if card in TERRAIN:
        said = [
            *camp_said(before, after, seat, card),
            *fief_said(before, after, seat, card, 5 - view["table"]["round"]),
        ]
    elif is_construction(card):
        said = room_said(after, seat, card)
    elif card == "provisions":
        left = view["table"]["deck"]
        said = [("provisions", {"cards": min(left, 2), "left": left})]
    else:
        said = worth_said(after, seat, card, decided=False)
    return [*said, *missions_said(before, after, seat)]


def camp_said(before: Table, after: Table, seat: int, square: str) -> Said:
    kind, camp = before["built"].get(square, ("", 0))
    if kind != "camp":
        return []
    facts = {"card": f"camp{camp}", "square": square}
    other = before["owner"][square]
    if other == seat:
        return [("lifts", facts)]
    return [("evicts", {"other": other, **facts, "carrots": -gain(before, after, other)})]


def another_said(view: dict[str, Any], table: Table, seat: int, chosen: str, card: str) -> Said:
    before = play(table, seat, chosen)
    said = play_said(view, before, seat, card)
    after = play(before, seat, card)
    if card not in TERRAIN:
        return said
    if chosen in TERRAIN:
        left, more = 5 - view["table"]["round"], gain(table, after, seat)
        facts = {"card": chosen, "more": more, "harvests": left, "total": more * left}
        return [*said, ("together", facts)]
    if is_construction(chosen) and room_said(after, seat, chosen) != room_said(
        before, seat, chosen
    ):
        return [*said, *room_said(after, seat, chosen)]
    return said


def discard_said(table: Table, seat: int, chosen: str, card: str) -> Said:
    before = play(table, seat, chosen)
    said: Said = [("discard", {"card": card})]
    if is_parchment(card):
        after = play(before, seat, card)
        return [*said, *worth_said(after, seat, card, decided=False)]
    if card == "provisions":
        return said
    if card in TERRAIN and before["built"].get(card, ("", 0))[0] == "camp":
        camp = f"camp{before['built'][card][1]}"
        facts = {"other": before["owner"][card], "card": camp, "square": card}
        said.append(("camp-safe", facts))
    elif card in TERRAIN:
        key = "nobodys" if TERRAIN[card] == "CI" else "camps-only"
        said.append((key, {"square": card}))
    return [
        *said,
        ("given-up", {"card": card, "more": most(before, seat, card)}),
        ("denied", {"other": 1 - seat, "card": card, "more": most(before, 1 - seat, card)}),
    ]


# Constructions, camps and trading posts


def build_said(view: dict[str, Any], table: Table, seat: int, card: str, square: str) -> Said:
    left = 5 - view["table"]["round"]
    extra: Said = []
    kind = piece(card) if card != "post" else ("post", "wood")
    if card == "post":
        gains = {unit: gain(table, put(table, (square, ("post", unit))), seat) for unit in BASIC}
        best = max(BASIC, key=lambda unit: gains[unit])
        kind = ("post", best)
        extra = [("post-as", {"resource": best})]
    after = put(table, (square, kind))
    said = fief_said(table, after, seat, square, left)
    return [*said, *extra, *missions_said(table, after, seat)]


def second_tower_said(table: Table, seat: int, start: str) -> Said:
    fief = fief_of(table, seat, start)
    ends = [at for at in free(table, seat) if at not in fief]
    tables = [put(table, (start, ("tower", 9)), (end, ("tower", 9))) for end in ends]
    more = max(gain(table, after, seat) for after in tables)
    return [("second-tower", {"squares": len(ends), "more": more})]


def join_said(view: dict[str, Any], table: Table, seat: int, start: str, end: str) -> Said:
    after = put(table, (start, ("tower", 9)), (end, ("tower", 9)))
    said = fief_said(table, after, seat, start, 5 - view["table"]["round"])
    return [*said, *missions_said(table, after, seat)]


def settle_said(view: dict[str, Any], table: Table, seat: int, square: str) -> Said:
    after = settled(table, seat, square)
    said = fief_said(table, after, seat, square, 5 - view["table"]["round"])
    return [*said, *missions_said(table, after, seat), (card_of(view, square), {"square": square})]


def card_of(view: dict[str, Any], square: str) -> str:
    table = view["table"]
    if table["round"] == 4:
        return "no-draft-left"
    known = [*table["discards"], *[note.get("discarded") for note in table["remembered"]]]
    return "card-gone" if square in known else "card-may-come"


def trade_said(view: dict[str, Any], table: Table, seat: int, resource: str) -> Said:
    square = view["question"]["square"]
    after = put(table, (square, ("post", resource)))
    more = gain(put(table, (square, ("idle", None))), after, seat)
    missions = missions_said(table, after, seat)
    decided = view["table"]["round"] == 4
    return [
        ("fief", ribbon(after, fief_of(after, seat, square))),
        ("trade", {"resource": resource, "more": more}),
        *missions,
        *[("post-decides", {"card": facts["card"]}) for _, facts in missions if not decided],
    ]


def foretold(view: dict[str, Any], action: str, given: list[str]) -> Said | None:
    """What the action brings whose seat has the *view* and, in this frame, *given* answers.

    None for those few that need no counting: `test_consequences` has them.
    """
    seat, table = view["seat"], seen_table(view)
    verb, *words = action.split()
    kind = view["question"]["kind"]
    if kind == "Play":
        return play_said(view, table, seat, words[0])
    if kind == "PlayAnother":
        return another_said(view, table, seat, view["question"]["chosen"][0], words[0])
    if kind == "Discard":
        return discard_said(table, seat, view["question"]["chosen"][0], words[0])
    if verb == "build":
        return build_said(view, table, seat, words[0], words[1])
    if verb == "raise":
        return second_tower_said(table, seat, words[0])
    if verb == "join":
        return join_said(view, table, seat, view["question"]["square"], words[0])
    if verb == "settle":
        return settle_said(view, table, seat, words[0])
    if verb == "trade":
        own = sorted(at for at, built in view["table"]["built"].items()
                     if built.startswith("post") and table["owner"].get(at) == seat)  # fmt: skip
        own.sort(key=lambda at: (at[0], int(at[1:])))
        pieces = [(at, ("post", unit)) for at, unit in zip(own, given, strict=False)]
        return trade_said(view, put(table, *pieces), seat, words[0])
    return None
