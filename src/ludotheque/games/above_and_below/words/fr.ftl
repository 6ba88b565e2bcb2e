above_and_below-title = Above and Below
above_and_below-about = Un village sur l’herbe, un autre dans les cavernes : explorez, construisez, formez, et racontez ce qui est arrivé.
above_and_below-option-first = la place qui commence (0 est la première)

# Items
above_and_below-mushroom = champignon
above_and_below-fish = poisson
above_and_below-fruit = fruit
above_and_below-rope = corde
above_and_below-pot = poterie
above_and_below-paper = papier
above_and_below-ore = minerai
above_and_below-amethyst = améthyste
above_and_below-cider = cidre
above_and_below-potion = potion
above_and_below-coin = pièce
above_and_below-houses = maisons
above_and_below-outposts = avant-postes

# Villagers
above_and_below-B1 = Bram (B1)
above_and_below-T1 = Tilda (T1)
above_and_below-E1 = Emil (E1)
above_and_below-B2 = Berta (B2)
above_and_below-T2 = Tom (T2)
above_and_below-E2 = Edda (E2)
above_and_below-B3 = Boyd (B3)
above_and_below-T3 = Thea (T3)
above_and_below-E3 = Evan (E3)
above_and_below-B4 = Bea (B4)
above_and_below-T4 = Ted (T4)
above_and_below-E4 = Ella (E4)
above_and_below-V01 = Alma (V01)
above_and_below-V02 = Bruno (V02)
above_and_below-V03 = Clara (V03)
above_and_below-V04 = Finna (V04)
above_and_below-V05 = Dario (V05)
above_and_below-V06 = Enna (V06)
above_and_below-V07 = Hugo (V07)
above_and_below-V08 = Greta (V08)
above_and_below-V09 = Jonas (V09)
above_and_below-V10 = Ines (V10)
above_and_below-V11 = Leo (V11)
above_and_below-V12 = Kaia (V12)
above_and_below-V13 = Mina (V13)
above_and_below-V14 = Nils (V14)
above_and_below-V15 = Rill (V15)
above_and_below-V16 = Olga (V16)
above_and_below-V17 = Paul (V17)
above_and_below-V18 = Brook (V18)
above_and_below-LW = la Femme liquide
above_and_below-GL = Glogo
above_and_below-CC1 = Chat des cavernes 1
above_and_below-CC2 = Chat des cavernes 2
above_and_below-MM1 = Homme de métal 1
above_and_below-MM2 = Homme de métal 2

# Buildings
above_and_below-H01 = cabane de l’herboriste (H01)
above_and_below-H02 = chaumière (H02)
above_and_below-H03 = maison du péage (H03)
above_and_below-H04 = auberge des hôtes (H04)
above_and_below-H05 = longère (H05)
above_and_below-H06 = maison jumelle (H06)
above_and_below-H07 = maison du verger (H07)
above_and_below-H08 = dortoir (H08)
above_and_below-H09 = cave à champignons (H09)
above_and_below-H10 = maison sur pilotis (H10)
above_and_below-H11 = maison du jardin (H11)
above_and_below-H12 = maison du cordier (H12)
above_and_below-H13 = étal de fruits (H13)
above_and_below-H14 = carré de champignons (H14)
above_and_below-H15 = fumoir (H15)
above_and_below-H16 = hangar à cordages (H16)
above_and_below-H17 = remise du potier (H17)
above_and_below-H18 = salle des scribes (H18)
above_and_below-H19 = champignonnière (H19)
above_and_below-H20 = étang à poissons (H20)
above_and_below-H21 = verger (H21)
above_and_below-H22 = corderie (H22)
above_and_below-H23 = poterie du village (H23)
above_and_below-H24 = maison du marché (H24)
above_and_below-H25 = manoir (H25)
above_and_below-K1 = académie (K1)
above_and_below-K2 = guilde des charpentiers (K2)
above_and_below-K3 = tour de la chance (K3)
above_and_below-K4 = club des explorateurs (K4)
above_and_below-K5 = taverne (K5)
above_and_below-K6 = apothicaire (K6)
above_and_below-K7 = joaillier (K7)
above_and_below-K8 = mairie (K8)
above_and_below-K9 = cartographe (K9)
above_and_below-S1 = grande salle du village (S1)
above_and_below-S2 = échoppe de l’alchimiste (S2)
above_and_below-S3 = maison de l’assemblée (S3)
above_and_below-S4 = salle profonde (S4)
above_and_below-S5 = grenier (S5)
above_and_below-S6 = trésor (S6)
above_and_below-O01 = terrier aux champignons (O01)
above_and_below-O02 = péage souterrain (O02)
above_and_below-O03 = grotte aux mousserons (O03)
above_and_below-O04 = bassin aux poissons aveugles (O04)
above_and_below-O05 = chambres de la falaise (O05)
above_and_below-O06 = auberge creuse (O06)
above_and_below-O07 = ambassade (O07)
above_and_below-O08 = caserne (O08)
above_and_below-O09 = ferme aux spores (O09)
above_and_below-O10 = cellier des luisants (O10)
above_and_below-O11 = quai de la cascade (O11)
above_and_below-O12 = verger du puits de lumière (O12)
above_and_below-O13 = filature de toiles (O13)
above_and_below-O14 = gord aux anguilles (O14)
above_and_below-O15 = carrière d’argile (O15)
above_and_below-O16 = moulin à papier (O16)
above_and_below-O17 = filon de minerai (O17)
above_and_below-O18 = fonderie (O18)
above_and_below-O19 = maison de cristal (O19)
above_and_below-O20 = mine (O20)
above_and_below-O21 = grotte aux améthystes (O21)
above_and_below-O22 = marché aux lampes (O22)
above_and_below-O23 = poste de guet (O23)
above_and_below-O24 = archives (O24)
above_and_below-SH1 = maison de départ
above_and_below-SH2 = maison de départ
above_and_below-SH3 = maison de départ
above_and_below-SH4 = maison de départ

