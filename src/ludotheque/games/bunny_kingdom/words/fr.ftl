bunny_kingdom-title = Bunny Kingdom
bunny_kingdom-about = Draftez territoires et constructions, réunissez-les en riches fiefs, et contentez le roi en secret.

bunny_kingdom-plain = plaine
bunny_kingdom-forest = forêt
bunny_kingdom-field = champ
bunny_kingdom-sea = mer
bunny_kingdom-mountain = montagne
bunny_kingdom-city = cité

bunny_kingdom-wood = bois
bunny_kingdom-fish = poisson
bunny_kingdom-carrots = carottes
bunny_kingdom-mushroom = champignons
bunny_kingdom-pearl = perles
bunny_kingdom-spice = épices
bunny_kingdom-gold = or
bunny_kingdom-diamond = diamants
bunny_kingdom-copper = cuivre
bunny_kingdom-iron = fer

bunny_kingdom-luxuries = ressources de luxe
bunny_kingdom-squares = cases
bunny_kingdom-rim = cases du bord
bunny_kingdom-corners = coins
bunny_kingdom-mountains = montagnes
bunny_kingdom-barren_squares = cases nues
bunny_kingdom-cities = cités
bunny_kingdom-barren_cities = cités sans produit
bunny_kingdom-fiefs = fiefs
bunny_kingdom-large_fiefs = grands fiefs
bunny_kingdom-parchments = parchemins
bunny_kingdom-treasures = trésors
bunny_kingdom-camps_played = cartes Campement

bunny_kingdom-city1 = Cité 1
bunny_kingdom-city2 = Cité 2
bunny_kingdom-city3 = Cité 3
bunny_kingdom-wood-farm = Exploitation de Bois
bunny_kingdom-fish-farm = Exploitation de Poisson
bunny_kingdom-carrots-farm = Exploitation de Carottes
bunny_kingdom-mushroom-farm = Exploitation de Champignons
bunny_kingdom-pearl-farm = Exploitation de Perles
bunny_kingdom-spice-farm = Exploitation d’Épices
bunny_kingdom-gold-farm = Exploitation d’Or
bunny_kingdom-diamond-farm = Exploitation de Diamants
bunny_kingdom-copper-farm = Exploitation de Cuivre
bunny_kingdom-iron-farm = Exploitation de Fer
bunny_kingdom-post = Comptoir
bunny_kingdom-tower = Relais Aérien
bunny_kingdom-camp1 = Campement 1
bunny_kingdom-camp2 = Campement 2
bunny_kingdom-camp3 = Campement 3
bunny_kingdom-camp4 = Campement 4
bunny_kingdom-camp5 = Campement 5
bunny_kingdom-camp6 = Campement 6
bunny_kingdom-provisions = Ravitaillement

bunny_kingdom-royal-ring = Anneau Royal
bunny_kingdom-royal-coat = Manteau Royal
bunny_kingdom-royal-scepter = Sceptre Royal
bunny_kingdom-royal-chalice = Calice Royal
bunny_kingdom-royal-crown = Couronne Royale
bunny_kingdom-royal-carrot = Carotte Royale
bunny_kingdom-left-glove = Gant Gauche
bunny_kingdom-right-glove = Gant Droit
bunny_kingdom-bureaucrat = Bureaucrate
bunny_kingdom-burgomaster = Bourgmestre
bunny_kingdom-diplomat = Diplomate
bunny_kingdom-explorer = Explorateur
bunny_kingdom-carpenter = Charpentier
bunny_kingdom-master-carpenter = Maître Charpentier
bunny_kingdom-woodland-king = Roi des Bois
bunny_kingdom-fisher = Pêcheur
bunny_kingdom-master-fisher = Maître Pêcheur
bunny_kingdom-fisher-king = Roi Pêcheur
bunny_kingdom-farmer = Fermier
bunny_kingdom-master-farmer = Maître Fermier
bunny_kingdom-carrot-king = Roi Carotte
bunny_kingdom-merchant = Marchand
bunny_kingdom-master-of-the-mountains = Maître des Montagnes
bunny_kingdom-carrotistador = Carottistador
bunny_kingdom-harecingetorix = Lapincingétorix
bunny_kingdom-hunny-king = Lapattila
bunny_kingdom-bun-shee = Lapin-Shee
bunny_kingdom-panpan = PanPan le Barbare
bunny_kingdom-colonist = Colon
bunny_kingdom-king-of-thieves = Roi des Voleurs
bunny_kingdom-matriarch = Matriarche
bunny_kingdom-little-prince = Petit Prince
bunny_kingdom-treasure-guardian = Gardien du Trésor
bunny_kingdom-treasure-hunter = Chasseur de Trésor
bunny_kingdom-liberal = Libéral
bunny_kingdom-socialist = Socialiste
bunny_kingdom-opportunist = Opportuniste

