antler_island-page-island = The island
antler_island-page-coast = { $name }, coast, { $colour }
antler_island-page-meadow = { $name }, meadow
antler_island-page-marsh = { $name }, marsh
antler_island-page-centre = C, the centre
antler_island-page-stag = stag of { $seat }
antler_island-page-does = { $count ->
    [one] 1 doe
   *[other] { $count } does
 }
antler_island-page-green-food = { $count ->
    [one] 1 green food token (worth 1 or 2)
   *[other] { $count } green food tokens (worth 1 or 2)
 }
antler_island-page-red-food = { $count ->
    [one] 1 red food token (worth 1 to 3)
   *[other] { $count } red food tokens (worth 1 to 3)
 }
antler_island-page-track = The doe track
antler_island-page-end-at = The round in which a marker reaches { $count } is the last.
antler_island-page-mated = { $seat }: { $count ->
    [one] 1 doe
   *[other] { $count } does
 }
antler_island-page-planned = { $action }: { $count ->
    [0] no tile
    [one] 1 tile
   *[other] { $count } tiles
 } ({ $known })
antler_island-page-tray = Tiles to lay
antler_island-page-lay = Where does { $tile } go?
antler_island-page-plan-in = Your plan is in; the others are still thinking.
antler_island-page-first = first player
antler_island-page-waiting = The table waits for this player.
antler_island-page-won = Winning Stag: has won a fight, so the points count
antler_island-page-not-won = no fight won yet: without one the points do not count
antler_island-page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
antler_island-page-antlers = { $count ->
    [one] 1 antler piece
   *[other] { $count } antler pieces
 }
antler_island-page-broken = { $count ->
    [one] 1 broken piece
   *[other] { $count } broken pieces
 }
antler_island-page-food = { $count ->
    [0] no food
    [one] 1 food token
   *[other] { $count } food tokens
 }
antler_island-page-token = a token of { $value }
antler_island-page-wily-back = a wily tile, face down
antler_island-page-wily-open = { $kind }, open: { $use }
antler_island-page-wily-secret = { $kind }, face down: { $use }
antler_island-page-wily-shown = { $kind }, to be won: { $use }
antler_island-page-wily-pile = { $count ->
    [one] 1 wily tile in the pile
   *[other] { $count } wily tiles in the pile
 }
antler_island-page-use-speed = moves two steps instead of one
antler_island-page-use-greedy = eats one token more
antler_island-page-use-double-rut = mates with a second doe
antler_island-page-use-doping = keeps one token after antlers locked
antler_island-page-use-diamond = no antler breaks after a defeat
antler_island-page-use-roar = calls a doe from every neighbouring space
antler_island-page-speed-first = Speed: choose the first step.
antler_island-page-speed-second = Speed: choose the second step.
antler_island-page-cubes = fighting cubes
antler_island-page-supplies = Beside the island
antler_island-page-reserve = { $count ->
    [one] 1 doe in reserve
   *[other] { $count } does in reserve
 }
antler_island-page-green-pile = { $count ->
    [one] 1 green token to come, worth 1 or 2
   *[other] { $count } green tokens to come, worth 1 or 2
 }
antler_island-page-red-pile = { $count ->
    [one] 1 red token to come, worth 1 to 3
   *[other] { $count } red tokens to come, worth 1 to 3
 }
antler_island-page-supply = { $count ->
    [one] 1 antler piece left
   *[other] { $count } antler pieces left
 }
antler_island-page-spent = food discarded
antler_island-page-fight = The fight
antler_island-page-attacks = attacks
antler_island-page-defends = defends
antler_island-page-laid = { $count ->
    [0] nothing committed
    [one] 1 token committed
   *[other] { $count } tokens committed
 } { $known }
antler_island-page-strength = strength { $strength }
antler_island-page-commit-hint = Your strength: { $antlers } antlers + { $food } food = { $strength }. One to three tokens, face down.
antler_island-page-grow-hint = Food worth { $sum }. Every 2 make one antler piece; a single token always makes one.

antler_island-page-guide-goal = Welcome to Antler Island. Mate with as many does as you can, and win at least one fight: without the Winning Stag your points do not count.
antler_island-page-guide-island = Does come ashore and climb one step each round, over meadows and marshes to the summit. Stags cannot enter a marsh. Standing high at the end is worth points: a meadow 1, the summit 3.
antler_island-page-guide-begin = Your stag comes ashore first: choose one of the framed spaces. The others follow clockwise.
antler_island-page-guide-plan = Plan the round: lay your five tiles beside the four actions, one click each. 1, 2 and 3 come in that order, X whenever you like, and the blank is only a bluff.
antler_island-page-guide-reveal = In your turn, click the tile you reveal: your lowest number or X. Its action is done at once. Where you can go is framed on the island.
antler_island-page-guide-food = Eaten food grows antlers or makes you stronger in a fight. Green apples are worth 1 or 2, red ones up to 3; the others see only how many you hold.
antler_island-page-guide-fight = Moving onto another stag is a fight: both lay food face down, either may give way, and else the antlers lock. Each win brings a wily tile, such as the open one here.
antler_island-page-guide-help = A click that is not allowed is explained with its rule, and what you have not sent can be taken back. Good luck!
