"""What was worked out before a command is carried out, because it takes its time."""

import msgspec

__all__ = ["Judged"]


class Judged(msgspec.Struct, frozen=True):
    """A command was found right at a table whose log had the *number*; at no other.

    *gone* are the acts that a take-back undoes.
    """

    number: int
    gone: list[int] = []
