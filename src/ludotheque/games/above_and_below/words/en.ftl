above_and_below-title = Above and Below
above_and_below-about = A village on the grass and another in the caves below: explore, build, train, and tell what happened.
above_and_below-option-first = the seat that begins (0 is the first)

# Items
above_and_below-mushroom = mushroom
above_and_below-fish = fish
above_and_below-fruit = fruit
above_and_below-rope = rope
above_and_below-pot = pot
above_and_below-paper = paper
above_and_below-ore = ore
above_and_below-amethyst = amethyst
above_and_below-cider = cider
above_and_below-potion = potion
above_and_below-coin = coin
above_and_below-houses = houses
above_and_below-outposts = outposts

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
above_and_below-LW = the Liquid Woman
above_and_below-GL = Glogo
above_and_below-CC1 = Cave Cat 1
above_and_below-CC2 = Cave Cat 2
above_and_below-MM1 = Metal Man 1
above_and_below-MM2 = Metal Man 2

# Buildings
above_and_below-H01 = herbalist’s hut (H01)
above_and_below-H02 = thatched cottage (H02)
above_and_below-H03 = toll house (H03)
above_and_below-H04 = guest lodge (H04)
above_and_below-H05 = long house (H05)
above_and_below-H06 = twin house (H06)
above_and_below-H07 = orchard house (H07)
above_and_below-H08 = dormitory (H08)
above_and_below-H09 = fungus cellar (H09)
above_and_below-H10 = stilt house (H10)
above_and_below-H11 = garden house (H11)
above_and_below-H12 = ropemaker’s house (H12)
above_and_below-H13 = fruit stall (H13)
above_and_below-H14 = mushroom patch (H14)
above_and_below-H15 = smokehouse (H15)
above_and_below-H16 = cordage shed (H16)
above_and_below-H17 = potter’s shed (H17)
above_and_below-H18 = scribes’ hall (H18)
above_and_below-H19 = mushroom farm (H19)
above_and_below-H20 = fish pond (H20)
above_and_below-H21 = orchard (H21)
above_and_below-H22 = rope walk (H22)
above_and_below-H23 = pottery (H23)
above_and_below-H24 = market house (H24)
above_and_below-H25 = manor (H25)
above_and_below-K1 = academy (K1)
above_and_below-K2 = carpenters’ guild (K2)
above_and_below-K3 = lucky tower (K3)
above_and_below-K4 = explorers’ club (K4)
above_and_below-K5 = tavern (K5)
above_and_below-K6 = apothecary (K6)
above_and_below-K7 = jeweller (K7)
above_and_below-K8 = town hall (K8)
above_and_below-K9 = cartographer (K9)
above_and_below-S1 = great village hall (S1)
above_and_below-S2 = alchemist’s store (S2)
above_and_below-S3 = assembly house (S3)
above_and_below-S4 = deep hall (S4)
above_and_below-S5 = granary (S5)
above_and_below-S6 = treasury (S6)
above_and_below-O01 = mushroom burrow (O01)
above_and_below-O02 = cave toll (O02)
above_and_below-O03 = fungus grotto (O03)
above_and_below-O04 = blind-fish pool (O04)
above_and_below-O05 = cliff rooms (O05)
above_and_below-O06 = hollow inn (O06)
above_and_below-O07 = embassy (O07)
above_and_below-O08 = barracks (O08)
above_and_below-O09 = spore farm (O09)
above_and_below-O10 = glowcap cellar (O10)
above_and_below-O11 = waterfall dock (O11)
above_and_below-O12 = sunlit shaft orchard (O12)
above_and_below-O13 = web spinnery (O13)
above_and_below-O14 = eel weir (O14)
above_and_below-O15 = clay pit (O15)
above_and_below-O16 = paper mill (O16)
above_and_below-O17 = ore vein (O17)
above_and_below-O18 = foundry (O18)
above_and_below-O19 = crystal house (O19)
above_and_below-O20 = mine (O20)
above_and_below-O21 = amethyst grotto (O21)
above_and_below-O22 = lamp market (O22)
above_and_below-O23 = watch post (O23)
above_and_below-O24 = archive (O24)
above_and_below-SH1 = starting house
above_and_below-SH2 = starting house
above_and_below-SH3 = starting house
above_and_below-SH4 = starting house