# Questions
above_and_below-ask-FirstSeat = Le sort désigne qui commence.
above_and_below-ask-OpenKeys = Des maisons-clés sont révélées.
above_and_below-ask-FillHire = Quelqu’un vient se faire engager.
above_and_below-ask-FillRow = Une carte est révélée.
above_and_below-ask-ShowCave = La prochaine grotte apparaît.
above_and_below-ask-Turn = À vous : d’abord des actions gratuites si vous voulez, puis une action, ou passez.
above_and_below-ask-MakeOffer = Combien de pièces offrez-vous pour ceci : { $item } ?
above_and_below-ask-AnswerOffer = Vendez-vous ceci pour { $coins } pièces : { $item } ?
above_and_below-ask-PayRenewal = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-Gather = { $action ->
    [explore] Qui part explorer ? Deux au moins.
    [harvest] Qui récolte ?
   *[work] Qui travaille ?
}
above_and_below-ask-CatJoins = Le chat réfléchit.
above_and_below-ask-ChooseBuilder = Qui construit ?
above_and_below-ask-CatBuilds = Le chat réfléchit.
above_and_below-ask-ChooseBuilding = Que construit-on ?
above_and_below-ask-PayBuilding = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-ChooseTrainer = Qui forme ?
above_and_below-ask-CatTrains = Le chat réfléchit.
above_and_below-ask-ChooseRecruit = Qui engagez-vous ?
above_and_below-ask-PayTraining = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-PickGood = Quelle carte récolte-t-on ?
above_and_below-ask-StowGood = Où va la marchandise : { $item } ?
above_and_below-ask-ParagraphDie = Un dé désigne le paragraphe.
above_and_below-ask-ChooseCourse = Que font vos explorateurs ? Votre parole vous engage.
above_and_below-ask-PayCourse = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-StakeItem = Que misez-vous ?
above_and_below-ask-StakeVillager = Qui misez-vous ?
above_and_below-ask-BuyLanterns = Payez-vous pour d’autres lanternes ?
above_and_below-ask-PayLanterns = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-LanternDie = Un dé pour chaque explorateur.
above_and_below-ask-ChooseRerolls = Quels dés relancez-vous ?
above_and_below-ask-Exert = Quelqu’un se donne-t-il à fond ? Une lanterne de plus, une blessure aussi.
above_and_below-ask-PayLevel = { $price ->
    [one] Comment payez-vous la pièce ?
   *[other] Comment payez-vous les { $price } pièces ?
}
above_and_below-ask-ChooseReward = Quelle récompense prenez-vous ?
above_and_below-ask-ChooseFree = Quel bâtiment prenez-vous sans rien payer ?
above_and_below-ask-ChooseInjured = Qui est blessé ?
above_and_below-ask-LuckDie = Le dé roule à la fortune.
above_and_below-ask-PressLuck = { $banked ->
    [one] Une pièce de côté : relancer, ou partir avec elle ?
   *[other] { $banked } pièces de côté : relancer, ou partir avec elles ?
}
above_and_below-ask-TakeCoins = Combien de pièces prenez-vous ? Chacune coûte de la réputation.
above_and_below-ask-Resting = Tout le monde va se reposer.
above_and_below-ask-Drink = La nuit : à qui une potion ou un cidre ?
above_and_below-ask-Sleep = La nuit : à qui un lit ?
above_and_below-ask-PlaceGoods = Quelles marchandises vont sur la piste ?
above_and_below-ask-LastGoods = Les dernières marchandises sont posées.

