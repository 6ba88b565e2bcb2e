aisopos-page-hand = Your hand
aisopos-page-captured = Captured
aisopos-page-free = { $hex }, free
aisopos-page-unknown = { $hex }, a piece of { $seat }, unknown
aisopos-page-piece = { $hex }, a piece of { $seat }: { $kinds }
aisopos-page-beats = { $piece } beats { $kinds }
aisopos-page-who-beats = Who beats whom
aisopos-page-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
 }

aisopos-page-guide-goal = Take pieces of the others: each is worth its number, up to 5 for a Lion. The game ends when somebody has none left, and the most points win.
aisopos-page-guide-hand = This is your hand: two each of Lion, Man, Fox, Mouse and Ant. The big eat the small, but Ants bring down Lions and Mice scare Men.
aisopos-page-guide-place = Choose an animal of your hand, then a free hex. It lies face down: the others see only that it is yours.
aisopos-page-guide-known = You see what your own pieces are. On other pieces the page shows every animal that it can still be; an emblem alone means that nothing is known.
aisopos-page-guide-clash = Later, click one of your pieces and then a neighbouring hex to move it. Moving onto an enemy is a clash: the loser is taken, and only the one who moved sees both.
aisopos-page-guide-help = What you may do now always stands here. Click something that is not allowed, and the rule is told.

aisopos-page-about-free = A free hex: a piece of your hand can be placed here, or one beside it can step here.
aisopos-page-about-own = Only you may look at it, until somebody sees it in a clash.
aisopos-page-about-seen = { $other } has seen what it is.
aisopos-page-about-rival = By what you have seen it can only be one of these.
aisopos-page-about-unknown = Nothing is known of it: it can be any animal its owner still has.
aisopos-page-about-certain = You know for certain what it is.
aisopos-page-about-kind = { $piece } beats { $kinds }; loses to { $others }.
aisopos-page-about-worth = { $points ->
    [one] Worth { $points } point to whoever takes it.
   *[other] Worth { $points } points to whoever takes it.
 }
aisopos-page-about-in-hand = { $count ->
    [0] None left in your hand.
    [one] { $count } in your hand: choose it, then a free hex.
   *[other] { $count } in your hand: choose one, then a free hex.
 }
aisopos-page-about-hand-size = { $count ->
    [one] { $seat } has { $count } piece in hand, hidden from the others.
   *[other] { $seat } has { $count } pieces in hand, hidden from the others.
 }
aisopos-page-about-captured = Taken by { $seat }.
aisopos-page-about-points = Points of { $seat }: the pieces taken count, those that survive do not. The most win.
aisopos-page-about-quiet = After { $limit } turns without a clash the game is drawn, 0 for all. Any clash sets the count back.
aisopos-page-about-draw = Whoever is in turn may offer a draw once; the first refusal ends the offer.
