"""Time spent on a question counts whoever sits there, and getting up costs the log little."""

import asyncio

import pytest

from ludotheque.table.commands import Act, Back, Leave, Return
from ludotheque.table.errors import RequestError
from ludotheque.table.play.documents import table_document
from ludotheque.table.play.seating import come_back, leave, take_over
from ludotheque.table.play.takeback import ask
from ludotheque.table.play.turns import act, run_out_of_time
from ludotheque.table.play.who import at_table
from ludotheque.table.signing import Signer
from tests.table.playing import refused, settled, two_players
from tests.table.sittings import ANNA, BERT, CARL, Time, begun, read_again

MINUTE = {"kind": "move", "seconds": 60}


@pytest.fixture
def time(monkeypatch):
    return Time(monkeypatch)


def acts(sitting, who, seat, *, at=0):
    """Let the seat take its first legal action, as a person would."""
    state = sitting.position
    name = state.game.actions.name(state.legal(seat)[at])
    return act(sitting, who, Act(seat=seat, number=sitting.number, actions=[name]))


def again_and_again(work):
    for _ in range(20):
        work()


def bot_acts(sitting, seat):
    state = sitting.position
    sitting.take(seat, [state.game.actions.name(state.legal(seat)[0])], "")


def test_leaving_and_returning_gives_no_time_back(time):
    opened, sitting, (anna, _) = begun(["me", "open"], BERT, clock=MINUTE)
    due = sitting.deadline(0)
    time.passes(50)
    leave(sitting, anna, Leave(seat=0))
    assert sitting.deadline(0) is None, "no clock runs against a bot"
    time.passes(5)
    come_back(sitting, anna, Return(seat=0))
    assert sitting.deadline(0) == due
    assert read_again(opened, sitting).deadline(0) == due
    bot_acts(sitting, 0)
    assert sitting.deadline(1) == int(time.now * 1000) + 60_000, "the next question is another"


@pytest.mark.parametrize("by", ["time", "leaving"])
def test_whose_time_is_up_plays_from_the_next_question_on(time, by):
    opened, sitting, (anna, bert) = begun(["me", "open"], BERT, clock=MINUTE)
    if by == "leaving":
        leave(sitting, anna, Leave(seat=0))
    time.passes(61)
    if by == "time":
        run_out_of_time(sitting, 0)
    assert come_back(sitting, anna, Return(seat=0)) == {"returning": True}
    number = sitting.number
    assert come_back(sitting, anna, Return(seat=0)) == {"returning": True}
    assert sitting.number == number, "once is enough"
    seat = table_document(opened, sitting, set(), 0)["seats"][0]
    assert (seat["away"], seat["returning"]) == (True, True)
    assert sitting.bots_owing() == [0]
    with pytest.raises(RequestError, match="a bot plays"):
        acts(sitting, anna, 0)
    bot_acts(sitting, 0)
    assert not sitting.chairs[0].away
    assert not sitting.bots_owing()
    acts(sitting, bert, 1)
    acts(sitting, anna, 0)
    again = read_again(opened, sitting)
    assert again.chairs == sitting.chairs
    told = [event.key for event in again.events_since(0)]
    assert told.count("table-returned") == 1


def test_without_a_clock_one_returns_at_once(time):
    _, sitting, (anna, _) = begun(["me", "open"], BERT)
    leave(sitting, anna, Leave(seat=0))
    time.passes(1e6)
    assert come_back(sitting, anna, Return(seat=0)) == {"returning": False}
    assert not sitting.chairs[0].away


def test_a_log_from_before_gives_the_time_it_gave(time):
    """Entries without a word on time are of a server where whoever returned had all of it."""
    opened, sitting, (anna, _) = begun(["me", "open"], BERT, clock=MINUTE)
    for away in (True, False):
        time.passes(30)
        chair = {"kind": "human", "player": ANNA.player, "name": "Anna"}
        sitting.enter("chair", 0, chair={**chair, "away": True, "bot": "greedy"} if away else chair)
    assert sitting.deadline(0) == int(time.now * 1000) + 60_000
    assert read_again(opened, sitting).deadline(0) == sitting.deadline(0)
    assert anna.host


def test_between_two_actions_a_seat_changes_hands_a_few_times_only(time):
    opened, sitting, (anna, bert) = begun(["me", "open"], BERT)
    signer = Signer(b"x")
    before = sitting.number

    def leave_and_return():
        leave(sitting, anna, Leave(seat=0))
        come_back(sitting, anna, Return(seat=0))

    leave_and_return()
    with pytest.raises(RequestError, match="next action") as caught:
        again_and_again(leave_and_return)
    assert caught.value.kind == "not-now"
    number = sitting.number
    assert number - before < 10
    carl = at_table(opened, sitting, CARL)
    with pytest.raises(RequestError, match="next action"):
        take_over(
            sitting,
            "t",
            carl,
            signer.seat_secret("t", 0, ANNA.player, sitting.held_since[0]),
            signer,
        )
    assert sitting.number == number
    leave(sitting, bert, Leave(seat=1))
    come_back(sitting, bert, Return(seat=1))
    acts(sitting, anna, 0)
    leave(sitting, anna, Leave(seat=0))
    assert sitting.chairs[0].away


def test_asking_to_take_back_again_and_again_ends(time):
    _, sitting, (anna, _) = begun(["me", "open"], BERT)
    acts(sitting, anna, 0)
    with pytest.raises(RequestError, match="next action"):
        again_and_again(lambda: ask(sitting, anna, Back(seat=0)))


def test_who_has_given_up_while_away_does_not_return(server):
    """A seat that was left and then given up has its bot to the end."""

    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"]) as (anna, bert):
            await anna.do("start")
            await bert.do("leave", seat=1, bot="random")
            await bert.do("resign", seat=1)
            assert await refused(bert.do("return", seat=1)) == "not-now"
            await settled(anna, bert)
            assert bert.doc["table"]["seats"][1]["bot"] == "greedy"

    asyncio.run(scenario())


def test_a_seat_is_handed_over_as_before(time):
    opened, sitting, (anna, _) = begun(["me", "open"], BERT, clock=MINUTE)
    signer = Signer(b"x")
    due = sitting.deadline(0)
    time.passes(10)
    carl = at_table(opened, sitting, CARL)
    secret = signer.seat_secret("t", 0, ANNA.player, sitting.held_since[0])
    assert take_over(sitting, "t", carl, secret, signer) == {"seat": 0}
    assert sitting.deadline(0) == due
    assert anna.host
