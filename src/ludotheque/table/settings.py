"""Settings of the server, handed to worker processes by the environment."""

import os

import msgspec

from ludotheque.table.limits import Rates

__all__ = ["USUAL_WAITS", "VARIABLE", "Patience", "Settings", "Unstarted", "Waits",
           "settings_here"]  # fmt: skip

# The environment variable that carries them, as JSON.
VARIABLE = "LUDOTHEQUE_TABLE"


DAY = 86_400.0


class Unstarted(msgspec.Struct, frozen=True):
    """How long a table waits for its start, by its kind of clock, in seconds; 0 is for ever."""

    none: float = 7 * DAY
    move: float = DAY
    days: float = 30 * DAY


class Patience(msgspec.Struct, frozen=True):
    """For how many seconds a thought may wait for its turn, and how many it may then take."""

    wait: float = 5.0
    thought: float = 10.0


class Waits(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds the database may take before it counts as lost."""

    # For one statement (PostgreSQL); migrations may take as long as they need.
    statement: float = 8.0
    # For a lock that somebody else holds.
    lock: float = 5.0
    # For a whole read or write, with the wait for a connection or for one's turn.
    whole: float = 10.0


USUAL_WAITS = Waits()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the tables are kept and how the server is run; times in seconds but for hints."""

    # A URL, or a file for SQLite; '' is a file in the user's own folder.
    database: str = ""
    waits: Waits = USUAL_WAITS
    rates: Rates = Rates()
    # Processes for bots that think long; 0 is all cores but one.  Replays have one more, and what
    # is quick another.
    thinkers: int = 0
    # How long a bot's choice, a hint or a replay may wait for its turn, and then take; after that
    # a quick bot chooses.
    patience: Patience = Patience()
    # Programs that may be given seats: the name that each is shown by, and its `exec:` bot.
    bots: dict[str, str] = {}
    # Other addresses under which browsers see this server.
    origins: list[str] = []
    # Mark cookies as secure, also where a proxy passes requests on as plain HTTP.
    secure: bool = False
    # How long a browser stays signed in that is not used: with an account, and without one.
    session: float = 30 * 86_400.0
    guest_session: float = 365 * 86_400.0
    # How often clocks, sleeping bots and idle tables are looked after.
    sweep: float = 1.0
    # How often those at a table are told who is connected, if nothing else happens.
    presence: float = 1.0
    # After how long without a sign of life the house could not answer: that time counts for nobody.
    silence: float = 3.0
    # What whoever was waited for has at least after the server was closed.
    grace: float = 30.0
    # After how long a table that nobody needs leaves the memory.
    idle: float = 120.0
    # After how long, since anybody sat down or got up, a table that was never started is given up.
    unstarted: Unstarted = Unstarted()
    # For how long clocks may go unwatched before the server says that it is not ready.
    standstill: float = 30.0
    hint_ms: int = 1000
    most_tables: int = 20_000
    # What a worker holds open; 0 is what the system's descriptors are enough for, up to 20,000.
    most_connections: int = 0
    # Connections that wait, and sockets of those who sit at no table, from one address (IPv6: /64).
    address_connections: int = 200
    # Sockets of those who sit at a table, beyond these.
    address_seats: int = 1_000

    def handed_on(self) -> str:
        """Return them as text for the environment."""
        return msgspec.json.encode(self).decode()


def settings_here() -> Settings:
    """Return the settings that this process was given."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
