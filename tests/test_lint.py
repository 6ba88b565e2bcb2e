"""`make lint`: all checks are made, and one that fails makes all fail."""

import pytest
from tools import lint


@pytest.mark.parametrize(("second", "code"), [("true", 0), ("false", 1)])
def test_one_check_that_fails_makes_all_fail(monkeypatch, capsys, second, code):
    checks = {"first": ["/bin/sh", "-c", "echo never told"], "second": [f"/bin/{second}"]}
    monkeypatch.setattr(lint, "CHECKS", checks)
    assert lint.main() == code
    told = capsys.readouterr().out
    assert "never told" not in told, "who is content says nothing"
    assert ("FAILED" in told) == bool(code)


def test_what_a_failing_check_says_is_told(monkeypatch, capsys):
    monkeypatch.setattr(lint, "CHECKS", {"only": ["/bin/sh", "-c", "echo line 7; exit 3"]})
    assert lint.main() == 1
    assert "line 7" in capsys.readouterr().out
