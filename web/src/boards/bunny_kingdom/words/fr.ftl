bunny_kingdom-page-world = Le Nouveau Monde
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = lapin de { $seat }
bunny_kingdom-page-fief = fief de puissance { $strength } × richesse { $wealth } = { $carrots }
bunny_kingdom-page-harvests = Les collectes, fief par fief
bunny_kingdom-page-your-hand = Votre main
bunny_kingdom-page-your-parchments = Vos parchemins
bunny_kingdom-page-parchments-of = Parchemins de { $seat }
bunny_kingdom-page-to-build = À construire
bunny_kingdom-page-chosen = choisie
bunny_kingdom-page-played = jouée
bunny_kingdom-page-discarded = défaussée
bunny_kingdom-page-needs = seulement sur : { $terrain }
bunny_kingdom-page-copied = copie : { $card }
bunny_kingdom-page-passes = Ensuite la main va à { $seat }.
bunny_kingdom-page-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
bunny_kingdom-page-waiting = On attend ce joueur.
bunny_kingdom-page-carrots = { $count ->
    [one] { $count } carotte d’or
   *[other] { $count } carottes d’or
 }
bunny_kingdom-page-growing = { $count ->
    [one] Une récolte rapporterait { $count } carotte.
   *[other] Une récolte rapporterait { $count } carottes.
 }
bunny_kingdom-page-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
bunny_kingdom-page-fiefs = { $count ->
    [one] { $count } fief
   *[other] { $count } fiefs
 }
bunny_kingdom-page-parchments = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
 }
bunny_kingdom-page-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
bunny_kingdom-page-reserve = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
 }
bunny_kingdom-page-discards = { $count ->
    [one] { $count } carte défaussée face cachée
   *[other] { $count } cartes défaussées face cachée
 }
bunny_kingdom-page-memory = Ce que vous avez vu passer
bunny_kingdom-page-all-cards = Toutes les mains et les défausses
bunny_kingdom-page-holds = Main de { $seat }
bunny_kingdom-page-kept-by = { $seat } a gardé
bunny_kingdom-page-discarded-by = { $seat } a défaussé face cachée
bunny_kingdom-page-either-by = { $seat } a gardé ou défaussé
bunny_kingdom-page-unknown = et { $count } de plus

bunny_kingdom-page-guide-goal = Bienvenue dans le Nouveau Monde. Quatre récoltes auront lieu ; chacun de vos fiefs y rapporte les tours de ses cités fois les ressources différentes qu’il produit. Le plus de carottes d’or l’emporte.
bunny_kingdom-page-guide-hand = Voici votre main. Un territoire pose votre lapin sur sa case, une construction se bâtit plus tard, un parchemin est un but secret pour la fin de la partie.
bunny_kingdom-page-guide-choose = Choisissez d’un clic dans votre main : des cases côte à côte ne font qu’un fief. Les territoires se choisissent aussi sur la carte, où ils sont encadrés.
bunny_kingdom-page-guide-choose-two = Cliquez la carte que vous jouez, puis une autre que vous défaussez face cachée. Des cases voisines ne font qu’un fief, et les territoires se choisissent aussi sur la carte, où ils sont encadrés.
bunny_kingdom-page-guide-pass = Le reste de la main va à votre voisin, et vous en recevez une autre. Ce que vous avez vu est noté pour vous sous le plateau.
bunny_kingdom-page-guide-fief = Une ligne à votre couleur entoure chaque fief. Son ruban indique puissance × richesse : il faut une cité et au moins une ressource pour rapporter quelque chose.
bunny_kingdom-page-guide-build = Quand les mains sont vides, on construit : cliquez une construction, puis une case encadrée. Rien n’oblige à bâtir tout de suite ; ce que vous gardez attend la manche suivante.
bunny_kingdom-page-guide-help = Un clic interdit est expliqué avec sa règle, et ce qui n’est pas envoyé peut être repris. Bonne chance !

# What every thing on the board is, in a line or two.
bunny_kingdom-page-about-yields = Produit cette ressource, même une fois bâtie : { $resource }.
bunny_kingdom-page-about-plain = Ne produit rien par elle-même, mais relie ses voisines et accueille une construction.
bunny_kingdom-page-about-mountain = Ne produit rien par elle-même. Cité 3, or, diamants, cuivre et fer ne vont nulle part ailleurs.
bunny_kingdom-page-about-city = Une cité imprimée : une tour de puissance, aucune ressource, et rien d’autre ne s’y construit.
bunny_kingdom-page-about-lava = La lave sépare les deux montagnes qui la bordent ; les relais aériens la franchissent.
bunny_kingdom-page-about-virgin = Terre vierge : elle va à qui joue sa carte, ou un campement.
bunny_kingdom-page-about-owned = { $seat } tient cette case pour de bon.
bunny_kingdom-page-about-camped = { $seat } tient cette case par un campement : la carte de la case le chasserait.
bunny_kingdom-page-about-towers = { $count ->
    [one] Ajoute { $count } tour à la puissance de son fief.
   *[other] Ajoute { $count } tours à la puissance de son fief.
 }
