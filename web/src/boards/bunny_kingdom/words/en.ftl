bunny_kingdom-page-world = The New World
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = rabbit of { $seat }
bunny_kingdom-page-fief = fief with strength { $strength } × wealth { $wealth } = { $carrots }
bunny_kingdom-page-look = Point at a square to read about it.
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
