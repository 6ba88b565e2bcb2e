"""The thinkers: each thought has its turn, its deadline and, at a table, a quick one in its place.

Most of it with processes that think only when the test lets them.
"""

import asyncio
import os
import queue
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import update

from ludotheque.games import game
from ludotheque.table.client import Client
from ludotheque.table.live import bot_turns, thinker_process
from ludotheque.table.live.fair_queue import WATCHED, Claim
from ludotheque.table.live.thinker_process import ThinkerDied, ThinkerProcess
from ludotheque.table.live.thinkers import GaveUp, Thinkers, bot_choice
from ludotheque.table.settings import Patience
from ludotheque.table.store import schema
from tests.table.servers import PATIENCE, ThreadServer

WISHES = {"open": True, "options": {"agreement": False}}
LONG = Patience(wait=PATIENCE, thought=PATIENCE)


class FakeProcess:
    """Thinks of what it is given when it is told to go on; `begun` says what it thinks of."""

    begun: queue.Queue

    def __init__(self):
        self.alive = True
        self.go_on = queue.Queue()
        self.endings = 0

    def think(self, work, given):
        self.begun.put((self, work(*given)))
        if not self.go_on.get(timeout=PATIENCE):
            raise ThinkerDied
        return work(*given)

    def end(self):
        self.endings += 1
        self.go_on.put(False)

    def ready(self):
        pass


@pytest.fixture
def fakes():
    """Return a class of processes with one row of what they have begun."""
    return type("Fakes", (FakeProcess,), {"begun": queue.Queue()})


async def next_begun(fakes):
    return await asyncio.to_thread(fakes.begun.get, True, PATIENCE)


def ask(thinkers, owner, what, table="t", **facts):
    return asyncio.create_task(thinkers.think(Claim((owner,), table), str, what, **facts))


def run(work):
    async def bounded():
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(bounded())


async def until(holds):
    """Wait until something holds in the server's own thread."""
    for _ in range(PATIENCE * 20):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never held")


def test_a_quick_thought_never_waits_behind_slow_ones(fakes):
    async def scenario():
        thinkers = Thinkers(1, LONG, fakes)
        slow = [ask(thinkers, "anna", f"slow {number}", f"t{number}") for number in range(18)]
        process, what = await next_begun(fakes)
        assert what == "slow 0"
        quick = ask(thinkers, "bert", "quick", lane="quick")
        other, what = await next_begun(fakes)
        assert what == "quick"
        assert other is not process
        other.go_on.put(True)
        assert await quick == "quick"
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        await thinkers.close()

    run(scenario())


def test_quick_thoughts_take_idle_processes_too_but_not_while_a_slow_one_waits(fakes):
    async def scenario():
        thinkers = Thinkers(1, LONG, fakes)
        quick = [ask(thinkers, "anna", f"quick {number}", lane="quick") for number in range(4)]
        begun = dict([await next_begun(fakes) for _ in range(3)])
        assert len(begun) == 3
        slow = ask(thinkers, "bert", "slow")
        await asyncio.sleep(0)
        (process,) = [one for one, lane in thinkers.own_lane.items() if lane == "slow"]
        process.go_on.put(True)
        assert await next_begun(fakes) == (process, "slow")
        process.go_on.put(True)
        assert await slow == "slow"
        for process in thinkers.own_lane:
            process.go_on.put(True)
            process.go_on.put(True)
        assert await asyncio.gather(*quick) == [f"quick {number}" for number in range(4)]
        await thinkers.close()

    run(scenario())


def test_replays_wait_neither_behind_slow_thoughts_nor_in_the_way_of_quick_ones(fakes):
    async def scenario():
        thinkers = Thinkers(1, LONG, fakes)
        tasks = [ask(thinkers, "anna", f"slow {number}") for number in range(3)]
        tasks += [ask(thinkers, "anna", f"replay {number}", lane="replays") for number in range(3)]
        tasks += [ask(thinkers, "bert", "quick", lane="quick")]
        begun = {what async for what in first_begun(fakes, 3)}
        assert begun == {"slow 0", "replay 0", "quick"}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinkers.close()

    run(scenario())


