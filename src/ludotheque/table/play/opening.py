"""Opening a table: what was wished for becomes terms and chairs, all of it checked."""

import secrets
from typing import Annotated, Any, Literal

import msgspec

from ludotheque.core import Game
from ludotheque.table.commands import BotName, PlayerName
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest, random_id
from ludotheque.table.play.bot_levels import checked_level
from ludotheque.table.play.chairs import Chair, changed_chair
from ludotheque.table.play.clock import Clock, NoClock
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable, Terms
from ludotheque.table.text import printable, shown_name
from ludotheque.table.timestamps import now_ms

__all__ = ["NewChair", "NewTableWish", "check_pack_size", "new_table", "next_table"]

# Bytes of a pack without white space: nearly twice what it takes to write down a whole box.
LARGEST_PACK = 128 * 1024


class NewChair(msgspec.Struct, frozen=True):
    """A seat of a table to be opened."""

    kind: Literal["me", "open", "bot"]
    name: PlayerName = ""
    bot: BotName = ""


class NewTableWish(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[NewChair], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    pack: dict[str, Any] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    open: bool = False
    practice: bool = False
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,39}$")] | None = None
    clock: Clock = NoClock()
    spectators: bool = True
    chat: bool = True
    hot_seat: bool = False
    random_seats: bool = False
    aids: bool = True
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 0


def check_pack_size(pack: dict[str, Any]) -> None:
    """Refuse a pack that is longer than any box."""
    size = len(msgspec.json.encode(pack))
    if size > LARGEST_PACK:
        raise RequestError(
            "too-large", f"a pack has at most {LARGEST_PACK} bytes without white space, not {size}"
        )


def new_table(game: Game, guest: Guest, wish: NewTableWish) -> OpenedTable:
    """Return the table that *guest* wishes for."""
    terms = agreed(game, wish)
    chairs = [new_chair(chair, guest) for chair in wish.seats]
    if sum(chair.kind == "human" for chair in chairs) > 1 and not wish.hot_seat:
        raise RequestError("bad-seats", "several seats of one person need a hot-seat table")
    return opened_now(terms, chairs, guest.player)


def next_table(sitting: Sitting, host: str) -> OpenedTable:
    """Return the table of a rematch: the same seats, a new deal."""
    chosen = False if sitting.terms.practice else msgspec.UNSET
    seed = str(secrets.randbits(128))
    terms = msgspec.structs.replace(sitting.terms, seed=seed, seed_chosen=chosen)
    chairs = [
        chair if chair.kind == "bot" else changed_chair(chair, bot="", away=False, resigned=False)
        for chair in sitting.chairs
    ]
    return opened_now(terms, chairs, host)


def opened_now(terms: Terms, chairs: list[Chair], host: str) -> OpenedTable:
    """Return a table with an id and an invite that nobody can guess."""
    invite = secrets.token_urlsafe(16)
    return OpenedTable(random_id(), terms, chairs, invite, host, now_ms())


def agreed(game: Game, wish: NewTableWish) -> Terms:
    """Return the terms of a table, all of them checked."""
    game.check_seats(len(wish.seats))
    if wish.seed is not None and not wish.practice:
        raise RequestError("bad-seed", "only practice tables are dealt from a seed of one's choice")
    seed = secrets.randbits(128) if wish.seed is None else int(wish.seed)
    if seed >> 128:
        raise RequestError("bad-seed", "a seed is a whole number from 0 to 2**128 - 1")
    options = game.settled(game.table_options(dict(wish.options)))
    # Made to be checked: options and pack that do not fit are refused now, not at the start.
    game.edition(len(wish.seats), options, wish.pack)
    return Terms(
        game=game.name,
        rules=game.rules_version,
        seats=len(wish.seats),
        seed=str(seed),
        options=msgspec.convert(game.written(options), dict[str, bool | int | str]),
        pack=wish.pack,
        name=printable(wish.name),
        open=wish.open,
        practice=wish.practice,
        spectators=wish.spectators,
        chat=wish.chat,
        hot_seat=wish.hot_seat,
        random_seats=wish.random_seats,
        pace=wish.pace,
        aids=msgspec.UNSET if wish.aids else False,
        clock=wish.clock,
        seed_chosen=wish.seed is not None if wish.practice else msgspec.UNSET,
        package=game.package or msgspec.UNSET,
    )


def new_chair(wish: NewChair, guest: Guest) -> Chair:
    """Return a chair as it was wished for."""
    if wish.kind == "me":
        # No name at all is one's own; one that cannot be seen is refused.
        name = shown_name(wish.name, "name") if wish.name else guest.name
        return Chair("human", guest.player, name)
    if wish.kind == "open":
        return Chair()
    return Chair("bot", bot=checked_level(wish.bot))
