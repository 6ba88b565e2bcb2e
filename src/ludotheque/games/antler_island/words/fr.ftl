antler_island-title = Antler Island
antler_island-about = Planifiez en secret, broutez, développez votre ramure, battez-vous pour une place et séduisez le plus de biches possible.
antler_island-option-board = l’île à trois joueurs : comme imprimée, ou en trois parts égales
antler_island-option-cubes = jouer avec les cubes de combat (règle avancée)
antler_island-option-reactive_tiles = qui peut jouer Dopage et Ramure en diamant : les deux combattants, ou seulement à son tour
antler_island-option-first = la place qui commence (0 est la première)
antler_island-option-limit = manches au bout desquelles on compte les points
antler_island-option-limit-none = aucune limite
antler_island-option-limit-quiet = dix manches sans accouplement
antler_island-option-height_0 = taille du premier joueur en cm, pour la dernière égalité (0 : non donnée)
antler_island-option-height_1 = taille du deuxième joueur en cm
antler_island-option-height_2 = taille du troisième joueur en cm
antler_island-option-height_3 = taille du quatrième joueur en cm

antler_island-move = Déplacement
antler_island-eat = Manger
antler_island-rut = Rut
antler_island-grow = Ramure
antler_island-blank = la tuile blanche
antler_island-speed = Vitesse
antler_island-greedy = Gourmand
antler_island-double-rut = Double rut
antler_island-doping = Dopage
antler_island-diamond = Ramure en diamant
antler_island-roar = Brame
antler_island-red = rouge
antler_island-yellow = jaune
antler_island-blue = bleue
antler_island-C = C (centre)

antler_island-ask-FirstSeat = Le sort désigne qui commence.
antler_island-ask-StagDie = Le dé donne la couleur des cerfs.
antler_island-ask-PlaceStag = Choisissez la case de départ de votre cerf ; les autres suivent dans le sens horaire.
antler_island-ask-FoodDie = Le dé indique où pousse la nourriture.
antler_island-ask-DoeDie = Le dé indique où arrivent des biches.
antler_island-ask-LookAtToken = Un jeton de nourriture est regardé.
antler_island-ask-Plans = Tout le monde planifie en secret.
antler_island-ask-PlanTile = Posez votre tuile suivante près d’une action.
antler_island-ask-TakeTurn = Révélez votre plus petit nombre ou le X.
antler_island-ask-MoveStag = Où va votre cerf ?
antler_island-ask-WhichToken = Le hasard dit quel jeton est mangé.
antler_island-ask-PlayGreedy = Jouer Gourmand et prendre un jeton de plus ?
antler_island-ask-PlayDoubleRut = Jouer Double rut et recommencer ?
antler_island-ask-Grow = Quelle nourriture payez-vous pour la ramure ?
antler_island-ask-Commit = Quelle nourriture engagez-vous dans le combat ?
antler_island-ask-Stand = On vous attaque : tenir bon ou battre en retraite ?
antler_island-ask-Lock = Bloquer les ramures ou battre en retraite ?
antler_island-ask-Withdraw = Où votre cerf se retire-t-il ?
antler_island-ask-PlayDoping = Jouer Dopage et garder un jeton engagé ?
antler_island-ask-PlayDiamond = Jouer Ramure en diamant et garder votre bois ?
antler_island-ask-Chase = Où chassez-vous le perdant ?
antler_island-ask-ChooseTile = Prendre la tuile Ruse visible, ou une de la pile ?
antler_island-ask-DiscardTile = On ne garde que trois tuiles Ruse : laquelle part ?
antler_island-ask-DrawTile = Une tuile Ruse est piochée.
antler_island-ask-OpenTile = Une tuile Ruse est retournée.
antler_island-ask-TakeCube = Quel cube de combat prenez-vous ?
antler_island-ask-RoarAfter = Bramer maintenant ?