bunny_kingdom-says-royal-ring = { $points }, un trésor
bunny_kingdom-says-royal-coat = { $points }, un trésor
bunny_kingdom-says-royal-scepter = { $points }, un trésor
bunny_kingdom-says-royal-chalice = { $points }, un trésor
bunny_kingdom-says-royal-crown = { $points }, un trésor
bunny_kingdom-says-royal-carrot = { $points }, un trésor
bunny_kingdom-says-left-glove = { $points }, ou { $paired } avec l’autre gant, un trésor
bunny_kingdom-says-right-glove = { $points }, ou { $paired } avec l’autre gant, un trésor
bunny_kingdom-says-bureaucrat = { $points } par parchemin à vous
bunny_kingdom-says-burgomaster = { $points } par cité
bunny_kingdom-says-diplomat = { $points } par case au bord du plateau
bunny_kingdom-says-explorer = { $points } par coin du plateau
bunny_kingdom-says-carpenter = { $points } par bois produit
bunny_kingdom-says-master-carpenter = { $points } par bois produit
bunny_kingdom-says-woodland-king = { $points } pour { $least } bois ou plus
bunny_kingdom-says-fisher = { $points } par poisson produit
bunny_kingdom-says-master-fisher = { $points } par poisson produit
bunny_kingdom-says-fisher-king = { $points } pour { $least } poissons ou plus
bunny_kingdom-says-farmer = { $points } par carotte produite
bunny_kingdom-says-master-farmer = { $points } par carotte produite
bunny_kingdom-says-carrot-king = { $points } pour { $least } carottes ou plus
bunny_kingdom-says-merchant = { $points } par ressource de luxe
bunny_kingdom-says-master-of-the-mountains = { $points } par montagne
bunny_kingdom-says-carrotistador = { $points } par fief d’au moins trois cases
bunny_kingdom-says-harecingetorix = { $points } par fief
bunny_kingdom-says-hunny-king = { $points } pour { $least } fiefs ou plus
bunny_kingdom-says-bun-shee = { $points } par cité dans un fief qui ne produit rien
bunny_kingdom-says-panpan = { $points } par case sans cité ni ressource
bunny_kingdom-says-colonist = { $points } par carte Campement jouée
bunny_kingdom-says-king-of-thieves = { $points } pour { $least } cités ou plus
bunny_kingdom-says-matriarch = { $points } pour plus de cases que chacun
bunny_kingdom-says-little-prince = la dernière collecte encore, sans le meilleur fief
bunny_kingdom-says-treasure-guardian = { $points } par trésor à vous
bunny_kingdom-says-treasure-hunter = vos trésors comptent encore une fois
bunny_kingdom-says-liberal = copie un parchemin du voisin de droite
bunny_kingdom-says-socialist = copie un parchemin du voisin de gauche
bunny_kingdom-says-opportunist = { $points } pour le deuxième

bunny_kingdom-ask-Deal = Une carte est distribuée.
bunny_kingdom-ask-Supply = Le ravitaillement pioche.
bunny_kingdom-ask-Draft = Chacun choisit en secret.
bunny_kingdom-ask-Play = Choisissez une carte à jouer.
bunny_kingdom-ask-PlayAnother = Vous jouez { $chosen }. Choisissez une seconde carte à jouer.
bunny_kingdom-ask-Discard = Vous jouez { $chosen }. Choisissez une autre carte à défausser face cachée.
bunny_kingdom-ask-Construct = Placez une construction, annoncez un campement, ou passez.
bunny_kingdom-ask-JoinFiefs = Un relais aérien est en { $square }. Où va le second ?
bunny_kingdom-ask-PlaceCampBefore = { $other } annonce { $announced }. { $card } est-il placé avant ?
bunny_kingdom-ask-PlaceCamp = Placez { $card }, qui est annoncé, ou gardez-le pour plus tard.
bunny_kingdom-ask-Trading = Les propriétaires de comptoirs choisissent en secret.
bunny_kingdom-ask-ChooseResource = Que produit votre comptoir en { $square } cette manche ?
bunny_kingdom-ask-CopyParchment = Quel parchemin { $card } copie-t-il ?

