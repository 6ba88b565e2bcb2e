"""Where an extra is missing, one line says which."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("absent", "wanted", "extra"),
    [
        ("numpy", "ludotheque.research", "research"),
        ("pettingzoo", "ludotheque.research.pettingzoo", "research"),
        ("gymnasium", "ludotheque.research.gymnasium", "research"),
        ("gymnasium", "ludotheque.research.pettingzoo", "research"),
        ("PIL", "ludotheque.research.pixels", "render"),
    ],
)
def test_a_missing_extra_is_named(absent, wanted, extra):
    code = f"import sys; sys.modules[{absent!r}] = None; import {wanted}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        f"ModuleNotFoundError: {absent} is not installed: "
        f"pip install 'ludotheque[{extra}]' brings it"
    )


def test_text_needs_no_pictures():
    code = (
        "import sys; sys.modules['PIL'] = None\n"
        "from ludotheque.research.pettingzoo import env\n"
        "table = env('aisopos', 2, render_mode='ansi'); table.reset(seed=1); print(table.render())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "a1" in done.stdout
