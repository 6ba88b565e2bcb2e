"""`ludotheque play`: a whole game in the terminal."""

import secrets
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ludotheque.bots import Bot, bot, is_command
from ludotheque.cli.asking import FILE, Argument, BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import HUMAN, game_names, player_names, records
from ludotheque.cli.complaints import reason
from ludotheque.cli.interrupts import interrupts_raised
from ludotheque.cli.options import (
    bots_at,
    option_option,
    pack_option,
    read_options,
    read_pack,
    seats_of,
)
from ludotheque.cli.reader import quoted, say, written
from ludotheque.cli.screen import Screen, hanging, print_drawing
from ludotheque.cli.stories import choices_of, story_of
from ludotheque.core import CHANCE, SPECTATOR, Game, GameRecord, Seat, Table
from ludotheque.games import game as game_named
from ludotheque.locale import Words

__all__ = ["play", "print_result"]

# Under the number of a choice and its space nothing else is written.
INDENT = 8


@click.command(cls=Command, help="help-play")
@click.argument("game", cls=Argument, shell_complete=game_names, required=False)
@click.option(
    "--players", cls=Option, value="names", shell_complete=player_names, help="help-play-players"
)
@click.option("--seed", cls=Option, type=Whole(), help="help-play-seed")
@click.option("--save", cls=Option, type=FILE, shell_complete=records, help="help-play-save")
@click.option("--resume", cls=Option, type=FILE, shell_complete=records, help="help-play-resume")
@click.option("--trust", cls=Option, is_flag=True, help="help-play-trust")
@option_option
@pack_option
@lang_option
def play(
    game: str | None,
    players: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    trust: bool,
    chosen: tuple[str, ...],
    pack: Path | None,
    lang: str,
) -> None:
    """Play GAME here; every move is saved, and --resume goes on."""
    if resume is not None:
        if game or players or chosen or seed is not None or pack is not None:
            raise BadInput(say("error-resume-alone"))
        record = GameRecord.load(resume)
        check_trusted(record, trust)
        bots_at([name for name in record.players if is_command(name)])
        table = Table.resume(game_named(record.game, record.package), record)
        path = save or resume
    elif game is None:
        raise BadInput(say("error-name-a-game"))
    else:
        found = game_named(game)
        seats = seats_of(found, players or ",".join([HUMAN] + ["greedy"] * (found.seats[0] - 1)))
        bots_at(seats)
        options = found.settled(found.table_options(read_options(chosen)))
        table = Table.open(
            found,
            len(seats),
            secrets.randbits(128) if seed is None else seed,
            pack=read_pack(pack),
            players=seats,
            **options,
        )
        path = save or fresh_path(found)
        if path.is_file():
            raise BadInput(say("error-file-exists", path=written(path)))
    Terminal(table, path, lang).run()


def check_trusted(record: GameRecord, trust: bool) -> None:
    """Refuse a record that names programs as players: it may come from anybody."""
    named = [name for name in record.players if is_command(name)]
    if named and not trust:
        raise BadInput(say("error-untrusted-player", name=quoted(named[0])))


def fresh_path(game: Game) -> Path:
    """Return a new file in the user's own folder."""
    folder = Path(click.get_app_dir("ludotheque")) / "games"
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder / f"{game.name}-{moment}-{secrets.token_hex(2)}.json"


class Leave(Exception):
    """The player has had enough for now."""


