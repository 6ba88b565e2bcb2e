aisopos-page-hand = Your hand
aisopos-page-captured = Captured
aisopos-page-free = { $hex }, free
aisopos-page-unknown = { $hex }, a piece of { $seat }, unknown
aisopos-page-piece = { $hex }, a piece of { $seat }: { $kinds }
aisopos-page-beats = { $piece } beats { $kinds }
aisopos-page-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
 }
