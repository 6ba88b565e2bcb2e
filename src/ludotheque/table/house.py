"""The house: all tables, who sits where, and everything that happens by itself."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic, perf_counter
from typing import Any

import msgspec

from ludotheque.core import CHANCE, Game, LudothequeError
from ludotheque.games import game as game_named
from ludotheque.table import meters, seating, takeback, turns, wire
from ludotheque.table.bus import Bus
from ludotheque.table.chairs import Chair, bot_of, changed_chair
from ludotheque.table.clock import NoClock
from ludotheque.table.guests import Guest, Signet, fresh_id
from ludotheque.table.journal import JOURNAL, note
from ludotheque.table.limits import Limits
from ludotheque.table.live import Listener, Live
from ludotheque.table.lobby import lobby_lines, my_lines
from ludotheque.table.replay import record_of, replayed
from ludotheque.table.settings import Settings
from ludotheque.table.sitting import Sitting, moment
from ludotheque.table.store import NewTable, Raced, Store
from ludotheque.table.terms import Terms
from ludotheque.table.thinking import QUICK_BOT, Thinkers, check_level, chosen, hinted
from ludotheque.table.trouble import Trouble, as_trouble
from ludotheque.table.who import Who, at_table, holds, may_look, needs_status, told_you, viewpoints
from ludotheque.table.wire import Command, NewTableWish

__all__ = ["House", "Notifier"]

Done = dict[str, Any]
# Told when a player who is not here is asked: the place where letters would be sent from.
Notifier = Callable[[str, str], Awaitable[None]]

RETRIES = 20
LONG_LOG = 300
BOT_PATIENCE = 3000
PRESENCE_EVERY = 15.0

# What changes or asks a sitting and nothing else.
AT_THE_TABLE: dict[type[Command], Callable[[Sitting, Who, Any], Done]] = {
    wire.Stand: seating.get_up,
    wire.SetSeat: seating.set_seat,
    wire.Start: seating.start,
    wire.Leave: seating.leave,
    wire.Return: seating.come_back,
    wire.Act: turns.act,
    wire.Preview: turns.preview,
    wire.Why: turns.why,
    wire.Resign: turns.resign,
    wire.Back: takeback.ask,
    wire.Answer: takeback.answer,
}


async def nobody_told(player: str, table: str) -> None:
    """Tell nobody: the list of turns is enough."""


class House:
    """One worker's part of the house."""

    def __init__(
        self, settings: Settings, store: Store, signet: Signet, thinkers: Thinkers, bus_url: str
    ) -> None:
        self.settings = settings
        self.store = store
        self.signet = signet
        self.thinkers = thinkers
        self.limits = Limits(settings.rates)
        self.live: dict[str, Live] = {}
        self.watchers: set[Listener] = set()
        self.stirred: set[str] = set()
        self.lobby_stirred = False
        self.notifier: Notifier = nobody_told
        self.opened_at = moment()
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bus = Bus(bus_url, store.worker, self.hear, self.catch_up_all) if bus_url else None

    async def open(self) -> None:
        """Begin."""
        if self.bus is not None:
            await self.bus.open()
        self.spawn(self.sweep_for_ever())

    async def close(self) -> None:
        """Finish what is being written, then end."""
        self.closing = True
        for listener in [*self.watchers, *(one for live in self.live.values()
                                           for one in live.listeners)]:  # fmt: skip
            listener.close(1012)
        for live in list(self.live.values()):
            async with live.lock:
                pass
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.bus is not None:
            await self.bus.close()
        self.thinkers.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run *work* beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables in memory

    async def table(self, table: str) -> Live:
        """Return the live table called *table*; hold its lock before using its sitting."""
        live = self.live.get(table)
        if live is None:
            live = self.live.setdefault(table, Live(table))
            meters.LIVE.set(len(self.live))
        return live

    async def read(self, live: Live) -> None:
        """See to it that the sitting is in memory; its lock is held."""
        live.used = monotonic()
        if live.known is not None:
            return
        found = await self.store.load(live.id)
        if found is None:
            self.live.pop(live.id, None)
            raise Trouble("unknown-table", f"there is no table '{live.id}'")
        opened, entries = found
        sitting = Sitting(opened.terms, opened.chairs, opened.opened)
        if len(entries) > LONG_LOG:
            await asyncio.to_thread(follow_all, sitting, entries)
        else:
            follow_all(sitting, entries)
        live.known = (opened, sitting)
        if live.listeners:
            live.publish()
        else:
            live.lay_fresh()

    async def catch_up(self, live: Live) -> None:
        """Follow what other workers have written; the lock is held."""
        if live.known is None:
            await self.read(live)
            return
        entries = await self.store.entries(live.id, live.sitting.number)
        if entries:
            follow_all(live.sitting, entries)
            live.publish()
            self.stir(live)

    async def commit(self, live: Live) -> None:
        """Write what is fresh, then tell everyone; the lock is held."""
        sitting = live.sitting
        if not sitting.fresh:
            return
        began = perf_counter()
        try:
            await self.store.append(live.id, sitting)
        except BaseException:
            live.known = None
            raise
        meters.COMMIT_SECONDS.observe(perf_counter() - began)
        self.count(sitting)
        fresh, sitting.fresh = sitting.fresh, []
        live.publish()
        self.stir(live)
        if any(entry.kind == "act" for entry in fresh):
            live.last_act = monotonic()
        self.send_notices(live, fresh[0].number)
        self.wake_bots(live)

    def count(self, sitting: Sitting) -> None:
        """Count the actions just taken."""
        for entry in sitting.fresh:
            if entry.kind == "act":
                bot = entry.seat >= 0 and bot_of(sitting.chairs[entry.seat])
                by = "chance" if entry.seat == CHANCE else "bot" if bot else "player"
                meters.ACTIONS.labels(sitting.terms.game, by).inc()

    def send_notices(self, live: Live, since: int) -> None:
        """Tell the notifier of players who are asked something new and not here."""
        here = live.here()
        for seat in live.sitting.waiting():
            chair = live.sitting.chairs[seat]
            if live.sitting.asked[seat] >= since and not bot_of(chair) and chair.player not in here:
                self.spawn(self.notifier(chair.player, live.id))

    # Commands

    async def open_table(self, guest: Guest, wish: NewTableWish) -> Live:
        """Open a table as *wish* says."""
        game = game_named(wish.game)
        terms = agreed(game, wish)
        chairs = [new_chair(chair, guest) for chair in wish.seats]
        if sum(chair.kind == "human" for chair in chairs) > 1 and not wish.hot_seat:
            raise Trouble("bad-seats", "several seats of one person need a hot-seat table")
        return await self.add_table(NewTable(
            id=fresh_id(), terms=terms, chairs=chairs, invite=secrets.token_urlsafe(16),
            host=guest.player, opened=moment(),
        ))  # fmt: skip

    async def add_table(self, new: NewTable) -> Live:
        """Keep a *new* table and hold it in memory."""
        await self.store.open_table(new)
        live = await self.table(new.id)
        live.known = (new, Sitting(new.terms, new.chairs, new.opened))
        live.lay_fresh()
        self.stir(live)
        note("table opened", table=new.id, game=new.terms.game)
        return live

    async def command(self, table: str, guest: Guest, command: Command, invite: str = "") -> Done:
        """Carry out a *command*; answer once it is stored."""
        if not guest.player:
            raise Trouble("no-name", "say your name first")
        if self.closing:
            raise Trouble("unavailable", "the house is closing")
        match command:
            case wire.Chat():
                return await self.chat(table, guest, command)
            case wire.Notes():
                return await self.notes(table, guest, command)
            case wire.Hint():
                return await self.hint(table, guest, command)
            case wire.Rematch():
                return await self.rematch(table, guest)
        return await self.change(table, guest, command, invite)

    async def change(self, table: str, guest: Guest, command: Command, invite: str) -> Done:
        """Let *command* change the sitting, again where another worker was faster."""
        for _ in range(RETRIES):
            live = await self.table(table)
            async with live.lock:
                await self.read(live)
                await self.see_number(live, command)
                try:
                    done = self.changed(live, guest, command, invite)
                except LudothequeError as error:
                    raise as_trouble(error) from error
                try:
                    await self.commit(live)
                except Raced:
                    continue
                return {"number": live.sitting.number, **done}
        raise Trouble("unavailable", "the table is too busy")

    async def see_number(self, live: Live, command: Command) -> None:
        """Catch up where a client has seen more, through another worker, than we have."""
        if isinstance(command, wire.Act) and command.number > live.sitting.number:
            await self.catch_up(live)

    def changed(self, live: Live, guest: Guest, command: Command, invite: str) -> Done:
        """Apply *command*; nothing is left of one that is refused."""
        if isinstance(command, wire.Join):
            invite = invite or command.invite
        who = at_table(live.opened, guest, invite)
        sitting = live.sitting
        try:
            match command:
                case wire.Join(secret=secret) if secret:
                    return seating.take_over(sitting, live.id, who, secret, self.signet)
                case wire.Join():
                    return seating.sit_down(sitting, who, command)
                case wire.SeatSecret(seat=seat):
                    holds(sitting, who, seat)
                    return {"secret": self.signet.seat_secret(live.id, seat, who.player)}
            return AT_THE_TABLE[type(command)](sitting, who, command)
        except BaseException:
            if sitting.fresh:
                live.known = None
            raise

    async def look(self, table: str, guest: Guest, invite: str) -> tuple[Live, Who]:
        """Return a table that *guest* may see."""
        live = await self.table(table)
        async with live.lock:
            await self.read(live)
            who = at_table(live.opened, guest, invite)
            may_look(live.sitting, who)
        return live, who

    async def chat(self, table: str, guest: Guest, command: wire.Chat) -> Done:
        """Say something to all at the table."""
        live, _ = await self.look(table, guest, "")
        seats = live.sitting.seats_of(guest.player)
        text = seating.called(command.text)
        if not seats:
            raise Trouble("forbidden", "those who sit at the table talk")
        if not live.sitting.terms.chat:
            raise Trouble("not-now", "this table is silent", status=live.sitting.status)
        if not text:
            raise Trouble("malformed", "nothing was said", where="text")
        said = await self.store.say(table, seats[0], live.sitting.chairs[seats[0]].name, text)
        self.hear_chat(live, said)
        return {"number": live.sitting.number}

    def hear_chat(self, live: Live, said: Done) -> None:
        """Tell all listeners of *live* what was said."""
        for listener in live.listeners:
            listener.send({"type": "chat", "chat": [said]})

    async def notes(self, table: str, guest: Guest, command: wire.Notes) -> Done:
        """Keep somebody's private notes."""
        live, _ = await self.look(table, guest, "")
        await self.store.note(table, guest.player, command.text.replace("\0", ""))
        return {"number": live.sitting.number}

    async def hint(self, table: str, guest: Guest, command: wire.Hint) -> Done:
        """Ask a bot for advice at a practice table."""
        live = await self.table(table)
        async with live.lock:
            await self.read(live)
            sitting = live.sitting
            holds(sitting, at_table(live.opened, guest, ""), command.seat)
            needs_status(sitting, "playing")
            if not sitting.terms.practice:
                raise Trouble("not-now", "hints are for practice tables", status=sitting.status)
            if sitting.questions[command.seat] is None:
                raise Trouble("not-asked", "this seat is not asked now", seat=command.seat)
            state = sitting.position.copy()
        hint = await self.thinkers.think(hinted, state, command.seat)
        if hint is None:
            raise Trouble("unavailable", "the bots give no hints yet")
        return {"number": live.sitting.number, "hint": hint}

    async def rematch(self, table: str, guest: Guest) -> Done:
        """Open the next table for the same players."""
        live = await self.table(table)
        async with live.lock:
            await self.catch_up(live)
            sitting = live.sitting
            needs_status(sitting, "over")
            if not sitting.seats_of(guest.player):
                raise Trouble("forbidden", "those who played may play again")
            if sitting.rematch is None:
                new = next_table(sitting, guest.player)
                await self.add_table(new)
                sitting.enter("rematch", table=new.id)
                await self.commit(live)
            return {"number": sitting.number, "table": sitting.rematch}

    # Looking

    async def listen(self, table: str, listener: Listener, hello: wire.Hello) -> Done:
        """Let *listener* hear of everything at the table; return what it is told first."""
        live = await self.table(table)
        async with live.lock:
            await self.read(live)
            who = at_table(live.opened, listener.guest, hello.invite)
            message = live.greet(listener, who, hello.since)
            self.wake_bots(live)
        message["chat"] = await self.store.said(table)
        message["notes"] = await self.store.noted(table, who.player) if who.player else ""
        self.spawn(self.announce_presence(live))
        return message

    async def stop_listening(self, table: str, listener: Listener) -> None:
        """Let *listener* go."""
        live = self.live.get(table)
        if live is None or listener not in live.listeners:
            return
        live.listeners.discard(listener)
        if self.closing:
            return
        async with live.lock:
            if live.known is not None:
                live.publish_presence()
        await self.announce_presence(live)

    async def view(self, table: str, guest: Guest, invite: str, since: int) -> Done:
        """Return the whole document, for clients without a socket."""
        live, who = await self.look(table, guest, invite)
        async with live.lock:
            await self.read(live)
            you = told_you(live.opened, live.sitting, who)
            points = viewpoints(live.sitting, who)
            message = live.whole(live.public(), you, points, since)
        message["chat"] = await self.store.said(table)
        message["notes"] = await self.store.noted(table, who.player) if who.player else ""
        return message

    async def finished(self, table: str) -> Sitting:
        """Return the sitting of a game that is over."""
        live = await self.table(table)
        async with live.lock:
            await self.read(live)
            needs_status(live.sitting, "over")
            return live.sitting

    async def record(self, table: str) -> str:
        """Return the record of a game that is over."""
        sitting = await self.finished(table)
        players = [chair.name or chair.bot for chair in sitting.chairs]
        return await self.thinkers.think(record_of, sitting.terms, sitting.acts, players)

    async def replay(self, table: str, viewpoint: str, begin: int, count: int) -> bytes:
        """Return frames of a game that is over."""
        sitting = await self.finished(table)
        known = {"all", "spectator", *(str(seat) for seat in range(sitting.terms.seats))}
        if viewpoint not in known:
            raise Trouble("malformed", "no such viewpoint", where="viewpoint")
        return await self.thinkers.think(
            replayed, sitting.terms, sitting.acts, viewpoint, begin, count
        )

    # Bots

    def wake_bots(self, live: Live) -> None:
        """Let every bot that is asked begin to think."""
        if live.known is None or self.closing:
            return
        for seat in live.sitting.bots_owing():
            if seat not in live.thinking:
                live.thinking[seat] = self.spawn(self.bot_turn(live, seat))

    async def bot_turn(self, live: Live, seat: int) -> None:
        """Let the bot at *seat* answer one question."""
        try:
            await self.bot_acts(live, seat)
        except Raced:
            note("bot was outrun", table=live.id)
        except Trouble as trouble:
            note("bot could not act", table=live.id, why=trouble.message)
        except Exception:
            JOURNAL.exception("a bot failed", extra={"facts": {"table": live.id}})
            await asyncio.sleep(1)
        finally:
            live.thinking.pop(seat, None)
        self.wake_bots(live)

    async def bot_acts(self, live: Live, seat: int) -> None:
        """Think on a copy of what is asked now; act if it is still asked then."""
        async with live.lock:
            await self.read(live)
            sitting = live.sitting
            if seat not in sitting.bots_owing():
                return
            asked = sitting.asked[seat]
            name = bot_of(sitting.chairs[seat])
            legal = sitting.position.legal(seat)
            state = sitting.position.copy()
        rest = live.last_act + sitting.terms.pace / 1000 - monotonic()
        if rest > 0:
            await asyncio.sleep(rest)
        if len(legal) == 1:
            action = state.tables.game.actions.name(legal[0])
        else:
            began = perf_counter()
            action = await self.thinkers.think(chosen, state, seat, name, secrets.randbits(63))
            meters.THINKING_SECONDS.labels(name).observe(perf_counter() - began)
        async with live.lock:
            await self.read(live)
            sitting = live.sitting
            if seat in sitting.bots_owing() and sitting.asked[seat] == asked:
                sitting.take(seat, [action], "")
                await self.commit(live)

    # What happens by itself

    async def sweep_for_ever(self) -> None:
        """Look after clocks, sleeping bots, idle tables and the lobby."""
        presence_at = monotonic()
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
                await self.tell_watchers()
                if self.bus is not None and monotonic() - presence_at > PRESENCE_EVERY:
                    presence_at = monotonic()
                    await self.refresh_presence()
            except Exception:
                JOURNAL.exception("a sweep failed")

    async def sweep(self) -> None:
        """Do what is due."""
        for table in await self.store.late(moment()):
            await self.time_up(table)
        patience = 0 if self.bus is None else BOT_PATIENCE
        for table in await self.store.bots_owing(moment() - patience):
            live = await self.table(table)
            if not live.thinking:
                async with live.lock:
                    await self.catch_up(live)
                self.wake_bots(live)
        for table, live in list(self.live.items()):
            if live.idle(self.settings.idle):
                del self.live[table]
        meters.LIVE.set(len(self.live))

    async def time_up(self, table: str) -> None:
        """Let a bot play for those who ran out of time, or let them lose."""
        live = await self.table(table)
        async with live.lock:
            await self.catch_up(live)
            sitting = live.sitting
            late = [seat for seat in sitting.waiting() if self.is_late(sitting, seat)]
            for seat in late:
                if sitting.status == "playing":
                    run_out(sitting, seat)
            try:
                await self.commit(live)
            except Raced:
                note("clock was outrun", table=table)

    def is_late(self, sitting: Sitting, seat: int) -> bool:
        """Say whether the time of *seat* is up; nobody loses while the house was closed."""
        due = sitting.deadline(seat)
        if due is None:
            return False
        if sitting.asked_at[seat] < self.opened_at:
            due = max(due, self.opened_at + int(self.settings.grace * 1000))
        return due <= moment()

    # The lobby

    def stir(self, live: Live) -> None:
        """Remember that lists have changed."""
        self.lobby_stirred |= live.sitting.terms.open
        self.stirred.update(chair.player for chair in live.sitting.chairs if chair.player)

    async def tell_watchers(self) -> None:
        """Send the lists that have changed to those who look at them."""
        stirred, self.stirred = self.stirred, set()
        lobby, self.lobby_stirred = self.lobby_stirred, False
        for watcher in list(self.watchers):
            player = watcher.guest.player
            if lobby:
                tables = await lobby_lines(self.store, player)
                watcher.send({"type": "lobby", "tables": tables})
            if player in stirred:
                lines = await my_lines(self.store, player)
                turns_owed = sum(bool(found["your_turn"]) for found in lines)
                watcher.send({"type": "turns", "tables": lines, "turns": turns_owed})

    # Other workers

    def hear(self, news: Done) -> None:
        """Follow what another worker tells."""
        live = self.live.get(news.get("t", ""))
        if "here" in news and live is not None:
            self.spawn(self.hear_presence(live, news))
        elif "said" in news and live is not None:
            said = news["said"]
            self.hear_chat(live, {key: said[key] for key in ("seat", "name", "text", "at")})
        elif "n" in news:
            self.lobby_stirred = True
            self.stirred.update(watcher.guest.player for watcher in self.watchers)
            if live is not None:
                self.spawn(self.hear_log(live, news["n"]))

    async def hear_log(self, live: Live, number: int) -> None:
        """Follow a log that has grown."""
        async with live.lock:
            if live.known is not None and live.sitting.number < number:
                await self.catch_up(live)

    async def hear_presence(self, live: Live, news: Done) -> None:
        """Remember who is connected to another worker."""
        async with live.lock:
            live.elsewhere[news["w"]] = (monotonic(), set(news["here"]), news["watching"])
            if live.known is not None:
                live.publish_presence()

    def catch_up_all(self) -> None:
        """Read everything again: notices may have been lost."""
        for live in list(self.live.values()):
            self.spawn(self.hear_log(live, 2**31))

    async def announce_presence(self, live: Live) -> None:
        """Tell the other workers who is connected here."""
        if self.bus is not None:
            players = sorted({listener.guest.player for listener in live.listeners} - {""})
            count = sum(listener.viewpoints == ("spectator",) for listener in live.listeners)
            await self.store.announce(t=live.id, here=players, watching=count)

    async def refresh_presence(self) -> None:
        """Tell again who is here, and forget workers that have gone silent."""
        for live in list(self.live.values()):
            if live.listeners:
                await self.announce_presence(live)
            stale = monotonic() - 3 * PRESENCE_EVERY
            gone = [worker for worker, (at, _, _) in live.elsewhere.items() if at < stale]
            for worker in gone:
                del live.elsewhere[worker]
            if gone:
                async with live.lock:
                    if live.known is not None:
                        live.publish_presence()


