page-skip = Skip to the content
page-loading = One moment …
page-unreachable = The house cannot be reached.
page-try-again = Try again
page-nothing-here = There is nothing here.
page-to-lobby = To the lobby
page-close = Close
page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-theme = Light
page-theme-auto = As the device has it
page-theme-light = Paper (light)
page-theme-dark = Lamplight (dark)
page-confirm = Ask before a choice is sent
page-confirm-hidden = Where it cannot be taken back
page-confirm-always = Always
page-confirm-never = Never
page-sound = Sound when it is my turn

page-your-name = Your name
page-your-name-why = What shall the others call you?
page-keep-name = That is me

page-hero = { $games ->
    [4] Four games, one table.
   *[other] { $games } games, one table.
}
page-hero-more = Play with friends anywhere, on one screen, or against bots that see no more than you do.
page-my-tables = Your tables
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. Open a table and send a friend the link.
page-search-tables = Search by name
page-any-game = Any game
page-with-free-seat = With a free seat
page-more-tables = More tables
page-no-tables-found = No open table fits that.
page-finished-tables = Your finished games
page-games = The games
page-players = { $low } to { $high } players
page-rules = Rules
page-play-now = Play now
page-new-table = New table
page-your-turn = Your turn
page-free = free
page-free-seats = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
 }
page-status-open = gathering
page-status-playing = being played
page-status-over = over
page-unofficial = Ludotheque is a labour of love with no connection to the games’ authors and publishers. If you like a game, buy the box.

page-which-game = Which game?
page-who-plays = Who plays?
page-number-of-players = Number of players
page-seat-bot = Bot
page-seat-open = A guest, by link or from the lobby
page-seat-friend = A friend at this screen
page-friend-name = Friend’s name
page-bot-level = How strong
page-bot-beginner = Beginner
page-bot-club = Club player
page-bot-expert = Expert
page-bot-random = Dice thrower
page-bot-greedy = Quick thinker
page-shuffle-seats = Seats by lot
page-listed = Show the table in the lobby
page-how-played = How is it played?
page-options = Options of the game
page-word-random = by lot
page-word-rounds = rounds
page-word-turns = turns
page-clock = Time for each decision
page-clock-none = As long as you like
page-clock-minute = 1 minute
page-clock-minutes = 5 minutes
page-clock-day = 1 day
page-clock-week = 1 week
page-practice = Practice: hints are allowed
page-aids = Aids: the page says what a choice would bring
page-without-aids = This table is played without aids: the page does not say what choices would bring.
page-table-name = Name of the table (if you like)
page-open-table = Open the table
page-start-now = Start

page-table-refused = This table is not open to you.
page-table-refused-more = It may be private, or it does not exist any more. Ask for the invite link.
page-table-set-aside-more = It was perhaps begun by another version of the game. Nothing of it is lost; whoever runs the house can see why.
page-gathering = Who is here
page-host = host
page-sit-down = Sit down
page-stand-up = Get up
page-change-seat = Who gets seat { $number }
page-start = Start the game
page-start-when-full = The game can start when no seat is free: invite someone or give the seat to a bot.
page-host-starts = The host starts the game when everybody is here.
page-invite = Invite
page-invite-more = Whoever opens this link may sit down or watch.
page-invite-link = Invite link
page-seed-chosen = The host chose the number from which this game is dealt.
page-copy-link = Copy the link
page-copied = Copied.
page-qr = The invite link as a QR code

page-connecting = Connecting …
page-offline = The connection is lost. Nothing is lost with it: we go on as soon as it is back.
page-players-list = Players
page-is-asked = decides now
page-disconnected = not connected
page-played-by-bot = played by a bot
page-watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
 }
page-waiting-for = Waiting for { $names }.
page-one-moment = One moment …
page-sending = Sending …
page-confirm-choice = Shall it be so?
page-cannot-take-back = It cannot be taken back.
page-do-it = Do it
page-take-back = Take back
page-hint = Hint
page-hinting = Thinking …
page-hint-is = An expert would, with the share of wins to expect: { $actions }
page-what-is-this = What is this?
page-what-is-this-more = Then touch anything: it explains itself, and nothing is played. Without this, rest the mouse on it or hold your finger down.
page-return = I am back
page-returning = The time for this question is up: the bot answers it, then you play again.
page-back-asked = { $seat } would like to take back.
page-agree = Agree
page-refuse = No
page-all-choices = All choices in words ({ $count })
page-curtain = The curtain
page-hand-over = Hand over to { $seat }
page-hand-over-more = The others look away.
page-i-am = I am { $seat }

page-beside = Beside the board
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-scores = Scores
page-tab-notes = Notes
page-tab-seat = More
page-log-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-chat-earlier = Show what was said earlier
page-chat-say = Say something
page-chat-send = Send
page-notes-private = Only you can read this.
page-notes-kept = Kept.
page-notes-keeping = Keeping …
page-search-rules = Search the rules
page-no-rule-found = No rule says so.
page-guide = Guided first turn
page-guide-next = Next
page-guide-back = Back
page-guide-done = Got it
page-guide-leave = Leave the guide
page-ask-back = Ask to take back my last move
page-let-bot-play = Let a bot play for me
page-resign = Resign
page-resign-sure = Resign for good?
page-play-on = Play on

page-scores = Scores
page-source = Source
page-total = Total
page-won-by = { $count ->
    [one] { $seat } wins
   *[other] { $seat } win together
 }
page-shared-by-all = A draw
page-nobody-won = Nobody wins
page-ending-resigned = A player resigned.
page-ending-time = A player ran out of time.
page-rematch = Play again
page-to-rematch = To the next game
page-rematch-agree = Yes, play again
page-rematch-decline = No, thank you
page-rematch-agreed = Would play again: { $names }
page-rematch-declined = Would rather not: { $names }
page-rematch-waiting = Not yet said: { $names }
page-share-game = Share this game
page-share-end = End sharing
page-share-more = This table was private. Whoever opens this link sees the game, its record and what was said.
page-share-link = Share link
page-record = Download the record

page-replay = Replay
page-no-replay = There is no replay here: the game is not over, or not known.
page-frame = Moment of the game
page-first-frame = To the beginning
page-previous-frame = One step back
page-next-frame = One step on
page-last-frame = To the end
page-play = Play
page-pause = Pause
page-viewpoint = Seen by
page-viewpoint-everything = Everything
page-viewpoint-spectator = A spectator
page-share = Link to this moment
page-to-table = To the table
