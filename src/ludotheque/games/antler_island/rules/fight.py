"""Fights: commit, stand or retreat, lock or retreat, and what follows (AN-6)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import (
    CHASE,
    COMMIT,
    COMMITS,
    DOPE,
    LOCK,
    PASS_DIAMOND,
    PASS_DOPING,
    PLAY_DIAMOND,
    RETREAT,
    STAND,
    WITHDRAW,
)
from ludotheque.games.antler_island.box.components import (
    COMMIT_MOST,
    DIAMOND,
    DOPING,
    HANDFUL_COUNTS,
    NEAR,
    SPACE_NAMES,
    SPACES,
    VALUES,
)
from ludotheque.games.antler_island.rules import cubes, food, wily
from ludotheque.games.antler_island.table import Table, with_showing

__all__ = [
    "Chase",
    "Commit",
    "Fight",
    "Lock",
    "PlayDiamond",
    "PlayDoping",
    "Stand",
    "Withdraw",
    "begin",
    "cube_fits",
    "least_strength",
    "most_strength",
    "refuges",
    "strength",
]


class Fight(Decision[Table]):
    """A question in the fight of *attacker*, who came from *origin*, against *defender*."""

    __slots__ = ("attacker", "defender", "origin")
    fields: ClassVar[tuple[str, ...]] = ("seat", "attacker", "defender", "origin")

    def __init__(self, seat: i64, attacker: i64, defender: i64, origin: i64) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.origin: i64 = origin

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "origin": SPACE_NAMES[self.origin],
        }


def begin(s: Table, attacker: i64, defender: i64, origin: i64) -> None:
    """The attacker has entered the defender's space and commits first (AN-6.2)."""
    if s.telling():
        s.tell("attacked", {"seat": attacker, "other": defender})
    if s.tokens_held(attacker) > 0:
        s.ask(Commit(attacker, attacker, defender, origin))
    else:
        s.ask(Stand(defender, attacker, defender, origin))


class Commit(Fight):
    """Lay one to three tokens face down; who holds none is not asked (AN-6.2, AN-6.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-6.2"
    first: ClassVar[int] = COMMIT
    last: ClassVar[int] = COMMIT + COMMITS - 1

    def options(self, s: Table) -> Ints:
        return food.handfuls(s, self.seat, COMMIT, COMMIT_MOST)

    def resolve(self, s: Table, action: i64) -> None:
        commit(s, self.seat, action - COMMIT)
        if self.seat == self.attacker:
            s.ask(Stand(self.defender, self.attacker, self.defender, self.origin))
        else:
            s.ask(Lock(self.attacker, self.attacker, self.defender, self.origin))

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-held", self.rule, {"values": food.values_in(action - COMMIT)})


def commit(s: Table, seat: i64, handful: i64) -> None:
    """Lay the tokens of *handful* face down; how many is seen by all (AN-6.3)."""
    for kind in range(VALUES):
        count = HANDFUL_COUNTS[handful * VALUES + kind]
        s.held[seat * VALUES + kind] -= count
        s.laid[seat * VALUES + kind] += count
    if s.telling():
        s.tell("committed", {"seat": seat, "count": s.tokens_laid(seat)})
        own: dict[str, object] = {"seat": seat, "values": food.values_in(handful)}
        s.tell_some("committed-values", 1 << seat, own)


class Stand(Fight):
    """The defender stands, or retreats (AN-6.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-6.4"
    first: ClassVar[int] = STAND
    last: ClassVar[int] = RETREAT

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=2)
        found = append(found, STAND)
        return append(found, RETREAT)

    def resolve(self, s: Table, action: i64) -> None:
        if action == RETREAT:
            retreat(s, self.defender, self.attacker, self.attacker)
            return
        if s.telling():
            s.tell("stood", {"seat": self.defender})
        if s.tokens_held(self.defender) > 0:
            s.ask(Commit(self.defender, self.attacker, self.defender, self.origin))
        else:
            s.ask(Lock(self.attacker, self.attacker, self.defender, self.origin))