# Actions
above_and_below-action-pass = passer
above_and_below-action-explore = explorer
above_and_below-action-harvest = récolter
above_and_below-action-build = construire
above_and_below-action-train = former
above_and_below-action-work = travailler
above_and_below-action-renew = renouveler la rangée : { $a }, pour une pièce
above_and_below-action-withdraw = retirer l’objet en vente
above_and_below-action-sell = mettre en vente : { $a }
above_and_below-action-buy = faire une offre à { $a }
above_and_below-action-place = poser sur la piste : { $a }
above_and_below-action-end-placing = ne plus rien poser
above_and_below-action-offer = offrir { $a } pièces
above_and_below-action-accept = accepter
above_and_below-action-refuse = refuser
above_and_below-action-send = envoyer { $a }
above_and_below-action-go = en route
above_and_below-action-drop = y renoncer
above_and_below-action-builder = faire construire { $a }
above_and_below-action-erect = construire : { $a }
above_and_below-action-trainer = faire former par { $a }
above_and_below-action-hire = engager à la place { $a }
above_and_below-action-pay = { $a ->
    [cider] dépenser un cidre
    [potion] dépenser une potion
   *[coins] payer le reste en pièces
}
above_and_below-action-pick = récolter : { $a }
above_and_below-action-keep = la garder en réserve
above_and_below-action-track = la poser sur la piste
above_and_below-action-shelve = la mettre en vente
above_and_below-action-choose = choix { $a }
above_and_below-action-buy-lanterns = payer pour d’autres lanternes
above_and_below-action-no-lanterns = s’en passer
above_and_below-action-stake = miser : { $a }
above_and_below-action-reroll = relancer le dé : { $a }
above_and_below-action-throw = lancer
above_and_below-action-stand = laisser les dés
above_and_below-action-exert = { $a } se donne à fond
above_and_below-action-stop = en rester là
above_and_below-action-injure = blesser { $a }
above_and_below-action-reward = récompense { $a }
above_and_below-action-free = prendre sans rien payer : { $a }
above_and_below-action-press-on = relancer
above_and_below-action-leave = partir avec les pièces
above_and_below-action-coins = prendre { $a } pièces
above_and_below-action-potion = une potion pour { $a }
above_and_below-action-cider = un cidre pour { $a }
above_and_below-action-end-drinks = ne plus rien boire
above_and_below-action-bed = un lit pour { $a }
above_and_below-action-end-beds = laisser les autres lits vides
above_and_below-action-die = le dé montre { $a }
above_and_below-action-draw = tirée : { $a }
above_and_below-action-cave = la grotte { $a } apparaît
above_and_below-action-arrive = { $a } arrive
above_and_below-action-first = { $a } commence

# Events
above_and_below-event-begins = { $seat } commence.
above_and_below-event-round = La manche { $round } commence avec { $seat }.
above_and_below-event-night = La nuit tombe ; le marqueur passe à la manche { $round }.
above_and_below-event-passed = { $seat } passe.
above_and_below-event-gained = { $seat } reçoit { $count } × { $item }.
above_and_below-event-spent = { $seat } rend 1 × { $item }.
above_and_below-event-placed = { $seat } pose { $item } à la place { $place } de la piste.
above_and_below-event-joined = { $villager } rejoint { $seat }.
above_and_below-event-injured = Blessure : { $villager } ({ $seat }).
above_and_below-event-reputation-up = { $seat } : +{ $change } de réputation.
above_and_below-event-reputation-down = { $seat } : −{ $change } de réputation.
above_and_below-event-card-open = Désormais visible : { $card }.
above_and_below-event-for-hire = { $villager } est à engager à la place { $place }.
above_and_below-event-cave-open = La grotte { $cave } est visible.
above_and_below-event-cat-obeys = Le dé montre { $face } : { $villager } ({ $seat }) obéit.
above_and_below-event-cat-refuses = Le dé montre { $face } : { $villager } ({ $seat }) préfère dormir.
above_and_below-event-dropped = { $seat } y renonce.
above_and_below-event-worked = { $seat } fait travailler { $villagers }.
above_and_below-event-harvests = { $seat } fait récolter { $villagers }.
above_and_below-event-harvested = { $seat } prend { $item } : { $card }.
above_and_below-event-built = { $seat } construit : { $card }.
above_and_below-event-for-sale = { $seat } met en vente : { $item }.
above_and_below-event-withdrew = { $seat } retire de la vente : { $item }.
above_and_below-event-offered = { $seat } offre { $coins } pièces à { $other } pour { $item }.
above_and_below-event-sold = { $seat } vend { $item } à { $other } pour { $coins } pièces.
above_and_below-event-refused = { $seat } refuse les { $coins } pièces de { $other } pour { $item }.
above_and_below-event-renewed = { $seat } renouvelle la rangée : { $row }.
above_and_below-event-explores = { $seat } explore la grotte { $cave } avec { $villagers }.
above_and_below-event-paragraph = { $seat } arrive au paragraphe { $number }.
above_and_below-event-chose = { $seat } annonce le choix { $choice } du paragraphe { $number }.
above_and_below-event-staked = { $seat } mise : { $what }.
above_and_below-event-rerolls = { $seat } relance pour { $villagers }.
above_and_below-event-success = { $seat } réussit au paragraphe { $number }.
above_and_below-event-failure = { $seat } échoue au paragraphe { $number }, choix { $choice }.
above_and_below-event-won-cave = { $seat } gagne la grotte { $cave }.
above_and_below-event-lost-cave = La grotte { $cave } va sous la pioche ; { $seat } rentre.
above_and_below-event-luck-die = { $seat } lance une face nouvelle : { $face }.
above_and_below-event-luck-lost = { $seat } relance un { $face } et perd les pièces.
above_and_below-event-earned = { $coins ->
    [one] { $seat } : +{ $coins } pièce.
   *[other] { $seat } : +{ $coins } pièces.
}
above_and_below-event-paid = { $coins ->
    [one] { $seat } : −{ $coins } pièce.
   *[other] { $seat } : −{ $coins } pièces.
}
above_and_below-event-lantern-die = { $lanterns ->
    [one] { $villager } ({ $seat }) lance { $face } : { $lanterns } lanterne.
   *[other] { $villager } ({ $seat }) lance { $face } : { $lanterns } lanternes.
}
above_and_below-event-lanterns = { $lanterns ->
    [one] { $seat } montre { $lanterns } lanterne.
   *[other] { $seat } montre { $lanterns } lanternes.
}

