"""Settings of the server, handed to worker processes by the environment."""

import os

import msgspec

from ludotheque.table.limits import Rates

__all__ = ["VARIABLE", "Settings", "settings_here"]

# The environment variable that carries them, as JSON.
VARIABLE = "LUDOTHEQUE_TABLE"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the tables are kept and how the server is run; times in seconds but for hints."""

    # A URL, or a file for SQLite; '' is a file in the user's own folder.
    database: str = ""
    rates: Rates = Rates()
    # Processes for bots; 0 is all cores but one.
    thinkers: int = 0
    # Other addresses under which browsers see this server.
    origins: list[str] = []
    # Mark cookies as secure, also where a proxy passes requests on as plain HTTP.
    secure: bool = False
    # How often clocks, sleeping bots and idle tables are looked after.
    sweep: float = 1.0
    # After how long without a sign of life the house could not answer: that time counts for nobody.
    silence: float = 3.0
    # What whoever was waited for has at least after the server was closed.
    grace: float = 30.0
    # After how long a table that nobody needs leaves the memory.
    idle: float = 120.0
    hint_ms: int = 1000
    most_tables: int = 20_000

    def handed_on(self) -> str:
        """Return them as text for the environment."""
        return msgspec.json.encode(self).decode()


def settings_here() -> Settings:
    """Return the settings that this process was given."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