class Lock(Fight):
    """The attacker locks antlers, or retreats (AN-6.5)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-6.5"
    first: ClassVar[int] = RETREAT
    last: ClassVar[int] = LOCK

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=2)
        found = append(found, RETREAT)
        return append(found, LOCK)

    def resolve(self, s: Table, action: i64) -> None:
        if action == RETREAT:
            retreat(s, self.attacker, self.defender, self.attacker)
        else:
            lock(s, self.attacker, self.defender, self.origin)


# Retreat


def refuges(s: Table, space: i64, first: i64) -> Ints:
    """Return where a stag may leave a fight on *space* to: up only if nothing else is free."""
    # There is always one: the attacker left a free space behind, after Speed one in between.
    board = s.box.board
    level = vec[i64](capacity=NEAR)
    uphill = vec[i64](capacity=NEAR)
    entry = space * NEAR
    while entry < space * NEAR + NEAR and board.open_near[entry] >= 0:
        target = board.open_near[entry]
        if s.stag_on(target) < 0:
            if board.height[target] > board.height[space]:
                uphill = append(uphill, first + target)
            else:
                level = append(level, first + target)
        entry += 1
    return level if len(level) > 0 else uphill


def why_no_refuge(s: Table, space: i64, target: i64) -> Refusal:
    """Say why no stag can leave a fight on *space* to *target*."""
    board = s.box.board
    facts: dict[str, object] = {"space": SPACE_NAMES[target]}
    if not board.are_near(space, target):
        return Refusal("not-near", "AN-6.7", {**facts, "from": SPACE_NAMES[space]})
    if board.dry[target] == 0:
        return Refusal("marsh", "AN-1.7", facts)
    if s.stag_on(target) >= 0:
        return Refusal("stag-there", "AN-6.7", facts)
    return Refusal("uphill", "AN-6.8", facts)


def retreat(s: Table, loser: i64, winner: i64, attacker: i64) -> None:
    """Let *loser* go where it may; where all see but one way it is not asked (AN-6.7)."""
    if s.telling():
        s.tell("retreated", {"seat": loser, "other": winner})
    ways = refuges(s, s.where[loser], WITHDRAW)
    if len(ways) == 1:
        withdraw(s, loser, winner, attacker, ways[0] - WITHDRAW)
    else:
        s.ask(Withdraw(loser, winner, attacker))


class Withdraw(Decision[Table]):
    """The retreating stag chooses where it goes (AN-6.7)."""

    __slots__ = ("attacker", "winner")
    rule: ClassVar[str] = "AN-6.7"
    first: ClassVar[int] = WITHDRAW
    last: ClassVar[int] = WITHDRAW + SPACES - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "winner", "attacker")

    def __init__(self, seat: i64, winner: i64, attacker: i64) -> None:
        super().__init__(seat)
        self.winner: i64 = winner
        self.attacker: i64 = attacker

    def options(self, s: Table) -> Ints:
        return refuges(s, s.where[self.seat], WITHDRAW)

    def resolve(self, s: Table, action: i64) -> None:
        withdraw(s, self.seat, self.winner, self.attacker, action - WITHDRAW)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return why_no_refuge(s, s.where[self.seat], action - WITHDRAW)


def withdraw(s: Table, loser: i64, winner: i64, attacker: i64, target: i64) -> None:
    """Move the retreating stag; both take their tokens back unseen (AN-6.9)."""
    if s.telling():
        left = SPACE_NAMES[s.where[loser]]
        s.tell("moved", {"seat": loser, "from": left, "space": SPACE_NAMES[target]})
    s.where[loser] = target
    # Nothing is noted as seen: to the others these tokens never left the mat (AN-10.3).
    for entry in range(s.seats * VALUES):
        s.held[entry] += s.laid[entry]
        s.laid[entry] = 0
    reward(s, winner, loser, attacker)


# Antlers lock


def most_strength(s: Table, seat: i64) -> i64:
    """Return the strength of *seat* with what it committed, or else with its best tokens."""
    total = strength(s, seat)
    if s.tokens_laid(seat) > 0:
        return total
    left: i64 = COMMIT_MOST
    for kind in range(VALUES - 1, -1, -1):
        used = min(left, s.held[seat * VALUES + kind])
        total += used * (kind + 1)
        left -= used
    return total


def least_strength(s: Table, seat: i64) -> i64:
    """Return the strength of *seat* with what it committed, or else with its lowest token."""
    total = strength(s, seat)
    if s.tokens_laid(seat) > 0:
        return total
    for kind in range(VALUES):
        if s.held[seat * VALUES + kind] > 0:
            return total + kind + 1
    return total


def strength(s: Table, seat: i64) -> i64:
    """Return antlers on the head and values committed, together (AN-6.1)."""
    entry = seat * VALUES
    return s.antlers[seat] + s.laid[entry] + 2 * s.laid[entry + 1] + 3 * s.laid[entry + 2]


def lock(s: Table, attacker: i64, defender: i64, origin: i64) -> None:
    """Reveal both; the stronger wins (AN-6.6)."""
    # Weighed before Doping takes a token back: it saves food, not the fight (AN-7.13).
    attack = strength(s, attacker)
    defence = strength(s, defender)
    # From here on all see what was committed, until it is discarded.
    s.locked = True
    reveal_tokens(s, attacker)
    reveal_tokens(s, defender)
    winner: i64 = -1
    if attack != defence:
        winner = attacker if attack > defence else defender
    ask_doping(s, Clash(attacker, defender, origin, winner), attacker)


def reveal_tokens(s: Table, seat: i64) -> None:
    """Turn the committed tokens of *seat* up for all to see."""
    values: list[int] = []
    for kind in range(VALUES):
        for _ in range(s.laid[seat * VALUES + kind]):
            s.tokens_seen = with_showing(s.tokens_seen, seat, kind)
            values.append(kind + 1)
    if s.telling():
        shown: dict[str, object] = {"seat": seat, "values": values, "count": len(values)}
        s.tell("locked", {**shown, "strength": strength(s, seat)})


class Clash:
    """A fight whose antlers are locked: *winner* is -1 in a draw."""

    __slots__ = ("attacker", "defender", "origin", "winner")

    def __init__(self, attacker: i64, defender: i64, origin: i64, winner: i64) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.origin: i64 = origin
        self.winner: i64 = winner

    def loser(self) -> i64:
        """Return who lost, if anybody won."""
        return self.attacker if self.winner == self.defender else self.defender


class Locked(Fight):
    """A question once antlers are locked."""

    __slots__ = ("winner",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "attacker", "defender", "origin", "winner")

    def __init__(self, seat: i64, attacker: i64, defender: i64, origin: i64, winner: i64) -> None:
        super().__init__(seat, attacker, defender, origin)
        self.winner: i64 = winner

    def clash(self) -> Clash:
        """Return the fight it is about."""
        return Clash(self.attacker, self.defender, self.origin, self.winner)


def may_react(s: Table, seat: i64, attacker: i64) -> bool:
    """Say whether *seat* may play a tile in this fight (AN-7.15)."""
    return s.box.reactive or seat == attacker


def ask_doping(s: Table, clash: Clash, seat: i64) -> None:
    """Ask *seat* for Doping if it may have it, then the defender; then go on (AN-6.16)."""
    asked = s.tokens_laid(seat) > 0 and wily.asked_about(s, seat, DOPING)
    if asked and may_react(s, seat, clash.attacker):
        s.ask(PlayDoping(seat, clash.attacker, clash.defender, clash.origin, clash.winner))
    elif seat == clash.attacker:
        ask_doping(s, clash, clash.defender)
    else:
        settle(s, clash)


class PlayDoping(Locked):
    """Keep one of the committed tokens, or not (AN-7.13)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.13"
    first: ClassVar[int] = DOPE
    last: ClassVar[int] = PASS_DOPING

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=4)
        if wily.holds(s, self.seat, DOPING):
            for kind in range(VALUES):
                if s.laid[self.seat * VALUES + kind] > 0:
                    found = append(found, DOPE + kind)
        return append(found, PASS_DOPING)

    def resolve(self, s: Table, action: i64) -> None:
        if action != PASS_DOPING:
            wily.play(s, self.seat, DOPING)
            keep_token(s, self.seat, action - DOPE)
        if self.seat == self.attacker:
            ask_doping(s, self.clash(), self.defender)
        else:
            settle(s, self.clash())

    def why_not(self, s: Table, action: i64) -> Refusal:
        if not wily.holds(s, self.seat, DOPING):
            return Refusal("no-such-tile", self.rule, {"kind": "doping"})
        return Refusal("not-committed", self.rule, {"value": int(action - DOPE + 1)})


