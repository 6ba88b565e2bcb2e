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
