above_and_below-book-paragraph = Paragraph { $number }

# What a choice asks for, and what helps.
above_and_below-book-lantern = { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
}
above_and_below-book-more = { $count ->
    [one] { $count } more lantern
   *[other] { $count } more lanterns
}
above_and_below-book-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
above_and_below-book-no-roll = no roll
above_and_below-book-fee = for { $coins }
above_and_below-book-stake-item = stake: one of your goods, a cider or a potion
above_and_below-book-stake-villager = stake: one of the explorers
above_and_below-book-bonus-hammer = { $lanterns } for each hammer in the party
above_and_below-book-bonus-quill = { $lanterns } for each quill in the party
above_and_below-book-bonus-rope = { $lanterns } for each rope you own
above_and_below-book-bonus-has = { $lanterns } with { $things }
above_and_below-book-bonus-fishfolk = { $lanterns } with one of the fishfolk in the party
above_and_below-book-bonus-paid = { $lanterns } for { $coins }, if you like
above_and_below-book-or = { $some } or { $last }

# What it brings, told only when asked for or after the result.
above_and_below-book-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
above_and_below-book-fish = { $count ->
    [one] { $count } fish
   *[other] { $count } fish
}
above_and_below-book-fruit = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruit
}
above_and_below-book-rope = { $count ->
    [one] { $count } rope
   *[other] { $count } ropes
}
above_and_below-book-pot = { $count ->
    [one] { $count } pot
   *[other] { $count } pots
}
above_and_below-book-paper = { $count ->
    [one] { $count } paper
   *[other] { $count } papers
}
above_and_below-book-ore = { $count ->
    [one] { $count } ore
   *[other] { $count } ore
}
above_and_below-book-amethyst = { $count ->
    [one] { $count } amethyst
   *[other] { $count } amethysts
}
above_and_below-book-cider = { $count ->
    [one] { $count } cider
   *[other] { $count } ciders
}
above_and_below-book-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
above_and_below-book-result = { $when }: { $what }
above_and_below-book-always = always
above_and_below-book-failure = failure
above_and_below-book-coins-lost = { $coins } lost
above_and_below-book-reputation = +{ $count } reputation
above_and_below-book-reputation-lost = −{ $count } reputation
above_and_below-book-villager = the cheapest villager for hire joins you
above_and_below-book-liquid_woman = the Liquid Woman joins you
above_and_below-book-glogo = Glogo joins you
above_and_below-book-cave_cat = a Cave Cat joins you
above_and_below-book-metal_man = a Metal Man joins you
above_and_below-book-caves = { $count ->
    [one] { $count } more cave
   *[other] { $count } more caves
}
above_and_below-book-building = a building of up to { $coins }, free
above_and_below-book-injured = { $count ->
    [one] { $count } explorer is injured
   *[other] { $count } explorers are injured
}
above_and_below-book-stake-doubled = the stake back, and one more of its kind
above_and_below-book-stake-lost = the stake is lost
above_and_below-book-stake-injured = the staked explorer is injured
above_and_below-book-one-of = one of: { $things }
above_and_below-book-link = read on at { $number }
above_and_below-book-luck = a coin for each new face of a die, { $most } at the most; a face seen twice loses them all; stop at will
above_and_below-book-takes = take up to { $coins }, each for −{ $reputation } reputation
