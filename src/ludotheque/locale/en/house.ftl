language-code = en
seat-name = Player { $number }
nothing = nothing

yes = yes
no = no

games-range = { $low } to { $high }
games-yes-no = yes or no
games-option = option
games-values = values
games-default = default
games-players = players

play-saved = The game is saved in { $path }
play-curtain = Hand over to { $seat }, then press Enter.
play-choose = Number or name (Enter lists them, ? what they bring, q leaves):
play-no-number = There are { $count } choices: give a number from 1 to { $count }.
play-no-name = No action is called “{ $text }” (Enter lists them).
play-over = { $ending } Won by { $winners }.
play-level = { $ending } All are level.
play-nobody = { $ending } Nobody wins.

refusal-game-over = The game is over.
refusal-not-asked = It is not this seat’s turn to decide.
refusal-unknown-action = There is no such action.
refusal-wrong-kind = That is not what is asked now.
refusal-not-allowed = That is not allowed now.
chance = { $ways } of { $of } ({ $percent }%)
