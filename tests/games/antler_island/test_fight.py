"""Fights (AN-6)."""

from itertools import permutations

import pytest

from ludotheque.core import SPECTATOR
from ludotheque.games.antler_island.box.components import BOARDS, SPACES
from ludotheque.games.antler_island.rules import fight
from tests.games.antler_island.tables import (
    asked,
    hand,
    island,
    mat,
    names,
    play,
    refused,
    roll,
    stag,
    told,
)


def attack(target="O1", stags="O0 O1 O6 O9", **kinds):
    """Return a table where seat 0 has entered the space of seat 1."""
    return play(island(stags=stags, **kinds), f"0 reveal 1, 0 move {target}")


def settle(s):
    """Answer whatever is asked until the next turn begins: no to tiles, else the first."""
    while asked(s)[0] not in ("TakeTurn", "Plans"):
        roll(s)
        if asked(s)[0] not in ("TakeTurn", "Plans"):
            s.apply(s.actor(), s.legal(s.actor())[-1])
    return s


@pytest.mark.rule("AN-6.1")
@pytest.mark.rule("AN-6.6")
def test_the_printed_example():
    """Red has 5 antlers and commits 6, Yellow 4 and 6: 11 beats 10."""
    s = attack(hands={0: "3 3 1", 1: "2 2 2"}, antlers={0: 5, 1: 4})
    play(s, "0 commit 3 3, 1 stand, 1 commit 2 2 2")
    assert fight.strength(s, 0) == 11
    assert fight.strength(s, 1) == 10
    play(s, "0 lock")
    settle(s)
    assert s.antlers[1] == 3
    assert mat(s, 0)["winning_stag"]
    assert not mat(s, 1)["winning_stag"]
    assert hand(s, 0) == [1, 0, 0]
    assert hand(s, 1) == [0, 0, 0]
    assert s.view(SPECTATOR)["table"]["food_spent"] == {"1": 0, "2": 3, "3": 2}


@pytest.mark.rule("AN-6.2")
def test_the_attacker_commits_one_to_three_of_its_tokens():
    s = attack(hands={0: "1 1 2 3", 1: "1"})
    assert asked(s) == ("Commit", 0)
    sizes = {len(name.split()) - 1 for name in names(s, 0)}
    assert sizes == {1, 2, 3}
    assert refused(s, 0, "commit 3 3") == "AN-6.2"
    empty = attack(hands={1: "1"})
    assert asked(empty) == ("Stand", 1), "who holds none commits none and is not asked"


@pytest.mark.rule("AN-6.3")
def test_the_number_committed_is_seen_by_all_and_the_values_by_the_owner():
    s = attack(hands={0: "1 3 3"})
    play(s, "0 commit 1 3")
    assert told(s) == ["committed"]
    assert told(s, 0) == ["committed", "committed-values"]
    assert mat(s, 0, 1)["committed"] == 2
    assert mat(s, 0, 1)["committed_values"] is None
    assert mat(s, 0, 0)["committed_values"] == {"1": 1, "2": 0, "3": 1}


@pytest.mark.rule("AN-6.3")
def test_what_is_committed_after_another_fight_was_locked_is_hidden_again():
    s = attack(hands={0: "1", 1: "1 2"}, antlers={0: 5})
    settle(play(s, "0 commit 1, 1 stand, 1 commit 1, 0 lock"))
    play(s, f"1 reveal 1, 1 move {stag(s, 0)}, 1 commit 2")
    assert mat(s, 1, 0)["committed"] == 1
    assert mat(s, 1, 0)["committed_values"] is None


@pytest.mark.rule("AN-6.4")
def test_the_defender_retreats_or_stands_and_commits():
    s = play(attack(hands={0: "1", 1: "1 2 2 3"}), "0 commit 1")
    assert names(s, 1) == ["stand", "retreat"]
    play(s, "1 stand")
    assert asked(s) == ("Commit", 1)
    assert "commit 1 2 3" in names(s, 1)
    none = play(attack(hands={0: "1"}), "0 commit 1, 1 stand")
    assert asked(none) == ("Lock", 0)


@pytest.mark.rule("AN-6.5")
def test_the_attacker_then_retreats_or_locks():
    s = play(attack(hands={0: "1", 1: "1"}), "0 commit 1, 1 stand, 1 commit 1")
    assert names(s, 0) == ["retreat", "lock"]
    play(s, "0 retreat")
    assert asked(s) == ("Withdraw", 0)


@pytest.mark.rule("AN-6.6")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(4, 3, 0), (3, 4, 1), (3, 3, None)])
def test_the_stronger_wins_and_equal_strength_is_a_draw(mine, theirs, winner):
    s = settle(play(attack(antlers={0: mine, 1: theirs}), "1 stand, 0 lock"))
    assert [seat for seat in range(4) if mat(s, seat)["winning_stag"]] == (
        [] if winner is None else [winner]
    )


