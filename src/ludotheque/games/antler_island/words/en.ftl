antler_island-title = Antler Island
antler_island-about = Plan in secret, graze, grow antlers, fight for a place, and mate with as many does as you can.
antler_island-option-board = the three-player island: as printed, or in three equal parts
antler_island-option-cubes = play with fighting cubes (advanced)
antler_island-option-reactive_tiles = who may play Doping and Diamond Antlers: both fighters, or only in one’s own turn
antler_island-option-first = the seat that begins (0 is the first)
antler_island-option-limit = rounds after which the game is scored
antler_island-option-limit-none = no limit
antler_island-option-limit-quiet = ten rounds without a mating
antler_island-option-height_0 = height of the first player in cm, for the last tie-break (0: not given)
antler_island-option-height_1 = height of the second player in cm
antler_island-option-height_2 = height of the third player in cm
antler_island-option-height_3 = height of the fourth player in cm

antler_island-move = Move
antler_island-eat = Eat
antler_island-rut = Rut
antler_island-grow = Grow antlers
antler_island-blank = the blank
antler_island-speed = Speed
antler_island-greedy = Greedy
antler_island-double-rut = Double Rut
antler_island-doping = Doping
antler_island-diamond = Diamond Antlers
antler_island-roar = Roar
antler_island-red = red
antler_island-yellow = yellow
antler_island-blue = blue
antler_island-C = the centre

antler_island-ask-FirstSeat = The lot decides who begins.
antler_island-ask-StagDie = The die shows the colour for the stags.
antler_island-ask-PlaceStag = Choose the space where your stag begins; the others follow clockwise.
antler_island-ask-FoodDie = The die shows where food grows.
antler_island-ask-DoeDie = The die shows where does come ashore.
antler_island-ask-LookAtToken = A food token is looked at.
antler_island-ask-Plans = Everybody plans in secret.
antler_island-ask-PlanTile = Lay your next control tile beside an action.
antler_island-ask-TakeTurn = Reveal your lowest number or X.
antler_island-ask-MoveStag = Where does your stag go?
antler_island-ask-WhichToken = Chance says which token is eaten.
antler_island-ask-PlayGreedy = Play Greedy and take one token more?
antler_island-ask-PlayDoubleRut = Play Double Rut and mate again?
antler_island-ask-Grow = Which food do you pay for antlers?
antler_island-ask-Commit = Which food do you commit to the fight?
antler_island-ask-Stand = You are attacked: stand or retreat?
antler_island-ask-Lock = Lock antlers or retreat?
antler_island-ask-Withdraw = Where does your stag retreat to?
antler_island-ask-PlayDoping = Play Doping and keep one committed token?
antler_island-ask-PlayDiamond = Play Diamond Antlers and keep your antler?
antler_island-ask-Chase = Where do you chase the loser?
antler_island-ask-ChooseTile = Take the open wily tile, or one from the pile?
antler_island-ask-DiscardTile = You may keep three wily tiles: which one goes?
antler_island-ask-DrawTile = A wily tile is drawn.
antler_island-ask-OpenTile = A wily tile is laid open.
antler_island-ask-TakeCube = Which fighting cube do you take?
antler_island-ask-RoarAfter = Roar now?

antler_island-action-place = place your stag on { $a }
antler_island-action-plan = lay { $a }: { $b }
antler_island-action-reveal = reveal { $a }
antler_island-action-play = play { $a }
antler_island-action-pass = do not play { $a }
antler_island-action-move = move to { $a }
antler_island-action-speed = play Speed: over { $b } to { $d }
antler_island-action-pay = pay { $all }
antler_island-action-commit = commit { $all }
antler_island-action-stand = stand
antler_island-action-retreat = retreat
antler_island-action-lock = lock antlers
antler_island-action-withdraw = retreat to { $a }
antler_island-action-chase = chase to { $a }
antler_island-action-dope = play Doping and keep a { $a }
antler_island-action-take = { $a ->
    [open] take the open tile
   *[pile] take one from the pile
 }
antler_island-action-discard = give up { $b } { $a ->
    [open] (open)
   *[hidden] (face down)
 }
antler_island-action-cube = { $a ->
    [own] win back a cube of your colour
   *[foreign] take a cube of the loser’s colour
 }
