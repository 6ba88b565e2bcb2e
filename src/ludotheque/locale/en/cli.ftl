## The command line: errors

error = Error: { $text }
error-value = { $name }: { $text }
error-no-number = '{ $value }' is not a whole number
error-too-low = at least { $low }, not { $value }
error-too-high = at most { $high }, not { $value }
error-not-one-of = '{ $value }' is none of { $known }
error-too-many = too many words: '{ $words }'
error-no-option = there is no option '{ $name }': { $nearest }
error-no-command = there is no command '{ $name }': { $nearest }
error-needs-value = { $name } needs a value
error-takes-no-value = { $name } takes no value
error-missing-argument = { $name } is missing
error-missing-option = { $name } is missing
error-did-you-mean = did you mean '{ $word }'?
error-known = known are { $known }
error-cannot-write = cannot write what was to be printed: { $why }
error-file = { $path }: { $why }

error-ENOENT = there is no such file
error-EACCES = we may not
error-EISDIR = it is a folder
error-ENOTDIR = a part of it is no folder
error-ENOSPC = there is no room left
error-EROFS = nothing can be written there
error-EADDRINUSE = the address is taken
error-EADDRNOTAVAIL = there is no such address here
error-takes-number = a number from { $low }, of 9 digits at the most
error-takes-real = a number from 0, decimals after a point
error-takes-word = one of { $words }

error-unknown-game = unknown game '{ $name }': { $nearest }{ $close ->
    [yes] { " " }(games: { $known })
   *[no] { "" }
 }
error-missing-package = the game '{ $name }' comes with the package { $package }, which is not installed
error-unknown-bot = unknown bot '{ $name }': { $nearest }{ $close ->
    [yes] { " " }(bots: { $known })
   *[no] { "" }
 }
error-unknown-bot-option = the bot '{ $bot }' has no option '{ $name }': { $nearest }
error-bad-bot-option = '{ $name }' of the bot '{ $bot }' is { $takes }, not '{ $value }'
error-bot-no-command = after 'exec:' stands a command, as in exec:python3 bot.py
error-bot-no-groups = 'exec:' needs a system with process groups, such as Linux
error-bot-no-program = there is no program '{ $name }' for 'exec:'
error-bot-form = a program to play is written NAME=COMMAND, not '{ $text }'
error-bot-name = a program is offered under a name of its own in small letters, not '{ $name }'
error-bot-replaced = { $bot }: { $cause }; { $fallback } decides in its place
error-bot-given-up = { $bot }: { $cause }; from now on { $fallback } decides in its place
error-bot-nonsense = it answered '{ $said }'
error-bot-slow = it did not answer within { $seconds } s
error-bot-flood = it wrote more than an answer can be
error-bot-ended = it ended with exit code { $code }
error-bot-ended-saying = it ended with exit code { $code }, saying '{ $said }'
error-bot-protocol = it speaks '{ $said }', not { $known }
error-bot-illegal = it chose '{ $said }', which is not allowed
error-bot-cannot = it says that it cannot: '{ $said }'
error-untrusted-player = the record has a program play, '{ $name }', which may do anything: say --trust to run it
error-unknown-option = { $title } has no option '{ $name }': { $nearest }
error-bad-option = option '{ $name }' takes { $allowed }, not { $value }
error-no-packs = { $title } has no component packs
error-wrong-seats = { $title } is for { $allowed } players, not { $seats }
error-no-such-first = option 'first' takes a seat from 0 to { $last } here, not { $value }
error-bad-seed = a seed is a whole number from 0 to 2**128 - 1
error-nobody-asked = nobody is asked here, so there is nothing to advise
error-no-record = not a game record: { $why }
error-doubled-key = not a game record: '{ $name }' stands in it twice
error-other-format = a record of format '{ $format }'; this reads '{ $known }'
error-no-seed = the seed of a record is no number: '{ $seed }'
error-cannot-read = cannot read { $path }: { $why }
error-at = { $place }: { $cause }
error-other-rules = recorded by version { $rules } of the rules of { $title }; here is version { $known }
error-other-pack = recorded with another component pack ({ $pack })
error-other-result = the result written down is not the one the moves lead to
error-missing-move = move { $number } is missing: a result is told, and the game is not over
error-move = move { $number } ({ $action }): { $cause }
error-other-digest = move { $number } ({ $action }): the digest is { $digest }, the record says { $told }
error-unknown-action = There is no such action: { $nearest }

