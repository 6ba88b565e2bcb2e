bunny_kingdom-title = Bunny Kingdom
bunny_kingdom-about = Draft territories and buildings, join them into rich fiefs, and please the king in secret.

bunny_kingdom-plain = plain
bunny_kingdom-forest = forest
bunny_kingdom-field = field
bunny_kingdom-sea = sea
bunny_kingdom-mountain = mountain
bunny_kingdom-city = city

bunny_kingdom-wood = wood
bunny_kingdom-fish = fish
bunny_kingdom-carrots = carrots
bunny_kingdom-mushroom = mushrooms
bunny_kingdom-pearl = pearls
bunny_kingdom-spice = spice
bunny_kingdom-gold = gold
bunny_kingdom-diamond = diamonds
bunny_kingdom-copper = copper
bunny_kingdom-iron = iron

bunny_kingdom-luxuries = luxuries
bunny_kingdom-squares = squares
bunny_kingdom-rim = rim squares
bunny_kingdom-corners = corners
bunny_kingdom-mountains = mountains
bunny_kingdom-barren_squares = bare squares
bunny_kingdom-cities = cities
bunny_kingdom-barren_cities = cities in bare fiefs
bunny_kingdom-fiefs = fiefs
bunny_kingdom-large_fiefs = large fiefs
bunny_kingdom-parchments = parchments
bunny_kingdom-treasures = treasures
bunny_kingdom-camps_played = camp cards

bunny_kingdom-city1 = City 1
bunny_kingdom-city2 = City 2
bunny_kingdom-city3 = City 3
bunny_kingdom-wood-farm = Wood farm
bunny_kingdom-fish-farm = Fish farm
bunny_kingdom-carrots-farm = Carrots farm
bunny_kingdom-mushroom-farm = Mushroom farm
bunny_kingdom-pearl-farm = Pearl farm
bunny_kingdom-spice-farm = Spice farm
bunny_kingdom-gold-farm = Gold farm
bunny_kingdom-diamond-farm = Diamond farm
bunny_kingdom-copper-farm = Copper farm
bunny_kingdom-iron-farm = Iron farm
bunny_kingdom-post = Trading post
bunny_kingdom-tower = Sky tower
bunny_kingdom-camp1 = Camp 1
bunny_kingdom-camp2 = Camp 2
bunny_kingdom-camp3 = Camp 3
bunny_kingdom-camp4 = Camp 4
bunny_kingdom-camp5 = Camp 5
bunny_kingdom-camp6 = Camp 6
bunny_kingdom-provisions = Provisions

bunny_kingdom-royal-ring = Royal Ring
bunny_kingdom-royal-coat = Royal Coat
bunny_kingdom-royal-scepter = Royal Scepter
bunny_kingdom-royal-chalice = Royal Chalice
bunny_kingdom-royal-crown = Royal Crown
bunny_kingdom-royal-carrot = Royal Carrot
bunny_kingdom-left-glove = Left Glove
bunny_kingdom-right-glove = Right Glove
bunny_kingdom-bureaucrat = Bureaucrat
bunny_kingdom-burgomaster = Burgomaster
bunny_kingdom-diplomat = Diplomat
bunny_kingdom-explorer = Explorer
bunny_kingdom-carpenter = Carpenter
bunny_kingdom-master-carpenter = Master Carpenter
bunny_kingdom-woodland-king = Woodland King
bunny_kingdom-fisher = Fisher
bunny_kingdom-master-fisher = Master Fisher
bunny_kingdom-fisher-king = Fisher King
bunny_kingdom-farmer = Farmer
bunny_kingdom-master-farmer = Master Farmer
bunny_kingdom-carrot-king = Carrot King
bunny_kingdom-merchant = Merchant
bunny_kingdom-master-of-the-mountains = Master of the Mountains
bunny_kingdom-carrotistador = Carrotistador
bunny_kingdom-harecingetorix = Harecingetorix
bunny_kingdom-hunny-king = Hun-ny King
bunny_kingdom-bun-shee = Bun-Shee
bunny_kingdom-panpan = PanPan the Barbarian
bunny_kingdom-colonist = Colonist
bunny_kingdom-king-of-thieves = King of Thieves
bunny_kingdom-matriarch = Matriarch
bunny_kingdom-little-prince = Little Prince
bunny_kingdom-treasure-guardian = Treasure Guardian
bunny_kingdom-treasure-hunter = Treasure Hunter
bunny_kingdom-liberal = Liberal
bunny_kingdom-socialist = Socialist
bunny_kingdom-opportunist = Opportunist

