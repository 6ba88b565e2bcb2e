goofspiel-title = Goofspiel
goofspiel-about = Prizes come up one by one; all bid in secret, and the highest bid takes the prize.
goofspiel-option-cards = cards in every suit
goofspiel-option-ties = what becomes of a prize when the highest bids are equal
goofspiel-option-ties-carry = carried on: the next prize is bid for with it
goofspiel-option-ties-discard = lost: nobody gets it

goofspiel-ask-TurnPrize = The next prize is turned up.
goofspiel-ask-Bid = Bid a card for the prizes.
goofspiel-ask-Bidding = Everybody bids in secret.

goofspiel-action-bid = bid { $a }
goofspiel-action-turn = turn up the { $a }

goofspiel-event-turned = The prize is { $prize }: { $stake ->
    [one] one point
   *[other] { $stake } points
 } to win.
goofspiel-event-bid = { $seat } bids { $card }.
goofspiel-event-won = { $seat } wins { $points ->
    [one] one point.
   *[other] { $points } points.
 }
goofspiel-event-lost = The highest bids are equal: the prize is lost ({ $points }).
goofspiel-event-carried = The highest bids are equal: { $points } are carried on.

goofspiel-refusal-spent = You have no { $card } in hand: what was bid is spent.

goofspiel-foresee-stake = { $points ->
    [one] One point is
   *[other] { $points } points are
 } to win.
goofspiel-foresee-beats = Beats { $chance } of the bids that { $other } may make.

goofspiel-score-prizes = prizes
goofspiel-ending-prizes = All prizes were bid for.

goofspiel-drawn-prizes = To win:
goofspiel-drawn-deck = Still to come:
goofspiel-drawn-bids = bids

goofspiel-hands = bids in hand
goofspiel-deck = prizes to come
goofspiel-prizes = to win now
goofspiel-lost = prizes lost
goofspiel-won = prizes won
