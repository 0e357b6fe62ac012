"""Bags: counts without an order."""

import pytest

from freestone.core.bag import Bag


def test_a_bag_knows_what_can_be_drawn_and_how_likely() -> None:
    bag = Bag([2, 0, 1])
    assert (bag.kinds(), bag.odds(), bag.total) == ([0, 2], [2, 1], 3)


def test_things_go_in_and_out() -> None:
    bag = Bag([1, 0])
    bag.add(1)
    bag.remove(0)
    assert bag.counts == [0, 1]
    with pytest.raises(AssertionError, match="no 0 in the bag"):
        bag.remove(0)


def test_a_copied_bag_is_independent() -> None:
    bag = Bag([1])
    other = bag.copy()
    other.remove(0)
    assert (bag.total, other.total) == (1, 0)