bunny_kingdom-says-royal-ring = { $points }, a treasure
bunny_kingdom-says-royal-coat = { $points }, a treasure
bunny_kingdom-says-royal-scepter = { $points }, a treasure
bunny_kingdom-says-royal-chalice = { $points }, a treasure
bunny_kingdom-says-royal-crown = { $points }, a treasure
bunny_kingdom-says-royal-carrot = { $points }, a treasure
bunny_kingdom-says-left-glove = { $points }, or { $paired } with the other glove, a treasure
bunny_kingdom-says-right-glove = { $points }, or { $paired } with the other glove, a treasure
bunny_kingdom-says-bureaucrat = { $points } a parchment of yours
bunny_kingdom-says-burgomaster = { $points } a city
bunny_kingdom-says-diplomat = { $points } a square on the rim of the board
bunny_kingdom-says-explorer = { $points } a corner of the board
bunny_kingdom-says-carpenter = { $points } a unit of wood
bunny_kingdom-says-master-carpenter = { $points } a unit of wood
bunny_kingdom-says-woodland-king = { $points } for { $least } wood or more
bunny_kingdom-says-fisher = { $points } a unit of fish
bunny_kingdom-says-master-fisher = { $points } a unit of fish
bunny_kingdom-says-fisher-king = { $points } for { $least } fish or more
bunny_kingdom-says-farmer = { $points } a unit of carrots
bunny_kingdom-says-master-farmer = { $points } a unit of carrots
bunny_kingdom-says-carrot-king = { $points } for { $least } carrots or more
bunny_kingdom-says-merchant = { $points } a luxury produced
bunny_kingdom-says-master-of-the-mountains = { $points } a mountain
bunny_kingdom-says-carrotistador = { $points } a fief of three squares or more
bunny_kingdom-says-harecingetorix = { $points } a fief
bunny_kingdom-says-hunny-king = { $points } for { $least } fiefs or more
bunny_kingdom-says-bun-shee = { $points } a city in fiefs that produce nothing
bunny_kingdom-says-panpan = { $points } a square without city and product
bunny_kingdom-says-colonist = { $points } a camp card played
bunny_kingdom-says-king-of-thieves = { $points } for { $least } cities or more
bunny_kingdom-says-matriarch = { $points } for more squares than anyone
bunny_kingdom-says-little-prince = the last harvest again, without the best fief
bunny_kingdom-says-treasure-guardian = { $points } a treasure of yours
bunny_kingdom-says-treasure-hunter = your treasures count again
bunny_kingdom-says-liberal = copies a parchment of your right neighbour
bunny_kingdom-says-socialist = copies a parchment of your left neighbour
bunny_kingdom-says-opportunist = { $points } for being second

bunny_kingdom-ask-Deal = A card is dealt.
bunny_kingdom-ask-Supply = Provisions draw from the deck.
bunny_kingdom-ask-Draft = Everybody chooses in secret.
bunny_kingdom-ask-Play = Choose a card to play.
bunny_kingdom-ask-PlayAnother = You play { $chosen }. Choose a second card to play.
bunny_kingdom-ask-Discard = You play { $chosen }. Choose another card to discard face down.
bunny_kingdom-ask-Construct = Place one construction, announce a camp, or pass.
bunny_kingdom-ask-JoinFiefs = One sky tower stands on { $square }. Where does the second stand?
bunny_kingdom-ask-PlaceCampBefore = { $other } announces { $announced }. Is { $card } placed first?
bunny_kingdom-ask-PlaceCamp = Place { $card }, which was announced, or take it back for a later round.
bunny_kingdom-ask-Trading = The owners of trading posts choose in secret.
bunny_kingdom-ask-ChooseResource = What does your trading post on { $square } produce this round?
bunny_kingdom-ask-CopyParchment = Which parchment does { $card } copy?