antler_island-action-first = { $a } begins
antler_island-action-stags = stags on { $a }
antler_island-action-food = food on { $a }
antler_island-action-does = does on { $a }
antler_island-action-token = a token of { $a }
antler_island-action-eats = { $a ->
    [first] the first token is eaten
   *[second] the second token is eaten
 }
antler_island-action-draw = { $a } is drawn
antler_island-action-open = { $a } is laid open

antler_island-event-begins = { $seat } begins.
antler_island-event-stag-colour = The stags begin on { $colour }.
antler_island-event-placed = The stag of { $seat } begins on { $space }.
antler_island-event-looked = You look at a token: it is a { $value }.
antler_island-event-food-colour = Food grows on { $colour }.
antler_island-event-food-reshuffled = The food discards ({ $count }) become a new pile.
antler_island-event-doe-colour = Does come ashore on { $colour }.
antler_island-event-climbed = The does climb.
antler_island-event-new-round = Round { $number }: { $seat } is first player.
antler_island-event-planned = { $seat } has planned: Move { $move }, Eat { $eat }, Rut { $rut }, Grow { $grow }.
antler_island-event-own-plan = Your plan: 1 { $tile-1 }, 2 { $tile-2 }, 3 { $tile-3 }, X { $tile-X }, blank { $tile-blank }.
antler_island-event-revealed = { $seat } reveals { $tile }: { $action }.
antler_island-event-moved = { $seat } goes from { $from } to { $space }.
antler_island-event-nothing-to-eat = { $seat } cannot eat here.
antler_island-event-ate = { $seat } eats on { $space }: { $count ->
    [one] one token.
   *[other] { $count } tokens.
 }
antler_island-event-no-doe = { $seat } finds no doe.
antler_island-event-mated = { $seat } mates and has { $total }.
antler_island-event-cannot-grow = { $seat } cannot grow antlers.
antler_island-event-grew = { $seat } pays { $values }; antlers: { $antlers }.
antler_island-event-attacked = { $seat } attacks { $other }!
antler_island-event-committed = { $seat } commits { $count ->
    [one] one token.
   *[other] { $count } tokens.
 }
antler_island-event-committed-values = You committed { $values }.
antler_island-event-stood = { $seat } stands.
antler_island-event-retreated = { $seat } retreats from { $other }.
antler_island-event-locked = { $seat } shows { $count ->
    [0] no food
   *[other] { $values }
 }: strength { $strength }.
antler_island-event-kept-token = { $seat } keeps a { $value }.
antler_island-event-drawn = A draw: { $seat } goes back to { $space }.
antler_island-event-broke = { $seat } breaks an antler; left: { $antlers }.
antler_island-event-chased = { $seat } chases { $other } to { $space }.
antler_island-event-winning-stag = { $seat } earns the Winning Stag.
antler_island-event-played = { $seat } plays { $kind }.
antler_island-event-roared = { $seat } roars, and { $count ->
    [one] a doe comes.
   *[other] { $count } does come.
 }
antler_island-event-no-tile-left = No wily tile is left for { $seat }.
antler_island-event-took-open = { $seat } takes the open tile, { $kind }.
antler_island-event-took-hidden = { $seat } takes a wily tile from the pile.
antler_island-event-drew-tile = It is { $kind }.
antler_island-event-opened = { $kind } is laid open.
antler_island-event-tiles-reshuffled = The wily discards ({ $count }) become a new pile.
antler_island-event-gave-up = { $seat } gives up { $kind }.
antler_island-event-cube-won-back = { $seat } wins a cube back from { $other }.
antler_island-event-cube-taken = { $seat } takes a cube of { $other }.
antler_island-event-showed-food = { $seat } still has food worth { $value }.
antler_island-event-last-round = { $seat } is far enough on the doe track: this round is the last.
antler_island-event-last-round-by-limit = By the limit this round is the last.
antler_island-event-ended = { $ending ->
    [limit] The limit of rounds is reached.
    [quiet] Ten rounds without a mating: the game is scored.
   *[track] A marker got far enough on the doe track: the game is over.
 }

