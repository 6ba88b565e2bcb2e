"""One worker process of the server: its parts, and in which order they open and close."""

from ludotheque.games import all_games
from ludotheque.table.limits import Limits
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.bot_turns import BotTurns
from ludotheque.table.live.clock_alarm import ClockAlarm
from ludotheque.table.live.committer import Committer
from ludotheque.table.live.dispatcher import Dispatcher
from ludotheque.table.live.hints import Hints
from ludotheque.table.live.house_clock import HouseClock
from ludotheque.table.live.judging import Judging
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.messenger import Messenger
from ludotheque.table.live.other_workers import OtherWorkers
from ludotheque.table.live.presence_news import PresenceNews
from ludotheque.table.live.previews import Previews
from ludotheque.table.live.rematcher import Rematcher
from ludotheque.table.live.replays import Replays
from ludotheque.table.live.sessions import Sessions
from ludotheque.table.live.sweeper import Sweeper
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.live.table_opener import TableOpener
from ludotheque.table.live.table_views import TableViews
from ludotheque.table.live.thinkers import Thinkers
from ludotheque.table.live.turn_alerts import TurnAlerts
from ludotheque.table.live.unstarted_tables import UnstartedTables
from ludotheque.table.passwords import Passwords
from ludotheque.table.settings import Settings
from ludotheque.table.signing import Signer
from ludotheque.table.store.store import Store

__all__ = ["Worker"]


class Worker:
    """The parts of one process; the only place that knows them all, and it only joins them.

    *notices_url* is the PostgreSQL database that other workers share, '' if there are none.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        thinkers: Thinkers,
        notices_url: str,
    ) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.thinkers = thinkers
        self.limits = Limits(settings.rates)
        self.passwords = Passwords()
        self.sessions = Sessions(store.sessions, settings.session, settings.guest_session)
        self.background = BackgroundTasks()
        self.lobby = Lobby(store.lists)
        self.cache = TableCache(
            store.logs, store.set_aside, self.lobby, settings.idle, shared=bool(notices_url)
        )
        self.committer = Committer(store.logs, self.lobby)
        self.presence_news = PresenceNews(
            settings.presence, store.connections, self.background, shared=bool(notices_url)
        )
        self.other_workers = OtherWorkers(
            notices_url,
            store.connections.worker,
            self.cache,
            self.lobby,
            store.messages,
            self.presence_news,
            self.sessions,
            self.background,
        )
        self.turn_alerts = TurnAlerts(self.background)
        self.bots = BotTurns(
            self.cache, self.committer, store.logs, store.lists, thinkers, self.background
        )
        self.committer.after_commit = [
            self.turn_alerts.send,
            self.presence_news.note_seats,
            lambda live, _fresh: self.bots.wake(live),
        ]
        self.opener = TableOpener(self.cache, store.logs, settings.most_tables)
        self.messenger = Messenger(self.cache, store.messages)
        self.dispatcher = Dispatcher(
            self.cache,
            self.committer,
            signer,
            self.messenger,
            Hints(self.cache, thinkers, self.limits, settings.hint_ms),
            Rematcher(self.cache, self.committer),
            Previews(self.cache, thinkers),
            Judging(self.cache, thinkers),
            self.limits,
            self.background,
        )
        self.views = TableViews(self.cache, self.messenger, self.bots, self.presence_news)
        self.replays = Replays(self.cache, thinkers)
        # Between two rounds of the sweeper nobody writes that the house is alive.
        silence = max(settings.silence, 3 * settings.sweep)
        self.house_clock = HouseClock(store.house_time, silence)
        self.clock_alarm = ClockAlarm(
            self.cache, self.committer, store.lists, self.house_clock, settings.grace
        )
        self.unstarted = UnstartedTables(
            self.cache, store.lists, store.logs, self.lobby, settings.unstarted
        )
        self.sweeper = Sweeper(
            settings.sweep,
            [
                self.house_clock.tick,
                self.clock_alarm.give_time_back,
                self.clock_alarm.ring,
                self.bots.wake_sleeping,
                self.cache.forget_idle,
                self.unstarted.expire,
                self.lobby.send_changed,
                self.other_workers.refresh_presence,
                self.sessions.look_after,
            ],
        )

    async def open(self) -> None:
        """Begin."""
        # Looked for now: else everybody would wait while the first guest asks for a game.
        all_games()
        await self.store.set_aside.try_again()
        await self.other_workers.open()
        self.background.spawn(self.sweeper.run())
        self.background.spawn(self.thinkers.warm_up())

    async def close(self) -> None:
        """Finish what is being written, then end."""
        self.background.closing = True
        for listener in self._connected():
            listener.close(1012)
        # Whoever holds a lock is about to write what somebody waits for; then there is no more.
        for live in list(self.cache.tables.values()):
            async with live.lock:
                pass
        await self.background.cancel_all()
        await self.other_workers.close()
        await self.thinkers.close()

    def clocks_stand_still(self) -> bool:
        """Say whether nobody has looked after clocks for too long."""
        # Both: nobody is late by a time until which outages are not known.
        watches = (self.house_clock.tick, self.clock_alarm.ring)
        after = self.settings.standstill
        return any(self.sweeper.stands_still(duty, after) for duty in watches)

    def _connected(self) -> list[Listener]:
        """Return every open socket, in the lobby and at tables."""
        tables = self.cache.tables.values()
        at_tables = [listener for live in tables for listener in live.presence.listeners]
        return [*self.lobby.watchers, *at_tables]
