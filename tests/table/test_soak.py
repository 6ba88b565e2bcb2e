"""The soak itself: what takes hours is tried in seconds, so that it is found whole at the end."""

import json

from tests.table import soak
from tests.table.evening import STAGES


async def any_stage(server):
    """Return the very words that the soak tells of every stage."""
    return {"stage": server.url, "seconds": 1, "workers": 7, "database": "none"}


def test_a_stage_may_tell_whatever_it_likes(tmp_path, capsys):
    soak.evening([any_stage], lambda: str(tmp_path / "tables.db"), "sqlite", 1)
    told = json.loads(capsys.readouterr().out)
    assert told["stage"] == "any_stage"
    assert told["seen"]["workers"] == 7


def test_every_stage_is_told_by_a_name_of_its_own():
    names = [stage.__name__ for stage in STAGES]
    assert len(set(names)) == len(names) > 15
