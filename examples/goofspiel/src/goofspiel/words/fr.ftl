goofspiel-title = Goofspiel
goofspiel-about = Les prix sortent un à un ; tous misent en secret, et la plus haute enchère prend le prix.
goofspiel-option-cards = cartes dans chaque suite
goofspiel-option-ties = ce que devient un prix quand les plus hautes enchères sont égales
goofspiel-option-ties-carry = remis en jeu avec le suivant
goofspiel-option-ties-discard = perdu : personne ne l’obtient

goofspiel-ask-TurnPrize = Le prix suivant est retourné.
goofspiel-ask-Bid = Misez une carte pour les prix.
goofspiel-ask-Bidding = Chacun mise en secret.

goofspiel-action-bid = miser { $a }
goofspiel-action-turn = retourner le { $a }

goofspiel-event-turned = Le prix est { $prize } : { $stake ->
    [one] un point
   *[other] { $stake } points
 } à gagner.
goofspiel-event-bid = { $seat } mise { $card }.
goofspiel-event-won = { $seat } gagne { $points ->
    [one] un point.
   *[other] { $points } points.
 }
goofspiel-event-lost = Les plus hautes enchères sont égales : le prix est perdu ({ $points }).
goofspiel-event-carried = Les plus hautes enchères sont égales : { $points } sont reportés.

goofspiel-refusal-spent = Vous n’avez pas de { $card } en main : ce qui a été misé est dépensé.

goofspiel-foresee-stake = { $points ->
    [one] Un point est
   *[other] { $points } points sont
 } à gagner.
goofspiel-foresee-beats = Bat { $chance } des enchères possibles de { $other }.

goofspiel-score-prizes = prix
goofspiel-ending-prizes = Tous les prix ont été mis aux enchères.

goofspiel-drawn-prizes = À gagner :
goofspiel-drawn-deck = Encore à venir :
goofspiel-drawn-bids = enchères

goofspiel-hands = mises en main
goofspiel-deck = prix à venir
goofspiel-prizes = à gagner
goofspiel-lost = prix perdus
goofspiel-won = prix gagnés