bunny_kingdom-action-play = jouer { $a }
bunny_kingdom-action-discard = défausser { $a }
bunny_kingdom-action-build = construire { $a } en { $b }
bunny_kingdom-action-raise = dresser un relais aérien en { $a }
bunny_kingdom-action-join = le relier à { $a }
bunny_kingdom-action-announce = annoncer le campement { $a }
bunny_kingdom-action-settle = placer le campement en { $a }
bunny_kingdom-action-pass = passer
bunny_kingdom-action-decline = laisser l’autre jouer d’abord
bunny_kingdom-action-withdraw = garder le campement pour plus tard
bunny_kingdom-action-trade = faire commerce : { $a }
bunny_kingdom-action-copy = copier { $a }
bunny_kingdom-action-draw = piocher { $a }

bunny_kingdom-event-round-begins = La manche { $round } commence.
bunny_kingdom-event-dealt = Vous recevez { $card }.
bunny_kingdom-event-took-up = Vous prenez une main : { $cards }.
bunny_kingdom-event-discarded = Vous défaussez { $card } face cachée.
bunny_kingdom-event-kept = { $seat } garde un parchemin face cachée.
bunny_kingdom-event-kept-which = C’est { $card }.
bunny_kingdom-event-took-square = { $seat } prend { $square }.
bunny_kingdom-event-camp-lifted = { $seat } lève son campement en { $square } : la terre est à lui pour de bon.
bunny_kingdom-event-camp-evicted = { $seat } chasse le campement de { $other } de { $square }.
bunny_kingdom-event-waits = { $seat } pourra construire : { $card }.
bunny_kingdom-event-supplied = { $seat } pioche deux cartes et les joue.
bunny_kingdom-event-drew = { $seat } pioche { $card }.
bunny_kingdom-event-built = { $seat } construit { $card } en { $square }.
bunny_kingdom-event-joined = { $seat } relie { $from } et { $to } par des relais aériens.
bunny_kingdom-event-announced = { $seat } annonce { $card }.
bunny_kingdom-event-settled = { $seat } place { $card } en { $square }.
bunny_kingdom-event-declined = { $seat } ne place pas { $card } maintenant.
bunny_kingdom-event-withdrew = { $seat } se ravise et garde { $card }.
bunny_kingdom-event-passed = { $seat } passe.
bunny_kingdom-event-traded = { $seat } fait commerce en { $square } : { $resource }.
bunny_kingdom-event-harvested = { $seat } récolte { $carrots } dans le fief de { $square } : { $strength } × { $wealth }.
bunny_kingdom-event-round-ends = La manche { $round } est finie.
bunny_kingdom-event-revealed = { $seat } révèle { $cards }.
bunny_kingdom-event-copied = { $seat } copie { $target } avec { $card }.
bunny_kingdom-event-copied-nothing = { $seat } n’a rien à copier avec { $card }.
bunny_kingdom-event-scored = { $seat } marque { $carrots } pour { $card }.

bunny_kingdom-refusal-not-in-hand = Vous n’avez pas { $card } en main, ou pas en plus de la carte choisie.
bunny_kingdom-refusal-not-waiting = { $card } n’est pas devant vous.
bunny_kingdom-refusal-not-controlled = Vous ne contrôlez pas { $square }.
bunny_kingdom-refusal-built-already = Il y a déjà une construction en { $square }.
bunny_kingdom-refusal-wrong-terrain = { $card } ne va que sur ce terrain : { $terrain }.
bunny_kingdom-refusal-no-other-fief = Vous n’avez pas de case libre dans un autre fief pour le second relais.
bunny_kingdom-refusal-same-fief = { $square } est dans le même fief que le premier relais.
bunny_kingdom-refusal-camp-withdrawn = Vous avez gardé { $card } : il attend la manche suivante.
bunny_kingdom-refusal-no-virgin-land = Il ne reste plus de territoire vierge.
bunny_kingdom-refusal-not-virgin = { $square } n’est pas vierge.
bunny_kingdom-refusal-not-within-reach = { $card } ne peut pas copier { $target }.