# Questions
above_and_below-ask-FirstSeat = The lot decides who begins.
above_and_below-ask-OpenKeys = Key houses are laid open.
above_and_below-ask-FillHire = Somebody comes to be hired.
above_and_below-ask-FillRow = A card is laid open.
above_and_below-ask-ShowCave = The next cave comes to light.
above_and_below-ask-Turn = Your turn: free actions first if you like, then one action, or pass.
above_and_below-ask-MakeOffer = How many coins do you offer for this: { $item }?
above_and_below-ask-AnswerOffer = Do you sell your { $item } for { $coins } coins?
above_and_below-ask-PayRenewal = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-Gather = { $action ->
    [explore] Who explores? Two at least.
    [harvest] Who harvests?
   *[work] Who works?
}
above_and_below-ask-CatJoins = The cat considers it.
above_and_below-ask-ChooseBuilder = Who builds?
above_and_below-ask-CatBuilds = The cat considers it.
above_and_below-ask-ChooseBuilding = What is to be built?
above_and_below-ask-PayBuilding = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-ChooseTrainer = Who trains?
above_and_below-ask-CatTrains = The cat considers it.
above_and_below-ask-ChooseRecruit = Whom do you hire?
above_and_below-ask-PayTraining = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-PickGood = Which card is harvested?
above_and_below-ask-StowGood = Where does it go: { $item }?
above_and_below-ask-ParagraphDie = A die names the paragraph.
above_and_below-ask-ChooseCourse = What do your explorers do? Your word is final.
above_and_below-ask-PayCourse = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-StakeItem = What do you stake?
above_and_below-ask-StakeVillager = Whom do you stake?
above_and_below-ask-BuyLanterns = Do you pay for more lanterns?
above_and_below-ask-PayLanterns = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-LanternDie = A die for every explorer.
above_and_below-ask-ChooseRerolls = Which dice do you throw again?
above_and_below-ask-Exert = Does anybody give their all? One more lantern, and a bed to be missed.
above_and_below-ask-PayLevel = { $price ->
    [one] How do you pay the coin?
   *[other] How do you pay the { $price } coins?
}
above_and_below-ask-ChooseReward = Which reward do you take?
above_and_below-ask-ChooseFree = Which building do you take for nothing?
above_and_below-ask-ChooseInjured = Who is injured?
above_and_below-ask-LuckDie = The die rolls for luck.
above_and_below-ask-PressLuck = { $banked ->
    [one] One coin is banked: throw again, or leave with it?
   *[other] { $banked } coins are banked: throw again, or leave with them?
}
above_and_below-ask-TakeCoins = How many coins do you take? Each costs you reputation.
above_and_below-ask-Resting = Everybody goes to rest.
above_and_below-ask-Drink = Night: who is given a potion or a cider?
above_and_below-ask-Sleep = Night: who gets a bed?
above_and_below-ask-PlaceGoods = Which goods go onto the track?
above_and_below-ask-LastGoods = The last goods are placed.

# Actions
above_and_below-action-pass = pass
above_and_below-action-explore = explore
above_and_below-action-harvest = harvest
above_and_below-action-build = build
above_and_below-action-train = train
above_and_below-action-work = work
above_and_below-action-renew = renew the row of { $a } for a coin
above_and_below-action-withdraw = take back what is for sale
above_and_below-action-sell = put up for sale: { $a }
above_and_below-action-buy = make { $a } an offer
above_and_below-action-place = place on the track: { $a }
above_and_below-action-end-placing = place nothing more
above_and_below-action-offer = offer { $a } coins
above_and_below-action-accept = accept
above_and_below-action-refuse = refuse
above_and_below-action-send = send { $a }
above_and_below-action-go = set out
above_and_below-action-drop = think better of it
above_and_below-action-builder = let { $a } build
above_and_below-action-erect = build: { $a }
above_and_below-action-trainer = let { $a } train
above_and_below-action-hire = hire from place { $a }
above_and_below-action-pay = { $a ->
    [cider] spend a cider
    [potion] spend a potion
   *[coins] pay the rest in coins
}
above_and_below-action-pick = harvest: { $a }
above_and_below-action-keep = keep it in the reserve
above_and_below-action-track = put it onto the track
above_and_below-action-shelve = put it up for sale
above_and_below-action-choose = choice { $a }
above_and_below-action-buy-lanterns = pay for more lanterns
above_and_below-action-no-lanterns = go without
above_and_below-action-stake = stake { $a }
above_and_below-action-reroll = throw the die of { $a } again
above_and_below-action-throw = throw them
above_and_below-action-stand = leave the dice
above_and_below-action-exert = let { $a } give their all
above_and_below-action-stop = leave it at that
above_and_below-action-injure = { $a } is injured
above_and_below-action-reward = reward { $a }
above_and_below-action-free = take for nothing: { $a }
above_and_below-action-press-on = throw again
above_and_below-action-leave = leave with the coins
above_and_below-action-coins = take { $a } coins
above_and_below-action-potion = a potion for { $a }
above_and_below-action-cider = a cider for { $a }
above_and_below-action-end-drinks = drink nothing more
above_and_below-action-bed = a bed for { $a }
above_and_below-action-end-beds = leave the other beds empty
above_and_below-action-die = the die shows { $a }
above_and_below-action-draw = drawn: { $a }
above_and_below-action-cave = cave { $a } comes to light
above_and_below-action-arrive = { $a } arrives
above_and_below-action-first = { $a } begins

