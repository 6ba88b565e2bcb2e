"""The house: all tables, who sits where, and everything that happens by itself."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic, perf_counter
from typing import Any

from ludotheque.core import CHANCE, LudothequeError
from ludotheque.games import game as game_named
from ludotheque.table import meters, seating, takeback, turns, wire
from ludotheque.table.bot_turns import BotTurns
from ludotheque.table.chairs import bot_of
from ludotheque.table.guests import Guest, Signet
from ludotheque.table.journal import JOURNAL, note
from ludotheque.table.limits import Limits
from ludotheque.table.live import Listener, Live
from ludotheque.table.lobby import Lobby
from ludotheque.table.neighbours import Neighbours
from ludotheque.table.opening import new_table, next_table
from ludotheque.table.replay import record_of, replayed
from ludotheque.table.settings import Settings
from ludotheque.table.sitting import Entry, Sitting
from ludotheque.table.store import NewTable, Raced, Store
from ludotheque.table.thinking import Thinkers, hinted
from ludotheque.table.timekeeper import Timekeeper
from ludotheque.table.trouble import Trouble, as_trouble
from ludotheque.table.who import Who, at_table, holds, may_look, needs_status, told_you, viewpoints
from ludotheque.table.wire import Command, NewTableWish

__all__ = ["House", "Notifier"]

Done = dict[str, Any]
# Told when a player who is not here is asked: the place where letters would be sent from.
Notifier = Callable[[str, str], Awaitable[None]]

RETRIES = 20
LONG_LOG = 300

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
        self.notifier: Notifier = nobody_told
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lobby = Lobby(store)
        self.bots = BotTurns(self, thinkers)
        self.timekeeper = Timekeeper(self)
        self.neighbours = Neighbours(self, bus_url)

    async def open(self) -> None:
        """Begin."""
        await self.neighbours.open()
        self.spawn(self.timekeeper.go_round())

    async def close(self) -> None:
        """Finish what is being written, then end."""
        self.closing = True
        for listener in [*self.lobby.watchers, *self.listeners()]:
            listener.close(1012)
        for live in list(self.live.values()):
            async with live.lock:
                pass
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.neighbours.close()
        await self.thinkers.close()

    def listeners(self) -> list[Listener]:
        """Return everyone who is connected to a table."""
        return [listener for live in self.live.values() for listener in live.listeners]

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run *work* beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        """Let go of work that is done; write down what went wrong in it."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            JOURNAL.error("something beside failed", exc_info=task.exception())

    # Tables in memory

    def table(self, table: str) -> Live:
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

    async def read_all(self, live: Live) -> None:
        """See to it that the sitting is in memory with all that other workers have written."""
        if self.neighbours.bus is None:
            await self.read(live)
        else:
            await self.catch_up(live)

    async def was_behind(self, live: Live, number: int) -> bool:
        """Catch up with other workers; say whether the log has grown beyond *number*."""
        await self.read_all(live)
        return live.sitting.number > number

    def forget_idle(self) -> None:
        """Let go of tables that nobody has needed for a while."""
        for table, live in list(self.live.items()):
            if live.idle(self.settings.idle):
                del self.live[table]
        meters.LIVE.set(len(self.live))

    async def catch_up(self, live: Live) -> None:
        """Follow what other workers have written; the lock is held."""
        if live.known is None:
            await self.read(live)
            return
        entries = await self.store.entries(live.id, live.sitting.number)
        if entries:
            follow_all(live.sitting, entries)
            live.publish()
            self.lobby.stir(live.sitting)

    async def commit(self, live: Live, opened: NewTable | None = None) -> None:
        """Write what is fresh, and a table *opened* with it, then tell everyone; lock held."""
        sitting = live.sitting
        if not sitting.fresh:
            return
        began = perf_counter()
        try:
            await self.store.append(live.id, sitting, opened)
        except BaseException:
            live.known = None
            raise
        meters.COMMIT_SECONDS.observe(perf_counter() - began)
        self.count(sitting)
        fresh, sitting.fresh = sitting.fresh, []
        live.publish()
        self.lobby.stir(live.sitting)
        if any(entry.kind == "act" for entry in fresh):
            live.last_act = monotonic()
        self.send_notices(live, fresh[0].number)
        self.bots.wake(live)

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

    async def open_table(self, guest: Guest, wish: NewTableWish) -> Done:
        """Open a table as *wish* says."""
        if len(self.live) >= self.settings.most_tables:
            raise Trouble("unavailable", "the house is full")
        new = new_table(game_named(wish.game), guest, wish)
        await self.store.open_table(new)
        return self.hold(new)

    def hold(self, new: NewTable) -> Done:
        """Hold a *new* table in memory."""
        live = self.table(new.id)
        live.known = (new, Sitting(new.terms, new.chairs, new.opened))
        live.lay_fresh()
        self.lobby.stir(live.sitting)
        note("table opened", table=new.id, game=new.terms.game)
        return live.table

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
            live = self.table(table)
            async with live.lock:
                await self.read(live)
                await self.see_number(live, command)
                number = live.sitting.number
                try:
                    done = self.changed(live, guest, command, invite)
                    await self.commit(live)
                except Raced:
                    continue
                except (LudothequeError, Trouble) as error:
                    # What is refused here may be right by what another worker knows already.
                    if await self.was_behind(live, number):
                        continue
                    if isinstance(error, Trouble):
                        raise
                    raise as_trouble(error) from error
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
        who = at_table(*live.both, guest, invite)
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

    async def look(self, table: str, guest: Guest, invite: str) -> tuple[Done, Done]:
        """Return what *guest* may know of a table and is told of themselves."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            who = at_table(*live.both, guest, invite)
            may_look(live.sitting, who)
            return live.public(), told_you(*live.both, who)

    async def chat(self, table: str, guest: Guest, command: wire.Chat) -> Done:
        """Say something to all at the table."""
        text = seating.called(command.text)
        if not text:
            raise Trouble("malformed", "nothing was said", where="text")
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            sitting = live.sitting
            seats = sitting.seats_of(guest.player)
            if not seats:
                raise Trouble("forbidden", "those who sit at the table talk")
            if not sitting.terms.chat:
                raise Trouble("not-now", "this table is silent", status=sitting.status)
            name = sitting.chairs[seats[0]].name
            live.tell_chat(await self.store.say(table, seats[0], name, text))
            return {"number": sitting.number}

    async def notes(self, table: str, guest: Guest, command: wire.Notes) -> Done:
        """Keep somebody's private notes."""
        seen, _ = await self.look(table, guest, "")
        await self.store.note(table, guest.player, command.text.replace("\0", ""))
        return {"number": seen["number"]}

    async def hint(self, table: str, guest: Guest, command: wire.Hint) -> Done:
        """Ask a bot for advice at a practice table."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            sitting = live.sitting
            holds(sitting, at_table(*live.both, guest, ""), command.seat)
            needs_status(sitting, "playing")
            if not sitting.terms.practice:
                raise Trouble("not-now", "hints are for practice tables", status=sitting.status)
            if sitting.questions[command.seat] is None:
                raise Trouble("not-asked", "this seat is not asked now", seat=command.seat)
            self.limits.take("hints", guest.player)
            number, state = sitting.number, sitting.position.copy()
        hint = await self.thinkers.think(
            hinted, state, command.seat, self.settings.hint_ms, secrets.randbits(63)
        )
        return {"number": number, "hint": hint}

    async def rematch(self, table: str, guest: Guest) -> Done:
        """Open the next table for the same players."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            needs_status(live.sitting, "over")
            if not live.sitting.seats_of(guest.player):
                raise Trouble("forbidden", "those who played may play again")
            if live.sitting.rematch is None:
                await self.offer_rematch(live, guest)
            return {"number": live.sitting.number, "table": live.sitting.rematch}

    async def offer_rematch(self, live: Live, guest: Guest) -> None:
        """Open the next table, unless another worker has; the lock is held."""
        new = next_table(live.sitting, guest.player)
        live.sitting.enter("rematch", table=new.id)
        try:
            await self.commit(live, new)
        except Raced:
            await self.read(live)
        else:
            self.hold(new)

    # Looking

    async def listen(self, table: str, listener: Listener, hello: wire.Hello) -> None:
        """Let *listener* hear of everything at the table, the whole document first."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            who = at_table(*live.both, listener.guest, hello.invite)
            may_look(live.sitting, who)
            talk = await self.talk(table, who)
            listener.send({**live.greet(listener, who, hello.since), **talk})
            self.bots.wake(live)
        self.spawn(self.neighbours.tell(live))

    async def talk(self, table: str, who: Who) -> Done:
        """Return what was said at the table, and what *who* has noted there."""
        notes = await self.store.noted(table, who.player) if who.player else ""
        return {"chat": await self.store.said(table), "notes": notes}

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
        await self.neighbours.tell(live)

    async def view(self, table: str, guest: Guest, invite: str, since: int) -> Done:
        """Return the whole document, for clients without a socket."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
            who = at_table(*live.both, guest, invite)
            may_look(live.sitting, who)
            you = told_you(*live.both, who)
            points = viewpoints(live.sitting, who)
            message = live.whole(live.public(), you, points, since)
        return {**message, **await self.talk(table, who)}

    async def finished(self, table: str) -> Sitting:
        """Return the sitting of a game that is over."""
        live = self.table(table)
        async with live.lock:
            await self.read_all(live)
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


def follow_all(sitting: Sitting, entries: list[Entry]) -> None:
    """Follow *entries*, and see that they lead where they were written."""
    for entry in entries:
        sitting.follow(entry)
    last = next((entry for entry in reversed(entries) if "d" in entry.body), None)
    if last is not None and last.body["d"] != sitting.fingerprint():
        raise Trouble("unavailable", "the log does not lead to the position it was written in")
