"""Acting: numbers, resending, lists, looking ahead, simultaneous decisions, take-backs."""

import asyncio
import random
import threading
from contextlib import asynccontextmanager

import msgspec
import pytest

from ludotheque.games import all_games
from ludotheque.table.client import Client, Refused
from ludotheque.table.errors import RequestError
from ludotheque.table.http.sockets import decoded
from ludotheque.table.play import preview
from ludotheque.table.play.preview import goes_on
from tests.table.playing import play_on, refused, settled, two_players
from tests.table.servers import PATIENCE, PLENTY, ThreadServer


def run(scenario):
    return asyncio.run(scenario)


@asynccontextmanager
async def begun(server, **wishes):
    wishes.setdefault("options", {"first": 0})
    async with two_players(server.url, **wishes) as (anna, bert):
        await anna.do("start")
        await settled(anna, bert)
        yield anna, bert


def test_an_action_is_taken_once_however_often_it_is_sent(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            number = anna.number
            first = await anna.act(0, "place lion b2", id="same")
            again = await anna.act(0, "place lion b2", id="same", number=number)
            assert first["at"] == again["at"] == number + 1
            assert again["again"]
            await settled(anna, bert)
            assert anna.number == number + 1

    run(scenario())


def test_a_stale_number_is_told_the_present_one(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            await anna.act(0, "place lion b2")
            await bert.until(lambda: bert.legal(1) != [])
            with pytest.raises(Refused) as error:
                await bert.act(1, "place lion c3", number=1)
            assert error.value.kind == "stale"
            assert error.value.details["number"] == bert.number
            with pytest.raises(Refused) as error:
                await bert.act(1, "place lion c3", number=10**6)
            assert error.value.kind == "stale"
            assert await refused(anna.act(0, "place fox c3")) == "not-asked"
            await bert.act(1, "place lion c3")

    run(scenario())


NEARLY_RIGHT = ["Place Lion B2", " place lion b2", "place  lion b2", "place\tlion b2",
                "place lion b2\n", "place\u00a0lion b2"]  # fmt: skip


def test_names_are_exact_on_the_wire(server):
    async def scenario():
        async with begun(server) as (anna, _bert):
            number = anna.number
            for name in NEARLY_RIGHT:
                for attempt in (
                    anna.act(0, name),
                    anna.do("preview", seat=0, actions=[name]),
                    anna.do("why", seat=0, action=name),
                ):
                    with pytest.raises(Refused) as error:
                        await attempt
                    assert error.value.kind == "unknown-action"
                    assert "did you mean 'place lion b2'?" in str(error.value)
                    assert str(error.value).isprintable()
            assert anna.number == number

    run(scenario())


def test_what_is_no_action_is_refused_with_the_rule_that_it_breaks(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            for name, rule in (("pass", "AI-3.4"), ("move a1 c1", "AI-3.3")):
                for attempt in (anna.act(0, name), anna.do("preview", seat=0, actions=[name])):
                    with pytest.raises(Refused) as error:
                        await attempt
                    assert error.value.kind == "illegal"
                    details = error.value.details
                    assert (details["at"], details["action"], details["rule"]) == (0, name, rule)
                why = await anna.do("why", seat=0, action=name)
                assert why["refusal"] == {key: details[key] for key in ("key", "rule", "facts")}
            with pytest.raises(Refused) as error:
                await bert.act(1, "place lion b2")
            assert (error.value.kind, error.value.details["rule"]) == ("not-asked", "AI-3.1")
            why = await bert.do("why", seat=1, action="place lion b2")
            assert why["refusal"]["rule"] == "AI-3.1"

    run(scenario())


@pytest.mark.parametrize("field", ["seat", "number"])
@pytest.mark.parametrize("wrong", ["1" + "0" * 5000, "true", "1.5"])
def test_a_command_with_a_number_that_is_none_is_malformed(field, wrong):
    command = {"do": "act", "id": "x", "seat": 0, "number": 1, "actions": ["agree"], field: "WRONG"}
    with pytest.raises(RequestError) as error:
        decoded(msgspec.json.encode(command).replace(b'"WRONG"', wrong.encode()))
    assert error.value.kind == "malformed"
    assert len(error.value.message) < 100


@pytest.mark.parametrize("command", [{"do": "\x1b[31mact"}, {"do": "act", "seat": "\x1b[31m"}])
def test_no_answer_echoes_an_escape_code(command):
    with pytest.raises(RequestError) as error:
        decoded(msgspec.json.encode(command))
    assert error.value.message.isprintable()
    assert str(error.value).isprintable()


def test_an_illegal_action_is_refused_with_its_rule(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            await anna.act(0, "place lion b2")
            await bert.until(lambda: bert.legal(1) != [])
            number = bert.number
            with pytest.raises(Refused) as error:
                await bert.act(1, "place fox b2")
            details = error.value.details
            assert error.value.kind == "illegal"
            assert details["rule"].startswith("AI-3")
            assert (details["at"], details["action"]) == (0, "place fox b2")
            why = await bert.do("why", seat=1, action="place fox b2")
            assert why["refusal"] == {key: details[key] for key in ("key", "rule", "facts")}
            assert (await bert.do("why", seat=1, action="place fox b3"))["refusal"] is None
            assert await refused(bert.act(1, "fly home")) == "unknown-action"
            assert await refused(bert.act(0, "place fox b3")) == "forbidden"
            assert bert.number == number

    run(scenario())


def test_two_seats_decide_at_the_same_moment(server):
    """Both send the number they see; neither is told that it is stale."""

    async def scenario():
        async with two_players(server.url, "bunny_kingdom") as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            await bert.until(lambda: bert.legal(1) != [])
            numbers = anna.number, bert.number
            await asyncio.gather(
                anna.act(0, anna.legal(0)[0], number=numbers[0]),
                bert.act(1, bert.legal(1)[0], number=numbers[1]),
            )

    run(scenario())


async def place_with_list(server, game, seats, seed):
    """Play at random until a seat has a certain choice of two steps; return all of it."""
    client = Client(server.url, "Anna")
    await client.__aenter__()
    chairs = [{"kind": "me", "name": str(seat)} for seat in range(seats)]
    table = await client.open_table(game, chairs, hot_seat=True, practice=True, seed=str(seed))
    place = await client.sit(table)
    await place.do("start")
    chance = random.Random(seed)
    await place.until(lambda: any(place.legal(seat) for seat in range(seats)))
    for _ in range(300):
        for seat in range(seats):
            for first in place.legal(seat)[:6]:
                ahead = await place.do("preview", seat=seat, actions=[first])
                if goes_on(ahead):
                    return client, place, seat, [first, ahead["legal"][0]]
        seat = next(seat for seat in range(seats) if place.legal(seat))
        done = await place.act(seat, chance.choice(place.legal(seat)))
        await place.until(lambda done=done: place.number >= done["number"])
    raise AssertionError("no choice of several steps was met")


@pytest.mark.parametrize(("game", "seats"), [("bunny_kingdom", 2), ("above_and_below", 2)])
def test_a_list_is_taken_whole_and_previewed_rightly(server, game, seats):
    async def scenario():
        client, place, seat, actions = await place_with_list(server, game, seats, 7)
        number = place.number
        heard = len(place.events[str(seat)])
        ahead = await place.do("preview", seat=seat, actions=actions)
        assert place.number == number
        wrong = next(name for name in place.legal(seat) if name not in actions)
        if ahead["certain"]:
            assert await refused(place.act(seat, actions[0], wrong, wrong)) in {
                "illegal",
                "too-far",
            }
        assert place.number == number
        done = await place.act(seat, *actions)
        assert done["taken"] == 2
        await place.until(lambda: place.number >= done["number"])
        if ahead["certain"]:
            assert place.legal(seat) == ahead["legal"]
            assert place.doc["views"][str(seat)]["view"] == ahead["view"]
            assert place.events[str(seat)][heard:] == ahead["events"]
        await place.leave()
        await client.__aexit__(None, None, None)

    run(scenario())


def test_a_list_may_not_go_past_another_player(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            number = anna.number
            with pytest.raises(Refused) as error:
                await anna.act(0, "place lion b2", "place fox b3")
            assert error.value.kind == "too-far"
            assert error.value.details["at"] == 1
            await settled(anna, bert)
            assert anna.number == number

    run(scenario())


def test_a_preview_says_what_cannot_be_taken_back_and_nothing_hidden(server):
    """A clash looks the same in a preview whether it would be won or lost."""

    async def scenario():
        async with begun(server) as (anna, bert):
            number = await anna.act(0, "place man c3")
            await bert.until(lambda: bert.legal(1) != [])
            await bert.act(1, "place lion c4")
            await anna.until(lambda: anna.legal(0) != [])
            clash = await anna.do("preview", seat=0, actions=["move c3 c4"])
            told = {"legal": [], "question": None, "view": None, "events": [], "certain": False,
                    "reveals": True}  # fmt: skip
            assert {key: clash[key] for key in told} == told
            quiet = await anna.do("preview", seat=0, actions=["place fox a1"])
            assert (quiet["certain"], quiet["reveals"], quiet["legal"]) == (True, False, [])
            assert piece_at(quiet["view"], "a1")["kinds"] == ["fox"]
            assert [event["key"] for event in quiet["events"]] == ["placed", "placed-kind"]
            await settled(anna, bert)
            assert anna.number == number["number"] + 1
            assert await refused(bert.do("preview", seat=0, actions=[])) == "forbidden"

    def piece_at(view, spot):
        return next(piece for piece in view["table"]["pieces"] if piece["hex"] == spot)

    run(scenario())


def test_a_preview_is_worked_out_in_another_process(server, monkeypatch):
    """The loop of the server, which everybody shares, never waits for one."""

    def held(*_):
        raise AssertionError("the server itself looks ahead")

    async def scenario():
        async with begun(server) as (anna, _):
            ahead = await anna.do("preview", seat=0, actions=["place fox a1"])
            assert (ahead["certain"], ahead["number"]) == (True, anna.number)
            again = anna.do("preview", seat=0, actions=["place fox a1", "place man a2"])
            assert await refused(again) == "too-far"
            unknown = anna.do("preview", seat=0, actions=["place fox z9"])
            assert await refused(unknown) == "unknown-action"
            illegal = anna.do("preview", seat=0, actions=["move a1 b1"])
            assert await refused(illegal) == "illegal"

    monkeypatch.setattr(preview, "worlds_after", held)
    run(scenario())


def test_while_one_looks_ahead_the_table_is_free(server, monkeypatch):
    async def scenario():
        async with begun(server) as (anna, bert):
            think = server.worker.thinkers.think
            begins, goes_on = threading.Event(), threading.Event()

            async def waits(claim, work, *given, **facts):
                begins.set()
                await asyncio.to_thread(goes_on.wait, PATIENCE)
                return await think(claim, work, *given, **facts)

            monkeypatch.setattr(server.worker.thinkers, "think", waits)
            ahead = asyncio.create_task(anna.do("preview", seat=0, actions=["place fox a1"]))
            await asyncio.to_thread(begins.wait, PATIENCE)
            # Anna's own socket answers in order, so she acts without it, and Bert goes on.
            await anna.client.do(anna.table, "act", seat=0, number=anna.number,
                                 actions=["place lion b2"])  # fmt: skip
            await bert.until(lambda: bert.legal(1) != [])
            await bert.act(1, "place man c3")
            goes_on.set()
            # What she has asked about is answered as it was then.
            assert (await ahead)["certain"]

    run(scenario())


def test_what_is_whole_is_taken_in_one_round_trip(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            done = await anna.act(0, "place man c3", only="quiet", id="one click")
            assert (done["taken"], done["at"]) == (1, done["number"])
            again = await anna.act(0, "place man c3", only="quiet", id="one click")
            assert (again["again"], again["at"]) == (True, done["at"])
            assert await refused(anna.act(0, "place fox a1", only="whole")) == "not-asked"
            await bert.until(lambda: bert.legal(1) != [])
            before = bert.number
            assert await refused(bert.act(1, "place fox a1", only="whole", number=0)) == "stale"
            assert await refused(bert.act(1, "place fox c3", only="whole")) == "illegal"
            await bert.act(1, "place lion c4", only="whole")
            await anna.until(lambda: anna.legal(0) != [])
            # A clash shows what is hidden: whoever wants to be asked first is.
            clash = await anna.act(0, "move c3 c4", only="quiet")
            assert (clash["taken"], clash["preview"]["reveals"]) == (0, True)
            assert anna.number == before + 1
            done = await anna.act(0, "move c3 c4", only="whole")
            assert done["taken"] == 1

    run(scenario())


def test_what_is_not_whole_is_only_looked_at(server):
    async def scenario():
        client, place, seat, actions = await place_with_list(server, "bunny_kingdom", 2, 7)
        number = place.number
        done = await place.act(seat, actions[0], only="whole")
        assert (done["taken"], done["number"]) == (0, number)
        assert actions[1] in done["preview"]["legal"]
        ahead = await place.do("preview", seat=seat, actions=actions)
        done = await place.act(seat, *actions, only="whole")
        assert done["taken"] == (0 if goes_on(ahead) else 2)
        await place.leave()
        await client.__aexit__(None, None, None)

    run(scenario())


def test_a_take_back_needs_everyone(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            before = anna.doc["views"]["0"]["view"]
            assert await refused(anna.do("back", seat=0)) == "nothing-to-take-back"
            await anna.act(0, "place lion b2")
            await bert.until(lambda: bert.legal(1) != [])
            assert (await anna.do("back", seat=0))["taken_back"] is False
            await bert.until(lambda: bert.doc["table"]["back"] is not None)
            asked = {"seat": 0, "actions": 1, "agreed": [], "asked": [1]}
            assert bert.doc["table"]["back"] == asked
            assert await refused(anna.do("answer", seat=0, yes=True)) == "not-now"
            assert (await bert.do("answer", seat=1, yes=False))["taken_back"] is False
            await settled(anna, bert)
            assert anna.doc["table"]["back"] is None
            await anna.do("back", seat=0)
            assert (await bert.do("answer", seat=1, yes=True))["taken_back"] is True
            await settled(anna, bert)
            assert anna.doc["views"]["0"]["view"] == before
            assert bert.legal(1) == []
            await anna.act(0, "place fox b2")
            await settled(anna, bert)
            keys = [event["key"] for event in bert.events["1"]]
            assert keys.count("table-back") == 1

    run(scenario())


def test_a_take_back_after_bots_undoes_their_answers_too(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"], options={"first": 0})
            place = await anna.sit(table)
            await place.do("start")
            await place.until(lambda: place.legal(0) != [])
            before = place.doc["views"]["0"]["view"]
            await place.act(0, "place lion b2")
            await place.until(lambda: place.legal(0) != [])
            assert (await place.do("back", seat=0))["taken_back"] is True
            await place.until(lambda: place.doc["views"]["0"]["view"] == before)
            await play_on(place, random.Random(4))
            record = await anna.http.get(f"/api/tables/{table}/record")
            assert record.status_code == 200
            await place.leave()

    run(scenario())


def test_whoever_has_handed_the_seat_to_a_bot_neither_asks_nor_is_asked(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            await anna.act(0, "place lion b2")
            await anna.do("back", seat=0)
            await settled(anna, bert)
            assert anna.doc["table"]["back"]["asked"] == [1]
            await bert.do("leave", seat=1, bot="random")
            await anna.until(lambda: anna.doc["table"]["back"] is None)
            await bert.do("return", seat=1)
            await settled(anna, bert)
            await anna.do("leave", seat=0, bot="random")
            assert await refused(anna.do("back", seat=0)) == "not-now"

    run(scenario())


def test_an_action_taken_back_is_not_taken_again_by_an_old_message(server):
    async def scenario():
        async with begun(server) as (anna, bert):
            number = anna.number
            await anna.act(0, "place lion b2", id="same")
            await anna.do("back", seat=0)
            await bert.do("answer", seat=1, yes=True)
            again = await anna.act(0, "place lion b2", id="same", number=number)
            assert again["again"]
            await settled(anna, bert)
            assert anna.doc["views"]["0"]["view"]["table"]["pieces"] == []

    run(scenario())


def test_a_program_that_is_started_again_is_not_taken_for_its_last_life(server):
    """Ids are the client's own: a new one must not repeat those of the old one."""

    async def scenario():
        async with begun(server) as (anna, bert):
            await anna.act(0, "place lion b2")
            await bert.until(lambda: bert.legal(1) != [])
            await bert.act(1, "place lion d4")
            again = await anna.client.sit(anna.table)
            await again.until(lambda: again.legal(0) != [])
            done = await again.act(0, "place fox b3")
            assert (done["taken"], "again" in done) == (1, False)
            await again.leave()

    run(scenario())


def test_nothing_is_taken_back_once_something_was_revealed(server):
    """After a clash the attacker has seen the other piece."""

    async def scenario():
        async with begun(server) as (anna, bert):
            await anna.act(0, "place man c3")
            await bert.until(lambda: bert.legal(1) != [])
            await bert.act(1, "place lion c4")
            await anna.until(lambda: anna.legal(0) != [])
            await anna.act(0, "move c3 c4")
            await bert.until(lambda: bert.legal(1) != [])
            assert await refused(anna.do("back", seat=0)) == "revealed"

    run(scenario())


def test_a_secret_answer_is_taken_back_without_touching_the_others(server):
    async def scenario():
        async with two_players(server.url, "bunny_kingdom") as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            before = anna.legal(0)
            first = await anna.act(0, before[0])
            await anna.until(lambda: anna.number >= first["number"])
            while bert.legal(1):
                done = await bert.act(1, bert.legal(1)[0])
                await bert.until(lambda done=done: bert.number >= done["number"])
            await settled(anna, bert)
            assert anna.doc["views"]["0"]["view"]["waiting"] == [0]
            await anna.do("back", seat=0)
            await bert.do("answer", seat=1, yes=True)
            await settled(anna, bert)
            assert anna.legal(0) == before
            assert anna.doc["views"]["0"]["view"]["waiting"] == [0]

    run(scenario())


def test_hints_are_for_practice_tables_and_for_the_seat_that_is_asked(server):
    async def scenario():
        async with begun(server) as (anna, _):
            assert await refused(anna.do("hint", seat=0)) == "not-now"
        async with begun(server, practice=True, seed="7") as (anna, bert):
            assert await refused(bert.do("hint", seat=0)) == "forbidden"
            assert await refused(bert.do("hint", seat=1)) == "not-asked"

    run(scenario())


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_hint_names_the_best_actions_with_the_wins_to_expect(server, game):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            seats = ["me", "random", "random"]
            table = await anna.open_table(game, seats, practice=True, seed="7")
            place = await anna.sit(table)
            await place.do("start")
            await choice(place)
            done = await place.do("hint", seat=0)
            assert 0 < done["number"] <= place.number
            hint = done["hint"]
            names = [advice["name"] for advice in hint]
            assert 1 <= len(names) == len(set(names)) <= 5
            assert set(names) <= set(place.legal(0))
            assert all(0 <= advice["share"] <= 1 for advice in hint)
            visits = [advice["visits"] for advice in hint]
            assert visits == sorted(visits, reverse=True)
            await place.act(0, names[0])
            await place.leave()

    run(scenario())


async def choice(place):
    """Wait until Anna has a choice; do what is forced meanwhile."""
    await place.until(lambda: place.legal(0) != [])
    while len(place.legal(0)) == 1:
        done = await place.act(0, place.legal(0)[0])
        await place.until(lambda done=done: place.number >= done["number"] and place.legal(0) != [])


def test_hints_cannot_keep_the_bots_from_thinking(tmp_path):
    rates = msgspec.structs.replace(PLENTY, hints=(0.001, 2))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates, hint_ms=1) as limited:

        async def scenario():
            async with begun(limited, practice=True) as (anna, _):
                kinds = [await refused(anna.do("hint", seat=0)) for _ in range(4)]
                assert kinds == ["nothing"] * 2 + ["too-many"] * 2

        run(scenario())


def test_a_practice_table_is_dealt_from_its_seed(server):
    async def scenario():
        views = []
        async with Client(server.url, "Anna") as anna:
            for _ in range(2):
                table = await anna.open_table(
                    "bunny_kingdom", ["me", "random"], practice=True, seed="12345"
                )
                await anna.do(table, "start")
                message = await anna.get(f"/api/tables/{table}/view")
                views.append(message["doc"]["views"]["0"]["legal"])
            wish = anna.open_table("bunny_kingdom", ["me", "random"], seed="12345")
            assert await refused(wish) == "bad-seed"
        assert views[0] == views[1]

    run(scenario())
