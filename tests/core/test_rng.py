"""The generator: a known stream, even numbers, seeds that differ."""

from collections import Counter

import pytest

from ludotheque.core import BadSeed, Rng
from tests.contract.statistics import assert_evenly_spread


def words(a, b, c, counter, count):
    """sfc32 written again from its definition, in plain unbounded numbers."""
    mask = 2**32 - 1
    for _ in range(count):
        out = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, (((c << 21) | (c >> 11)) + out) & mask
        yield out


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**127 + 12345, 2**128 - 1])
def test_the_stream_is_that_of_sfc32(seed):
    parts = [(seed >> shift) % 2**32 for shift in (0, 32, 64, 96)]
    expected = list(words(*parts, 116))[16:]
    rng = Rng.seeded(seed)
    assert [rng.word() for _ in range(100)] == expected


def test_numbers_below_a_limit_are_even():
    rng = Rng.seeded(9)
    for limit in (1, 2, 6, 7, 100):
        counts = Counter(rng.below(limit) for _ in range(200 * limit))
        assert set(counts) == set(range(limit))
        assert_evenly_spread(counts)


def test_a_copy_goes_on_alike_and_a_branch_does_not():
    rng = Rng.seeded(5)
    copy, branch = rng.copy(), rng.copy().branch()
    assert [copy.word() for _ in range(9)] == [rng.word() for _ in range(9)]
    assert [branch.word() for _ in range(9)] != [Rng.seeded(5).word() for _ in range(9)]


def test_a_twig_is_the_same_whenever_it_is_looked_for():
    rng = Rng.seeded(5)
    grown = [rng.derived(stream, place).word() for stream in range(5) for place in range(9)]
    assert len(set(grown)) == len(grown)
    assert rng.derived(3, 2).word() == grown[3 * 9 + 2]
    assert rng.words() == Rng.seeded(5).words()


@pytest.mark.parametrize("seed", [-1, 2**128, True, 1.0, "7"])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(BadSeed, match="from 0 to"):
        Rng.seeded(seed)