def follow_all(sitting: Sitting, entries: list[Any]) -> None:
    """Follow *entries*, and see that they lead where they were written."""
    for entry in entries:
        sitting.follow(entry)
    last = next((entry for entry in reversed(entries) if "d" in entry.body), None)
    if last is not None and last.body["d"] != sitting.fingerprint():
        raise Trouble("unavailable", "the log does not lead to the position it was written in")


def agreed(game: Game, wish: NewTableWish) -> Terms:
    """Return the terms of a table, all of them checked."""
    game.check_seats(len(wish.seats))
    if wish.seed is not None and not wish.practice:
        raise Trouble("bad-seed", "only practice tables are dealt from a seed of one's choice")
    seed = secrets.randbits(128) if wish.seed is None else int(wish.seed)
    if seed >> 128:
        raise Trouble("bad-seed", "a seed is a whole number from 0 to 2**128 - 1")
    options = game.settled(game.table_options(dict(wish.options)))
    game.tables(len(wish.seats), options, wish.pack)
    return Terms(
        game=game.name,
        rules=game.rules_version,
        seats=len(wish.seats),
        seed=str(seed),
        options=msgspec.convert(options, dict[str, bool | int | str]),
        pack=wish.pack,
        name=seating.called(wish.name),
        open=wish.open,
        practice=wish.practice,
        spectators=wish.spectators,
        chat=wish.chat,
        hot_seat=wish.hot_seat,
        random_seats=wish.random_seats,
        pace=wish.pace,
        clock=wish.clock,
    )


def new_chair(wish: wire.NewChair, guest: Guest) -> Chair:
    """Return a chair as it was wished for."""
    if wish.kind == "me":
        return Chair("human", guest.player, seating.called(wish.name) or guest.name)
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
    return NewTable(id=fresh_id(), terms=terms, chairs=chairs, invite=secrets.token_urlsafe(16),
                    host=host, opened=moment())  # fmt: skip


def run_out(sitting: Sitting, seat: int) -> None:
    """The time of *seat* is up."""
    clock = sitting.terms.clock
    if isinstance(clock, NoClock):
        return
    if clock.then == "lose":
        sitting.enter("resign", seat, why="time", bot=QUICK_BOT)
        return
    away = changed_chair(sitting.chairs[seat], away=True, bot=QUICK_BOT)
    sitting.enter("chair", seat, chair=away, why="time")
