"""What the extra `lab` brings: libraries that only the laboratory needs, and only parts of it."""

from importlib import import_module
from typing import Any

from ludotheque.core import LudothequeError

__all__ = ["MissingExtra", "needed"]


class MissingExtra(LudothequeError):
    """A library is not installed."""


def needed(module: str) -> Any:
    """Return the *module* of a library, or say on one line how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        raise MissingExtra(
            f"this needs {library}: pip install 'ludotheque[lab]'",
            "missing-extra",
            {"library": library},
        ) from error
