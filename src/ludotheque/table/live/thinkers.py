"""Thinkers: bots, hints and replays are worked out in processes of their own, each in its turn."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any, Literal, Protocol, TypeVar

from ludotheque.bots import bot, hint
from ludotheque.bots.command import CommandBot
from ludotheque.core import Seat, State
from ludotheque.table import metrics
from ludotheque.table.live.fair_queue import Claim, FairQueue, Ticket
from ludotheque.table.live.thinker_process import ThinkerDied, ThinkerProcess
from ludotheque.table.settings import Patience

__all__ = ["GaveUp", "LaneName", "Thinkers", "bot_choice", "expert_hint"]

T = TypeVar("T")

# What is thought of, the quickest first: quick bots and looking ahead, which people wait for at
# every click; replays and records; bots and hints that think for as long as they may.
LaneName = Literal["quick", "replays", "slow"]
LANES: tuple[LaneName, ...] = ("quick", "replays", "slow")

# How many actions a hint names.
ADVICE = 5
# Seconds that a process may take to begin, on top of what a thought may take.
BEGINNING = 30.0
# How often something is thought of again where the process died of it, or of something else.
TRIES = 2


def bot_choice(state: State, seat: int, name: str, seed: int) -> str:
    """Return what the bot *name* does."""
    # A bot is given a seat, never the state: what it may not know it cannot look up.
    place, player = Seat(state, seat), bot(name, seed)
    if not isinstance(player, CommandBot):
        return place.name(player.choose(place))
    # A program begins and ends with each of its decisions; where it fails the house decides.
    try:
        return place.name(player.answer(place, place.choices()))
    finally:
        player.close()


def expert_hint(state: State, seat: int, ms: int, seed: int) -> list[dict[str, object]]:
    """Return the actions that the expert would take for *seat*, the best first."""
    return [
        {
            "name": advice.name,
            "share": round(advice.share, 4),
            "visits": advice.visits,
            "facts": advice.facts,
        }
        for advice in hint(Seat(state, seat), ms, best=ADVICE, seed=seed)
    ]


class GaveUp(Exception):
    """Something was not thought to its end: it waited or took too long, or the process died."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        metrics.THOUGHTS_GIVEN_UP.labels(why).inc()


class Process(Protocol):
    """What is asked of a process that thinks."""

    @property
    def alive(self) -> bool:
        """Whether it has begun."""
        ...

    def think(self, work: Callable[..., Any], given: tuple[object, ...]) -> Any:
        """Return what *work* makes of what is *given*, or raise ThinkerDied; in a thread."""
        ...

    def end(self) -> None:
        """End it in the middle of a thought."""
        ...

    def ready(self) -> None:
        """Be ready for another thought."""
        ...


class Lane:
    """Those who wait for one kind of thought."""

    def __init__(self, name: str) -> None:
        self.queue = FairQueue[asyncio.Future[Process]]()
        self.waiting = metrics.THOUGHTS_WAITING.labels(name)
        self.wait_seconds = metrics.THOUGHT_WAIT_SECONDS.labels(name)