bunny_kingdom-action-play = play { $a }
bunny_kingdom-action-discard = discard { $a }
bunny_kingdom-action-build = build { $a } on { $b }
bunny_kingdom-action-raise = raise a sky tower on { $a }
bunny_kingdom-action-join = join it to { $a }
bunny_kingdom-action-announce = announce camp { $a }
bunny_kingdom-action-settle = put the camp on { $a }
bunny_kingdom-action-pass = pass
bunny_kingdom-action-decline = let the other go first
bunny_kingdom-action-withdraw = keep the camp for later
bunny_kingdom-action-trade = trade in { $a }
bunny_kingdom-action-copy = copy { $a }
bunny_kingdom-action-draw = draw { $a }

bunny_kingdom-event-round-begins = Round { $round } begins.
bunny_kingdom-event-dealt = You are dealt { $card }.
bunny_kingdom-event-took-up = You take up a hand: { $cards }.
bunny_kingdom-event-discarded = You discard { $card } face down.
bunny_kingdom-event-kept = { $seat } keeps a parchment face down.
bunny_kingdom-event-kept-which = It is { $card }.
bunny_kingdom-event-took-square = { $seat } takes { $square }.
bunny_kingdom-event-camp-lifted = { $seat } lifts the own camp on { $square }: the land is theirs for good.
bunny_kingdom-event-camp-evicted = { $seat } drives the camp of { $other } off { $square }.
bunny_kingdom-event-waits = { $seat } has { $card } to build.
bunny_kingdom-event-supplied = { $seat } draws two cards and plays them.
bunny_kingdom-event-drew = { $seat } draws { $card }.
bunny_kingdom-event-built = { $seat } builds { $card } on { $square }.
bunny_kingdom-event-joined = { $seat } joins { $from } and { $to } by sky towers.
bunny_kingdom-event-announced = { $seat } announces { $card }.
bunny_kingdom-event-settled = { $seat } puts { $card } on { $square }.
bunny_kingdom-event-declined = { $seat } does not place { $card } now.
bunny_kingdom-event-withdrew = { $seat } keeps { $card } after all.
bunny_kingdom-event-passed = { $seat } passes.
bunny_kingdom-event-traded = { $seat } trades in { $resource } on { $square }.
bunny_kingdom-event-harvested = { $seat } harvests { $carrots } from the fief of { $square }: { $strength } × { $wealth }.
bunny_kingdom-event-round-ends = Round { $round } is over.
bunny_kingdom-event-revealed = { $seat } shows { $cards }.
bunny_kingdom-event-copied = { $seat } lets { $card } copy { $target }.
bunny_kingdom-event-copied-nothing = { $seat } finds nothing for { $card } to copy.
bunny_kingdom-event-scored = { $seat } scores { $carrots } for { $card }.

bunny_kingdom-refusal-not-in-hand = You do not have { $card } in hand, or not besides the one you chose.
bunny_kingdom-refusal-not-waiting = { $card } does not lie before you.
bunny_kingdom-refusal-not-controlled = You do not control { $square }.
bunny_kingdom-refusal-built-already = There is a construction on { $square } already.
bunny_kingdom-refusal-wrong-terrain = { $card } can only stand on: { $terrain }.
bunny_kingdom-refusal-no-other-fief = You have no free square in another fief for the second tower.
bunny_kingdom-refusal-same-fief = { $square } lies in the same fief as the first tower.
bunny_kingdom-refusal-camp-withdrawn = You took { $card } back: it waits for the next round.
bunny_kingdom-refusal-no-virgin-land = There is no virgin land left.
bunny_kingdom-refusal-not-virgin = { $square } is not virgin land.
bunny_kingdom-refusal-not-within-reach = { $card } cannot copy { $target }.

