"""The journal: one JSON line an event, without secrets."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

__all__ = ["JOURNAL", "keep_journal", "note"]

JOURNAL = logging.getLogger("ludotheque.table")


class Lines(logging.Formatter):
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


def keep_journal(level: str = "INFO") -> None:
    """Write everything that happens to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    # These tell of every start and every connection what they do.
    for name in ("alembic", "uvicorn.error", "httpx"):
        logging.getLogger(name).setLevel("WARNING")


def note(what: str, **facts: object) -> None:
    """Write *what* down with its facts."""
    JOURNAL.info(what, extra={"facts": facts})