class Thinkers:
    """A few processes that think, so that the server's own never has to.

    There are lanes for slow thoughts, for replays and for what is quick, each with processes of
    its own: *count* for what is slow, one for each of the others.  A process whose own lane is
    empty takes what is quicker, and never what is slower: so nothing waits behind slower thoughts.
    """

    def __init__(
        self,
        count: int = 0,
        patience: Patience | None = None,
        make: Callable[[], Process] = ThinkerProcess,
    ) -> None:
        self.patience = patience or Patience()
        self.lanes = {name: Lane(name) for name in LANES}
        slow = count or max(1, (os.cpu_count() or 2) - 1)
        self.own_lane: dict[Process, LaneName] = {
            make(): name for name in LANES for _ in range(slow if name == "slow" else 1)
        }
        self.idle = list(self.own_lane)
        # Each waits for one process.
        self.threads = ThreadPoolExecutor(len(self.own_lane), "thinker")

    async def think(
        self, claim: Claim, work: Callable[..., T], *given: object, lane: LaneName = "slow"
    ) -> T:
        """Return what *work* makes of what is *given*, in its turn; a dead process is replaced.

        Raise GaveUp where the patience is at an end.
        """
        for _ in range(TRIES):
            process, ticket = await self._turn(lane, claim)
            try:
                answer: T = await self._thought(lane, ticket, process, work, given)
            except ThinkerDied:
                continue
            return answer
        raise GaveUp("died")

    async def warm_up(self) -> None:
        """Let the process for what is quick begin: the first click need not wait for that."""
        with suppress(GaveUp):
            await self.think(Claim(("",), ""), int, lane="quick")

    async def close(self) -> None:
        """End the processes, in the middle of whatever they think."""
        for process in self.own_lane:
            process.end()
        await asyncio.to_thread(self.threads.shutdown)

    # Waiting

    async def _turn(
        self, name: LaneName, claim: Claim
    ) -> tuple[Process, Ticket[asyncio.Future[Process]]]:
        """Wait for a process; whoever is given one has to think with it."""
        lane = self.lanes[name]
        began = monotonic()
        turn = asyncio.get_running_loop().create_future()
        ticket = lane.queue.put(turn, claim)
        self._serve()
        try:
            await asyncio.wait({turn}, timeout=self.patience.wait + self._beginning(name))
        except asyncio.CancelledError:
            if turn.done():
                self._release(name, ticket, turn.result(), 0.0)
            raise
        finally:
            lane.wait_seconds.observe(monotonic() - began)
            if not turn.done():
                lane.queue.give_up(ticket)
                self._count_waiting()
        if not turn.done():
            raise GaveUp("waited")
        return turn.result(), ticket

    def _beginning(self, lane: LaneName) -> float:
        """Return how much longer one waits while no process of this *lane* has begun yet."""
        begun = any(process.alive for process, own in self.own_lane.items() if own == lane)
        return 0.0 if begun else BEGINNING

    def _serve(self) -> None:
        """Give idle processes to those whose turn it is."""
        # Those for what is quick first: so the others are left to what is slow.
        for process in sorted(self.idle, key=lambda one: LANES.index(self.own_lane[one])):
            ticket = self._next_for(process)
            if ticket is not None:
                self.idle.remove(process)
                ticket.item.set_result(process)
        self._count_waiting()

    def _next_for(self, process: Process) -> Ticket[asyncio.Future[Process]] | None:
        """Return whose turn it is with *process*: its own lane first, then those quicker."""
        allowed = LANES[: LANES.index(self.own_lane[process]) + 1]
        tickets = (self.lanes[name].queue.take() for name in reversed(allowed))
        return next((ticket for ticket in tickets if ticket is not None), None)

    def _count_waiting(self) -> None:
        for lane in self.lanes.values():
            lane.waiting.set(len(lane.queue))

    # Thinking

    async def _thought(
        self,
        lane: LaneName,
        ticket: Ticket[asyncio.Future[Process]],
        process: Process,
        work: Callable[..., Any],
        given: tuple[object, ...],
    ) -> Any:
        """Think with *process*, and give it back when it has finished, also where we have not."""
        longest = self.patience.thought + (0.0 if process.alive else BEGINNING)
        began = monotonic()
        process.ready()
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.threads, process.think, work, given)

        def release(done: asyncio.Future[Any]) -> None:
            # Looked at here, since nobody may wait for it any more: else asyncio warns.
            done.exception()
            self._release(lane, ticket, process, monotonic() - began)

        thought.add_done_callback(release)
        try:
            await asyncio.wait({thought}, timeout=longest)
        finally:
            if not thought.done():
                process.end()
        if not thought.done():
            raise GaveUp("took too long")
        return thought.result()

    def _release(
        self,
        lane: LaneName,
        ticket: Ticket[asyncio.Future[Process]],
        process: Process,
        seconds: float,
    ) -> None:
        """Charge for a thought, and let the process serve the next."""
        self.lanes[lane].queue.finish(ticket, seconds)
        self.idle.append(process)
        self._serve()
