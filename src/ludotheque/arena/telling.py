"""How long work tells whoever looks on what it does: by messages, said in their language."""

from typing import Protocol

__all__ = ["Tell"]


class Tell(Protocol):
    """Tells the message *key* with its facts."""

    def __call__(self, key: str, /, **facts: object) -> None: ...
