"""Metrics: what operators watch, in the words of Prometheus.

Their names stand in other people's dashboards and do not change.
"""

from prometheus_client import Counter, Gauge, Histogram

__all__ = ["ACTIONS", "COMMIT_SECONDS", "CONNECTED", "DROPPED", "ERRORS", "LIVE_TABLES",
           "NEWS_BYTES", "REQUESTS", "SET_ASIDE", "THINKING_SECONDS", "THOUGHTS_GIVEN_UP",
           "THOUGHTS_WAITING", "THOUGHT_WAIT_SECONDS"]  # fmt: skip

ACTIONS = Counter("ludotheque_actions", "Actions taken and stored", ["game", "by"])
REQUESTS = Counter("ludotheque_requests", "HTTP requests", ["method", "status"])
ERRORS = Counter("ludotheque_troubles", "Requests and messages refused", ["type"])
COMMIT_SECONDS = Histogram(
    "ludotheque_commit_seconds",
    "From a command to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
THINKING_SECONDS = Histogram("ludotheque_thinking_seconds", "A bot's choice", ["bot"])
THOUGHT_WAIT_SECONDS = Histogram(
    "ludotheque_thought_wait_seconds",
    "What a bot's choice, a hint or a replay waited for its turn",
    ["lane"],
    buckets=(0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
THOUGHTS_WAITING = Gauge(
    "ludotheque_thoughts_waiting",
    "Choices, hints and replays that wait for their turn",
    ["lane"],
    multiprocess_mode="livesum",
)
THOUGHTS_GIVEN_UP = Counter(
    "ludotheque_thoughts_given_up", "Choices, hints and replays not thought to their end", ["why"]
)
NEWS_BYTES = Histogram(
    "ludotheque_news_bytes",
    "Bytes sent to one client for one change",
    buckets=(128, 256, 512, 1024, 2048, 4096, 8192, 16384, 65536),
)
DROPPED = Counter("ludotheque_dropped", "Connections that the server has ended", ["why"])
CONNECTED = Gauge("ludotheque_connected", "Open sockets", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("ludotheque_live_tables", "Tables held in memory", multiprocess_mode="livesum")
# Workers meet the same tables, so their numbers are not added.
SET_ASIDE = Gauge("ludotheque_tables_set_aside", "Tables that cannot be read",
                  multiprocess_mode="livemax")  # fmt: skip
