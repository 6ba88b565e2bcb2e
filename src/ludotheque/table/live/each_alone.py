"""Going through many tables or players: what goes wrong with one does not touch the others."""

from collections.abc import Awaitable, Callable, Iterable

from ludotheque.table.errors import RequestError
from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST

__all__ = ["EachAlone"]


class EachAlone:
    """Does the same for many, as the *duty* of that name."""

    def __init__(self, duty: str) -> None:
        self.duty = duty
        # Those that failed the last time: it is written down once, not in every round.
        self.failing: set[str] = set()

    async def do(self, ids: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do *work* for every one; only a lost database ends the round, since it is so for all."""
        for one in ids:
            try:
                await work(one)
            except LOST:
                raise
            except RequestError:
                # A table that was set aside, which was written down, or is gone meanwhile.
                continue
            except Exception:  # noqa: BLE001  # whatever it is, the others are looked after
                self._note(one)
            else:
                self.failing.discard(one)

    def _note(self, one: str) -> None:
        if one not in self.failing:
            facts = {"duty": self.duty, "of": one}
            SERVER_LOG.exception("one of many could not be looked after", extra={"facts": facts})
            self.failing.add(one)