def keep_token(s: Table, seat: i64, kind: i64) -> None:
    """Take a token that all have seen back under the mat (AN-10.4)."""
    s.laid[seat * VALUES + kind] -= 1
    s.held[seat * VALUES + kind] += 1
    food.note_known(s, seat, kind)
    if s.telling():
        s.tell("kept-token", {"seat": seat, "value": kind + 1})


def settle(s: Table, clash: Clash) -> None:
    """Discard what was committed (AN-6.11); a draw ends here; a loser may have Diamond Antlers."""
    for seat in range(s.seats):
        for kind in range(VALUES):
            s.spent[kind] += s.laid[seat * VALUES + kind]
            s.laid[seat * VALUES + kind] = 0
    s.locked = False
    if clash.winner < 0:
        draw(s, clash)
        return
    loser = clash.loser()
    asked = s.antlers[loser] > 0 and wily.asked_about(s, loser, DIAMOND)
    if asked and may_react(s, loser, clash.attacker):
        s.ask(PlayDiamond(loser, clash.attacker, clash.defender, clash.origin, clash.winner))
    else:
        break_antler(s, loser)
        chase(s, clash)


def draw(s: Table, clash: Clash) -> None:
    """Send the attacker back to where it came from (AN-6.10)."""
    s.where[clash.attacker] = clash.origin
    if s.telling():
        s.tell("drawn", {"seat": clash.attacker, "space": SPACE_NAMES[clash.origin]})