bunny_kingdom-foresee-fief = Fief of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }: { $strength } × { $wealth } = { $carrots } a harvest
bunny_kingdom-foresee-fief-before = Before: { $strength } × { $wealth } = { $carrots }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }
bunny_kingdom-foresee-harvest = { $more ->
    [0] No more carrots for now
   *[other] { $harvests ->
        [1] +{ $total } at the last harvest
       *[other] +{ $more } a harvest, +{ $total } over the { $harvests } left
    }
 }
bunny_kingdom-foresee-together = With { $card }: { $more ->
    [0] no more carrots for now
   *[other] { $harvests ->
        [1] +{ $total } at the last harvest
       *[other] +{ $more } a harvest, +{ $total } over the { $harvests } left
    }
 }
bunny_kingdom-foresee-evicts = Drives { $card } of { $other } off { $square }{ $carrots ->
    [0] {""}
   *[other] : −{ $carrots } a harvest for them
 }
bunny_kingdom-foresee-lifts = Your { $card } goes: { $square } can be built on
bunny_kingdom-foresee-room = { $card }: { $squares ->
    [0] none of your squares can take it now
    [one] room on { $squares } square, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
   *[other] room on { $squares } squares, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
 }
bunny_kingdom-foresee-tower-room = { $card }: { $squares ->
    [0] no two of your fiefs have room for it now
    [one] room on { $squares } square, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
   *[other] room on { $squares } squares, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
 }
bunny_kingdom-foresee-camp-room = { $card }: { $squares ->
    [0] no virgin land is left
    [one] { $squares } virgin square, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
   *[other] { $squares } virgin squares, { $more ->
        [0] no carrots yet
       *[other] up to +{ $more } a harvest
    }
 }
bunny_kingdom-foresee-provisions = { $cards ->
    [0] The deck is empty: nothing is drawn
    [one] Plays { $cards } card off the deck, which has { $left }
   *[other] Plays { $cards } cards off the deck, which has { $left }
 }
bunny_kingdom-foresee-discard = { $card } leaves the game, and only you know
bunny_kingdom-foresee-given-up = Would bring you { $more ->
    [0] nothing for now
   *[other] at most +{ $more } a harvest
 }: { $card }
bunny_kingdom-foresee-denied = Would bring { $other } { $more ->
    [0] nothing for now
   *[other] at most +{ $more } a harvest
 }: { $card }
bunny_kingdom-foresee-camp-safe = { $card } of { $other } on { $square } can no longer be driven off
bunny_kingdom-foresee-camps-only = From now on only a camp can take { $square }
bunny_kingdom-foresee-nobodys = From now on nobody can take { $square }
bunny_kingdom-foresee-second-tower = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } for the second tower, { $more ->
    [0] no carrots yet
   *[other] up to +{ $more } a harvest
 }
bunny_kingdom-foresee-post-as = Counted with { $resource }; you choose anew every round
bunny_kingdom-foresee-kept-back = { $cards ->
    [one] { $cards } construction waits for later
   *[other] { $cards } constructions wait for later
 }
bunny_kingdom-foresee-unplaced = { $cards ->
    [one] { $cards } construction unplaced, worth nothing at the end
   *[other] { $cards } constructions unplaced, worth nothing at the end
 }