# Events
above_and_below-event-begins = { $seat } begins.
above_and_below-event-round = Round { $round } begins with { $seat }.
above_and_below-event-night = Night falls; the marker moves to round { $round }.
above_and_below-event-passed = { $seat } passes.
above_and_below-event-gained = { $seat } receives { $count } × { $item }.
above_and_below-event-spent = { $seat } gives up 1 × { $item }.
above_and_below-event-placed = { $seat } places { $item } on place { $place } of the track.
above_and_below-event-joined = { $villager } joins { $seat }.
above_and_below-event-injured = { $villager } ({ $seat }) is injured.
above_and_below-event-reputation-up = { $seat }: +{ $change } reputation.
above_and_below-event-reputation-down = { $seat }: −{ $change } reputation.
above_and_below-event-card-open = Now open: { $card }.
above_and_below-event-for-hire = { $villager } may be hired at place { $place }.
above_and_below-event-cave-open = Cave { $cave } lies open.
above_and_below-event-cat-obeys = The die shows { $face }: { $villager } ({ $seat }) does as asked.
above_and_below-event-cat-refuses = The die shows { $face }: { $villager } ({ $seat }) would rather sleep.
above_and_below-event-dropped = { $seat } thinks better of it.
above_and_below-event-worked = { $seat } works with { $villagers }.
above_and_below-event-harvests = { $seat } harvests with { $villagers }.
above_and_below-event-harvested = { $seat } takes { $item } from the { $card }.
above_and_below-event-built = { $seat } builds the { $card }.
above_and_below-event-for-sale = { $seat } puts { $item } up for sale.
above_and_below-event-withdrew = { $seat } takes { $item } back.
above_and_below-event-offered = { $seat } offers { $other } { $coins } coins for { $item }.
above_and_below-event-sold = { $seat } sells { $item } to { $other } for { $coins } coins.
above_and_below-event-refused = { $seat } refuses { $coins } coins of { $other } for { $item }.
above_and_below-event-renewed = { $seat } renews the row of { $row }.
above_and_below-event-explores = { $seat } explores cave { $cave } with { $villagers }.
above_and_below-event-paragraph = { $seat } comes to paragraph { $number }.
above_and_below-event-chose = { $seat } announces choice { $choice } of paragraph { $number }.
above_and_below-event-staked = { $seat } stakes { $what }.
above_and_below-event-rerolls = { $seat } throws again for { $villagers }.
above_and_below-event-success = { $seat } succeeds at paragraph { $number }.
above_and_below-event-failure = { $seat } fails at paragraph { $number }, choice { $choice }.
above_and_below-event-won-cave = { $seat } wins cave { $cave }.
above_and_below-event-lost-cave = Cave { $cave } goes under the pile; { $seat } goes home.
above_and_below-event-luck-die = { $seat } throws a new face: { $face }.
above_and_below-event-luck-lost = { $seat } throws { $face } again and loses the coins.
above_and_below-event-earned = { $coins ->
    [one] { $seat }: +{ $coins } coin.
   *[other] { $seat }: +{ $coins } coins.
}
above_and_below-event-paid = { $coins ->
    [one] { $seat }: −{ $coins } coin.
   *[other] { $seat }: −{ $coins } coins.
}
above_and_below-event-lantern-die = { $lanterns ->
    [one] { $villager } ({ $seat }) throws { $face }: { $lanterns } lantern.
   *[other] { $villager } ({ $seat }) throws { $face }: { $lanterns } lanterns.
}
above_and_below-event-lanterns = { $lanterns ->
    [one] { $seat } shows { $lanterns } lantern.
   *[other] { $seat } shows { $lanterns } lanterns.
}

