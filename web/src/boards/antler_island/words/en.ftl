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

antler_island-page-round = Round { $number }
antler_island-page-last = last round
antler_island-page-outlook = { $count ->
    [0] Against no food
    [one] Against { $count } token
   *[other] Against { $count } tokens
 } (strength { $least } to { $most }): win { $win }, draw { $draw }, lose { $lose }
antler_island-page-about-coast = Coast: a stag that ends here scores nothing for the place. Food grows and does come ashore by colour.
antler_island-page-about-meadow = Meadow: 1 point for a stag that stands here at the end.
antler_island-page-about-marsh = Marsh: stags are too heavy for it; does pass through.
antler_island-page-about-centre = The centre: 3 points for the stag that stands here at the end. Does that climb up here stay.
antler_island-page-about-stag = Stag of { $seat }: its { $antlers } antlers are its strength, food is added in a fight.
antler_island-page-about-doe = Does: Rut wins one of them. Each is a point. Every new round they climb one space.
antler_island-page-about-green-food = Green food, worth 1 or 2. Eat takes all that lies here, as far as it fits.
antler_island-page-about-red-food = Red food, worth 1 to 3. Eat takes all that lies here, as far as it fits.
antler_island-page-about-round = Each round all plan in secret, then reveal a tile in turn until everybody has used four.
antler_island-page-about-last = A marker is far enough on the doe track: this round is played to its end, then the game is over.
antler_island-page-about-move = Move: one step to a neighbouring space. Onto another stag it means a fight. It must be made.
antler_island-page-about-eat = Eat: take all food on your stag’s space, up to five tokens in all.
antler_island-page-about-rut = Rut: win one doe on your stag’s space, one step on the doe track.
antler_island-page-about-grow = Grow: pay food; every 2 of its value make an antler, a single token always makes one.
antler_island-page-about-tile = Control tile { $tile }: the numbers are revealed in order, X at any time.
antler_island-page-about-tile-X = Control tile X: reveal it in any turn, also before 1.
antler_island-page-about-tile-blank = The blank: a decoy that is never revealed. Lay it where others shall guess wrong.
antler_island-page-about-tile-back = A tile face down: all see where it lies, only its owner knows which it is.
antler_island-page-about-plan = All five tiles are laid beside the four actions in secret; any number may lie beside one.
antler_island-page-about-mat = The most points win; then the most antlers, then the higher place, then food.
antler_island-page-about-first = First player of this round; next round it is the next one clockwise.
antler_island-page-about-waiting = The table waits for this player.
antler_island-page-about-won = Winning Stag: a fight is won, so the points count. It is never lost.
antler_island-page-about-not-won = No fight won yet: without one all points are lost at the end. A rival’s retreat counts as a win.
antler_island-page-about-mated = Does won: each is a point, and a step on the doe track.
antler_island-page-about-points = Points now: does, place and cubes. Without the Winning Stag none.
antler_island-page-about-antlers = Antlers on the head: the strength in every fight. At 4, 6, 8 … for the first time each brings a wily tile.
antler_island-page-about-broken = Broken in lost fights: they grow back first.
antler_island-page-about-food = Food held: five tokens at most. All see how many, only the owner their values.
antler_island-page-about-token = A food token worth { $value }: adds as much in a fight, or pays for antlers.
antler_island-page-about-token-back = A food token whose value only its owner knows.
antler_island-page-about-no-token = Room for one more food token; five are the most.
antler_island-page-about-no-tile = Room for a wily tile; three are the most.
antler_island-page-about-speed = Speed: with a move, exactly two steps; the second may end in a fight.
antler_island-page-about-greedy = Greedy: after eating, one more token from the pile, if it fits.
antler_island-page-about-double-rut = Double Rut: where two does stand, win a second one in the same turn.
antler_island-page-about-doping = Doping: after antlers locked, keep one of the tokens committed.
antler_island-page-about-diamond = Diamond Antlers: after a lost lock no antler breaks.
antler_island-page-about-roar = Roar: before or after your action one doe comes from every neighbouring space that has any.
antler_island-page-about-wily-back = A wily tile face down: only its owner knows which.
antler_island-page-about-wily-held = Played in one’s own turn, each kind once a turn; then it is discarded.
antler_island-page-about-wily-pile = Wily tiles: who wins a fight, or grows to 4, 6, 8 … antlers, takes the open one or one from this pile unseen.
antler_island-page-about-wily-shown = The open wily tile: whoever earns one may take it, and keeps it open.
antler_island-page-about-wily-none = No wily tile lies open: the next one discarded comes here.
antler_island-page-about-cubes = Fighting cubes: an attacker who wins takes one from the loser. All of one’s own, or one of every rival, score at the end.
antler_island-page-about-reserve = Does in reserve: new ones come ashore while the reserve covers a whole colour.
antler_island-page-about-green-pile = Green food to come, worth 1 or 2: it is drawn first.
antler_island-page-about-red-pile = Red food to come, worth 1 to 3: drawn once the green is gone.
antler_island-page-about-supply = Antler pieces left: there are fifty and no more.
antler_island-page-about-spent = Food discarded, face up: it becomes the next pile.
antler_island-page-about-track = The doe track: a step for each doe won. The round in which a marker reaches { $count } is the last.
antler_island-page-about-quiet = After { $limit } rounds in a row without a mating the game is scored.
antler_island-page-about-strength = Strength: antlers plus the food committed. The greater wins, equal ones are a draw.
antler_island-page-about-laid = Food committed: all see how many tokens, only their owner the values, until antlers lock.
antler_island-page-about-fight = When antlers lock both show their food. The loser of the lock breaks an antler and is chased away; every winner takes a wily tile.