class PlayDiamond(Locked):
    """Keep the antler that would break, or not (AN-7.14)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.14"
    first: ClassVar[int] = PLAY_DIAMOND
    last: ClassVar[int] = PASS_DIAMOND

    def options(self, s: Table) -> Ints:
        return wily.play_or_pass(s, self.seat, DIAMOND, PLAY_DIAMOND)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PLAY_DIAMOND:
            wily.play(s, self.seat, DIAMOND)
        else:
            break_antler(s, self.seat)
        chase(s, self.clash())

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("no-such-tile", self.rule, {"kind": "diamond"})


def break_antler(s: Table, loser: i64) -> None:
    """Lay one piece from the head beside the mat, if there is one (AN-6.12)."""
    if s.antlers[loser] == 0:
        return
    s.antlers[loser] -= 1
    s.broken[loser] += 1
    if s.telling():
        s.tell("broke", {"seat": loser, "antlers": s.antlers[loser]})


def chase(s: Table, clash: Clash) -> None:
    """Let the winner put the loser elsewhere; not asked where there is one way (AN-6.13)."""
    loser = clash.loser()
    ways = refuges(s, s.where[loser], CHASE)
    if len(ways) == 1:
        chase_to(s, clash.winner, loser, clash.attacker, ways[0] - CHASE)
    else:
        s.ask(Chase(clash.winner, loser, clash.attacker))


class Chase(Decision[Table]):
    """The winner chooses where the loser goes (AN-6.13)."""

    __slots__ = ("attacker", "loser")
    rule: ClassVar[str] = "AN-6.13"
    first: ClassVar[int] = CHASE
    last: ClassVar[int] = CHASE + SPACES - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "loser", "attacker")

    def __init__(self, seat: i64, loser: i64, attacker: i64) -> None:
        super().__init__(seat)
        self.loser: i64 = loser
        self.attacker: i64 = attacker

    def options(self, s: Table) -> Ints:
        return refuges(s, s.where[self.loser], CHASE)

    def resolve(self, s: Table, action: i64) -> None:
        chase_to(s, self.seat, self.loser, self.attacker, action - CHASE)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return why_no_refuge(s, s.where[self.loser], action - CHASE)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"other": self.loser}


def chase_to(s: Table, winner: i64, loser: i64, attacker: i64, target: i64) -> None:
    """Put the loser there and reward the winner."""
    s.where[loser] = target
    if s.telling():
        s.tell("chased", {"seat": winner, "other": loser, "space": SPACE_NAMES[target]})
    reward(s, winner, loser, attacker)


def reward(s: Table, winner: i64, loser: i64, attacker: i64) -> None:
    """Give the Winning Stag (AN-6.15), a tile (AN-6.14), and a cube if it attacked (AN-9.2)."""
    if s.won[winner] == 0:
        s.won[winner] = 1
        if s.telling():
            s.tell("winning-stag", {"seat": winner})
    # The cube is asked for first and so answered last, after the tile (AN-6.16, AN-6.17).
    if winner == attacker and cube_fits(s, winner, loser):
        s.ask(cubes.TakeCube(winner, loser))
    wily.earn(s, winner)


def cube_fits(s: Table, winner: i64, loser: i64) -> bool:
    """Say whether *winner* may take any cube from *loser* (AN-9.3)."""
    return cubes.can_take(s, winner, loser, winner) or cubes.can_take(s, winner, loser, loser)