bunny_kingdom-foresee-fief = Fief de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 } : { $strength } × { $wealth } = { $carrots } par collecte
bunny_kingdom-foresee-fief-before = Avant : { $strength } × { $wealth } = { $carrots }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 }
bunny_kingdom-foresee-harvest = { $more ->
    [0] Pas de carotte de plus pour l’instant
   *[other] { $harvests ->
        [1] +{ $total } à la dernière collecte
       *[other] +{ $more } par collecte, +{ $total } sur les { $harvests } qui restent
    }
 }
bunny_kingdom-foresee-together = Avec { $card } : { $more ->
    [0] pas de carotte de plus pour l’instant
   *[other] { $harvests ->
        [1] +{ $total } à la dernière collecte
       *[other] +{ $more } par collecte, +{ $total } sur les { $harvests } qui restent
    }
 }
bunny_kingdom-foresee-evicts = Chasse { $card } de { $other } de { $square }{ $carrots ->
    [0] {""}
   *[other] {" "}: −{ $carrots } par collecte pour lui
 }
bunny_kingdom-foresee-lifts = Votre { $card } s’en va : on peut construire en { $square }
bunny_kingdom-foresee-room = { $card } : { $squares ->
    [0] aucune de vos cases ne convient pour l’instant
    [one] place sur { $squares } case, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
   *[other] place sur { $squares } cases, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
 }
bunny_kingdom-foresee-tower-room = { $card } : { $squares ->
    [0] pas de place dans deux de vos fiefs
    [one] place sur { $squares } case, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
   *[other] place sur { $squares } cases, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
 }
bunny_kingdom-foresee-camp-room = { $card } : { $squares ->
    [0] il ne reste plus de territoire vierge
    [one] { $squares } case vierge, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
   *[other] { $squares } cases vierges, { $more ->
        [0] pas encore de carotte
       *[other] jusqu’à +{ $more } par collecte
    }
 }
bunny_kingdom-foresee-provisions = { $cards ->
    [0] La pioche est vide : rien n’est pioché
    [one] Joue { $cards } carte de la pioche, qui en a { $left }
   *[other] Joue { $cards } cartes de la pioche, qui en a { $left }
 }
bunny_kingdom-foresee-discard = { $card } quitte le jeu, vous seul le savez
bunny_kingdom-foresee-given-up = Vous apporterait { $more ->
    [0] zéro pour l’instant
   *[other] au plus +{ $more } par collecte
 } : { $card }
bunny_kingdom-foresee-denied = Apporterait à { $other } { $more ->
    [0] zéro pour l’instant
   *[other] au plus +{ $more } par collecte
 } : { $card }
bunny_kingdom-foresee-camp-safe = { $card } de { $other } en { $square } ne peut plus être chassé
bunny_kingdom-foresee-camps-only = Seul un campement peut encore prendre { $square }
bunny_kingdom-foresee-nobodys = Personne ne pourra plus prendre { $square }
bunny_kingdom-foresee-second-tower = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 } pour le second relais, { $more ->
    [0] pas encore de carotte
   *[other] jusqu’à +{ $more } par collecte
 }
bunny_kingdom-foresee-post-as = Compté avec : { $resource } ; nouveau choix à chaque manche
bunny_kingdom-foresee-kept-back = { $cards ->
    [one] { $cards } construction attend son heure
   *[other] { $cards } constructions attendent leur heure
 }
bunny_kingdom-foresee-unplaced = { $cards ->
    [one] { $cards } construction non placée, sans valeur à la fin
   *[other] { $cards } constructions non placées, sans valeur à la fin
 }
