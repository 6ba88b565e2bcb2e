"""Opening a table: what was wished for becomes terms and chairs, all of it checked."""

import secrets

import msgspec

from ludotheque.core import Game
from ludotheque.table.chairs import Chair, changed_chair
from ludotheque.table.guests import Guest, fresh_id
from ludotheque.table.seating import called
from ludotheque.table.sitting import Sitting, moment
from ludotheque.table.store import NewTable
from ludotheque.table.terms import Terms
from ludotheque.table.thinking import QUICK_BOT, check_level
from ludotheque.table.trouble import Trouble
from ludotheque.table.wire import NewChair, NewTableWish

__all__ = ["new_table", "next_table"]


def new_table(game: Game, guest: Guest, wish: NewTableWish) -> NewTable:
    """Return the table that *guest* wishes for."""
    terms = agreed(game, wish)
    chairs = [new_chair(chair, guest) for chair in wish.seats]
    if sum(chair.kind == "human" for chair in chairs) > 1 and not wish.hot_seat:
        raise Trouble("bad-seats", "several seats of one person need a hot-seat table")
    return with_new_name(terms, chairs, guest.player)


def with_new_name(terms: Terms, chairs: list[Chair], host: str) -> NewTable:
    """Return a table with a name and an invite that nobody can guess."""
    invite = secrets.token_urlsafe(16)
    return NewTable(fresh_id(), terms, chairs, invite, host, moment())


def agreed(game: Game, wish: NewTableWish) -> Terms:
    """Return the terms of a table, all of them checked."""
    game.check_seats(len(wish.seats))
    if wish.seed is not None and not wish.practice:
        raise Trouble("bad-seed", "only practice tables are dealt from a seed of one's choice")
    seed = secrets.randbits(128) if wish.seed is None else int(wish.seed)
    if seed >> 128:
        raise Trouble("bad-seed", "a seed is a whole number from 0 to 2**128 - 1")
    options = game.settled(game.table_options(dict(wish.options)))
    game.edition(len(wish.seats), options, wish.pack)
    return Terms(
        game=game.name,
        rules=game.rules_version,
        seats=len(wish.seats),
        seed=str(seed),
        options=msgspec.convert(options, dict[str, bool | int | str]),
        pack=wish.pack,
        name=called(wish.name),
        open=wish.open,
        practice=wish.practice,
        spectators=wish.spectators,
        chat=wish.chat,
        hot_seat=wish.hot_seat,
        random_seats=wish.random_seats,
        pace=wish.pace,
        clock=wish.clock,
    )


def new_chair(wish: NewChair, guest: Guest) -> Chair:
    """Return a chair as it was wished for."""
    if wish.kind == "me":
        return Chair("human", guest.player, called(wish.name) or guest.name)
    if wish.kind == "open":
        return Chair()
    bot = wish.bot or QUICK_BOT
    check_level(bot)
    return Chair("bot", bot=bot)


def next_table(sitting: Sitting, host: str) -> NewTable:
    """Return the table of a rematch: the same seats, a new deal."""
    terms = msgspec.structs.replace(sitting.terms, seed=str(secrets.randbits(128)))
    chairs = [
        chair if chair.kind == "bot" else changed_chair(chair, bot="", away=False, resigned=False)
        for chair in sitting.chairs
    ]
    return with_new_name(terms, chairs, host)