async def first_begun(fakes, count):
    for _ in range(count):
        yield (await next_begun(fakes))[1]


def test_a_stranger_comes_next_however_much_another_has_asked_for(fakes):
    async def scenario():
        thinkers = Thinkers(1, LONG, fakes)
        many = [ask(thinkers, "anna", f"slow {number}", f"t{number}") for number in range(18)]
        process, _ = await next_begun(fakes)
        stranger = ask(thinkers, "bert", "bert's")
        await asyncio.sleep(0)
        process.go_on.put(True)
        process, what = await next_begun(fakes)
        assert what == "bert's"
        process.go_on.put(True)
        assert await stranger == "bert's"
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        await thinkers.close()

    run(scenario())


def test_a_thought_that_waits_too_long_is_given_up(fakes):
    async def scenario():
        thinkers = Thinkers(1, Patience(wait=0.01, thought=PATIENCE), fakes)
        first = ask(thinkers, "anna", "first")
        process, _ = await next_begun(fakes)
        with pytest.raises(GaveUp, match="waited"):
            await thinkers.think(Claim(("bert",), "t"), str, "second")
        process.go_on.put(True)
        assert await first == "first"
        assert len(thinkers.lanes["slow"].queue) == 0
        await thinkers.close()

    run(scenario())


def test_a_process_that_hangs_is_ended_and_serves_again(fakes):
    async def scenario():
        thinkers = Thinkers(1, Patience(wait=PATIENCE, thought=0.01), fakes)
        with pytest.raises(GaveUp, match="took too long"):
            await thinkers.think(Claim(("anna",), "t"), str, "hangs")
        process, _ = await next_begun(fakes)
        assert process.endings == 1
        process.go_on.put(True)
        assert await thinkers.think(Claim(("anna",), "t"), str, "again") == "again"
        await thinkers.close()

    run(scenario())


def test_one_whose_question_is_gone_leaves_the_process_to_others(fakes):
    async def scenario():
        thinkers = Thinkers(1, LONG, fakes)
        first = ask(thinkers, "anna", "first")
        second = ask(thinkers, "bert", "second")
        process, _ = await next_begun(fakes)
        first.cancel()
        process, what = await next_begun(fakes)
        assert what == "second"
        assert process.endings == 1
        process.go_on.put(True)
        assert await second == "second"
        await thinkers.close()

    run(scenario())


# Real processes


def think_of_ids():
    return os.getpid()


def die_at_once():
    os.kill(os.getpid(), signal.SIGKILL)


def hang():
    threading.Event().wait()


def raise_something():
    raise ValueError("as it was raised")


def test_real_processes_die_hang_and_are_replaced():
    async def scenario():
        thinkers = Thinkers(1, LONG)
        mine = Claim(("anna",), "t")
        first = await thinkers.think(mine, think_of_ids)
        assert first != os.getpid()
        assert await thinkers.think(mine, think_of_ids) == first
        with pytest.raises(ValueError, match="as it was raised"):
            await thinkers.think(mine, raise_something)
        with pytest.raises(GaveUp, match="died"):
            await thinkers.think(mine, die_at_once)
        second = await thinkers.think(mine, think_of_ids)
        assert second != first
        thinkers.patience = Patience(wait=PATIENCE, thought=0.2)
        with pytest.raises(GaveUp, match="took too long"):
            await thinkers.think(mine, hang)
        thinkers.patience = LONG
        assert await thinkers.think(mine, think_of_ids) not in {first, second}
        await thinkers.close()

    run(scenario())


def test_a_process_that_was_ended_before_it_began_does_not_think():
    process = ThinkerProcess()
    process.end()
    with pytest.raises(ThinkerDied):
        process.think(think_of_ids, ())
    process.ready()
    assert process.think(think_of_ids, ()) != os.getpid()
    process.end()


# At a table


