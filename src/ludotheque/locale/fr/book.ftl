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
