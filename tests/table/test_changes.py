"""Changes: what is sent makes the new document of the old one, and nothing more."""

import copy
import json

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.table.changes import differences, patched
from ludotheque.table.play.documents import encode, joined, part_changes

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b", ""])
DOCUMENTS = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


@given(DOCUMENTS, DOCUMENTS)
def test_changes_lead_from_the_old_to_the_new(old, new):
    changes = json.loads(json.dumps(differences({"x": old}, {"x": new}, [])))
    found = patched({"x": copy.deepcopy(old)}, changes)
    assert json.dumps(found, sort_keys=True) == json.dumps({"x": new}, sort_keys=True)


VIEWS = st.dictionaries(st.sampled_from(["board", "hand", "aids"]), DOCUMENTS)


def parts(view, legal):
    """Return a document as it is kept, written in parts."""
    seen = {f"view.{key}": encode(value) for key, value in view.items()}
    return {**seen, "legal": encode(legal)}


@given(VIEWS, VIEWS, DOCUMENTS, DOCUMENTS)
def test_changes_of_parts_lead_from_the_old_to_the_new(old, new, before, after):
    kept, now = parts(old, before), parts(new, after)
    changes = json.loads(json.dumps(part_changes(kept, now, ["here"])))
    found = patched({"here": joined(kept)}, changes)["here"]
    assert json.dumps(found, sort_keys=True) == json.dumps(
        {"view": new, "legal": after}, sort_keys=True
    )


@given(DOCUMENTS)
def test_nothing_changed_is_nothing_sent(document):
    assert differences(document, copy.deepcopy(document), []) == []


def test_one_piece_more_is_sent_alone():
    old = {"pieces": [{"hex": "a1"}, {"hex": "c3"}]}
    new = {"pieces": [{"hex": "a1"}, {"hex": "b2"}, {"hex": "c3"}]}
    assert differences(old, new, []) == [
        {"at": ["pieces"], "from": 1, "drop": 0, "put": [{"hex": "b2"}]}
    ]


def test_true_is_not_one():
    assert differences([True], [1], []) == [{"at": [0], "to": 1}]
