above_and_below-page-price = { $count ->
    [one] coûte { $count } pièce
   *[other] coûte { $count } pièces
 }
above_and_below-page-lying = { $count } × { $item } à récolter
above_and_below-page-bracket = { $lanterns ->
    [one] { $lanterns } lanterne à partir de { $face }
   *[other] { $lanterns } lanternes à partir de { $face }
 }
above_and_below-page-threw = a fait { $face }
above_and_below-page-nothing = rien
above_and_below-page-track = Piste de progrès
above_and_below-page-place = { $points } points par bien posé ici ; revenu { $income } tant que c’est la dernière case remplie
above_and_below-page-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
above_and_below-page-beds = { $count ->
    [one] { $count } lit
   *[other] { $count } lits
 }
above_and_below-page-income = revenu d’une nuit : { $count }
above_and_below-page-reputation = réputation { $count }
above_and_below-page-score = points jusqu’ici : { $count }
above_and_below-page-no-caves = Rien que du roc. Explorez pour gagner des grottes.
above_and_below-page-round = Manche { $round } sur 7
above_and_below-page-first = { $seat } commence
above_and_below-page-cider = au premier qui travaille
above_and_below-page-open-cave = Grotte { $cave } : { $paragraphs } (reste { $left })
above_and_below-page-reputation-track = Réputation
above_and_below-page-space = Réputation { $reputation } : { $points } points à la fin
above_and_below-page-hire = Villageois à engager
above_and_below-page-look = Visiter le village de { $seat }
above_and_below-page-buy = faire une offre
above_and_below-page-book = Le livre
above_and_below-page-paragraph = Paragraphe { $number }, lu à { $seat }
above_and_below-page-won = C’est réussi !
above_and_below-page-lost = C’est raté.
above_and_below-page-close-book = fermer le livre
above_and_below-page-level = { $lanterns } lanternes nécessaires, frais : { $fee }
above_and_below-page-stake-item = mettre un objet en jeu
above_and_below-page-stake-villager = mettre un villageois en jeu
above_and_below-page-bonus-hammer = +{ $lanterns } par marteau dans le groupe
above_and_below-page-bonus-quill = +{ $lanterns } par plume dans le groupe
above_and_below-page-bonus-rope = +{ $lanterns } par corde que vous avez
above_and_below-page-bonus-has = +{ $lanterns } si vous avez : { $items }
above_and_below-page-bonus-fishfolk = +{ $lanterns } avec un homme-poisson dans le groupe
above_and_below-page-bonus-paid = +{ $lanterns } si vous payez { $price }

above_and_below-page-guide-goal = Bienvenue dans votre village. En sept manches, vous bâtissez au-dessus et au-dessous de l’herbe. Bâtiments, biens sur la piste et bonne renommée font des points.
above_and_below-page-guide-villagers = Voici vos villageois. Qui agit se fatigue ; la nuit, les lits les remettent sur pied. Les marteaux bâtissent, les plumes forment, et les petits dés disent combien de lumière chacun porte sous terre.
above_and_below-page-guide-market = Ici attendent les gens à engager et les bâtiments à acheter, chacun avec son prix. Un avant-poste demande une grotte vide, et les grottes se gagnent en explorant.
above_and_below-page-guide-act = Choisissez une des actions. Explorer demande au moins deux villageois et ouvre le livre : c’est un bon premier tour.
above_and_below-page-guide-goods = Les biens récoltés ou trouvés vont dans votre réserve. Sur la piste, ils augmentent le revenu et font des points : plus vous avez de sortes, plus les biens des dernières sortes valent cher.
above_and_below-page-guide-help = Un clic qui n’est pas permis est expliqué avec sa règle, et ce qui n’est pas envoyé se reprend. Attention à la première marche !
