"""Piles: no order inside a layer, a known one between layers."""

import pytest

from ludotheque.core import Pile, ints


def pile(*layers):
    found = Pile.shuffled(ints([]))
    for layer in layers:
        found.put_on_top(ints(layer))
    return found


def test_the_top_layer_is_what_may_be_drawn():
    found = pile([1, 2], [7, 5, 7])
    assert list(found.top()) == [5, 7]
    assert list(found.weights()) == [1, 2]
    found.take(7)
    found.take(5)
    assert list(found.top()) == [7]
    found.take(7)
    assert list(found.top()) == [1, 2]


def test_a_card_of_a_lower_layer_cannot_be_drawn():
    with pytest.raises(AssertionError):
        pile([1, 2], [3]).take(1)


def test_cards_put_under_the_pile_come_last_and_in_that_order():
    found = pile([4, 3])
    found.put_under(ints([9]))
    found.put_under(ints([8]))
    drawn = []
    while len(found):
        drawn.append(found.top()[0])
        found.take(drawn[-1])
    assert drawn == [3, 4, 9, 8]


def test_shuffling_forgets_every_order_and_equal_piles_are_equal():
    one, two = pile([1, 2], [3]), pile([3], [2, 1])
    one.shuffle()
    two.shuffle()
    assert list(one.cards) == list(two.cards) == [1, 2, 3]
    assert list(one.layers) == list(two.layers) == [3]


def test_a_copy_is_a_pile_of_its_own():
    found = pile([1, 2])
    other = found.copy()
    other.take(1)
    assert len(found) == 2
    assert len(other) == 1


def test_nothing_put_anywhere_changes_nothing():
    found = pile([1])
    found.put_under(ints([]))
    found.put_on_top(ints([]))
    assert list(found.layers) == [1]