def busy(*names):
    """Return a way to think in which the bots *names* never come to their end."""

    async def think(_claim, work, state, seat, name, seed, **_facts):
        if name in names:
            raise GaveUp("waited")
        return work(state, seat, name, seed)

    return think


@pytest.mark.parametrize(("given_up", "played"), [(["expert"], "greedy"), ([], "expert")])
def test_where_a_thought_is_given_up_the_quick_bot_chooses(given_up, played, monkeypatch):
    chosen = []

    def noted(state, seat, name, seed):
        chosen.append(name)
        return bot_choice(state, seat, "greedy", seed)

    monkeypatch.setattr(bot_turns, "bot_choice", noted)
    bots = bot_turns.BotTurns.__new__(bot_turns.BotTurns)
    bots.thinkers = Thinkers(1, LONG)
    bots.thinkers.think = busy(*given_up)
    state = game("aisopos").new(2, 7)
    seat = state.actor()
    action = run(bots._choose(Claim(("anna",), "t"), state, seat, "expert"))
    assert chosen == [played]
    assert state.game.actions.number(action) in state.legal(seat)


def test_where_not_even_the_quick_bot_has_its_turn_the_game_goes_on():
    bots = bot_turns.BotTurns.__new__(bot_turns.BotTurns)
    bots.thinkers = Thinkers(1, LONG)
    bots.thinkers.think = busy("expert", "greedy")
    state = game("aisopos").new(2, 7)
    seat = state.actor()
    action = run(bots._choose(Claim(("anna",), "t"), state, seat, "expert"))
    assert state.game.actions.number(action) in state.legal(seat)


def bots_of(server, table):
    return server.worker.cache.tables[table].thinking


def test_where_nobody_is_seated_bots_rest_until_somebody_looks_on(tmp_path):
    with ThreadServer(str(tmp_path / "t.db")) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["random", "random"], **WISHES)
                await anna.do(table, "start")
                # They were not asked to think: nothing is under way that could act later.
                assert not bots_of(server, table)
                assert not server.ask(server.worker.store.lists.bots_owing(10**15))
                place = await anna.sit(table)
                await place.until(lambda: place.number > 5)
                assert bot_turns.claim(server.worker.cache.tables[table]).rank == WATCHED
                await place.leave()
                live = server.worker.cache.tables[table]
                await until(lambda: not live.thinking)
                seen = live.sitting.number
                server.ask(server.worker.bots.wake_sleeping())
                assert not live.thinking
                assert live.sitting.number == seen
                assert live.sitting.status == "playing"

        run(scenario())


def test_one_who_polls_looks_on_too(tmp_path):
    with ThreadServer(str(tmp_path / "t.db")) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["random", "random"], **WISHES)
                await anna.do(table, "start")
                path = f"/api/tables/{table}/view"
                for _ in range(1000):
                    number = (await anna.get(path))["number"]
                    if number > 5:
                        break
                    await asyncio.sleep(0.05)
                assert number > 5

        run(scenario())


def test_a_table_of_before_that_rests_is_not_read_again_and_again(database):
    with ThreadServer(database, sweep=0.05) as server:
        lists = server.worker.store.lists

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["random", "random"])
                await anna.do(table, "start")
                server.ask(owes_as_before(server, table))
                await until(lambda: not server.ask(lists.bots_owing(10**15)))
                assert not bots_of(server, table)

        run(scenario())


async def owes_as_before(server, table):
    """Write the row as it was written before bots rested."""
    owes = update(schema.tables).where(schema.tables.c.id == table).values(bots_owe=True)

    def work(connection):
        connection.execute(owes)

    await server.worker.store.connections.write(work)


def test_a_process_whose_server_was_killed_with_an_answer_unread_ends_in_silence(monkeypatch):
    monkeypatch.setattr(thinker_process, "_set_up_process", lambda: None)
    here, there = thinker_process.SPAWN.Pipe()
    with ThreadPoolExecutor(1) as thread:
        thinking = thread.submit(thinker_process.think_on, there)
        here.send((int, ()))
        assert here.poll(PATIENCE)
        here.close()
        thinking.result(PATIENCE)