bunny_kingdom-foresee-ends-construction = With that the construction is over
bunny_kingdom-foresee-asked-first = { $other } may place { $card } first
bunny_kingdom-foresee-goes-first = { $other } may then place { $card }
bunny_kingdom-foresee-camp-withdrawn = { $card } waits for the next round
bunny_kingdom-foresee-camp-unplaced = { $card } stays unplaced, worth nothing at the end
bunny_kingdom-foresee-no-draft-left = No draft follows: nobody can drive you off { $square }
bunny_kingdom-foresee-card-gone = The card of { $square } is gone: the camp stays
bunny_kingdom-foresee-card-may-come = The card of { $square } may still come: then the camp goes
bunny_kingdom-foresee-trade = { $more ->
    [0] Adds nothing to this harvest
   *[other] +{ $more } at this harvest
 }: { $resource }
bunny_kingdom-foresee-copy = As { $card }: { $carrots }, for you +{ $total } in all
bunny_kingdom-foresee-final = At the end: you { $carrots }, the best rival { $rival }
bunny_kingdom-foresee-mission = { $card }: { $before } → { $after }
bunny_kingdom-foresee-mission-goal = { $card }: { $before } → { $after } of { $least }, { $carrots ->
    [0] nothing yet
   *[other] brings { $carrots }
 }
bunny_kingdom-foresee-mission-lead = { $card }: { $before } → { $after } squares, best rival { $rival }, { $carrots ->
    [0] nothing yet
   *[other] brings { $carrots }
 }
