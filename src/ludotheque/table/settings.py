"""Settings of the house, handed to worker processes by the environment."""

import os

import msgspec

from ludotheque.table.limits import Rates

__all__ = ["VARIABLE", "Settings", "settings_here"]

VARIABLE = "LUDOTHEQUE_TABLE"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the tables are kept and how the house is run; times in seconds but for hints."""

    database: str = ""
    rates: Rates = Rates()
    thinkers: int = 0
    origins: list[str] = []
    secure: bool = False
    sweep: float = 1.0
    grace: float = 30.0
    idle: float = 120.0
    hint_ms: int = 1000
    most_tables: int = 20_000

    def handed_on(self) -> str:
        """Return them as text for the environment."""
        return msgspec.json.encode(self).decode()


def settings_here() -> Settings:
    """Return the settings that this process was given."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