# Refusals
above_and_below-refusal-too-dear = Vous ne pouvez pas payer { $price } pièces.
above_and_below-refusal-no-such-drink = Vous n’en avez pas à dépenser.
above_and_below-refusal-not-ready = Pas prêt : { $villager }.
above_and_below-refusal-no-hammer = { $villager } n’a pas de marteau.
above_and_below-refusal-no-quill = { $villager } n’a pas de plume.
above_and_below-refusal-nothing-affordable = Avec { $villager }, rien n’est à votre portée.
above_and_below-refusal-nobody-affordable = Avec { $villager }, personne n’est à votre portée.
above_and_below-refusal-not-open = Cette carte n’est pas visible : { $card }.
above_and_below-refusal-no-empty-cave = Un avant-poste demande une grotte vide : { $card }.
above_and_below-refusal-nobody-there = Personne à engager à la place { $place }.
above_and_below-refusal-not-your-building = Vous ne possédez pas : { $card }.
above_and_below-refusal-no-good-there = Aucune marchandise ici : { $card }.
above_and_below-refusal-sale-space-taken = Votre emplacement de vente est pris : { $item }.
above_and_below-refusal-too-few = Il n’y a pas assez de villageois pour cela.
above_and_below-refusal-no-dropping = Vous ne pouvez plus y renoncer.
above_and_below-refusal-sent-already = { $villager } est déjà du groupe.
above_and_below-refusal-no-more-goods = Il ne reste rien à récolter pour { $villager }.
above_and_below-refusal-no-such-choice = Le paragraphe { $number } n’a pas ce choix.
above_and_below-refusal-nothing-to-stake = Vous n’avez rien à miser.
above_and_below-refusal-fee-too-high = Vous ne pouvez pas payer ce prix.
above_and_below-refusal-no-die-named = Nommez d’abord au moins un dé.
above_and_below-refusal-dice-named = Vous avez nommé des dés : lancez-les.
above_and_below-refusal-no-die-there = Aucun dé à nommer : { $villager }.
above_and_below-refusal-not-on-the-card = { $villager } n’est pas sur la carte grotte.
above_and_below-refusal-supply-is-empty = La réserve commune n’en a plus.
above_and_below-refusal-not-free = Cela ne peut pas être pris sans payer : { $card }.
above_and_below-refusal-too-many-coins = Vous ne pouvez pas prendre tant de pièces.
above_and_below-refusal-not-enough-coins = Vous n’avez que { $coins } pièces.
above_and_below-refusal-must-raise = { $coins } pièces ont été refusées ce tour : offrez plus.
above_and_below-refusal-nobody-ready = Aucun de vos villageois n’est prêt.
above_and_below-refusal-no-cave = Il n’y a plus de grotte à explorer.
above_and_below-refusal-no-goods-lying = Aucune marchandise sur vos cartes.
above_and_below-refusal-cannot-build = Il faut un marteau prêt et une carte à votre portée.
above_and_below-refusal-cannot-train = Il faut une plume prête et quelqu’un à votre portée.
above_and_below-refusal-renewed-already = Vous avez déjà renouvelé une rangée ce tour.
above_and_below-refusal-pile-empty = La pioche de cette rangée est vide.
above_and_below-refusal-sale-changed-already = Vous avez déjà changé votre vente ce tour.
above_and_below-refusal-nothing-for-sale = Rien n’y est en vente.
above_and_below-refusal-for-sale-already = C’est déjà en vente : { $item }.
above_and_below-refusal-not-in-reserve = Votre réserve n’en contient pas : { $item }.
above_and_below-refusal-not-possessed = Vous n’en avez pas à poser : { $item }.
above_and_below-refusal-metal-drinks-nothing = { $villager } ne boit rien.
above_and_below-refusal-drink-no-help = Cette boisson n’aide pas { $villager }.
above_and_below-refusal-metal-own-bed = { $villager } a son propre lit.
above_and_below-refusal-slept-already = { $villager } a déjà dormi cette nuit.
above_and_below-refusal-bed-no-help = Un lit n’aide pas { $villager } maintenant.