antler_island-refusal-wrong-colour = Your stag begins on a { $colour } space.
antler_island-refusal-tile-used = Tile { $tile } is used already this round.
antler_island-refusal-not-lowest = Tile { $tile } is not your lowest.
antler_island-refusal-no-such-tile = You have no such tile: { $kind }.
antler_island-refusal-stag-in-the-way = A stag stands in the way on { $space }.
antler_island-refusal-back-again = Speed must lead somewhere else than it began.
antler_island-refusal-no-such-space = There is no space { $space } on this island.
antler_island-refusal-marsh = { $space } is a marsh: stags are too heavy.
antler_island-refusal-not-near = { $space } is no neighbour of { $from }.
antler_island-refusal-stag-there = Another stag stands on { $space }.
antler_island-refusal-uphill = { $space } is uphill, and another way is free.
antler_island-refusal-not-held = You do not hold { $values }.
antler_island-refusal-not-committed = You have not committed a { $value }.
antler_island-refusal-roared-already = You have roared this turn.
antler_island-refusal-nobody-hears = No doe is near enough to hear it.
antler_island-refusal-no-such-cube = You cannot take that cube.

antler_island-foresee-begins-on = { $other } begins on { $space }
antler_island-foresee-there = On { $space }: food { $food }, does { $does }, place { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }
antler_island-foresee-food-on = { $count } food now on { $spaces }
antler_island-foresee-does-on = { $count ->
    [one] { $count } doe
   *[other] { $count } does
 } now on { $spaces }
antler_island-foresee-points-on = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for staying on { $spaces }
antler_island-foresee-decoy = A decoy: the blank is never revealed
antler_island-foresee-plan-move = After tile { $tile } your stag can be on { $spaces }
antler_island-foresee-plan-at = At tile { $tile } your stag can be on { $spaces }
antler_island-foresee-plan-speed = By tile { $tile } with Speed also on { $spaces }
antler_island-foresee-plan-skipped = Tile { $tile }: { $action } would be skipped now
antler_island-foresee-plan-pay = { $tokens ->
    [one] { $tokens } token
   *[other] Up to { $tokens } tokens
 } to pay then
antler_island-foresee-plan-fight = On { $space } stands { $other }: a fight
antler_island-foresee-follows = Tile { $tile }: { $action }
antler_island-foresee-move-to = Your stag can go to { $spaces }
antler_island-foresee-speed-to = With Speed also to { $spaces }
antler_island-foresee-fight = Fight with { $other } on { $space }: you { $own_least }–{ $own_most }, they { $least }–{ $most }
antler_island-foresee-fight-about = Fight with { $other } on { $space }: you { $own_least }–{ $own_most }, they about { $least }–{ $most }
antler_island-foresee-no-food = No food here: skipped, the tile is spent
antler_island-foresee-mat-full = You hold five tokens: skipped, the tile is spent
antler_island-foresee-no-doe = No doe here: skipped, the tile is spent
antler_island-foresee-no-growth = No food or no antler piece: skipped, the tile is spent
antler_island-foresee-eats = Eats { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }{ $stay ->
    [0] {""}
   *[other] ; { $stay } stays, chance says which
 }
antler_island-foresee-next-token = A { $value }: { $chance }
antler_island-foresee-next-token-about = A { $value }: about { $chance }
antler_island-foresee-mates = Mates: then { $does ->
    [one] { $does } doe
   *[other] { $does } does
 }
antler_island-foresee-makes-last-round = With that this round is the last
antler_island-foresee-no-win-yet = Counts only once you have won a fight
antler_island-foresee-grows = +{ $gained } { $gained ->
    [one] antler
   *[other] antlers
 }, then { $antlers }
antler_island-foresee-food-lost = { $value } of the value is paid for nothing
antler_island-foresee-tiles-earned = Earns { $count ->
    [one] { $count } wily tile
   *[other] { $count } wily tiles
 }
antler_island-foresee-no-tile-left = No wily tile is left to take
antler_island-foresee-can-grow = With all your food ({ $tokens }): +{ $most } { $most ->
    [one] antler
   *[other] antlers
 }
antler_island-foresee-roars = { $count ->
    [one] { $count } doe comes
   *[other] { $count } does come
 }: then { $does } here