antler_island-action-place = placer votre cerf en { $a }
antler_island-action-plan = poser { $a } : { $b }
antler_island-action-reveal = révéler { $a }
antler_island-action-play = jouer { $a }
antler_island-action-pass = ne pas jouer { $a }
antler_island-action-move = aller en { $a }
antler_island-action-speed = jouer Vitesse : par { $b } jusqu’en { $d }
antler_island-action-pay = payer { $all }
antler_island-action-commit = engager { $all }
antler_island-action-stand = tenir bon
antler_island-action-retreat = battre en retraite
antler_island-action-lock = bloquer les ramures
antler_island-action-withdraw = se retirer en { $a }
antler_island-action-chase = chasser en { $a }
antler_island-action-dope = jouer Dopage et garder un { $a }
antler_island-action-take = { $a ->
    [open] prendre la tuile visible
   *[pile] en prendre une de la pile
 }
antler_island-action-discard = défausser { $b } { $a ->
    [open] (visible)
   *[hidden] (cachée)
 }
antler_island-action-cube = { $a ->
    [own] reprendre un cube de votre couleur
   *[foreign] prendre un cube de la couleur du perdant
 }
antler_island-action-first = { $a } commence
antler_island-action-stags = les cerfs sur la couleur { $a }
antler_island-action-food = nourriture sur la couleur { $a }
antler_island-action-does = biches sur la couleur { $a }
antler_island-action-token = un jeton de { $a }
antler_island-action-eats = { $a ->
    [first] le premier jeton est mangé
   *[second] le second jeton est mangé
 }
antler_island-action-draw = { $a } est piochée
antler_island-action-open = { $a } est retournée

antler_island-event-begins = { $seat } commence.
antler_island-event-stag-colour = Les cerfs partent de la couleur { $colour }.
antler_island-event-placed = Le cerf de { $seat } part de { $space }.
antler_island-event-looked = Vous regardez un jeton : c’est un { $value }.
antler_island-event-food-colour = La nourriture pousse sur la couleur { $colour }.
antler_island-event-food-reshuffled = La défausse de nourriture ({ $count }) forme une nouvelle pile.
antler_island-event-doe-colour = Des biches arrivent sur la couleur { $colour }.
antler_island-event-climbed = Les biches montent.
antler_island-event-new-round = Manche { $number } : { $seat } est premier joueur.
antler_island-event-planned = { $seat } a planifié : Déplacement { $move }, Manger { $eat }, Rut { $rut }, Ramure { $grow }.
antler_island-event-own-plan = Votre plan : 1 { $tile-1 }, 2 { $tile-2 }, 3 { $tile-3 }, X { $tile-X }, blanche { $tile-blank }.
antler_island-event-revealed = { $seat } révèle { $tile } : { $action }.
antler_island-event-moved = { $seat } va de { $from } en { $space }.
antler_island-event-nothing-to-eat = { $seat } ne peut pas manger ici.
antler_island-event-ate = { $seat } mange en { $space } : { $count ->
    [one] un jeton.
   *[other] { $count } jetons.
 }
antler_island-event-no-doe = { $seat } ne trouve pas de biche.
antler_island-event-mated = { $seat } s’accouple : { $total } en tout.
antler_island-event-cannot-grow = { $seat } ne peut pas développer sa ramure.
antler_island-event-grew = { $seat } paie { $values } et porte { $antlers } bois.
antler_island-event-attacked = { $seat } attaque { $other } !
antler_island-event-committed = { $seat } engage { $count ->
    [one] un jeton.
   *[other] { $count } jetons.
 }
antler_island-event-committed-values = Vous avez engagé { $values }.
antler_island-event-stood = { $seat } tient bon.
antler_island-event-retreated = { $seat } bat en retraite devant { $other }.
antler_island-event-locked = { $seat } montre { $count ->
    [0] aucune nourriture
   *[other] { $values }
 } : force { $strength }.