bunny_kingdom-foresee-post-decides = { $card }: trading posts count as in round 4
bunny_kingdom-foresee-worth-fixed = { $card }: { $carrots }, whatever happens
bunny_kingdom-foresee-worth-glove = { $card }: { $carrots } now, { $paired } with the other glove
bunny_kingdom-foresee-worth-pair = { $card }: { $carrots }, you have both gloves
bunny_kingdom-foresee-worth-each = { $card }: { $carrots } now ({ $what }: { $count }), +{ $each } each
bunny_kingdom-foresee-worth-goal = { $card }: { $carrots } now ({ $what }: { $count } of { $least } for { $points })
bunny_kingdom-foresee-worth-most = { $card }: { $carrots } now ({ $what }: { $count }, best rival { $rival }), { $points } for the most
bunny_kingdom-foresee-worth-harvest = { $card }: { $carrots } now, your fiefs without the best, which has { $best }
bunny_kingdom-foresee-worth-treasures = { $card }: { $carrots } now, for { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
bunny_kingdom-foresee-worth-end = { $card }: known at the end only

bunny_kingdom-score-harvest-1 = harvest 1
bunny_kingdom-score-harvest-2 = harvest 2
bunny_kingdom-score-harvest-3 = harvest 3
bunny_kingdom-score-harvest-4 = harvest 4
bunny_kingdom-score-royal-ring = Royal Ring
bunny_kingdom-score-royal-coat = Royal Coat
bunny_kingdom-score-royal-scepter = Royal Scepter
bunny_kingdom-score-royal-chalice = Royal Chalice
bunny_kingdom-score-royal-crown = Royal Crown
bunny_kingdom-score-royal-carrot = Royal Carrot
bunny_kingdom-score-left-glove = Left Glove
bunny_kingdom-score-right-glove = Right Glove
bunny_kingdom-score-bureaucrat = Bureaucrat
bunny_kingdom-score-burgomaster = Burgomaster
bunny_kingdom-score-diplomat = Diplomat
bunny_kingdom-score-explorer = Explorer
bunny_kingdom-score-carpenter = Carpenter
bunny_kingdom-score-master-carpenter = Master Carpenter
bunny_kingdom-score-woodland-king = Woodland King
bunny_kingdom-score-fisher = Fisher
bunny_kingdom-score-master-fisher = Master Fisher
bunny_kingdom-score-fisher-king = Fisher King
bunny_kingdom-score-farmer = Farmer
bunny_kingdom-score-master-farmer = Master Farmer
bunny_kingdom-score-carrot-king = Carrot King
bunny_kingdom-score-merchant = Merchant
bunny_kingdom-score-master-of-the-mountains = Master of the Mountains
bunny_kingdom-score-carrotistador = Carrotistador
bunny_kingdom-score-harecingetorix = Harecingetorix
bunny_kingdom-score-hunny-king = Hun-ny King
bunny_kingdom-score-bun-shee = Bun-Shee
bunny_kingdom-score-panpan = PanPan the Barbarian
bunny_kingdom-score-colonist = Colonist
bunny_kingdom-score-king-of-thieves = King of Thieves
bunny_kingdom-score-matriarch = Matriarch
bunny_kingdom-score-little-prince = Little Prince
bunny_kingdom-score-treasure-guardian = Treasure Guardian
bunny_kingdom-score-treasure-hunter = Treasure Hunter
bunny_kingdom-score-liberal = Liberal
bunny_kingdom-score-socialist = Socialist
bunny_kingdom-score-opportunist = Opportunist

bunny_kingdom-ending-rounds = The four rounds are over.

bunny_kingdom-draw-round = Round { $round }, pick { $pick }, hands go { $passing ->
    [left] left
   *[right] right
 }
bunny_kingdom-draw-phase = Round { $round }: { $phase ->
    [resolution] resolution
    [construction] construction
    [trading] trading posts
    [harvest] harvest
   *[parchments] parchments
 }
bunny_kingdom-draw-legend = ♣ forest  ≈ sea  ¤ field  · plain  ▲ mountain  ⌂ city  ‖ ══ lava
bunny_kingdom-draw-legend-built = c2 City 2  T1 sky tower of pair 1  K3 Camp 3  { $post } trading post for fish  { $farm } gold farm  at the right whose square it is
bunny_kingdom-draw-seat = { $number } { $seat }: { $carrots ->
    [one] { $carrots } carrot
   *[other] { $carrots } carrots
 }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, fiefs { $fiefs }
bunny_kingdom-draw-before = before them: { $cards }; parchments: { $parchments }; cards in hand: { $hand }
bunny_kingdom-draw-gains = fiefs by round: { $gains }
bunny_kingdom-draw-card = { $name }: { $says }
bunny_kingdom-draw-hand = Your hand:
bunny_kingdom-draw-parchments = Your parchments:
bunny_kingdom-draw-worths = Worth, as things stand:
bunny_kingdom-draw-remembered = You remember:
bunny_kingdom-draw-known-hand = { $seat } holds { $cards }{ $unknown ->
    [0] {""}
   *[other] {" "}and { $unknown } more
 }
bunny_kingdom-draw-group = { $cards }: { $places }
bunny_kingdom-draw-group-kept = { $count } kept by { $seat }
bunny_kingdom-draw-group-held = { $count } in the hand of { $seat }
bunny_kingdom-draw-turn-known = round { $round }, pick { $pick }: { $seat } discarded { $discarded }
bunny_kingdom-draw-turn-kept = round { $round }, pick { $pick }: { $seat } kept { $kept }
bunny_kingdom-draw-turn-either = round { $round }, pick { $pick }: { $seat } kept or discarded { $either }

bunny_kingdom-error-pack-object = a pack is an object with 'squares', 'lava', 'constructions', 'parchments'
bunny_kingdom-error-pack-section = no such section: { $nearest }
bunny_kingdom-error-pack-text = a text is expected
bunny_kingdom-error-pack-by-id = an object by id is expected
bunny_kingdom-error-pack-entry = no such entry: { $nearest }
bunny_kingdom-error-pack-terrain = a terrain is expected: { $words }
bunny_kingdom-error-pack-cities = the box has { $count } printed cities, not { $given }
bunny_kingdom-error-pack-pairs = a list of pairs of squares is expected
bunny_kingdom-error-pack-most-pairs = at most { $most } pairs of squares are expected, not { $count }
bunny_kingdom-error-pack-pair = a pair of squares is expected
bunny_kingdom-error-pack-apart = { $here } and { $there } are not side by side
bunny_kingdom-error-pack-figure = a number from 0 to 99 is expected
