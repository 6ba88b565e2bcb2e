above_and_below-book-paragraph = Abschnitt { $number }

# What a choice asks for, and what helps.
above_and_below-book-lantern = { $count ->
    [one] { $count } Laterne
   *[other] { $count } Laternen
}
above_and_below-book-more = { $count ->
    [one] { $count } Laterne mehr
   *[other] { $count } Laternen mehr
}
above_and_below-book-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
above_and_below-book-no-roll = ohne Wurf
above_and_below-book-fee = für { $coins }
above_and_below-book-stake-item = Einsatz: eine Ware, ein Apfelwein oder ein Trank
above_and_below-book-stake-villager = Einsatz: einer der Entdecker
above_and_below-book-bonus-hammer = { $lanterns } für jeden Hammer in der Gruppe
above_and_below-book-bonus-quill = { $lanterns } für jede Feder in der Gruppe
above_and_below-book-bonus-rope = { $lanterns } für jedes Seil, das ihr besitzt
above_and_below-book-bonus-has = { $lanterns } mit { $things }
above_and_below-book-bonus-fishfolk = { $lanterns } mit jemandem von den Fischleuten in der Gruppe
above_and_below-book-bonus-paid = { $lanterns } für { $coins }, wenn ihr wollt
above_and_below-book-or = { $some } oder { $last }

# What it brings, told only when asked for or after the result.
above_and_below-book-mushroom = { $count ->
    [one] { $count } Pilz
   *[other] { $count } Pilze
}
above_and_below-book-fish = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}
above_and_below-book-fruit = { $count ->
    [one] { $count } Frucht
   *[other] { $count } Früchte
}
above_and_below-book-rope = { $count ->
    [one] { $count } Seil
   *[other] { $count } Seile
}
above_and_below-book-pot = { $count ->
    [one] { $count } Krug
   *[other] { $count } Krüge
}
above_and_below-book-paper = { $count ->
    [one] { $count } Papier
   *[other] { $count } Papiere
}
above_and_below-book-ore = { $count ->
    [one] { $count } Erz
   *[other] { $count } Erze
}
above_and_below-book-amethyst = { $count ->
    [one] { $count } Amethyst
   *[other] { $count } Amethyste
}
above_and_below-book-cider = { $count ->
    [one] { $count } Apfelwein
   *[other] { $count } Apfelweine
}
above_and_below-book-potion = { $count ->
    [one] { $count } Trank
   *[other] { $count } Tränke
}
above_and_below-book-result = { $when }: { $what }
above_and_below-book-always = immer
above_and_below-book-failure = Misserfolg
above_and_below-book-coins-lost = { $coins } verloren
above_and_below-book-reputation = +{ $count } Ansehen
above_and_below-book-reputation-lost = −{ $count } Ansehen
above_and_below-book-villager = der günstigste anzuwerbende Bewohner kommt zu euch
above_and_below-book-liquid_woman = die Flüssige Frau kommt zu euch
above_and_below-book-glogo = Glogo kommt zu euch
above_and_below-book-cave_cat = eine Höhlenkatze kommt zu euch
above_and_below-book-metal_man = ein Metallmann kommt zu euch
above_and_below-book-caves = { $count ->
    [one] { $count } Höhle mehr
   *[other] { $count } Höhlen mehr
}
above_and_below-book-building = ein Gebäude für höchstens { $coins }, umsonst
above_and_below-book-injured = { $count ->
    [one] { $count } Entdecker wird verletzt
   *[other] { $count } Entdecker werden verletzt
}
above_and_below-book-stake-doubled = der Einsatz zurück und noch einmal das Gleiche
above_and_below-book-stake-lost = der Einsatz ist verloren
above_and_below-book-stake-injured = der eingesetzte Entdecker wird verletzt
above_and_below-book-one-of = eins davon: { $things }
above_and_below-book-link = lest weiter bei { $number }
above_and_below-book-luck = eine Münze für jede neue Seite eines Würfels, höchstens { $most }; eine Seite zum zweiten Mal kostet alle; aufhören dürft ihr jederzeit
above_and_below-book-takes = nehmt bis zu { $coins }, jede für −{ $reputation } Ansehen