error-option-form = an option is written NAME=VALUE, not '{ $text }'
error-pack-unread = cannot read the pack { $path }: { $why }
error-pack-invalid = the pack { $path } is no valid { $format }: { $why }
error-in-pack = { $place }: { $cause }

error-at-line = line { $line }, column { $column } cannot be read
error-at-byte = byte { $byte } cannot be read
error-cut-short = it ends too early
error-field-missing = '{ $name }' is missing
error-field-wrong = '{ $name }' is not what it should be
error-no-utf-8 = it is not written in UTF-8
error-too-deep = it is nested too deeply
error-other-form = it has another form

error-resume-alone = --resume takes game, players, seed and options from its file
error-name-a-game = name a game (see `ludotheque games`), or --resume FILE
error-file-exists = { $path } exists; go on with it by --resume, or name another file
error-cannot-save = cannot save to { $path }: { $why }
error-only-bots = a simulation is played by bots; people play with `ludotheque play`
error-worker-gone = a process that worked for us was ended from outside
error-no-such-seat = the record has { $seats } seats, so no seat { $wanted }
error-no-such-move = the record has { $moves } moves, not { $wanted }
error-table-missing = the table needs `pip install ludotheque[table]`: { $why }
error-one-worker = SQLite serves one worker; several need --db postgresql://…
error-no-database = the database is a file, or a URL postgresql://…
error-unknown-database = the database '{ $name }' is not known: sqlite or postgresql
error-closed-database = the database { $place } does not open: { $why }
error-unknown-host = there is no host '{ $name }'
error-port-range = a port is a number from 1 to { $highest }, not { $port }
error-cannot-listen = cannot listen at port { $port } of { $host }: { $why }
error-db-no-folder = there is no folder { $path }; --make-folder makes it
error-db-folder = { $path } is a folder; name a file
error-db-refused = the tables cannot be kept in { $path }: { $why }

## The command line: help

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-default = by default { $value }
help-at-least = at least { $low }
help-at-most = at most { $high }
help-required = needed
help-help = Show this and end.
help-version = Show the version and end.
help-lang = Language; otherwise that of LC_ALL, LC_MESSAGES or LANG.

help-value-options = [OPTIONS]
help-value-command = COMMAND ...
help-value-number = NUMBER
help-value-text = TEXT
help-value-file = FILE
help-value-files = FILE
help-value-record = RECORD
help-value-game = GAME
help-value-bot = BOT
help-value-program = NAME=COMMAND
help-value-name = NAME
help-value-shell = SHELL
help-value-names = NAME,...
help-value-choice = NAME=VALUE

help-ludotheque = Play, simulate and replay modern board games.
help-option = An option of the game; `ludotheque games` lists them.
help-pack = A component pack of your own (JSON or TOML).
help-json = Print one JSON object and nothing else.

help-play = Play GAME here; every move is saved, and --resume goes on.
help-play-players = Seats in order: human, or a bot’s name; for example human,greedy.
help-play-seed = Deal from this number; the same number deals the same.
help-play-save = Where to keep the record.
help-play-resume = Go on with a saved game.
help-play-trust = Run the programs that a record names as players.