# Refusals
above_and_below-refusal-too-dear = You cannot pay { $price } coins.
above_and_below-refusal-no-such-drink = You have none of that to spend.
above_and_below-refusal-not-ready = { $villager } is not ready.
above_and_below-refusal-no-hammer = { $villager } has no hammer.
above_and_below-refusal-no-quill = { $villager } has no quill.
above_and_below-refusal-nothing-affordable = There is nothing that you could pay for with { $villager }.
above_and_below-refusal-nobody-affordable = There is nobody that you could pay for with { $villager }.
above_and_below-refusal-not-open = That card does not lie open: { $card }.
above_and_below-refusal-no-empty-cave = An outpost needs an empty cave: { $card }.
above_and_below-refusal-nobody-there = Nobody can be hired at place { $place }.
above_and_below-refusal-not-your-building = You do not own: { $card }.
above_and_below-refusal-no-good-there = No good lies there: { $card }.
above_and_below-refusal-sale-space-taken = Your sale space is taken: { $item }.
above_and_below-refusal-too-few = There are not enough villagers for that.
above_and_below-refusal-no-dropping = You cannot think better of it now.
above_and_below-refusal-sent-already = { $villager } is in the group already.
above_and_below-refusal-no-more-goods = There is no good left for { $villager } to harvest.
above_and_below-refusal-no-such-choice = Paragraph { $number } has no such choice.
above_and_below-refusal-nothing-to-stake = You have nothing to stake.
above_and_below-refusal-fee-too-high = You cannot pay the fee.
above_and_below-refusal-no-die-named = Name at least one die first.
above_and_below-refusal-dice-named = You have named dice: throw them.
above_and_below-refusal-no-die-there = There is no die of { $villager } left to name.
above_and_below-refusal-not-on-the-card = { $villager } is not on the cave card.
above_and_below-refusal-supply-is-empty = The supply has none of that left.
above_and_below-refusal-not-free = That cannot be taken for nothing: { $card }.
above_and_below-refusal-too-many-coins = You cannot take so many coins.
above_and_below-refusal-not-enough-coins = You hold only { $coins } coins.
above_and_below-refusal-must-raise = { $coins } coins were refused this turn: offer more.
above_and_below-refusal-nobody-ready = None of your villagers is ready.
above_and_below-refusal-no-cave = There is no cave left to explore.
above_and_below-refusal-no-goods-lying = No goods lie on your cards.
above_and_below-refusal-cannot-build = You need a ready hammer and a card that you can pay for.
above_and_below-refusal-cannot-train = You need a ready quill and somebody that you can pay for.
above_and_below-refusal-renewed-already = You have renewed a row this turn.
above_and_below-refusal-pile-empty = The pile of that row is empty.
above_and_below-refusal-sale-changed-already = You have changed your sale space this turn.
above_and_below-refusal-nothing-for-sale = Nothing is for sale there.
above_and_below-refusal-for-sale-already = That is for sale already: { $item }.
above_and_below-refusal-not-in-reserve = Your reserve holds none of that: { $item }.
above_and_below-refusal-not-possessed = You have none of that to place: { $item }.
above_and_below-refusal-metal-drinks-nothing = { $villager } drinks nothing.
above_and_below-refusal-drink-no-help = That drink is of no help to { $villager }.
above_and_below-refusal-metal-own-bed = { $villager } has a bed of his own.
above_and_below-refusal-slept-already = { $villager } has slept tonight.
above_and_below-refusal-bed-no-help = A bed is of no help to { $villager } now.

# Scores
above_and_below-score-track = goods on the track
above_and_below-score-buildings = buildings
above_and_below-score-reputation-rank = rank of reputation
above_and_below-score-reputation-space = space of reputation
above_and_below-score-bonus = printed bonuses
above_and_below-score-objects = bonuses for objects
above_and_below-ending-rounds = Seven rounds are over.