bunny_kingdom-foresee-ends-construction = La construction est alors finie
bunny_kingdom-foresee-asked-first = { $other } peut placer { $card } avant
bunny_kingdom-foresee-goes-first = { $other } peut alors placer { $card }
bunny_kingdom-foresee-camp-withdrawn = { $card } attend la manche suivante
bunny_kingdom-foresee-camp-unplaced = { $card } reste non placé, sans valeur à la fin
bunny_kingdom-foresee-no-draft-left = Plus de draft : personne ne vous chassera de { $square }
bunny_kingdom-foresee-card-gone = La carte { $square } n’est plus en jeu : le campement reste
bunny_kingdom-foresee-card-may-come = La carte { $square } peut encore venir : le campement s’en irait
bunny_kingdom-foresee-trade = { $more ->
    [0] N’ajoute rien à cette collecte
   *[other] +{ $more } à cette collecte
 } : { $resource }
bunny_kingdom-foresee-copy = Copie de { $card } : { $carrots }, pour vous +{ $total } en tout
bunny_kingdom-foresee-final = À la fin : vous { $carrots }, le meilleur rival { $rival }
bunny_kingdom-foresee-mission = { $card } : { $before } → { $after }
bunny_kingdom-foresee-mission-goal = { $card } : { $before } → { $after } sur { $least }, { $carrots ->
    [0] rien encore
   *[other] rapporte { $carrots }
 }
bunny_kingdom-foresee-mission-lead = { $card } : { $before } → { $after } cases, meilleur rival { $rival }, { $carrots ->
    [0] rien encore
   *[other] rapporte { $carrots }
 }
bunny_kingdom-foresee-post-decides = { $card } : les comptoirs comptent comme en manche 4
bunny_kingdom-foresee-worth-fixed = { $card } : { $carrots }, quoi qu’il arrive
bunny_kingdom-foresee-worth-glove = { $card } : { $carrots } maintenant, { $paired } avec l’autre gant
bunny_kingdom-foresee-worth-pair = { $card } : { $carrots }, vous avez les deux gants
bunny_kingdom-foresee-worth-each = { $card } : { $carrots } maintenant ({ $what } : { $count }), +{ $each } chaque fois
bunny_kingdom-foresee-worth-goal = { $card } : { $carrots } maintenant ({ $what } : { $count } sur { $least } pour { $points })
bunny_kingdom-foresee-worth-most = { $card } : { $carrots } maintenant ({ $what } : { $count }, meilleur rival { $rival }), { $points } au premier
bunny_kingdom-foresee-worth-harvest = { $card } : { $carrots } maintenant, vos fiefs sans le meilleur, qui a { $best }
bunny_kingdom-foresee-worth-treasures = { $card } : { $carrots } maintenant, pour { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
 }
bunny_kingdom-foresee-worth-end = { $card } : connu seulement à la fin

bunny_kingdom-score-harvest-1 = collecte 1
bunny_kingdom-score-harvest-2 = collecte 2
bunny_kingdom-score-harvest-3 = collecte 3
bunny_kingdom-score-harvest-4 = collecte 4
bunny_kingdom-score-royal-ring = Anneau Royal
bunny_kingdom-score-royal-coat = Manteau Royal
bunny_kingdom-score-royal-scepter = Sceptre Royal
bunny_kingdom-score-royal-chalice = Calice Royal
bunny_kingdom-score-royal-crown = Couronne Royale
bunny_kingdom-score-royal-carrot = Carotte Royale
bunny_kingdom-score-left-glove = Gant Gauche
bunny_kingdom-score-right-glove = Gant Droit
bunny_kingdom-score-bureaucrat = Bureaucrate
bunny_kingdom-score-burgomaster = Bourgmestre
bunny_kingdom-score-diplomat = Diplomate
bunny_kingdom-score-explorer = Explorateur
bunny_kingdom-score-carpenter = Charpentier
bunny_kingdom-score-master-carpenter = Maître Charpentier
bunny_kingdom-score-woodland-king = Roi des Bois
bunny_kingdom-score-fisher = Pêcheur
bunny_kingdom-score-master-fisher = Maître Pêcheur
bunny_kingdom-score-fisher-king = Roi Pêcheur
bunny_kingdom-score-farmer = Fermier
bunny_kingdom-score-master-farmer = Maître Fermier
bunny_kingdom-score-carrot-king = Roi Carotte
bunny_kingdom-score-merchant = Marchand
bunny_kingdom-score-master-of-the-mountains = Maître des Montagnes
bunny_kingdom-score-carrotistador = Carottistador
bunny_kingdom-score-harecingetorix = Lapincingétorix
bunny_kingdom-score-hunny-king = Lapattila
bunny_kingdom-score-bun-shee = Lapin-Shee
bunny_kingdom-score-panpan = PanPan le Barbare
bunny_kingdom-score-colonist = Colon
bunny_kingdom-score-king-of-thieves = Roi des Voleurs
bunny_kingdom-score-matriarch = Matriarche
bunny_kingdom-score-little-prince = Petit Prince
bunny_kingdom-score-treasure-guardian = Gardien du Trésor
bunny_kingdom-score-treasure-hunter = Chasseur de Trésor
bunny_kingdom-score-liberal = Libéral
bunny_kingdom-score-socialist = Socialiste
bunny_kingdom-score-opportunist = Opportuniste

