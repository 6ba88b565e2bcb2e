"""Digests: what they are taken of is written in one way, whatever is in it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.fingerprint import written

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


def by_python(values):
    return json.dumps(values, separators=(",", ":"), sort_keys=True).encode()


@given(st.dictionaries(st.text(), VALUES))
def test_what_a_digest_is_taken_of_is_what_python_itself_writes(values):
    assert written(values) == by_python(values)


@pytest.mark.parametrize("odd", ["\x7f", "\0", "\u2028", "é", "/", '"', 2**70, -(2**70), True])
def test_odd_values_are_written_as_python_does(odd):
    assert written({"b": [odd], "a": odd}) == by_python({"b": [odd], "a": odd})