bunny_kingdom-page-about-farm = Ajoute une ressource à la richesse de son fief : { $resource }.
bunny_kingdom-page-about-needs = Seulement sur une case à vous de ce type : { $terrain }.
bunny_kingdom-page-about-anywhere = Sur n’importe quelle case libre à vous.
bunny_kingdom-page-about-post = Produit bois, poisson ou carottes : son propriétaire choisit à chaque manche, une fois tout construit.
bunny_kingdom-page-about-tower = Une paire : sur deux cases libres de deux de vos fiefs, elle n’en fait qu’un, quelle que soit la distance.
bunny_kingdom-page-about-camp = Pose votre lapin sur n’importe quelle terre vierge ; tant qu’il est là, rien ne s’y construit.
bunny_kingdom-page-about-priority = Un campement s’annonce d’abord : qui a un numéro plus petit que { $number } peut placer le sien avant.
bunny_kingdom-page-about-provisions = Pioche deux cartes et les joue aussitôt, quelles qu’elles soient.
bunny_kingdom-page-about-territory = Pose votre lapin en { $square } et en chasse tout campement.
bunny_kingdom-page-about-construction = Attend devant vous, et se place à la construction de cette manche ou d’une suivante.
bunny_kingdom-page-about-parchment = Reste face cachée devant vous. Il compte une fois, en fin de partie.
bunny_kingdom-page-about-fief = Fief de { $seat } : { $strength } × { $wealth } = { $carrots } par collecte. Il produit : { $resources }.
bunny_kingdom-page-about-ribbon = Le ruban d’un fief : puissance (tours de ses cités) × richesse (ressources différentes) = carottes par collecte.
bunny_kingdom-page-about-no-ribbon = Un fief ne rapporte rien tant qu’il lui manque une cité ou une ressource.
bunny_kingdom-page-about-resource = Compte une fois pour la richesse d’un fief, même produite plusieurs fois.
bunny_kingdom-page-about-rounds = Manche { $round } sur 4. Chacune finit par la collecte de tous les fiefs.
bunny_kingdom-page-about-passing = Ce que vous ne choisissez pas va au voisin : à gauche aux manches 1 et 3, à droite aux manches 2 et 4.
bunny_kingdom-page-about-deck = On y distribue chaque manche, et le ravitaillement y pioche. Rien n’y revient.
bunny_kingdom-page-about-carrots = Les carottes des collectes passées. Les parchemins s’y ajoutent à la fin.
bunny_kingdom-page-about-growing = Ce que rapporterait une collecte, les fiefs étant ce qu’ils sont.
bunny_kingdom-page-about-squares = Les cases qui portent un lapin de cette couleur.
bunny_kingdom-page-about-fiefs = Des cases qui se touchent par un côté, ou que relient des relais aériens.
bunny_kingdom-page-about-parchments = Face cachée ; révélés et comptés à la fin.
bunny_kingdom-page-about-hand = Les cartes encore en main.
bunny_kingdom-page-about-reserve = À deux joueurs, l’une d’elles rejoint la main avant chaque choix.
bunny_kingdom-page-about-discards = À deux joueurs, chaque choix défausse aussi une carte, vue d’un seul joueur.
bunny_kingdom-page-about-waits = Attend d’être construite.
bunny_kingdom-page-about-memory = Noté des mains passées par la vôtre, et de ce qui y manque à leur retour.
bunny_kingdom-page-about-harvests = Ce que chaque fief a rapporté, nommé par sa première case.
bunny_kingdom-page-about-coordinates = Rangées A à J, colonnes 1 à 10 : chaque case a sa carte.

# What a choice would make of the board.
bunny_kingdom-page-each-harvest = { $more ->
    [0] ±0 par collecte
   *[other] +{ $more } par collecte
 }
bunny_kingdom-page-worth-now = vaut { $carrots } à ce jour
bunny_kingdom-page-at-most = jusqu’à +{ $more } par collecte
bunny_kingdom-page-over-harvests = +{ $total } sur { $harvests }

# The next step of a parchment.
bunny_kingdom-page-step-each = { $what } : { $count }, +{ $each } par unité de plus
bunny_kingdom-page-step-goal = { $what } : { $count } sur { $least }, alors { $points }
bunny_kingdom-page-step-most = { $what } : { $count }, meilleur rival { $rival } ; { $points } pour le plus
bunny_kingdom-page-step-glove = { $paired } avec l’autre gant
bunny_kingdom-page-step-pair = les deux gants sont à vous
bunny_kingdom-page-step-harvest = tous vos fiefs sauf le meilleur, qui a { $best }
bunny_kingdom-page-step-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
 }
bunny_kingdom-page-step-end = connu seulement à la fin
bunny_kingdom-page-step-fixed = quoi qu’il arrive
bunny_kingdom-page-all-worth = valent { $carrots } à ce jour
