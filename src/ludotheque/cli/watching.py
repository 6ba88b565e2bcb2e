"""Long work, watched: how far it is, how fast, how long it will take."""

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from ludotheque.cli.reader import language
from ludotheque.locale import Words

__all__ = ["Watched"]


class Rate(ProgressColumn):
    """How many games a second, since the beginning."""

    def __init__(self) -> None:
        super().__init__()
        # Not asked for later: what draws the line does not know the reader.
        self.words = Words(language())

    def render(self, task: Task) -> Text:
        count = task.completed - task.fields["before"]
        if not count or not task.elapsed:
            return Text("")
        return Text(self.words.say("watching-rate", rate=round(count / task.elapsed, 1)))


class Watched:
    """A line on the terminal's error stream that goes away in the end; nothing where *quiet*."""

    def __init__(self, about: str, total: int, *, done: int = 0, quiet: bool) -> None:
        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), Rate(),
                   TimeRemainingColumn())  # fmt: skip
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.progress.add_task(about, total=total, completed=done, before=done)
        self.quiet = quiet

    def __enter__(self) -> Self:
        if not self.quiet:
            self.progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self.quiet:
            self.progress.stop()

    def advance(self, count: int) -> None:
        """Go on by so many."""
        self.progress.advance(self.task, count)
