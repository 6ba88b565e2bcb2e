"""Dealing again what a seat cannot know: tokens, face-down tiles and plans (AN-10)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.box.components import KINDS, TILES, VALUES
from ludotheque.games.antler_island.knowledge.belief import reached_by
from ludotheque.games.antler_island.knowledge.believed import believed
from ludotheque.games.antler_island.knowledge.deal import dealt_out, take_any
from ludotheque.games.antler_island.table import Belief, Table

__all__ = ["deal_again", "deal_roughly", "mix_plan"]


def deal_again(s: Table, viewer: i64, rng: Rng) -> None:
    """Deal all that *viewer* cannot know; at the end the food still held lies open (AN-8.7)."""
    tokens = believed(s, viewer, VALUES, s.tokens_seen) if s.over else deal_tokens(s, viewer, rng)
    tiles = deal_tiles(s, viewer, rng)
    deal_plans(s, viewer, rng)
    # Others would believe something else there; what the viewer knows is the same.
    s.beliefs = [reached_by(tokens, s.tokens_seen), reached_by(tiles, s.tiles_seen)]


def deal_tokens(s: Table, viewer: i64, rng: Rng) -> Belief:
    """Deal the tokens of other seats and those nobody has looked at, as *viewer* believes."""
    belief = believed(s, viewer, VALUES, s.tokens_seen)
    dealt, s.tokens_seen = dealt_out(belief, s.tokens_seen, rng)
    s.unseen = dealt.unseen
    held = dealt.held(VALUES)
    for seat in range(s.seats):
        if seat != viewer:
            take_up(s, seat, held, rng)
    return belief


def take_up(s: Table, seat: i64, mats: Ints, rng: Rng) -> None:
    """Give *seat* the tokens dealt to its mat; those it committed unseen are any of them."""
    # Once antlers are locked, what was committed lies open and is not dealt again.
    laid: i64 = 0 if s.locked else s.tokens_laid(seat)
    start = seat * VALUES
    if laid > 0:
        for kind in range(VALUES):
            s.laid[start + kind] = 0
    for _ in range(laid):
        s.laid[start + take_any(mats, start, VALUES, rng)] += 1
    for kind in range(VALUES):
        s.held[start + kind] = mats[start + kind]


def deal_tiles(s: Table, viewer: i64, rng: Rng) -> Belief:
    """Deal the face-down tiles of other seats and those of the pile, as *viewer* believes."""
    belief = believed(s, viewer, KINDS, s.tiles_seen)
    dealt, s.tiles_seen = dealt_out(belief, s.tiles_seen, rng)
    held = dealt.held(KINDS)
    pile = (s.tile_piles - 1) * KINDS
    s.wily_pile = dealt.unseen[pile : pile + KINDS]
    for seat in range(s.seats):
        if seat != viewer:
            for kind in range(KINDS):
                s.facedown[seat * KINDS + kind] = held[seat * KINDS + kind]
    return belief


def deal_roughly(s: Table, viewer: i64, rng: Rng) -> None:
    """Mix what others hide with the piles, whoever may have seen or worked out what of it.

    No belief is needed for that, which is what makes it quick.
    """
    mix_tokens(s, viewer, rng)
    mix_tiles(s, viewer, rng)
    deal_plans(s, viewer, rng)


def mix_tokens(s: Table, viewer: i64, rng: Rng) -> None:
    """Mix the tokens of other seats with those of the last pile that nobody has looked at.

    Of one pile only: all counts still come out right, if not where each token came from.
    """
    last = last_unseen(s) * VALUES
    pool = s.unseen[last : last + VALUES]
    mats = zeros(s.seats * VALUES)
    for seat in range(s.seats):
        if seat != viewer:
            for kind in range(VALUES):
                entry = seat * VALUES + kind
                pool[kind] += s.held[entry] + (0 if s.locked else s.laid[entry])
    for seat in range(s.seats):
        if seat != viewer:
            tokens = s.tokens_held(seat) + (0 if s.locked else s.tokens_laid(seat))
            for _ in range(tokens):
                mats[seat * VALUES + take_any(pool, 0, VALUES, rng)] += 1
            take_up(s, seat, mats, rng)
    for kind in range(VALUES):
        s.unseen[last + kind] = pool[kind]


def last_unseen(s: Table) -> i64:
    """Return the last pile of which something is unseen, or the first one."""
    pile = len(s.unseen) // VALUES - 1
    while pile > 0 and not any(s.unseen[pile * VALUES + kind] > 0 for kind in range(VALUES)):
        pile -= 1
    return pile


def mix_tiles(s: Table, viewer: i64, rng: Rng) -> None:
    """Mix the face-down tiles of other seats with those of the pile."""
    for seat in range(s.seats):
        if seat != viewer:
            tiles = s.hidden_tiles(seat)
            if tiles > 0:
                for kind in range(KINDS):
                    s.wily_pile[kind] += s.facedown[seat * KINDS + kind]
                    s.facedown[seat * KINDS + kind] = 0
                for _ in range(tiles):
                    kind = take_any(s.wily_pile, 0, KINDS, rng)
                    s.facedown[seat * KINDS + kind] += 1


def deal_plans(s: Table, viewer: i64, rng: Rng) -> None:
    """Mix the control tiles that other seats have not revealed among their places (AN-3.3)."""
    for seat in range(s.seats):
        if seat != viewer and s.plan[seat * TILES] >= 0:
            mix_plan(s, seat, rng)


def mix_plan(s: Table, seat: i64, rng: Rng) -> None:
    """Deal the actions beside which tiles of *seat* lie face down to those tiles at random."""
    start = seat * TILES
    counts = zeros(4)
    for tile in range(TILES):
        if s.used[seat] >> tile & 1 == 0:
            counts[s.plan[start + tile]] += 1
    for tile in range(TILES):
        if s.used[seat] >> tile & 1 == 0:
            s.plan[start + tile] = take_any(counts, 0, 4, rng)