# Scores
above_and_below-score-track = marchandises sur la piste
above_and_below-score-buildings = bâtiments
above_and_below-score-reputation-rank = rang de réputation
above_and_below-score-reputation-space = case de réputation
above_and_below-score-bonus = bonus imprimés
above_and_below-score-objects = bonus pour objets
above_and_below-ending-rounds = Les sept manches sont finies.

# The drawing
above_and_below-draw-sky = Manche { $round } sur { $rounds } ; { $seat } a commencé. Banque : { $bank } pièces.
above_and_below-draw-cider-waits = Un cidre attend le premier qui travaille.
above_and_below-draw-hire = À engager (encore { $left } à venir)
above_and_below-draw-lanterns-of = Les chiffres après un villageois : les lanternes pour les faces 1 à 6
above_and_below-draw-row-houses = Maisons ({ $left } dans la pioche)
above_and_below-draw-row-outposts = Avant-postes ({ $left } dans la pioche)
above_and_below-draw-row-keys = Maisons-clés
above_and_below-draw-row-stars = Maisons-étoiles
above_and_below-draw-open-cave = Grotte visible { $cave }, faces 1 à 6 : { $paragraphs } ({ $left } dans la pioche)
above_and_below-draw-no-open-cave = Il ne reste aucune grotte.
above_and_below-draw-village = { $seat } : { $points } points, { $coins } pièces, réputation { $reputation }, revenu { $income }, lits { $beds }
above_and_below-draw-has-passed = a passé
above_and_below-draw-ready = prêts
above_and_below-draw-rest = au repos
above_and_below-draw-injured = blessés
above_and_below-draw-exploring = en exploration
above_and_below-draw-track = piste
above_and_below-draw-reserve = réserve
above_and_below-draw-sale = en vente
above_and_below-draw-empty-cave = grotte vide
above_and_below-draw-dice = dés
above_and_below-draw-lanterns-shown = { $count } lanternes visibles
above_and_below-draw-rerolls-left = { $count } relances restantes
above_and_below-draw-known-in-pile = connus dans la pioche, de haut en bas : { $cards }

# What is printed on cards and villagers
above_and_below-printed-beds = { $count ->
    [one] 1 lit
   *[other] { $count } lits
}
above_and_below-printed-goods-once = { $count } × { $item }
above_and_below-printed-goods-refill = { $item }, se renouvelle
above_and_below-printed-reputation = +{ $count } de réputation aussitôt
above_and_below-printed-train_to_ready = les villageois formés sont prêts
above_and_below-printed-tokens_as_coins = cidre et potions valent des pièces
above_and_below-printed-income_per = +{ $count } par nuit par { $item } sur la piste
above_and_below-printed-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
above_and_below-printed-income = { $count ->
    [one] +{ $count } pièce par nuit
   *[other] +{ $count } pièces par nuit
}
above_and_below-printed-potion_income = { $count ->
    [one] +{ $count } potion par nuit
   *[other] +{ $count } potions par nuit
}
above_and_below-printed-potions = { $count ->
    [one] +{ $count } potion aussitôt
   *[other] +{ $count } potions aussitôt
}
above_and_below-printed-coin_after_building = { $count ->
    [one] +{ $count } pièce après une construction
   *[other] +{ $count } pièces après une construction
}
above_and_below-printed-coin_after_exploring = { $count ->
    [one] +{ $count } pièce après une rencontre réussie
   *[other] +{ $count } pièces après une rencontre réussie
}
above_and_below-printed-rerolls = { $count ->
    [one] { $count } relance par rencontre
   *[other] { $count } relances par rencontre
}
above_and_below-printed-points_per = { $count ->
    [one] +{ $count } point par { $item }
   *[other] +{ $count } points par { $item }
}
above_and_below-house = maison
above_and_below-outpost = avant-poste
above_and_below-villager = villageois
above_and_below-empty_cave = grotte vide
above_and_below-hammer = marteau
above_and_below-hammer_plus = marteau+
above_and_below-quill = plume
above_and_below-quill_plus = plume+
above_and_below-cat = chat
above_and_below-bad_reputation = mauvaise réputation
above_and_below-metal = métal
above_and_below-fishfolk = peuple-poisson

