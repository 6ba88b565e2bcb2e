bunny_kingdom-page-world = The New World
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = rabbit of { $seat }
bunny_kingdom-page-fief = fief with strength { $strength } × wealth { $wealth } = { $carrots }
bunny_kingdom-page-harvests = The harvests, fief by fief
bunny_kingdom-page-your-hand = Your hand
bunny_kingdom-page-your-parchments = Your parchments
bunny_kingdom-page-parchments-of = Parchments of { $seat }
bunny_kingdom-page-to-build = To be built
bunny_kingdom-page-chosen = chosen
bunny_kingdom-page-played = play
bunny_kingdom-page-discarded = discard
bunny_kingdom-page-needs = only on: { $terrain }
bunny_kingdom-page-copied = copies { $card }
bunny_kingdom-page-passes = Then the hand goes to { $seat }.
bunny_kingdom-page-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
 }
bunny_kingdom-page-waiting = The table waits for this player.
bunny_kingdom-page-carrots = { $count ->
    [one] 1 golden carrot
   *[other] { $count } golden carrots
 }
bunny_kingdom-page-growing = { $count ->
    [one] A harvest now would bring 1 carrot.
   *[other] A harvest now would bring { $count } carrots.
 }
bunny_kingdom-page-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
 }
bunny_kingdom-page-fiefs = { $count ->
    [one] 1 fief
   *[other] { $count } fiefs
 }
bunny_kingdom-page-parchments = { $count ->
    [one] 1 parchment
   *[other] { $count } parchments
 }
bunny_kingdom-page-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
bunny_kingdom-page-reserve = { $count ->
    [one] 1 card in the reserve
   *[other] { $count } cards in the reserve
 }
bunny_kingdom-page-discards = { $count ->
    [one] 1 card discarded face down
   *[other] { $count } cards discarded face down
 }
bunny_kingdom-page-memory = What you saw pass by
bunny_kingdom-page-all-cards = All hands and discards
bunny_kingdom-page-holds = Hand of { $seat }
bunny_kingdom-page-kept-by = { $seat } kept
bunny_kingdom-page-discarded-by = { $seat } discarded face down
bunny_kingdom-page-either-by = { $seat } kept or discarded
bunny_kingdom-page-unknown = and { $count } more

bunny_kingdom-page-guide-goal = Welcome to the New World. Four times a harvest is brought in, and each of your fiefs brings the towers of its cities times the different goods it produces. Most golden carrots win.
bunny_kingdom-page-guide-hand = This is your hand. A territory puts your rabbit on its square, a construction is built later, and a parchment is a secret goal for the end of the game.
bunny_kingdom-page-guide-choose = Choose from your hand by a click: squares side by side grow into one fief. Territories can also be chosen on the map, where they are framed.
bunny_kingdom-page-guide-choose-two = Click the card you play, then a second one that you discard face down. Squares side by side grow into one fief, and territories can be chosen on the map too, where they are framed.
bunny_kingdom-page-guide-pass = The rest of the hand goes to your neighbour, and you are handed another. What you saw is written down for you under the board.
bunny_kingdom-page-guide-fief = A line in your colour runs around each fief. Its ribbon says strength × wealth: it takes a city and at least one good to bring anything.
bunny_kingdom-page-guide-build = When the hands are empty you build: click a construction, then a framed square. Nothing has to be built now; what you keep waits for the next round.
bunny_kingdom-page-guide-help = A click that is not allowed is explained with its rule, and what you have not sent can be taken back. Good luck!

# What every thing on the board is, in a line or two.
bunny_kingdom-page-about-yields = Produces { $resource }, also once something is built on it.
bunny_kingdom-page-about-plain = Produces nothing by itself, but joins its neighbours and takes a building.
bunny_kingdom-page-about-mountain = Produces nothing by itself. City 3, gold, diamonds, copper and iron go nowhere else.
bunny_kingdom-page-about-city = A printed city: one tower of strength, no resource, and nothing else can be built here.
bunny_kingdom-page-about-lava = Lava cuts the two mountains on its sides apart; sky towers reach across.
bunny_kingdom-page-about-virgin = Virgin land: it goes to whoever plays its card, or a camp.
bunny_kingdom-page-about-owned = { $seat } holds this square for good.
bunny_kingdom-page-about-camped = { $seat } holds this square by a camp: the card of the square would drive it off.
bunny_kingdom-page-about-towers = { $count ->
    [one] Adds 1 tower to the strength of its fief.
   *[other] Adds { $count } towers to the strength of its fief.
 }