# The drawing
above_and_below-draw-sky = Round { $round } of { $rounds }; { $seat } went first. Bank: { $bank } coins.
above_and_below-draw-cider-waits = A cider waits for the first who works.
above_and_below-draw-hire = For hire ({ $left } more to come)
above_and_below-draw-lanterns-of = The digits after a villager: the lanterns for the faces 1 to 6
above_and_below-draw-row-houses = Houses ({ $left } in the pile)
above_and_below-draw-row-outposts = Outposts ({ $left } in the pile)
above_and_below-draw-row-keys = Key houses
above_and_below-draw-row-stars = Star houses
above_and_below-draw-open-cave = Open cave { $cave }, faces 1 to 6: { $paragraphs } ({ $left } in the pile)
above_and_below-draw-no-open-cave = No cave is left.
above_and_below-draw-village = { $seat }: { $points } points, { $coins } coins, reputation { $reputation }, income { $income }, beds { $beds }
above_and_below-draw-has-passed = passed
above_and_below-draw-ready = ready
above_and_below-draw-rest = at rest
above_and_below-draw-injured = injured
above_and_below-draw-exploring = exploring
above_and_below-draw-track = track
above_and_below-draw-reserve = reserve
above_and_below-draw-sale = for sale
above_and_below-draw-empty-cave = empty cave
above_and_below-draw-dice = dice
above_and_below-draw-lanterns-shown = { $count } lanterns shown
above_and_below-draw-rerolls-left = { $count } rerolls left
above_and_below-draw-known-in-pile = known in the pile, from the top: { $cards }

# What is printed on cards and villagers
above_and_below-printed-beds = { $count ->
    [one] 1 bed
   *[other] { $count } beds
}
above_and_below-printed-goods-once = { $count } × { $item }
above_and_below-printed-goods-refill = { $item }, refilling
above_and_below-printed-reputation = +{ $count } reputation at once
above_and_below-printed-train_to_ready = trained villagers are ready
above_and_below-printed-tokens_as_coins = cider and potions are coins
above_and_below-printed-income_per = +{ $count } a night for each { $item } on the track
above_and_below-printed-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
above_and_below-printed-income = { $count ->
    [one] +{ $count } coin a night
   *[other] +{ $count } coins a night
}
above_and_below-printed-potion_income = { $count ->
    [one] +{ $count } potion a night
   *[other] +{ $count } potions a night
}
above_and_below-printed-potions = { $count ->
    [one] +{ $count } potion at once
   *[other] +{ $count } potions at once
}
above_and_below-printed-coin_after_building = { $count ->
    [one] +{ $count } coin after building
   *[other] +{ $count } coins after building
}
above_and_below-printed-coin_after_exploring = { $count ->
    [one] +{ $count } coin after an encounter won
   *[other] +{ $count } coins after an encounter won
}
above_and_below-printed-rerolls = { $count ->
    [one] { $count } reroll an encounter
   *[other] { $count } rerolls an encounter
}
above_and_below-printed-points_per = { $count ->
    [one] +{ $count } point for each { $item }
   *[other] +{ $count } points for each { $item }
}
above_and_below-house = house
above_and_below-outpost = outpost
above_and_below-villager = villager
above_and_below-empty_cave = empty cave
above_and_below-hammer = hammer
above_and_below-hammer_plus = hammer+
above_and_below-quill = quill
above_and_below-quill_plus = quill+
above_and_below-cat = cat
above_and_below-bad_reputation = ill repute
above_and_below-metal = metal
above_and_below-fishfolk = fishfolk

# The book, read aloud
above_and_below-book-help = Read a paragraph of the book of Above and Below, as it is read aloud at the table.
above_and_below-book-help-paragraph = Its number, 1 to 215.
above_and_below-book-help-rewards = Tell what each choice brings, and how it fails.
above_and_below-error-paragraph = the book has paragraphs 1 to { $most }, not { $number }
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

