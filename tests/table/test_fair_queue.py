"""The fair queue: who thinks next, worked out without a process and without a clock."""

from ludotheque.table.live.fair_queue import SEATED, WATCHED, Claim, FairQueue


def claim(owner, table="t", rank=SEATED, others=()):
    return Claim((owner, *others), table, rank)


def filled(*claims):
    queue = FairQueue()
    for number, one in enumerate(claims):
        queue.put(number, one)
    return queue


def served(queue, seconds=1.0):
    """Take everything that waits, one after the other, each thought as long."""
    order = []
    while (ticket := queue.take()) is not None:
        order.append(ticket.item)
        queue.finish(ticket, seconds)
    return order


def test_what_one_player_asks_is_served_as_it_came():
    assert served(filled(claim("anna"), claim("anna"), claim("anna"))) == [0, 1, 2]


def test_a_stranger_waits_for_one_thought_and_not_for_all_of_another_player():
    queue = filled(*[claim("anna", f"table {number}") for number in range(18)])
    began = queue.take()
    queue.put("bert's", claim("bert"))
    queue.finish(began, 1.0)
    assert queue.take().item == "bert's"


def test_who_thought_longer_comes_later():
    queue = filled(claim("anna"), claim("bert"), claim("anna"), claim("bert"), claim("bert"))
    first = queue.take()
    assert first.item == 0
    queue.finish(first, 10.0)
    assert served(queue) == [1, 3, 4, 2]


def test_one_player_does_not_hold_all_processes_while_another_waits():
    queue = filled(claim("anna"), claim("anna"), claim("bert"))
    assert [queue.take().item for _ in range(3)] == [0, 2, 1]


def test_the_tables_of_one_player_take_turns():
    queue = filled(*[claim("anna", table) for table in ("a", "a", "a", "b", "c")])
    assert served(queue) == [0, 3, 4, 1, 2]


def test_where_nobody_is_seated_bots_think_last():
    queue = filled(claim("anna", rank=WATCHED), claim("bert", rank=WATCHED), claim("anna"))
    # And among them the one who has used nothing yet comes first.
    assert served(queue) == [2, 1, 0]


def test_one_who_was_idle_saved_up_nothing():
    queue = filled(*[claim("anna")] * 10)
    for _ in range(6):
        queue.finish(queue.take(), 1.0)
    for number in range(3):
        queue.put(f"bert's {number}", claim("bert"))
    assert served(queue)[:5] == ["bert's 0", 6, "bert's 1", 7, "bert's 2"]


def test_those_who_sit_together_are_served_by_the_share_of_whoever_has_used_least():
    queue = filled(*[claim("anna", f"table {number}") for number in range(9)])
    began = queue.take()
    queue.put("together", claim("anna", "shared", others=("bert",)))
    queue.finish(began, 1.0)
    assert queue.take().item == "together"


def test_what_is_given_up_is_not_served():
    queue = filled(claim("anna"), claim("bert"))
    ticket = queue.put("late", claim("carl"))
    queue.give_up(ticket)
    assert served(queue) == [0, 1]
    # Again is as once.
    queue.give_up(ticket)
    assert len(queue) == 0


def test_nothing_is_remembered_of_those_who_are_gone():
    queue = FairQueue()
    for number in range(1000):
        queue.put(number, claim(f"guest {number}"))
    served(queue)
    assert len(queue) == 0
    assert not queue.remembered()