antler_island-event-kept-token = { $seat } garde un { $value }.
antler_island-event-drawn = Match nul : { $seat } retourne en { $space }.
antler_island-event-broke = { $seat } perd un bois et en garde { $antlers }.
antler_island-event-chased = { $seat } chasse { $other } en { $space }.
antler_island-event-winning-stag = { $seat } reçoit le Cerf Vainqueur.
antler_island-event-played = { $seat } joue { $kind }.
antler_island-event-roared = { $seat } brame et attire { $count ->
    [one] une biche.
   *[other] { $count } biches.
 }
antler_island-event-no-tile-left = Il ne reste aucune tuile Ruse pour { $seat }.
antler_island-event-took-open = { $seat } prend la tuile visible, { $kind }.
antler_island-event-took-hidden = { $seat } prend une tuile Ruse de la pile.
antler_island-event-drew-tile = C’est { $kind }.
antler_island-event-opened = Tuile retournée : { $kind }.
antler_island-event-tiles-reshuffled = Les tuiles Ruse défaussées ({ $count }) forment une nouvelle pile.
antler_island-event-gave-up = { $seat } défausse { $kind }.
antler_island-event-cube-won-back = { $seat } reprend un cube à { $other }.
antler_island-event-cube-taken = { $seat } prend un cube de { $other }.
antler_island-event-showed-food = { $seat } a encore de la nourriture pour { $value }.
antler_island-event-last-round = { $seat } est allé assez loin sur la piste des biches : cette manche est la dernière.
antler_island-event-last-round-by-limit = Selon la limite, cette manche est la dernière.
antler_island-event-ended = { $ending ->
    [limit] La limite de manches est atteinte.
    [quiet] Dix manches sans accouplement : on compte les points.
   *[track] Un marqueur est allé assez loin sur la piste des biches : la partie est finie.
 }

antler_island-refusal-wrong-colour = Votre cerf part d’une case de couleur { $colour }.
antler_island-refusal-tile-used = La tuile { $tile } a déjà servi cette manche.
antler_island-refusal-not-lowest = La tuile { $tile } n’est pas votre plus petite.
antler_island-refusal-no-such-tile = Vous n’avez pas cette tuile : { $kind }.
antler_island-refusal-stag-in-the-way = Un cerf barre le chemin en { $space }.
antler_island-refusal-back-again = Vitesse doit mener ailleurs qu’au départ.
antler_island-refusal-no-such-space = Cette île n’a pas de case { $space }.
antler_island-refusal-marsh = { $space } est un marais : les cerfs sont trop lourds.
antler_island-refusal-not-near = { $space } n’est pas voisine de { $from }.
antler_island-refusal-stag-there = Un autre cerf se tient en { $space }.
antler_island-refusal-uphill = { $space } est plus haut, et un autre chemin est libre.
antler_island-refusal-not-held = Vous n’avez pas { $values }.
antler_island-refusal-not-committed = Vous n’avez pas engagé de { $value }.
antler_island-refusal-roared-already = Vous avez déjà bramé ce tour-ci.
antler_island-refusal-nobody-hears = Aucune biche n’est assez près pour l’entendre.
antler_island-refusal-no-such-cube = Vous ne pouvez pas prendre ce cube.

antler_island-foresee-begins-on = { $other } part de { $space }
antler_island-foresee-there = En { $space } : nourriture { $food }, biches { $does }, place { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
 }
antler_island-foresee-food-on = Nourriture en ce moment : { $count } en { $spaces }
antler_island-foresee-does-on = { $count ->
    [one] { $count } biche
   *[other] { $count } biches
 } en ce moment en { $spaces }
antler_island-foresee-points-on = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour rester en { $spaces }
antler_island-foresee-decoy = Un leurre : la tuile blanche n’est jamais révélée
antler_island-foresee-plan-move = Après la tuile { $tile } votre cerf peut être en { $spaces }
antler_island-foresee-plan-at = À la tuile { $tile } votre cerf peut être en { $spaces }
antler_island-foresee-plan-speed = À la tuile { $tile } avec Vitesse aussi en { $spaces }
antler_island-foresee-plan-skipped = Tuile { $tile } : { $action } impossible en l’état
antler_island-foresee-plan-pay = { $tokens ->
    [one] { $tokens } jeton
   *[other] Jusqu’à { $tokens } jetons
 } à payer alors