@pytest.mark.rule("AN-6.7")
def test_a_retreating_stag_chooses_a_free_neighbour_the_attackers_origin_too():
    s = play(attack(), "1 retreat")
    assert asked(s) == ("Withdraw", 1)
    assert names(s, 1) == ["withdraw O0", "withdraw O2"]
    assert refused(s, 1, "withdraw O5") == "AN-6.7"
    play(s, "1 withdraw O0")
    assert stag(s, 1) == "O0"
    taken = play(attack(stags="O0 O1 O2 O9"), "1 retreat")
    assert stag(taken, 1) == "O0", "one way only: not asked"
    marsh = play(attack("O2", stags="O3 O2 O6 O9"), "1 retreat")
    assert names(marsh, 1) == ["withdraw O1", "withdraw O3"]
    assert refused(marsh, 1, "withdraw S0") == "AN-1.7"
    crowded = play(attack("C", stags="M0 C M1 O9"), "1 retreat")
    assert names(crowded, 1) == ["withdraw M0", "withdraw M2", "withdraw M3"]
    assert refused(crowded, 1, "withdraw M1") == "AN-6.7"


@pytest.mark.rule("AN-6.7")
def test_an_attacker_that_retreats_chooses_too_but_not_uphill_to_where_it_came_from():
    s = play(attack("O1", stags="M0 O1 O6 O9"), "1 stand, 0 retreat")
    assert names(s, 0) == ["withdraw O0", "withdraw O2"]
    assert refused(s, 0, "withdraw M0") == "AN-6.8"


@pytest.mark.rule("AN-6.8")
def test_uphill_is_allowed_where_nothing_else_is_free():
    s = play(attack("O1", stags="M0 O1 O0 O2"), "1 retreat")
    assert stag(s, 1) == "M0"


def neighbours(board, here):
    return [at for at in BOARDS[board].open_near[here * 8 : here * 8 + 8] if at >= 0]


@pytest.mark.rule("AN-6.8")
@pytest.mark.parametrize(("board", "seats"), [("4", 4), ("3", 3), ("3_symmetric", 3)])
def test_a_loser_always_finds_a_space(board, seats):
    """Try every fight on the island: two stags here, one of which came from a free neighbour."""
    options = {"board": board} if seats == 3 else {}
    s = island(seats=seats, stags="O0 O1 O2 O3"[: 3 * seats - 1], **options)
    dry = [at for at in range(SPACES) if BOARDS[board].dry[at]]
    uphill_only = 0
    for here in dry:
        for others in permutations([at for at in dry if at != here], seats - 2):
            for seat, at in enumerate((here, here, *others)):
                s.where[seat] = at
            if all(other in others for other in neighbours(board, here)):
                continue
            ways = list(fight.refuges(s, here, 0))
            assert ways
            heights = [BOARDS[board].height[way] for way in ways]
            uphill_only += min(heights) > BOARDS[board].height[here]
    assert (uphill_only > 0) == (board != "3_symmetric")


@pytest.mark.rule("AN-6.9")
@pytest.mark.rule("AN-6.17")
def test_after_a_retreat_tokens_return_and_the_other_has_won():
    s = attack(hands={0: "3 3", 1: "1 2"}, antlers={0: 6, 1: 5})
    play(s, "0 commit 3, 1 stand, 1 commit 1 2, 0 retreat, 0 withdraw O2")
    assert told(s) == ["moved", "winning-stag"]
    assert asked(s) == ("ChooseTile", 1), "place and tokens first, then the tile"
    assert hand(s, 0) == [0, 0, 2]
    assert hand(s, 1) == [1, 1, 0]
    assert (s.antlers[0], s.antlers[1]) == (6, 5)
    assert sum(s.spent) == 0
    assert mat(s, 1)["winning_stag"]


@pytest.mark.rule("AN-6.10")
def test_after_a_draw_the_attacker_goes_back_and_nobody_gains():
    s = attack("O1", stags="M0 O1 O6 O9", hands={0: "2", 1: "2 1"}, antlers={0: 4, 1: 4})
    play(s, "0 commit 2, 1 stand, 1 commit 2, 0 lock")
    assert stag(s, 0) == "M0", "uphill is allowed here"
    assert stag(s, 1) == "O1"
    assert asked(s) == ("TakeTurn", 1)
    assert (s.antlers[0], s.antlers[1]) == (4, 4)
    assert list(s.won) == [0, 0, 0, 0]
    assert hand(s, 0) == [0, 0, 0]
    assert hand(s, 1) == [1, 0, 0]


