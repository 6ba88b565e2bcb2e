aisopos-title = Aisopos
aisopos-about = Hidden pieces on nineteen hexes: place or move, clash, and take what you beat.
aisopos-option-games = games in the match, scores added
aisopos-option-quiet = after so long without a clash the game is drawn
aisopos-option-quiet_unit = whether that counts rounds or single turns
aisopos-option-agreement = players may agree on a draw
aisopos-option-first = the seat that begins (0 is the first)

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

aisopos-refusal-no-passing = Nobody may pass: place a piece or move one.
aisopos-refusal-one-step = A piece moves one step, to a neighbouring hex: { $to } is none of { $from }.
aisopos-refusal-not-in-hand = You have no { $piece } in hand.
aisopos-refusal-hex-taken = { $hex } is taken.
aisopos-refusal-not-yours = You have no piece on { $hex }.
aisopos-refusal-own-piece = Your own piece stands on { $hex }.
aisopos-refusal-no-agreement = At this table draws are not agreed on.
aisopos-refusal-offered-already = You have offered a draw this turn already.

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
