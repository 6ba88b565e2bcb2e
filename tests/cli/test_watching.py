"""Long work, watched: how far it is, how fast, how long it will take."""

import io
import re

from rich.console import Console

from ludotheque.cli.watching import Watched


def watched(done, quiet=False):
    """Return a watch whose line can be read."""
    found = Watched("some games", 100, done=done, quiet=quiet)
    screen = Console(file=io.StringIO(), width=100, force_terminal=True, color_system=None)
    found.progress.live.console = screen
    return found, screen


def test_what_was_done_before_counts_as_done_and_not_as_speed():
    watch, screen = watched(done=60)
    watch.progress.get_time = iter([0.0, *[10.0] * 99]).__next__
    with watch:
        watch.advance(20)
        watch.progress.refresh()
    shown = screen.file.getvalue()
    assert "80/100" in shown
    assert re.search(r"\b\d+(\.\d)?/s", shown)


def test_nothing_is_shown_where_nobody_looks():
    watch, screen = watched(done=0, quiet=True)
    with watch:
        watch.advance(20)
    assert screen.file.getvalue() == ""
