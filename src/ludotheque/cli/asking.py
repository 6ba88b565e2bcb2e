"""Commands, options and arguments whose help and errors are in the reader's language.

What click calls the help of a command or an option is the key of a message here.
"""

import shutil
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from ludotheque.cli.reader import language, nearest, quoted, say, say_of
from ludotheque.core.errors import in_digits
from ludotheque.locale import LANGUAGES

__all__ = [
    "FILE",
    "Argument",
    "BadInput",
    "Command",
    "OneOf",
    "Option",
    "Speaking",
    "Whole",
    "lang_option",
    "write_list",
]

FILE: Final = click.Path(path_type=Path)
# A number of more digits is none that anything here takes.
MOST_DIGITS: Final = 60
# Help is written in lines between these widths.
NARROWEST: Final = 30
WIDEST: Final = 80


class BadInput(click.UsageError):
    """What was given cannot be; the message, in the reader's language, says what could."""


class Whole(click.types.IntParamType):
    """A whole number, *low* or more, *high* or less."""

    name = "number"

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if len(text) > MOST_DIGITS or not in_digits(text.removeprefix("-")):
            self.fail(say("error-no-number", value=quoted(text)), param, ctx)
        number = int(text)
        if self.low is not None and number < self.low:
            self.fail(say("error-too-low", low=str(self.low), value=text), param, ctx)
        if self.high is not None and number > self.high:
            self.fail(say("error-too-high", high=str(self.high), value=text), param, ctx)
        return number


class OneOf(click.types.StringParamType):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            known = ", ".join(self.words)
            self.fail(say("error-not-one-of", value=quoted(str(value)), known=known), param, ctx)
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[Any]:
        # Not at the top: nothing but completing needs it.
        item = import_module("click.shell_completion").CompletionItem
        return [item(word) for word in self.words if word.startswith(incomplete)]


class Option(click.Option):
    """An option; *value* is the key of what stands for its value, by default its type's."""

    def __init__(self, *args: Any, value: str = "", game: str = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.value = value
        self.game = game

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        names = ", ".join(sorted(self.opts, key=len))
        about = [say_of(self.game, self.help or ""), *self.remarks()]
        return f"{names} {self.placeholder()}".strip(), " ".join(about)

    def placeholder(self) -> str:
        """Return what stands for the value."""
        if self.is_flag:
            return ""
        if isinstance(self.type, OneOf):
            return f"[{'|'.join(self.type.words)}]"
        kinds = {"number": "number", "integer": "number", "path": "file"}
        return say(f"help-value-{self.value or kinds.get(self.type.name, 'text')}")

    def remarks(self) -> list[str]:
        """Return in brackets what else is to be known of the value."""
        found = []
        if self.show_default:
            found.append(say("help-default", value=str(self.default)))
        if isinstance(self.type, Whole) and self.type.low is not None:
            found.append(say("help-at-least", low=str(self.type.low)))
        if isinstance(self.type, Whole) and self.type.high is not None:
            found.append(say("help-at-most", high=str(self.type.high)))
        if self.required:
            found.append(say("help-required"))
        return [f"[{', '.join(found)}]"] if found else []


lang_option = click.option(
    "--lang", cls=Option, type=OneOf(*LANGUAGES), default=language, help="help-lang"
)


class Argument(click.Argument):
    """An argument; its name is the key of what it is called."""

    def called(self) -> str:
        """Return what the argument is called."""
        return say(f"help-value-{self.name}")

    def get_help_record(self, ctx: click.Context) -> None:  # type: ignore[override]
        """Return nothing: what the command does tells of its arguments."""

    def get_usage_pieces(self, ctx: click.Context) -> list[str]:
        called = self.called() if self.required else f"[{self.called()}]"
        return [called if self.nargs == 1 else f"{called}..."]


def write_list(formatter: click.HelpFormatter, key: str, rows: list[tuple[str, str]]) -> None:
    """Write a list under its heading: names, and beside them or below what they are."""
    formatter.write(f"\n{say(key)}\n")
    beside = max(len(name) for name, _ in rows) + 4
    column = beside if beside <= formatter.width // 2 else 6
    for name, about in rows:
        fits = len(name) + 4 <= column
        start = f"  {name}".ljust(column) if fits else f"  {name}\n{'':{column}}"
        formatter.write(f"{start}{filled(about, formatter.width, column).lstrip()}\n")


def filled(text: str, width: int, indent: int) -> str:
    """Return *text* in lines, none of which breaks a word."""
    margin = " " * indent
    return textwrap.fill(
        text, width, initial_indent=margin, subsequent_indent=margin,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


class Speaking(click.Command):
    """A command that tells in the reader's language how it is used."""

    def __init__(self, *args: Any, game: str = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.game = game
        self.helping: Option | None = None

    def about(self) -> str:
        """Return what the command does."""
        return say_of(self.game, self.help or "")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            known = [name for param in self.get_params(ctx) for name in param.opts]
            hint = nearest(error.option_name, [name for name in known if name[0] == "-"])
            text = say("error-no-option", name=quoted(error.option_name), nearest=hint)
            raise BadInput(text, ctx) from error
        except click.BadOptionUsage as error:
            raise BadInput(self.misused(error.option_name), ctx) from error
        except click.MissingParameter as error:
            raise BadInput(missing(error.param), ctx) from error
        except click.BadParameter as error:
            name = error.param.opts[-1] if error.param else ""
            raise BadInput(say("error-value", name=name, text=error.message), ctx) from error

    def misused(self, name: str) -> str:
        """Say what is wrong with the option *name*: it lacks a value, or takes none."""
        takes_none = any(
            isinstance(param, click.Option) and param.is_flag and name in param.opts
            for param in [*self.params, self.helping]
        )
        return say("error-takes-no-value" if takes_none else "error-needs-value", name=name)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        # Always the same one: click finds it again by its identity.
        if self.helping is None:
            self.helping = Option(
                ["-h", "--help", "wants_help"], is_flag=True, is_eager=True, expose_value=False,
                callback=show_help, help="help-help",
            )  # fmt: skip
        return self.helping

    def get_help(self, ctx: click.Context) -> str:
        # Click's own would never be narrower than 50 columns.
        width = min(shutil.get_terminal_size().columns, WIDEST) - 2
        formatter = click.HelpFormatter(width=max(width, NARROWEST))
        self.format_help(ctx, formatter)
        return formatter.getvalue().rstrip("\n")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_usage(ctx, formatter)
        formatter.write(f"\n{filled(self.about(), formatter.width, 2)}\n")
        self.format_options(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, words, f"{say('help-usage')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        arguments = [piece for param in self.params for piece in param.get_usage_pieces(ctx)]
        return [say("help-value-options"), *arguments]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        write_list(formatter, "help-options", [record for record in records if record])


class Command(Speaking):
    """A command that takes nothing but what it asks for."""

    allow_extra_args = True  # so that it is ours to say what is wrong with them

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise BadInput(say("error-too-many", words=quoted(" ".join(rest))), ctx)
        return rest


def missing(param: click.Parameter | None) -> str:
    """Say what is missing."""
    if isinstance(param, Argument):
        return say("error-missing-argument", name=param.called())
    return say("error-missing-option", name=param.opts[-1] if param else "")


def show_help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print how the command is used, and end."""
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()