antler_island-foresee-plan-fight = En { $space } se tient { $other } : un combat
antler_island-foresee-follows = Tuile { $tile } : { $action }
antler_island-foresee-move-to = Votre cerf peut aller en { $spaces }
antler_island-foresee-speed-to = Avec Vitesse aussi en { $spaces }
antler_island-foresee-fight = Combat avec { $other } en { $space } : vous { $own_least }–{ $own_most }, adversaire { $least }–{ $most }
antler_island-foresee-fight-about = Combat avec { $other } en { $space } : vous { $own_least }–{ $own_most }, adversaire environ { $least }–{ $most }
antler_island-foresee-no-food = Rien à manger ici : action passée, tuile dépensée
antler_island-foresee-mat-full = Vous avez cinq jetons : action passée, tuile dépensée
antler_island-foresee-no-doe = Pas de biche ici : action passée, tuile dépensée
antler_island-foresee-no-growth = Ni nourriture ni bois : action passée, tuile dépensée
antler_island-foresee-eats = Mange { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }{ $stay ->
    [0] {""}
   *[other] {" "}; { $stay } reste, le hasard dit lequel
 }
antler_island-foresee-next-token = Un { $value } : { $chance }
antler_island-foresee-next-token-about = Un { $value } : environ { $chance }
antler_island-foresee-mates = S’accouple : alors { $does ->
    [one] { $does } biche
   *[other] { $does } biches
 }
antler_island-foresee-makes-last-round = Cette manche devient la dernière
antler_island-foresee-no-win-yet = Ne compte qu’une fois un combat gagné
antler_island-foresee-grows = +{ $gained } bois, alors { $antlers }
antler_island-foresee-food-lost = { $value } de la valeur est payé pour rien
antler_island-foresee-tiles-earned = Rapporte { $count ->
    [one] { $count } tuile Ruse
   *[other] { $count } tuiles Ruse
 }
antler_island-foresee-no-tile-left = Il ne reste aucune tuile Ruse à prendre
antler_island-foresee-can-grow = Avec toute votre nourriture ({ $tokens }) : +{ $most } bois
antler_island-foresee-roars = { $count ->
    [one] { $count } biche vient
   *[other] { $count } biches viennent
 } : alors { $does } ici