# The book, read aloud
above_and_below-book-help = Lire un paragraphe du livre d’Above and Below, comme on le lit à voix haute à la table.
above_and_below-book-help-paragraph = Son numéro, de 1 à 215.
above_and_below-book-help-rewards = Dire aussi ce que rapporte chaque choix, et comment il échoue.
above_and_below-error-paragraph = le livre a les paragraphes 1 à { $most }, pas { $number }
above_and_below-book-paragraph = Paragraphe { $number }

# What a choice asks for, and what helps.
above_and_below-book-lantern = { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
}
above_and_below-book-more = { $count ->
    [one] { $count } lanterne de plus
   *[other] { $count } lanternes de plus
}
above_and_below-book-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
above_and_below-book-no-roll = sans jet
above_and_below-book-fee = pour { $coins }
above_and_below-book-stake-item = mise : une marchandise, un cidre ou une potion
above_and_below-book-stake-villager = mise : l’un des explorateurs
above_and_below-book-bonus-hammer = { $lanterns } par marteau dans le groupe
above_and_below-book-bonus-quill = { $lanterns } par plume dans le groupe
above_and_below-book-bonus-rope = { $lanterns } par corde possédée
above_and_below-book-bonus-has = { $lanterns } avec { $things }
above_and_below-book-bonus-fishfolk = { $lanterns } avec quelqu’un du peuple-poisson dans le groupe
above_and_below-book-bonus-paid = { $lanterns } pour { $coins }, si vous voulez
above_and_below-book-or = { $some } ou { $last }

# What it brings, told only when asked for or after the result.
above_and_below-book-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
above_and_below-book-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
above_and_below-book-fruit = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
above_and_below-book-rope = { $count ->
    [one] { $count } corde
   *[other] { $count } cordes
}
above_and_below-book-pot = { $count ->
    [one] { $count } pot
   *[other] { $count } pots
}
above_and_below-book-paper = { $count ->
    [one] { $count } papier
   *[other] { $count } papiers
}
above_and_below-book-ore = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
}
above_and_below-book-amethyst = { $count ->
    [one] { $count } améthyste
   *[other] { $count } améthystes
}
above_and_below-book-cider = { $count ->
    [one] { $count } cidre
   *[other] { $count } cidres
}
above_and_below-book-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
above_and_below-book-result = { $when } : { $what }
above_and_below-book-always = toujours
above_and_below-book-failure = échec
above_and_below-book-coins-lost = perte de { $coins }
above_and_below-book-reputation = +{ $count } réputation
above_and_below-book-reputation-lost = −{ $count } réputation
above_and_below-book-villager = le villageois à engager le moins cher vous rejoint
above_and_below-book-liquid_woman = la Femme liquide vous rejoint
above_and_below-book-glogo = Glogo vous rejoint
above_and_below-book-cave_cat = un Chat des cavernes vous rejoint
above_and_below-book-metal_man = un Homme de métal vous rejoint
above_and_below-book-caves = { $count ->
    [one] { $count } caverne de plus
   *[other] { $count } cavernes de plus
}
above_and_below-book-building = un bâtiment de { $coins } au plus, gratuit
above_and_below-book-injured = { $count ->
    [one] { $count } explorateur blessé
   *[other] { $count } explorateurs blessés
}
above_and_below-book-stake-doubled = la mise est rendue, avec une autre de la même sorte
above_and_below-book-stake-lost = la mise est perdue
above_and_below-book-stake-injured = l’explorateur misé est blessé
above_and_below-book-one-of = au choix : { $things }
above_and_below-book-link = lisez la suite au { $number }
above_and_below-book-luck = une pièce par face nouvelle d’un dé, { $most } au plus ; une face vue deux fois les perd toutes ; on s’arrête quand on veut
above_and_below-book-takes = prenez jusqu’à { $coins }, chacune pour −{ $reputation } réputation

