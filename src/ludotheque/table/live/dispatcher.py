"""The dispatcher: every command goes to the part that carries it out."""

from ludotheque.core import LudothequeError
from ludotheque.table import commands
from ludotheque.table.commands import Command, Done
from ludotheque.table.errors import RequestError, engine_error
from ludotheque.table.guests import Guest
from ludotheque.table.limits import Limits
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.committer import Committer
from ludotheque.table.live.hints import Hints
from ludotheque.table.live.judging import Judging
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.messenger import Messenger
from ludotheque.table.live.previews import Previews
from ludotheque.table.live.rematcher import Rematcher
from ludotheque.table.live.sitting_commands import apply_command
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.judged import Judged
from ludotheque.table.signing import Signer
from ludotheque.table.store.table_logs import Raced

__all__ = ["Dispatcher"]

# How often a command is tried where other workers are faster each time.
TRIES = 20
# What is written for ever, and no part of a game: counted by player and by address.
COUNTED: dict[type[Command], str] = {
    commands.Chat: "chat",
    commands.Notes: "notes",
    commands.Join: "seatings",
    commands.Stand: "seatings",
    commands.SetSeat: "seatings",
}


class Dispatcher:
    """Carries out commands, whether they came by a socket or by HTTP."""

    def __init__(
        self,
        cache: TableCache,
        committer: Committer,
        signer: Signer,
        messenger: Messenger,
        hints: Hints,
        rematcher: Rematcher,
        previews: Previews,
        judging: Judging,
        limits: Limits,
        background: BackgroundTasks,
    ) -> None:
        self.cache = cache
        self.committer = committer
        self.signer = signer
        self.messenger = messenger
        self.hints = hints
        self.rematcher = rematcher
        self.previews = previews
        self.judging = judging
        self.limits = limits
        self.background = background

    async def carry_out(self, table_id: str, guest: Guest, address: str, command: Command) -> Done:
        """Carry out a *command* that *guest* sends from *address*; answer once it is stored."""
        self._check_open(guest)
        self._count(guest, address, command)
        judged: Judged | None = None
        match command:
            case commands.Chat():
                return await self.messenger.chat(table_id, guest, command)
            case commands.Notes():
                return await self.messenger.keep_notes(table_id, guest, command)
            case commands.Hint():
                return await self.hints.hint(table_id, guest, address, command)
            case commands.Rematch():
                return await self.rematcher.rematch(table_id, guest, command)
            case commands.Preview():
                return await self.previews.preview(table_id, guest, command)
            case commands.Foresee():
                return await self.previews.foresee(table_id, guest, command)
            case commands.Act() if command.only:
                instead = await self.previews.instead_of(table_id, guest, command)
                if isinstance(instead, dict):
                    return instead
                judged = instead
        return await self._change_sitting(table_id, guest, command, judged)

    def _check_open(self, guest: Guest) -> None:
        """Refuse a stranger, and everybody once the server closes."""
        if not guest.player:
            raise RequestError("no-name", "say your name first")
        if self.background.closing:
            raise RequestError("unavailable", "the house is closing")

    def _count(self, guest: Guest, address: str, command: Command) -> None:
        """Let nobody write without end, here or by opening one table after the other."""
        kind = COUNTED.get(type(command))
        if kind is not None:
            self.limits.take_for(kind, guest.player, address)
        elif isinstance(command, commands.Rematch) and command.yes:
            # Whoever resigns and plays again would else open as many as they like.
            self.limits.take("tables", guest.player)
            self.limits.take("tables_from", address)

    async def _change_sitting(
        self, table_id: str, guest: Guest, command: Command, judged: Judged | None
    ) -> Done:
        """Let *command* change the sitting, again where another worker was faster."""
        for _ in range(TRIES):
            if judged is None:
                judged = await self.judging.judged(table_id, guest, command)
            live = self.cache.get(table_id)
            async with live.lock:
                await self.cache.load(live)
                await self._catch_up_with_client(live, command)
                number = live.sitting.number
                if judged is not None and judged.number != number:
                    # Somebody has acted meanwhile: it is judged anew.
                    judged = None
                    continue
                try:
                    done = self._apply(live, guest, command, judged)
                    await self.committer.commit(live)
                except Raced:
                    continue
                except (LudothequeError, RequestError) as error:
                    # What is refused here may be right by what another worker knows already.
                    await self.cache.load_latest(live)
                    if live.sitting.number > number:
                        continue
                    if isinstance(error, RequestError):
                        raise
                    raise engine_error(error) from error
                return {"number": live.sitting.number, **done}
        raise RequestError("unavailable", "the table is too busy")

    async def _catch_up_with_client(self, live: LiveTable, command: Command) -> None:
        """Catch up where a client has seen more, through another worker, than we have."""
        if isinstance(command, commands.Act) and command.number > live.sitting.number:
            await self.cache.catch_up(live)

    def _apply(
        self, live: LiveTable, guest: Guest, command: Command, judged: Judged | None
    ) -> Done:
        """Apply *command*; nothing is left of one that is refused."""
        sitting = live.sitting
        try:
            return apply_command(live, guest, command, self.signer, judged)
        except BaseException:
            # It was refused half done: what is in memory must not be written with the next.
            if sitting.fresh:
                live.unload()
            raise
