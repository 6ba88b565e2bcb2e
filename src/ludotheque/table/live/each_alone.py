"""Going through many tables: what goes wrong at one of them does not touch the others."""

from collections.abc import Awaitable, Callable, Iterable

from ludotheque.table.errors import RequestError
from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST

__all__ = ["EachAlone"]


class EachAlone:
    """Does the same at many tables, as the *duty* of that name."""

    def __init__(self, duty: str) -> None:
        self.duty = duty
        # Those that failed the last time: it is written down once, not in every round.
        self.failing: set[str] = set()

    async def do(self, table_ids: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do *work* at every table; only a lost database ends the round, since it is so for all."""
        for table_id in table_ids:
            try:
                await work(table_id)
            except LOST:
                raise
            except RequestError:
                # Set aside, which was written down, or gone meanwhile.
                continue
            except Exception:  # noqa: BLE001  # whatever it is, the others are looked after
                self._note(table_id)
            else:
                self.failing.discard(table_id)

    def _note(self, table_id: str) -> None:
        if table_id not in self.failing:
            facts = {"duty": self.duty, "table": table_id}
            SERVER_LOG.exception("a table could not be looked after", extra={"facts": facts})
            self.failing.add(table_id)