antler_island-foresee-spends-tile = Tuile défaussée : { $kind }
antler_island-foresee-keeps-tile = Vous gardez { $kind } pour plus tard
antler_island-foresee-gives-one-up = Votre quatrième tuile : vous en défaussez une
antler_island-foresee-next-tile = { $kind } : { $chance }
antler_island-foresee-next-tile-about = { $kind } : environ { $chance }
antler_island-foresee-keeps-another = Vous en gardez une autre : { $kind }
antler_island-foresee-lies-open = Tuile alors visible pour le prochain : { $kind }
antler_island-foresee-use-speed = Deux pas d’un coup : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } d’ici
antler_island-foresee-use-greedy = Un jeton de plus en mangeant ; il vous reste { $room } de place
antler_island-foresee-use-double-rut = Une deuxième biche par rut ; ici en ce moment : { $count }
antler_island-foresee-use-doping = Garde un jeton engagé une fois les ramures bloquées
antler_island-foresee-use-diamond = Garde le bois qu’une défaite casserait ; vous en avez { $antlers }
antler_island-foresee-use-roar = Attire une biche de chaque case voisine ; d’ici { $count }
antler_island-foresee-own-strength = Votre force : { $strength }
antler_island-foresee-own-reach = Votre force, selon vos jetons : { $least }–{ $most }
antler_island-foresee-if-laid = Si { $other } engage { $count ->
    [0] aucune nourriture
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-laid = { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-at-best = Au mieux, contre { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-if-laid-about = Si { $other } engage { $count ->
    [0] aucune nourriture
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire environ { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-laid-about = { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire environ { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-at-best-about = Au mieux, contre { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : victoire environ { $win_chance }, nul { $draw_chance }, défaite { $lose_chance }
antler_island-foresee-sure = { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : { $outcome ->
    [win] victoire certaine
    [draw] nul certain
   *[lose] défaite certaine
 }
antler_island-foresee-sure-at-best = Au mieux, contre { $other } avec { $count ->
    [0] zéro jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } ({ $least }–{ $most }) : { $outcome ->
    [win] victoire certaine
    [draw] nul certain
   *[lose] défaite certaine
 }
antler_island-foresee-any-tokens = Compté comme si { $other } choisissait au hasard parmi tous ses jetons possibles
antler_island-foresee-retreat-to = Retraite possible en { $spaces } : { $points ->
    [0] aucun point pour la place
    [one] { $points } point pour la place
   *[other] { $points } points pour la place
 }
antler_island-foresee-earns-stag = { $seat } reçoit le Cerf Vainqueur
antler_island-foresee-earns-tile = { $seat } prend une tuile Ruse
antler_island-foresee-earns-cube = { $seat } prend un cube à { $other }
antler_island-foresee-tokens-go = { $count ->
    [one] { $count } jeton engagé est défaussé
   *[other] { $count } jetons engagés sont défaussés
 }
antler_island-foresee-keeps-token = Garde le { $value }, que tous ont vu ; défausse : { $count }
antler_island-foresee-keeps-antler = Aucun bois ne casse : vous en gardez { $antlers }
antler_island-foresee-antler-breaks = Un bois casse : il en reste { $antlers }
antler_island-foresee-own-cubes = Alors { $count } de vos { $of } cubes sont à vous
antler_island-foresee-cube-colours = Alors des cubes de { $count } rivaux sur { $of }
antler_island-foresee-cube-points = Points de cubes de { $seat } : { $before } → { $after }

antler_island-score-does = biches
antler_island-score-place = place sur l’île
antler_island-score-own-cubes = tous ses cubes
antler_island-score-cube-set = un cube de chaque rival
antler_island-score-no-fight-won = aucun combat gagné

antler_island-ending-track = Un cerf est allé assez loin sur la piste des biches.
antler_island-ending-limit = La limite de manches a été atteinte.
antler_island-ending-quiet = Dix manches se sont écoulées sans accouplement.

antler_island-letter-red = r
antler_island-letter-yellow = j
antler_island-letter-blue = b
antler_island-letter-doe = B
antler_island-letter-food = n
antler_island-key = B biches, n nourriture, (1) un cerf, ~ un marais ; r j b la couleur d’une case extérieure
antler_island-round = Manche { $number }, premier joueur { $seat }
antler_island-quiet-count = manches sans accouplement : { $count } sur { $limit }
antler_island-last-round = Cette manche est la dernière.
antler_island-beside-does = biches en réserve : { $reserve } ; la manche où un marqueur atteint { $end } est la dernière
antler_island-beside-antlers = bois de ramure restants : { $count }
antler_island-beside-food = nourriture dans la pile : { $count } ; défausse : { $spent }
antler_island-beside-tiles = tuiles Ruse dans la pile : { $count } ; visible : { $open } ; défausse : { $spent }
antler_island-mat = { $seat } : biches { $does }, points { $points }, bois { $antlers } (cassés { $broken }), { $won }
antler_island-has-won = Cerf Vainqueur
antler_island-not-won = aucun combat gagné
antler_island-mat-food = nourriture : { $food } ; tuiles Ruse : { $tiles }
antler_island-mat-plan = plan : { $plan }
antler_island-mat-cubes = cubes de chaque joueur : { $cubes }
antler_island-committed = { $food } au combat

antler_island-error-board-for-three = le plateau « { $board } » est pour 3 joueurs ; à 4 il n’y en a qu’un
