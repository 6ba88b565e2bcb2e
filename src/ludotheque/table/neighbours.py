"""Neighbours: the other workers of the same house, and who is connected to them."""

from time import monotonic
from typing import TYPE_CHECKING, Any

from ludotheque.table.bus import Bus
from ludotheque.table.live import Live

if TYPE_CHECKING:
    from ludotheque.table.house import House

__all__ = ["Neighbours"]

News = dict[str, Any]

EVERY = 15.0
ALL = 2**31


class Neighbours:
    """Hears of what other workers write, and tells them who is here."""

    def __init__(self, house: "House", bus_url: str) -> None:
        self.house = house
        worker = house.store.worker
        self.bus = Bus(bus_url, worker, self.hear, self.catch_up) if bus_url else None
        self.told_at = monotonic()

    async def open(self) -> None:
        """Begin to listen."""
        if self.bus is not None:
            await self.bus.open()

    async def close(self) -> None:
        """Listen no more."""
        if self.bus is not None:
            await self.bus.close()

    def hear(self, news: News) -> None:
        """Follow what another worker tells."""
        live = self.house.live.get(news.get("t", ""))
        if "n" in news:
            self.house.lobby.stir_all()
        if live is None:
            return
        if "here" in news:
            self.house.spawn(self.see(live, news))
        elif "said" in news:
            self.house.spawn(self.overhear(live, news["said"]))
        elif "n" in news:
            self.house.spawn(self.follow(live, news["n"]))

    async def overhear(self, live: Live, said: News) -> None:
        """Tell those who are here what was said elsewhere."""
        async with live.lock:
            live.tell_chat({key: said[key] for key in ("seat", "name", "text", "at")})

    def catch_up(self) -> None:
        """Read every table again: notices may have been lost."""
        for live in list(self.house.live.values()):
            self.house.spawn(self.follow(live, ALL))

    async def follow(self, live: Live, number: int) -> None:
        """Follow a log that has grown to *number*."""
        async with live.lock:
            # Without listeners it is enough to read the table when somebody comes.
            unread = live.known is None and bool(live.listeners)
            if unread or (live.known is not None and live.sitting.number < number):
                await self.house.catch_up(live)

    async def see(self, live: Live, news: News) -> None:
        """Remember who is connected to another worker."""
        async with live.lock:
            live.elsewhere[news["w"]] = (monotonic(), set(news["here"]), news["watching"])
            if live.known is not None:
                live.publish_presence()

    async def tell(self, live: Live) -> None:
        """Tell the other workers who is connected here."""
        if self.bus is not None:
            players = sorted({listener.guest.player for listener in live.listeners} - {""})
            await self.house.store.announce(t=live.id, here=players, watching=live.spectators())

    async def refresh(self) -> None:
        """Tell again who is here, and forget workers that have gone silent."""
        if self.bus is None or monotonic() - self.told_at < EVERY:
            return
        self.told_at = monotonic()
        for live in list(self.house.live.values()):
            if live.listeners:
                await self.tell(live)
            async with live.lock:
                if live.forget_workers(monotonic() - 3 * EVERY) and live.known is not None:
                    live.publish_presence()
