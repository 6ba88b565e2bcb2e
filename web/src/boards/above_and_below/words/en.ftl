above_and_below-page-price = { $count ->
    [one] costs 1 coin
   *[other] costs { $count } coins
 }
above_and_below-page-lying = { $count } × { $item } to harvest
above_and_below-page-bracket = { $lanterns ->
    [one] 1 lantern from { $face }
   *[other] { $lanterns } lanterns from { $face }
 }
above_and_below-page-threw = threw { $face }
above_and_below-page-nothing = nothing
above_and_below-page-track = Advancement track
above_and_below-page-place = { $points } points for each good here; income { $income } while it is the last place filled
above_and_below-page-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
above_and_below-page-beds = { $count ->
    [one] 1 bed
   *[other] { $count } beds
 }
above_and_below-page-income = income of a night: { $count }
above_and_below-page-reputation = reputation { $count }
above_and_below-page-score = points so far: { $count }
above_and_below-page-no-caves = Solid rock. Explore to win caves.
above_and_below-page-round = Round { $round } of 7
above_and_below-page-first = { $seat } goes first
above_and_below-page-cider = for the first to work
above_and_below-page-open-cave = Cave { $cave }: { $paragraphs } ({ $left } left)
above_and_below-page-reputation-track = Reputation
above_and_below-page-space = Reputation { $reputation }: { $points } points at the end
above_and_below-page-hire = Villagers for hire
above_and_below-page-look = Visit the village of { $seat }
above_and_below-page-buy = make an offer
above_and_below-page-book = The book
above_and_below-page-paragraph = Paragraph { $number }, read to { $seat }
above_and_below-page-won = It went well!
above_and_below-page-lost = It went wrong.
above_and_below-page-close-book = close the book
above_and_below-page-level = { $lanterns } lanterns needed, fee: { $fee }
above_and_below-page-stake-item = stake an item
above_and_below-page-stake-villager = stake a villager
above_and_below-page-bonus-hammer = +{ $lanterns } for each hammer in the party
above_and_below-page-bonus-quill = +{ $lanterns } for each quill in the party
above_and_below-page-bonus-rope = +{ $lanterns } for each rope you own
above_and_below-page-bonus-has = +{ $lanterns } if you own: { $items }
above_and_below-page-bonus-fishfolk = +{ $lanterns } with one of the fishfolk in the party
above_and_below-page-bonus-paid = +{ $lanterns } if you pay { $price }

above_and_below-page-guide-goal = Welcome to your village. In seven rounds you build above and below the grass. Buildings, goods on the track and a good name make points.
above_and_below-page-guide-villagers = These are your villagers. Whoever acts becomes tired; beds bring them back in the night. Hammers build, quills train, and the little dice say how much light each one carries below.
above_and_below-page-guide-market = Here lie people to hire and buildings to buy, each with its price. Outposts need an empty cave, and caves are won by exploring.
above_and_below-page-guide-act = Choose one of the actions. Exploring needs two villagers or more and opens the book: good for a first turn.
above_and_below-page-guide-goods = Goods you harvest or find go into your reserve. On the track they raise your income and make points: the more kinds, the more each good of the later kinds is worth.
above_and_below-page-guide-help = A click that is not allowed is explained with its rule, and what you have not sent can be taken back. Mind the first step down!

