"""After giving up: the seat is not asked any more, and a game without people ends."""

import asyncio

from ludotheque.table.client import Client
from ludotheque.table.commands import Leave, Resign
from ludotheque.table.play.documents import view_document
from ludotheque.table.play.seating import leave
from ludotheque.table.play.turns import resign, run_out_of_time
from tests.table.playing import refused, settled, two_players
from tests.table.sittings import BERT, begun, read_again


def test_a_seat_that_has_given_up_is_not_asked_any_more():
    opened, sitting, (anna, _) = begun(["me", "open", "random"], BERT)
    assert view_document(sitting, "0")["legal"]
    resign(sitting, anna, Resign(seat=0))
    assert sitting.bots_owing() == [0], "the bot goes on"
    for seen in (view_document(sitting, "0"), view_document(read_again(opened, sitting), "0")):
        assert (seen["legal"], seen["asked"]) == ([], 0)
        assert seen["view"]["waiting"] == [0], "as everybody sees it"


def test_it_is_told_so(server):
    async def scenario():
        wishes = {"seats": ["me", "open", "random"], "options": {"first": 0}, "practice": True}
        async with two_players(server.url, **wishes) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            action = anna.legal(0)[0]
            await anna.do("resign", seat=0)
            await settled(anna, bert)
            for command, fields in {
                "act": {"number": anna.number, "actions": [action]},
                "preview": {"actions": [action]},
                "why": {"action": action},
                "hint": {},
                "back": {},
                "leave": {},
                "return": {},
            }.items():
                assert await refused(anna.do(command, seat=0, **fields)) == "not-now", command

    asyncio.run(scenario())


def test_a_game_whose_only_person_gives_up_ends(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random", "random", "random"])
            await anna.do(table, "start")
            await anna.do(table, "resign", seat=0)
            shown = (await anna.get(f"/api/tables/{table}"))["table"]
            assert shown["status"] == "over"
            outcome = shown["outcome"]
            assert (outcome["ending"], outcome["resigned"]) == ("resigned", [0])
            assert outcome["ranking"][-1] == [0]
            assert outcome["winners"] == outcome["ranking"][0]
            await anna.get(f"/api/tables/{table}/record")

    asyncio.run(scenario())


def test_the_last_person_may_also_run_out_of_time_or_be_away():
    clock = {"kind": "move", "seconds": 60, "then": "lose"}
    opened, sitting, (anna, bert) = begun(["me", "open", "random", "random"], BERT, clock=clock)
    leave(sitting, bert, Leave(seat=1))
    run_out_of_time(sitting, 0)
    assert sitting.status == "playing", "Bert may return"
    resign(sitting, bert, Resign(seat=1))
    assert sitting.status == "over"
    assert anna.host
    assert read_again(opened, sitting).outcome == sitting.outcome


def test_a_log_from_before_goes_on_without_people():
    """An entry without a word on the end is of a server where bots played on."""
    opened, sitting, _ = begun(["me", "random", "random"])
    sitting.enter("resign", 0, why="resigned", bot="greedy")
    assert sitting.status == "playing"
    assert read_again(opened, sitting).status == "playing"
