"""`python -m ludotheque`."""

from ludotheque.cli import run

run()
