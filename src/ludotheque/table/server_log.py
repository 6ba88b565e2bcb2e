"""The server's own log: one JSON line an event on the standard error, without secrets.

Not to be taken for the log of a table, which is what happened in its game (`play.sitting`).
"""

import logging
import sys
from datetime import UTC, datetime

import msgspec

__all__ = ["SERVER_LOG", "log_event", "log_to_stderr"]

SERVER_LOG = logging.getLogger("ludotheque.table")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str = "INFO") -> None:
    """Write what this process and its libraries log as JSON lines to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        # Lines of the access log carry addresses with their invites.
        logging.getLogger(name).propagate = name != "uvicorn.access"
    # These tell of every start and every connection what they do.
    for name in ("alembic", "uvicorn.error", "httpx"):
        logging.getLogger(name).setLevel("WARNING")


def log_event(what: str, **facts: object) -> None:
    """Log *what* happened with its facts."""
    SERVER_LOG.info(what, extra={"facts": facts})
