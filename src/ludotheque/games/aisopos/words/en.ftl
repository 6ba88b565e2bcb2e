aisopos-title = Aisopos
aisopos-about = Hidden pieces on nineteen hexes: place or move, clash, and take what you beat.
aisopos-option-games = games in the match, scores added
aisopos-option-quiet = after so long without a clash the game is drawn
aisopos-option-quiet_unit = whether that counts rounds or single turns
aisopos-option-agreement = players may agree on a draw
aisopos-option-first = the seat that begins (0 is the first)
aisopos-option-board = the board: whole, or three or four hexes with a Lion and an Ant each, for study
aisopos-option-board-whole = whole
aisopos-option-board-three = three hexes
aisopos-option-board-four = four hexes

aisopos-lion = Lion
aisopos-man = Man
aisopos-fox = Fox
aisopos-mouse = Mouse
aisopos-ant = Ant
aisopos-letter-lion = L
aisopos-letter-man = M
aisopos-letter-fox = F
aisopos-letter-mouse = m
aisopos-letter-ant = a

aisopos-ask-FirstSeat = The lot decides who begins.
aisopos-ask-Turn = Place a piece face down, or move one a single step.
aisopos-ask-AnswerDraw = A draw is on offer. Do you agree?

aisopos-action-place = place the { $a } on { $b }
aisopos-action-move = move { $a } to { $b }
aisopos-action-offer = offer a draw
aisopos-action-agree = agree to the draw
aisopos-action-decline = play on
aisopos-action-first = { $a } begins

aisopos-event-begins = { $seat } begins.
aisopos-event-placed = { $seat } places a piece on { $hex }.
aisopos-event-placed-kind = It is your { $piece }.
aisopos-event-moved = { $seat } moves from { $from } to { $to }.
aisopos-event-looked = You look: the piece on { $hex } is the { $piece }.
aisopos-event-captured = { $seat } takes the { $piece } of { $other } on { $hex }.
aisopos-event-skipped = { $seat } can do nothing and is passed over.
aisopos-event-offered-draw = { $seat } offers a draw.
aisopos-event-agreed = { $seat } agrees.
aisopos-event-declined = { $seat } plays on.
aisopos-event-game-ended = Game { $number } is over: { $ending ->
    [eliminated] a player has no pieces left.
    [quiet] drawn, too long without a clash.
   *[agreement] drawn by agreement.
 }

aisopos-error-small-for-two = a small board is for 2 players, not { $seats }

aisopos-refusal-no-passing = Nobody may pass: place a piece or move one.
aisopos-refusal-one-step = Your pieces move one step, to a neighbouring hex: { $to } is not beside { $from }.
aisopos-refusal-choose-step = Choose one of your pieces on the board, then a hex beside it.
aisopos-refusal-choose-hex = Choose a piece in your hand, then a free hex.
aisopos-refusal-choose-piece = First choose a piece: from your hand to place it on { $hex }, or one beside it to move there.
aisopos-refusal-no-piece = You have no piece on { $hex }.
aisopos-refusal-not-yours = The piece on { $hex } belongs to { $other }: choose one of yours, and move onto it from beside it.
aisopos-refusal-not-in-hand = You have no { $piece } in hand.
aisopos-refusal-hex-taken = { $hex } is taken.
aisopos-refusal-own-piece = Your own piece stands on { $hex }.
aisopos-refusal-off-board = This small board has no hex { $hex }.
aisopos-refusal-no-agreement = At this table draws are not agreed on.
aisopos-refusal-offered-already = You have offered a draw this turn already.

aisopos-foresee-odds = Win { $win_chance }, both fall { $fall_chance }, lose { $lose_chance }
aisopos-foresee-always-wins = You win, whatever it is
aisopos-foresee-always-loses = You lose, whatever it is
aisopos-foresee-win = { $piece }, { $chance }: you take it, +{ $points }
aisopos-foresee-fall = { $piece }, { $chance }: both fall, +{ $points } each
aisopos-foresee-loss = { $piece }, { $chance }: it takes yours, +{ $points } for { $other }
aisopos-foresee-sure-win = Surely { $piece }: you take it, +{ $points }
aisopos-foresee-sure-fall = Surely { $piece }: both fall, +{ $points } each
aisopos-foresee-sure-loss = Surely { $piece }: it takes yours, +{ $points } for { $other }
aisopos-foresee-shows-yours = If you beat { $beaten }, all know yours can only be: { $kinds }
aisopos-foresee-you-look = If you lose, you alone see what it is
aisopos-foresee-shows-theirs = If you lose, all know it can only be: { $kinds }
aisopos-foresee-win-ends = If you win the game ends: you { $points }, best rival { $best }
aisopos-foresee-fall-ends = If both fall the game ends: you { $points }, best rival { $best }
aisopos-foresee-loss-ends = If you lose the game ends: you { $points }, best rival { $best }
aisopos-foresee-in-reach = { $rivals ->
    [0] No rival piece can reach it next turn
    [one] { $rivals } rival piece can reach it next turn
   *[other] { $rivals } rival pieces can reach it next turn
 }
aisopos-foresee-quiet = { $left ->
    [one] Then { $left } more turn without a clash draws the game
   *[other] Then { $left } more turns without a clash draw the game
 }
aisopos-foresee-quiet-draw = The last quiet turn: the game is drawn, 0 for all
aisopos-foresee-drawn = The game is drawn: 0 for all
aisopos-foresee-drawn-if-agreed = { $left ->
    [one] If { $left } more player agrees, the game is drawn: 0 for all
   *[other] If { $left } more players agree, the game is drawn: 0 for all
 }
aisopos-foresee-give-up = You give up { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
aisopos-foresee-gives-up = { $other } gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
aisopos-foresee-offer-no-move = If not, you play on; no second offer this turn
aisopos-foresee-offer-ends = The offer is off, and { $other } plays on

aisopos-score-lion = Lions
aisopos-score-man = Men
aisopos-score-fox = Foxes
aisopos-score-mouse = Mice
aisopos-score-ant = Ants
aisopos-score-first-game = first game
aisopos-score-struck-out = struck out

aisopos-ending-eliminated = A player has lost every piece.
aisopos-ending-quiet = Too long without a clash: the game is drawn.
aisopos-ending-agreement = The game is drawn by agreement.

aisopos-quiet-count = turns without a clash: { $quiet } of { $limit }
aisopos-hand-size = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
aisopos-seat-line = { $seat }: { $points } points; hand: { $hand }; captured: { $captured }
aisopos-legend = ? unknown, ! certain; { $letters }