above_and_below-error-pack-table = il faut une table de champs, pas { $value }
above_and_below-error-pack-field = ce champ n’existe pas ; { $nearest }
above_and_below-error-pack-missing = manque
above_and_below-error-pack-number = il faut un nombre entier de { $low } à { $high }, pas { $value }
above_and_below-error-pack-flag = il faut true ou false, pas { $value }
above_and_below-error-pack-word = il faut un de { $words }, pas { $value }
above_and_below-error-pack-words = il faut une liste de { $words }, pas { $value }
above_and_below-error-pack-twice = nomme quelque chose deux fois : { $value }
above_and_below-error-pack-list = il faut une liste, pas { $value }
above_and_below-error-pack-status = de { $name } : il faut un de { $words }, pas { $value }
above_and_below-error-pack-not-given = nomme « { $name } », que l’entrée ne donne pas
above_and_below-error-pack-unnamed = manque : donnez un nom au jeu de composants
above_and_below-error-pack-entries = il faut une liste d’entrées, pas { $value }
above_and_below-error-pack-unknown = la boîte n’a pas de « { $name } » ; { $nearest }
above_and_below-error-pack-given-twice = { $name } est donné deux fois
above_and_below-error-pack-count = la boîte a { $count } entrées, pas { $given }
above_and_below-error-pack-faces = il faut une liste de six nombres, un par face
above_and_below-error-pack-torch = la piste doit contenir la torche, réputation 0
above_and_below-error-pack-loop = les renvois ramènent au même paragraphe
above_and_below-error-pack-choices = il faut une liste de 1 à { $most }
above_and_below-error-pack-free = l’un d’eux ne doit demander ni paiement ni mise
above_and_below-error-pack-one-of = il faut exactement un de { $words }
above_and_below-error-pack-no-throw = sans niveaux, personne ne lance pour des lanternes
above_and_below-error-pack-bonus-for = le bonus est déjà donné pour { $name }
above_and_below-error-pack-no-item = il faut nommer au moins une marchandise
above_and_below-error-pack-bonus-for-nothing = le bonus ne dit pas pour quoi il est donné
above_and_below-error-pack-no-level = il faut une liste d’au moins un
above_and_below-error-pack-reward-or-goto = un niveau a soit une récompense, soit un renvoi
above_and_below-error-pack-most-things = peut offrir { $most } choses au plus
# Ce qu’une action apporterait
above_and_below-ready = prêt
above_and_below-rest = au repos
above_and_below-injured = blessé
above_and_below-foresee-price = { $left ->
    [one] Coûte { $price } : reste { $left } pièce.
   *[other] Coûte { $price } : restent { $left } pièces.
}
above_and_below-foresee-price-with-drinks = { $drinks ->
    [one] Coûte { $price } ; vous avez { $coins } : au moins { $drinks } boisson.
   *[other] Coûte { $price } ; vous avez { $coins } : au moins { $drinks } boissons.
}
above_and_below-foresee-drink-paid = { $price ->
    [one] Restent { $count } × { $item } et { $price } pièce à payer.
   *[other] Restent { $count } × { $item } et { $price } pièces à payer.
}
above_and_below-foresee-coins = Pièces : { $before } → { $after }.
above_and_below-foresee-coin-back = { $coins ->
    [one] { $coins } pièce rendue pour la construction.
   *[other] { $coins } pièces rendues pour la construction.
}
above_and_below-foresee-gain = Vous recevez { $count } × { $item }.
above_and_below-foresee-no-gain = N’apporte rien : il n’en reste plus.
above_and_below-foresee-reputation = Réputation : { $before } → { $after }.
above_and_below-foresee-points = Points actuels : { $before } → { $after }.
above_and_below-foresee-income = { $nights ->
    [one] Revenu { $before } → { $after } : { $more } la dernière nuit.
   *[other] Revenu { $before } → { $after } : { $more } de plus en { $nights } nuits.
}
above_and_below-foresee-beds = { $beds ->
    [one] Cette nuit : { $beds } lit pour { $tired } à reposer.
   *[other] Cette nuit : { $beds } lits pour { $tired } à reposer.
}
above_and_below-foresee-cat-die = { $villager } obéit : { $chance }. Sinon il se repose, rien n’est dépensé.
above_and_below-foresee-still-ready = { $count ->
    [0] Plus personne n’est prêt.
    [one] { $count } villageois est encore prêt et ne servira pas.
   *[other] { $count } villageois sont encore prêts et ne serviront pas.
}
above_and_below-foresee-ready = { $count ->
    [one] { $count } villageois est prêt.
   *[other] { $count } villageois sont prêts.
}
above_and_below-foresee-ripe = { $count ->
    [one] { $count } marchandise est sur vos cartes.
   *[other] { $count } marchandises sont sur vos cartes.
}
above_and_below-foresee-can-build = { $count ->
    [one] { $count } carte à portée de vos { $coins } pièces.
   *[other] { $count } cartes à portée de vos { $coins } pièces.
}
above_and_below-foresee-can-train = { $count ->
    [one] { $count } villageois à portée de vos { $coins } pièces.
   *[other] { $count } villageois à portée de vos { $coins } pièces.
}
above_and_below-foresee-wages = { $coins ->
    [one] Une pièce chacun : { $coins } au plus.
   *[other] Une pièce chacun : { $coins } au plus.
}
above_and_below-foresee-cider-waits = Et le cidre de cette manche.
above_and_below-foresee-renewed-row = { $count ->
    [one] Nouvelle rangée ({ $row }), d’une pile de { $count } carte.
   *[other] Nouvelle rangée ({ $row }), d’une pile de { $count } cartes.
}
above_and_below-foresee-taken-back = Retour en réserve : { $item } ; plus de changement ce tour.
above_and_below-foresee-for-sale = Les autres peuvent offrir { $least } ou plus ; plus de changement ce tour.
above_and_below-foresee-shelved = Les autres peuvent en offrir { $least } pièces ou plus.
above_and_below-foresee-on-sale = { $other } vend : { $item } ; offrez { $least } ou plus.
above_and_below-foresee-item-scores = { $points ->
    [one] { $item } en plus : { $points } point par vos cartes.
   *[other] { $item } en plus : { $points } points par vos cartes.
}
above_and_below-foresee-must-raise = { $other } peut revenir avec { $least } ou plus ce tour.
above_and_below-foresee-track = Sur la piste : place { $place }, revenu { $income_before } → { $income_after }, points { $points_before } → { $points_after } ({ $item }).
above_and_below-foresee-reach = Seuil { $lanterns } : { $chance } ; tous à fond { $all_chance }.
above_and_below-foresee-rerolls-wait = { $count ->
    [one] { $count } relance attend.
   *[other] { $count } relances attendent.
}
above_and_below-foresee-harvests = { $count ->
    [one] { $count } marchandise est récoltée.
   *[other] { $count } marchandises sont récoltées.
}
above_and_below-foresee-dropped = Rien n’est dépensé ; le tour continue.
above_and_below-foresee-threshold = Seuil { $lanterns }{ $fee ->
    [0] {""}
   *[other] {" "}(frais { $fee })
} : { $chance } ; un à fond { $one_chance } ; tous { $all_chance }.
above_and_below-foresee-out-of-reach = Seuil { $lanterns } hors de portée : { $most } au plus.
above_and_below-foresee-cannot-be-paid = Seuil { $lanterns } : ses frais de { $fee } ne peuvent être payés.
above_and_below-foresee-with-rerolls = { $count ->
    [one] Seuil { $lanterns } avec { $count } relance : { $chance }.
   *[other] Seuil { $lanterns } avec { $count } relances : { $chance }.
}
above_and_below-foresee-no-roll = Ici, pas besoin de lanternes.
above_and_below-foresee-extra = { $lanterns ->
    [one] { $lanterns } lanterne avant les dés.
   *[other] { $lanterns } lanternes avant les dés.
}
above_and_below-foresee-lanterns-for-sale = { $lanterns ->
    [one] { $lanterns } lanterne de plus est à vendre pour { $price }.
   *[other] { $lanterns } lanternes de plus sont à vendre pour { $price }.
}
above_and_below-foresee-stake-item = Vous misez un objet.
above_and_below-foresee-stake-villager = Vous misez un explorateur.
above_and_below-foresee-at-stake = En jeu : { $what }.
above_and_below-foresee-thrown-again = Seuil { $lanterns } : { $chance } ; tous à fond { $all_chance }.
above_and_below-foresee-reached = { $shown } affichées : { $lanterns } atteintes.
above_and_below-foresee-fails = { $shown } affichées : aucun seuil n’est atteint.
above_and_below-foresee-short-of = Il en manque { $short } pour { $lanterns } ; { $hands } encore sur la carte.
above_and_below-foresee-injured = { $villager } se blesse.
above_and_below-foresee-press-on = { $banked ->
    [one] Une face nouvelle : { $chance }. Sinon { $banked } pièce perdue.
   *[other] Une face nouvelle : { $chance }. Sinon { $banked } pièces perdues.
}
above_and_below-foresee-discount = { $coins ->
    [one] { $villager } économise { $coins } pièce.
   *[other] { $villager } économise { $coins } pièces.
}
above_and_below-foresee-goods-once = { $count } × { $item } dessus, une seule fois.
above_and_below-foresee-refilling = { $count } × { $item } dessus, qui revient la nuit.
above_and_below-foresee-potions = { $nights ->
    [one] { $count } × potion, pour une nuit encore.
   *[other] { $count } × potion par nuit, pour { $nights } nuits.
}
above_and_below-foresee-scores = { $each } par { $thing } : { $count } à présent, { $points } en tout.
above_and_below-foresee-cave-covered = { $left ->
    [one] Couvre une grotte ; reste { $left } vide.
   *[other] Couvre une grotte ; restent { $left } vides.
}
above_and_below-foresee-joins = { $villager } rejoint : { $area }.
above_and_below-foresee-harvested = { $count ->
    [one] { $item } ; il en reste { $count }.
   *[other] { $item } ; il en reste { $count }.
}
above_and_below-foresee-kept = { $item } reste en main, pour la piste plus tard.
above_and_below-foresee-stands = { $villager } : { $area }.
above_and_below-foresee-drinks-left = Reste : { $count } × { $item }.
above_and_below-foresee-beds-left = { $count ->
    [one] Reste { $count } lit.
   *[other] Restent { $count } lits.
}
above_and_below-foresee-tomorrow = Demain, { $area } : { $villagers }.
above_and_below-foresee-unplaced = { $count ->
    [0] Toutes les marchandises sont sur la piste.
    [one] { $count } marchandise reste hors de la piste, sans points de place.
   *[other] { $count } marchandises restent hors de la piste, sans points de place.
}