# What every thing on the board is, in a line or two.
above_and_below-page-about-explore = Send two or more into the caves. Their lanterns decide how the story ends; success also wins the cave.
above_and_below-page-about-harvest = Each villager takes one good that lies on your cards.
above_and_below-page-about-build = A villager with a hammer builds one open card for its price.
above_and_below-page-about-train = A villager with a quill brings in somebody for hire, for the price of the place.
above_and_below-page-about-work = Each villager earns a coin; the first to work in a round also get the cider.
above_and_below-page-about-pass = You are out until the night. Whoever is still ready stays ready for the next round.
above_and_below-page-about-coins = Coins pay for buildings, villagers and fees. At the end they only break ties.
above_and_below-page-about-beds = Each night a bed brings one villager from injured to rest, or from rest to ready.
above_and_below-page-about-income = Coins every night: the number over the last filled place of your track, and what your cards add.
above_and_below-page-about-reputation = At the end the best reputation scores, and every space scores or costs its points.
above_and_below-page-about-score = Track, buildings, reputation and printed points, if the game ended now.
above_and_below-page-about-ready = Can act. Whoever acts goes to rest.
above_and_below-page-about-rest = Tired: cannot act until a bed or a cider brings them back.
above_and_below-page-about-injured = A bed or a potion brings them to rest first, not yet to ready.
above_and_below-page-about-exploring = On the cave card, until the encounter is over.
above_and_below-page-about-hammer = Can build.
above_and_below-page-about-hammer_plus = Builds for one coin less.
above_and_below-page-about-quill = Can train.
above_and_below-page-about-quill_plus = Trains for one coin less.
above_and_below-page-about-cat = Refuses on a 1 or 2: then he rests, and the action is not spent.
above_and_below-page-about-metal = Recovers by himself every night, without bed or drink.
above_and_below-page-about-fishfolk = Some choices below give lanterns for one of the fishfolk.
above_and_below-page-about-bad_reputation = When she joins, your reputation falls by one.
above_and_below-page-about-lanterns = The little dice: from that face on, this villager shows so many lanterns below.
above_and_below-page-about-die = The face that this villager has thrown.
above_and_below-page-about-house = A house: every building scores a point. The row is refilled at once.
above_and_below-page-about-key = A key house: four lie open, and none comes after.
above_and_below-page-about-star = A star house: all six lie open from the start.
above_and_below-page-about-outpost = An outpost: needs an empty cave of yours, and covers it.
above_and_below-page-about-start = Your starting house. It scores a point like any building.
above_and_below-page-about-cave = Room for an outpost.
above_and_below-page-about-rock = Every encounter that you win brings its cave.
above_and_below-page-about-good = On the track it raises your income and scores; the more kinds, the more.
above_and_below-page-about-cider = At night it brings one villager from rest to ready.
above_and_below-page-about-potion = At night it brings one villager from injured to rest.
above_and_below-page-about-reserve = Goods and drinks at hand. Goods score by their place only once they lie on the track.
above_and_below-page-about-sale = One item that others may offer for, in their turn, 3 coins or more.
above_and_below-page-about-track = A new kind takes the next free place; more of a kind lie on the same. What lies there stays.
above_and_below-page-about-rounds = Seven rounds, and a night after each but the last.
above_and_below-page-about-first = Goes first this round; the next round it is the left neighbour.
above_and_below-page-about-first-cider = Goes to the first who work this round.
above_and_below-page-about-open-cave = Whoever explores takes this card: a die picks one of its six paragraphs.
above_and_below-page-about-space = What the cube scores or costs on this space at the end.
above_and_below-page-about-hire = The price is that of the place. Those left move to cheaper places at night.
above_and_below-page-about-vacant = Free until the night.
above_and_below-page-about-renew = For one coin the four go under the pile and four new ones come; once a turn.
above_and_below-page-about-passed = Out until the night.
above_and_below-page-about-threshold = So many lanterns are needed. The highest threshold reached counts.
above_and_below-page-about-level-fee = Paid only if this threshold is taken.
above_and_below-page-about-fee = Paid with the choice.
above_and_below-page-about-stake-item = Doubled or lost, as it goes.
above_and_below-page-about-stake-villager = Injured if it goes wrong.
above_and_below-page-about-bonus = Lanterns before any die is thrown.
above_and_below-page-about-bonus-paid = You are asked before the dice; the coin does not come back.
above_and_below-page-about-shown = Lanterns that your explorers show, and those that the choice asks for.
above_and_below-page-about-rerolls = Name any of the dice: they are thrown again together, and the new faces stand.
above_and_below-page-about-choice = Your word is final. What it brings is read after the dice.

# What a choice would bring, drawn beside it.
above_and_below-page-reach = What this group can reach
above_and_below-page-reach-whom = Point at a villager, or send somebody.
above_and_below-page-as-thrown = as thrown
above_and_below-page-all-exerted = all exerted
above_and_below-page-chance-of = { $lanterns } lanterns: { $chance }; with all exerted { $all }
above_and_below-page-out-of-reach = out of reach
above_and_below-page-unpayable = cannot be paid
above_and_below-page-still-ready = { $count ->
    [one] 1 still ready
   *[other] { $count } still ready
 }
above_and_below-page-all-to-bed = all to bed