antler_island-foresee-spends-tile = { $kind } is discarded
antler_island-foresee-keeps-tile = You keep { $kind } for later
antler_island-foresee-gives-one-up = Your fourth tile: you give one up
antler_island-foresee-next-tile = { $kind }: { $chance }
antler_island-foresee-next-tile-about = { $kind }: about { $chance }
antler_island-foresee-keeps-another = You keep another: { $kind }
antler_island-foresee-lies-open = { $kind } then lies open for the next winner
antler_island-foresee-use-speed = A move of two steps: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 } from here
antler_island-foresee-use-greedy = One token more when eating; you have room for { $room }
antler_island-foresee-use-double-rut = A second doe in one rut; here now: { $count }
antler_island-foresee-use-doping = Keeps one committed token after antlers lock
antler_island-foresee-use-diamond = Keeps the antler a lost lock would break; you have { $antlers }
antler_island-foresee-use-roar = Calls a doe from each space around; from here { $count }
antler_island-foresee-own-strength = Your strength: { $strength }
antler_island-foresee-own-reach = Your strength, as you commit: { $least }–{ $most }
antler_island-foresee-if-laid = If { $other } commits { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-laid = { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-at-best = At your best against { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-if-laid-about = If { $other } commits { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win about { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-laid-about = { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win about { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-at-best-about = At your best against { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): win about { $win_chance }, draw { $draw_chance }, lose { $lose_chance }
antler_island-foresee-sure = { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): { $outcome ->
    [win] you win for certain
    [draw] a draw for certain
   *[lose] you lose for certain
 }
antler_island-foresee-sure-at-best = At your best against { $other } with { $count ->
    [0] no food
    [one] { $count } token
   *[other] { $count } tokens
 } ({ $least }–{ $most }): { $outcome ->
    [win] you win for certain
    [draw] a draw for certain
   *[lose] you lose for certain
 }
antler_island-foresee-any-tokens = Counted as if { $other } chose at random among all they may hold
antler_island-foresee-retreat-to = Can retreat to { $spaces }: { $points ->
    [0] no points for the place
    [one] { $points } point for the place
   *[other] { $points } points for the place
 }
antler_island-foresee-earns-stag = { $seat } earns the Winning Stag
antler_island-foresee-earns-tile = { $seat } takes a wily tile
antler_island-foresee-earns-cube = { $seat } takes a cube from { $other }
antler_island-foresee-tokens-go = { $count ->
    [one] { $count } committed token is discarded
   *[other] { $count } committed tokens are discarded
 }
antler_island-foresee-keeps-token = Keeps the { $value }, which all have seen; { $count } discarded
antler_island-foresee-keeps-antler = No antler breaks: you keep { $antlers }
antler_island-foresee-antler-breaks = { $antlers ->
    [one] One antler breaks: { $antlers } is left
   *[other] One antler breaks: { $antlers } are left
 }
antler_island-foresee-own-cubes = Then { $count } of your { $of } cubes are yours
antler_island-foresee-cube-colours = Then cubes of { $count } of { $of } rivals
antler_island-foresee-cube-points = Cube points of { $seat }: { $before } → { $after }

antler_island-score-does = does
antler_island-score-place = place on the island
antler_island-score-own-cubes = all own cubes
antler_island-score-cube-set = a cube of every rival
antler_island-score-no-fight-won = no fight won

antler_island-ending-track = A stag got far enough on the doe track.
antler_island-ending-limit = The limit of rounds was reached.
antler_island-ending-quiet = Ten rounds passed without a mating.

antler_island-letter-red = r
antler_island-letter-yellow = y
antler_island-letter-blue = b
antler_island-letter-doe = d
antler_island-letter-food = f
antler_island-key = d does, f food, (1) a stag, ~ a marsh; r y b the colour of a coast space
antler_island-round = Round { $number }, first player { $seat }
antler_island-quiet-count = rounds without a mating: { $count } of { $limit }
antler_island-last-round = This round is the last.
antler_island-beside-does = does in reserve: { $reserve }; the round in which a marker reaches { $end } is the last
antler_island-beside-antlers = antler pieces left: { $count }
antler_island-beside-food = food in the pile: { $count }; discarded: { $spent }
antler_island-beside-tiles = wily tiles in the pile: { $count }; open: { $open }; discarded: { $spent }
antler_island-mat = { $seat }: does { $does }, points { $points }, antlers { $antlers } (broken { $broken }), { $won }
antler_island-has-won = Winning Stag
antler_island-not-won = no fight won
antler_island-mat-food = food: { $food }; wily tiles: { $tiles }
antler_island-mat-plan = plan: { $plan }
antler_island-mat-cubes = cubes of each player: { $cubes }
antler_island-committed = { $food } committed

antler_island-error-board-for-three = the board '{ $board }' is for 3 players; 4 have but one