bunny_kingdom-page-about-farm = Adds a resource to the wealth of its fief: { $resource }.
bunny_kingdom-page-about-needs = Goes only on a square of your own of this kind: { $terrain }.
bunny_kingdom-page-about-anywhere = Goes on any free square of your own.
bunny_kingdom-page-about-post = Produces wood, fish or carrots: its owner chooses anew every round, once all is built.
bunny_kingdom-page-about-tower = A pair: on two free squares of two of your fiefs they make these one fief, however far apart.
bunny_kingdom-page-about-camp = Puts your rabbit on any virgin square, but nothing is built there while it stands.
bunny_kingdom-page-about-priority = Camps are announced first: rivals with a smaller number than { $number } may place theirs before.
bunny_kingdom-page-about-provisions = Draws two cards off the deck and plays both at once, whatever they are.
bunny_kingdom-page-about-territory = Puts your rabbit on { $square } and evicts any camp there.
bunny_kingdom-page-about-construction = Waits before you, and is placed in the construction of this round or a later one.
bunny_kingdom-page-about-parchment = Stays face down before you. It counts once, at the end of the game.
bunny_kingdom-page-about-fief = Fief of { $seat }: { $strength } × { $wealth } = { $carrots } a harvest. It produces { $resources }.
bunny_kingdom-page-about-ribbon = The ribbon of a fief: strength (towers of its cities) × wealth (different resources) = carrots a harvest.
bunny_kingdom-page-about-no-ribbon = A fief brings nothing until it has both a city and a resource.
bunny_kingdom-page-about-resource = Counts once for the wealth of a fief, however often it is produced there.
bunny_kingdom-page-about-rounds = Round { $round } of 4. Each ends with a harvest of all fiefs.
bunny_kingdom-page-about-passing = What you do not choose goes to your neighbour: left in rounds 1 and 3, right in 2 and 4.
bunny_kingdom-page-about-deck = Every round is dealt from it, and Provisions draw from it. Nothing comes back.
bunny_kingdom-page-about-carrots = Carrots of the harvests so far. Parchments come on top, at the end.
bunny_kingdom-page-about-growing = What a harvest would bring as the fiefs stand now.
bunny_kingdom-page-about-squares = Squares with a rabbit of this player.
bunny_kingdom-page-about-fiefs = Groups of squares that touch by their sides, or are joined by sky towers.
bunny_kingdom-page-about-parchments = Face down before this player; shown and counted at the end.
bunny_kingdom-page-about-hand = Cards of this draft still in hand.
bunny_kingdom-page-about-reserve = With two players one of these joins the hand before every choice.
bunny_kingdom-page-about-discards = With two players every choice also discards a card, seen by its player alone.
bunny_kingdom-page-about-waits = Waits to be built.
bunny_kingdom-page-about-memory = Noted from the hands that went through yours, and what is missing when one returns.
bunny_kingdom-page-about-harvests = What each fief has brought, called by its first square.
bunny_kingdom-page-about-coordinates = Rows A to J, columns 1 to 10: every square has one card.

# What a choice would make of the board.
bunny_kingdom-page-each-harvest = { $more ->
    [0] ±0 a harvest
   *[other] +{ $more } a harvest
 }
bunny_kingdom-page-worth-now = worth { $carrots } now
bunny_kingdom-page-at-most = up to +{ $more } a harvest
bunny_kingdom-page-over-harvests = +{ $total } over { $harvests }

# The next step of a parchment.
bunny_kingdom-page-step-each = { $what }: { $count }, +{ $each } for each more
bunny_kingdom-page-step-goal = { $what }: { $count } of { $least }, then { $points }
bunny_kingdom-page-step-most = { $what }: { $count }, best rival { $rival }; { $points } for the most
bunny_kingdom-page-step-glove = { $paired } with the other glove
bunny_kingdom-page-step-pair = both gloves are yours
bunny_kingdom-page-step-harvest = all your fiefs but the best, which has { $best }
bunny_kingdom-page-step-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
bunny_kingdom-page-step-end = known at the end only
bunny_kingdom-page-step-fixed = whatever happens
bunny_kingdom-page-all-worth = now worth { $carrots }