@pytest.mark.rule("AN-6.10")
def test_after_speed_a_draw_leads_back_to_the_space_in_between():
    s = island(stags="O0 O2 O6 O9", tiles={0: "speed"})
    play(s, "0 reveal 1, 0 speed via O1 to O2, 1 stand, 0 lock")
    assert stag(s, 0) == "O1"


@pytest.mark.rule("AN-6.11")
@pytest.mark.parametrize("mine", [3, 4, 5])
def test_committed_food_is_lost_whatever_the_outcome(mine):
    s = attack(hands={0: "1 2", 1: "1 3"}, antlers={0: mine, 1: 2})
    settle(play(s, "0 commit 1, 1 stand, 1 commit 3, 0 lock"))
    assert s.view(SPECTATOR)["table"]["food_spent"] == {"1": 1, "2": 0, "3": 1}
    assert hand(s, 0) == [0, 1, 0]
    assert hand(s, 1) == [1, 0, 0]
    assert mat(s, 0)["committed"] == mat(s, 1)["committed"] == 0


@pytest.mark.rule("AN-6.12")
def test_the_loser_of_a_lock_breaks_one_piece():
    s = settle(play(attack(antlers={0: 5, 1: 3}), "1 stand, 0 lock"))
    assert (s.antlers[1], s.broken[1]) == (2, 1)
    bare = settle(play(attack(antlers={0: 5, 1: 0}), "1 stand, 0 lock"))
    assert (bare.antlers[1], bare.broken[1]) == (0, 0)


@pytest.mark.rule("AN-6.13")
def test_the_winner_puts_the_loser_on_a_free_neighbour():
    s = play(attack(antlers={0: 5}), "1 stand, 0 lock")
    assert asked(s) == ("Chase", 0)
    assert names(s, 0) == ["chase O0", "chase O2"]
    assert refused(s, 0, "chase M0") == "AN-6.8"
    assert refused(s, 0, "chase O9") == "AN-6.7"
    play(s, "0 chase O0")
    assert stag(s, 1) == "O0"
    defended = play(attack(antlers={1: 5}), "1 stand, 0 lock")
    assert asked(defended) == ("Chase", 1), "a defender that wins does it too"


@pytest.mark.rule("AN-6.14")
def test_every_win_earns_a_tile():
    s = attack(antlers={0: 5})
    s.won[0] = 1
    play(s, "1 retreat, 1 withdraw O2")
    assert asked(s) == ("ChooseTile", 0)
    locked = play(attack(antlers={1: 9}), "1 stand, 0 lock, 1 chase O2")
    assert asked(locked) == ("ChooseTile", 1)


@pytest.mark.rule("AN-6.15")
def test_the_first_win_earns_the_winning_stag_and_later_ones_do_not():
    s = play(attack(), "1 retreat, 1 withdraw O2")
    assert "winning-stag" in told(s)
    again = attack()
    again.won[0] = 1
    play(again, "1 retreat, 1 withdraw O2")
    assert "winning-stag" not in told(again)
    assert mat(again, 0)["winning_stag"]
    lost = attack(antlers={1: 9})
    lost.won[0] = 1
    settle(play(lost, "1 stand, 0 lock"))
    assert mat(lost, 0)["winning_stag"], "it is never lost"
    assert mat(lost, 1)["winning_stag"]


@pytest.mark.rule("AN-6.16")
def test_a_lock_goes_on_in_order():
    s = attack(
        hands={0: "3 2", 1: "1"},
        antlers={0: 4, 1: 4},
        tiles={0: "doping", 1: "doping diamond"},
        cubes=True,
    )
    play(s, "0 commit 2 3, 1 stand, 1 commit 1, 0 lock")
    order = []
    while asked(s)[0] != "TakeTurn":
        roll(s)
        if asked(s)[0] == "TakeTurn":
            break
        order.append(asked(s))
        s.apply(s.actor(), s.legal(s.actor())[0])
    assert order == [
        ("PlayDoping", 0),
        ("PlayDoping", 1),
        ("PlayDiamond", 1),
        ("Chase", 0),
        ("ChooseTile", 0),
        ("TakeCube", 0),
    ]
    assert s.antlers[1] == 4


@pytest.mark.rule("AN-6.18")
def test_the_next_turn_is_the_seat_after_the_attacker():
    s = settle(play(attack(), "1 retreat"))
    assert asked(s) == ("TakeTurn", 1)
    other = island(stags="O6 O9 O0 O1", turn=2)
    play(other, "2 reveal 1, 2 move O1, 3 stand, 2 lock")
    settle(other)
    assert asked(other) == ("TakeTurn", 3)
