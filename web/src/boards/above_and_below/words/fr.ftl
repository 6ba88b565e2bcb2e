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

# What every thing on the board is, in a line or two.
above_and_below-page-about-explore = Envoyez-en deux ou plus dans les grottes. Leurs lanternes décident de la fin de l’histoire ; réussir gagne aussi la grotte.
above_and_below-page-about-harvest = Chaque villageois prend une marchandise posée sur vos cartes.
above_and_below-page-about-build = Un villageois avec un marteau construit une carte visible pour son prix.
above_and_below-page-about-train = Un villageois avec une plume fait venir quelqu’un, au prix de sa place.
above_and_below-page-about-work = Chaque villageois gagne une pièce ; les premiers de la manche reçoivent aussi le cidre.
above_and_below-page-about-pass = Vous sortez jusqu’à la nuit. Qui est prêt le reste pour la manche suivante.
above_and_below-page-about-coins = Les pièces paient bâtiments, villageois et frais. À la fin elles ne départagent que les ex æquo.
above_and_below-page-about-beds = Chaque nuit, un lit mène un villageois de blessé au repos, ou du repos à prêt.
above_and_below-page-about-income = Pièces de chaque nuit : le nombre au-dessus de la dernière case remplie de votre piste, et ce qu’ajoutent vos cartes.
above_and_below-page-about-reputation = À la fin, la meilleure réputation rapporte, et chaque case donne ou coûte ses points.
above_and_below-page-about-score = Piste, bâtiments, réputation et points imprimés, si la partie finissait là.
above_and_below-page-about-ready = Peut agir. Qui agit va au repos.
above_and_below-page-about-rest = Fatigué : n’agit plus avant un lit ou un cidre.
above_and_below-page-about-injured = Un lit ou une potion le mène d’abord au repos, pas encore debout.
above_and_below-page-about-exploring = Sur la carte grotte jusqu’à la fin de la rencontre.
above_and_below-page-about-hammer = Peut construire.
above_and_below-page-about-hammer_plus = Construit pour une pièce de moins.
above_and_below-page-about-quill = Peut former.
above_and_below-page-about-quill_plus = Forme pour une pièce de moins.
above_and_below-page-about-cat = Refuse sur 1 ou 2 : il se repose alors, et l’action n’est pas dépensée.
above_and_below-page-about-metal = Se remet seul chaque nuit, sans lit ni boisson.
above_and_below-page-about-fishfolk = Certains choix, en bas, donnent des lanternes pour quelqu’un du peuple-poisson.
above_and_below-page-about-bad_reputation = Quand elle vous rejoint, votre réputation baisse d’un.
above_and_below-page-about-lanterns = Les petits dés : à partir de cette face, ce villageois montre autant de lanternes.
above_and_below-page-about-die = La face que ce villageois a lancée.
above_and_below-page-about-house = Une maison : chaque bâtiment vaut un point. La rangée se complète aussitôt.
above_and_below-page-about-key = Une maison-clé : quatre sont visibles, il n’en vient pas d’autre.
above_and_below-page-about-star = Une maison-étoile : toutes les six sont visibles dès le début.
above_and_below-page-about-outpost = Un avant-poste : demande une grotte vide à vous, et la recouvre.
above_and_below-page-about-start = Votre maison de départ. Elle vaut un point, comme tout bâtiment.
above_and_below-page-about-cave = De la place pour un avant-poste.
above_and_below-page-about-rock = Chaque rencontre réussie rapporte sa grotte.
above_and_below-page-about-good = Sur la piste elle augmente le revenu et rapporte ; plus il y a de sortes, plus cela vaut.
above_and_below-page-about-cider = La nuit, il mène un villageois du repos à prêt.
above_and_below-page-about-potion = La nuit, elle mène un villageois de blessé au repos.
above_and_below-page-about-reserve = Marchandises et boissons sous la main. Une marchandise ne vaut sa case qu’une fois sur la piste.
above_and_below-page-about-sale = Un objet pour lequel les autres, à leur tour, peuvent offrir 3 pièces ou plus.
above_and_below-page-about-track = Une nouvelle sorte prend la case libre suivante ; les autres s’y empilent. Ce qui est posé y reste.
above_and_below-page-about-rounds = Sept manches, et une nuit après chacune sauf la dernière.
above_and_below-page-about-first = Commence cette manche ; à la suivante, ce sera son voisin de gauche.
above_and_below-page-about-first-cider = Va aux premiers qui travaillent cette manche.
above_and_below-page-about-open-cave = Qui explore prend cette carte : un dé désigne un de ses six paragraphes.
above_and_below-page-about-space = Ce que le cube rapporte ou coûte sur cette case à la fin.
above_and_below-page-about-hire = Le prix est celui de la place. Qui reste glisse la nuit vers une place moins chère.
above_and_below-page-about-vacant = Libre jusqu’à la nuit.
above_and_below-page-about-renew = Pour une pièce, les quatre vont sous la pioche et quatre autres viennent ; une fois par tour.
above_and_below-page-about-passed = Sorti jusqu’à la nuit.
above_and_below-page-about-threshold = Il faut autant de lanternes. Le plus haut seuil atteint compte.
above_and_below-page-about-level-fee = À payer seulement si ce seuil est pris.
above_and_below-page-about-fee = À payer avec le choix.
above_and_below-page-about-stake-item = Doublé ou perdu, selon l’issue.
above_and_below-page-about-stake-villager = Blessé si cela tourne mal.
above_and_below-page-about-bonus = Des lanternes avant tout dé.
above_and_below-page-about-bonus-paid = On vous le demande avant les dés ; la pièce ne revient pas.
above_and_below-page-about-shown = Les lanternes que montrent vos explorateurs, et celles qui sont demandées.
above_and_below-page-about-rerolls = Nommez des dés : ils sont relancés ensemble, et les nouvelles faces valent.
above_and_below-page-about-choice = Votre parole vous engage. Ce que cela rapporte est lu après les dés.

# What a choice would bring, drawn beside it.
above_and_below-page-reach = Ce que ce groupe peut atteindre
above_and_below-page-reach-whom = Pointez un villageois, ou envoyez quelqu’un.
above_and_below-page-as-thrown = tel que lancé
above_and_below-page-all-exerted = si tous se donnent à fond
above_and_below-page-chance-of = { $lanterns } lanternes : { $chance } ; si tous se donnent à fond { $all }
above_and_below-page-out-of-reach = hors d’atteinte
above_and_below-page-unpayable = impossible à payer
above_and_below-page-still-ready = { $count ->
    [one] { $count } encore prêt
   *[other] { $count } encore prêts
 }
above_and_below-page-all-to-bed = tout le monde au lit