above_and_below-error-pack-table = must be a table of fields, not { $value }
above_and_below-error-pack-field = no such field; { $nearest }
above_and_below-error-pack-missing = is missing
above_and_below-error-pack-number = must be a whole number from { $low } to { $high }, not { $value }
above_and_below-error-pack-flag = must be true or false, not { $value }
above_and_below-error-pack-word = must be one of { $words }, not { $value }
above_and_below-error-pack-words = must be a list of { $words }, not { $value }
above_and_below-error-pack-twice = names something twice: { $value }
above_and_below-error-pack-list = must be a list, not { $value }
above_and_below-error-pack-status = of { $name } must be { $words }, not { $value }
above_and_below-error-pack-not-given = names '{ $name }', which the entry does not give
above_and_below-error-pack-unnamed = is missing: call the pack something
above_and_below-error-pack-entries = must be a list of entries, not { $value }
above_and_below-error-pack-unknown = the box has no '{ $name }'; { $nearest }
above_and_below-error-pack-given-twice = { $name } is given twice
above_and_below-error-pack-count = the box has { $count } entries, not { $given }
above_and_below-error-pack-faces = must be a list of six numbers, one a face
above_and_below-error-pack-torch = the track must hold the torch, reputation 0
above_and_below-error-pack-loop = the links lead back to the same paragraph
above_and_below-error-pack-choices = must be a list of 1 to { $most }
above_and_below-error-pack-free = one of them must ask for no fee and no stake
above_and_below-error-pack-one-of = there must be exactly one of { $words }
above_and_below-error-pack-no-throw = without levels nobody throws for lanterns
above_and_below-error-pack-bonus-for = the bonus is given for { $name } already
above_and_below-error-pack-no-item = must name at least one item
above_and_below-error-pack-bonus-for-nothing = the bonus names nothing that it is given for
above_and_below-error-pack-no-level = must be a list of at least one
above_and_below-error-pack-reward-or-goto = a level has either a reward or a goto
above_and_below-error-pack-most-things = can offer { $most } things at the most
# What an action would bring
above_and_below-ready = ready
above_and_below-rest = at rest
above_and_below-injured = injured
above_and_below-foresee-price = { $left ->
    [one] Costs { $price }: 1 coin left.
   *[other] Costs { $price }: { $left } coins left.
}
above_and_below-foresee-price-with-drinks = { $drinks ->
    [one] Costs { $price }; you have { $coins }: at least 1 drink.
   *[other] Costs { $price }; you have { $coins }: at least { $drinks } drinks.
}
above_and_below-foresee-drink-paid = { $price ->
    [one] Leaves { $count } × { $item } and 1 coin to pay.
   *[other] Leaves { $count } × { $item } and { $price } coins to pay.
}
above_and_below-foresee-coins = Coins: { $before } → { $after }.
above_and_below-foresee-coin-back = { $coins ->
    [one] 1 coin back for building.
   *[other] { $coins } coins back for building.
}
above_and_below-foresee-gain = You receive { $count } × { $item }.
above_and_below-foresee-no-gain = Brings nothing: none is left.
above_and_below-foresee-reputation = Reputation: { $before } → { $after }.
above_and_below-foresee-points = Points now: { $before } → { $after }.
above_and_below-foresee-income = { $nights ->
    [one] Income { $before } → { $after }: { $more } in the last night.
   *[other] Income { $before } → { $after }: { $more } more in { $nights } nights.
}
above_and_below-foresee-beds = { $beds ->
    [one] Tonight: 1 bed for { $tired } who are not ready.
   *[other] Tonight: { $beds } beds for { $tired } who are not ready.
}
above_and_below-foresee-cat-die = { $villager } obeys: { $chance }. If not, he rests, nothing is spent.
above_and_below-foresee-still-ready = { $count ->
    [0] Nobody is left ready.
    [one] 1 villager is still ready and stays unused.
   *[other] { $count } villagers are still ready and stay unused.
}
above_and_below-foresee-ready = { $count ->
    [one] 1 villager is ready.
   *[other] { $count } villagers are ready.
}
above_and_below-foresee-ripe = { $count ->
    [one] 1 good lies on your cards.
   *[other] { $count } goods lie on your cards.
}
above_and_below-foresee-can-build = { $count ->
    [one] 1 card within your { $coins } coins.
   *[other] { $count } cards within your { $coins } coins.
}
above_and_below-foresee-can-train = { $count ->
    [one] 1 villager within your { $coins } coins.
   *[other] { $count } villagers within your { $coins } coins.
}
above_and_below-foresee-wages = { $coins ->
    [one] A coin each: 1 at most.
   *[other] A coin each: { $coins } at most.
}
above_and_below-foresee-cider-waits = And the cider of this round.
above_and_below-foresee-renewed-row = { $count ->
    [one] New { $row } from a pile of 1 card.
   *[other] New { $row } from a pile of { $count } cards.
}
above_and_below-foresee-taken-back = Back to your reserve: { $item }; no other change this turn.
above_and_below-foresee-for-sale = Others may offer { $least } or more; no other change this turn.
above_and_below-foresee-shelved = Others may offer { $least } coins or more for it.
above_and_below-foresee-on-sale = { $other } sells { $item }: offer { $least } or more.
above_and_below-foresee-item-scores = { $points ->
    [one] One more { $item }: 1 point by your cards.
   *[other] One more { $item }: { $points } points by your cards.
}
above_and_below-foresee-must-raise = { $other } may come back with { $least } or more this turn.
above_and_below-foresee-track = On the track: place { $place }, income { $income_before } → { $income_after }, points { $points_before } → { $points_after } ({ $item }).
above_and_below-foresee-reach = Threshold { $lanterns }: { $chance }; all exerted { $all_chance }.
above_and_below-foresee-rerolls-wait = { $count ->
    [one] 1 reroll waits.
   *[other] { $count } rerolls wait.
}
above_and_below-foresee-harvests = { $count ->
    [one] 1 good is taken.
   *[other] { $count } goods are taken.
}
above_and_below-foresee-dropped = Nothing is spent; the turn goes on.
above_and_below-foresee-threshold = Threshold { $lanterns }{ $fee ->
    [0] {""}
   *[other] {" "}(fee { $fee })
}: { $chance }; one exerted { $one_chance }; all { $all_chance }.
above_and_below-foresee-out-of-reach = Threshold { $lanterns } is out of reach: { $most } at most.
above_and_below-foresee-cannot-be-paid = Threshold { $lanterns }: its fee of { $fee } cannot be paid.
above_and_below-foresee-with-rerolls = { $count ->
    [one] Threshold { $lanterns } with 1 reroll: { $chance }.
   *[other] Threshold { $lanterns } with { $count } rerolls: { $chance }.
}
above_and_below-foresee-no-roll = No lanterns needed here.
above_and_below-foresee-extra = { $lanterns ->
    [one] 1 lantern before any die.
   *[other] { $lanterns } lanterns before any die.
}
above_and_below-foresee-lanterns-for-sale = { $lanterns ->
    [one] 1 more lantern is for sale for { $price }.
   *[other] { $lanterns } more lanterns are for sale for { $price }.
}
above_and_below-foresee-stake-item = You stake an item.
above_and_below-foresee-stake-villager = You stake an explorer.
above_and_below-foresee-at-stake = At stake: { $what }.
above_and_below-foresee-thrown-again = Threshold { $lanterns }: { $chance }; all exerted { $all_chance }.
above_and_below-foresee-reached = { $shown } shown: { $lanterns } reached.
above_and_below-foresee-fails = { $shown } shown: no threshold is reached.
above_and_below-foresee-short-of = { $short } short of { $lanterns }; { $hands } left to exert.
above_and_below-foresee-injured = { $villager } is injured.
above_and_below-foresee-press-on = { $banked ->
    [one] A new face: { $chance }. If not, 1 coin is lost.
   *[other] A new face: { $chance }. If not, { $banked } coins are lost.
}
above_and_below-foresee-discount = { $coins ->
    [one] { $villager } saves 1 coin.
   *[other] { $villager } saves { $coins } coins.
}
above_and_below-foresee-goods-once = { $count } × { $item } lie on it, once.
above_and_below-foresee-refilling = { $count } × { $item } lies on it and comes again at night.
above_and_below-foresee-potions = { $nights ->
    [one] { $count } × potion, for one more night.
   *[other] { $count } × potion a night, for { $nights } nights.
}
above_and_below-foresee-scores = { $each } for each { $thing }: { $count } now, { $points } in all.
above_and_below-foresee-cave-covered = { $left ->
    [one] Covers a cave; 1 empty one left.
   *[other] Covers a cave; { $left } empty ones left.
}
above_and_below-foresee-joins = { $villager } joins: { $area }.
above_and_below-foresee-harvested = { $count ->
    [one] { $item }; 1 more stays there.
   *[other] { $item }; { $count } more stay there.
}
above_and_below-foresee-kept = { $item } stays at hand, for the track later.
above_and_below-foresee-stands = { $villager }: { $area }.
above_and_below-foresee-drinks-left = Left: { $count } × { $item }.
above_and_below-foresee-beds-left = { $count ->
    [one] 1 bed left.
   *[other] { $count } beds left.
}
above_and_below-foresee-tomorrow = Tomorrow, { $area }: { $villagers }.
above_and_below-foresee-unplaced = { $count ->
    [0] All goods are on the track.
    [one] 1 good stays off the track and scores no place.
   *[other] { $count } goods stay off the track and score no place.
}