help-serve = Open the table: a server for people and bots.
help-serve-host = Where to listen.
help-serve-port = At which port.
help-serve-db = A file, or postgresql://…
help-serve-make-folder = Make the folder of --db where there is none.
help-serve-workers = Processes; several on PostgreSQL.
help-serve-thinkers = Processes for bots; all cores but one if not given.
help-serve-origin = Another address of this house, as browsers see it.
help-serve-bot = A program that may be given seats, as NAME=COMMAND (docs/bot-protocol.md); can be given several times.
help-serve-open = Open the page in the browser.

help-games = List the games, their players and their options.

help-simulate = Let bots play GAME many times and count wins, points, length and speed.
help-simulate-players = Bots by seat, for example random,greedy:worlds=4.
help-simulate-games = How many.
help-simulate-seed = Seed of the first game.

help-replay = Tell the recorded game in FILE move by move and draw where it stops.
help-replay-to = Stop after so many moves (chance counts).
help-replay-seat = See it as this player did.

help-verify = Replay the records in every FILE and check every move, digest and result.

help-hint = Say what the expert would do in the recorded game RECORD, and how it would fare.
help-hint-at = After so many moves (chance counts); all if not given.
help-hint-seat = For this player, if several are asked.
help-hint-ms = Milliseconds to think.

help-completion = Print what makes SHELL complete the words of a command (bash, zsh or fish).

## The command line: answers

simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-seat = seat
simulate-player = player
simulate-wins = wins (shares)
simulate-percent = %
simulate-score = mean score
simulate-endings = endings: { $endings }; won by nobody alone: { $draws }
simulate-length = { $decisions } decisions ({ $choices } with a choice), median game { $median }
simulate-speed = { $games } games/s, { $speed } decisions/s ({ $engine })
simulate-digest = digest { $digest }
engine-compiled = compiled engine
engine-pure = pure Python engine

verify-good = { $file }: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, good
verify-unfinished = { $file }: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, good so far, unfinished

serve-opens = The house opens at { $address }

help-check = Try the nine laws on GAME, a name or module:GAME, and say what is broken, where, and how to see it again.
help-check-seats = For so many players only.
help-check-games = Games for each number of players; one for each option that is changed.
help-check-seed = Seed of the first game.
help-engine = Let BOT answer on standard output what it is asked on standard input, as docs/bot-protocol.md says; without one, club.
check-begins = { $title }: the nine laws, tried in { $cases } ways to sit down, { $games ->
    [one] one game
   *[other] { $games } games
 } each
law-1 = The same seed and actions give the same states, in any process
law-2 = A copy and its original never touch each other
law-3 = Exactly the legal actions are accepted; all else is refused and changes nothing
law-4 = Nobody is given what they cannot know
law-5 = Imagined worlds agree with what is known, and keep the laws themselves
law-6 = Nothing of the box is lost
law-7 = Games end within the bound that is stated
law-8 = Records and snapshots lead to the same state
law-9 = Simultaneous answers may come in any order
check-held = { $times ->
    [one] held, tried once
   *[other] held, tried { $times } times
 }
check-not-tried = not tried: the game offered nothing to try
check-broken = broken
check-nothing-hidden = Nothing was dealt again for anybody, so laws 4 and 5 had nothing hidden to look at. A game with secrets deals them again in `deal_again`.
check-said = Law { $law } is broken: { $said }
check-where = In the game { $case } from seed { $seed }, after { $moves } moves
check-again = To see it again: { $command }
check-record = The game up to there is kept in { $path }
error-no-module = { $name } cannot be loaded: { $why }
error-no-game-there = { $name } is no game: { $nearest }

help-new-game = Lay out a package for the game NAME in a new folder: a tiny game that is whole, to be changed into yours.
new-game-done = The package is laid out in the folder { $name }, with a tiny game in it that is whole. Next:
error-no-game-name = '{ $name }' is no name for a game: at most 30 small letters a to z, digits and underscores, a letter first, and no word of Python, such as my_game
error-game-exists = there is a game '{ $name }' already; choose another name
error-module-exists = Python has a module '{ $name }' already; choose another name
error-folder-exists = { $path } exists; nothing is overwritten: choose another name or another place
