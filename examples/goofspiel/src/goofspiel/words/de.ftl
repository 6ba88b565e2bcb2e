goofspiel-title = Goofspiel
goofspiel-about = Preise kommen einer nach dem anderen; alle bieten geheim, und das höchste Gebot nimmt den Preis.
goofspiel-option-cards = Karten in jeder Farbe
goofspiel-option-ties = was aus einem Preis wird, wenn die höchsten Gebote gleich sind
goofspiel-option-ties-carry = weitergetragen: Um den nächsten wird mit ihm geboten
goofspiel-option-ties-discard = verloren: Niemand bekommt ihn

goofspiel-ask-TurnPrize = Der nächste Preis wird aufgedeckt.
goofspiel-ask-Bid = Biete eine Karte auf die Preise.
goofspiel-ask-Bidding = Alle bieten geheim.

goofspiel-action-bid = { $a } bieten
goofspiel-action-turn = die { $a } aufdecken

goofspiel-event-turned = Der Preis ist { $prize }: { $stake ->
    [one] ein Punkt ist
   *[other] { $stake } Punkte sind
 } zu gewinnen.
goofspiel-event-bid = { $seat } bietet { $card }.
goofspiel-event-won = { $seat } gewinnt { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
 }
goofspiel-event-lost = Die höchsten Gebote sind gleich: Der Preis ist verloren ({ $points }).
goofspiel-event-carried = Die höchsten Gebote sind gleich: { $points } werden übertragen.

goofspiel-refusal-spent = Du hast keine { $card } auf der Hand: Was geboten wurde, ist verbraucht.

goofspiel-foresee-stake = { $points ->
    [one] Ein Punkt ist
   *[other] { $points } Punkte sind
 } zu gewinnen.
goofspiel-foresee-beats = Schlägt { $chance } der möglichen Gebote von { $other }.

goofspiel-score-prizes = Preise
goofspiel-ending-prizes = Um alle Preise wurde geboten.

goofspiel-drawn-prizes = Zu gewinnen:
goofspiel-drawn-deck = Noch zu kommen:
goofspiel-drawn-bids = Gebote

goofspiel-hands = Gebote auf der Hand
goofspiel-deck = Preise, die noch kommen
goofspiel-prizes = jetzt zu gewinnen
goofspiel-lost = verlorene Preise
goofspiel-won = gewonnene Preise