bunny_kingdom-ending-rounds = Les quatre manches sont finies.

bunny_kingdom-draw-round = Manche { $round }, choix { $pick }, les mains vont à { $passing ->
    [left] gauche
   *[right] droite
 }
bunny_kingdom-draw-phase = Manche { $round } : { $phase ->
    [resolution] résolution
    [construction] construction
    [trading] comptoirs
    [harvest] collecte
   *[parchments] parchemins
 }
bunny_kingdom-draw-legend = ♣ forêt  ≈ mer  ¤ champ  · plaine  ▲ montagne  ⌂ cité  ‖ ══ lave
bunny_kingdom-draw-legend-built = c2 Cité 2  T1 relais aérien de la paire 1  K3 Campement 3  { $post } comptoir de poisson  { $farm } exploitation d’or  à droite, à qui est la case
bunny_kingdom-draw-seat = { $number } { $seat } : { $carrots ->
    [one] { $carrots } carotte
   *[other] { $carrots } carottes
 }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 }, fiefs { $fiefs }
bunny_kingdom-draw-before = devant lui : { $cards } ; parchemins : { $parchments } ; cartes en main : { $hand }
bunny_kingdom-draw-gains = fiefs par manche : { $gains }
bunny_kingdom-draw-card = { $name } : { $says }
bunny_kingdom-draw-hand = Votre main :
bunny_kingdom-draw-parchments = Vos parchemins :
bunny_kingdom-draw-worths = Valeur, en l’état :
bunny_kingdom-draw-remembered = Vous vous souvenez :
bunny_kingdom-draw-known-hand = { $seat } tient { $cards }{ $unknown ->
    [0] {""}
   *[other] {" "}et { $unknown } de plus
 }
bunny_kingdom-draw-group = { $cards } : { $places }
bunny_kingdom-draw-group-kept = { $count } chez { $seat }
bunny_kingdom-draw-group-held = { $count } dans la main de { $seat }
bunny_kingdom-draw-turn-known = manche { $round }, choix { $pick } : { $seat } a défaussé { $discarded }
bunny_kingdom-draw-turn-kept = manche { $round }, choix { $pick } : { $seat } a gardé { $kept }
bunny_kingdom-draw-turn-either = manche { $round }, choix { $pick } : { $seat } a gardé ou défaussé { $either }

bunny_kingdom-error-pack-object = un jeu de composants est un objet avec « squares », « lava », « constructions », « parchments »
bunny_kingdom-error-pack-section = cette partie n’existe pas : { $nearest }
bunny_kingdom-error-pack-text = il faut un texte
bunny_kingdom-error-pack-by-id = il faut un objet par identifiant
bunny_kingdom-error-pack-entry = cette entrée n’existe pas : { $nearest }
bunny_kingdom-error-pack-terrain = il faut un terrain : { $words }
bunny_kingdom-error-pack-cities = la boîte a { $count } cités imprimées, pas { $given }
bunny_kingdom-error-pack-pairs = il faut une liste de paires de cases
bunny_kingdom-error-pack-most-pairs = il faut { $most } paires de cases au plus, pas { $count }
bunny_kingdom-error-pack-pair = il faut une paire de cases
bunny_kingdom-error-pack-apart = { $here } et { $there } ne sont pas côte à côte
bunny_kingdom-error-pack-figure = il faut un nombre de 0 à 99
