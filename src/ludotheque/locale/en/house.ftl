seat-name = Player { $number }
nothing = nothing
refusal-game-over = The game is over.
refusal-not-asked = It is not your turn to decide.
refusal-unknown-action = There is no such action.
refusal-wrong-kind = That is not what is asked now.
refusal-not-allowed = That is not allowed now.
