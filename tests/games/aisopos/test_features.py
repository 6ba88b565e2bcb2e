"""What networks are told of a position."""

from ludotheque.core.observation import blank, cells_listed
from tests.games.aisopos.tables import AISOPOS, piece_at, table


def counted(s, seat):
    """Return the features of a position by name."""
    layout = AISOPOS.features
    cells = blank(layout.size)
    s.write_features(seat, cells)
    row = cells_listed(cells)
    return {
        feature.name: row[layout.starts[feature.name] :][: feature.size]
        for feature in layout.features
    }


def test_pieces_are_counted_where_they_are_and_by_who_has_seen_them():
    s = table("0 lion c3, 1 ant c4, 1 fox a1", hands={0: "man ant", 1: ""})
    s.seen[piece_at(s, "c4")] |= 1
    mine = counted(s, 0)
    assert mine["hand"] == [0, 1, 0, 0, 1] + [0] * 5
    assert mine["hidden"] == [1, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert mine["seen"] == [0] * 5 + [0, 0, 0, 0, 1]
    assert mine["left"] == [3, 2]
    assert mine["turn"] == [1]
    assert counted(s, 1)["turn"] == [0]


def test_neighbours_are_counted_by_what_each_side_knows():
    """By whether they know mine, whether I know theirs, my kind, their kind."""
    s = table("0 lion c3, 1 ant c4", hands={0: "", 1: ""})
    s.seen[piece_at(s, "c4")] |= 1
    mine = counted(s, 0)["beside"]
    assert mine.index(1) == 25 + 0 * 5 + 4
    assert sum(mine) == 1
    theirs = counted(s, 1)["beside"]
    assert theirs.index(1) == 50 + 4 * 5 + 0


def test_points_are_told_as_the_seat_sees_them():
    s = table("0 lion c3, 1 ant c4", hands={0: "", 1: "ant"})
    for seat in (0, 1):
        assert counted(s, seat)["points"][0] == s.scores()[seat]
        assert counted(s, seat)["points"][1] == s.scores()[1 - seat]