class Terminal:
    """One table on one screen."""

    def __init__(self, table: Table, path: Path, lang: str) -> None:
        self.table = table
        self.path = path
        self.console = Screen()
        self.seats = table.record.players or [HUMAN] * table.record.seats
        self.humans = [seat for seat, name in enumerate(self.seats) if name == HUMAN]
        self.words = Words(lang, table.record.game)
        self.words.players = [self.title(seat) for seat in range(len(self.seats))]
        self.at_screen: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.told: dict[int, list[str]] = {}
        # Programs stay for the whole game; other bots are the same whenever they are made.
        self.programs: dict[int, Bot] = {}

    def title(self, seat: int) -> str:
        """Return what a seat is called: its number, and the bot that holds it."""
        name = self.words.say("seat-name", number=seat + 1)
        return name if self.seats[seat] == HUMAN else f"{name} ({escape(self.seats[seat])})"

    def run(self) -> None:
        """Play until the game is over or the player leaves; the record is always on disk."""
        state = self.table.state
        state.listen()
        self.save()
        try:
            with interrupts_raised():
                while not state.over:
                    self.next_move()
                self.show_end()
        except (Leave, KeyboardInterrupt, EOFError, click.Abort):
            self.console.print()
        finally:
            self.programs.clear()
        saved = self.words.say("play-saved", path=str(self.path.absolute()))
        self.console.print(saved, markup=False, soft_wrap=True)

    def next_move(self) -> None:
        """Let chance, a bot or a person decide, tell what came of it, and save."""
        state = self.table.state
        actor = state.actor()
        if actor == CHANCE:
            self.table.roll()
        elif actor not in self.humans:
            self.table.apply(actor, self.bot_choice(actor))
        else:
            self.table.apply(actor, self.ask(actor))
        self.remember()
        self.save()

    def bot_choice(self, seat: int) -> int:
        """Return what the bot at *seat* does; the same whether the game was resumed or not."""
        record, name = self.table.record, self.seats[seat]
        seed = (int(record.seed) * 1_000_003 + len(record.moves)) % 2**64
        if is_command(name) and seat not in self.programs:
            self.programs[seat] = bot(name, seed)
        player = self.programs.get(seat) or bot(name, seed)
        return player.choose(Seat(self.table.state, seat))

    def remember(self) -> None:
        """Keep for every person at this screen what they may know of the last action."""
        for seat in self.humans or [SPECTATOR]:
            for event in self.table.state.events_for(seat):
                self.told.setdefault(seat, []).extend(self.lines(event, seat))
        if not self.humans:
            self.tell(SPECTATOR)

    def lines(self, event: dict[str, object], seat: int) -> list[str]:
        """Return an event in words, and the story that *seat* hears with it."""
        line = self.words.event(event)
        story = story_of(self.table.state.game, event, seat, self.words)
        return ([f"  [dim]·[/] {line}"] if line else []) + ([story] if story else [])

    def tell(self, seat: int) -> None:
        """Print what happened since *seat* last looked."""
        for line in self.told.pop(seat, []):
            self.console.print(line)

    def ask(self, seat: int) -> int:
        """Show the table to the person at *seat* and return what they choose."""
        self.draw_curtain(seat)
        self.tell(seat)
        state = self.table.state
        self.console.print()
        print_drawing(self.console, state.game.draw(state.view(seat), self.words.say))
        question = state.asked_of(seat)
        assert question is not None, "a seat that is waited for is asked something"
        self.console.print(f"\n[bold]{self.words.player(seat)}[/]: {self.words.ask(question)}")
        self.list_choices(seat)
        while True:
            action = self.read_choice(seat)
            if action is not None:
                return action

    def draw_curtain(self, seat: int) -> None:
        """With several people at one screen, hide it until the next one has sat down."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.wipe()
        self.prompt(self.words.say("play-curtain", seat=seat))
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def list_choices(self, seat: int) -> None:
        """Print the legal actions with their numbers, a family of like ones on one line."""
        state = self.table.state
        names = state.game.actions
        legal = [names.name(action) for action in state.legal(seat)]
        stories = choices_of(state.game, state.view(seat), legal, self.words)
        if any(stories):
            for number, (name, story) in enumerate(zip(legal, stories, strict=True), 1):
                self.console.print(f"[cyan]{number:>7}[/] {story or self.words.action(name)}")
            return
        for line in numbered(legal, self.words):
            text = hanging(Text.from_markup(line), self.console.width, INDENT)
            self.console.print(text, soft_wrap=True)

    def list_consequences(self, seat: int, wanted: str) -> None:
        """Print what each legal action would bring, or only the one *wanted* by number or name."""
        state = self.table.state
        legal = state.legal(seat)
        meant = self.named(seat, wanted)
        chosen = [
            number
            for number, action in enumerate(legal, 1)
            if wanted in ("", str(number)) or action == meant
        ]
        if not chosen:
            self.console.print(self.words.say("play-no-name", text=wanted), markup=False)
        for number in chosen:
            action = legal[number - 1]
            name = state.game.actions.name(action)
            self.console.print(f"[cyan]{number:>7}[/] {self.words.action(name)}")
            for fact in state.foresee(seat, action):
                self.console.print(f"{'':{INDENT}}[dim]·[/] {self.words.fact(fact.told())}")

    def read_choice(self, seat: int) -> int | None:
        """Read a number or a name; say why it cannot be, or return it."""
        text = self.prompt(self.words.say("play-choose"))
        legal = self.table.state.legal(seat)
        if text in ("q", "quit"):
            raise Leave
        if text == "":
            self.list_choices(seat)
            return None
        if text.startswith("?"):
            self.list_consequences(seat, text[1:].strip())
            return None
        if text.isdecimal():
            if len(text) < 9 and 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.console.print(self.words.say("play-no-number", count=len(legal)))
            return None
        return self.read_name(seat, text)

    def read_name(self, seat: int, text: str) -> int | None:
        """Return the action called *text* if it is legal; say why not otherwise."""
        action = self.named(seat, text)
        state = self.table.state
        refusal = state.game.no_action(text) if action is None else state.refusal(seat, action)
        if refusal is None and action is None:
            self.console.print(self.words.say("play-no-name", text=quoted(text)), markup=False)
        if refusal is None:
            return action
        self.console.print(self.words.refusal(refusal.key, refusal.rule, refusal.facts))
        return None

    def named(self, seat: int, text: str) -> int | None:
        """Return the action called *text*: by its short name, or as it is listed."""
        names = self.table.state.game.actions.names
        said = " ".join(text.casefold().split())
        actions: list[int] = [*self.table.state.legal(seat), *range(len(names))]
        for action in actions:
            if said in (names[action].casefold(), self.words.action(names[action]).casefold()):
                return action
        return None

    def prompt(self, text: str) -> str:
        """Read a line; without anybody to read from, leave."""
        if sys.stdin is None:
            raise Leave
        return str(click.prompt(text, default="", show_default=False, prompt_suffix=" ")).strip()

    def show_end(self) -> None:
        """Draw the last position, as whoever is at the screen sees it, and the score sheet."""
        state = self.table.state
        viewer = SPECTATOR if self.at_screen is None else self.at_screen
        self.tell(viewer)
        self.console.print()
        print_drawing(self.console, state.game.draw(state.view(viewer), self.words.say))
        print_result(self.console, self.words, self.table)

    def save(self) -> None:
        """Write the record whole or not at all."""
        fresh = self.path.parent / f"{self.path.name}.tmp"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(self.table.record.write(), "utf-8")
            fresh.replace(self.path)
        except OSError as error:
            with suppress(OSError):
                fresh.unlink()
            facts = {"path": written(self.path), "why": reason(error)}
            raise BadInput(say("error-cannot-save", **facts)) from error


def numbered(names: list[str], words: Words) -> list[str]:
    """Return the actions in words with their numbers, a family of like ones in one line."""
    lines: list[str] = []
    for family, members in families(names):
        text = words.action(f"{family} …")
        # A sentence that is another one for each last word has no place for all of them.
        if len(members) == 1 or "…" not in text:
            lines += [f"[cyan]{number:>7}[/] {words.action(name)}" for number, name in members]
            continue
        numbers = f"{members[0][0]}-{members[-1][0]}"
        lasts = " ".join(words.thing(name.split()[-1]) for _, name in members)
        lines.append(f"[cyan]{numbers:>7}[/] {text}: [dim]{lasts}[/]")
    return lines


def families(names: list[str]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Return the names, numbered from 1, in runs that differ in their last word only."""
    found: list[tuple[str, list[tuple[int, str]]]] = []
    for number, name in enumerate(names, 1):
        family = name.rpartition(" ")[0]
        if not family or not found or found[-1][0] != family:
            found.append((family, []))
        found[-1][1].append((number, name))
    return found


def print_result(console: Console, words: Words, table: Table) -> None:
    """Print who won, why it ended, and every seat's points by source."""
    result = table.record.result
    if result is None:
        return
    ending = words.say(f"{words.game}-ending-{result.ending}")
    all_won = len(result.winners) == len(result.scores)
    key = "play-level" if all_won else "play-over" if result.winners else "play-nobody"
    winners = words.shown("seat", list(result.winners))
    console.print(f"\n[bold]{words.say(key, ending=ending, winners=winners)}[/]")
    for seat, sheet in enumerate(result.sheet):
        parts = [
            f"{words.say(f'{words.game}-score-{source}')} {points}"
            for source, points in sheet.items()
            if points
        ]
        console.print(f"  {words.player(seat)}: [bold]{result.scores[seat]}[/]  {', '.join(parts)}")
    sys.stdout.flush()
