aisopos-title = Aisopos
aisopos-about = Des pions cachés sur dix-neuf hexagones : placez, avancez, affrontez, et prenez ce que vous battez.
aisopos-option-games = nombre de manches, scores additionnés
aisopos-option-quiet = durée sans affrontement qui rend la partie nulle
aisopos-option-quiet_unit = compté en tours de table ou en tours de joueur
aisopos-option-agreement = les joueurs peuvent convenir d’un match nul
aisopos-option-first = la place qui commence (0 est la première)
aisopos-option-board = le plateau : entier, ou trois ou quatre hexagones avec un Lion et une Fourmi chacun, pour l’étude
aisopos-option-board-whole = entier
aisopos-option-board-three = trois hexagones
aisopos-option-board-four = quatre hexagones

aisopos-lion = Lion
aisopos-man = Homme
aisopos-fox = Renard
aisopos-mouse = Souris
aisopos-ant = Fourmi
aisopos-letter-lion = L
aisopos-letter-man = H
aisopos-letter-fox = R
aisopos-letter-mouse = S
aisopos-letter-ant = f

aisopos-ask-FirstSeat = Le sort désigne qui commence.
aisopos-ask-Turn = Placez un pion face cachée, ou déplacez-en un d’une case.
aisopos-ask-AnswerDraw = Un match nul est proposé. Êtes-vous d’accord ?

aisopos-action-place = placer un pion { $a } en { $b }
aisopos-action-move = déplacer de { $a } en { $b }
aisopos-action-offer = proposer le match nul
aisopos-action-agree = accepter le match nul
aisopos-action-decline = continuer la partie
aisopos-action-first = { $a } commence

aisopos-event-begins = { $seat } commence.
aisopos-event-placed = { $seat } place un pion en { $hex }.
aisopos-event-placed-kind = Ce pion : { $piece }.
aisopos-event-moved = { $seat } va de { $from } en { $to }.
aisopos-event-looked = Vous regardez le pion en { $hex } : { $piece }.
aisopos-event-captured = { $seat } prend en { $hex } un pion de { $other } : { $piece }.
aisopos-event-skipped = { $seat } ne peut rien faire et passe son tour.
aisopos-event-offered-draw = { $seat } propose le match nul.
aisopos-event-agreed = { $seat } accepte.
aisopos-event-declined = { $seat } préfère continuer.
aisopos-event-game-ended = La manche { $number } est finie : { $ending ->
    [eliminated] un joueur n’a plus de pions.
    [quiet] trop longtemps sans affrontement, match nul.
   *[agreement] match nul d’un commun accord.
 }

aisopos-error-small-for-two = un petit plateau est fait pour 2 joueurs, pas { $seats }

aisopos-refusal-no-passing = Nul ne peut passer : posez un pion ou déplacez-en un.
aisopos-refusal-one-step = Vos pions avancent d’un seul pas, sur une case voisine ; { $to } n’est pas voisine de { $from }.
aisopos-refusal-choose-step = Choisissez un de vos pions sur le plateau, puis une case voisine.
aisopos-refusal-choose-hex = Choisissez un pion de votre main, puis une case libre.
aisopos-refusal-choose-piece = Choisissez d’abord un pion : de votre main pour le placer en { $hex }, ou un pion voisin pour l’y déplacer.
aisopos-refusal-no-piece = Vous n’avez pas de pion en { $hex }.
aisopos-refusal-not-yours = Le pion en { $hex } appartient à { $other } : choisissez un des vôtres, et attaquez-le d’une case voisine.
aisopos-refusal-not-in-hand = Vous n’avez plus de pion { $piece } en main.
aisopos-refusal-hex-taken = { $hex } est occupé.
aisopos-refusal-own-piece = Votre propre pion se trouve en { $hex }.
aisopos-refusal-off-board = Ce petit plateau n’a pas d’hexagone { $hex }.
aisopos-refusal-no-agreement = À cette table, on ne convient pas de match nul.
aisopos-refusal-offered-already = Vous avez déjà proposé le match nul ce tour-ci.

aisopos-foresee-odds = Victoire { $win_chance }, chute des deux { $fall_chance }, défaite { $lose_chance }
aisopos-foresee-always-wins = Vous gagnez, quel que soit ce pion
aisopos-foresee-always-loses = Vous perdez, quel que soit ce pion
aisopos-foresee-win = { $piece }, { $chance } : vous prenez ce pion, +{ $points }
aisopos-foresee-fall = { $piece }, { $chance } : les deux tombent, +{ $points } chacun
aisopos-foresee-loss = { $piece }, { $chance } : ce pion prend le vôtre, +{ $points } pour { $other }
aisopos-foresee-sure-win = Pion { $piece }, c’est sûr : vous prenez ce pion, +{ $points }
aisopos-foresee-sure-fall = Pion { $piece }, c’est sûr : les deux tombent, +{ $points } chacun
aisopos-foresee-sure-loss = Pion { $piece }, c’est sûr : ce pion prend le vôtre, +{ $points } pour { $other }
aisopos-foresee-shows-yours = Si vous battez { $beaten }, le vôtre ne peut être pour tous que : { $kinds }
aisopos-foresee-you-look = Si vous perdez, vous seul voyez ce pion
aisopos-foresee-shows-theirs = Si vous perdez, il ne peut être pour tous que : { $kinds }
aisopos-foresee-win-ends = Gagner finit la manche : vous { $points }, meilleur rival { $best }
aisopos-foresee-fall-ends = Si les deux tombent, fin de la manche : vous { $points }, meilleur rival { $best }
aisopos-foresee-loss-ends = Perdre finit la manche : vous { $points }, meilleur rival { $best }
aisopos-foresee-in-reach = { $rivals ->
    [0] Aucun pion rival ne peut l’atteindre au prochain tour
    [one] { $rivals } pion rival peut l’atteindre au prochain tour
   *[other] { $rivals } pions rivaux peuvent l’atteindre au prochain tour
 }
aisopos-foresee-quiet = { $left ->
    [one] Puis { $left } tour sans affrontement avant le match nul
   *[other] Puis { $left } tours sans affrontement avant le match nul
 }
aisopos-foresee-quiet-draw = Dernier tour calme : match nul, 0 pour tous
aisopos-foresee-drawn = Match nul : 0 pour tous
aisopos-foresee-drawn-if-agreed = { $left ->
    [one] Si { $left } autre joueur accepte, match nul : 0 pour tous
   *[other] Si { $left } autres joueurs acceptent, match nul : 0 pour tous
 }
aisopos-foresee-give-up = Vous renoncez à { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
aisopos-foresee-gives-up = { $other } renonce à { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
aisopos-foresee-offer-no-move = Sinon, vous jouez ; pas d’autre offre ce tour-ci
aisopos-foresee-offer-ends = L’offre tombe, et { $other } joue

aisopos-score-lion = Lions
aisopos-score-man = Hommes
aisopos-score-fox = Renards
aisopos-score-mouse = Souris
aisopos-score-ant = Fourmis
aisopos-score-first-game = première manche
aisopos-score-struck-out = points annulés

aisopos-ending-eliminated = Un joueur a perdu tous ses pions.
aisopos-ending-quiet = Match nul : trop longtemps sans affrontement.
aisopos-ending-agreement = Match nul d’un commun accord.

aisopos-quiet-count = tours sans affrontement : { $quiet } sur { $limit }
aisopos-hand-size = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
 }
aisopos-seat-line = { $seat } : { $points } points ; main : { $hand } ; prises : { $captured }
aisopos-legend = ? inconnu, ! certain ; { $letters }
