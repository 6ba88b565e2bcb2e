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
